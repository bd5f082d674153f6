protocol C: A {}
