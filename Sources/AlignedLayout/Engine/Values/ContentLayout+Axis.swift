extension ContentLayout {
  /// The axis along which the lines of a content follow each other, and along which a view scrolls it.
  public enum Axis: Hashable, Sendable {
    /// Lines run sideways, and follow each other from the top.
    case vertical

    /// Lines run from the top, and follow each other sideways, in the layout's direction.
    case horizontal
  }
}

// The engine computes everything in reading coordinates: x runs along the lines from their beginning, y
// from line to line. In a vertical content these are those of the screen, except that x runs from the
// right in right-to-left layouts. In a horizontal content, whatever comes in or goes out is turned:
// lengths along the lines are heights on the screen.
//
// Turning twice gives the same value.

extension CGSize {
  /// The size with width and height exchanged.
  var turned: CGSize {
    CGSize(width: height, height: width)
  }

  /// The size in reading coordinates, or one of reading coordinates on the screen.
  func turned(for axis: ContentLayout.Axis) -> CGSize {
    axis == .vertical ? self : turned
  }
}

extension CGRect {
  /// The rectangle with x and y, and width and height exchanged.
  var turned: CGRect {
    CGRect(x: origin.y, y: origin.x, width: size.height, height: size.width)
  }
}

extension Insets {
  /// The insets with the edges at which lines begin and end in place of those at which the content does.
  var turned: Insets {
    Insets(limited: leading, top, trailing, bottom)
  }

  /// The insets in reading coordinates, or those of reading coordinates on the screen.
  func turned(for axis: ContentLayout.Axis) -> Insets {
    axis == .vertical ? self : turned
  }
}

extension SectionAttributes {
  /// The attributes in reading coordinates, or those of reading coordinates on the screen.
  func turned(for axis: ContentLayout.Axis) -> SectionAttributes {
    guard axis == .horizontal else { return self }
    return with(sizing: sizing.turned, insets: insets.turned)
      .with(background: background?.turned)
      .with(lineSeparator: lineSeparator?.turned)
  }
}

extension SectionAttributes {
  /// Whether the section's cells may have attributes other than the default, in a content of an axis.
  func mayHaveCellAttributes(in axis: ContentLayout.Axis) -> Bool {
    mayHaveCellAttributes(
      standingOnBaselines: cellAlignment.inLines(of: axis).isByBaseline)
  }
}

extension SectionAttributes.Sizing {
  fileprivate var turned: SectionAttributes.Sizing {
    switch kind {
    case .fixed(let width, let height):
      Self(kind: .fixed(width: height, height: width))
    case .selfSizing(let width, let height, let offer):
      Self(kind: .selfSizing(width: height, height: width, offer))
    case .asked, .columns: self
    }
  }
}

extension SectionAttributes.Background {
  fileprivate var turned: SectionAttributes.Background {
    SectionAttributes.Background(
      kind: kind, insets: insets.turned, coversHeader: coversHeader, coversFooter: coversFooter,
      zIndex: zIndex)
  }
}

extension SectionAttributes.LineSeparator {
  fileprivate var turned: SectionAttributes.LineSeparator {
    SectionAttributes.LineSeparator(
      kind: kind, thickness: thickness, insets: insets.turned, zIndex: zIndex,
      placement: placement)
  }
}

extension SectionAttributes.CellAlignment {
  /// The alignment in lines of an axis. Baselines exist in lines that run sideways only, and count as
  /// top elsewhere.
  func inLines(of axis: ContentLayout.Axis) -> SectionAttributes.CellAlignment {
    axis == .horizontal && isByBaseline ? .top : self
  }
}

extension CellAttributes {
  /// The attributes in reading coordinates of a horizontal content.
  var turned: CellAttributes {
    guard !isDefault else { return self }
    return with(insets: insets.turned)
      .with(cellAlignment: cellAlignment?.inLines(of: .horizontal))
      .with(firstBaseline: nil, lastBaseline: nil)
  }
}

extension CellAttributes {
  /// The attributes in reading coordinates, or those of reading coordinates on the screen.
  func turned(for axis: ContentLayout.Axis) -> CellAttributes {
    axis == .vertical ? self : turned
  }
}

extension ContentLayout.Section {
  /// The section in reading coordinates, or a section of reading coordinates on the screen.
  func turned(for axis: ContentLayout.Axis) -> ContentLayout.Section {
    guard axis == .horizontal else { return self }
    return ContentLayout.Section(
      attributes: attributes.turned(for: axis), cellCount: cellCount, headerLength: headerLength,
      footerLength: footerLength)
  }
}
