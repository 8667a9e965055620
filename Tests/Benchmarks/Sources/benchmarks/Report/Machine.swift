import Foundation

/// The machine on which figures are measured. Figures of different machines cannot be compared.
struct Machine: Encodable {
  let processor: String
  let coreCount: Int
  let system: String
  let swift: String

  /// The machine on which the program runs.
  static var current: Machine {
    Machine(
      processor: processorName, coreCount: ProcessInfo.processInfo.processorCount,
      system: "\(systemName), \(architecture)", swift: swiftVersion)
  }

  private static var processorName: String {
    let name = value(of: "model name", separator: ":", in: "/proc/cpuinfo") ?? "unknown processor"
    guard let family = value(of: "cpu family", separator: ":", in: "/proc/cpuinfo"),
      let model = value(of: "model", separator: ":", in: "/proc/cpuinfo")
    else { return name }
    // The model name of virtual machines often has only the manufacturer.
    return "\(name), family \(family), model \(model)"
  }

  private static var systemName: String {
    value(of: "PRETTY_NAME", separator: "=", in: "/etc/os-release")?
      .trimmingCharacters(in: ["\""]) ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "unknown architecture"
    #endif
  }

  /// The version of the compiler on this machine, which is the one that built the program.
  private static var swiftVersion: String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "--version"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "unknown" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: data, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else {
      return "unknown"
    }
    return String(words[index + 1])
  }

  /// Returns the value of a key from the first line of a file with that key.
  private static func value(of key: String, separator: Character, in path: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: separator, maxSplits: 1)
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == key {
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}
