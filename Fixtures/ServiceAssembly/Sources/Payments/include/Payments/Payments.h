// The module's umbrella. On platforms without Objective-C there is nothing in it.
#ifdef __OBJC__
#import "PAYPaymentTypes.h"
#import "PAYReceiptStore.h"
#import "PAYPaymentService.h"
#endif
