import AlignedLayout
import UIKit

/// A chat with a section for each day, whose date is pinned.
///
/// It opens at its end, and stays there while messages arrive: tap a message to receive the next one.
/// Scrolled to the top, it loads older messages without moving what is read. All cells size themselves.
public final class ChatExample: NSObject, DelegateExample {
  private var days: [ChatDay]
  private var olderDays = ChatDay.older
  private var incoming = Message.incoming

  init(_ days: [ChatDay]) {
    self.days = days
  }

  public override convenience init() {
    self.init(ChatDay.recent)
  }

  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {
    layout.staysAtEnd = true
    layout.keepsAnswersAcrossUpdates = true
    layout.defaultSectionAttributes = SectionAttributes(
      sizing: .selfSizing(
        estimate: CGSize(width: 200, height: 34), offering: .remainingLineSpace),
      cellSpacing: 8, lineSpacing: 6, insets: Insets(top: 10))
    view.register(ChatCell.self, forCellWithReuseIdentifier: ChatCell.identifier)
  }

  private func item(at indexPath: IndexPath) -> ChatItem {
    days[indexPath.section].items[indexPath.item]
  }

  // MARK: Messages

  /// Adds the day before those that are shown, if there is one.
  public func loadOlderMessages(in view: UICollectionView) {
    guard !olderDays.isEmpty else { return }
    view.performBatchUpdates({ [self] in
      days.insert(olderDays.removeFirst(), at: 0)
      view.insertSections([0])
    })
  }

  /// Adds the next message that arrives, if there is one.
  public func receiveMessage(in view: UICollectionView) {
    guard !incoming.isEmpty, !days.isEmpty else { return }
    let section = days.count - 1
    let old = days[section].items
    view.performBatchUpdates({ [self] in
      days[section].messages.append(incoming.removeFirst())
      for change in days[section].items.difference(from: old) {
        switch change {
        case .insert(let item, _, _): view.insertItems(at: [[section, item]])
        case .remove(let item, _, _): view.deleteItems(at: [[section, item]])
        }
      }
    })
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    Task { receiveMessage(in: collectionView) }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollViewDidRest(scrollView)
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    if !decelerate { scrollViewDidRest(scrollView) }
  }

  private func scrollViewDidRest(_ scrollView: UIScrollView) {
    let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    if distance < 50, let view = scrollView as? UICollectionView { loadOlderMessages(in: view) }
  }

  // MARK: Data source

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    days.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    days[section].items.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: ChatCell.identifier, for: indexPath)
    (cell as? ChatCell)?.show(item(at: indexPath))
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    HeaderView.showing(days[indexPath.section].title, in: collectionView, at: indexPath)
  }
}

// MARK: Delegate

extension ChatExample {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    item(at: indexPath).attributes
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    estimatedSizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    item(at: indexPath).estimatedSize
  }
}
