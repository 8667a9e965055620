import AlignedLayout
import Foundation

@testable import BrowserPlayground

/// What the page passed to the engine, the sizes that it answered, and the elements that it shows.
struct ShownContent: Decodable {
  struct Element: Decodable {
    /// The kind, section and index of the element.
    let id: [Double]
    /// The frame in the content: x, y, width and height.
    let frame: [Double]
  }

  /// The visible part of the content, and what stays in it.
  struct Pinning: Decodable {
    let start, end: CGFloat
    let headers, footers: Bool
  }

  /// Numbers as texts: JSON knows neither NaN nor infinity.
  let input: [String]
  /// The text of each cell, and how the cells of each section look.
  let texts: [[String]]
  let looks: [String]
  /// The page's answers to look, space and text, each with a width and a height.
  let sizes: [String: [Double]]
  /// The sizes of overflow views, by section and hidden count.
  let overflowSizes: [String: [Double]]
  let contentSize: [Double]
  let area: [Double]
  let pinning: Pinning
  let elements: [Element]

  /// Lays out the same content with the engine of this host.
  func layoutOnHost() -> ContentLayout {
    input.map { Double($0) ?? .nan }.withUnsafeBufferPointer { numbers in
      var reader = NumberReader(numbers.baseAddress!)
      let content = PageContent(from: &reader) { position, space in
        let text = texts[position.section][position.cell]
        return (size(sizes["\(looks[position.section]) \(key(space)) \(text)"]), 0)
      } sizeOfOverflow: { section, hiddenCount in
        size(overflowSizes["\(section) \(hiddenCount)"])
      }
      return content.layout()
    }
  }

  /// The elements that the host's layout has where the page shows some, as numbers.
  func elementsOnHost() -> [Double] {
    layoutOnHost().numbersOfElements(
      in: CGRect(x: area[0], y: area[1], width: area[2], height: area[3]),
      pinning: ContentLayout.Pinning(
        visibleTop: pinning.start, visibleBottom: pinning.end, pinsHeaders: pinning.headers,
        pinsFooters: pinning.footers))
  }

  private func size(_ numbers: [Double]?) -> CGSize {
    numbers.map { CGSize(width: $0[0], height: $0[1]) } ?? CGSize(width: -1, height: -1)
  }

  private func key(_ space: CGFloat) -> Int {
    Int((Double(space) * 1000).rounded())
  }
}

extension BrowserPage {
  /// Lays out the page's content again, and returns what it passed, answered and shows.
  func shownContent() async throws -> ShownContent {
    try await evaluate(
      """
      (() => {
        const { engine, screens: [screen] } = page;
        const shown = { sizes: {}, overflowSizes: {} };
        const setInput = engine.setInput;
        let count;
        engine.setInput = values => {
          count = values.length;
          setInput(values);
        };
        const answer = sizeInSpace;
        sizeInSpace = (text, look, space) => {
          const size = answer(text, look, space);
          shown.sizes[`${look} ${Math.round(space * 1000)} ${text}`] = size;
          return size;
        };
        page.update();
        sizeInSpace = answer;
        engine.setInput = setInput;
        shown.input = Array.from({ length: count }, (_, index) => String(engine.number(index)));
        shown.texts = page.texts;
        shown.looks = page.state.sections.map(section => section.look);
        page.state.sections.forEach((section, index) => {
          if ((section.attributes.lineLimit ?? "unlimited") === "unlimited") return;
          for (let hidden = 0; hidden <= page.texts[index].length; hidden++) {
            shown.overflowSizes[`${index} ${hidden}`] =
              naturalSize(overflowText(hidden), section.look).slice(0, 2);
          }
        });
        const { x, y, width, height } = visibleArea(screen);
        const bounds = screen.content.getBoundingClientRect();
        shown.area = [x, y, width, height];
        shown.pinning = pinningOf(page, screen);
        shown.contentSize = [bounds.width, bounds.height];
        shown.elements = [...screen.content.querySelectorAll(".element")].map(node => {
          const frame = node.getBoundingClientRect();
          const [, kind, section, index] = node.id.split("-");
          return {
            id: [elementKinds.indexOf(kind), +section, +index],
            frame: [frame.x - bounds.x, frame.y - bounds.y, frame.width, frame.height],
          };
        });
        return shown;
      })()
      """)
  }
}
