#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The chat of the article, with a data source.
  @MainActor
  final class ChatController: NSObject {
    private var days: [[Message]] = []
    private var olderDays: [[Message]] = []

    func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {
      layout.staysAtEnd = true
      layout.keepsAnswersAcrossUpdates = true
      layout.defaultSectionAttributes = SectionAttributes(
        sizing: .selfSizing(
          estimate: CGSize(width: 200, height: 34), offering: .remainingLineSpace),
        cellSpacing: 8, lineSpacing: 6, insets: Insets(top: 10))
    }

    private func item(at indexPath: IndexPath) -> ChatItem {
      days[indexPath.section].items[indexPath.item]
    }

    func receive(_ message: Message, in view: UICollectionView) {
      let section = days.count - 1
      let old = days[section].items
      view.performBatchUpdates({ [self] in
        days[section].append(message)
        for change in days[section].items.difference(from: old) {
          switch change {
          case .insert(let item, _, _): view.insertItems(at: [[section, item]])
          case .remove(let item, _, _): view.deleteItems(at: [[section, item]])
          }
        }
      })
    }

    func loadOlderMessages(in view: UICollectionView) {
      view.performBatchUpdates({ [self] in
        days.insert(olderDays.removeFirst(), at: 0)
        view.insertSections([0])
      })
    }

    func send(_ layout: CollectionViewAlignedLayout, _ lastItem: IndexPath) {
      layout.scrollToItem(at: lastItem, position: .bottom, animated: true)
    }

    func show(
      _ layout: CollectionViewAlignedLayout, _ path: IndexPath,
      flash: @escaping @MainActor (IndexPath) -> Void
    ) {
      layout.scrollToItem(at: path, position: .top, offset: 120, animated: true) { outcome in
        if outcome == .arrived { flash(path) }
      }
    }

    func cover(_ layout: CollectionViewAlignedLayout, with inputBar: UIView) {
      layout.coveredInsets = Insets(bottom: inputBar.bounds.height)
    }

    func ask(_ layout: CollectionViewAlignedLayout, _ question: IndexPath) {
      layout.anchorItemToTop(at: question, animated: true)
    }
  }

  extension ChatController: CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes {
      item(at: indexPath).attributes
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      estimatedSizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
      item(at: indexPath).estimatedSize
    }
  }

  // The delegate's methods of the scroll view.
  extension ChatController {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      loadIfNearTop(scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if !decelerate { loadIfNearTop(scrollView) }
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      loadIfNearTop(scrollView)
    }

    private func loadIfNearTop(_ scrollView: UIScrollView) {
      let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
      guard distance < 300, !olderDays.isEmpty, let view = scrollView as? UICollectionView
      else { return }
      loadOlderMessages(in: view)
    }
  }

  /// A cell that sizes itself for the space that it is offered.
  final class ChatCell: UICollectionViewCell {
    private static let widestBubble: CGFloat = 200

    private var item = ChatItem(.bubble, "")

    override func preferredLayoutAttributesFitting(
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

  /// The font of a cell.
  @MainActor
  private struct LabelStyle {
    let font: UIFont

    init(_ item: ChatItem) {
      font = .systemFont(ofSize: item.kind == .bubble ? 15 : 11)
    }

    func size(of text: String, fitting width: CGFloat) -> CGSize {
      let label = UILabel()
      label.font = font
      label.text = text
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }

  enum Speaker {
    case you, aldo

    var initial: String { self == .you ? "" : "A" }
  }

  struct Message {
    let speaker: Speaker?
    let text: String
    let time: String
  }

  extension [Message] {
    fileprivate var items: [ChatItem] { indices.flatMap(items) }

    private func items(ofMessage index: Int) -> [ChatItem] {
      let message = self[index]
      guard let speaker = message.speaker else { return [ChatItem(.note, message.text)] }
      guard speaker != .you else {
        return [ChatItem(.ownTime, message.time), ChatItem(.ownBubble, message.text)]
      }
      let isFirst = index == 0 || self[index - 1].speaker != speaker
      let isLast = index + 1 == count || self[index + 1].speaker != speaker
      let picture = isFirst ? [ChatItem(.picture(speaker), speaker.initial)] : []
      return picture + [
        ChatItem(isFirst ? .firstBubble : .bubble, message.text),
        ChatItem(isLast ? .lastTime : .time, message.time),
      ]
    }
  }

  /// A cell of a chat.
  struct ChatItem: Hashable {
    enum Kind: Hashable {
      case note
      case picture(Speaker)
      /// The first bubble of a turn, which stands beside the picture.
      case firstBubble
      case bubble
      case time
      /// The time of a turn's last message.
      case lastTime
      case ownTime
      case ownBubble
      case seen
    }

    let kind: Kind
    let text: String

    init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  extension ChatItem {
    /// How the cell behaves on its line.
    var attributes: CellAttributes {
      switch kind {
      case .note: CellAttributes(beginsLine: true, endsLine: true, lineAlignment: .center)
      case .picture: CellAttributes(beginsLine: true)
      case .firstBubble: CellAttributes(minimumLineSpace: 80, indentation: .start)
      case .bubble: CellAttributes(beginsLine: true, minimumLineSpace: 80)
      case .time: CellAttributes(endsLine: true, minimumLineSpace: 40, cellAlignment: .bottom)
      case .lastTime:
        CellAttributes(
          endsLine: true, minimumLineSpace: 40, cellAlignment: .bottom, indentationsEndedAfter: 1)
      case .ownTime:
        CellAttributes(beginsLine: true, lineAlignment: .trailing, cellAlignment: .bottom)
      case .ownBubble: CellAttributes(endsLine: true)
      case .seen: CellAttributes(beginsLine: true, endsLine: true, lineAlignment: .trailing)
      }
    }

    /// The size until the cell has measured itself.
    var estimatedSize: CGSize {
      switch kind {
      case .picture: CGSize(width: 36, height: 36)
      case .firstBubble, .bubble, .ownBubble:
        CGSize(width: min(200, 24 + 8 * text.count), height: 34 + text.count / 24 * 18)
      case .note, .time, .lastTime, .ownTime, .seen: CGSize(width: 6 * text.count, height: 14)
      }
    }
  }
#endif
