// Checks that the folders of the library use each other in one direction only, and fails if not.
//
//   swift folder-directions.swift Sources/AlignedLayout
//
// A file may use the types of its own folder and of those before it in the list. The check compares
// names: types declared at the top level of a file, and those nested in `ContentLayout`. An extension
// counts by the folder of its file. Functions are found by their names, if no folder before has one of the name.
import Foundation

/// The folders, each after those that it may use.
let folders = [
  "Attributes", "Engine/Numbers", "Engine/Values", "Engine/Placing", "Engine/Breaking",
  "Engine/Sharing",
  "Engine/Lines", "Engine/Asking", "Engine/Composing", "Engine/Sections", "Engine/Editing",
  "Engine/Content", "Engine/Queries", "Engine/EveryWidth", "Items", "Marks",
  "View", "SwiftUI", "CollectionView/Values", "CollectionView/Scrolling",
  "CollectionView/SelfSizing", "CollectionView/Updates", "CollectionView/Movement",
  "CollectionView/Floating", "CollectionView/Core", "CollectionView/Border",
  "CollectionView/Layout",
  "CollectionView/Asking", "CollectionView/Events",
]

/// The folders of parts that know neither each other nor a view.
let parts = [
  "CollectionView/Scrolling", "CollectionView/SelfSizing", "CollectionView/Updates",
  "CollectionView/Movement", "CollectionView/Floating",
]

/// Uses against the direction that are wanted, with the reason.
let exceptions: [(file: String, type: String, reason: String)] = [
  (
    "Attributes/SectionAttributes+Sizing.swift", "CGSize",
    "Engine/Numbers/Geometry.swift declares it where there is no Foundation"
  ),
  (
    "Attributes/ViewAttachment.swift", "CGSize",
    "Engine/Numbers/Geometry.swift declares it where there is no Foundation"
  ),
  (
    "Attributes/ViewAttachment.swift", "CGPoint",
    "Engine/Numbers/Geometry.swift declares it where there is no Foundation"
  ),
]

struct Source {
  let path: String
  let folder: Int
  let words: [Substring]

  /// The names of functions that are called on something.
  let calledNames: Set<Substring>

  /// Reads a file, without comments and string literals.
  init?(_ url: URL, in root: URL) throws {
    path = String(url.path.dropFirst(root.path.count + 1))
    guard let folder = folders.firstIndex(where: { [path] in path.hasPrefix($0 + "/") }) else {
      return nil
    }
    self.folder = folder
    let text = try String(contentsOf: url, encoding: .utf8)
      .replacing(#///.*/#, with: "")
      .replacing(#/"(\\.|[^"\\\n])*"/#, with: "")
    words = text.matches(of: #/[A-Za-z_]\w*(\.[A-Z]\w*)*|[{}]/#).map(\.output.0)
    calledNames = Set(text.matches(of: #/\.([a-z]\w*)(?=\()/#).map(\.output.1))
  }

  /// The names of the functions, properties and cases that the file declares.
  var declaredNames: Set<Substring> {
    let keywords: Set<Substring> = ["func", "var", "let", "case"]
    return Set(zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1))
  }

  /// The types that the file declares at its top level, or nested in `ContentLayout`.
  var declaredTypes: [String] {
    let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor"]
    var types: [String] = []
    var depth = 0
    var scope: Substring = ""
    for (index, word) in words.enumerated() {
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      guard index + 1 < words.count else { break }
      let next = words[index + 1]
      if depth == 0, keywords.contains(word) || word == "extension" { scope = next }
      guard keywords.contains(word), next.first?.isUppercase == true else { continue }
      if depth == 0 { types.append(String(next)) }
      if depth == 1, scope == "ContentLayout" { types.append("ContentLayout.\(next)") }
    }
    return types
  }

  /// The types that the file uses. `ContentLayout` alone does not count where it is extended.
  var usedTypes: Set<String> {
    var types: Set<String> = []
    var extendsContent = false
    for (index, word) in words.enumerated() where word.first?.isUppercase == true {
      let parts = word.split(separator: ".")
      if index > 0, words[index - 1] == "extension", parts[0] == "ContentLayout" {
        extendsContent = true
        continue
      }
      types.insert(
        String(parts[0] == "ContentLayout" ? parts.prefix(2).joined(separator: ".")[...] : parts[0])
      )
      if extendsContent { types.insert("ContentLayout.\(parts[0])") }
    }
    return types
  }
}

let root = URL(fileURLWithPath: CommandLine.arguments[1]).standardizedFileURL
let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
let sources = try (files?.compactMap { $0 as? URL } ?? [])
  .filter { $0.pathExtension == "swift" }
  .sorted { $0.path < $1.path }
  .compactMap { try Source($0.standardizedFileURL, in: root) }

var folderOfType: [String: Int] = [:]
for source in sources {
  for type in source.declaredTypes { folderOfType[type] = source.folder }
}

var foldersOfName: [Substring: Set<Int>] = [:]
for source in sources {
  for name in source.declaredNames { foldersOfName[name, default: []].insert(source.folder) }
}

/// Functions of the standard library and of UIKit whose names the library declares, too.
let standardNames: Set<Substring> = [
  "animate", "clamped", "combine", "contains", "insert", "map", "remove", "removeFirst", "rounded",
]

/// Returns whether two folders are different parts.
func isOtherPart(_ folder: Int, than other: Int) -> Bool {
  folder != other && parts.contains(folders[folder]) && parts.contains(folders[other])
}

var faults: [String] = []
for source in sources {
  for type in source.usedTypes.sorted() {
    guard let folder = folderOfType[type],
      folder > source.folder || isOtherPart(folder, than: source.folder),
      !exceptions.contains(where: { $0.file == source.path && $0.type == type })
    else { continue }
    faults.append("\(source.path) uses \(type), which is in \(folders[folder])")
  }
}
for source in sources {
  for name in source.calledNames.subtracting(standardNames).sorted() {
    // A name that several folders declare stands for the one that may be used.
    guard let declaring = foldersOfName[name],
      !declaring.contains(where: {
        $0 <= source.folder && !isOtherPart($0, than: source.folder)
      }),
      let folder = declaring.min()
    else { continue }
    faults.append("\(source.path) calls \(name)(), which is in \(folders[folder])")
  }
}
for fault in faults { print(fault) }
print(
  "\(sources.count) files of \(folders.count) folders, \(faults.count) uses against the direction")
exit(faults.isEmpty && !sources.isEmpty ? 0 : 1)
