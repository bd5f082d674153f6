// What takes the payments is not part of the sample; the module has to have a source.
