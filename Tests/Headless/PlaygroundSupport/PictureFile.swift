import Foundation

/// A file in the current folder into which pictures are written.
enum PictureFile: String {
  case liveView = "playground.svg"
  case page = "playground.html"

  var path: String {
    "\(FileManager.default.currentDirectoryPath)/\(rawValue)"
  }

  /// Writes the file, or ends the program.
  func write(_ text: String) {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      print("Could not write \(path): \(error)")
      exit(1)
    }
  }
}
