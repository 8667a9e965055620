import Foundation

// The queries for rectangles and elements, and what happens with the attributes that are returned.
extension CollectionDriver {
  /// Whether all elements that intersect the bounds are known.
  var isBoundsKnown: Bool { missingRects.isEmpty }

  private var missingRects: [CGRect] {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return known.rects.isEmpty ? [bounds] : [] }
    switch modes.rects {
    case .exactBounds:
      return known.covers(bounds) ? [] : [bounds]
    case .enlarged:
      return known.covers(bounds)
        ? [] : [bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)]
    case .prefetchAhead:
      if known.covers(bounds) { return [] }
      return view.isPrefetchingEnabled ? [bounds, pageAhead(of: bounds)] : [bounds]
    case .pageGrid:
      return pages(around: bounds).filter { !known.covers($0) }
    }
  }

  private func pageAhead(of bounds: CGRect) -> CGRect {
    let scrollsAcross = view.contentSize.width > bounds.width
    return bounds.offsetBy(
      dx: scrollsAcross ? bounds.width : 0, dy: scrollsAcross ? 0 : bounds.height)
  }

  /// The pages of a grid that starts at zero: those that intersect the bounds and the row before
  /// them. A stack in KTCenterFlowLayout, issue 23, shows such a rectangle with a negative origin.
  func pages(around bounds: CGRect) -> [CGRect] {
    let (width, height) = (bounds.width, bounds.height)
    let columns =
      Int(
        (bounds.minX / width).rounded(.down))...Int(
        (bounds.maxX / width).rounded(.up) - 1)
    let rows =
      Int(
        (bounds.minY / height).rounded(.down) - 1)...Int(
        (bounds.maxY / height).rounded(.up) - 1)
    return rows.flatMap { row in
      columns.map { column in
        CGRect(
          x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
      }
    }
  }

  func queryElements() throws {
    for rect in missingRects {
      needsAudit = true
      let result = try elements(in: rect)
      try receive(result)
      known.addRect(rect)
    }
  }

  func elements(in rect: CGRect) throws -> [UICollectionViewLayoutAttributes] {
    try call(.query) { layout.layoutAttributesForElements(in: rect) } ?? []
  }

  /// Queries only the elements that a context named (evidence W: WWDC 2014, session 226).
  func queryAgain(_ elements: Set<ElementID>) throws {
    for id in elements.sorted() {
      try checkExisted(id)
      guard let attributes = try item(id) else {
        if id.category == .cell, itemExists(at: id.indexPath) { throw missingItem(id.indexPath) }
        continue
      }
      try receive([attributes])
    }
  }

  /// Returns the layout's attributes for one element.
  func item(_ id: ElementID) throws -> UICollectionViewLayoutAttributes? {
    try call(.query) {
      switch id.category {
      case .cell: layout.layoutAttributesForItem(at: id.indexPath)
      case .supplementaryView:
        layout.layoutAttributesForSupplementaryView(ofKind: id.kind, at: id.indexPath)
      case .decorationView:
        layout.layoutAttributesForDecorationView(ofKind: id.kind, at: id.indexPath)
      }
    }
  }

  /// Records that the layout returned nil for an item that exists (evidence R: BouncyLayout, issue
  /// 10; Texture, issue 515).
  func missingItem(_ path: IndexPath) -> Abandoned {
    raise(
      .nilItemAttributes,
      """
      no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \
      \(path.messageText)
      """)
  }

  /// Checks attributes that the layout returned, and stores them.
  func receive(_ result: [UICollectionViewLayoutAttributes]) throws {
    try checkResult(result)
    for attributes in result {
      let id = attributes.elementID
      try checkUnchanged(id, attributes)
      let copy = checkedCopy(of: attributes)
      let entry = KnownAttributes.Entry(original: attributes, copy: copy)
      known.insert(entry, for: id)
      received[id] = entry
      if id.category != .cell {
        knownKinds.insert(ElementKind(category: id.category, kind: id.kind))
      }
    }
  }

  /// Returns the known attributes of an element, or queries the layout if there are none.
  func currentAttributes(_ id: ElementID) throws -> UICollectionViewLayoutAttributes? {
    if let entry = known[id] { return entry.copy }
    guard let attributes = try item(id) else { return nil }
    try receive([attributes])
    return known[id]?.copy
  }
}
