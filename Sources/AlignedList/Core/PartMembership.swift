struct PartKey: Hashable {
  let type: ObjectIdentifier
  let id: AnyHashable?
  let name: String
}

/// The part to which a section belongs. All sections of one value of the part share it.
class PartMembership {
  let key: PartKey

  init(key: PartKey) { self.key = key }
}

extension Array where Element: ComparedSection {
  /// Returns descriptions of the parts of one type that cannot be told from each other.
  var repeatedParts: [String] {
    var known: [PartKey: PartMembership] = [:]
    var mistakes: [String] = []
    for section in self where !section.parts.isEmpty {
      for part in section.parts {
        if let other = known.updateValue(part, forKey: part.key), other !== part {
          mistakes.append(
            "The list has several parts \(part.key.name). Make the type Identifiable.")
        }
      }
    }
    return mistakes
  }
}
