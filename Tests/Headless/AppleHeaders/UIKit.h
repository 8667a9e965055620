// UIKit as the Objective-C that it is on Apple's systems, as far as a collection view layout, its
// tests and a small demo touch it. Written by hand: see README.md.
#pragma once
#include "UIKit/UICollectionView+Content.h"
#include "UIKit/UICollectionView.h"
#include "UIKit/UICollectionViewCell.h"
#include "UIKit/UICollectionViewController.h"
#include "UIKit/UICollectionViewFlowLayout.h"
#include "UIKit/UICollectionViewLayout+Subclassing.h"
#include "UIKit/UICollectionViewLayout.h"
#include "UIKit/UIControls.h"
#include "UIKit/UIGeometry.h"
#include "UIKit/UIScrollView.h"
#include "UIKit/UITraitCollection.h"
#include "UIKit/UIView.h"
#include "UIKit/UIViewController.h"
