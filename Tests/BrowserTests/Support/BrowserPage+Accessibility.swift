/// What assistive technologies know of an element.
struct AccessibleElement: Equatable, Sendable {
  var role: String
  var name: String
  var value: String?
  /// For example `focused`, `checked`, `expanded`, `disabled`, each with its value as text.
  var properties: [String: String]

  var isFocused: Bool { properties["focused"] == "true" }
}

extension BrowserPage {
  /// The elements of the accessibility tree, parents before their children.
  func accessibleElements() async throws -> [AccessibleElement] {
    struct Tree: Decodable { let nodes: [AccessibilityNode] }
    let tree: Tree = try await send("Accessibility.getFullAXTree")
    let nodes = Dictionary(uniqueKeysWithValues: tree.nodes.map { ($0.nodeId, $0) })
    var elements: [AccessibleElement] = []
    var open = tree.nodes.filter { $0.parentId == nil }
    while let node = open.popLast() {
      if let element = node.element { elements.append(element) }
      open += (node.childIds ?? []).reversed().compactMap { nodes[$0] }
    }
    return elements
  }
}

private struct AccessibilityNode: Decodable {
  struct Property: Decodable {
    let name: String
    let value: Value
  }

  struct Value: Decodable { let value: Scalar? }

  let nodeId: String
  let parentId: String?
  let childIds: [String]?
  let ignored: Bool
  let role, name, value: Value?
  let properties: [Property]?

  /// `nil` for nodes that assistive technologies do not see, and for the lines of a text.
  var element: AccessibleElement? {
    guard !ignored, let role = role?.value?.text, role != "InlineTextBox" else { return nil }
    let pairs = (properties ?? []).compactMap { property in
      property.value.value?.text.map { (property.name, $0) }
    }
    return AccessibleElement(
      role: role, name: name?.value?.text ?? "", value: value?.value?.text,
      properties: Dictionary(pairs) { first, _ in first })
  }
}
