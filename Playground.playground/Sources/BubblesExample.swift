import AlignedLayout
import AlignedList
import UIKit

/// A chat whose bubbles are as narrow as their messages, with the times in their corners.
///
/// A time takes the last line of its message if it fits there, and a line of its own otherwise.
public final class BubblesExample: ListExample {
  public override init() {}

  override func setUp(_ list: CollectionViewAlignedList) {
    list.layout.staysAtEnd = true
  }

  @ListBuilder override var sections: [ListSection] {
    for day in ChatDay.recent {
      ListSection(day.title) {
        for (number, message) in day.messages.enumerated() { Bubble(message: message).id(number) }
      }
      .header { Title(day.title) }
      .attributes(
        SectionAttributes(
          sizing: .selfSizing(estimate: CGSize(width: 240, height: 50)), lineSpacing: 6,
          insets: Insets(top: 10)))
    }
  }
}

/// A message on a line of its own.
private struct Bubble: ListComponent, Equatable {
  let message: Message

  var cellAttributes: CellAttributes {
    CellAttributes(
      beginsLine: true, endsLine: true,
      lineAlignment: message.speaker == .you ? .trailing : message.speaker == nil ? .center : nil)
  }

  func makeView() -> BubbleView { BubbleView() }

  func configure(_ view: BubbleView) { view.show(message) }

  func size(of view: BubbleView, fitting width: CGFloat) -> CGSize {
    view.sizeThatFits(CGSize(width: min(0.8 * width, 400), height: .infinity))
  }
}

private final class BubbleView: AlignedView {
  private let text = UILabel()
  private let time = UILabel()

  func show(_ message: Message) {
    let shade = message.speaker?.shade ?? .gray
    (text.text, time.text) = (message.text, message.time)
    for (label, style) in [(text, UIFont.TextStyle.body), (time, .caption2)] {
      label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      label.textColor = shade.text
      label.numberOfLines = 0
    }
    backgroundColor = shade.background
    layer.cornerRadius = 14
    padding = Insets(top: 8, leading: 12, bottom: 8, trailing: 12)
    time.isHidden = message.time.isEmpty
    setArrangedSubviews([text, time])
    self[time].attributes = CellAttributes(standsAtTrailingEdge: true, cellAlignment: .lastBaseline)
    self[text].attributes = CellAttributes(cellAlignment: .lastBaseline)
    self[text].lastLineWidth = { [font = text.font!] size in
      message.text.lastLineWidth(in: font, fitting: size.width)
    }
    invalidateSizes()
  }
}

extension String {
  /// Returns the width of the last line on which a label shows the text.
  @MainActor
  fileprivate func lastLineWidth(in font: UIFont, fitting width: CGFloat) -> CGFloat {
    let label = UILabel()
    (label.font, label.numberOfLines) = (font, 0)
    func size(of words: some Collection<Substring>, fitting width: CGFloat) -> CGSize {
      label.text = words.joined(separator: " ")
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    let words = split(separator: " ", omittingEmptySubsequences: false)
    let height = size(of: words, fitting: width).height
    // The words before the last line take fewer lines.
    let first = words.indices.last { size(of: words[..<$0], fitting: width).height < height } ?? 0
    return size(of: words[first...], fitting: .greatestFiniteMagnitude).width
  }
}
