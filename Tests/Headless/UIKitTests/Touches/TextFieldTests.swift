import LayoutDrawing
import Testing
import UIKit

/// Text fields (evidence: D for the calls, G for the sizes).
@MainActor
struct TextFieldTests {
  private let log = TouchLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
  private let delegate: FieldDelegate

  init() {
    delegate = FieldDelegate(log)
    window.addSubview(field)
    field.delegate = delegate
    for (name, event) in [
      ("began", UIControl.Event.editingDidBegin), ("changed", .editingChanged),
      ("ended", .editingDidEnd), ("primary", .primaryActionTriggered),
    ] {
      field.addAction(
        UIAction { [log, field] _ in log.add("\(name) \(field.text ?? "")") }, for: event)
    }
  }

  /// A field, and its size without the width of its text.
  struct Example: Sendable {
    let style: UITextField.BorderStyle
    let points: CGFloat
    let margin: CGFloat
    let height: CGFloat
  }

  @Test(arguments: [
    Example(style: .none, points: 17, margin: 0, height: 22),
    Example(style: .roundedRect, points: 17, margin: 14, height: 34),
    Example(style: .roundedRect, points: 14, margin: 14, height: 30),
  ])
  func `a field is as wide as its text or placeholder, and as high as its font and border`(
    example: Example
  ) {
    field.font = .systemFont(ofSize: example.points)
    field.borderStyle = example.style
    field.placeholder = "Street and number"
    func expectWidth(of text: String) {
      let label = UILabel()
      label.font = field.font
      label.text = text
      expectEqual(
        field.intrinsicContentSize,
        CGSize(
          width: label.intrinsicContentSize.width + example.margin, height: example.height))
    }
    expectWidth(of: "Street and number")
    field.text = "Am Markt 7"
    expectWidth(of: "Am Markt 7")
    expectEqual(field.sizeThatFits(CGSize(width: 5, height: 5)), field.intrinsicContentSize)
  }

  @Test func `typing goes into the field that a tap made first responder`() {
    field.text = nil
    expectEqual(field.text, "")
    Headless.type("x", in: window)
    #expect(!field.hasText && !field.isEditing)
    Headless.tap(field)
    #expect(field.isEditing)
    Headless.type("ab\u{8}", in: window)
    expectEqual(field.text, "a")
    field.text = "set"
    field.resignFirstResponder()
    Headless.type("x", in: window)
    expectEqual(
      log.take(),
      ["did begin", "began ", "changed a", "changed ab", "changed a", "did end", "ended set"])
  }

  @Test func `the delegate refuses characters, the return key, and to begin and end`() {
    delegate.refused = ["b", "return"]
    field.becomeFirstResponder()
    Headless.type("abc\n", in: window)
    delegate.refused = ["end"]
    #expect(!field.resignFirstResponder() && field.isEditing)
    Headless.type("\n", in: window)
    delegate.refused = ["begin"]
    #expect(field.resignFirstResponder() && !field.becomeFirstResponder())
    expectEqual(
      log.take(),
      ["did begin", "began ", "changed a", "changed ac", "primary ac", "did end", "ended ac"])
    expectEqual(delegate.ranges, [0, 1, 1])
    field.isEnabled = false
    delegate.refused = []
    #expect(!field.becomeFirstResponder())
  }

  @Test func `a picture shows a border, and the placeholder in its own color`() {
    field.borderStyle = .roundedRect
    field.placeholder = "City"
    func shown() -> (box: Picture.Box?, text: Picture.TextLine?) {
      field.layoutIfNeeded()
      guard case .clipped(_, let marks) = Picture(of: field).marks.first, marks.count == 2,
        case .box(let box) = marks[0], case .text(let text) = marks[1]
      else { return (nil, nil) }
      return (box, text)
    }
    expectEqual(shown().box?.cornerRadius, 5)
    expectEqual(shown().text?.text, "City")
    expectEqual(shown().text?.frame.minX, 7)
    expectEqual(shown().text?.ink, Ink(UIColor.placeholderText.cgColor))
    field.text = "Hamburg"
    expectEqual(shown().text?.text, "Hamburg")
    expectEqual(shown().text?.ink, Ink(UIColor.label.cgColor))
  }
}

/// A delegate that refuses some things, and notes what it is told.
private final class FieldDelegate: NSObject, UITextFieldDelegate {
  var refused: Set<String> = []
  var ranges: [Int] = []
  private let log: TouchLog

  init(_ log: TouchLog) {
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !refused.contains("begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.add("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refused.contains("end") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.add("did end") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { !refused.contains("return") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ranges.append(range.location)
    return !refused.contains(string)
  }
}
