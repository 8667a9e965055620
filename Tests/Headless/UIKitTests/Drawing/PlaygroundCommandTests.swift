import Foundation
import Testing

@testable import playground

/// The arguments of `swift run playground`.
struct PlaygroundCommandTests {
  private func example(_ name: String) throws -> NamedExample {
    try #require(NamedExample.all.first { $0.name == name })
  }

  @Test func `no argument asks for the page's own example`() throws {
    expectEqual(try PlaygroundCommand([]), .show(nil, width: nil, isRightToLeft: false))
  }

  @Test(arguments: ["tag-bar", "tagbar", "TagBar", "TAG-BAR"])
  func `neither case nor hyphens of a name matter`(name: String) throws {
    expectEqual(try PlaygroundCommand([name]), try .show(example("tag-bar")))
  }

  @Test func `options stand in any order, before or after the name`() throws {
    let command = PlaygroundCommand.show(try example("chat"), width: 320, isRightToLeft: true)
    expectEqual(try PlaygroundCommand(["chat", "--width", "320", "--rtl"]), command)
    expectEqual(try PlaygroundCommand(["--rtl", "--width=320", "chat"]), command)
    expectEqual(try PlaygroundCommand(["--width", "320.5"]), .show(width: 320.5))
    expectEqual(try PlaygroundCommand(["--rtl"]), .show(isRightToLeft: true))
  }

  @Test func `all examples have one width, or that of the page`() throws {
    expectEqual(try PlaygroundCommand(["--all"]), .showAll())
    expectEqual(try PlaygroundCommand(["--width", "320", "--all"]), .showAll(width: 320))
  }

  @Test(arguments: [["--help"], ["-h"], ["chat", "--help"], ["--width", "--help", "--what"]])
  func `help is given whatever else is asked`(arguments: [String]) throws {
    expectEqual(try PlaygroundCommand(arguments), .help)
  }

  @Test(arguments: [
    (["char"], "no example “char”"), ([""], "no example “”"), (["--foo"], "no option “--foo”"),
    (["-chat"], "no option “-chat”"), (["--widths=3"], "no option “--widths=3”"),
    (["--width"], "takes a number"), (["--width", "--rtl"], "“--rtl” is no width"),
    (["--width", "0"], "“0” is no width"), (["--width", "-320"], "“-320” is no width"),
    (["--width", "nan"], "“nan” is no width"), (["--width", "inf"], "“inf” is no width"),
    (["--width="], "“” is no width"), (["--width", "99.9"], "from 100 to 10000"),
    (["--width", "10001"], "from 100 to 10000"), (["--width=320", "--width=375"], "twice"),
    (["chat", "feed"], "“feed” is a second name"),
    (["--all", "chat"], "--all draws every example"),
    (["--rtl", "--all"], "--all draws every example"),
    (["--list", "chat"], "--list takes no other"),
    (["--list", "--all"], "--list takes no other"),
    (["--width=320", "--list"], "--list takes no other"),
  ])
  func `other arguments are refused, with what is wrong and what is possible`(
    arguments: [String], message: String
  ) throws {
    let error = try #require(throws: PlaygroundCommand.UsageError.self) {
      try PlaygroundCommand(arguments)
    }
    #expect(error.message.contains(message))
    #expect(error.message.hasSuffix(PlaygroundCommand.usage))
  }

  @Test func `messages about unknown names and options list those that are known`() throws {
    let name = #expect(throws: PlaygroundCommand.UsageError.self) {
      try PlaygroundCommand(["char"])
    }
    for example in NamedExample.all {
      #expect(name?.message.contains(example.name) == true)
    }
    let option = #expect(throws: PlaygroundCommand.UsageError.self) {
      try PlaygroundCommand(["--foo"])
    }
    for known in ["--width", "--rtl", "--all", "--list", "--help"] {
      #expect(option?.message.contains(known) == true)
      #expect(PlaygroundCommand.help.text?.contains(known) == true)
    }
  }

  @Test func `the list has a line for each example, and only help and the list are texts`() throws {
    expectEqual(try PlaygroundCommand(["--list"]), .list)
    let lines = try #require(PlaygroundCommand.list.text).split(separator: "\n")
    expectEqual(lines.count, NamedExample.all.count)
    for (line, example) in zip(lines, NamedExample.all) {
      #expect(line.hasPrefix(example.name + " ") && line.hasSuffix(" " + example.summary))
      #expect(line.count <= 80)
    }
    #expect(PlaygroundCommand.show().text == nil)
    #expect(PlaygroundCommand.showAll().text == nil)
  }

  @Test func `the playground for browsers is named only if it exists`() throws {
    let files = FileManager.default
    let package = files.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)")
    let folder = package.appendingPathComponent("Sources/BrowserPlayground")
    defer { try? files.removeItem(at: package) }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(PlaygroundCommand.browserPlayground(inPackage: package) == nil)
    let page = folder.appendingPathComponent("playground.html")
    try Data().write(to: page)
    expectEqual(PlaygroundCommand.browserPlayground(inPackage: package), page.path)
  }
}
