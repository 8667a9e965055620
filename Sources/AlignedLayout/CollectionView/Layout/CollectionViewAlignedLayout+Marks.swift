#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Marks over the content, for people who write a client.
  extension CollectionViewAlignedLayout {
    /// Whether layers over the collection view show how lines came about, in debug builds. The default is false.
    ///
    ///     layout.showsLineMarks = true
    ///
    /// Each visible line gets a box, its number, and why it begins. Beside it are the lengths of what remains
    /// of the line and of its indentation. Each cell says what it was offered at its place, and the size that
    /// it returned. A self-sizing cell has a dashed border until it is measured. The cell or line that the
    /// layout holds in its place on the screen is framed. <doc:SeeingLines> shows the marks.
    ///
    /// Marks show what the layout knows already. They ask and invalidate nothing, change no frame, and get no
    /// touches.
    ///
    /// In release builds, where assertions are not checked, the property stays false.
    public var showsLineMarks: Bool {
      get { state.marks != nil }
      set {
        guard newValue != showsLineMarks, isDebugBuild else { return }
        state.marks?.remove()
        state.marks = newValue ? MarkLayers() : nil
        showMarksOfNewContent()
      }
    }

    /// Shows the marks of a content that may be another than before.
    func showMarksOfNewContent() {
      guard let marks = state.marks else { return }
      marks.forgetReasons()
      showMarks()
    }

    /// Shows the marks in bounds that UIKit is about to set, or in the present ones.
    func showMarks(in newBounds: CGRect? = nil) {
      // While UIKit passes from one layout to another, neither shows marks.
      guard let marks = state.marks, let collectionView,
        collectionView.collectionViewLayout === self
      else { return }
      marks.show(
        lineMarks(in: newBounds ?? collectionView.bounds, remembering: marks),
        on: collectionView.layer, MarkPalette(collectionView.traitCollection),
        scale: collectionView.traitCollection.displayScale)
      marks.observeStyle(of: collectionView) { [weak self] in self?.showMarks() }
    }

    private func lineMarks(in bounds: CGRect, remembering marks: MarkLayers) -> [LineMark] {
      let (scene, sizer, scrolling) = (sizingScene, state.selfSizing, state.scrolling)
      let pinning = standing.pinning(in: bounds, with: state.shown.surroundings, options)
      var marked = standing.markedContent(in: bounds, pinning: pinning)
      marked.held =
        (scrolling.held ?? scrolling.last).map(MarkedHold.init)
        ?? (options.staysAtEnd && scrolling.isAtEnd ? .end : nil)
      marked.size = { sizer.markedSize(ofCellAt: $0, in: scene) }
      marked.reason = { [content] line, section in
        marks.reason(ofLine: line, inSection: section, of: content)
      }
      return LineMark.marks(of: [marked])
    }
  }

  extension StandingContent {
    /// Returns the content to be marked in a rectangle of the collection view.
    fileprivate func markedContent(
      in rect: CGRect, pinning: ContentLayout.Pinning
    ) -> MarkedContent {
      let origin = place(.zero).origin
      var marked = MarkedContent(
        content, in: CGRect(origin: contentPoint(at: rect.origin), size: rect.size))
      marked.origin = origin
      marked.pinning = pinning.moved(by: -content.axis.coordinate(of: origin))
      return marked
    }
  }

  extension MarkedHold {
    fileprivate init(_ anchor: ScrollAnchor) {
      switch anchor {
      case .cell(let position, _): self = .cell(position)
      case .beginning: self = .beginning
      case .end: self = .end
      }
    }
  }

  extension SelfSizer {
    /// Returns what is known of the size of a cell, or nil if it does not size itself.
    fileprivate func markedSize(
      ofCellAt position: ContentLayout.CellPosition, in scene: SizingScene
    ) -> MarkedSize? {
      let (element, content) = (ContentLayout.Element.cell(position), scene.content)
      guard let offer = offeredSpace(of: element, in: content, scene.options) else { return nil }
      guard let size = sizes.knownSize(of: element, offered: offer) else {
        return MarkedSize(
          origin: .estimated, size: content.frame(ofCellAt: position).size, offer: offer)
      }
      return MarkedSize(
        origin: .measured, size: size.transposed(for: content.axis), offer: offer)
    }
  }
#endif
