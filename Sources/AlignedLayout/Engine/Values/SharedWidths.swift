/// The widths that cells of a section share, and the answers from which they follow. A class, because few
/// sections have one.
///
/// As in a form, a cell that shares its width is called a label here, and the cell behind it its field. The
/// lines of a section store the attributes with which its labels are laid out: a least width, or breaks
/// around labels that stand above their fields. What the client has said of them is stored here.
final class SharedWidths: Equatable, Sendable {
  struct Width: Equatable, Sendable {
    /// With the labels' insets.
    let outer: CGFloat

    /// Whether the fraction of the line has limited it.
    let isLimited: Bool
    let isStacked: Bool
  }

  let labels: [Label]
  let widths: [SharedWidth: Width]

  init(_ labels: [Label], _ widths: [SharedWidth: Width]) {
    self.labels = labels
    self.widths = widths
  }

  static func == (first: SharedWidths, second: SharedWidths) -> Bool {
    first === second || first.labels == second.labels && first.widths == second.widths
  }

  func label(ofCell cell: Int) -> Label? {
    let index = labels.indices.partitioningIndex { labels[$0].cell >= cell }
    return index < labels.count && labels[index].cell == cell ? labels[index] : nil
  }

  /// A cell that shares its width, as it was asked before all others.
  struct Label: Equatable, Sendable {
    let cell: Int

    /// What the client has given.
    let given: CellAttributes

    /// The whole line of the cell.
    let offer: CGFloat
    let answer: CGSize

    /// The height of the cell in a narrower width than that of its answer, if the cell gets one.
    var narrowed: Narrowed?

    /// The cell that may stand behind the label, or nil if a line begins there in any case.
    var field: Field?

    struct Narrowed: Equatable, Sendable {
      let width: CGFloat
      let height: CGFloat
    }
  }

  struct Field: Equatable, Sendable {
    /// The least width that the cell can use on the label's line, with its insets.
    let leastOuterWidth: CGFloat
    let name: SharedWidth?
  }
}
