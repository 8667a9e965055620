/// Some thirty consecutive sections. If one changes its height, only the sections of its chunk are stacked
/// again. Distances are counted from the top, so that a chunk stays as it is when something above it changes.
struct SectionChunk: Sendable {
  /// Empty sections, which have no gap above them, are placed as if one that is not empty came before them.
  private(set) var sections: [SectionLayout] = []
  private(set) var advance: CGFloat = 0

  /// The index of the first section that is not empty, or the number of sections.
  private(set) var firstContent = 0

  private(set) var extents = ExtentIndex([])
  private(set) var hasRaisedCells = false

  /// The distance by which attachments may stick out of their hosts, or nil if no section has any.
  private(set) var attachmentReach: CGFloat?
  private(set) var demandsPins = false
  private(set) var extent = Extent(top: 0, bottom: 0)
  private(set) var isStale = false

  /// Enough sections to have few chunks, and few enough to stack them quickly.
  static let usualCount = 32

  init(expectedCount: Int) {
    sections.reserveCapacity(min(expectedCount, Self.usualCount))
  }

  var count: Int { sections.count }

  /// Both together are a usual chunk, or this one has too few sections for a chunk of its own.
  func canBeJoined(with next: SectionChunk) -> Bool {
    let count = count + next.count
    return count <= Self.usualCount
      || self.count < Self.usualCount / 4 && count <= 2 * Self.usualCount
  }

  var hasContent: Bool { firstContent < count }
  var lastContent: SectionLayout? { sections.last { !$0.isEmpty } }

  mutating func append(_ section: consuming SectionLayout) {
    sections.append(section)
    isStale = true
  }

  mutating func append(contentsOf sections: ArraySlice<SectionLayout>) {
    self.sections += sections
    isStale = true
  }

  mutating func edit(_ index: Int, _ edit: (inout SectionLayout) -> Void) {
    edit(&sections[index])
    isStale = true
  }

  /// - Returns: the number of sections that were stacked.
  mutating func restack(spacing: CGFloat) -> Int {
    guard isStale else { return 0 }
    advance = 0
    firstContent = count
    hasRaisedCells = false
    demandsPins = false
    attachmentReach = nil
    for index in sections.indices {
      let isEmpty = sections[index].isEmpty
      sections[index].top = isEmpty ? advance - spacing : advance
      if !isEmpty {
        advance += sections[index].advance + spacing
        firstContent = min(firstContent, index)
        if sections[index].lines.hasRaisedCells { hasRaisedCells = true }
        if let accessories = sections[index].attributes.accessories {
          if accessories.demandPins { demandsPins = true }
          if let reach = accessories.values.attachments?.reach {
            attachmentReach = max(reach, attachmentReach ?? 0)
          }
        }
      }
    }
    extents = ExtentIndex(count: count) { sections[$0].extent }
    extent = extents.extent ?? Extent(top: 0, bottom: 0)
    isStale = false
    return count
  }
}
