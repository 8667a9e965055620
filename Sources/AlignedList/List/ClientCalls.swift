/// The calls of a list's client. It counts those in which UIKit or the layout waits: UIKit accepts no update until they
/// return.
@MainActor
final class ClientCalls {
  private var depth = 0

  /// Whether SwiftUI updates views. State must not change then, so actions wait for the next turn of the run loop.
  var defersActions = false

  /// What a person does by pulling the list down, besides the actions of sections.
  var onRefresh: (@MainActor () async -> Void)?
  var reportMistake: (String) -> Void = { assertionFailure($0) }

  var isUnderWay: Bool { depth > 0 }

  /// Whether a component fills or measures a view, which must not depend on when that happens.
  private(set) var isFilling = false
  private(set) var isDescribing = false

  func whileFilling<Result>(_ body: () -> Result) -> Result {
    let outer = isFilling
    isFilling = true
    defer { isFilling = outer }
    return during(body)
  }

  func whileDescribing<Result>(_ body: () -> Result) -> Result {
    isDescribing = true
    defer { isDescribing = false }
    return during(body)
  }

  func during<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Calls an action while UIKit displays views.
  func perform(_ action: @escaping @MainActor () -> Void) {
    if defersActions {
      Task { action() }
    } else {
      during(action)
    }
  }
}
