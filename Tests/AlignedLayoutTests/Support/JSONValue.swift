import Foundation

/// A JSON value, to compare the engine's whole output with the expected one.
///
/// Numbers may also be written as the strings `nan`, `inf` and `-inf`.
enum JSONValue: Equatable, Decodable {
  case null
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue {
  /// Returns the paths at which another value differs from this one, each with both values.
  ///
  /// Numbers may differ by a millionth, relative to the larger of 1 and the number.
  func differences(to actual: JSONValue, at path: String = "") -> [String] {
    switch (self, actual) {
    case (.number(let expected), .number(let actual)):
      let isClose = abs(expected - actual) <= 1e-6 * max(1, abs(expected))
      return isClose ? [] : ["\(path): expected \(expected), is \(actual)"]
    case (.array(let expected), .array(let actual)) where expected.count == actual.count:
      return zip(expected, actual).enumerated().flatMap { index, pair in
        pair.0.differences(to: pair.1, at: "\(path)[\(index)]")
      }
    case (.object(let expected), .object(let actual)) where expected.keys == actual.keys:
      return expected.sorted { $0.key < $1.key }.flatMap { key, value in
        value.differences(to: actual[key] ?? .null, at: "\(path).\(key)")
      }
    default:
      return self == actual ? [] : ["\(path): expected \(self), is \(actual)"]
    }
  }

  /// Returns every value that differs from this one by one change of the given kind, at any depth.
  func variants(_ change: (JSONValue) -> [JSONValue]) -> [JSONValue] {
    let deeper: [JSONValue] =
      switch self {
      case .array(let elements):
        elements.indices.flatMap { index in
          elements[index].variants(change).map { variant in
            var copy = elements
            copy[index] = variant
            return .array(copy)
          }
        }
      case .object(let members):
        members.flatMap { key, value in
          value.variants(change).map { variant in
            .object(members.merging([key: variant]) { $1 })
          }
        }
      default: []
      }
    return change(self) + deeper
  }
}
