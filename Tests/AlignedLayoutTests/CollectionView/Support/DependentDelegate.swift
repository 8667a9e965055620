#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// An influence on a cell's size besides the space it is offered.
  enum Dependence: CaseIterable, Sendable {
    case none, position, neighbor
  }

  extension TestContent {
    /// Returns a cell's size under a dependence.
    func size(_ position: ContentLayout.CellPosition, _ space: CGFloat, _ dependence: Dependence)
      -> CGSize
    {
      let cells = sections[position.section].cells
      var size = cells[position.cell].size(space)
      switch dependence {
      case .none: break
      case .position: size.width += CGFloat(position.cell % 5 * 3 + position.section)
      case .neighbor:
        if position.cell > 0 {
          size.width += (cells[position.cell - 1].size(space).width / 4).rounded()
        }
      }
      return size
    }

    /// Returns a content of independent cells that have the sizes these have under a dependence.
    func settled(_ dependence: Dependence) -> TestContent {
      guard dependence != .none else { return self }
      var content = self
      for section in sections.indices {
        for cell in sections[section].cells.indices {
          let position = ContentLayout.CellPosition(section: section, cell: cell)
          content.sections[section].cells[cell] = TestCell(
            attributes: sections[section].cells[cell].attributes
          ) { [self] in size(position, $0, dependence) }
        }
      }
      return content
    }
  }

  /// A delegate that returns sizes that depend on more than the cell.
  final class DependentDelegate: ContentDelegate {
    var dependence = Dependence.none

    override func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      source.asked.append(.size(indexPath))
      return source.content.size(
        .init(section: indexPath.section, cell: indexPath.item), remainingLineSpace, dependence)
    }
  }
#endif
