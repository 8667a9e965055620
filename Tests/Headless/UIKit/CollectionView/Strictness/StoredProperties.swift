import Foundation
@_spi(Reflection) import Swift

/// Where the objects of a class of attributes store their properties.
///
/// Two objects are equal in all properties that have the same bits. To compare these takes far less
/// time than to describe the properties, and hardly ever do the bits of equal properties differ.
@MainActor
struct StoredProperties {
  private let all: [Range<Int>]
  /// Those that subclasses of UIKit's class add.
  private let added: [Range<Int>]

  private static var known: [ObjectIdentifier: StoredProperties] = [:]

  private init(_ type: UICollectionViewLayoutAttributes.Type) {
    let all = Self.bytes(of: type)
    let inherited = Self.bytes(of: UICollectionViewLayoutAttributes.self)
    self.all = Self.joined(all)
    added = Self.joined(all.filter { !inherited.contains($0) })
  }

  /// Whether two objects have one class and the same bits in all properties.
  static func areIdentical(
    _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
  ) -> Bool {
    areIdentical(first, second, onlyAdded: false)
  }

  /// Whether two objects have one class and the same bits in the properties of subclasses.
  static func areAddedIdentical(
    _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
  ) -> Bool {
    areIdentical(first, second, onlyAdded: true)
  }

  private static func areIdentical(
    _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes,
    onlyAdded: Bool
  ) -> Bool {
    guard type(of: first) == type(of: second) else { return false }
    let properties = of(type(of: first))
    let ranges = onlyAdded ? properties.added : properties.all
    return withExtendedLifetime((first, second)) {
      let one = UnsafeRawPointer(Unmanaged.passUnretained(first).toOpaque())
      let other = UnsafeRawPointer(Unmanaged.passUnretained(second).toOpaque())
      return ranges.allSatisfy {
        memcmp(one + $0.lowerBound, other + $0.lowerBound, $0.count) == 0
      }
    }
  }

  private static func of(_ type: UICollectionViewLayoutAttributes.Type) -> StoredProperties {
    if let properties = known[ObjectIdentifier(type)] { return properties }
    let properties = StoredProperties(type)
    known[ObjectIdentifier(type)] = properties
    return properties
  }

  /// The bytes of each stored property, inherited ones first.
  private static func bytes(of type: Any.Type) -> [Range<Int>] {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    var bytes: [Range<Int>] = []
    let ofClass = _EachFieldOptions(rawValue: 1)
    _forEachField(of: type, options: ofClass) { _, offset, type, _ in
      bytes.append(offset..<(offset + _openExistential(type, do: size)))
      return true
    }
    return bytes
  }

  /// Joins properties without padding between them.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.reduce(into: []) { joined, next in
      if let last = joined.last, last.upperBound == next.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<next.upperBound
      } else {
        joined.append(next)
      }
    }
  }
}
