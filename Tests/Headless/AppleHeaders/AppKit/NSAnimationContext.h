// Groups of animations. Apple's header does not isolate them to an actor.
#pragma once
#include "../Foundation.h"
#include "../QuartzCore.h"
#pragma clang assume_nonnull begin

@interface NSAnimationContext : NSObject
+ (void)runAnimationGroup:(void(NS_NOESCAPE ^)(NSAnimationContext *context))changes
        completionHandler:(nullable void (^)(void))completionHandler
    NS_SWIFT_NAME(runAnimationGroup(_:completionHandler:)) NS_SWIFT_DISABLE_ASYNC;
+ (void)runAnimationGroup:(void(NS_NOESCAPE ^)(NSAnimationContext *context))changes
    NS_SWIFT_NAME(runAnimationGroup(_:));
+ (void)beginGrouping;
+ (void)endGrouping;
@property (class, readonly, strong) NSAnimationContext *currentContext NS_SWIFT_NAME(current);
@property NSTimeInterval duration;
@property (nullable, strong) CAMediaTimingFunction *timingFunction;
@property (nullable, copy) void (^completionHandler)(void);
@property BOOL allowsImplicitAnimation;
@end

NS_SWIFT_UI_ACTOR
@protocol NSAnimatablePropertyContainer
- (instancetype)animator;
@end
#pragma clang assume_nonnull end
