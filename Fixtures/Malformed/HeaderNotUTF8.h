/// @mockable
@protocol Store // été
- (void)load;
@end
