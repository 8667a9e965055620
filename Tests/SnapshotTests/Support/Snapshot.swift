/// A scenario's whole story as text, and its picture for people.
struct Snapshot: Equatable {
  /// What the files are called, without their endings.
  struct Name: Hashable, CustomStringConvertible {
    let description: String

    var fileNames: [String] {
      [".txt", ".svg"].map { description + $0 }
    }
  }

  /// A file as it should be.
  struct File: Equatable {
    let name: String
    let content: String
  }

  let name: Name
  let story: String
  let svg: String

  var files: [File] {
    zip(name.fileNames, [story, svg]).map { File(name: $0, content: $1) }
  }
}
