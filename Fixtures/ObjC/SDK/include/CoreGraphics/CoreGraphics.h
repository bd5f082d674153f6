#ifndef MOCKGEN_CORE_GRAPHICS
#define MOCKGEN_CORE_GRAPHICS
typedef double CGFloat;
typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef const void *CFTypeRef;
#endif
