#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import AlignedLayout

  // Marks over the lines, for people who write a client.
  extension AlignedView {
    /// Whether layers over the view show how its lines came about, in debug builds. The default is false.
    ///
    ///     tags.showsLineMarks = true
    ///
    /// Each line gets a box, its number, and why it begins. Beside it are the lengths of what remains of the line and
    /// of its indentation. Each item says what it is offered at its place, and the size that it returned. Groups
    /// among the `items` are marked, too. The article “Seeing how lines came about” of `AlignedLayout` shows the marks.
    ///
    /// Marks show what the view knows already. They ask and lay out nothing, change no frame, and get no touches. With
    /// AppKit, a view that has no layer gets one, and keeps it.
    ///
    /// In release builds, where assertions are not checked, the property stays false.
    public var showsLineMarks: Bool {
      get { marks != nil }
      set {
        guard newValue != showsLineMarks, isDebugBuild else { return }
        marks = nil
        guard newValue else { return }
        #if !canImport(UIKit) || APPKIT
          if layer == nil { wantsLayer = true }
        #endif
        let layers = MarkLayers()
        marks = { [weak self] _ in
          guard let self, let contents = markedContents else { return }
          layers.show(LineMark.marks(of: contents), on: self)
        }
        marks?(.content)
      }
    }
  }
#endif
