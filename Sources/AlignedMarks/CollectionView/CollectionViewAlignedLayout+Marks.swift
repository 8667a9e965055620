#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
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
    /// layout holds in its place on the screen is framed. The article “Seeing how lines came about” of `AlignedLayout`
    /// shows the marks.
    ///
    /// Marks show what the layout knows already. They ask and invalidate nothing, change no frame, and get no
    /// touches.
    ///
    /// In release builds, where assertions are not checked, the property stays false.
    public var showsLineMarks: Bool {
      get { marks != nil }
      set {
        guard newValue != showsLineMarks, isDebugBuild else { return }
        marks = nil
        guard newValue else { return }
        let layers = MarkLayers()
        marks = { [weak self] change in self?.show(layers, after: change) }
        marks?(.content)
      }
    }

    private func show(_ layers: MarkLayers, after change: MarkedChange) {
      var bounds = collectionView?.bounds ?? .zero
      switch change {
      case .content: layers.forgetReasons()
      case .bounds(let newBounds): bounds = newBounds
      case .layout: return layers.remove()
      }
      // While UIKit passes from one layout to another, neither shows marks.
      guard let collectionView, collectionView.collectionViewLayout === self else { return }
      layers.show(
        LineMark.marks(of: [markedContent(in: bounds)], reason: layers.reason), on: collectionView)
      layers.observeStyle(of: collectionView) { [weak self] in self?.marks?(.content) }
    }
  }

  extension MarkLayers {
    /// Calls a closure when a view becomes light or dark, until its layer shows no marks. Before iOS 17, colors
    /// change with the next marks.
    fileprivate func observeStyle(of view: UIView, _ onChange: @escaping @MainActor () -> Void) {
      guard #available(iOS 17, tvOS 17, *), endObservation == nil else { return }
      let traits: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]
      let registration = view.registerForTraitChanges(traits) { (_: UIView, _) in onChange() }
      endObservation = { [weak view] in view?.unregisterForTraitChanges(registration) }
    }
  }
#endif
