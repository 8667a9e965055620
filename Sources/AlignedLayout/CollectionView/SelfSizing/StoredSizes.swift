/// The sizes of a view as they are stored for each measured cell. Most views have been measured for one
/// width, and take 32 bytes.
enum StoredSizes: Sendable {
  case usual(Usual)
  indirect case other(MeasuredSizes.ViewSizes)

  struct Usual: Sendable {
    let size: CGSize
    let offeredSpace: CGFloat

    /// The width of the last line, infinite if the view has reported none.
    let lastLineWidth: Float
    let whenMeasured: UInt8
    let holdsForOtherSpaces: Bool

    /// Whether the view has returned the size again, in that size.
    let isConfirmed: Bool
    var isStale: Bool
  }

  /// A list of the different sizes in which views were measured, as far as there are few.
  struct Estimates: Sendable {
    private static var capacity: Int { 64 }
    private var sizes: [CGSize] = []

    fileprivate subscript(index: UInt8) -> CGSize { sizes[Int(index)] }

    /// Returns the index of a size, or nil if the list is full.
    fileprivate mutating func index(of size: CGSize) -> UInt8? {
      if let index = sizes.firstIndex(of: size) { return UInt8(index) }
      guard sizes.count < Self.capacity else { return nil }
      sizes.append(size)
      return UInt8(sizes.count - 1)
    }
  }

  init(_ sizes: MeasuredSizes.ViewSizes, _ estimates: inout Estimates) {
    self = Usual(sizes, &estimates).map { .usual($0) } ?? .other(sizes)
  }

  /// The one size of a usual view is found without a list.
  func knownSize(for space: CGFloat) -> MeasuredSizes.KnownSize? {
    switch self {
    case .other(let sizes): sizes.knownSize(for: space)
    case .usual(let usual):
      usual.isStale || usual.offeredSpace != space && !usual.spaces.include(space)
        ? nil : usual.knownSize
    }
  }

  mutating func invalidate() {
    switch self {
    case .usual(var usual):
      usual.isStale = true
      self = .usual(usual)
    case .other(var sizes):
      sizes.known = []
      self = .other(sizes)
    }
  }
}

extension StoredSizes.Usual {
  /// Returns the sizes of a view if they have nothing unusual, or nil.
  fileprivate init?(_ sizes: MeasuredSizes.ViewSizes, _ estimates: inout StoredSizes.Estimates) {
    guard sizes.known.count == 1, let known = sizes.known.first, !known.isProvisional,
      known.size == sizes.last, known.size.height < .infinity,
      sizes.sizeWhenConfirmed.map({ $0 == known.size }) ?? true,
      let index = estimates.index(of: sizes.sizeWhenMeasured)
    else { return nil }
    size = known.size
    offeredSpace = known.offeredSpace
    lastLineWidth = known.lastLineWidth ?? .infinity
    whenMeasured = index
    holdsForOtherSpaces = known.spaces.lowerBound < known.spaces.upperBound
    isConfirmed = sizes.sizeWhenConfirmed != nil
    isStale = false
    guard known.spaces == spaces, sizes.isFlexible == isFlexible else { return nil }
  }

  fileprivate var knownSize: MeasuredSizes.KnownSize {
    MeasuredSizes.KnownSize(
      offeredSpace: offeredSpace, spaces: spaces, size: size, isProvisional: false,
      lastLineWidth: lastLineWidth == .infinity ? nil : lastLineWidth)
  }

  fileprivate var spaces: ClosedRange<CGFloat> {
    .offers(between: holdsForOtherSpaces ? size.width : offeredSpace, and: offeredSpace)
  }

  fileprivate var isFlexible: Bool {
    size.width.fits(in: offeredSpace) && 4 * size.width > 3 * offeredSpace
  }
}

extension MeasuredSizes.ViewSizes {
  init(_ stored: StoredSizes, _ estimates: StoredSizes.Estimates) {
    switch stored {
    case .other(let sizes): self = sizes
    case .usual(let usual):
      self.init(
        known: usual.isStale ? [] : [usual.knownSize],
        last: usual.size, isFlexible: usual.isFlexible,
        sizeWhenMeasured: estimates[usual.whenMeasured],
        sizeWhenConfirmed: usual.isConfirmed ? usual.size : nil)
    }
  }
}
