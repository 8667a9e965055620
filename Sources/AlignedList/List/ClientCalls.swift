#if canImport(UIKit) && !os(watchOS)
  /// Counts the calls of UIKit and of the layout in which a list calls its client: UIKit accepts no update
  /// until they return.
  @MainActor
  final class ClientCalls {
    private var depth = 0

    var isUnderWay: Bool {
      depth > 0
    }

    /// Whether a component fills or measures a view, which must not depend on when that happens.
    private(set) var isFilling = false

    /// Calls a component that fills or measures a view.
    func whileFilling<Result>(_ body: () -> Result) -> Result {
      let outer = isFilling
      isFilling = true
      defer { isFilling = outer }
      return during(body)
    }

    func during<Result>(_ body: () -> Result) -> Result {
      depth += 1
      defer { depth -= 1 }
      return body()
    }
  }
#endif
