#if canImport(UIKit) && !os(watchOS)
  /// Counts the calls of UIKit and of the layout in which a list calls its client: UIKit accepts no update
  /// until they return.
  @MainActor
  final class ClientCalls {
    private var depth = 0

    var isUnderWay: Bool {
      depth > 0
    }

    func during<Result>(_ body: () -> Result) -> Result {
      depth += 1
      defer { depth -= 1 }
      return body()
    }
  }
#endif
