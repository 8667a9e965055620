#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A change that makes the layout ask for sizes and attributes again although the width stays.
  enum ContentChange: CaseIterable {
    case invalidation, context, item, property, closure, reload, sameCounts, batch, emptyBatch

    @MainActor
    func make(on stage: AlignedStage) {
      let changed = TestCell.cell(44 × 33)
      let path = IndexPath(item: 2, section: 0)
      switch self {
      case .invalidation, .context, .item, .reload, .sameCounts:
        stage.content.sections[0].cells[2] = changed
      case .property, .closure, .batch, .emptyBatch: break
      }
      switch self {
      case .invalidation: stage.layout.invalidateLayout()
      case .context:
        stage.layout.invalidateLayout(with: CollectionViewAlignedLayoutInvalidationContext())
      case .item:
        stage.layout.invalidateItems(at: [path])
      case .property: stage.layout.sectionSpacing += 5
      case .closure: stage.layout.sizeForItem = { _, _ in 1 × 1 }
      case .reload:
        stage.content.sections.removeLast()
        stage.view.reloadData()
      case .sameCounts: stage.view.reloadData()
      case .batch:
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells[2] = changed
          stage.view.reloadItems(at: [path])
        })
      case .emptyBatch: stage.view.performBatchUpdates({})
      }
      stage.view.layoutIfNeeded()
    }
  }

  extension [TestSection] {
    /// Returns the content that a client computes from the sizes it knows.
    func layout(_ specification: ContentLayout.Specification) -> ContentLayout {
      ContentLayout(specification) {
        self[$0.section].cells[$0.cell].size($1)
      } attributesOfCell: {
        self[$0.section].cells[$0.cell].attributes
      } sizeOfOverflow: {
        self[$0].sizeOfOverflow($1)
      }
    }
  }

  extension AlignedStage {
    /// Computes the content for another width and caches it in the layout.
    func cacheContent(fittingWidth width: CGFloat, safeAreaInsets: UIEdgeInsets? = nil) -> Bool {
      let request = layout.contentRequest(fitting: width × 0, safeAreaInsets: safeAreaInsets)
      return layout.cacheContent(content.sections.layout(request.specification), for: request)
    }
  }
#endif
