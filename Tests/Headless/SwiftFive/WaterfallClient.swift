import UIKit

/// A model that is not isolated, and calls UIKit as code did before concurrency.
public class WaterfallSource: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
  var heights: [CGFloat]
  private lazy var reporter = Reporter()

  public init(heights: [CGFloat]) {
    self.heights = heights
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    heights.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  public func waterfallLayout(
    _ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    heights[indexPath.item]
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    reporter.report(scrollView.contentOffset)
  }
}

private class Reporter {
  func report(_ offset: CGPoint) {}
}

/// A class without isolation that owns views.
public class WaterfallStage {
  public let layout = WaterfallLayout()
  public let view: UICollectionView
  public var source: WaterfallSource? {
    didSet {
      view.dataSource = source
      view.delegate = source
    }
  }

  public init(size: CGSize) {
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.backgroundColor = .white
  }

  public func show(_ heights: [CGFloat], completion: ((Bool) -> Void)? = nil) {
    source = WaterfallSource(heights: heights)
    view.performBatchUpdates(nil, completion: completion)
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }
}

/// A global function, which no actor isolates.
public func frames(in view: UICollectionView) -> [CGRect] {
  view.visibleCells.map { $0.frame }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
}
