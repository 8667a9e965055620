import Foundation

// Where views come from: the data source dequeues them, or the layout has registered their class.
extension CollectionDriver {
  static var decorationKindPrefix: String { "UICollectionElementKindDecoration" }

  func makeView(
    for id: ElementID, _ attributes: UICollectionViewLayoutAttributes
  ) throws -> UICollectionReusableView {
    switch id.category {
    case .cell: try requestCell(id)
    case .supplementaryView: try requestSupplementaryView(id)
    case .decorationView: try makeDecoration(id, attributes)
    }
  }

  private func requestCell(_ id: ElementID) throws -> UICollectionReusableView {
    guard let dataSource = view.dataSource, let path = dataSourcePath(of: id.indexPath) else {
      return try makePlaceholder(id)
    }
    let cell = try call(.dataSource) {
      requestingOneView { dataSource.collectionView(view, cellForItemAt: path) }
    }
    guard cell.reuseState?.owner === view else {
      throw raise(
        .viewNotDequeued,
        """
        the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
        reuseIdentifier - cells must be retrieved by calling \
        -dequeueReusableCellWithReuseIdentifier:forIndexPath:
        """)
    }
    return cell
  }

  private func requestSupplementaryView(_ id: ElementID) throws -> UICollectionReusableView {
    let made = try call(.dataSource) {
      requestingOneView {
        view.dataSource?.collectionView(
          view, viewForSupplementaryElementOfKind: id.kind, at: id.indexPath)
      }
    }
    guard let made, made.reuseState?.owner === view, made.reuseState?.kind == id.kind else {
      throw raise(
        .viewNotDequeued,
        """
        the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: for \
        element kind \(id.kind) was not retrieved by calling \
        -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:, or is nil
        """)
    }
    return made
  }

