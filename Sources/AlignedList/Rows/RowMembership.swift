#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  struct RowMembership {
    /// The index of the item among those of the row, and the number of these.
    let index: Int
    let count: Int

    /// Whether the item has an action of its own, and is not touched with the others.
    let isTouchedAlone: Bool
    let color: UIColor?

    /// The distance to the line before if the item surely stands below the first line of the row, and the row has
    /// a spacing of its own.
    let lineSpacing: CGFloat?

    static var defaultColor: UIColor { UIColor.systemGray.withAlphaComponent(0.3) }
  }

  /// A row that is shown, as the index paths of its items.
  @MainActor
  struct ShownRow {
    let section: Int
    let items: Range<Int>
    let color: UIColor?
    let touchedItems: [IndexPath]

    init?(ofItemAt path: IndexPath, in list: CollectionViewAlignedList) {
      guard let own = list.record(at: path)?.item?.options.row, !own.isTouchedAlone
      else { return nil }
      let first = path.item - own.index
      section = path.section
      color = own.color
      // A person may be moving items, so the neighbors may be others.
      var items = path.item..<path.item + 1
      var touched: [IndexPath] = []
      for index in 0..<own.count {
        let other = IndexPath(item: first + index, section: path.section)
        guard let row = list.record(at: other)?.item?.options.row, row.index == index,
          row.count == own.count
        else { continue }
        items = min(items.lowerBound, other.item)..<max(items.upperBound, other.item + 1)
        if !row.isTouchedAlone { touched.append(other) }
      }
      self.items = items
      touchedItems = touched
    }

    /// Returns the corners that the row shares with the rounded card of its section, or nil if there is none.
    func roundedCorners(of frame: CGRect, in list: CollectionViewAlignedList) -> CACornerMask? {
      let decorations = list.record(ofSection: section)?.section.values.decorations ?? []
      guard let card = decorations.first(where: { $0.viewClass == CardView.self }),
        let whole = list.layout.layoutAttributesForDecorationView(
          ofKind: card.kind, at: IndexPath(item: 0, section: section))?.frame
      else { return nil }
      let corners: [(CACornerMask, isShared: Bool)] = [
        (.layerMinXMinYCorner, frame.minX <= whole.minX && frame.minY <= whole.minY),
        (.layerMaxXMinYCorner, frame.maxX >= whole.maxX && frame.minY <= whole.minY),
        (.layerMinXMaxYCorner, frame.minX <= whole.minX && frame.maxY >= whole.maxY),
        (.layerMaxXMaxYCorner, frame.maxX >= whole.maxX && frame.maxY >= whole.maxY),
      ]
      return corners.reduce(into: []) { if $1.isShared { $0.formUnion($1.0) } }
    }

    /// Returns the part of the content that the row takes. If its lines have a card of their own, it is that card.
    /// Otherwise it is its lines, up to the middle of the gaps between rows and to the edges of the section's card.
    func frame(in list: CollectionViewAlignedList) -> CGRect? {
      guard let backgrounds = list.record(ofSection: section)?.section.attributes.backgrounds,
        section < list.layout.content.sectionCount,
        items.upperBound <= list.layout.content.visibleCellCount(inSection: section)
      else { return nil }
      let content = list.layout.content
      let lines = content.lines(inSection: section)
      let first = lines.index(ofCell: items.lowerBound)
      let last = lines.index(ofCell: items.upperBound - 1)
      let isSideways = content.axis == .horizontal
      func card(_ placement: SectionAttributes.Background.Placement, behind line: Int) -> CGRect? {
        backgrounds.firstIndex { $0.placement == placement }.flatMap {
          content.frame(ofBackgroundInSection: section, number: $0, line: line)
        }
      }
      let whole = content.frame(ofSection: section)
      let frame =
        card(.forcedBreaks, behind: first)
        ?? lines.part(
          of: card(.section, behind: 0) ?? whole, from: first, to: last, isSideways: isSideways)
      // Short content may stand at the end of the view.
      let standing = list.layout.contentFrame(forSection: section)
      return frame.offsetBy(dx: standing.minX - whole.minX, dy: standing.minY - whole.minY)
    }
  }

  extension ContentLayout.Lines {
    /// Returns the part of a card that belongs to some lines, up to the middle of the gaps to others.
    fileprivate func part(
      of card: CGRect, from first: Int, to last: Int, isSideways: Bool
    ) -> CGRect {
      func upright(_ frame: CGRect) -> CGRect { isSideways ? frame.transposed : frame }
      func middle(below line: Int) -> CGFloat {
        (upright(self[line].frame).maxY + upright(self[line + 1].frame).minY) / 2
      }
      let card = upright(card)
      let top = first == 0 ? card.minY : middle(below: first - 1)
      let bottom = last + 1 == count ? card.maxY : middle(below: last)
      return upright(CGRect(x: card.minX, y: top, width: card.width, height: bottom - top))
    }
  }

  extension CGRect {
    var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
  }
#endif
