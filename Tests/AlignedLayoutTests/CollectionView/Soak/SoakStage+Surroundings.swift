#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // Steps that scroll, or change what surrounds the content.
  extension SoakStage {
    func changeSurroundings(_ step: SoakStep) {
      switch step {
      case .scroll(let share):
        let reach = reachableOffsets
        view.contentOffset.y = reach.lowerBound + share * (reach.upperBound - reach.lowerBound)
      case .scrollToItem(let seed): scrollToItem(seed)
      case .showEverything:
        let height = view.frame.height
        for height in [30_000, height] {
          view.frame.size.height = height
          view.layoutIfNeeded()
        }
      case .pull(let distance):
        let reach = reachableOffsets
        view.contentOffset.y =
          distance > 0 ? reach.lowerBound - distance : reach.upperBound - distance
        isPulled = true
      case .resize(let width, let height):
        view.frame.size = width × height
      case .rotate(let width, let height):
        UIView.animate(withDuration: 0.2) { [view] in
          view.frame.size = width × height
          view.layoutIfNeeded()
        }
      case .inset(let top, let left, let bottom, let right):
        let insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        let isOfOtherWidth = left + right != view.contentInset.left + view.contentInset.right
        // UIKit does not report an inset that keeps the offset, so the client has to invalidate the
        // layout.
        if isOfOtherWidth || layout.pinsSectionHeaders || layout.pinsSectionFooters {
          layout.invalidateLayout()
        }
        view.contentInset = insets
      case .mirror:
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
        layout.invalidateLayout()
      case .pinHeaders(let pins): layout.pinsSectionHeaders = pins
      case .pinFooters(let pins): layout.pinsSectionFooters = pins
      case .keepAnswers(let keeps): layout.keepsAnswersAcrossUpdates = keeps
      case .fadeBetweenLines(let fades): layout.fadesCellsThatChangeLines = fades
      case .holdFirstCell(let holds): layout.keepsFirstVisibleCellInPlace = holds
      case .restAtEnd(let rests): layout.restsAtEnd = rests
      case .space(let spacing, let inset):
        layout.sectionSpacing = spacing
        layout.contentInsets = Insets(inset)
      default: break
      }
    }

    /// The offsets from the top to the bottom of the content.
    var reachableOffsets: ClosedRange<CGFloat> {
      let insets = view.adjustedContentInset
      let bottom = view.contentSize.height + insets.bottom - view.bounds.height
      return -insets.top...max(-insets.top, bottom)
    }

    private func scrollToItem(_ seed: UInt64) {
      var random = SplitMix64(seed: seed)
      guard carried == nil, let path = random.path(in: stage.content) else { return }
      let places: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
      view.scrollToItem(
        at: path, at: random.pick(places), animated: random.happens(onceIn: 2))
    }
  }
#endif
