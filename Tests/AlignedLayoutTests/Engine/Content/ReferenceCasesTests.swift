import Foundation
import Testing

@Suite("ReferenceCases") struct ReferenceCases {
  @Test func `every case has the expected output`() throws {
    for reference in try ReferenceCase.all() {
      let differences = reference.expected.differences(to: try reference.output())
      #expect(differences.isEmpty, "\(reference.id): \(differences.prefix(5))")
    }
  }
}

/// The reference cases prove nothing unless the comparison notices wrong output.
@Suite struct ReferenceCaseComparisonTests {
  @Test func `a number that is off by a hundredth is a difference at any depth`() throws {
    for reference in try sample() {
      let output = try reference.output()
      for variant in reference.expected.variants(\.withOneNumberOff) {
        #expect(!variant.differences(to: output).isEmpty, "\(reference.id)")
      }
    }
  }

  @Test func `an added or missing array element is a difference`() throws {
    for reference in try sample() {
      let output = try reference.output()
      for variant in reference.expected.variants(\.withOneElementMoreOrLess) {
        #expect(!variant.differences(to: output).isEmpty, "\(reference.id)")
      }
    }
  }

  @Test func `numbers may differ by a millionth`() {
    #expect(JSONValue.number(1e6).differences(to: .number(1e6 + 0.9)).isEmpty)
    #expect(JSONValue.number(0).differences(to: .number(-0.9e-6)).isEmpty)
    #expect(!JSONValue.number(0).differences(to: .number(1.1e-6)).isEmpty)
    #expect(!JSONValue.number(.nan).differences(to: .number(.nan)).isEmpty)
  }

  @Test func `an empty object differs from null and from an object with a null member`() {
    #expect(!JSONValue.null.differences(to: .object([:])).isEmpty)
    #expect(!JSONValue.object(["x": .null]).differences(to: .object([:])).isEmpty)
  }

  @Test func `a missing or empty file is an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "cases-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = folder.appending(path: "empty.jsonl")
    try Data("\n".utf8).write(to: empty)
    #expect(throws: ReferenceCase.Unreadable.self) { try ReferenceCase.cases(in: empty) }
    #expect(throws: (any Error).self) {
      try ReferenceCase.cases(in: folder.appending(path: "missing.jsonl"))
    }
  }

  @Test func `a missing key is zero or false`() throws {
    let json = """
      {"id": "short", "tags": [], "width": 100, "height": 100, "layout": {}, "sections": [
        {"horizontal": "left", "vertical": "top", "cells": [{"size": {"width": 20}}]}
      ], "queries": [{"width": 10, "height": 10}], "expected": null}
      """
    let reference = try ReferenceCase.decoder.decode(ReferenceCase.self, from: Data(json.utf8))
    #expect(reference.displayScale == 0 && !reference.layout.pinHeaders)
    #expect(reference.sections[0].insets.insets == .zero && reference.queries[0].x == 0)
    _ = try reference.output()
  }

  /// Returns one small case of every kind.
  private func sample() throws -> [ReferenceCase] {
    let small = try ReferenceCase.own().filter {
      $0.sections.reduce(0) { $0 + $1.cells.count } < 20
    }
    let kinds = Dictionary(grouping: small) { $0.tags.sorted() }
    return kinds.values.compactMap { $0.min { $0.id < $1.id } }
  }
}

extension JSONValue {
  fileprivate var withOneNumberOff: [JSONValue] {
    guard case .number(let number) = self else { return [] }
    let step = max(0.01, abs(number) * 1e-5)
    return [.number(number + step), .number(number - step)]
  }

  fileprivate var withOneElementMoreOrLess: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    let shorter = elements.indices.map { index in
      var copy = elements
      copy.remove(at: index)
      return JSONValue.array(copy)
    }
    return shorter + [.array(elements + [.string("c0.0")])]
  }
}
