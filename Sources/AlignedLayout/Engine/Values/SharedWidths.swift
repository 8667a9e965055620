/// The widths that cells of a section share, and the answers from which they follow.
///
/// As in a form, a cell that shares its width is called a label here, and the cell behind it its field.
/// The lines of a section store the attributes with which its labels are laid out: a least width, or breaks
/// around labels that stand above their fields. What the client has said of them is stored here.
///
/// It is a class because few sections have one.
final class SharedWidths: Equatable, Sendable {
  /// What the labels of a name have in common.
  struct Width: Equatable, Sendable {
    /// The width of the labels with their insets.
    let outer: CGFloat

    /// Whether the fraction of the line has limited it.
    let isLimited: Bool

    /// Whether the labels stand above their fields.
    let isStacked: Bool
  }

  /// The labels in the order of the cells.
  let labels: [Label]
  let widths: [SharedWidth: Width]

  init(_ labels: [Label], _ widths: [SharedWidth: Width]) {
    self.labels = labels
    self.widths = widths
  }

  static func == (first: SharedWidths, second: SharedWidths) -> Bool {
    first === second || first.labels == second.labels && first.widths == second.widths
  }

  /// Returns the label at a cell, or nil if the cell is none.
  func label(ofCell cell: Int) -> Label? {
    let index = labels.indices.partitioningIndex { labels[$0].cell >= cell }
    return index < labels.count && labels[index].cell == cell ? labels[index] : nil
  }
}

extension SharedWidths {
  /// A cell that shares its width, as it was asked before all others.
  struct Label: Equatable, Sendable {
    let cell: Int

    /// The attributes that the client has given the cell.
    let given: CellAttributes

    /// The space that the cell was offered: its whole line.
    let offer: CGFloat

    /// The size that was returned for it.
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

  /// What counts of the cell behind a label.
  struct Field: Equatable, Sendable {
    /// The least width that the cell can use on the label's line, with its insets.
    let leastOuterWidth: CGFloat

    /// The name of the width that the cell shares itself, or nil.
    let name: SharedWidth?
  }
}
