import Testing
import UIKitTestSupport

extension Trait where Self == KnownFailure {
  static var knownToFailWithoutBatch: Self {
    .knownToFail(
      under: \.reconfiguring, .noBatch,
      "the list shows other content in its items by a snapshot that only reconfigures")
  }

  static var knownToFailWithOneProviderFlag: Self {
    .knownToFail(
      under: \.providerFlag, .forAllViews,
      "a carousel creates its registrations while the list's cell is asked for")
  }
}
