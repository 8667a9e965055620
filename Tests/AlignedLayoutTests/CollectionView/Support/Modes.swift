#if canImport(UIKit) && !os(watchOS)
  import Testing
  import UIKit

  #if canImport(Darwin)
    /// Takes the place of the trait that runs a test under many habits of UIKit: the real one has
    /// but its own.
    struct CollectionViewTrait: TestTrait, SuiteTrait {
      var isRecursive: Bool { true }
    }

    extension Trait where Self == CollectionViewTrait {
      static var underAllModes: Self { CollectionViewTrait() }
      static var underPlainModes: Self { CollectionViewTrait() }
      static var knownToFailWithoutBatch: Self { CollectionViewTrait() }
      static var updatesDuringMovement: Self { CollectionViewTrait() }
      static var comparesLoosely: Self { CollectionViewTrait() }
    }

    /// Whether UIKit applies adjustments that a layout sends in `prepare()` at once.
    let appliesAdjustmentsInPrepare = false

    @MainActor
    func noteQuestion(in collectionView: UICollectionView) {}

    @MainActor
    func allowingCellsBeyondContent(_ body: () throws -> Void) rethrows {
      try body()
    }

    @MainActor
    func expectingCellsBeyondContent(_ body: () throws -> Void) rethrows {
      try body()
    }

    @MainActor
    func withoutAudits(_ body: () throws -> Void) rethrows {
      try body()
    }

    @MainActor
    func violations(of body: () -> Void) -> [String] {
      body()
      return []
    }
  #else
    @_exported import UIKitTestSupport

    extension Trait where Self == KnownFailure {
      static var knownToFailWithoutBatch: Self {
        .knownToFail(
          under: \.reconfiguring, .noBatch,
          "nothing asks for the new size of an item that a snapshot only reconfigures")
      }
    }

    extension Trait where Self == ExpectedWarning {
      static var updatesDuringMovement: Self { .expectingWarning(.updatedDuringMovement) }
      static var comparesLoosely: Self { .expectingWarning(.looseComparison) }
    }

    /// Whether UIKit applies adjustments that a layout sends in `prepare()` at once.
    var appliesAdjustmentsInPrepare: Bool {
      Headless.modes.adjustmentsInPrepare == .appliedAtOnce
    }

    /// Says that the delegate was asked something: after scrolling, that is one question too many.
    @MainActor
    func noteQuestion(in collectionView: UICollectionView) {
      Headless.noteQuestion(in: collectionView)
    }

    /// Runs a body in which cells stick out of the content, as negative insets make them do,
    /// without a warning of it.
    @MainActor
    func allowingCellsBeyondContent(_ body: () throws -> Void) rethrows {
      for violation in try Headless.recordingViolations(body)
      where violation.severity != .warning {
        Issue.record("\(violation)")
      }
    }

    /// Runs a body in which cells stick out of the content, and expects the warning of it.
    @MainActor
    func expectingCellsBeyondContent(
      _ location: SourceLocation = #_sourceLocation, _ body: () throws -> Void
    ) rethrows {
      try expectViolation(.beyondContent, "lies beyond the content", location, body)
    }

    /// Runs a body without all the questions that are put to a layout after each pass only to
    /// compare the answers: for tests that compare them all themselves.
    @MainActor
    func withoutAudits(_ body: () throws -> Void) rethrows {
      try Headless.withoutAudits(body)
    }

    /// What a body does wrong, cells beyond the content aside, in words.
    @MainActor
    func violations(of body: () -> Void) -> [String] {
      Headless.recordingViolations(body).filter { $0.severity != .warning }.map(\.description)
    }
  #endif
#endif
