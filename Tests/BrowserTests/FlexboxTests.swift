import Foundation
import Testing

/// The browser's own layout of wrapping lines judges the engine's first fit.
@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `Flexbox and the engine` {
  @Test func `break 200 random contents at the same cells`() async throws {
    try await Playground.open("tags") { page async throws in
      // Browsers lay out in sixty-fourths of a point.
      let differences: [String] = try await page.evaluate(
        """
        (() => {
          let seed = 20261123;
          const random = end => {
            seed = (seed * 48271) % 2147483647;
            return seed % end;
          };
          const differences = [];
          let breaks = 0;
          for (let round = 0; round < 200; round++) {
            const width = (64 * 60 + random(64 * 700)) / 64;
            const gap = random(64 * 20) / 64;
            const sizes = Array.from({ length: 1 + random(120) }, () =>
              [(1 + random(64 * 200)) / 64, (64 + random(64 * 40)) / 64]);
            const container = element("div", { style: `position: absolute; visibility: hidden;
              display: flex; flex-wrap: wrap; align-items: flex-start; width: ${width}px; gap: ${gap}px` });
            for (const [width, height] of sizes) {
              const node = element("div", { style: "flex: none" });
              node.style.width = `${width}px`;
              node.style.height = `${height}px`;
              container.append(node);
            }
            document.body.append(container);
            let top = -1;
            const flexbox = [];
            [...container.children].forEach((node, index) => {
              const { y } = node.getBoundingClientRect();
              if (y !== top) flexbox.push(index);
              top = y;
            });
            container.remove();
            const section = {
              attributes: { cellSpacing: gap, lineSpacing: gap }, defaults: {}, own: {},
              headerLength: 0, footerLength: 0,
              sizes: Float64Array.from(sizes.flatMap(size => [...size, sizeRules.rigid])),
            };
            const content = withDefaults(
              { width, contentInsets: noInsets, displayScale: 0 }, contentAttributes);
            page.engine.setInput(encode(content, [section]).numbers);
            page.engine.layOut(0);
            const engine = page.engine.lines(0, -1e4, -1e6, 1e5, 1e7).map(line => line.firstCell);
            breaks += engine.length - 1;
            if (String(engine) !== String(flexbox)) {
              differences.push(`${round}: ${width} ${gap} ${JSON.stringify(sizes)}: ${engine} ${flexbox}`);
            }
          }
          if (breaks < 1000) differences.push(`only ${breaks} breaks`);
          return differences;
        })()
        """)
      expectEqual(differences, [])
    }
  }
}
