#ifndef MOCKGEN_DISPATCH
#define MOCKGEN_DISPATCH
typedef void (^dispatch_block_t)(void);
typedef uint64_t dispatch_time_t;
__attribute__((swift_name("DispatchQueue")))
@interface OS_dispatch_queue : NSObject
@end
__attribute__((swift_name("DispatchGroup")))
@interface OS_dispatch_group : NSObject
@end
__attribute__((swift_name("DispatchSemaphore")))
@interface OS_dispatch_semaphore : NSObject
@end
__attribute__((swift_name("__DispatchData")))
@interface OS_dispatch_data : NSObject
@end
typedef OS_dispatch_queue *dispatch_queue_t;
typedef OS_dispatch_group *dispatch_group_t;
typedef OS_dispatch_semaphore *dispatch_semaphore_t;
typedef OS_dispatch_data *dispatch_data_t;
#endif
