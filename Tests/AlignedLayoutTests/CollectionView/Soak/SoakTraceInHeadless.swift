#if !canImport(Darwin)
  import AlignedLayout
  import UIKit

  /// What happens in the steps of a soak, in words. Two builds whose words are equal do the same.
  ///
  /// Numbers are written so that they can be read back to the last bit.
  @MainActor
  final class SoakTrace {
    private let stage = SoakStage(layout: CollectionViewAlignedLayout())
    private var spaces: [CGFloat] = []
    private var measurements: [String] = []
    private var contexts: [String] = []

    init() {
      stage.source.didOffer = { [unowned self] in spaces.append($0) }
      stage.source.didMeasure = { [unowned self] view, attributes, size in
        let offer = (attributes as? CollectionViewAlignedLayoutAttributes)?.offeredSpace
        measurements.append(
          "\(type(of: view)) \(attributes.indexPath.words) offered \(offer.map { "\($0)" } ?? "none")"
            + " prefers \(size.words)")
      }
      Headless.observeContexts(sentTo: stage.view) { [unowned self] in
        contexts.append($0.words)
      }
    }

    /// What a step has led to.
    struct Record {
      let offset: CGPoint
      let contentSize: CGSize
      /// The visible views with their frames.
      let views: [String]
      /// The questions put to the data source and the delegate.
      let questions: [String]
      /// The views that were asked for their preferred attributes.
      let measurements: [String]
      /// The invalidation contexts that have reached UIKit.
      let contexts: [String]

      /// The record in a line, with a hash instead of each list unless they are to be spelled out.
      func line(spellsOut: Bool) -> String {
        let lists = [views, questions, measurements, contexts].map { list in
          spellsOut
            ? "[\(list.joined(separator: "; "))]"
            : "\(list.count):\(String(list.stableHash, radix: 16))"
        }
        return (["\(offset.x),\(offset.y)", contentSize.words] + lists).joined(separator: " ")
      }
    }

    /// Performs a step, lays out and ends the turn of the run loop.
    func perform(_ step: SoakStep) async -> Record {
      withoutAudits {
        _ = stage.perform(step)
        stage.view.layoutIfNeeded()
      }
      await Task.yield()
      let record = Record(
        offset: stage.view.contentOffset, contentSize: stage.view.contentSize, views: views,
        questions: questions, measurements: measurements, contexts: contexts)
      (stage.source.asked, spaces, measurements, contexts) = ([], [], [], [])
      return record
    }

    private var questions: [String] {
      var spaces = spaces[...]
      return stage.source.asked.map { question in
        switch question {
        case .sectionCount: "sections"
        case .itemCount(let section): "items \(section)"
        case .section(let section): "section \(section)"
        case .header(let section): "header \(section)"
        case .footer(let section): "footer \(section)"
        case .attributes(let path): "attributes \(path.words)"
        case .size(let path): "size \(path.words) in \(spaces.popFirst() ?? .nan)"
        case .overflow(let section, let count): "overflow \(section) hiding \(count)"
        }
      }
    }

    private var views: [String] {
      let view = stage.view
      let cells = view.indexPathsForVisibleItems.sorted().map { path in
        "cell \(path.words) \(view.cellForItem(at: path).words)"
      }
      let supplementaries = SoakSource.supplementaryKinds.flatMap { kind in
        view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().map { path in
          "\(kind) \(path.words) \(view.supplementaryView(forElementKind: kind, at: path).words)"
        }
      }
      let decorations = view.subviews.filter { $0 is DecorationView && !$0.isHidden }
      return cells + supplementaries + decorations.map { "decoration \($0.words)" }.sorted()
    }
  }

  extension CGSize {
    fileprivate var words: String { "\(width)x\(height)" }
  }

  extension UIView {
    fileprivate var words: String {
      "\(frame.minX),\(frame.minY) \(bounds.size.words) alpha \(alpha)"
    }
  }

  extension Optional where Wrapped: UIView {
    @MainActor
    fileprivate var words: String { self?.words ?? "nil" }
  }

  extension UICollectionViewLayoutInvalidationContext {
    fileprivate var words: String {
      var words = ["\(type(of: self))"]
      if contentOffsetAdjustment != .zero {
        words.append("offset \(contentOffsetAdjustment.x),\(contentOffsetAdjustment.y)")
      }
      if contentSizeAdjustment != .zero { words.append("size \(contentSizeAdjustment.words)") }
      if invalidateEverything { words.append("everything") }
      if invalidateDataSourceCounts { words.append("counts") }
      let ours = self as? CollectionViewAlignedLayoutInvalidationContext
      if ours?.invalidatesContent == false { words.append("keeps content") }
      if ours?.invalidatesMeasuredSizes == true { words.append("forgets sizes") }
      let named =
        [
          "items": invalidatedItemIndexPaths,
          "moves from": previousIndexPathsForInteractivelyMovingItems,
          "moves to": targetIndexPathsForInteractivelyMovingItems,
        ].compactMapValues(\.self)
        .merging(invalidatedSupplementaryIndexPaths ?? [:]) { $0 + $1 }
        .merging(invalidatedDecorationIndexPaths ?? [:]) { $0 + $1 }
      for (name, paths) in named.sorted(by: { $0.key < $1.key }) {
        words.append("\(name) \(paths.sorted().map(\.words).joined(separator: " "))")
      }
      return words.joined(separator: ", ")
    }
  }

  extension [String] {
    /// A number that is the same in every run of the program (FNV-1a).
    fileprivate var stableHash: UInt64 {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for string in self {
        for byte in string.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ 0xff) &* 0x100_0000_01b3
      }
      return hash
    }
  }
#endif
