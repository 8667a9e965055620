import Foundation

/// Thrown after a recorded exception, to leave the operation it would have ended.
struct Abandoned: Error {}

// How the driver calls foreign code, and how it leaves after an exception of UIKit's.
extension CollectionDriver {
  /// Runs an operation; one that is abandoned leaves the answer given here.
  func perform<T>(orElse fallback: @autoclosure () -> T, _ operation: () throws -> T) -> T {
    do {
      return try operation()
    } catch {
      return fallback()
    }
  }

  /// Calls the layout, the data source, the delegate or a view, and leaves if that call raised.
  func call<T>(_ callout: Callout, _ body: () throws -> T) throws -> T {
    let before = raises
    callouts.append(callout)
    defer { callouts.removeLast() }
    let answer = try body()
    if raises != before { throw Abandoned() }
    return answer
  }

  /// Records one of UIKit's exceptions; throw what it returns.
  func raise(_ kind: Violation.Kind, _ message: String) -> Abandoned {
    raises += 1
    Headless.violate(kind, message)
    return Abandoned()
  }

  /// Records what UIKit would silently do wrong.
  func report(_ kind: Violation.Kind, _ message: String) {
    Headless.violate(kind, message)
  }

  /// Reports work that UIKit must not be asked for while it waits for a layout's answer.
  func reportIfInQuery(_ what: String) {
    guard callouts.contains(.query) else { return }
    report(.reentrance, "\(what) inside a layout query makes the collection view re-enter itself")
  }

  /// The same for work that must not happen in `prepare()` either.
  func reportIfInLayout(_ what: String) {
    if callouts.contains(.query) { return reportIfInQuery(what) }
    guard callouts.contains(.prepare) else { return }
    report(.reentrance, "\(what) inside prepare() makes the collection view re-enter itself")
  }

  /// Calls a layout's override and reports one that does not reach the base class.
  func callExpectingSuper(_ base: BaseCall, _ callout: Callout, _ body: () -> Void) throws {
    let outer = reachedBase
    reachedBase.remove(base)
    defer { reachedBase = outer }
    try call(callout, body)
    guard !reachedBase.contains(base) else { return }
    report(.forgottenSuper, "\(type(of: layout)) overrides \(base.selector) and forgets super")
  }

  func baseReached(_ base: BaseCall, of layout: UICollectionViewLayout) {
    if base == .prepare { checkNotReentered() }
    reachedBase.insert(base)
  }

  /// The collection view calls `prepare()`; a layout that does so itself does its work twice.
  private func checkNotReentered() {
    switch callouts.last {
    case .prepare where reachedBase.contains(.prepare):
      report(.reentrance, "prepare() is entered again while it runs")
    case .query:
      report(.reentrance, "\(type(of: layout)) calls prepare() inside one of its own queries")
    default: break
    }
  }
}
