#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Whether the content is that of the present answers.
    var isUpToDate: Bool {
      !staleness.isContentStale && staleness.items.isEmpty && laidOutState === keptContents.state
    }

    /// Whether frames are the same in other bounds.
    func isCanvasKept(by newBounds: CGRect) -> Bool {
      guard let collectionView else { return true }
      let surroundings = Surroundings(
        of: collectionView, boundsWidth: newBounds.width, reference: contentInsetsReference)
      return surroundings.canvas == self.surroundings?.canvas
    }

    /// Takes the content that was handed over for a canvas, or else asks for everything.
    func layOutEverything(on canvas: Surroundings.Canvas, with provider: ContentProvider) {
      // This, too, before anything is asked.
      let state = keptContents.state
      laidOutPlaceholders =
        updates == nil ? provider.hasPlaceholders : provider.showsPlaceholders
      guard !waitsForUpdateItems(on: canvas, with: provider) else { return }
      if let kept = keptContents.take(on: canvas), kept.hasCounts(provider.counts(on: canvas)),
        !provider.hasPlaceholders
      {
        // What a change has made stale is of no use for the way back.
        if let old = surroundings?.canvas, laidOutState === state {
          keptContents.keep(content, on: old)
        }
        content = kept
      } else {
        content = provider.content(on: canvas)
      }
      laidOutState = state
    }
  }
#endif
