#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Shows cells that know who they are, and answer for themselves where they may.
  @MainActor
  final class SoakSource: ContentSource {
    /// What each cell has ever answered since it came, by its identity.
    private(set) var answers: [Int: [CGSize]] = [:]
    private var lastID = 0

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "soak", for: indexPath)
      if let cell = cell as? SoakCell {
        cell.id = content.sections[indexPath.section].cells[indexPath.item].id
        cell.answer = { [weak self] id, offer in self?.answer(of: id, offered: offer) }
      }
      return cell
    }

    /// Gives those cells of a content an identity that have none yet.
    func named(_ content: TestContent) -> TestContent {
      var content = content
      for section in content.sections.indices {
        for cell in content.sections[section].cells.indices
        where content.sections[section].cells[cell].id == nil {
          lastID += 1
          content.sections[section].cells[cell].id = lastID
        }
      }
      return content
    }

    /// The cell that has an identity, wherever it is.
    func cell(_ id: Int) -> TestCell? {
      for section in content.sections {
        for cell in section.cells where cell.id == id { return cell }
      }
      return nil
    }

    private func answer(of id: Int, offered offer: CGFloat) -> CGSize? {
      guard let size = cell(id)?.size(offer) else { return nil }
      note(size, of: id)
      return size
    }

    /// Notes that a layout was told a cell's size.
    func note(_ size: CGSize, of id: Int) {
      if answers[id]?.contains(size) != true { answers[id, default: []].append(size) }
    }

    /// Forgets the answers of cells that are gone.
    func forgetAnswersOfOthers() {
      let ids = Set(content.sections.flatMap(\.cells).compactMap(\.id))
      answers = answers.filter { ids.contains($0.key) }
    }
  }

  /// A cell that knows who it is.
  final class SoakCell: UICollectionViewCell {
    var id: Int?
    var answer: ((_ id: Int, _ offer: CGFloat) -> CGSize?)?
  }
#endif
