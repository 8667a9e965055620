import AlignedLayout
import Foundation

/// Something that is expected of a layout at every width.
///
///     let failures = test.failures(
///       forWidths: 320...1366, expecting: [.noCellIsCut, .overflowIsNeverAlone])
///
/// You can write your own with a name and a closure, which returns a sentence about what is wrong:
///
///     let short = LayoutExpectation("The content is short") { tested in
///       tested.layout.contentSize.height > 400 ? "It is higher than 400 points." : nil
///     }
public struct LayoutExpectation: Sendable {
  /// The name of the expectation, which begins the description of a failure.
  public let name: String

  let rule: Rule

  /// Returns why the expectation cannot fail for a content, or nil.
  let objection: @Sendable (LayoutTest) -> String?

  /// What an expectation looks at.
  enum Rule: Sendable {
    /// One layout.
    case layout(@Sendable (TestedLayout) -> Finding?)
    /// A layout, and the next wider one.
    case widening(@Sendable (_ narrower: TestedLayout, _ wider: TestedLayout) -> Finding?)
    /// The layouts of both directions at a width.
    case mirroring(
      width: CGFloat,
      @Sendable (_ leftToRight: TestedLayout, _ rightToLeft: TestedLayout) -> Finding?)
  }

  init(
    _ name: String, _ rule: Rule,
    objection: @escaping @Sendable (LayoutTest) -> String? = { _ in nil }
  ) {
    self.name = name
    self.rule = rule
    self.objection = objection
  }

  /// Creates an expectation of your own.
  ///
  /// Over a range of widths, the expectation is checked at both ends of each stretch of widths at which the
  /// lines stay the same. A fault that appears inside a stretch and disappears before its end is not found. If
  /// the expectation fails at the greater end alone, the least width that fails is found by halving. So it has
  /// to fail at all widths from that width to the end.
  ///
  /// - Parameters:
  ///   - name: the name, such as "The title has a line of its own".
  ///   - sentence: a closure that returns what is wrong in a layout as a sentence, or nil if nothing is.
  public init(_ name: String, sentence: @escaping @Sendable (TestedLayout) -> String?) {
    self.init(name, .layout { tested in sentence(tested).map { Finding(sentence: $0) } })
  }
}
