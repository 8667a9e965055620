extension NSCoder {
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(
      CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom),
      forKey: key)
  }

  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    let rect = decodeRect(forKey: key)
    return UIEdgeInsets(
      top: rect.origin.y, left: rect.origin.x, bottom: rect.size.height, right: rect.size.width)
  }
}
