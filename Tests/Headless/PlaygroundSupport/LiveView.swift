import AlignedLayout
import Foundation
import LayoutDrawing
import UIKit

/// A live view and its pictures: at several widths, and scrolled. In Xcode a person would resize
/// and scroll the live view instead.
@MainActor
package struct LiveView {
  private static let narrowWidth: CGFloat = 320
  private static let wideWidth: CGFloat = 600

  let view: UIView
  private let size: CGSize

  private var scrollView: UIScrollView? { view.scrollingView }

  /// Takes a live view, and gives it another width or direction.
  ///
  /// - Parameters:
  ///   - width: The width of the view, or nil for its own.
  ///   - direction: The direction of its layout, or nil for its own.
  package init(
    _ liveView: any PlaygroundLiveViewable, width: CGFloat? = nil,
    direction: UITraitEnvironmentLayoutDirection? = nil
  ) {
    switch liveView.playgroundLiveViewRepresentation {
    case .view(let view): self.view = view
    case .viewController(let controller): view = controller.view
    }
    if let width { view.frame.size.width = width }
    size = view.bounds.size
    if let direction { turn(direction) }
  }

  private func turn(_ direction: UITraitEnvironmentLayoutDirection) {
    view.semanticContentAttribute =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    // The views in a cell do not inherit a semantic content attribute, but traits.
    Headless.setTraits(UITraitCollection(layoutDirection: direction), on: view)
    // A list has laid out its view already.
    (scrollView as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    view.setNeedsLayout()
  }

  /// Returns a page with the view at several widths, and scrolled.
  package func page(
    introduction: String =
      "Drawn from the live view of Playground.playground/Contents.swift. Edit that page, run it "
      + "again, and reload."
  ) -> PicturePage {
    PicturePage(introduction: introduction, rows: rows())
  }

  /// Returns the picture of the view where it opens: at its beginning, or at the end of a content that
  /// rests there. Leaves it there.
  package func pictureAtRest() -> Picture {
    layOut(size)
    scrollToRest()
    return Picture(of: view)
  }

  /// Returns the pictures with their captions, and restores the size and offset of the view.
  func rows() -> [PicturePage.Row] {
    let offset = scrollView?.contentOffset
    defer {
      layOut(size)
      if let offset { scrollView?.contentOffset = offset }
      view.layoutIfNeeded()
    }
    let widths = Set([Self.narrowWidth, size.width, Self.wideWidth]).sorted().map { width in
      layOut(CGSize(width: width, height: size.height))
      scrollToRest()
      return PicturePage.Figure(
        caption: "\(points(width)) wide", isLiveView: width == size.width,
        picture: Picture(of: view))
    }
    layOut(size)
    let scrolled = scrolledOffsets().map { offset in
      scroll(to: offset)
      return PicturePage.Figure(
        caption: "Scrolled by \(points(offset))", isLiveView: false, picture: Picture(of: view))
    }
    return [
      PicturePage.Row(
        title: widths.count == 3 ? "At three widths" : "At two widths", figures: widths),
      PicturePage.Row(title: "Scrolled", figures: scrolled),
    ].filter { !$0.figures.isEmpty }
  }

  private func layOut(_ size: CGSize) {
    view.frame.size = size
    view.layoutIfNeeded()
  }

  private var layout: CollectionViewAlignedLayout? {
    (scrollView as? UICollectionView)?.collectionViewLayout as? CollectionViewAlignedLayout
  }

  private var scrollsSideways: Bool {
    layout?.scrollDirection == .horizontal
  }

  /// Whether the content begins at its right edge.
  private var isMirroredSideways: Bool {
    scrollsSideways && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Scrolls to where the view opens. Cells that are measured there may change the end.
  private func scrollToRest() {
    guard let scrollView else { return }
    for _ in 0..<5 {
      let offset = scrollView.contentOffset
      scroll(to: layout?.staysAtEnd == true ? lengthToScroll : 0)
      if scrollView.contentOffset == offset { return }
    }
  }

  /// How far the view scrolls from its beginning to its end.
  private var lengthToScroll: CGFloat {
    guard let scrollView else { return 0 }
    let insets = scrollView.adjustedContentInset
    let covered = scrollsSideways ? insets.left + insets.right : insets.top + insets.bottom
    return max(0, length(of: scrollView.contentSize) + covered - length(of: view.bounds.size))
  }

  /// Scrolls to a distance from the beginning, which is at the right where a content that scrolls
  /// sideways is mirrored.
  private func scroll(to distance: CGFloat) {
    guard let scrollView else { return }
    let insets = scrollView.adjustedContentInset
    if isMirroredSideways {
      let rest = lengthToScroll - distance
      // The content may have any width. A user scrolls to whole pixels.
      scrollView.contentOffset.x = (distance > 0 ? rest.rounded(.down) : rest) - insets.left
    } else if scrollsSideways {
      scrollView.contentOffset.x = distance - insets.left
    } else {
      scrollView.contentOffset.y = distance - insets.top
    }
    view.layoutIfNeeded()
  }

  private func points(_ length: CGFloat) -> String {
    "\(Int(length.rounded())) points"
  }

  // MARK: Offsets

  /// Returns two distances to scroll from the beginning. At the first, a header is pinned within its
  /// section; at the second, the next header pushes one out. Without headers these are at one and two
  /// thirds.
  private func scrolledOffsets() -> [CGFloat] {
    let end = lengthToScroll.rounded(.down)
    guard end > 0 else { return [] }
    let thirds = [(end / 3).rounded(), (end * 2 / 3).rounded()]
    guard let collectionView = scrollView as? UICollectionView, let layout else { return thirds }
    let sections = (0..<collectionView.numberOfSections).map { section in
      (
        range(of: layout.contentFrame(forSection: section)),
        headerLength(of: section, in: layout)
      )
    }.filter { $0.1 > 0 }
    let middles = sections.map { range, length in
      (range.lowerBound + length * 1.5).rounded()
    }
    let ends = sections.map { range, length in
      (range.upperBound - length / 2).rounded()
    }
    guard let middle = middles.dropFirst().first ?? middles.first, middle < end else {
      return thirds
    }
    return [middle, ends.last { middle < $0 && $0 <= end } ?? end]
  }

  /// Returns the distances of a frame's edges from the beginning of the content.
  private func range(of frame: CGRect) -> ClosedRange<CGFloat> {
    guard scrollsSideways else { return frame.minY...frame.maxY }
    guard isMirroredSideways, let width = scrollView?.contentSize.width else {
      return frame.minX...frame.maxX
    }
    return (width - frame.maxX)...(width - frame.minX)
  }

  private func headerLength(
    of section: Int, in layout: CollectionViewAlignedLayout
  ) -> CGFloat {
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
    return header.map { length(of: $0.frame.size) } ?? 0
  }

  private func length(of size: CGSize) -> CGFloat {
    scrollsSideways ? size.width : size.height
  }
}
