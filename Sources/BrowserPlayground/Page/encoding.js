// Writes a content as the numbers that `Bridge/` reads, in the same order.

const edges = ["top", "leading", "bottom", "trailing"];

function appendAttributes(numbers, attributes, specs) {
  for (const spec of specs) {
    const value = attributes[spec.key] ?? spec.default;
    switch (spec.kind) {
      case "choice": numbers.push(Math.max(spec.values.indexOf(value), 0)); break;
      case "optionalChoice": numbers.push(spec.values.indexOf(value)); break;
      case "flag": numbers.push(value ? 1 : 0); break;
      case "number": numbers.push(value ?? NaN); break;
      case "insets": appendInsets(numbers, { ...spec.default, ...value }); break;
    }
  }
}

function appendInsets(numbers, insets) {
  for (const edge of edges) numbers.push(insets[edge]);
}

function countOfNumbers(specs) {
  return specs.reduce((count, spec) => count + (spec.kind === "insets" ? edges.length : 1), 0);
}

const sizeRules = { rigid: 0, wraps: 1, asked: 2, scales: 3 };

/// Returns the numbers of a content, and the indexes of those that are replaced one by one.
///
/// - `sections`: objects with `attributes`, `defaults` and `own` (the attributes of its cells),
///   `headerLength`, `footerLength`, and `sizes` (a width, a height and a size rule for each cell).
function encode(content, sections) {
  const numbers = [];
  const indexes = { length: 1, strategies: [], ownAttributes: [] };
  const isHorizontal = content.axis === "horizontal";
  numbers.push(isHorizontal ? 1 : 0, isHorizontal ? content.height : content.width);
  numbers.push(content.direction === "rightToLeft" ? 1 : 0, content.displayScale);
  appendInsets(numbers, content.contentInsets);
  numbers.push(content.sectionSpacing);
  // Headers and footers are as wide as the content, as a collection view lays them out by default.
  appendInsets(numbers, noInsets);
  numbers.push(sections.length);
  const strategy = sectionAttributes.findIndex(spec => spec.key === "breakingStrategy");
  for (const section of sections) {
    indexes.strategies.push(numbers.length + strategy);
    appendAttributes(numbers, section.attributes, sectionAttributes);
    numbers.push(section.sizes.length / 3, section.headerLength, section.footerLength);
  }
  for (const section of sections) {
    for (let i = 0; i < section.sizes.length; i++) numbers.push(section.sizes[i]);
    appendAttributes(numbers, section.defaults, cellAttributes);
    const own = Object.keys(section.own).map(Number)
      .filter(cell => cell < section.sizes.length / 3).sort((first, second) => first - second);
    numbers.push(own.length);
    indexes.ownAttributes.push(numbers.length);
    for (const cell of own) {
      numbers.push(cell);
      appendAttributes(numbers, section.own[cell], cellAttributes);
    }
  }
  // The attributes of each cell that has some are preceded by its number.
  const cellStride = 1 + countOfNumbers(cellAttributes);
  const place = cellAttributes.findIndex(spec => spec.key === "lastBaseline");
  const lastBaseline = 1 + countOfNumbers(cellAttributes.slice(0, place));
  return { numbers, indexes: { ...indexes, cellStride, lastBaseline } };
}
