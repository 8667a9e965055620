#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the layout knows of its client, and whether it is being asked.
  @MainActor
  struct ClientState {
    /// The widths for which the client is asked, or nil if nothing is asked, or about the layout that is shown.
    private(set) var widths: AskedWidths?

    /// The sections that a batch of updates changes beside those that its items name, by their new indices, or nil if
    /// any may change.
    var changedSections: [Int]?

    /// Whether `invalidateLayout()` runs, which only clients call.
    var isInvalidating = false

    private var delegate = ObjectReference(nil)

    /// The view to whose content insets the layout has added what covers it, and how much.
    private var insetView = ObjectReference(nil)
    private var addedInsets = UIEdgeInsets.zero

    /// What is called with the outcome of scrolling to items, by the numbers of the requests.
    private var completions: [Int: ScrollCompletion] = [:]
    private var lastRequest = 0

    /// The delegates that were last found not to implement the methods about single cells.
    var delegateWithoutAttributes: ObjectIdentifier?
    var delegateWithoutEstimates: ObjectIdentifier?

    /// Returns the widths for which the client has been asked until now. What is asked may ask for another layout.
    mutating func ask(for widths: AskedWidths?) -> AskedWidths? {
      defer { self.widths = widths }
      return self.widths
    }

    mutating func append(_ section: SectionAttributes, at index: Int) {
      widths?.append(section, at: index)
    }

    // MARK: Insets

    /// Adds what covers a view to its content insets, in place of what was added before.
    ///
    /// - Returns: the new content insets, or nil if they stay. UIKit calls the layout when they are set.
    mutating func cover(_ view: UICollectionView, by insets: UIEdgeInsets) -> UIEdgeInsets? {
      if !insetView.refers(to: view) {
        (insetView, addedInsets) = (ObjectReference(view), .zero)
      }
      guard insets != addedInsets else { return nil }
      var sum = view.contentInset
      sum.move(from: addedInsets, to: insets)
      addedInsets = insets
      return sum
    }

    // MARK: Scrolling

    /// Stores what is called with the outcome of a request, and returns the number of the request.
    mutating func add(_ completion: @escaping @MainActor (ScrollOutcome) -> Void) -> Int {
      lastRequest += 1
      completions[lastRequest] = ScrollCompletion(completion)
      return lastRequest
    }

    /// Calls what is to be called with the outcome of a request, in a turn of its own.
    mutating func end(_ request: Int, _ outcome: ScrollOutcome) {
      completions.removeValue(forKey: request)?.end(outcome)
    }

    /// Calls all that is left, because the layout is taken from its collection view.
    mutating func endAllRequests() {
      for request in completions.keys.sorted() { end(request, .interrupted) }
    }

    // MARK: Delegates

    /// Records the collection view's delegate. UIKit does not notify a layout of another one.
    ///
    /// - Returns: whether it is another than before.
    mutating func updateDelegate(_ new: (any UICollectionViewDelegate)?) -> Bool {
      guard !delegate.refers(to: new) else { return false }
      delegate = ObjectReference(new)
      return true
    }
  }

  /// What is called with the outcome of scrolling, also if the layout or list is gone before it is known.
  package final class ScrollCompletion {
    private var action: (@MainActor (ScrollOutcome) -> Void)?

    package init(_ action: @escaping @MainActor (ScrollOutcome) -> Void) { self.action = action }

    deinit { end(.gone) }

    package func end(_ outcome: ScrollOutcome) {
      guard let action else { return }
      self.action = nil
      Task { @MainActor in action(outcome) }
    }
  }

  /// A weak reference. It is an object, because a struct with a weak reference is slow to access.
  @MainActor
  private final class ObjectReference {
    private weak var object: AnyObject?
    private let isNil: Bool

    init(_ object: AnyObject?) {
      self.object = object
      isNil = object == nil
    }

    /// Returns whether the reference is to this object. A deallocated one leaves nil, but is not the same as
    /// none.
    func refers(to other: AnyObject?) -> Bool {
      object === other && isNil == (other == nil)
    }
  }
#endif
