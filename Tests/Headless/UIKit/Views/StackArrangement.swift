/// The frames of a stack view's arranged subviews. A length is measured along the axis of the
/// stack, a breadth across it.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let rect: CGRect
  private let insets: UIEdgeInsets

  init(of stack: UIStackView, in bounds: CGRect) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    rect = bounds.inset(by: insets)
  }

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var isMirrored: Bool { stack.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var length: CGFloat { isHorizontal ? rect.width : rect.height }
  private var breadth: CGFloat { isHorizontal ? rect.height : rect.width }

  /// The size at which every view has its fitting size.
  var fittingSize: CGSize {
    let sizes = views.map(fittingSize(of:))
    let length = sizes.reduce(spacings.reduce(0, +)) { $0 + along($1) }
    // Views that fill the width of a column do not tell how wide it must be.
    let natural = isHorizontal ? sizes : views.map(naturalSize(of:))
    let limit = isHorizontal || rect.width <= 0 ? CGFloat.infinity : rect.width
    let breadth = min(natural.map(across).max() ?? 0, limit)
    let size =
      isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  var frames: [(view: UIView, frame: CGRect)] {
    let lengths = lengths(from: views.map(fittingSize(of:)).map(along))
    let starts = starts(of: lengths)
    let shown = views.indices.map {
      (view: views[$0], frame: frame(of: views[$0], from: starts[$0], length: lengths[$0]))
    }
    return shown + hiddenFrames(zip(starts, lengths).map { (start: $0, end: $0 + $1) })
  }

  /// The frames of hidden views. They have no length, and stand in the middle between the views that are
  /// shown (evidence M).
  private func hiddenFrames(
    _ spans: [(start: CGFloat, end: CGFloat)]
  ) -> [(view: UIView, frame: CGRect)] {
    var shown = 0
    return stack.arrangedSubviews.compactMap { view in
      guard view.isHidden else {
        shown += 1
        return nil
      }
      let end = shown == 0 ? 0 : spans[shown - 1].end
      let next = shown < spans.count ? spans[shown].start : end
      return (view, frame(of: view, from: (end + next) / 2, length: 0))
    }
  }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  /// Returns the fitting size of a view. In a vertical stack the width of the stack is offered,
  /// because the height of text depends on it.
  private func fittingSize(of view: UIView) -> CGSize {
    let natural = naturalSize(of: view)
    if isHorizontal || rect.width <= 0 { return natural }
    if stack.alignment != .fill, natural.width <= rect.width { return natural }
    return view.systemLayoutSizeFitting(
      CGSize(width: rect.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  private func naturalSize(of view: UIView) -> CGSize {
    view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The spaces between consecutive views.
  private var spacings: [CGFloat] {
    views.dropLast().map(stack.customSpacing(after:))
  }

  private func lengths(from natural: [CGFloat]) -> [CGFloat] {
    guard !natural.isEmpty else { return [] }
    let free = length - spacings.reduce(0, +)
    let total = natural.reduce(0, +)
    switch stack.distribution {
    case .fillEqually:
      return natural.map { _ in free / CGFloat(natural.count) }
    case .fillProportionally where total > 0:
      return natural.map { $0 / total * free }
    case .fill, .fillProportionally:
      return filling(free, with: natural)
    case .equalSpacing, .equalCentering:
      return natural
    }
  }

  /// Changes lengths so that they fill the stack. The last view without an intrinsic length grows, or else
  /// the first view. Those without one shrink first, then the others from the first on (evidence M).
  private func filling(_ free: CGFloat, with natural: [CGFloat]) -> [CGFloat] {
    let withoutLength = views.indices.filter { hasNoIntrinsicLength(views[$0]) }
    var lengths = natural
    var slack = free - natural.reduce(0, +)
    if slack > 0 {
      lengths[withoutLength.last ?? 0] += slack
      return lengths
    }
    for index in withoutLength.reversed() + views.indices {
      let change = max(slack, -lengths[index])
      lengths[index] += change
      slack -= change
    }
    return lengths
  }

  /// Whether a view has no length of its own. A stack has that of its views.
  private func hasNoIntrinsicLength(_ view: UIView) -> Bool {
    along(view.intrinsicContentSize) == UIView.noIntrinsicMetric && !(view is UIStackView)
  }

  private func starts(of lengths: [CGFloat]) -> [CGFloat] {
    var spaces = spacings
    let room = length - lengths.reduce(0, +)
    if stack.distribution == .equalSpacing, !spaces.isEmpty, room > spaces.reduce(0, +) {
      spaces = spaces.map { _ in room / CGFloat(spaces.count) }
    }
    if stack.distribution == .equalCentering, lengths.count > 1 {
      let step = (length - lengths.first! / 2 - lengths.last! / 2) / CGFloat(lengths.count - 1)
      return lengths.enumerated().map {
        lengths.first! / 2 + step * CGFloat($0.offset) - $0.element / 2
      }
    }
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < spaces.count ? spaces[index] : 0) }
      return start
    }
  }

  private func offset(of breadth: CGFloat) -> CGFloat {
    switch stack.alignment {
    case .fill, .leading, .firstBaseline: 0
    case .center: (self.breadth - breadth) / 2
    case .trailing, .lastBaseline: self.breadth - breadth
    }
  }

  /// Returns a frame with its origin on a whole point and its size on pixels, as recorded on a screen of
  /// scale 2 (evidence M).
  private func frame(of view: UIView, from start: CGFloat, length: CGFloat) -> CGRect {
    let breadth =
      stack.alignment == .fill ? breadth : min(across(fittingSize(of: view)), breadth)
    let offset = offset(of: breadth)
    let x = isHorizontal ? start : offset
    let width = isHorizontal ? length : breadth
    let scale = stack.traitCollection.displayScale
    return CGRect(
      x: (isMirrored ? rect.maxX - x - width : rect.minX + x).onPixel(1),
      y: (rect.minY + (isHorizontal ? offset : start)).onPixel(1),
      width: width.onPixel(scale), height: (isHorizontal ? breadth : length).onPixel(scale))
  }
}
