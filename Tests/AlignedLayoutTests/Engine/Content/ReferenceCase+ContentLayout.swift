import AlignedLayout

/// The engine's output for a reference case, in the form of the case's expected output.
extension ReferenceCase {
  func output() throws -> JSONValue {
    var offers = sections.map { $0.cells.map { _ in [JSONValue]() } }
    let content = try content.layout {
      offers[$0.section][$0.cell].append(.number($1))
    }
    return .object([
      "contentSize": .object([
        "width": .number(content.contentSize.width), "height": .number(content.contentSize.height),
      ]),
      "sections": .array(
        sections.indices.map { .section($0, of: content, pinning: pinning, offers: offers[$0]) }),
      "queries": .array(
        queries.map {
          let rect = CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
          return .array(content.elements(in: rect, pinning: pinning).map { .id(of: $0.element) })
        }),
    ])
  }

  var content: TestContent {
    get throws {
      TestContent(
        width: width, direction: direction == "rtl" ? .rightToLeft : .leftToRight,
        displayScale: displayScale, contentInsets: layout.contentInsets.insets,
        sectionSpacing: layout.sectionSpacing,
        sections: try sections.map { section in
          TestSection(
            attributes: try section.attributes,
            cells: section.cells.map { cell in
              TestCell(attributes: cell.attributes) { cell.size.resolved(for: $0) }
            },
            headerLength: section.headerHeight, footerLength: section.footerHeight ?? 0)
        })
    }
  }

  var pinning: ContentLayout.Pinning {
    ContentLayout.Pinning(
      visibleTop: contentOffsetY + contentInset.top,
      visibleBottom: contentOffsetY + height - contentInset.bottom,
      pinsHeaders: layout.pinHeaders,
      pinsFooters: layout.pinFooters ?? false)
  }
}

extension JSONValue {
  fileprivate static func section(
    _ index: Int, of content: ContentLayout, pinning: ContentLayout.Pinning, offers: [[JSONValue]]
  ) -> JSONValue {
    .object([
      "frame": .rect(content.frame(ofSection: index)),
      "header": .rect(content.frame(ofHeaderInSection: index, pinning: pinning)),
      "footer": .rect(content.frame(ofFooterInSection: index, pinning: pinning)),
      "cells": .array(
        offers.indices.map {
          .rect(content.frame(ofCellAt: ContentLayout.CellPosition(section: index, cell: $0)))
        }),
      "offers": .array(offers.map { .array($0) }),
      "lines": .array(
        content.lines(inSection: index).map { .number(Double($0.cells.count)) }),
    ])
  }

  private static func rect(_ rect: CGRect?) -> JSONValue {
    guard let rect else { return .null }
    return .object([
      "x": .number(rect.origin.x), "y": .number(rect.origin.y),
      "width": .number(rect.size.width), "height": .number(rect.size.height),
    ])
  }

  fileprivate static func id(of element: ContentLayout.Element) -> JSONValue {
    switch element {
    case .contentHeader: .string("ch")
    case .contentFooter: .string("cf")
    case .header(let section): .string("h\(section)")
    case .cell(let position): .string("c\(position.section).\(position.cell)")
    case .overflow(let section): .string("o\(section)")
    case .footer(let section): .string("f\(section)")
    case .background(let section, _, _): .string("b\(section)")
    case .lineSeparator(let section, let line): .string("s\(section).\(line)")
    }
  }
}
