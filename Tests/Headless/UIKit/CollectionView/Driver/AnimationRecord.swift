import Foundation

/// Where each element of an animated change came from and went to, kept because nothing is drawn.
@MainActor
public struct AnimationRecord {
  /// One view's way.
  public struct Motion {
    public let from: UICollectionViewLayoutAttributes
    public let to: UICollectionViewLayoutAttributes
  }

  /// The layout's answer, or UIKit's own, for each element at its new path that is visible after.
  var appearing: [ElementID: UICollectionViewLayoutAttributes] = [:]
  /// The same for each element at its old path that was visible before.
  var disappearing: [ElementID: UICollectionViewLayoutAttributes] = [:]
  private var motions: [ElementID: Motion] = [:]
  private var departures: [ElementID: Motion] = [:]

  /// The way of an item that is visible afterwards, by its new path.
  public func motion(toItem path: IndexPath) -> Motion? { motions[.cell(path)] }

  /// The way of an item that is gone afterwards, by its old path.
  public func departure(ofItem path: IndexPath) -> Motion? { departures[.cell(path)] }

  /// The way of a supplementary element that is visible afterwards, by its new path.
  public func motion(toSupplementary kind: String, at path: IndexPath) -> Motion? {
    motions[.supplementary(kind, path)]
  }

  /// The way of a supplementary element that is gone afterwards, by its old path.
  public func departure(ofSupplementary kind: String, at path: IndexPath) -> Motion? {
    departures[.supplementary(kind, path)]
  }

  /// How a decoration view moves or appears, by its new place.
  public func motion(toDecoration kind: String, at path: IndexPath) -> Motion? {
    motions[.decoration(kind, path)]
  }

  /// How a decoration view disappears, by its old place.
  public func departure(ofDecoration kind: String, at path: IndexPath) -> Motion? {
    departures[.decoration(kind, path)]
  }

  /// Pairs what was asked with what is shown; `survivor` gives an old element its new name, or nil
  /// if it is gone.
  mutating func completeMoves(
    before: [ElementID: UICollectionViewLayoutAttributes],
    after: [ElementID: UICollectionViewLayoutAttributes],
    survivor: (ElementID) -> ElementID?
  ) {
    for (id, attributes) in after {
      motions[id] = Motion(from: appearing[id] ?? attributes, to: attributes)
    }
    for (id, attributes) in before {
      if let kept = survivor(id), after[kept] != nil { continue }
      departures[id] = Motion(from: attributes, to: disappearing[id] ?? attributes)
    }
  }
}
