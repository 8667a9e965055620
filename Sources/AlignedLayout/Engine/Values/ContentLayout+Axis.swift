extension ContentLayout {
  /// The axis along which the lines of a content follow each other, and along which a view scrolls it.
  public enum Axis: Hashable, Sendable {
    /// Lines run sideways, and follow each other from the top.
    case vertical

    /// Lines run from the top, and follow each other sideways, in the layout's direction.
    case horizontal
  }
}

// There are two kinds of coordinates. *Upright* coordinates are those of lines: x runs along the lines, y
// along the axis, from line to line, both from the beginning. The engine computes everything in them, and so
// does scrolling. Coordinates *on the screen* are those that clients see: x runs from the left, y from the
// top. In a vertical content both are the same, except that in the engine x runs from the right in
// right-to-left layouts. In a horizontal content, whatever comes in or goes out is transposed: lengths along
// the lines are heights on the screen.
//
// Transposing twice gives the same value.

extension CGSize {
  var transposed: CGSize { CGSize(width: height, height: width) }

  func transposed(for axis: ContentLayout.Axis) -> CGSize {
    axis == .vertical ? self : transposed
  }
}

extension CGRect {
  var transposed: CGRect {
    CGRect(x: origin.y, y: origin.x, width: size.height, height: size.width)
  }
}

extension Insets {
  /// The insets with the edges at which lines begin and end in place of those at which the content does.
  var transposed: Insets { Insets(limited: leading, top, trailing, bottom) }

  func transposed(for axis: ContentLayout.Axis) -> Insets {
    axis == .vertical ? self : transposed
  }
}

extension SectionAttributes {
  func transposed(for axis: ContentLayout.Axis) -> SectionAttributes {
    guard axis == .horizontal else { return self }
    let turned = with(sizing: sizing.transposed, insets: insets.transposed)
    guard accessories != nil else { return turned }
    return turned.changingAccessories {
      $0.backgrounds = backgrounds.map { $0.transposed }
      $0.lineSeparator = lineSeparator?.transposed
      $0.supplementaryInsets = supplementaryInsets?.transposed
    }
  }

  func mayHaveCellAttributes(in axis: ContentLayout.Axis) -> Bool {
    mayHaveCellAttributes(standingOnBaselines: cellAlignment.inLines(of: axis).isByBaseline)
  }
}

extension SectionAttributes.Sizing {
  fileprivate var transposed: SectionAttributes.Sizing {
    switch kind {
    case .fixed(let width, let height): Self(kind: .fixed(width: height, height: width))
    case .selfSizing(let width, let height, let offer):
      Self(kind: .selfSizing(width: height, height: width, offer))
    case .asked, .columns, .rows: self
    }
  }
}

extension SectionAttributes.Background {
  fileprivate var transposed: SectionAttributes.Background {
    SectionAttributes.Background(
      kind: kind, placement: placement, insets: insets.transposed, coversHeader: coversHeader,
      coversFooter: coversFooter, zIndex: zIndex)
  }
}

extension SectionAttributes.LineSeparator {
  fileprivate var transposed: SectionAttributes.LineSeparator {
    SectionAttributes.LineSeparator(
      kind: kind, thickness: thickness, insets: insets.transposed, zIndex: zIndex,
      placement: placement)
  }
}

extension SectionAttributes.CellAlignment {
  /// Baselines exist in lines that run sideways only, and count as top elsewhere.
  func inLines(of axis: ContentLayout.Axis) -> SectionAttributes.CellAlignment {
    axis == .horizontal && isByBaseline ? .top : self
  }
}

extension BoundaryView {
  func transposed(for axis: ContentLayout.Axis) -> BoundaryView {
    BoundaryView(
      length: length, isSelfSizing: isSelfSizing, behavior: behavior,
      insets: insets?.transposed(for: axis), pinned: pinned)
  }
}

extension CellAttributes {
  var transposed: CellAttributes {
    guard !isDefault else { return ratioOrZero == 0 ? self : with(aspectRatio: transposedRatio) }
    return with(aspectRatio: transposedRatio, insets: insets.transposed)
      .with(cellAlignment: cellAlignment?.inLines(of: .horizontal))
      .with(firstBaseline: nil, lastBaseline: nil)
      // Text does not turn.
      .with(lastLineWidth: nil)
  }

  private var transposedRatio: CGFloat? { aspectRatio.map { 1 / $0 } }

  func transposed(for axis: ContentLayout.Axis) -> CellAttributes {
    axis == .vertical ? self : transposed
  }
}

extension ContentLayout.Section {
  func transposed(for axis: ContentLayout.Axis) -> ContentLayout.Section {
    guard axis == .horizontal else { return self }
    return ContentLayout.Section(
      attributes: attributes.transposed(for: axis), cellCount: cellCount,
      headerLength: headerLength, footerLength: footerLength)
  }
}
