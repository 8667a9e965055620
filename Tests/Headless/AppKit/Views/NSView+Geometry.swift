extension NSView {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The parts of a frame that follow the size of the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  func moveFrame(to origin: NSPoint) {
    requireFinite(origin.x, origin.y)
    viewState.frame.origin = origin
    layer?.frame = viewState.frame
  }

  func resizeFrame(to size: NSSize) {
    requireFinite(size.width, size.height)
    let old = viewState.frame.size
    viewState.frame.size = size
    layer?.frame = viewState.frame
    guard size != old else { return }
    needsLayout = true
    needsDisplay = true
    if autoresizesSubviews { resizeSubviews(withOldSize: old) }
  }

  func moveBounds(to origin: NSPoint) {
    requireFinite(origin.x, origin.y)
    viewState.boundsOrigin = origin
    layer?.bounds.origin = origin
    needsDisplay = true
  }

  /// In AppKit another size of the bounds scales what is in them.
  func requireUnscaled(_ size: NSSize) {
    precondition(size == frame.size, "bounds of another size than the frame are not modeled")
  }

  private func requireFinite(_ numbers: CGFloat...) {
    precondition(
      numbers.allSatisfy(\.isFinite), "\(self) gets NaN or infinity as geometry: \(numbers)")
  }

  func autoresize(from oldSize: NSSize) {
    guard let superview, !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let (x, width) = Autoresizing(
      before: mask.contains(.minXMargin), length: mask.contains(.width),
      after: mask.contains(.maxXMargin)
    ).resized(frame.minX, frame.width, in: oldSize.width, to: superview.bounds.width)
    let (y, height) = Autoresizing(
      before: mask.contains(.minYMargin), length: mask.contains(.height),
      after: mask.contains(.maxYMargin)
    ).resized(frame.minY, frame.height, in: oldSize.height, to: superview.bounds.height)
    frame = NSRect(x: x, y: y, width: width, height: height)
  }

  /// Apple documents that constraints take the new size into account. Only views whose frames
  /// constraints set take part, so the superview of another view learns nothing.
  func intrinsicSizeChanged() {
    guard !translatesAutoresizingMaskIntoConstraints else { return }
    superview?.needsLayout = true
  }
}
