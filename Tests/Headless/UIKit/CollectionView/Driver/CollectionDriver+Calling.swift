import Foundation

/// The error that leaves an operation after an exception of UIKit was recorded: on a device the
/// exception would have ended it.
struct Abandoned: Error {}

// Calls into the client's code, and the way out of them after an exception.
extension CollectionDriver {
  /// Runs an operation, and returns `fallback` if it was abandoned.
  func perform<T>(orElse fallback: @autoclosure () -> T, _ operation: () throws -> T) -> T {
    do {
      return try operation()
    } catch {
      return fallback()
    }
  }

  /// Calls the layout, the data source, the delegate or a view. Throws if an exception was recorded
  /// during the call.
  func call<T>(_ callout: Callout, _ body: () throws -> T) throws -> T {
    let exceptionsBefore = exceptionCount
    callouts.append(callout)
    defer { callouts.removeLast() }
    let result = try body()
    if exceptionCount != exceptionsBefore { throw Abandoned() }
    return result
  }

  /// Records an exception that UIKit raises, and returns the error to throw.
  func raise(_ kind: Violation.Kind, _ message: String) -> Abandoned {
    exceptionCount += 1
    Headless.violate(kind, message)
    return Abandoned()
  }

  /// Records a mistake for which UIKit raises no exception.
  func report(_ kind: Violation.Kind, _ message: String) {
    Headless.violate(kind, message)
  }

  /// Reports a mistake, but only once for each collection view and subject.
  func reportOnce(
    _ kind: Violation.Kind, about subject: String = "", _ message: @autoclosure () -> String
  ) {
    guard !isReported(kind, about: subject) else { return }
    reported.insert("\(kind) \(subject)")
    report(kind, message())
  }

  func isReported(_ kind: Violation.Kind, about subject: String = "") -> Bool {
    reported.contains("\(kind) \(subject)")
  }

  /// Reports a call that must not happen during a query of the layout.
  func reportIfInQuery(_ what: String) {
    guard callouts.contains(.query) else { return }
    report(.reentrance, "\(what) inside a layout query makes the collection view re-enter itself")
  }

  /// Reports a call that must not happen during a query or in `prepare()`.
  func reportIfInLayout(_ what: String) {
    if callouts.contains(.query) { return reportIfInQuery(what) }
    guard callouts.contains(.prepare) else { return }
    report(.reentrance, "\(what) inside prepare() makes the collection view re-enter itself")
  }

  /// Calls a method of the layout, and reports an override that does not call super.
  func callExpectingSuper(_ base: BaseCall, _ callout: Callout, _ body: () -> Void) throws {
    let outer = reachedBase
    reachedBase.remove(base)
    defer { reachedBase = outer }
    try call(callout, body)
    guard !reachedBase.contains(base) else { return }
    // The base class does nothing in prepare().
    reportForgottenSuper(base == .prepare ? .prepareWithoutSuper : .forgottenSuper, base)
  }

  func reportForgottenSuper(_ kind: Violation.Kind, _ base: BaseCall) {
    Headless.violateOnce(
      kind, about: type(of: layout), calling: base.selector,
      "\(type(of: layout)) overrides \(base.selector) without calling super")
  }

  func baseReached(_ base: BaseCall, of layout: UICollectionViewLayout) {
    if base == .prepare { checkNotReentered() }
    reachedBase.insert(base)
  }

  /// Only the collection view calls `prepare()`: a layout that calls it itself does its work
  /// twice.
  private func checkNotReentered() {
    switch callouts.last {
    case .prepare where reachedBase.contains(.prepare):
      report(.reentrance, "prepare() is called again while it runs")
    case .query:
      report(.reentrance, "\(type(of: layout)) calls prepare() inside one of its own queries")
    default: break
    }
  }
}
