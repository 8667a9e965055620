#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the layout knows of its client, and whether it is being asked.
  @MainActor
  struct ClientState {
    /// The widths for which the client is asked, or nil if nothing is asked, or about the layout that is shown.
    private(set) var widths: AskedWidths?

    /// Whether `invalidateLayout()` runs, which only clients call.
    var isInvalidating = false

    private var delegate = DelegateReference(nil)

    /// The delegates that were last found not to implement the methods about single cells.
    var delegateWithoutAttributes: ObjectIdentifier?
    var delegateWithoutEstimates: ObjectIdentifier?

    /// Returns the widths for which the client has been asked until now. What is asked may ask for another layout.
    mutating func ask(for widths: AskedWidths?) -> AskedWidths? {
      defer { self.widths = widths }
      return self.widths
    }

    mutating func append(_ section: SectionAttributes) { widths?.append(section) }

    /// UIKit does not notify a layout of another delegate. Returns whether it is another than before.
    mutating func updateDelegate(_ new: (any UICollectionViewDelegate)?) -> Bool {
      guard !delegate.refers(to: new) else { return false }
      delegate = DelegateReference(new)
      return true
    }
  }

  /// It is an object, because a struct with a weak reference is slow to access.
  @MainActor
  private final class DelegateReference {
    private weak var delegate: (any UICollectionViewDelegate)?
    private let isNil: Bool

    init(_ delegate: (any UICollectionViewDelegate)?) {
      self.delegate = delegate
      isNil = delegate == nil
    }

    /// A deallocated delegate leaves nil, but is not the same as none.
    func refers(to other: (any UICollectionViewDelegate)?) -> Bool {
      delegate === other && isNil == (other == nil)
    }
  }
#endif
