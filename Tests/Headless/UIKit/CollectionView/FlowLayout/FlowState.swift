/// What a flow layout stores between its calls.
@MainActor
struct FlowState {
  /// Sizes and spacings, nil if they must be asked for.
  var metrics: [FlowMetrics]?
  /// The sizes that cells determined, by the paths of the data source, which do not change while an
  /// item is moving.
  var measured: [IndexPath: CGSize] = [:]
  var areFramesStale = true
  var isUpdating = false
  /// What the frames were computed for.
  var surroundings: FlowSurroundings?
  var content = FlowContent([], width: 0, scale: 1)
  var orientation = FlowOrientation(
    axis: FlowAxis(isHorizontal: false), isMirrored: false, contentSize: .zero)
  /// The attributes that were returned, for as long as they are valid.
  var returned: [ElementID: ReturnedAttributes] = [:]
  var hasReportedChange = false
}

/// Attributes that a flow layout returned, and returns again until they are invalid.
@MainActor
struct ReturnedAttributes {
  let attributes: UICollectionViewLayoutAttributes
  /// The frame that was computed.
  let frame: CGRect
  /// The frame that the attributes had then. It differs by rounding, because attributes store the
  /// center.
  let frameWhenMade: CGRect

  init(_ attributes: UICollectionViewLayoutAttributes, frame: CGRect) {
    self.attributes = attributes
    self.frame = frame
    frameWhenMade = attributes.frame
  }
}

/// The properties of a collection view that frames depend on.
struct FlowSurroundings: Equatable {
  let size: CGSize
  let adjustedInsets: UIEdgeInsets
  /// The insets that section insets are added to.
  let referenceInsets: UIEdgeInsets
  let isRightToLeft: Bool
  let scale: CGFloat

  @MainActor
  init(
    of view: UICollectionView, reference: UICollectionViewFlowLayout.SectionInsetReference
  ) {
    size = view.bounds.size
    let surroundings = LayoutSurroundings(of: view)
    adjustedInsets = surroundings.insets
    referenceInsets = surroundings[reference]
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    scale = view.traitCollection.displayScale
  }

  /// The length of lines with section insets in a layout along an axis.
  func width(_ axis: FlowAxis) -> CGFloat {
    let insets = axis.transposed(adjustedInsets)
    return max(0, axis.transposed(size).width - insets.left - insets.right)
  }

  /// Returns insets, with the axes exchanged already, measured from the reference. They are never
  /// outside the content inset (evidence D).
  func fromReference(_ insets: UIEdgeInsets, _ axis: FlowAxis) -> UIEdgeInsets {
    let reference = axis.transposed(referenceInsets)
    let adjusted = axis.transposed(adjustedInsets)
    guard reference != adjusted else { return insets }
    var insets = insets
    insets.left = max(0, reference.left + insets.left - adjusted.left)
    insets.right = max(0, reference.right + insets.right - adjusted.right)
    return insets
  }
}

extension LayoutSurroundings {
  /// The insets that section insets are measured from.
  subscript(reference: UICollectionViewFlowLayout.SectionInsetReference) -> UIEdgeInsets {
    switch reference {
    case .fromContentInset: insets
    case .fromSafeArea: safeArea
    case .fromLayoutMargins: margins
    }
  }
}
