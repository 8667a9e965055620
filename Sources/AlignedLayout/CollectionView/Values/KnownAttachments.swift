/// The attachments that the client has returned for single cells, in one version of the content. Each is asked for
/// once: UIKit demands equal attributes from all queries without an invalidation between them
/// ([PDKTStickySectionHeadersCollectionViewLayout issue
/// 11](https://github.com/Produkt/PDKTStickySectionHeadersCollectionViewLayout/issues/11)). Those of the version
/// before are kept: a batch of updates animates them.
struct KnownAttachments: Sendable {
  /// Whether the delegate may return attachments, and whether a closure does if it does not.
  var asksDelegate = false
  var asksClosure = false

  private var ofCells: [ContentLayout.CellPosition: [ViewAttachment]] = [:]
  private var formerOfCells: [ContentLayout.CellPosition: [ViewAttachment]] = [:]
  private var version: ContentVersion?
  var areAsked: Bool { asksDelegate || asksClosure }

  /// Queries of a content without attachments do no more than this.
  func mayExist(in content: ContentLayout) -> Bool {
    content.sections.attachmentReach != nil || areAsked
  }

  mutating func turn(to version: ContentVersion?) {
    guard version !== self.version else { return }
    self.version = version
    formerOfCells = ofCells
    ofCells = [:]
  }

  subscript(position: ContentLayout.CellPosition) -> [ViewAttachment]? { ofCells[position] }

  func former(_ position: ContentLayout.CellPosition) -> [ViewAttachment] {
    formerOfCells[position] ?? []
  }

  mutating func learn(_ attachments: [ViewAttachment], of position: ContentLayout.CellPosition) {
    ofCells[position] = attachments
  }

  mutating func forget(_ positions: some Sequence<ContentLayout.CellPosition>) {
    for position in positions { ofCells[position] = nil }
  }

  mutating func forgetAll() { ofCells = [:] }

  /// All attachments were asked for again, perhaps in another version.
  mutating func forgetAll(in version: ContentVersion) {
    if version === self.version { forgetAll() } else { turn(to: version) }
  }
}
