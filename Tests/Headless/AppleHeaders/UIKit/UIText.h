// Text fields and text views.
#pragma once
#include "UIScrollView.h"
#pragma clang assume_nonnull begin
@class UITextField, UITextView;

NS_SWIFT_UI_ACTOR
@protocol UITextInputTraits <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIKeyInput <UITextInputTraits>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text NS_SWIFT_NAME(insertText(_:));
- (void)deleteBackward;
@end

NS_SWIFT_UI_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string;
@end

typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect,
} NS_SWIFT_NAME(UITextField.BorderStyle);

NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl <UIKeyInput, UIContentSizeCategoryAdjusting>
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
- (CGRect)textRectForBounds:(CGRect)bounds NS_SWIFT_NAME(textRect(forBounds:));
- (CGRect)placeholderRectForBounds:(CGRect)bounds NS_SWIFT_NAME(placeholderRect(forBounds:));
- (CGRect)editingRectForBounds:(CGRect)bounds NS_SWIFT_NAME(editingRect(forBounds:));
@end

@interface NSTextContainer : NSObject
@property (nonatomic) CGFloat lineFragmentPadding;
@property (nonatomic) NSUInteger maximumNumberOfLines;
@end

NS_SWIFT_UI_ACTOR
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (void)textViewDidChange:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView
    shouldChangeTextInRange:(NSRange)range
            replacementText:(NSString *)text
    NS_SWIFT_NAME(textView(_:shouldChangeTextIn:replacementText:));
@end

NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView <UIKeyInput, UIContentSizeCategoryAdjusting>
@property (nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UIEdgeInsets textContainerInset;
@property (nonatomic, readonly) NSTextContainer *textContainer;
@property (nonatomic, getter=isEditable) BOOL editable API_UNAVAILABLE(tvos);
@property (nonatomic, getter=isSelectable) BOOL selectable;
@end
#pragma clang assume_nonnull end
