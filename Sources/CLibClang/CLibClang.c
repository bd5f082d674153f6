#include "CLibClang.h"
