#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import AlignedLayout
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// The layers that draw marks over the content of a view. They leave the view with this object.
  ///
  /// Nothing but layers is added: they get no touches, and accessibility does not know them.
  @MainActor
  final class MarkLayers {
    // The main actor alone changes it, but `deinit` is on none.
    private nonisolated(unsafe) let container = CALayer()
    private var boxes: [CAShapeLayer] = []
    private var texts: [CATextLayer] = []
    private var marks: [LineMark] = []
    private var palette = MarkPalette.light
    private var scale: CGFloat = 0

    /// Ends the observation of the view whose layer shows the marks, or nil if it is not observed.
    nonisolated(unsafe) var endObservation: (@MainActor () -> Void)?

    /// Why lines begin, until the content changes.
    private var reasons: [LineNumber: ContentLayout.LineBreakReason] = [:]

    private struct LineNumber: Hashable {
      let section: Int
      let line: Int
    }

    init() {
      container.name = MarkedContent.layerName
      // In front of cells, headers and footers, and behind floating views.
      container.zPosition = 0x1p29
    }

    deinit {
      // Layers may be removed on any thread.
      container.removeFromSuperlayer()
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { endObservation?() }
    }

    /// Shows marks on the layer of a view, in its coordinates. Layers that show marks already are used again.
    func show(_ new: [LineMark], on view: PlatformView) {
      // With AppKit, a view may have none.
      let viewLayer: CALayer? = view.layer
      guard let layer = viewLayer else { return }
      let (palette, scale) = (view.markPalette, view.markScale)
      let hasLayer = container.superlayer === layer
      guard new != marks || palette != self.palette || scale != self.scale || !hasLayer
      else { return }
      (marks, self.palette, self.scale) = (new, palette, scale)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      if !hasLayer {
        remove()
        layer.addSublayer(container)
      }
      draw()
      CATransaction.commit()
    }

    /// Shows nothing.
    func remove() {
      container.removeFromSuperlayer()
      endObservation?()
      endObservation = nil
    }

    // MARK: Reasons

    func forgetReasons() {
      reasons = [:]
    }

    /// Returns why a line begins. With a breaking strategy that takes too long to find out at each step of
    /// scrolling.
    func reason(
      ofLine line: Int, inSection section: Int, of content: ContentLayout
    ) -> ContentLayout.LineBreakReason {
      let number = LineNumber(section: section, line: line)
      if let known = reasons[number] { return known }
      let reason = content.breakReason(ofLineAt: line, inSection: section)
      reasons[number] = reason
      return reason
    }

    // MARK: Drawing

    private func draw() {
      let labels = marks.flatMap { mark in mark.labels.map { (mark.kind, $0) } }
      // Texts are in front of all boxes.
      for text in texts.dropFirst(labels.count) { text.removeFromSuperlayer() }
      texts = Array(texts.prefix(labels.count))
      for box in boxes.dropFirst(marks.count) { box.removeFromSuperlayer() }
      boxes = Array(boxes.prefix(marks.count))
      while boxes.count < marks.count {
        let box = CAShapeLayer()
        container.insertSublayer(box, at: UInt32(boxes.count))
        boxes.append(box)
      }
      while texts.count < labels.count {
        let text = CATextLayer()
        container.addSublayer(text)
        texts.append(text)
      }
      for (box, mark) in zip(boxes, marks) { box.show(mark, palette, scale: scale) }
      for (text, label) in zip(texts, labels) {
        text.show(label.1, on: label.0, palette, scale: scale)
      }
    }
  }

  extension PlatformView {
    #if canImport(UIKit) && !APPKIT
      fileprivate var markPalette: MarkPalette {
        traitCollection.userInterfaceStyle == .dark ? .dark : .light
      }

      fileprivate var markScale: CGFloat { traitCollection.displayScale }
    #else
      fileprivate var markPalette: MarkPalette {
        effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .dark : .light
      }

      fileprivate var markScale: CGFloat { window?.backingScaleFactor ?? 2 }
    #endif
  }

  extension CAShapeLayer {
    fileprivate func show(_ mark: LineMark, _ palette: MarkPalette, scale: CGFloat) {
      let size = mark.frame.size
      frame = mark.frame
      name = mark.kind.rawValue
      contentsScale = scale
      fillColor = nil
      strokeColor = palette.ink(of: mark.kind).cgColor
      lineWidth = mark.kind == .held ? 2 : 1
      lineDashPattern = mark.kind.isDashed ? [NSNumber(value: 3), NSNumber(value: 3)] : nil
      switch mark.kind {
      case .remainingSpace:
        strokeColor = palette.remainingSpace.with(alpha: 0.35).cgColor
        path = .hatch(in: size)
      case .cell:
        strokeColor = palette.cell.with(alpha: 0.5).cgColor
        path = .outline(of: size, width: lineWidth)
      case .line, .indentation, .estimatedCell, .held:
        path = .outline(of: size, width: lineWidth)
      }
    }
  }

  extension LineMark.Kind {
    fileprivate var isDashed: Bool { self == .indentation || self == .estimatedCell }
  }

  extension CATextLayer {
    fileprivate func show(
      _ label: LineMark.Label, on kind: LineMark.Kind, _ palette: MarkPalette, scale: CGFloat
    ) {
      let colors = palette.colors(ofTextOn: kind)
      frame = label.frame
      name = kind.rawValue
      contentsScale = scale
      string = label.text
      fontSize = LineMark.Label.fontSize
      foregroundColor = colors.text.cgColor
      backgroundColor = colors.background.cgColor
      cornerRadius = 2
      alignmentMode = .center
      truncationMode = .end
    }
  }

  extension CGPath {
    /// Returns the edges of a rectangle of a size, moved inwards so that a stroke of a width stays inside.
    fileprivate static func outline(of size: CGSize, width: CGFloat) -> CGPath {
      let path = CGMutablePath()
      guard size.width > width, size.height > width else { return path }
      path.addRect(
        CGRect(
          x: width / 2, y: width / 2, width: size.width - width, height: size.height - width))
      return path
    }

    /// Returns lines that rise through a rectangle of a size.
    fileprivate static func hatch(in size: CGSize) -> CGPath {
      let path = CGMutablePath()
      let gap: CGFloat = 6
      // On a very long line, this much hatching is enough.
      let end = min(size.width + size.height, 4000)
      var sum = gap / 2
      while sum < end {
        let (left, right) = (max(0, sum - size.height), min(sum, size.width))
        path.move(to: CGPoint(x: left, y: sum - left))
        path.addLine(to: CGPoint(x: right, y: sum - right))
        sum += gap
      }
      return path
    }
  }

  extension MarkPalette.Color {
    fileprivate var cgColor: CGColor {
      CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
  }
#endif
