/// The difference of two texts by lines. Removed lines begin with a minus, inserted ones with a
/// plus, and each change is shown with the lines around it.
struct LineDifference: CustomStringConvertible {
  private let lines: [(mark: Character, number: Int, text: Substring)]

  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(mark: Character, number: Int, text: Substring)] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(("-", before + 1, old[before]))
        before += 1
      } else if inserted.contains(after) {
        lines.append(("+", after + 1, new[after]))
        after += 1
      } else {
        lines.append((" ", after + 1, new[after]))
        (before, after) = (before + 1, after + 1)
      }
    }
    self.lines = lines
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var isEmpty: Bool { lines.allSatisfy { $0.mark == " " } }

  var description: String {
    let context = 2
    let changed = lines.indices.filter { lines[$0].mark != " " }
    let shown = Set(changed.flatMap { ($0 - context)...($0 + context) })
    var text: [String] = []
    for index in lines.indices where shown.contains(index) {
      if index > 0, !shown.contains(index - 1), !text.isEmpty { text.append("  …") }
      let line = lines[index]
      text.append("\(line.mark) \(line.number): \(line.text)")
    }
    return text.joined(separator: "\n")
  }
}
