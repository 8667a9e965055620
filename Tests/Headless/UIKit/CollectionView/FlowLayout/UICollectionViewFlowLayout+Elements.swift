import Foundation

// The frames of elements, as they are shown, and their attributes.
extension UICollectionViewFlowLayout {
  /// The zIndex of pinned headers and footers (evidence I). It does not depend on whether they are
  /// pinned at the moment.
  private static var pinnedZIndex: Int { 10 }

  private static var kinds: [String] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
  }

  private func pins(_ kind: String) -> Bool {
    kind == UICollectionView.elementKindSectionHeader
      ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
  }

  // MARK: Frames

  func frame(ofItemAt path: IndexPath) -> CGRect? {
    guard path.count == 2, state.content.sections.indices.contains(path.section) else {
      return nil
    }
    let items = state.content.sections[path.section].items
    guard items.indices.contains(path.item) else { return nil }
    return state.orientation.shown(items[path.item])
  }

  func frame(ofSupplementaryView kind: String, at path: IndexPath) -> CGRect? {
    guard path.count == 2, path.item == 0, Self.kinds.contains(kind),
      state.content.sections.indices.contains(path.section), let view = collectionView
    else { return nil }
    return band(kind, path.section, visible: visible(view.bounds)).map(state.orientation.shown)
  }

  /// Returns the computed frame of a header or footer.
  private func band(_ kind: String, _ section: Int, visible: CGRect) -> CGRect? {
    let section = state.content.sections[section]
    if kind == UICollectionView.elementKindSectionHeader {
      return pins(kind) ? section.header(pinnedIn: visible) : section.header
    }
    return pins(kind) ? section.footer(pinnedIn: visible) : section.footer
  }

  /// Returns the part of bounds that no inset covers, as the content is computed. The insets are
  /// those of the last `prepare()`, because a change of insets alone is no change of bounds.
  private func visible(_ bounds: CGRect) -> CGRect {
    let insets = state.surroundings?.adjustedInsets ?? .zero
    return state.orientation.computed(bounds.inset(by: insets))
  }

  /// Returns the elements in a rectangle: for each section the header, the items, the footer.
  func elements(in rect: CGRect) -> [(id: ElementID, frame: CGRect)] {
    guard let view = collectionView else { return [] }
    let visible = visible(view.bounds)
    let rect = state.orientation.computed(rect)
    var elements: [(id: ElementID, frame: CGRect)] = []
    func add(_ frame: CGRect?, _ id: @autoclosure () -> ElementID) {
      guard let frame, frame.overlaps(rect) else { return }
      elements.append((id(), state.orientation.shown(frame)))
    }
    func addBand(_ kind: String, _ section: Int) {
      add(
        band(kind, section, visible: visible),
        .supplementary(kind, IndexPath(item: 0, section: section)))
    }
    for (index, section) in state.content.sections.enumerated() {
      addBand(UICollectionView.elementKindSectionHeader, index)
      for (item, frame) in section.items.enumerated() {
        add(frame, .cell(IndexPath(item: item, section: index)))
      }
      addBand(UICollectionView.elementKindSectionFooter, index)
    }
    return elements
  }

  /// Returns the pinned elements that are elsewhere in new bounds than they are or were returned.
  func elementsMoved(to newBounds: CGRect) -> [ElementID] {
    guard let view = collectionView else { return [] }
    let (old, new) = (visible(view.bounds), visible(newBounds))
    return Self.kinds.filter(pins).flatMap { kind in
      state.content.sections.indices.compactMap { section in
        guard let now = band(kind, section, visible: new) else { return nil }
        let id = ElementID.supplementary(kind, IndexPath(item: 0, section: section))
        let shown = state.orientation.shown(now)
        let hasMoved =
          band(kind, section, visible: old) != now
          || state.returned[id].map { $0.frame != shown } ?? false
        return hasMoved ? id : nil
      }
    }
  }

  // MARK: Attributes

  /// Returns the same attributes for an element until its frame is computed again, as UIKit does. A
  /// subclass that changes them gets the changed ones from then on, which UIKit logs (evidence D).
  func attributes(for id: ElementID, frame: CGRect) -> UICollectionViewLayoutAttributes {
    if let returned = state.returned[id], returned.frame == frame {
      reportIfChanged(returned, id)
      return returned.attributes
    }
    let made = makeAttributes(for: id)
    made.frame = frame
    if id.category != .cell, pins(id.kind) { made.zIndex = Self.pinnedZIndex }
    state.returned[id] = ReturnedAttributes(made, frame: frame)
    return made
  }

  private func makeAttributes(for id: ElementID) -> UICollectionViewLayoutAttributes {
    let attributes = CollectionDriver.makeCellAttributes(for: self, at: id.indexPath)
    if id.category != .cell { attributes.becomeSupplementary(ofKind: id.kind) }
    return attributes
  }

  private func reportIfChanged(_ returned: ReturnedAttributes, _ id: ElementID) {
    guard !state.hasReportedChange, returned.attributes.frame != returned.frameWhenMade else {
      return
    }
    state.hasReportedChange = true
    Headless.violateOnce(
      .mutatedAfterInvalidation, about: type(of: self),
      """
      UICollectionViewFlowLayout has cached frame mismatch for \(id.text): cached value \
      \(returned.attributes.frame), expected value \(returned.frameWhenMade). This is likely \
      occurring because the flow layout subclass \(type(of: self)) is modifying attributes \
      returned by UICollectionViewFlowLayout without copying them
      """)
  }
}
