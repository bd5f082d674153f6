// The stub SDK's categories on `NSObject`: what Foundation adds to it, and mocks of protocols with such members override.

extension StubHeaders {
    /// Key-value coding and observing, archiving, and messages that are sent later.
    static let membersOfObject = """
        typedef NS_ENUM(NSUInteger, NSKeyValueChange) { NSKeyValueChangeSetting = 1 };
        typedef NS_ENUM(NSUInteger, NSKeyValueSetMutationKind) { NSKeyValueUnionSetMutation = 1 };
        @interface NSObject (NSKeyValueCoding)
        @property (class, readonly) BOOL accessInstanceVariablesDirectly;
        - (nullable id)valueForKey:(NSString *)key;
        - (void)setValue:(nullable id)value forKey:(NSString *)key;
        - (BOOL)validateValue:(inout id _Nullable *_Nonnull)ioValue forKey:(NSString *)inKey error:(out NSError **)outError;
        - (NSMutableArray *)mutableArrayValueForKey:(NSString *)key;
        - (NSMutableOrderedSet *)mutableOrderedSetValueForKey:(NSString *)key;
        - (NSMutableSet *)mutableSetValueForKey:(NSString *)key;
        - (nullable id)valueForKeyPath:(NSString *)keyPath;
        - (void)setValue:(nullable id)value forKeyPath:(NSString *)keyPath;
        - (BOOL)validateValue:(inout id _Nullable *_Nonnull)ioValue
                   forKeyPath:(NSString *)inKeyPath
                        error:(out NSError **)outError;
        - (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)keyPath;
        - (NSMutableOrderedSet *)mutableOrderedSetValueForKeyPath:(NSString *)keyPath;
        - (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)keyPath;
        - (nullable id)valueForUndefinedKey:(NSString *)key;
        - (void)setValue:(nullable id)value forUndefinedKey:(NSString *)key;
        - (void)setNilValueForKey:(NSString *)key;
        - (NSDictionary<NSString *, id> *)dictionaryWithValuesForKeys:(NSArray<NSString *> *)keys;
        - (void)setValuesForKeysWithDictionary:(NSDictionary<NSString *, id> *)keyedValues;
        @end
        @interface NSObject (NSKeyValueObserving)
        - (void)observeValueForKeyPath:(nullable NSString *)keyPath
                              ofObject:(nullable id)object
                                change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change
                               context:(nullable void *)context;
        - (void)addObserver:(NSObject *)observer
                 forKeyPath:(NSString *)keyPath
                    options:(NSKeyValueObservingOptions)options
                    context:(nullable void *)context;
        - (void)removeObserver:(NSObject *)observer
                    forKeyPath:(NSString *)keyPath
                       context:(nullable void *)context;
        - (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
        - (void)willChangeValueForKey:(NSString *)key;
        - (void)didChangeValueForKey:(NSString *)key;
        - (void)willChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
        - (void)didChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
        - (void)willChangeValueForKey:(NSString *)key
                      withSetMutation:(NSKeyValueSetMutationKind)mutationKind
                         usingObjects:(NSSet *)objects;
        - (void)didChangeValueForKey:(NSString *)key
                     withSetMutation:(NSKeyValueSetMutationKind)mutationKind
                        usingObjects:(NSSet *)objects;
        + (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
        + (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
        @property (nullable) void *observationInfo;
        @end
        @interface NSObject (NSCoderMethods)
        + (NSInteger)version;
        + (void)setVersion:(NSInteger)aVersion;
        @property (readonly) Class classForCoder;
        - (nullable id)replacementObjectForCoder:(NSCoder *)coder;
        - (nullable id)awakeAfterUsingCoder:(NSCoder *)coder;
        @end
        @interface NSObject (NSDelayedPerforming)
        - (void)performSelector:(SEL)aSelector
                     withObject:(nullable id)anArgument
                     afterDelay:(NSTimeInterval)delay
                        inModes:(NSArray<NSRunLoopMode> *)modes;
        - (void)performSelector:(SEL)aSelector withObject:(nullable id)anArgument afterDelay:(NSTimeInterval)delay;
        + (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget
                                               selector:(SEL)aSelector
                                                 object:(nullable id)anArgument;
        + (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget;
        - (void)performSelectorOnMainThread:(SEL)aSelector
                                 withObject:(nullable id)argument
                              waitUntilDone:(BOOL)wait
                                      modes:(nullable NSArray<NSString *> *)modes;
        - (void)performSelectorOnMainThread:(SEL)aSelector
                                 withObject:(nullable id)argument
                              waitUntilDone:(BOOL)wait;
        - (void)performSelectorInBackground:(SEL)aSelector withObject:(nullable id)argument;
        @end

        """
}
