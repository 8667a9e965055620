import Foundation
import Testing

/// What the article on size and privacy says of the libraries' sources.
struct PrivacyTests {
  /// The API for which Apple demands a reason in a privacy manifest, by category.
  static let requiredReasonNames = [
    "file timestamps": [
      "creationDate", "modificationDate", "fileModificationDate", "contentModificationDateKey",
      "creationDateKey", "getattrlist", "getattrlistbulk", "fgetattrlist", "stat", "fstat",
      "fstatat", "lstat", "getattrlistat",
    ],
    "system boot time": ["systemUptime", "mach_absolute_time"],
    "disk space": [
      "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
      "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey",
      "systemFreeSize", "systemSize", "statfs", "statvfs", "fstatfs", "fstatvfs",
    ],
    "active keyboards": ["activeInputModes"],
    // A property of SwiftUI that is stored in user defaults counts, too.
    "user defaults": ["UserDefaults", "NSUserDefaults", "AppStorage"],
  ]

  /// What opens files or connections.
  static let outsideNames = [
    "URL", "URLSession", "URLRequest", "NWConnection", "CFSocket", "socket", "InputStream",
    "OutputStream", "FileManager", "FileHandle", "fopen", "contentsOfFile",
  ]

  /// The modules that the libraries import. None of them opens connections by itself.
  static let modules: Set = [
    "AlignedLayout", "AlignedLayoutPictures", "AppKit", "CoreGraphics", "Dispatch", "Foundation",
    "QuartzCore", "SwiftUI", "UIKit",
  ]

  static let libraries = [
    "AlignedLayout", "AlignedList", "AlignedMarks", "AlignedLayoutTesting",
    "AlignedLayoutPictures",
  ]

  @Test(arguments: requiredReasonNames.keys.sorted())
  func `the libraries use no API for which Apple demands a reason`(category: String) throws {
    let names = Set(try #require(Self.requiredReasonNames[category]))
    for library in Self.libraries {
      for (line, words) in try Self.code(of: library) {
        #expect(names.isDisjoint(with: words), "\(line)")
      }
    }
  }

  @Test(arguments: libraries)
  func `the libraries read no file and open no connection`(library: String) throws {
    for (line, words) in try Self.code(of: library) {
      #expect(words.isDisjoint(with: Self.outsideNames), "\(line)")
    }
  }

  @Test(arguments: libraries)
  func `the libraries import these modules alone`(library: String) throws {
    let imports = try Self.code(of: library).map(\.line).filter { $0.contains("import ") }
    #expect(!imports.isEmpty || library == "AlignedLayoutPictures")
    for line in imports {
      let name = line.components(separatedBy: "import ")[1].split(separator: " ").last ?? ""
      #expect(Self.modules.contains(String(name.prefix { $0 != "." })), "\(line)")
    }
  }

  @Test func `words are found in code, and not in comments`() {
    #expect(Self.words(in: "let time = info.systemUptime").contains("systemUptime"))
    #expect(Self.words(in: "if stat(path, &buffer) == 0 {").contains("stat"))
    #expect(!Self.words(in: "let state = statement").contains("stat"))
    #expect(Self.words(in: "  /// As UserDefaults do.").isEmpty)
  }

  /// Returns the lines of a library's files, each with its words.
  private static func code(of library: String) throws -> [(line: String, words: Set<String>)] {
    let folder = PackageFiles.root.appendingPathComponent("Sources/\(library)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(paths.count >= 5, "\(library)")
    return try paths.flatMap { path in
      try MarkdownPage(folder.appendingPathComponent(path)).lines.map { ($0, words(in: $0)) }
    }
  }

  /// Returns the words of a line, without those of a comment that is the whole line.
  private static func words(in line: String) -> Set<String> {
    guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
    return Set(
      line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
