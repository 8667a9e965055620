import AlignedLayout
import UIKit

/// A cell of a chat, which sizes itself for the space that it is offered.
public final class ChatCell: LabelCell {
  override class var identifier: String { "chat" }

  private static let widestBubble: CGFloat = 200

  private var item = ChatItem(.bubble, "")

  func show(_ item: ChatItem) {
    self.item = item
    show(item.text, LabelStyle(item))
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
    else { return layoutAttributes }
    if case .picture = item.kind {
      attributes.size = CGSize(width: 36, height: 36)
    } else {
      let width = min(attributes.offeredSpace, Self.widestBubble)
      attributes.size = LabelStyle(item).size(of: item.text, fitting: width)
    }
    return attributes
  }
}

extension LabelStyle {
  fileprivate init(_ item: ChatItem) {
    self.init(.gray)
    margin = .zero
    background = .clear
    font = .systemFont(ofSize: 11)
    switch item.kind {
    case .picture(let speaker):
      self = LabelStyle(speaker.shade)
      cornerRadius = 18
      margin = .zero
      alignment = .center
    case .firstBubble, .bubble, .ownBubble:
      self = LabelStyle(item.kind == .ownBubble ? Speaker.you.shade : .gray)
      font = .systemFont(ofSize: 15)
      cornerRadius = 14
      margin = CGSize(width: 12, height: 8)
    case .note: font = .systemFont(ofSize: 12, weight: .semibold)
    case .time, .lastTime, .ownTime, .seen: break
    }
  }
}
