#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  // Marks over the lines, for people who write a client.
  extension AlignedView {
    /// Whether layers over the view show how its lines came about, in debug builds. The default is false.
    ///
    ///     tags.showsLineMarks = true
    ///
    /// Each line gets a box, its number, and why it begins. Beside it are the lengths of what remains of the line and
    /// of its indentation. Each item says what it is offered at its place, and the size that it returned. Groups
    /// among the ``items`` are marked, too. <doc:SeeingLines> shows the marks.
    ///
    /// Marks show what the view knows already. They ask and lay out nothing, change no frame, and get no touches. With
    /// AppKit, a view that has no layer gets one, and keeps it.
    ///
    /// In release builds, where assertions are not checked, the property stays false.
    public var showsLineMarks: Bool {
      get { state.marks != nil }
      set {
        guard newValue != showsLineMarks, isDebugBuild else { return }
        state.marks?.remove()
        state.marks = newValue ? MarkLayers() : nil
        if newValue { makeLayerForMarks() }
        showMarks()
      }
    }

    /// Shows the marks of the last layout, if it is still known.
    func showMarks() {
      let viewLayer: CALayer? = layer
      guard let marks = state.marks, state.isLaidOut, let layer = viewLayer,
        let layout = group.knownLayout(in: bounds.size)
      else { return }
      let contents = layout.markedContents(in: CGRect(origin: .zero, size: bounds.size))
      marks.show(
        LineMark.marks(of: contents), on: layer, markPalette, scale: environment.displayScale)
    }
  }

  extension AlignedView {
    #if canImport(UIKit) && !APPKIT
      private func makeLayerForMarks() {}

      private var markPalette: MarkPalette { MarkPalette(traitCollection) }
    #else
      private func makeLayerForMarks() {
        if layer == nil { wantsLayer = true }
      }

      private var markPalette: MarkPalette {
        effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .dark : .light
      }
    #endif
  }
#endif
