import LayoutDrawing
import Testing
import UIKit

/// Text views (evidence: D for the calls and the default insets, G for the sizes).
@MainActor
struct TextViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  private let label = UILabel()

  init() {
    window.addSubview(view)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 15)
    view.font = label.font
    view.text = "Second door on the left, beside the bakery"
    label.text = view.text
  }

  private func fitting(width: CGFloat) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test func `without scrolling, a text view is as high as its text and insets`() {
    view.isScrollEnabled = false
    let text = label.sizeThatFits(CGSize(width: 90, height: 0))
    #expect(text.height > 3 * label.font.lineHeight)
    expectEqual(fitting(width: 100), CGSize(width: 100, height: text.height + 16))
    expectEqual(
      view.sizeThatFits(CGSize(width: 100, height: 0)),
      CGSize(width: text.width + 10, height: text.height + 16))
    let whole = label.intrinsicContentSize
    expectEqual(
      view.intrinsicContentSize, CGSize(width: whole.width + 10, height: whole.height + 16))
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 0
    expectEqual(
      view.intrinsicContentSize, CGSize(width: whole.width + 6, height: whole.height + 4))
    view.textContainer.maximumNumberOfLines = 2
    label.numberOfLines = 2
    expectEqual(
      fitting(width: 96).height, label.sizeThatFits(CGSize(width: 90, height: 0)).height + 4)
  }

  @Test func `a text view that scrolls has no height of its own, but content`() {
    expectEqual(fitting(width: 100), CGSize(width: 100, height: 0))
    expectEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    view.layoutIfNeeded()
    let text = label.sizeThatFits(CGSize(width: 90, height: 0))
    expectEqual(view.contentSize, CGSize(width: 100, height: text.height + 16))
  }

  @Test func `without text, a text view is one line high`() {
    view.isScrollEnabled = false
    view.text = nil
    label.text = "x"
    expectEqual(fitting(width: 100).height, label.intrinsicContentSize.height + 16)
  }

  @Test func `a tap begins editing, and typing tells the delegate`() {
    let delegate = TextDelegate()
    view.delegate = delegate
    view.text = ""
    Headless.tap(view)
    #expect(view.isFirstResponder)
    Headless.type("a\nz\u{8}b", in: window)
    expectEqual(view.text, "a\nb")
    view.resignFirstResponder()
    expectEqual(delegate.log, ["begin", "a", "a\n", "a\nz", "a\n", "a\nb", "end"])
    delegate.refuses = true
    Headless.tap(view)
    #expect(!view.isFirstResponder)
    view.isEditable = false
    delegate.refuses = false
    #expect(!view.becomeFirstResponder())
  }

  @Test func `a picture shows the lines inside the insets, scrolled`() {
    view.layoutIfNeeded()
    view.contentOffset.y = 10
    guard case .clipped(_, let marks) = Picture(of: view).marks.first,
      case .text(let line) = marks.first
    else {
      Issue.record("no text")
      return
    }
    expectEqual(line.frame.minX, 5)
    #expect(abs(line.frame.minY + 2) < 0.5)
    #expect(view.text.hasPrefix(line.text) && line.text != view.text)
  }
}

/// A delegate that notes what it is told.
private final class TextDelegate: NSObject, UITextViewDelegate {
  var refuses = false
  var log: [String] = []

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !refuses }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
  func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
}
