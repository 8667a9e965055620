import Testing
import UIKit

/// A row of a table of OtherKits.md, as a test: a name of the older system, and numbers that our words lead to.
///
/// `AncestorRowsTests` reads the names in the source files, and finds each row of the page by them. So write a name
/// as one string literal.
struct AncestorRow: CustomTestStringConvertible, Sendable {
  /// The first name in backquotes in the left column, letter by letter. In a row without such a name, it is the whole
  /// text of the left column.
  let there: String
  private let numbers: [CGFloat]
  private let measure: @MainActor @Sendable () async throws -> [CGFloat]

  /// - Parameters:
  ///   - there: the name in the left column.
  ///   - numbers: the frames, offsets or counts that are expected.
  ///   - measure: sets something up, and returns the numbers that come out.
  init(
    _ there: String, _ numbers: [CGFloat],
    measure: @escaping @MainActor @Sendable () async throws -> [CGFloat]
  ) {
    self.there = there
    self.numbers = numbers
    self.measure = measure
  }

  var testDescription: String { there }

  /// Expects the numbers of the row.
  @MainActor
  func expect() async throws {
    expectEqual(try await measure(), numbers)
  }
}

/// A row of a table of OtherKits.md that no test can run.
struct RowWithoutCode: Sendable {
  let there: String
  let reason: String

  init(_ there: String, _ reason: String) {
    (self.there, self.reason) = (there, reason)
  }
}

extension CGRect {
  /// The origin, the width and the height.
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension CGSize {
  var numbers: [CGFloat] { [width, height] }
}

/// A view of a size, which records how often it is asked for it, and how its frame changes.
final class SizedView: UIView {
  private(set) var askCount = 0

  /// How long the animation is in which the frame was last set, or 0 without animation.
  private(set) var animationDuration: CGFloat = 0
  private let ownSize: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    ownSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    askCount += 1
    return ownSize
  }

  override var frame: CGRect {
    didSet { animationDuration = UIView.inheritedAnimationDuration }
  }
}

extension ListStage {
  /// The numbers of the frame of a header, a footer or an attached view.
  func frame(ofKind kind: String, _ section: Int = 0, _ item: Int = 0) -> [CGFloat] {
    view.layoutIfNeeded()
    let shown = view.supplementaryView(forElementKind: kind, at: [section, item])
    return shown?.frame.numbers ?? []
  }

  /// The numbers of the frame of the list's header or footer.
  func frame(ofBoundary kind: String) -> [CGFloat] {
    view.layoutIfNeeded()
    let shown = view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
    return shown?.frame.numbers ?? []
  }

  /// Scrolls to a distance from the top, and lays out.
  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }
}

/// Lays a view out in a size, and returns the numbers of its subviews' frames.
@MainActor
func frames(in view: UIView, _ width: CGFloat, _ height: CGFloat) -> [CGFloat] {
  view.frame = CGRect(x: 0, y: 0, width: width, height: height)
  view.layoutIfNeeded()
  return view.subviews.flatMap(\.frame.numbers)
}
