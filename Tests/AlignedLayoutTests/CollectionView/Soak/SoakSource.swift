#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Only for cells whose widths their lines decide.
  @testable import AlignedLayout

  /// A data source with cells that have identifiers, and size themselves in self-sizing sections.
  @MainActor
  final class SoakSource: ContentSource {
    /// The sizes that each cell has preferred since it was inserted, by identifier.
    private(set) var preferredSizes: [Int: [CGSize]] = [:]
    private var lastID = 0

    /// The layout of the view, whose lines run along either axis.
    weak var layout: CollectionViewAlignedLayout?

    /// Called with each view that was measured, the attributes it was given and the size it prefers.
    var didMeasure: Measured?
    typealias Measured = (UICollectionReusableView, UICollectionViewLayoutAttributes, CGSize) ->
      Void

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "soak", for: indexPath)
      if let cell = cell as? SoakCell {
        cell.id = content.sections[indexPath.section].cells[indexPath.item].id
        cell.preferredSize = { [weak self] in self?.preferredSize(of: $0, fitting: $1) }
        cell.didMeasure = { [weak self] in self?.didMeasure?($0, $1, $2) }
      }
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "soak", for: indexPath)
      if let bar = view as? SoakBar {
        // The header and the footer of the whole content have an index path of one index, and a known length.
        bar.height = indexPath.count > 1 ? content.sections[indexPath.section].barHeight : 0
        bar.didMeasure = { [weak self] in self?.didMeasure?($0, $1, $2) }
      }
      return view
    }

    /// Returns the content with an identifier for each section and cell that has none.
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

    /// Returns the cell with an identifier.
    func cell(_ id: Int) -> TestCell? {
      for section in content.sections {
        for cell in section.cells where cell.id == id { return cell }
      }
      return nil
    }

    private func preferredSize(
      of id: Int, fitting attributes: CollectionViewAlignedLayoutAttributes
    ) -> CGSize? {
      let offer = attributes.offeredSpace
      guard let size = cell(id)?.preferredSize(offer) else { return nil }
      note(size, of: id, offered: offer)
      if isWidthDecided(ofCellAt: attributes.indexPath) {
        // The cell keeps that width as an estimate if it moves to a section of other sizing.
        let isSideways = layout?.scrollDirection == .horizontal
        note(
          isSideways ? size.width × offer : offer × size.height, of: id, offered: offer)
      }
      return size
    }

    private func isWidthDecided(ofCellAt path: IndexPath) -> Bool {
      guard let layout, path.section < layout.content.sectionCount,
        path.item < layout.content.cellCount(inSection: path.section)
      else { return false }
      return layout.core.sizingScene.isWidthDecided(
        of: .cell(.init(section: path.section, cell: path.item)))
    }

    /// Returns the baseline that a cell reports, or nil if it reports none.
    static func baseline(ofCell id: Int, height: CGFloat) -> CGFloat? {
      id.isMultiple(of: 3) ? nil : height - CGFloat(id % 11)
    }

    /// Returns the width of the last line that a cell reports, or nil if it reports none.
    static func lastLineWidth(ofCell id: Int, width: CGFloat) -> CGFloat? {
      id.isMultiple(of: 4) ? nil : width * CGFloat(id % 5) / 4
    }

    /// Records a preferred size, clamped to the offered space.
    private func note(_ preferredSize: CGSize, of id: Int, offered offer: CGFloat) {
      let isSideways = layout?.scrollDirection == .horizontal
      let upright = isSideways ? preferredSize.swapped : preferredSize
      let clamped = min(upright.width, max(0, offer)) × upright.height
      let size = isSideways ? clamped.swapped : clamped
      if preferredSizes[id]?.contains(size) != true { preferredSizes[id, default: []].append(size) }
    }

    /// Removes the recorded sizes of deleted cells.
    func removeSizesOfDeletedCells() {
      let ids = Set(content.sections.flatMap(\.cells).compactMap(\.id))
      preferredSizes = preferredSizes.filter { ids.contains($0.key) }
    }
  }

  /// A cell with the identifier of the content it shows.
  final class SoakCell: UICollectionViewCell {
    var id: Int?
    var preferredSize:
      ((_ id: Int, _ attributes: CollectionViewAlignedLayoutAttributes) -> CGSize?)?
    var didMeasure: SoakSource.Measured?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      if let id, let aligned = attributes as? CollectionViewAlignedLayoutAttributes,
        let size = preferredSize?(id, aligned)
      {
        attributes.size = size
        aligned.firstBaseline = SoakSource.baseline(ofCell: id, height: size.height)
        aligned.lastBaseline = aligned.firstBaseline
        aligned.lastLineWidth = SoakSource.lastLineWidth(ofCell: id, width: size.width)
      }
      didMeasure?(self, layoutAttributes, attributes.size)
      return attributes
    }
  }

  /// A header or footer that prefers its section's bar height.
  final class SoakBar: UICollectionReusableView {
    var height: CGFloat = 0
    var didMeasure: SoakSource.Measured?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      let layout = (superview as? UICollectionView)?.collectionViewLayout
      if (layout as? CollectionViewAlignedLayout)?.scrollDirection == .horizontal {
        attributes.size.width = height
      } else {
        attributes.size.height = height
      }
      didMeasure?(self, layoutAttributes, attributes.size)
      return attributes
    }
  }

  extension TestCell {
    /// Returns the size that the cell's view prefers for an offered space.
    func preferredSize(_ offer: CGFloat) -> CGSize {
      let size = size(offer)
      return max(0, size.width) × max(0, size.height)
    }
  }

  extension TestSection {
    /// The height that its header and footer prefer if they size themselves.
    var barHeight: CGFloat { CGFloat(5 + (id ?? 0) % 20) }
  }
#endif
