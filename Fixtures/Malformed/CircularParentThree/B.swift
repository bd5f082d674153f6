protocol B: C {}
