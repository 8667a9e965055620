#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import AlignedLayout
  import UIKit

  /// The place at a point for an item that is dropped, and a bar that shows it. The place is that of the layout,
  /// except over an item that has a line to itself, as in a list of rows. There, the upper half of the item is before
  /// it, and the lower half behind it.
  @MainActor
  struct DropInsertion {
    private(set) var path: IndexPath
    let mark: CGRect

    private static let thickness: CGFloat = 3

    init?(at point: CGPoint, of layout: CollectionViewAlignedLayout, in view: UICollectionView) {
      guard let path = layout.insertionIndexPath(at: point) else { return nil }
      let lines = UprightLines(of: layout, in: view)
      self.path = path
      if let over = view.indexPathForItem(at: point), let frame = lines.frame(over),
        lines.isAlone(over)
      {
        let isBefore = lines.upright(point).y < frame.midY
        self.path = IndexPath(item: over.item + (isBefore ? 0 : 1), section: over.section)
      }
      mark = lines.standing(Self.mark(at: self.path, lines, near: lines.upright(point)))
    }

    /// Returns the frame of the bar: across a line between two items, or between two lines.
    private static func mark(
      at path: IndexPath, _ lines: UprightLines, near point: CGPoint
    ) -> CGRect {
      let former = IndexPath(item: path.item - 1, section: path.section)
      let (before, after) = (lines.frame(former), lines.frame(path))
      guard let item = nearest(to: point, before, after) else {
        let content = lines.contentFrame(path.section)
        return CGRect(
          x: content.minX, y: content.minY, width: max(content.width, thickness), height: thickness)
      }
      let isBehind = item == before
      if lines.isAlone(isBehind ? former : path) {
        let edge = isBehind ? item.maxY : item.minY
        let other = (isBehind ? after?.minY : before?.maxY) ?? edge
        return CGRect(
          x: item.minX, y: (edge + other - thickness) / 2, width: item.width, height: thickness)
      }
      let edge = isBehind ? item.maxX : item.minX
      let other = isBehind ? after : before
      let isOnLine = other.map { $0.minY < item.maxY && item.minY < $0.maxY } ?? false
      let middle = isOnLine ? (isBehind ? other?.minX : other?.maxX) ?? edge : edge
      return CGRect(
        x: (edge + middle - thickness) / 2, y: item.minY, width: thickness, height: item.height)
    }

    private static func nearest(to point: CGPoint, _ first: CGRect?, _ second: CGRect?) -> CGRect? {
      guard let first, let second else { return first ?? second }
      func distance(_ frame: CGRect) -> CGFloat {
        max(frame.minY - point.y, point.y - frame.maxY, 0)
      }
      return distance(first) < distance(second) ? first : second
    }
  }

  /// Lines as if they ran from left to right, below each other.
  @MainActor
  private struct UprightLines {
    private let layout: CollectionViewAlignedLayout
    private let view: UICollectionView
    private let isSideways: Bool
    private let isRightToLeft: Bool

    init(of layout: CollectionViewAlignedLayout, in view: UICollectionView) {
      self.layout = layout
      self.view = view
      isSideways = layout.scrollDirection == .horizontal
      isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func upright(_ point: CGPoint) -> CGPoint {
      let x = isRightToLeft ? -point.x : point.x
      return isSideways ? CGPoint(x: point.y, y: x) : CGPoint(x: x, y: point.y)
    }

    private func upright(_ frame: CGRect) -> CGRect {
      var frame = frame
      if isRightToLeft { frame.origin.x = -frame.maxX }
      return isSideways ? frame.transposed : frame
    }

    func standing(_ frame: CGRect) -> CGRect {
      var frame = isSideways ? frame.transposed : frame
      if isRightToLeft { frame.origin.x = -frame.maxX }
      return frame
    }

    func frame(_ path: IndexPath) -> CGRect? {
      guard path.item >= 0, path.item < view.numberOfItems(inSection: path.section),
        let attributes = view.layoutAttributesForItem(at: path), !attributes.isHidden
      else { return nil }
      // Without the transform that an effect may give it.
      let (center, size) = (attributes.center, attributes.size)
      return upright(
        CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height))
    }

    func contentFrame(_ section: Int) -> CGRect {
      upright(layout.contentFrame(forSection: section))
    }

    /// Whether an item has a line to itself, as a row has, and not only because it is the last one.
    func isAlone(_ path: IndexPath) -> Bool {
      guard let frame = frame(path), hasOwnLine(path) else { return false }
      return frame.width * 2 > contentFrame(path.section).width
        || neighbors(of: path).contains(where: hasOwnLine)
    }

    private func hasOwnLine(_ path: IndexPath) -> Bool {
      guard let frame = frame(path) else { return false }
      return neighbors(of: path).compactMap(self.frame).allSatisfy {
        $0.maxY <= frame.minY || frame.maxY <= $0.minY
      }
    }

    private func neighbors(of path: IndexPath) -> [IndexPath] {
      [-1, 1].map { IndexPath(item: path.item + $0, section: path.section) }
    }
  }

  final class DropMark: UIView {}
#endif
