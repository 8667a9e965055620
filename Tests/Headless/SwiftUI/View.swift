@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("This view has no body.") }
}

/// A view that makes its nodes itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func makeNodes(_ direction: LayoutDirection) -> [ViewNode]
}

extension PrimitiveView {
  public var body: Never { fatalError("This view has no body.") }
}

extension View {
  func nodes(_ direction: LayoutDirection) -> [ViewNode] {
    if let view = self as? any PrimitiveView { return view.makeNodes(direction) }
    return body.nodes(direction)
  }

  /// The node of the view, which is a stack if the view is several.
  func node(_ direction: LayoutDirection) -> ViewNode {
    let nodes = nodes(direction)
    return nodes.count == 1
      ? nodes[0] : LayoutNode(VStackLayout(), children: nodes, direction: direction)
  }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var nodes: [@MainActor (LayoutDirection) -> [ViewNode]] = []
    for view in repeat each content {
      nonisolated(unsafe) let view = view
      nodes.append { view.nodes($0) }
    }
    return TupleView((repeat each content), nodes)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public struct EmptyView: View, PrimitiveView {
  nonisolated public init() {}
  func makeNodes(_ direction: LayoutDirection) -> [ViewNode] { [] }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("This view has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNodes(_ direction: LayoutDirection) -> [ViewNode] { self?.nodes(direction) ?? [] }
}

public struct TupleView<T>: View, PrimitiveView {
  public var value: T { views }
  nonisolated(unsafe) private let views: T
  private let nodes: [@MainActor (LayoutDirection) -> [ViewNode]]

  nonisolated init(_ value: T, _ nodes: [@MainActor (LayoutDirection) -> [ViewNode]]) {
    views = value
    self.nodes = nodes
  }

  func makeNodes(_ direction: LayoutDirection) -> [ViewNode] { nodes.flatMap { $0(direction) } }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  func makeNodes(_ direction: LayoutDirection) -> [ViewNode] {
    data.flatMap { content($0).nodes(direction) }
  }
}

struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  func makeNodes(_ direction: LayoutDirection) -> [ViewNode] {
    [LayoutNode(layout, children: content.nodes(direction), direction: direction)]
  }
}

/// A value that can be read and written.
@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
