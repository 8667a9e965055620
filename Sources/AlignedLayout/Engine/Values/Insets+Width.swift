extension Insets {
  func width(in width: CGFloat) -> CGFloat { (width - leading - trailing).orZero }
}
