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
  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode]
}

extension PrimitiveView {
  public var body: Never { fatalError("This view has no body.") }
}

extension View {
  func nodes(_ environment: EnvironmentValues) -> [ViewNode] {
    if let view = self as? any PrimitiveView { return view.makeNodes(environment) }
    if let view = self as? any UIViewRepresentable { return [view.representableNode(environment)] }
    return Places.enter(.type(ObjectIdentifier(Self.self))) {
      let place = Places.current.kept(PlacedView<Self>.init)
      return Places.current.making(place.isNew(self, environment)) {
        place.body(self, environment).nodes(environment)
      }
    }
  }

  /// The node of the view, which is a stack if the view is several.
  func node(_ environment: EnvironmentValues) -> ViewNode {
    let nodes = nodes(environment)
    return nodes.count == 1
      ? nodes[0] : LayoutNode(VStackLayout(), children: nodes, environment: environment)
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
    var nodes: [@MainActor (EnvironmentValues) -> [ViewNode]] = []
    for view in repeat each content {
      nonisolated(unsafe) let view = view
      nodes.append { view.nodes($0) }
    }
    return TupleView((repeat each content), nodes)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    switch storage {
    case .trueContent(let view): Places.enter(.index(0)) { view.nodes(environment) }
    case .falseContent(let view): Places.enter(.index(1)) { view.nodes(environment) }
    }
  }
}

public struct EmptyView: View, PrimitiveView {
  nonisolated public init() {}
  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [] }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("This view has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { self?.nodes(environment) ?? [] }
}

public struct TupleView<T>: View, PrimitiveView {
  public var value: T { views }
  nonisolated(unsafe) private let views: T
  private let nodes: [@MainActor (EnvironmentValues) -> [ViewNode]]

  nonisolated init(_ value: T, _ nodes: [@MainActor (EnvironmentValues) -> [ViewNode]]) {
    views = value
    self.nodes = nodes
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    nodes.enumerated().flatMap { index, nodes in
      Places.enter(.index(index)) { nodes(environment) }
    }
  }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    data.flatMap { element in
      Places.enter(.id(AnyHashable(element[keyPath: id]))) { content(element).nodes(environment) }
    }
  }
}

struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    var inner = environment
    inner.stackAxis = L.layoutProperties.stackOrientation
    return [LayoutNode(layout, children: content.nodes(inner), environment: environment)]
  }
}
