// NSObject, the root of the class hierarchy, and the scalar types that it uses.
#pragma once
#pragma clang assume_nonnull begin

typedef struct _NSZone NSZone;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef _Bool BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (nullable, readonly) Class superclass;
- (BOOL)isKindOfClass:(Class)aClass __attribute__((swift_name("isKind(of:)")));
- (BOOL)isMemberOfClass:(Class)aClass __attribute__((swift_name("isMember(of:)")));
// Apple's header has no nullability.
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector
    __attribute__((swift_name("responds(to:)")));
- (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector
    __attribute__((swift_name("perform(_:)")));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
- (id)copy;
- (id)mutableCopy;
- (nullable id)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector
    __attribute__((swift_name("forwardingTarget(for:)")));
+ (BOOL)resolveInstanceMethod:(SEL _Null_unspecified)sel;
@end

typedef struct objc_method *Method;
typedef void (*IMP)(void);
extern Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);
extern IMP method_getImplementation(Method m);
extern const char *_Nullable method_getTypeEncoding(Method m);
extern BOOL class_addMethod(Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
#pragma clang assume_nonnull end
