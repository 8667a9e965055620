import Foundation

// Checks of the copies of the attributes that the layout returns, and of objects that it returns
// again.
extension CollectionDriver {
  /// Returns a copy. With audits, reports a subclass whose copies lose a property or are not equal.
  func checkedCopy(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      reportLoss(attributes, "is no layout attributes")
      return attributes
    }
    if HeadlessScope.audits, type(of: attributes) != UICollectionViewLayoutAttributes.self {
      checkCopy(copy, of: attributes)
      checkComparison(attributes)
    }
    return copy
  }

  private func checkCopy(
    _ copy: UICollectionViewLayoutAttributes, of attributes: UICollectionViewLayoutAttributes
  ) {
    if type(of: copy) != type(of: attributes) {
      reportLoss(attributes, "is a \(type(of: copy))")
    } else if !StoredProperties.areAddedIdentical(copy, attributes),
      !isReported(.lossyAttributes, about: "\(type(of: attributes))"),
      let (lost, kept) = Self.differentProperties(attributes, copy)
    {
      reportOnce(
        .lossyAttributes, about: "\(type(of: attributes))",
        "copying \(type(of: attributes)) loses a property: \(lost) becomes \(kept)")
    } else if !copy.isEqual(attributes) {
      reportLoss(attributes, "is not equal to the original")
    }
  }

  private func reportLoss(_ attributes: UICollectionViewLayoutAttributes, _ what: String) {
    let name = "\(type(of: attributes))"
    reportOnce(.lossyAttributes, about: name, "a copy of \(name) \(what)")
  }

  /// Warns about attributes that are equal although a property of the subclass differs. Layouts that
  /// ship leave out properties that no view reads (evidence L).
  private func checkComparison(_ attributes: UICollectionViewLayoutAttributes) {
    guard let earlier = received[attributes.elementID]?.copy,
      !StoredProperties.areAddedIdentical(earlier, attributes), earlier.isEqual(attributes),
      !isReported(.looseComparison),
      let (first, second) = Self.differentProperties(earlier, attributes)
    else { return }
    reportOnce(
      .looseComparison,
      """
      \(type(of: attributes)) compares equal although a property differs: \(first) and \(second)
      """)
  }

  /// Returns the properties of the subclasses of two objects as text, if they differ. This takes so
  /// long that the bits of the properties are compared first.
  private static func differentProperties(
    _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
  ) -> ([String], [String])? {
    let texts = (subclassProperties(first), subclassProperties(second))
    return texts.0 == texts.1 ? nil : texts
  }

  /// Returns the properties of subclasses as text.
  private static func subclassProperties(_ attributes: UICollectionViewLayoutAttributes) -> [String]
  {
    var values: [String] = []
    var mirror: Mirror? = Mirror(reflecting: attributes)
    while let current = mirror, current.subjectType != UICollectionViewLayoutAttributes.self {
      values += current.children.map { "\($0.label ?? "") \($0.value)" }
      mirror = current.superclassMirror
    }
    return values
  }

  /// Warns if the layout returns the same object as before an invalidation with other values. UIKit
  /// may still compare other attributes with that object.
  func checkNotReused(_ id: ElementID, _ new: UICollectionViewLayoutAttributes) {
    guard known[id] == nil, let earlier = received[id], earlier.original === new else { return }
    guard !earlier.isUnchanged else { return }
    Headless.violateOnce(
      .mutatedAfterInvalidation, about: type(of: layout),
      """
      the attributes of the \(id.text) are an object that was returned before and has changed since
      """)
  }
}
