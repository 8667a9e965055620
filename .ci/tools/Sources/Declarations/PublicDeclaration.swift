/// A public declaration of a module, as a line of its baseline.
struct PublicDeclaration: Hashable {
  /// The names of the types around it, and its own with labels.
  let path: [String]
  /// The whole line: path, kind and declaration.
  let line: String

  /// Reads a line of a baseline.
  init(line: String) {
    self.line = line
    path = Self.path(in: line.prefix { $0 != "\t" })
  }

  /// Splits a path at its periods. Those in the name of an operator are part of the name.
  private static func path(in text: some StringProtocol) -> [String] {
    var names = [""]
    for character in text {
      let isSeparator = character == "." && !(names.last?.last?.isInOperator ?? true)
      if isSeparator { names.append("") } else { names[names.endIndex - 1].append(character) }
    }
    return names
  }

  /// The word by which a changelog names it: its own name without labels or, of an initializer, a subscript or
  /// an operator, that of its type.
  var name: String {
    let own = path.last.map { String($0.prefix { $0 != "(" }) } ?? ""
    let isNamedByType = ["init", "subscript"].contains(own) || own.first?.isInOperator ?? true
    return isNamedByType ? typeName ?? own : own
  }

  /// The name of the type that has the declaration, or nil at the top level of the module.
  var typeName: String? { path.dropLast().last }
}

extension Character {
  fileprivate var isInOperator: Bool {
    !(isLetter || isNumber || self == "_" || self == ")" || self == "`")
  }
}
