extension Insets {
  /// Returns the width that the insets at the sides leave of another, at least 0.
  func width(in width: CGFloat) -> CGFloat {
    (width - leading - trailing).orZero
  }
}
