/// A scenario as text, for comparison and reading, and as a picture.
struct Snapshot: Equatable {
  /// The name of the files, without their extensions.
  struct Name: Hashable, CustomStringConvertible {
    let description: String

    var fileNames: [String] {
      [".txt", ".svg"].map { description + $0 }
    }
  }

  /// A file's name and expected content.
  struct File: Equatable {
    let name: String
    let content: String
  }

  let name: Name
  let text: String
  let svg: String

  var files: [File] {
    zip(name.fileNames, [text, svg]).map { File(name: $0, content: $1) }
  }
}
