import UIKit

/// A SwiftUI view that shows a view of UIKit.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewRepresentable {
  public var body: Never { fatalError("This view has no body.") }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? {
    nil
  }

  func representableNode(_ environment: EnvironmentValues) -> ViewNode {
    Places.enter(.type(ObjectIdentifier(Self.self))) {
      let placed = Places.current.kept { PlacedRepresentable(self, environment) }
      placed.update(self, environment)
      return RepresentableNode(placed, environment: environment)
    }
  }
}

/// What a representable reads when it makes and updates its view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public private(set) var environment: EnvironmentValues

  init(
    coordinator: Representable.Coordinator, transaction: Transaction,
    environment: EnvironmentValues
  ) {
    self.coordinator = coordinator
    self.transaction = transaction
    self.environment = environment
  }
}

/// A view of UIKit at its place in a tree of SwiftUI.
@MainActor
protocol PlacedUIView: Placed, Sendable {
  var view: UIView? { get }
  func size(for proposal: ProposedViewSize) -> CGSize
  func dismantle()
}

/// A representable at its place, with the view and the coordinator that it made.
final class PlacedRepresentable<R: UIViewRepresentable>: PlacedUIView {
  var boxes: [String: AnyStateBox] = [:]
  private var representable: R
  private var environment: EnvironmentValues
  private var made: (view: R.UIViewType, coordinator: R.Coordinator)?

  init(_ representable: R, _ environment: EnvironmentValues) {
    self.representable = representable
    self.environment = environment
  }

  var view: UIView? { made?.view }

  /// Makes the view if there is none. Updates it, unless nothing has changed.
  func update(_ new: R, _ newEnvironment: EnvironmentValues) {
    let places = Places.current
    let readsChanges = fillProperties(of: new, newEnvironment)
    let isSame =
      !readsChanges && !places.updatesAll && environment.isSame(as: newEnvironment)
      && (!places.hasNewValues || holdsSameReferences(representable, new))
    (representable, environment) = (new, newEnvironment)
    if let made {
      guard !isSame else { return }
      new.updateUIView(made.view, context: context(made.coordinator, places.transaction))
    } else {
      let coordinator = new.makeCoordinator()
      let context = context(coordinator, places.transaction)
      let view = new.makeUIView(context: context)
      made = (view, coordinator)
      new.updateUIView(view, context: context)
    }
  }

  /// The size that the representable returns. Without one it is the proposed one, and where none is proposed
  /// the intrinsic one (evidence G).
  func size(for proposal: ProposedViewSize) -> CGSize {
    guard let made else { return .zero }
    let context = context(made.coordinator, Transaction())
    if let size = representable.sizeThatFits(proposal, uiView: made.view, context: context) {
      return size
    }
    let intrinsic = made.view.intrinsicContentSize
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: intrinsic.width == UIView.noIntrinsicMetric ? 10 : intrinsic.width,
        height: intrinsic.height == UIView.noIntrinsicMetric ? 10 : intrinsic.height))
  }

  func dismantle() {
    guard let made else { return }
    self.made = nil
    R.dismantleUIView(made.view, coordinator: made.coordinator)
  }

  private func context(_ coordinator: R.Coordinator, _ transaction: Transaction) -> R.Context {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: transaction, environment: environment)
  }
}

/// Whether all stored properties of two values are references to the same objects.
private func holdsSameReferences(_ first: Any, _ second: Any) -> Bool {
  let pairs = zip(Mirror(reflecting: first).children, Mirror(reflecting: second).children)
  return pairs.allSatisfy { first, second in
    type(of: first.value) is AnyClass && type(of: second.value) is AnyClass
      && first.value as AnyObject === second.value as AnyObject
  }
}

final class RepresentableNode: ViewNode {
  let placed: any PlacedUIView

  init(_ placed: any PlacedUIView, environment: EnvironmentValues) {
    self.placed = placed
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
    let placed = placed
    let size = MainActor.assumeIsolated { placed.size(for: proposal) }
    return ViewDimensions(width: size.width, height: size.height)
  }

  @MainActor override var uiView: UIView? { placed.view }
}
