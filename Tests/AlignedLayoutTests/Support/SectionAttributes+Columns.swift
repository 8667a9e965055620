import AlignedLayout

extension SectionAttributes.Sizing {
  /// The sizing of random or plain columns. Clients call the makers that take a number or a width.
  static func columns(_ columns: SectionAttributes.Columns) -> Self {
    Self(kind: .columns(columns))
  }
}
