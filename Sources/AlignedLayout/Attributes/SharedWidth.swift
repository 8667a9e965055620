/// The name of a width that cells of a section share, such as that of a form's labels.
///
/// Name the shared widths of an app in an extension:
///
///     extension SharedWidth {
///       static let label = SharedWidth(1)
///     }
///
/// A cell shares the width if its ``CellAttributes/width-swift.property`` is
/// ``CellAttributes/Width/shared(_:)`` and its section lists the name in ``SectionAttributes/sharedWidths``.
public struct SharedWidth: Hashable, Sendable {
  /// The number by which the name differs from others.
  public let number: Int

  /// Creates a name. Names of the same number are equal.
  @inlinable
  public init(_ number: Int) { self.number = number }
}

extension SectionAttributes {
  /// The widths that cells of the section share, each with the greatest fraction of the line that it may
  /// take. Empty if there are none.
  ///
  ///     let form = SectionAttributes(sharedWidths: [.label: 0.4])
  ///
  /// All cells of a name are as wide as the widest of them, on all lines: fields behind them begin at one
  /// tab stop. If a field would have less than its minimum width or line space there, the cells of the name
  /// stand above their fields, on all lines alike. See ``CellAttributes/Width/shared(_:)``.
  ///
  /// The fraction counts the gaps, as that of ``CellAttributes/Width/fraction(_:)`` does. One that is
  /// negative or NaN counts as 0, one over 1 as 1.
  public var sharedWidths: [SharedWidth: CGFloat] { accessories?.values.sharedWidths ?? [:] }

  /// A copy with other shared widths. Pass an empty dictionary for none.
  public func with(sharedWidths: [SharedWidth: CGFloat]) -> SectionAttributes {
    changingAccessories { $0.sharedWidths = sharedWidths.limitedFractions }
  }

  var hasSharedWidths: Bool { accessories?.shareWidths ?? false }

  func listsSharedWidth(of cell: CellAttributes) -> Bool {
    guard hasSharedWidths, let name = cell.sharedWidth else { return false }
    return sharedWidths[name] != nil
  }
}

extension [SharedWidth: CGFloat] {
  var limitedFractions: Self { mapValues { $0.limitedFraction } }
}

extension CGFloat {
  /// The number limited to 0 and 1, or 0 for a NaN.
  var limitedFraction: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
