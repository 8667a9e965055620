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

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "soak", for: indexPath)
      (view as? SoakBar)?.height = content.sections[indexPath.section].barHeight
      return view
    }

    /// Gives those sections and cells of a content an identity that have none yet.
    func named(_ content: TestContent) -> TestContent {
      var content = content
      for section in content.sections.indices {
        if content.sections[section].id == nil {
          lastID += 1
          content.sections[section].id = lastID
        }
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
      guard let size = cell(id)?.preferredSize(offer) else { return nil }
      note(size, of: id, offered: offer)
      return size
    }

    /// Where a cell says that its baselines are, if it says so.
    static func baseline(ofCell id: Int, height: CGFloat) -> CGFloat? {
      id.isMultiple(of: 3) ? nil : height - CGFloat(id % 11)
    }

    /// Notes that a layout was told a cell's size, as it is cut to what was offered.
    func note(_ answer: CGSize, of id: Int, offered offer: CGFloat) {
      let size = min(answer.width, max(0, offer)) × answer.height
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

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      if let id, let aligned = attributes as? CollectionViewAlignedLayoutAttributes,
        let size = answer?(id, aligned.offeredSpace)
      {
        attributes.size = size
        aligned.firstBaseline = SoakSource.baseline(ofCell: id, height: size.height)
        aligned.lastBaseline = aligned.firstBaseline
      }
      return attributes
    }
  }

  /// A header or footer that answers the height of its section's bars.
  final class SoakBar: UICollectionReusableView {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.size.height = height
      return attributes
    }
  }

  extension TestCell {
    /// What the cell's view would like for a whole line.
    func preferredSize(_ offer: CGFloat) -> CGSize {
      let size = size(offer)
      return max(0, size.width) × max(0, size.height)
    }
  }

  extension TestSection {
    /// How tall its header and footer are where they size themselves.
    var barHeight: CGFloat { CGFloat(5 + (id ?? 0) % 20) }
  }
#endif
