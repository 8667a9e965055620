// The part of Foundation that the library uses, and the macros that Apple's headers use.
#pragma once
#include "CoreGraphics.h"
#include "ObjectiveC.h"

#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_NAME(n) __attribute__((swift_name(#n)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
// Without this macro, a method with a completion block is also imported as `async`, with a
// @Sendable block.
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_EXTENSIBLE_STRING_ENUM __attribute__((swift_newtype(struct)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
// An open enumeration, to which a later system may add cases. All enumerations of UIKit are open.
#define NS_ENUM(type, name) \
  enum name : type name; enum __attribute__((enum_extensibility(open))) name : type
#define NS_OPTIONS(type, name) \
  enum name : type name; enum __attribute__((flag_enum, enum_extensibility(open))) name : type

// API_AVAILABLE(ios(16.0), tvos(16.0)) becomes one clang attribute for each platform.
#define _API_PICK(_1, _2, _3, NAME, ...) NAME
#define _API_IN(x) __attribute__((availability(_API_IN_##x)))
#define _API_IN_ios(v) ios, introduced = v
#define _API_IN_tvos(v) tvos, introduced = v
#define _API_IN_macos(v) macos, introduced = v
#define _API_IN_visionos(v) visionos, introduced = v
#define _API_1(a) _API_IN(a)
#define _API_2(a, b) _API_IN(a) _API_IN(b)
#define _API_3(a, b, c) _API_IN(a) _API_IN(b) _API_IN(c)
#define API_AVAILABLE(...) _API_PICK(__VA_ARGS__, _API_3, _API_2, _API_1)(__VA_ARGS__)
#define API_UNAVAILABLE(x) __attribute__((availability(x, unavailable)))
#define API_DEPRECATED_IOS(text, from, to) \
  __attribute__((availability(ios, introduced = from, deprecated = to, message = text))) \
  __attribute__((availability(tvos, introduced = from, deprecated = to, message = text)))

#pragma clang assume_nonnull begin
@class NSCoder, NSData, NSError, NSString;

#ifdef __ENVIRONMENT_MAC_OS_X_VERSION_MIN_REQUIRED__
typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
#endif
typedef struct _NSRange {
  NSUInteger location;
  NSUInteger length;
} NSRange;

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
// Core Foundation's.
typedef double CFTimeInterval;

typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(RunLoop.Mode.common);
NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
@end

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@interface NSObject (NSDescription)
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
@end

@interface NSCoder : NSObject
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
- (void)encodeFloat:(float)value forKey:(NSString *)key;
- (void)encodeDouble:(double)value forKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
- (nullable id)decodeObjectForKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
- (NSInteger)decodeIntegerForKey:(NSString *)key;
- (float)decodeFloatForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
@property (readonly) BOOL allowsKeyedCoding;
@end
@interface NSKeyedArchiver : NSCoder
- (instancetype)initRequiringSecureCoding:(BOOL)requiresSecureCoding NS_DESIGNATED_INITIALIZER;
- (void)finishEncoding;
@property (readonly, strong) NSData *encodedData;
@property BOOL requiresSecureCoding;
@end
@interface NSKeyedUnarchiver : NSCoder
- (nullable instancetype)initForReadingFromData:(NSData *)data
                                          error:(NSError *_Nullable *_Nullable)error
    NS_SWIFT_NAME(init(forReadingFrom:)) NS_DESIGNATED_INITIALIZER;
@property BOOL requiresSecureCoding;
- (void)finishDecoding;
@end

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying, NSSecureCoding>
@end
__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end
__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<KeyType, __covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSNumber : NSValue
- (NSNumber *)initWithInteger:(NSInteger)value NS_SWIFT_NAME(init(value:));
- (NSNumber *)initWithDouble:(double)value NS_SWIFT_NAME(init(value:));
@end
__attribute__((swift_bridge("Data")))
@interface NSData : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE
__attribute__((swift_bridge("Swift.Error")))
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *domain;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(Progress)
@interface NSProgress : NSObject
@end
typedef NS_ENUM(NSInteger, NSItemProviderRepresentationVisibility) {
  NSItemProviderRepresentationVisibilityAll = 0,
  NSItemProviderRepresentationVisibilityTeam = 1,
  NSItemProviderRepresentationVisibilityOwnProcess = 3,
};
// https://developer.apple.com/documentation/foundation/nsitemprovider
@interface NSItemProvider : NSObject <NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (copy, readonly) NSArray<NSString *> *registeredTypeIdentifiers;
- (BOOL)hasItemConformingToTypeIdentifier:(NSString *)typeIdentifier
    NS_SWIFT_NAME(hasItemConformingToTypeIdentifier(_:));
- (void)registerDataRepresentationForTypeIdentifier:(NSString *)typeIdentifier
                                         visibility:(NSItemProviderRepresentationVisibility)visibility
                                        loadHandler:(NSProgress *_Nullable (NS_SWIFT_SENDABLE ^)(
                                            void (NS_SWIFT_SENDABLE ^completionHandler)(
                                                NSData *_Nullable data,
                                                NSError *_Nullable error)))loadHandler
    NS_SWIFT_NAME(registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:));
- (NSProgress *)loadDataRepresentationForTypeIdentifier:(NSString *)typeIdentifier
                                      completionHandler:(void (NS_SWIFT_SENDABLE ^)(
                                                            NSData *_Nullable data,
                                                            NSError *_Nullable error))completionHandler
    NS_SWIFT_NAME(loadDataRepresentation(forTypeIdentifier:completionHandler:));
@end
@protocol NSLocking
- (void)lock;
- (void)unlock;
@end
NS_SWIFT_SENDABLE
@interface NSLock : NSObject <NSLocking>
@end
NS_SWIFT_SENDABLE
__attribute__((swift_bridge("IndexPath")))
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE
__attribute__((swift_bridge("IndexSet")))
@interface NSIndexSet : NSObject <NSCopying, NSSecureCoding>
@end
typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM
    NS_SWIFT_NAME(NSAttributedString.Key);
@interface NSAttributedString : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithString:(NSString *)str NS_SWIFT_NAME(init(string:));
- (instancetype)initWithString:(NSString *)str
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs
    NS_SWIFT_NAME(init(string:attributes:));
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
@property (nullable, readonly, copy) NSString *bundleIdentifier;
@end

typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
  NSKeyValueObservingOptionNew = 0x01,
  NSKeyValueObservingOptionOld = 0x02,
  NSKeyValueObservingOptionInitial = 0x04,
  NSKeyValueObservingOptionPrior = 0x08,
};
typedef NS_ENUM(NSUInteger, NSKeyValueChange) {
  NSKeyValueChangeSetting = 1,
  NSKeyValueChangeInsertion = 2,
  NSKeyValueChangeRemoval = 3,
  NSKeyValueChangeReplacement = 4,
};

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
__attribute__((swift_bridge("Notification")))
@interface NSNotification : NSObject <NSCopying>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, strong) id object;
@end
NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue NS_SWIFT_NAME(main);
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (void)addObserver:(id)observer
           selector:(SEL)aSelector
               name:(nullable NSNotificationName)aName
             object:(nullable id)anObject;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void(NS_SWIFT_SENDABLE ^)(NSNotification *notification))block
    NS_SWIFT_NAME(addObserver(forName:object:queue:using:));
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject;
- (void)postNotificationName:(NSNotificationName)aName
                      object:(nullable id)anObject
                    userInfo:(nullable NSDictionary *)aUserInfo
    NS_SWIFT_NAME(post(name:object:userInfo:));
- (void)removeObserver:(id)observer;
@end
#pragma clang assume_nonnull end
