import Foundation

/// What a person drags: data that is loaded later, and an object of the app that drags it.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}

/// What a drag and a drop know: the items and where they are.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag, for the app in which it began.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drag, for an app in which it may end.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

/// What happens with items that are dropped.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What a view answers while items are dragged over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  open private(set) var operation: UIDropOperation

  public required init(operation: UIDropOperation) {
    self.operation = operation
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(operation: operation)
  }
}

/// The animation of an item that is dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
