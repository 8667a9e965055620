import AlignedLayout
import Foundation
import LayoutDrawing
import UIKit

/// A live view and its pictures: at several widths, and scrolled. In Xcode a person would resize
/// and scroll the live view instead.
@MainActor
struct LiveView {
  private static let narrowWidth: CGFloat = 320
  private static let wideWidth: CGFloat = 600

  let view: UIView
  private let size: CGSize

  init(_ liveView: any PlaygroundLiveViewable) {
    switch liveView.playgroundLiveViewRepresentation {
    case .view(let view): self.view = view
    case .viewController(let controller): view = controller.view
    }
    size = view.bounds.size
  }

  /// Writes the pictures into files, and prints the paths.
  func present() {
    let page = PicturePage(rows: rows())
    let folder = FileManager.default.currentDirectoryPath
    do {
      try page.liveView.svg().write(toFile: "playground.svg", atomically: true, encoding: .utf8)
      try page.html.write(toFile: "playground.html", atomically: true, encoding: .utf8)
    } catch {
      print("Could not write the pictures into \(folder): \(error)")
      exit(1)
    }
    print(page.liveView.text())
    print("Picture of the live view: \(folder)/playground.svg")
    print("Page with all pictures, for a browser: \(folder)/playground.html")
  }

  /// Returns the pictures with their captions, and restores the size and offset of the view.
  func rows() -> [PicturePage.Row] {
    let offset = (view as? UIScrollView)?.contentOffset
    defer {
      layOut(size)
      if let offset { scroll(to: scrollsSideways ? offset.x : offset.y) }
    }
    let widths = Set([Self.narrowWidth, size.width, Self.wideWidth]).sorted().map { width in
      layOut(CGSize(width: width, height: size.height))
      scroll(to: offsetOfBeginning)
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
      PicturePage.Row(title: "At three widths", figures: widths),
      PicturePage.Row(title: "Scrolled", figures: scrolled),
    ].filter { !$0.figures.isEmpty }
  }

  private func layOut(_ size: CGSize) {
    view.frame.size = size
    view.layoutIfNeeded()
  }

  private var scrollsSideways: Bool {
    let layout = (view as? UICollectionView)?.collectionViewLayout
    return (layout as? CollectionViewAlignedLayout)?.scrollDirection == .horizontal
  }

  private var offsetOfBeginning: CGFloat {
    let insets = (view as? UIScrollView)?.adjustedContentInset ?? .zero
    return scrollsSideways ? -insets.left : -insets.top
  }

  private func scroll(to offset: CGFloat) {
    guard let scrollView = view as? UIScrollView else { return }
    if scrollsSideways {
      scrollView.contentOffset.x = offset
    } else {
      scrollView.contentOffset.y = offset
    }
    view.layoutIfNeeded()
  }

  private func points(_ length: CGFloat) -> String {
    "\(Int(length.rounded())) points"
  }

  // MARK: Offsets

  /// Returns two offsets to scroll to. At the first, a header is pinned within its section; at the
  /// second, the next header pushes one out. Without headers these are at one and two thirds.
  private func scrolledOffsets() -> [CGFloat] {
    guard let view = view as? UIScrollView else { return [] }
    let end =
      (length(of: view.contentSize) - length(of: view.bounds.size)).rounded(.down)
    guard end > 0 else { return [] }
    let thirds = [(end / 3).rounded(), (end * 2 / 3).rounded()]
    guard let collectionView = view as? UICollectionView,
      let layout = collectionView.collectionViewLayout as? CollectionViewAlignedLayout
    else { return thirds }
    let sections = (0..<collectionView.numberOfSections).map { section in
      (layout.contentFrame(forSection: section), headerLength(of: section, in: layout))
    }.filter { $0.1 > 0 }
    let middles = sections.map { frame, length in
      ((scrollsSideways ? frame.minX : frame.minY) + length * 1.5).rounded()
    }
    let ends = sections.map { frame, length in
      ((scrollsSideways ? frame.maxX : frame.maxY) - length / 2).rounded()
    }
    guard let middle = middles.dropFirst().first ?? middles.first, middle < end else {
      return thirds
    }
    return [middle, ends.last { middle < $0 && $0 <= end } ?? end]
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
