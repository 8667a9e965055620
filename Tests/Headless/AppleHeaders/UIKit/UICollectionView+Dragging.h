// Drag and drop: items, sessions, and the delegates of a collection view for them. Declarations from
// Apple's documentation, of which a list uses these (developer.apple.com/documentation/uikit):
// uidragitem, uidragdropsession, uidragsession, uidropsession, uidropproposal, uidraganimating,
// uicollectionviewdragdelegate, uicollectionviewdropdelegate, uicollectionviewdropcoordinator,
// uicollectionviewdropitem, uicollectionviewdropproposal. Left out are previews, placeholders, drops
// into items, and what loads objects of classes.
#pragma once
#include "UICollectionView.h"
#include "UIViewPropertyAnimator.h"
#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@interface UIDragItem : NSObject
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) NSItemProvider *itemProvider;
@property (nonatomic, strong, nullable) id localObject;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@protocol UIDragDropSession <NSObject>
@property (nonatomic, readonly) NSArray<UIDragItem *> *items;
- (CGPoint)locationInView:(UIView *)view NS_SWIFT_NAME(location(in:));
@property (nonatomic, readonly) BOOL allowsMoveOperation;
- (BOOL)hasItemsConformingToTypeIdentifiers:(NSArray<NSString *> *)typeIdentifiers
    NS_SWIFT_NAME(hasItemsConforming(toTypeIdentifiers:));
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@protocol UIDragSession <UIDragDropSession>
@property (nonatomic, strong, nullable) id localContext;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@protocol UIDropSession <UIDragDropSession>
@property (nonatomic, readonly, nullable) id<UIDragSession> localDragSession;
@end

typedef NS_ENUM(NSUInteger, UIDropOperation) {
  UIDropOperationCancel = 0,
  UIDropOperationForbidden = 1,
  UIDropOperationCopy = 2,
  UIDropOperationMove = 3,
} API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos);

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@interface UIDropProposal : NSObject <NSCopying>
- (instancetype)initWithDropOperation:(UIDropOperation)operation
    NS_SWIFT_NAME(init(operation:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UIDropOperation operation;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@protocol UIDragAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations NS_SWIFT_NAME(addAnimations(_:));
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion
    NS_SWIFT_NAME(addCompletion(_:)) NS_SWIFT_DISABLE_ASYNC;
@end

typedef NS_ENUM(NSInteger, UICollectionViewDropIntent) {
  UICollectionViewDropIntentUnspecified,
  UICollectionViewDropIntentInsertAtDestinationIndexPath,
  UICollectionViewDropIntentInsertIntoDestinationIndexPath,
} NS_SWIFT_NAME(UICollectionViewDropProposal.Intent) API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos);

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@interface UICollectionViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation
                               intent:(UICollectionViewDropIntent)intent
    NS_SWIFT_NAME(init(operation:intent:));
@property (nonatomic, readonly) UICollectionViewDropIntent intent;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@protocol UICollectionViewDropItem <NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
@property (nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@property (nonatomic, readonly) CGSize previewSize;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@protocol UICollectionViewDropCoordinator <NSObject>
@property (nonatomic, readonly) NSArray<id<UICollectionViewDropItem>> *items;
@property (nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property (nonatomic, readonly) UICollectionViewDropProposal *proposal;
@property (nonatomic, readonly) id<UIDropSession> session;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem
              toItemAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(drop(_:toItemAt:));
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@protocol UICollectionViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)collectionView
             itemsForBeginningDragSession:(id<UIDragSession>)session
                              atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:itemsForBeginning:at:));
@optional
- (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)collectionView
              itemsForAddingToDragSession:(id<UIDragSession>)session
                              atIndexPath:(NSIndexPath *)indexPath
                                    point:(CGPoint)point
    NS_SWIFT_NAME(collectionView(_:itemsForAddingTo:at:point:));
- (void)collectionView:(UICollectionView *)collectionView
    dragSessionWillBegin:(id<UIDragSession>)session
    NS_SWIFT_NAME(collectionView(_:dragSessionWillBegin:));
- (void)collectionView:(UICollectionView *)collectionView
     dragSessionDidEnd:(id<UIDragSession>)session
    NS_SWIFT_NAME(collectionView(_:dragSessionDidEnd:));
- (BOOL)collectionView:(UICollectionView *)collectionView
    dragSessionAllowsMoveOperation:(id<UIDragSession>)session
    NS_SWIFT_NAME(collectionView(_:dragSessionAllowsMoveOperation:));
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos)
@protocol UICollectionViewDropDelegate <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    performDropWithCoordinator:(id<UICollectionViewDropCoordinator>)coordinator
    NS_SWIFT_NAME(collectionView(_:performDropWith:));
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView
    canHandleDropSession:(id<UIDropSession>)session NS_SWIFT_NAME(collectionView(_:canHandle:));
- (void)collectionView:(UICollectionView *)collectionView
    dropSessionDidEnter:(id<UIDropSession>)session
    NS_SWIFT_NAME(collectionView(_:dropSessionDidEnter:));
- (UICollectionViewDropProposal *)collectionView:(UICollectionView *)collectionView
                            dropSessionDidUpdate:(id<UIDropSession>)session
                        withDestinationIndexPath:(nullable NSIndexPath *)destinationIndexPath
    NS_SWIFT_NAME(collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:));
- (void)collectionView:(UICollectionView *)collectionView
    dropSessionDidExit:(id<UIDropSession>)session
    NS_SWIFT_NAME(collectionView(_:dropSessionDidExit:));
- (void)collectionView:(UICollectionView *)collectionView
     dropSessionDidEnd:(id<UIDropSession>)session
    NS_SWIFT_NAME(collectionView(_:dropSessionDidEnd:));
@end

@interface UICollectionView (Dragging)
@property (nonatomic, weak, nullable) id<UICollectionViewDragDelegate> dragDelegate
    API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos);
@property (nonatomic, weak, nullable) id<UICollectionViewDropDelegate> dropDelegate
    API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos);
@property (nonatomic) BOOL dragInteractionEnabled API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos);
@property (nonatomic, readonly) BOOL hasActiveDrag API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos);
@property (nonatomic, readonly) BOOL hasActiveDrop API_AVAILABLE(ios(11.0)) API_UNAVAILABLE(tvos);
@end
#pragma clang assume_nonnull end
