extension UIView {
  /// The keys in the archive of a view.
  private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let subviews = "UISubviews"
    static let tag = "UITag"
    static let hidden = "UIHidden"
    static let alpha = "UIAlpha"
    static let autoresizingMask = "UIAutoresizingMask"
    static let semanticContentAttribute = "UISemanticContentAttribute"
  }

  func encodeState(to coder: NSCoder) {
    let numbers = [
      bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y,
    ]
    for (index, number) in numbers.enumerated() {
      coder.encode(Double(number), forKey: "\(Key.bounds)\(index)")
    }
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(isHidden, forKey: Key.hidden)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizingMask)
    coder.encode(semanticContentAttribute.rawValue, forKey: Key.semanticContentAttribute)
    if !subviews.isEmpty { coder.encode(NSArray(array: subviews), forKey: Key.subviews) }
  }

  /// Decodes the view, which stays empty if the coder contains no view.
  func decode(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: Key.bounds + "0") else { return }
    let numbers = (0..<6).map { CGFloat(coder.decodeDouble(forKey: "\(Key.bounds)\($0)")) }
    layer.bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    layer.position = CGPoint(x: numbers[4], y: numbers[5])
    alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha))
    isHidden = coder.decodeBool(forKey: Key.hidden)
    tag = coder.decodeInteger(forKey: Key.tag)
    autoresizingMask = AutoresizingMask(
      rawValue: UInt(coder.decodeInteger(forKey: Key.autoresizingMask)))
    semanticContentAttribute =
      UISemanticContentAttribute(
        rawValue: coder.decodeInteger(forKey: Key.semanticContentAttribute)) ?? .unspecified
    // Foundation on Linux traps if there is no object for the key.
    guard coder.containsValue(forKey: Key.subviews) else { return }
    for case let view as UIView in coder.decodeObject(forKey: Key.subviews) as? [Any] ?? [] {
      addSubview(view)
    }
  }
}