  /// Runs code of the data source that dequeues the view it returns.
  func requestingOneView<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = mayDequeue
    mayDequeue = true
    defer { mayDequeue = outer }
    return try requestingView(body)
  }

  /// Raises the exception of iOS 18 for a view that is dequeued without a request, or the second one in a
  /// request (evidence M).
  private func useRequest() throws {
    guard !mayDequeue else { return mayDequeue = false }
    throw raise(
      .dequeuedWithoutRequest,
      """
      Expected dequeued view to be returned to the collection view in preparation for display. Ensure that \
      a single view is dequeued and returned for each request of the data source, and avoid dequeuing \
      views without a request
      """)
  }

  func missingSupplementary(_ id: ElementID) -> Abandoned {
    let isDecoration = id.category == .decorationView
    let query = isDecoration ? "DecorationViewOfKind" : "SupplementaryElementOfKind"
    return raise(
      .missingElementAttributes,
      """
      no UICollectionViewLayoutAttributes instance for -layoutAttributesFor\(query): \(id.kind) at \
      path \(id.indexPath.messageText)
      """)
  }

  private func makeDecoration(
    _ id: ElementID, _ attributes: UICollectionViewLayoutAttributes
  ) throws -> UICollectionReusableView {
    let key = ReusePools.Key(kind: Self.decorationKindPrefix, identifier: id.kind)
    if let reused = pools.take(key) { return try prepared(reused) }
    if let nib = layout.decorationNibs[id.kind] { return try make(of: nib, key) }
    guard let viewClass = layout.decorationClasses[id.kind] else {
      throw raise(
        .notRegistered,
        """
        could not dequeue a view of kind: \(Self.decorationKindPrefix) with identifier \(id.kind) \
        - must register it as a decoration view with the layout
        """)
    }
    return make(viewClass, key, size: attributes.size)
  }

  private func makePlaceholder(_ id: ElementID) throws -> UICollectionReusableView {
    let key = ReusePools.Key(kind: "", identifier: "placeholder")
    if let reused = pools.take(key) { return try prepared(reused) }
    return make(UICollectionViewCell.self, key, size: known[id]?.copy.size ?? .zero)
  }

  private func make(
    of nib: UINib, _ key: ReusePools.Key
  ) throws -> UICollectionReusableView {
    guard let made = nib.makeContents().first as? UICollectionReusableView else {
      throw raise(
        .notRegistered,
        "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one "
          + "top level object which must be a UICollectionReusableView instance")
    }
    made.reuseState = ReuseState(owner: view, identifier: key.identifier, kind: key.kind)
    return made
  }

  private func make(
    _ viewClass: UICollectionReusableView.Type, _ key: ReusePools.Key, size: CGSize
  ) -> UICollectionReusableView {
    let made = viewClass.make(frame: CGRect(origin: .zero, size: size))
    made.reuseState = ReuseState(owner: view, identifier: key.identifier, kind: key.kind)
    return made
  }

  /// Prepares a view from the pool for reuse. A view that does not call super in
  /// `prepareForReuse()` is not measured again (evidence R: ASCollectionView, issue 215).
  private func prepared(_ reused: UICollectionReusableView) throws -> UICollectionReusableView {
    reused.reuseState?.applied = nil
    reused.reuseState?.calledSuperPrepareForReuse = false
    try call(.view) { reused.prepareForReuse() }
    if reused.reuseState?.calledSuperPrepareForReuse == true {
      reused.reuseState?.sizeWhenMeasured = nil
    }
    (reused as? UICollectionViewCell)?.isSelected = false
    return reused
  }

  /// Returns a cell for the data source, or an unused one after a recorded exception.
  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    let dequeued = perform(orElse: nil) { try dequeue(kind: "", identifier, for: path) }
    return dequeued as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  func dequeueSupplementaryView(
    _ kind: String, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    let dequeued = perform(orElse: nil) { try dequeue(kind: kind, identifier, for: path) }
    return dequeued ?? UICollectionReusableView(frame: .zero)
  }

  /// Returns a view for reuse or a new one. `kind` is empty for cells.
  private func dequeue(
    kind: String, _ identifier: String, for path: IndexPath
  ) throws -> UICollectionReusableView {
    if let reconfiguring, kind.isEmpty {
      guard reconfiguring.reuseIdentifier == identifier else {
        throw raise(
          .reconfiguredAsOther,
          """
          Attempted to dequeue a cell for a different registration or reuse identifier than the \
          existing cell when reconfiguring an item, which is not allowed. Dequeued reuse \
          identifier: \(identifier); existing cell: \(type(of: reconfiguring)) with reuse \
          identifier \(reconfiguring.reuseIdentifier ?? "")
          """)
      }
      try useRequest()
      return reconfiguring
    }
    let key = ReusePools.Key(kind: kind, identifier: identifier)
    guard let viewClass = pools.registeredClass(for: key) else {
      throw raise(
        .notRegistered,
        """
        could not dequeue a view of kind: \(kind.isEmpty ? "UICollectionElementKindCell" : kind) \
        with identifier \(identifier) - must register a nib or a class for the identifier or \
        connect a prototype in a storyboard
        """)
    }
    let presented = kind.isEmpty ? presentationPath(of: path) ?? path : path
    let id = kind.isEmpty ? ElementID.cell(presented) : .supplementary(kind, path)
    let size = try sizeForDequeuing(id)
    try useRequest()
    let dequeued: UICollectionReusableView
    if let reused = pools.take(key) {
      dequeued = try prepared(reused)
    } else {
      dequeued = make(viewClass, key, size: size)
    }
    // On a device the view has this size already while the data source configures it.
    dequeued.bounds.size = size
    (dequeued as? UICollectionViewCell)?.isSelected = selected.contains(presented)
    return dequeued
  }

  /// Returns the size of the attributes that the collection view has. For a supplementary view that
  /// no query returned yet it asks the layout, and raises an exception without an answer.
  private func sizeForDequeuing(_ id: ElementID) throws -> CGSize {
    if let entry = known[id] ?? received[id] { return entry.copy.size }
    guard id.category == .supplementaryView, isLayoutValid else { return .zero }
    guard let attributes = try item(id) else { throw missingSupplementary(id) }
    return attributes.size
  }
}
