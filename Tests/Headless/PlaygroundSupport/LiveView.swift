import AlignedLayout
import Foundation
import LayoutDrawing
import UIKit

/// A live view, and the pictures of it that stand for what a person would do with it in Xcode: make
/// it narrower and wider, and scroll it.
@MainActor
struct LiveView {
  private static let narrowWidth: CGFloat = 320
  private static let wideWidth: CGFloat = 600

  let view: UIView
  private let size: CGSize

  init(_ shown: any PlaygroundLiveViewable) {
    switch shown.playgroundLiveViewRepresentation {
    case .view(let view): self.view = view
    case .viewController(let controller): view = controller.view
    }
    size = view.bounds.size
  }

  /// Writes the pictures, and says where they are.
  func present() {
    let page = PicturePage(rows: rows())
    let folder = FileManager.default.currentDirectoryPath
    do {
      try page.liveView.svg().write(toFile: "playground.svg", atomically: true, encoding: .utf8)
      try page.html.write(toFile: "playground.html", atomically: true, encoding: .utf8)
    } catch {
      print("The pictures could not be written into \(folder): \(error)")
      exit(1)
    }
    print(page.liveView.text())
    print("The live view as a picture: \(folder)/playground.svg")
    print("At three widths, and scrolled; open it in a browser: \(folder)/playground.html")
  }

  /// The pictures, with what they show; the view is left as it was.
  func rows() -> [PicturePage.Row] {
    let offset = (view as? UIScrollView)?.contentOffset
    defer {
      laidOut(size)
      if let offset { scroll(to: offset.y) }
    }
    let widths = Set([Self.narrowWidth, size.width, Self.wideWidth]).sorted().map { width in
      laidOut(CGSize(width: width, height: size.height))
      scroll(to: topOffset)
      return PicturePage.Figure(
        caption: "\(points(width)) wide", isLiveView: width == size.width,
        picture: Picture(of: view))
    }
    laidOut(size)
    let scrolled = scrolledOffsets().map { y in
      scroll(to: y)
      return PicturePage.Figure(
        caption: "Scrolled by \(points(y))", isLiveView: false, picture: Picture(of: view))
    }
    return [
      PicturePage.Row(title: "At three widths", figures: widths),
      PicturePage.Row(title: "Scrolled", figures: scrolled),
    ].filter { !$0.figures.isEmpty }
  }

  private func laidOut(_ size: CGSize) {
    view.frame.size = size
    view.layoutIfNeeded()
  }

  private var topOffset: CGFloat {
    -((view as? UIScrollView)?.adjustedContentInset.top ?? 0)
  }

  private func scroll(to y: CGFloat) {
    guard let scrollView = view as? UIScrollView else { return }
    scrollView.contentOffset.y = y
    view.layoutIfNeeded()
  }

  private func points(_ length: CGFloat) -> String {
    "\(Int(length.rounded())) points"
  }

  // MARK: Where to scroll to

  /// In the middle of a section, where its header is pinned, and at the end of one, where the next
  /// header pushes it out; or somewhere, in a view that has no such headers.
  private func scrolledOffsets() -> [CGFloat] {
    guard let view = view as? UIScrollView else { return [] }
    let reach = (view.contentSize.height - view.bounds.height).rounded(.down)
    guard reach > 0 else { return [] }
    let usual = [(reach / 3).rounded(), (reach * 2 / 3).rounded()]
    guard let collectionView = view as? UICollectionView,
      let layout = collectionView.collectionViewLayout as? CollectionViewAlignedLayout
    else { return usual }
    let sections = (0..<collectionView.numberOfSections).map { section in
      (layout.contentFrame(forSection: section), headerLength(of: section, in: layout))
    }.filter { $0.1 > 0 }
    let middles = sections.map { frame, height in (frame.minY + height * 1.5).rounded() }
    let ends = sections.map { frame, height in (frame.maxY - height / 2).rounded() }
    guard let middle = middles.dropFirst().first ?? middles.first, middle < reach else {
      return usual
    }
    return [middle, ends.last { middle < $0 && $0 <= reach } ?? reach]
  }

  private func headerLength(
    of section: Int, in layout: CollectionViewAlignedLayout
  ) -> CGFloat {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))?.frame.height ?? 0
  }
}
