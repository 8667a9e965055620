/// What most sections do not have: views beside their cells, and rules for these of their own. In an object
/// of their own they make section attributes larger only by a reference.
final class SectionAccessories: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var backgrounds: [SectionAttributes.Background] = []
    var lineSeparator: SectionAttributes.LineSeparator?
    var pinsHeader: Bool?
    var pinsFooter: Bool?
    var pinnedHeaderLength: CGFloat?
    var pinnedFooterLength: CGFloat?
    var supplementaryInsets: Insets?
    var attachments: SectionAttributes.Attachments?
    var sharedWidths: [SharedWidth: CGFloat] = [:]
  }

  let values: Values
  let areDecorations: Bool
  let shareWidths: Bool

  var demandPins: Bool { values.pinsHeader == true || values.pinsFooter == true }

  init?(_ values: Values) {
    if values == Values() { return nil }
    self.values = values
    areDecorations = !values.backgrounds.isEmpty || values.lineSeparator != nil
    shareWidths = !values.sharedWidths.isEmpty
  }

  static func == (first: SectionAccessories, second: SectionAccessories) -> Bool {
    first === second || first.values == second.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension SectionAttributes {
  /// Whether the section's header pins, or nil to follow the setting for all headers.
  ///
  /// In a collection view, ``CollectionViewAlignedLayout/pinsSectionHeaders`` says whether all do.
  public var pinsHeader: Bool? { accessories?.values.pinsHeader }

  /// Whether the section's footer pins, or nil to follow the setting for all footers.
  public var pinsFooter: Bool? { accessories?.values.pinsFooter }

  /// The distances from the edges of the content to the sides of the section's header and footer, or nil if
  /// they are as wide as those of other sections.
  ///
  /// Only the leading and the trailing inset count or, if the content scrolls sideways, the top and the
  /// bottom one. A header that sizes itself is offered the width that is left.
  public var supplementaryInsets: Insets? { accessories?.values.supplementaryInsets }

  /// A copy with another choice whether the header pins. Pass nil to follow the setting for all headers.
  public func with(pinsHeader: Bool?) -> SectionAttributes {
    changingAccessories { $0.pinsHeader = pinsHeader }
  }

  /// A copy with another choice whether the footer pins. Pass nil to follow the setting for all footers.
  public func with(pinsFooter: Bool?) -> SectionAttributes {
    changingAccessories { $0.pinsFooter = pinsFooter }
  }

  /// A copy whose header and footer pin with a part alone: what stands outside of these lengths scrolls. Pass nil for
  /// views that pin as a whole.
  package func with(
    pinnedHeaderLength: CGFloat?, pinnedFooterLength: CGFloat?
  ) -> SectionAttributes {
    changingAccessories {
      $0.pinnedHeaderLength = pinnedHeaderLength
      $0.pinnedFooterLength = pinnedFooterLength
    }
  }

  /// A copy with other insets of header and footer. Pass nil for those that other sections have.
  public func with(supplementaryInsets: Insets?) -> SectionAttributes {
    changingAccessories { $0.supplementaryInsets = supplementaryInsets }
  }

  var isDecorated: Bool { accessories?.areDecorations ?? false }
}
