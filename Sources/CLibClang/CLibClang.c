// Where a library lies that the system found by its name. Swift does not see `dladdr` on Linux.

#define _GNU_SOURCE
#include "CLibClang.h"
#include <dlfcn.h>

const char *CXPathOfLibrary(const void *address) {
    Dl_info information;
    return dladdr(address, &information) != 0 ? information.dli_fname : NULL;
}
