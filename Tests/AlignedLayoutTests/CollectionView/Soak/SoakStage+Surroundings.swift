#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // Steps that scroll, or change what surrounds the content.
  extension SoakStage {
    func changeSurroundings(_ step: SoakStep) {
      switch step {
      case .scroll(let share):
        let reach = reachableOffsets
        scroll(to: reach.lowerBound + share * (reach.upperBound - reach.lowerBound))
      case .scrollToItem(let seed): scrollToItem(seed)
      case .showEverything:
        let size = view.frame.size
        for size in [isSideways ? 30_000 × size.height : size.width × 30_000, size] {
          view.frame.size = size
          view.layoutIfNeeded()
        }
      case .pull(let distance):
        let reach = reachableOffsets
        scroll(to: (distance > 0 ? reach.lowerBound : reach.upperBound) - distance)
        isPulled = true
      case .drag(let distance):
        let reach = reachableOffsets
        scroll(to: min(max(reach.lowerBound, uprightOffset - distance), reach.upperBound))
      case .resize(let width, let height):
        view.frame.size = width × height
      case .rotate(let width, let height):
        UIView.animate(withDuration: 0.2) { [view] in
          view.frame.size = width × height
          view.layoutIfNeeded()
        }
      case .inset(let top, let left, let bottom, let right):
        let insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        let old = view.contentInset
        let isOfOtherWidth =
          isSideways ? top + bottom != old.top + old.bottom : left + right != old.left + old.right
        // UIKit does not report an inset that keeps the offset, so the client has to invalidate the
        // layout.
        if isOfOtherWidth || layout.pinsSectionHeaders || layout.pinsSectionFooters
          || layout.contentHeader != nil || layout.contentFooter != nil
        {
          layout.invalidateLayout()
        }
        view.contentInset = insets
      case .mirror:
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
        layout.invalidateLayout()
      case .turn:
        layout.scrollDirection = isSideways ? .vertical : .horizontal
      case .pinHeaders(let pins): layout.pinsSectionHeaders = pins
      case .pinFooters(let pins): layout.pinsSectionFooters = pins
      case .keepAnswers(let keeps): layout.keepsAnswersAcrossUpdates = keeps
      case .fadeBetweenLines(let fades): layout.fadesCellsThatChangeLines = fades
      case .holdFirstCell(let holds): layout.keepsVisibleLinesInPlace = holds
      case .stayAtEnd(let rests): layout.staysAtEnd = rests
      case .space(let spacing, let inset):
        layout.sectionSpacing = spacing
        layout.contentInsets = Insets(inset)
      case .boundaryViews(let seed):
        var random = SplitMix64(seed: seed)
        boundaryViews = (
          random.boundaryView(.tame) ?? random.boundaryView(.tame),
          random.boundaryView(.tame) ?? random.boundaryView(.tame)
        )
      default: break
      }
    }

    /// Gives the layout the header and the footer of the whole content.
    func showBoundaryViews() {
      layout.contentHeader = boundaryViews.header
      layout.contentFooter = boundaryViews.footer
    }

    /// The offsets from the top to the bottom of the content, in upright coordinates.
    var reachableOffsets: ClosedRange<CGFloat> {
      let insets = uprightInsets
      let length = isSideways ? view.contentSize.width : view.contentSize.height
      let bottom = length + insets.bottom - upright(view.bounds).height
      return -insets.top...max(-insets.top, bottom)
    }

    // MARK: Upright coordinates

    // In them y runs along the axis, from the beginning of the content.

    var isSideways: Bool { stage.isSideways }

    /// Whether the content begins at its right edge. An empty content has none.
    private var isMirroredSideways: Bool {
      isSideways && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        && view.contentSize.width > 0
    }

    func upright(_ rect: CGRect) -> CGRect {
      guard isSideways else { return rect }
      let x = isMirroredSideways ? view.contentSize.width - rect.maxX : rect.minX
      return CGRect(x: rect.minY, y: x, width: rect.height, height: rect.width)
    }

    var uprightOffset: CGFloat { upright(view.bounds).minY }

    var uprightInsets: (top: CGFloat, bottom: CGFloat) {
      let insets = view.adjustedContentInset
      guard isSideways else { return (insets.top, insets.bottom) }
      return isMirroredSideways ? (insets.right, insets.left) : (insets.left, insets.right)
    }

    private func scroll(to offset: CGFloat) {
      if isSideways {
        view.contentOffset.x =
          isMirroredSideways
          ? view.contentSize.width - view.bounds.width - offset : offset
      } else {
        view.contentOffset.y = offset
      }
    }

    private func scrollToItem(_ seed: UInt64) {
      var random = SplitMix64(seed: seed)
      guard carried == nil, let path = random.path(in: stage.content) else { return }
      let places: [UICollectionView.ScrollPosition] =
        isSideways
        ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
      view.scrollToItem(
        at: path, at: random.pick(places), animated: random.happens(onceIn: 2))
    }
  }
#endif
