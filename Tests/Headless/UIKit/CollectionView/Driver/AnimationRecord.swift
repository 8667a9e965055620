import Foundation

/// The start and the end of each element in an animated change. Nothing is drawn here, so tests
/// read the attributes instead.
@MainActor
public struct AnimationRecord {
  /// The attributes of one element at the start and at the end of an animation.
  public struct Motion {
    public let from: UICollectionViewLayoutAttributes
    public let to: UICollectionViewLayoutAttributes
  }

  /// The initial attributes of each element that is visible afterwards, by its new path: those that
  /// the layout returned, or UIKit's own.
  var appearing: [ElementID: UICollectionViewLayoutAttributes] = [:]
  /// The final attributes of each element that was visible before, by its old path.
  var disappearing: [ElementID: UICollectionViewLayoutAttributes] = [:]
  private var motions: [ElementID: Motion] = [:]
  private var departures: [ElementID: Motion] = [:]

  /// Returns the motion of an item that is visible afterwards, by its new path.
  public func motion(toItem path: IndexPath) -> Motion? { motions[.cell(path)] }

  /// Returns the motion of an item that is gone afterwards, by its old path.
  public func departure(ofItem path: IndexPath) -> Motion? { departures[.cell(path)] }

  /// Returns the motion of a supplementary element that is visible afterwards, by its new path.
  public func motion(toSupplementary kind: String, at path: IndexPath) -> Motion? {
    motions[.supplementary(kind, path)]
  }

  /// Returns the motion of a supplementary element that is gone afterwards, by its old path.
  public func departure(ofSupplementary kind: String, at path: IndexPath) -> Motion? {
    departures[.supplementary(kind, path)]
  }

  /// Returns the motion of a decoration view that is visible afterwards, by its new path.
  public func motion(toDecoration kind: String, at path: IndexPath) -> Motion? {
    motions[.decoration(kind, path)]
  }

  /// Returns the motion of a decoration view that is gone afterwards, by its old path.
  public func departure(ofDecoration kind: String, at path: IndexPath) -> Motion? {
    departures[.decoration(kind, path)]
  }

  /// Combines copies of the attributes that the layout returned with those that are shown.
  /// `survivor` returns the id of an element after the change, or nil if the element is gone.
  mutating func addMotions(
    before: [ElementID: UICollectionViewLayoutAttributes],
    after: [ElementID: UICollectionViewLayoutAttributes],
    survivor: (ElementID) -> ElementID?
  ) {
    for (id, attributes) in after {
      motions[id] = Motion(from: appearing[id]?.copied ?? attributes, to: attributes)
    }
    for (id, attributes) in before {
      if let new = survivor(id), after[new] != nil { continue }
      departures[id] = Motion(from: attributes, to: disappearing[id]?.copied ?? attributes)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy, or the object itself if its class does not copy to attributes.
  var copied: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}
