import Foundation

/// Who may load what an item provider offers.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case ownProcess = 3
}

/// Data that is loaded when it is needed, by the types that it is offered as.
///
/// On Apple's platforms it is part of Foundation, which lacks it elsewhere. A type identifier conforms to
/// itself alone here.
open class NSItemProvider: NSObject {
  typealias LoadHandler =
    @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private var handlers: [(type: String, load: LoadHandler)] = []

  /// Whether the data may be loaded now, for a provider that comes from another app.
  private var isLoadable: (@MainActor () -> Bool)?

  public override init() {}

  /// Creates what another app receives for a provider. Its data may be loaded under a condition.
  convenience init(arrivingFrom other: NSItemProvider, isLoadable: @escaping @MainActor () -> Bool)
  {
    self.init()
    handlers = other.handlers
    self.isLoadable = isLoadable
  }

  open var registeredTypeIdentifiers: [String] { handlers.map(\.type) }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    handlers.contains { $0.type == typeIdentifier }
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    handlers.removeAll { $0.type == typeIdentifier }
    handlers.append((typeIdentifier, loadHandler))
  }

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let handler = handlers.first { $0.type == typeIdentifier }
    let isLoadable = isLoadable
    let mayLoad = isLoadable.map { isLoadable in MainActor.assumeIsolated { isLoadable() } } ?? true
    guard let handler, mayLoad else {
      let domain = "NSItemProviderErrorDomain"
      completionHandler(nil, NSError(domain: domain, code: handler == nil ? -1000 : -1))
      return Progress(totalUnitCount: 1)
    }
    return handler.load(completionHandler) ?? Progress(totalUnitCount: 1)
  }
}
