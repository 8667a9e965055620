import AlignedLayout

/// Attributes of a time, and of a text whose last line is known.
func trailingEdge() -> [CellAttributes] {
  let time = CellAttributes(standsAtTrailingEdge: true, cellAlignment: .bottom)
  let text = CellAttributes(lastLineWidth: 64)
  return [time, text]
}

/// A text that knows its lines.
struct MessageText {
  let text: String

  func size(fitting width: CGFloat) -> CGSize {
    let needed = 8 * CGFloat(text.count)
    return CGSize(width: min(needed, width), height: (needed / width).rounded(.up) * 20)
  }

  func lastLineWidth(fitting width: CGFloat) -> CGFloat {
    (8 * CGFloat(text.count)).truncatingRemainder(dividingBy: width)
  }

  func draw(in frame: CGRect) {
    print(text, frame)
  }
}

/// Returns a bubble that is as narrow as its message and the time in its corner.
func bubble(_ message: MessageText, sentAt time: MessageText) -> AlignedGroup {
  var text = AlignedItem { width in
    message.size(fitting: width)
  } place: { frame in
    message.draw(in: frame)
  }
  text.lastLineWidth = { size in message.lastLineWidth(fitting: size.width) }
  let corner = AlignedItem(
    attributes: CellAttributes(standsAtTrailingEdge: true, cellAlignment: .bottom)
  ) { width in
    time.size(fitting: width)
  } place: { frame in
    time.draw(in: frame)
  }
  return AlignedGroup(padding: Insets(8), items: [text, corner])
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A self-sizing cell that reports the width of its last line.
  final class MessageCell: UICollectionViewCell {
    var message = MessageText(text: "")

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
      else { return layoutAttributes }
      attributes.size = message.size(fitting: attributes.offeredSpace)
      attributes.lastLineWidth = message.lastLineWidth(fitting: attributes.size.width)
      return attributes
    }
  }
#endif
