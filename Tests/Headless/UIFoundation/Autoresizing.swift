import Foundation

/// The autoresizing of one axis. The flexible parts share the change in proportion to their
/// lengths.
package struct Autoresizing {
  private let before: Bool
  private let length: Bool
  private let after: Bool

  package init(before: Bool, length: Bool, after: Bool) {
    self.before = before
    self.length = length
    self.after = after
  }

  package func resized(_ start: CGFloat, _ size: CGFloat, in old: CGFloat, to new: CGFloat)
    -> (start: CGFloat, size: CGFloat)
  {
    let parts = [(before, start), (length, size), (after, old - start - size)]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty, new != old else { return (start, size) }
    let total = flexible.reduce(0) { $0 + $1.1 }
    func grown(_ part: (flexible: Bool, length: CGFloat)) -> CGFloat {
      guard part.flexible else { return part.length }
      // Flexible parts of zero length have no proportion, so they share equally.
      let share = total == 0 ? 1 / CGFloat(flexible.count) : part.length / total
      return part.length + (new - old) * share
    }
    return (grown(parts[0]), grown(parts[1]))
  }
}
