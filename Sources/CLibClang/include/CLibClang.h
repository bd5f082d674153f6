// The few functions and structures of libclang's C interface that are used, declared by hand, so that nothing has to be
// installed to build. The functions are looked up at run time.

#ifndef CLIBCLANG_H
#define CLIBCLANG_H

#endif
