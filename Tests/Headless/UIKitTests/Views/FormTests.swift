import AlignedLayout
import AlignedList
import LayoutDrawing
import Testing
import UIKit

/// A form of labels, a field, a switch and a text view, on the lines of a list (evidence: none for the numbers).
@MainActor
struct FormTests {
  /// A form, and the frames of the parts on it.
  struct Example: Sendable {
    let width: CGFloat
    var category = UIContentSizeCategory.large
    let frames: [CGRect]
  }

  @MainActor
  private final class Form {
    let window: UIWindow
    let view: UICollectionView
    private let list: CollectionViewAlignedList

    init(width: CGFloat, category: UIContentSizeCategory) {
      let frame = CGRect(x: 0, y: 0, width: width, height: 700)
      window = UIWindow(frame: frame)
      Headless.setTraits(UITraitCollection(preferredContentSizeCategory: category), on: window)
      view = UICollectionView(frame: frame, collectionViewLayout: CollectionViewAlignedLayout())
      list = CollectionViewAlignedList(view)
      window.addSubview(view)
      list.show {
        ListSection("form") {
          FormLabel(text: "Name")
          FormField(placeholder: "First and last")
          FormLabel(text: "Ring the bell")
          FormSwitch(isOn: true)
          FormNotes(text: "Second door on the left, beside the bakery")
        }
      }
      view.layoutIfNeeded()
    }

    /// The visible views of a class that are parts of the form.
    func parts<Part: UIView>(_ part: Part.Type) -> [Part] {
      view.visibleCells.flatMap { cell in cell.contentView.subviews.compactMap { $0 as? Part } }
    }

    var frames: [CGRect] {
      view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
    }
  }

  @Test(arguments: [
    Example(
      width: 375,
      frames: [
        CGRect(x: 5, y: 5, width: 46.5, height: 20.5),
        CGRect(x: 56.5, y: 5, width: 313.5, height: 34),
        CGRect(x: 5, y: 44, width: 95.5, height: 20.5),
        CGRect(x: 319, y: 44, width: 51, height: 31),
        CGRect(x: 5, y: 80, width: 365, height: 36.5),
      ]),
    Example(
      width: 200,
      frames: [
        CGRect(x: 5, y: 5, width: 46.5, height: 20.5),
        CGRect(x: 5, y: 30.5, width: 190, height: 34),
        CGRect(x: 5, y: 69.5, width: 95.5, height: 20.5),
        CGRect(x: 144, y: 69.5, width: 51, height: 31),
        CGRect(x: 5, y: 105.5, width: 190, height: 57),
      ]),
    Example(
      width: 375, category: .accessibilityLarge,
      frames: [
        CGRect(x: 5, y: 5, width: 90, height: 39.5),
        CGRect(x: 100, y: 5, width: 270, height: 53),
        CGRect(x: 5, y: 63, width: 185, height: 39.5),
        CGRect(x: 319, y: 63, width: 51, height: 31),
        CGRect(x: 5, y: 107.5, width: 365, height: 95),
      ]),
  ])
  func `a form stands on lines, whose parts are as high as their text needs`(example: Example) {
    let form = Form(width: example.width, category: example.category)
    expectEqual(form.frames, example.frames)
  }

  @Test func `the parts take taps and text in their cells`() throws {
    let form = Form(width: 375, category: .large)
    let bell = try #require(form.parts(UISwitch.self).first)
    Headless.tap(bell)
    #expect(!bell.isOn)
    let field = try #require(form.parts(UITextField.self).first)
    Headless.tap(field)
    Headless.type("Johanna", in: form.window)
    expectEqual(field.text, "Johanna")
    let notes = try #require(form.parts(UITextView.self).first)
    Headless.tap(notes)
    Headless.type("!", in: form.window)
    #expect(!field.isEditing && notes.text.hasSuffix("bakery!"))
  }
}

private struct FormLabel: ListComponent, Hashable {
  let text: String

  func makeView() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  func configure(_ view: UILabel) { view.text = text }
}

private struct FormField: ListComponent, Hashable {
  let placeholder: String

  var cellAttributes: CellAttributes {
    CellAttributes(endsLine: true, width: .remaining, minimumWidth: 150)
  }

  func makeView() -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }

  func configure(_ view: UITextField) { view.placeholder = placeholder }
}

private struct FormSwitch: ListComponent, Hashable {
  let isOn: Bool

  var cellAttributes: CellAttributes { CellAttributes(endsLine: true, standsAtTrailingEdge: true) }

  func makeView() -> UISwitch { UISwitch() }

  func configure(_ view: UISwitch) { view.isOn = isOn }
}

private struct FormNotes: ListComponent, Hashable {
  let text: String

  var cellAttributes: CellAttributes { CellAttributes(width: .remaining) }

  func makeView() -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    return view
  }

  func configure(_ view: UITextView) { view.text = text }
}
