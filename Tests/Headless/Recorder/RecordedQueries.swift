#if canImport(UIKit)
  import UIKit

  /// A layout of rows that records invalidations and queries, with their results.
  ///
  /// It does not record the properties that UIKit reads at any time: the classes of attributes and
  /// contexts, the direction, `collectionView`.
  class RecordedQueries: SelfSizingRows {
    let transcript: Transcript
    /// The prefix of each entry, which distinguishes two layouts in one transcript.
    let name: String
    /// What the next `prepare()` does after it has prepared.
    var onPrepare: (@MainActor () -> Void)?

    init(_ transcript: Transcript, name: String = "") {
      self.transcript = transcript
      self.name = name.isEmpty ? "" : name + ": "
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    func record<Result>(
      _ call: String, _ describe: (Result) -> String? = { _ in nil }, _ body: () -> Result
    ) -> Result {
      Host.isAuditing(collectionView) ? body() : transcript.call(name + call, describe, body)
    }

    // MARK: Invalidation

    override func invalidateLayout() {
      record("invalidateLayout()") { super.invalidateLayout() }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      record("invalidateLayout(with: \(Wording.context(context)))") {
        super.invalidateLayout(with: context)
      }
    }

    override func prepare() {
      record("prepare()") {
        super.prepare()
        let action = onPrepare
        onPrepare = nil
        action?()
      }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      record("shouldInvalidateLayout(forBoundsChange: \(Wording.rect(newBounds)))", { "\($0)" }) {
        super.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      record(
        "invalidationContext(forBoundsChange: \(Wording.rect(newBounds)))", Wording.context
      ) {
        super.invalidationContext(forBoundsChange: newBounds)
      }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let preferred = Wording.attributes(preferredAttributes)
      let original = Wording.attributes(originalAttributes)
      return record(
        "shouldInvalidateLayout(forPreferred: \(preferred), original: \(original))", { "\($0)" }
      ) {
        super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes)
      }
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let preferred = Wording.attributes(preferredAttributes)
      return record("invalidationContext(forPreferred: \(preferred))", Wording.context) {
        super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes)
      }
    }

    // MARK: Queries

    override var collectionViewContentSize: CGSize {
      record("collectionViewContentSize", Wording.size) { super.collectionViewContentSize }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      record("layoutAttributesForElements(in: \(Wording.rect(rect)))", Wording.elements) {
        super.layoutAttributesForElements(in: rect)
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      record("layoutAttributesForItem(at: \(Wording.path(indexPath)))", Wording.attributes) {
        super.layoutAttributesForItem(at: indexPath)
      }
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let element = "\(Wording.kind(elementKind)), at: \(Wording.path(indexPath))"
      return record(
        "layoutAttributesForSupplementaryView(ofKind: \(element))", Wording.attributes
      ) {
        super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      }
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      record(
        "layoutAttributesForDecorationView(ofKind: \(elementKind), at: \(Wording.path(indexPath)))",
        Wording.attributes
      ) {
        super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
      }
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      let proposed = Wording.point(proposedContentOffset)
      return record(
        "targetContentOffset(forProposed: \(proposed), velocity: \(Wording.point(velocity)))",
        Wording.point
      ) {
        super.targetContentOffset(
          forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
      }
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      record(
        "targetContentOffset(forProposed: \(Wording.point(proposedContentOffset)))", Wording.point
      ) {
        super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      }
    }
  }
#endif
