import AlignedLayout
import UIKit

/// A chat with a section for each speaker's turn.
///
/// The pinned header of the section names the speaker. The indentation to the first message ends with
/// the section.
public final class ChatExample: NSObject, Example {
  private enum Item {
    case date(String)
    case avatar(String, Shade)
    case message(String)
    /// A message of the user, at the opposite edge.
    case reply(String)
  }

  private struct Turn {
    var speaker: String?
    let items: [Item]
  }

  private let turns = [
    Turn(items: [.date("Monday, 12 May")]),
    Turn(
      speaker: "Aldo",
      items: [
        .avatar("A", .orange),
        .message("Has anybody seen the proofs? They were on the stone when I left for lunch."),
        .message("The ones with the wide margins."),
        .message("Chapter four."),
      ]),
    Turn(
      speaker: "You",
      items: [
        .reply("On your desk, below the specimen book."), .reply("The last line is too loose."),
      ]),
    Turn(
      speaker: "Beatrice",
      items: [
        .avatar("B", .green),
        .message("Then take the comma out."),
        .message(
          "Or let the line run on: what remains on it is offered to the next word, and it says "
            + "itself how much of that it takes."),
      ]),
    Turn(items: [.date("Today")]),
    Turn(
      speaker: "Aldo",
      items: [
        .avatar("A", .orange),
        .message("The comma stays."),
        .message("I have set the whole paragraph again, and it is a line shorter now."),
      ]),
    Turn(
      speaker: "Carla",
      items: [
        .avatar("C", .purple),
        .message("A line shorter! The printer will be pleased."),
        .message("Send me the sheet."),
      ]),
    Turn(speaker: "You", items: [.reply("It is on its way to you, with the comma in its place.")]),
  ]

  private let widestMessage: CGFloat = 300

  public override init() {}

  private func item(at indexPath: IndexPath) -> Item {
    turns[indexPath.section].items[indexPath.item]
  }

  private func label(of item: Item) -> (text: String, style: LabelStyle) {
    var style = LabelStyle(.gray)
    style.font = .systemFont(ofSize: 15)
    style.cornerRadius = 14
    style.margin = CGSize(width: 12, height: 8)
    switch item {
    case .date(let text):
      style.font = .systemFont(ofSize: 12, weight: .semibold)
      style.background = .clear
      return (text, style)
    case .avatar(let initial, let shade):
      style.color = shade.text
      style.background = shade.background
      style.cornerRadius = 18
      style.margin = .zero
      style.alignment = .center
      return (initial, style)
    case .message(let text):
      return (text, style)
    case .reply(let text):
      style.color = Shade.strong.text
      style.background = Shade.strong.background
      return (text, style)
    }
  }

  // MARK: Data source

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    turns.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    turns[section].items.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let (text, style) = label(of: item(at: indexPath))
    return cell(text, style, in: collectionView, at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    header(turns[indexPath.section].speaker ?? "", in: collectionView, at: indexPath)
  }
}

// MARK: Delegate

extension ChatExample {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> CGFloat {
    turns[section].speaker == nil ? 0 : layout.defaultHeaderLength
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    let attributes = SectionAttributes(cellSpacing: 8, lineSpacing: 6, insets: Insets(top: 10))
    switch turns[section].items.first {
    case .date: return attributes.with(lineAlignment: .center)
    case .reply: return attributes.with(lineAlignment: .trailing)
    default: return attributes
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    switch item(at: indexPath) {
    case .avatar: CellAttributes(beginsLine: true)
    case .message:
      CellAttributes(endsLine: true, indentation: indexPath.item == 1 ? .start : .unchanged)
    case .date, .reply: CellAttributes(beginsLine: true, endsLine: true)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    let item = item(at: indexPath)
    let (text, style) = label(of: item)
    switch item {
    case .avatar: return CGSize(width: 36, height: 36)
    case .date, .message, .reply:
      return style.size(of: text, fitting: min(remainingLineSpace, widestMessage))
    }
  }
}
