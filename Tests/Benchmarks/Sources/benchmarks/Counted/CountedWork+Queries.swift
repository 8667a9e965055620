import AlignedLayout
import BenchmarkClient
import UIKit

// Queries of a collection view's layout, for a screenful.
extension CountedWork {
  // Half of the instructions make objects, and a screenful with badges has twice as many objects. So both are
  // compared with bare objects.
  static var queries: [CountedWork] {
    [
      bareObjects("bare objects", SectionAttributes()),
      query("a screenful", SectionAttributes(), limit: ("bare objects", 1.13)),
      bareObjects("bare objects with badges", withBadges),
      query(
        "a screenful with badges", withBadges, limit: ("bare objects with badges", 1.1)),
      step("a step, 10 pinned cells", pinnedCount: 10, limit: nil),
      step(
        "a step, 10,000 pinned cells", pinnedCount: 10_000,
        limit: ("a step, 10 pinned cells", 1.2)),
    ]
  }

  private static let withBadges = SectionAttributes(attachments: .init(ofCells: [badge]))

  private static let badge = ViewAttachment(
    kind: "badge", at: .topTrailing, size: CGSize(width: 20, height: 20))

  private static let queryCount = 100

  private static func query(
    _ name: String, _ attributes: SectionAttributes, limit: (String, Double)
  ) -> CountedWork {
    CountedWork(name: name, operationCount: queryCount, limit: limit) { setting in
      let sizes = Array(setting.slice(0, count: 100_000))
      let (stage, rects) = MainActor.assumeIsolated { screenfuls(of: sizes, attributes) }
      return {
        MainActor.assumeIsolated {
          for rect in rects {
            precondition(stage.layout.layoutAttributesForElements(in: rect)?.isEmpty == false)
          }
        }
      }
    }
  }

  @MainActor
  private static func screenfuls(
    of sizes: [CGSize], _ attributes: SectionAttributes
  ) -> (Stage, [CGRect]) {
    let stage = Stage([sizes])
    stage.layout.defaultSectionAttributes = attributes
    stage.invalidateAndPrepare()
    let height = stage.layout.collectionViewContentSize.height
    return (stage, benchmarks.screenfuls(ofHeight: height, count: queryCount))
  }

  /// Makes the attributes that the queries return, and nothing else: the minimum that they take.
  private static func bareObjects(_ name: String, _ attributes: SectionAttributes) -> CountedWork {
    CountedWork(name: name, operationCount: queryCount) { setting in
      let sizes = Array(setting.slice(0, count: 100_000))
      let found = MainActor.assumeIsolated {
        let (stage, rects) = screenfuls(of: sizes, attributes)
        return rects.map { rect in
          (stage.layout.layoutAttributesForElements(in: rect) ?? []).map {
            (frame: $0.frame, kind: $0.representedElementKind)
          }
        }
      }
      return {
        MainActor.assumeIsolated {
          for screenful in found { precondition(!make(screenful).isEmpty) }
        }
      }
    }
  }

  @MainActor
  private static func make(
    _ screenful: [(frame: CGRect, kind: String?)]
  ) -> [UICollectionViewLayoutAttributes] {
    screenful.indices.map { index in
      let path = IndexPath(item: index, section: 0)
      let made: UICollectionViewLayoutAttributes
      if let kind = screenful[index].kind {
        made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        made.zIndex = 1
      } else {
        made = UICollectionViewLayoutAttributes(forCellWith: path)
      }
      made.frame = screenful[index].frame
      return made
    }
  }

  /// Scrolls through a content with a pinned cell among every ten or ten thousand, and queries what becomes
  /// visible. Each cell has a line of its own.
  private static func step(
    _ name: String, pinnedCount: Int, limit: (String, Double)?
  ) -> CountedWork {
    CountedWork(name: name, operationCount: queryCount, limit: limit) { _ in
      let stage = MainActor.assumeIsolated {
        let stage = Stage(client: PinningClient(cellCount: 100_000, pinnedCount: pinnedCount))
        stage.invalidateAndPrepare()
        stage.view.bounds.origin.y = stage.layout.collectionViewContentSize.height / 2
        stage.layout.prepare()
        return stage
      }
      return {
        MainActor.assumeIsolated {
          for _ in 0..<queryCount { stage.scrollAndQuery(by: 37) }
        }
      }
    }
  }
}

extension Stage {
  /// Makes the calls that the layout receives when its view scrolls.
  fileprivate func scrollAndQuery(by distance: CGFloat) {
    let bounds = view.bounds.offsetBy(dx: 0, dy: distance)
    if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
      layout.prepare()
    }
    view.bounds = bounds
    precondition(layout.layoutAttributesForElements(in: bounds)?.isEmpty == false)
  }
}
