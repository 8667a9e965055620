// The view controller that is data source and delegate of its collection view.
#pragma once
#include "UICollectionView.h"
#include "UIViewController.h"
#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UICollectionViewController
    : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UICollectionView *collectionView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout;
@end
#pragma clang assume_nonnull end
