// The Swift for what is shown, as a client writes it.

function swiftNumber(value) {
  return value === Infinity ? ".infinity" : String(+(+value).toFixed(4));
}

function swiftInsets(insets) {
  const { top, leading, bottom, trailing } = insets;
  if (top === leading && top === bottom && top === trailing) {
    return top === 0 ? ".zero" : `Insets(${swiftNumber(top)})`;
  }
  return call("Insets", edges.filter(edge => insets[edge] !== 0)
    .map(edge => `${edge}: ${swiftNumber(insets[edge])}`));
}

/// Returns a call on one line or, if that is too long, with its arguments on lines of their own.
function call(name, parts) {
  const line = `${name}(${parts.join(", ")})`;
  if (line.length <= 64 && !line.includes("\n")) return line;
  return `${name}(\n${indented(parts.join(",\n"))})`;
}

function indented(text, depth = 1) {
  const space = "  ".repeat(depth);
  return text.split("\n").map(line => line === "" ? line : space + line).join("\n");
}

/// Returns the arguments of attributes that differ from the defaults. `written` has functions for those
/// that are more than a value.
function swiftArguments(attributes, specs, written) {
  const all = withDefaults(attributes, specs);
  const parts = [];
  for (const spec of specs) {
    const value = all[spec.key];
    if (spec.key in written) {
      const text = written[spec.key](all);
      if (text) parts.push(`${labels[spec.key] ?? spec.key}: ${text}`);
    } else if (!isDefault(value, spec)) {
      parts.push(`${spec.key}: ${swiftValue(value, spec)}`);
    }
  }
  return parts;
}

function swiftValue(value, spec) {
  switch (spec.kind) {
    case "choice":
    case "optionalChoice": return value === null ? "nil" : swiftChoice(value);
    case "flag": return String(value);
    case "number": return value === null ? "nil" : swiftNumber(value);
    case "insets": return swiftInsets(value);
  }
}

function swiftChoice(value) {
  return ["false", "true"].includes(value) ? value : `.${value}`;
}

/// Returns the arguments of some attributes under other names.
function renamed(all, names) {
  const parts = [];
  for (const [key, name] of Object.entries(names)) {
    const spec = sectionAttributes.find(spec => spec.key === key);
    if (!isDefault(all[key], spec)) parts.push(`${name}: ${swiftValue(all[key], spec)}`);
  }
  return parts;
}

function swiftSizing(all) {
  const [width, height] = [swiftNumber(all.sizingWidth), swiftNumber(all.sizingHeight)];
  switch (all.sizing) {
    case "asked":
      return all.sizingOffer && all.sizingOffer !== "automatic"
        ? `.asked(offering: .${all.sizingOffer})` : null;
    case "fixed": return `.fixed(CGSize(width: ${width}, height: ${height}))`;
    case "selfSizing": {
      const offer = !all.sizingOffer || all.sizingOffer === "wholeLine"
        ? [] : [`offering: .${all.sizingOffer}`];
      return call(".selfSizing", [`estimate: CGSize(width: ${width}, height: ${height})`, ...offer]);
    }
    case "columns": {
      const number = swiftNumber(all.cellHeightNumber);
      const cellHeight = {
        asked: null, fixed: `.fixed(${number})`, proportional: `.proportional(${number})`,
        selfSizing: `.selfSizing(estimate: ${number})`,
      }[all.cellHeight];
      const parts = all.columns === "exactly"
        ? [String(all.columnCount)] : [`minimumWidth: ${swiftNumber(all.columnWidth)}`];
      if (all.columns === "fitting" && all.maximumColumnCount !== null) {
        parts.push(`maximumCount: ${all.maximumColumnCount}`);
      }
      if (cellHeight) parts.push(`cellHeight: ${cellHeight}`);
      if (!all.asksForCellAttributes) parts.push("asksForCellAttributes: false");
      return call(".columns", parts);
    }
    case "rows":
      return call(".rows", [`height: ${swiftNumber(all.rowHeight)}`, ...renamed(all, {
        minimumRowHeight: "minimumHeight", maximumRowHeight: "maximumHeight",
        lastRowHeight: "lastRowHeight",
      })]);
    default: return `.${all.sizing}`;
  }
}

/// The labels of arguments whose controls have other names.
const labels = { background: "backgrounds" };

const nothing = () => null;
const inSection = {
  justification: all => all.justification
    ? call(".init", renamed(all, { maximumGap: "maximumGap", lastLines: "lastLines" })) : null,
  maximumGap: nothing,
  lastLines: nothing,
  lineLimit: all => all.lineLimit === "unlimited" ? null
    : all.lineLimit === "lines" ? `.lines(${all.lineLimitCount})`
    : `.expanded(from: .lines(${all.lineLimitCount}))`,
  lineLimitCount: nothing,
  sizing: swiftSizing,
  sizingWidth: nothing, sizingHeight: nothing, sizingOffer: nothing, columns: nothing,
  columnCount: nothing, columnWidth: nothing, maximumColumnCount: nothing, cellHeight: nothing,
  cellHeightNumber: nothing, asksForCellAttributes: nothing, rowHeight: nothing,
  minimumRowHeight: nothing, maximumRowHeight: nothing, lastRowHeight: nothing,
  sharedWidths: all => all.sharedWidths === null ? null
    : `[SharedWidth(1): ${swiftNumber(all.sharedWidths)}]`,
  background: all => all.background
    ? `[${call(".init", ['kind: "background"', ...renamed(all, {
      backgroundInsets: "insets", coversHeader: "coversHeader", coversFooter: "coversFooter",
      backgroundZIndex: "zIndex",
    })])}]` : null,
  backgroundInsets: nothing, coversHeader: nothing, coversFooter: nothing, backgroundZIndex: nothing,
  lineSeparator: all => all.lineSeparator
    ? call(".init", ['kind: "separator"', ...renamed(all, {
      thickness: "thickness", separatorInsets: "insets", separatorZIndex: "zIndex",
      placement: "placement",
    })]) : null,
  thickness: nothing, separatorInsets: nothing, separatorZIndex: nothing, placement: nothing,
};
const inCell = {
  width: all => all.width === "fraction" ? `.fraction(${swiftNumber(all.fraction)})`
    : all.width === "shared" ? ".shared(SharedWidth(1))"
    : all.width !== "remaining" ? null
    : all.weight === 1 ? ".remaining" : `.remaining(weight: ${swiftNumber(all.weight)})`,
  fraction: nothing,
  weight: nothing,
};

function swiftSectionAttributes(attributes) {
  return call("SectionAttributes", swiftArguments(attributes, sectionAttributes, inSection));
}

function swiftCellAttributes(attributes) {
  const parts = swiftArguments(attributes, cellAttributes, inCell);
  return parts.length === 0 ? ".default" : call("CellAttributes", parts);
}

/// Returns the Swift for what is shown: a file with a controller that sets up a layout and returns sizes.
function swiftFor(state) {
  const { example, sections } = state;
  const name = `${example[0].toUpperCase()}${example.slice(1)}Controller`;
  const methods = [swiftSizes(sections), swiftOverflow(sections)].filter(method => method !== null);
  const used = methods.join();
  const properties = [];
  if (used.includes("texts[")) {
    const lists = sections.map(section => swiftList(linesOfText(section).map(
      line => JSON.stringify(cellContent(line).label.toWellFormed()))));
    properties.push(lists.length === 1
      ? `let texts: [String] = ${lists[0]}` : `let texts: [[String]] = ${swiftList(lists)}`);
  }
  if (used.includes("measuringLabel")) properties.push("let measuringLabel = UILabel()");
  const setUp = swiftLines(state);
  if (used.includes("sizeThatFits")) setUp.push("measuringLabel.numberOfLines = 0");
  setUp.push("collectionView.collectionViewLayout = layout");
  if (methods.length > 0) setUp.push("collectionView.delegate = self");
  if (properties.length > 0) properties.push("");
  const parts = [
    "import AlignedLayout\nimport UIKit",
    swiftBlock(`final class ${name}: UIViewController`, [
      ...properties, swiftBlock("func setUp(_ collectionView: UICollectionView)", setUp)]),
  ];
  if (methods.length > 0) {
    parts.push(swiftBlock(
      `extension ${name}: CollectionViewDelegateAlignedLayout`, [methods.join("\n\n")]));
  }
  return `${parts.join("\n\n")}\n`;
}

function swiftBlock(head, lines) {
  return `${head} {\n${indented(lines.join("\n"))}\n}`;
}

/// Returns a list on one line or, if that is too long, on several.
function swiftList(parts) {
  const line = `[${parts.join(", ")}]`;
  return line.length <= 64 && !line.includes("\n") ? line : `[\n${indented(filled(parts))}\n]`;
}

/// Returns values on lines that are filled.
function filled(parts) {
  return parts.reduce((text, part) =>
    text.length - text.lastIndexOf("\n") + part.length > 62 ? `${text},\n${part}` : `${text}, ${part}`);
}

/// Returns a method of the layout's delegate.
function swiftMethod(parameters, lines) {
  return swiftBlock([
    "func collectionView(",
    "  _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,",
    `  ${parameters}`,
    ") -> CGSize",
  ].join("\n"), lines);
}

/// Returns the method that answers the sizes of cells, or null if no section asks for them.
function swiftSizes(sections) {
  const counts = sections.map(section => Math.max(linesOfText(section).length, 1));
  const [section, item] = sections.length === 1 ? ["", counts[0]]
    : ["[indexPath.section]", `[${counts.join(", ")}][indexPath.section]`];
  const index = sections.some(({ count }) => count !== null)
    ? `indexPath.item % ${item}` : "indexPath.item";
  const hasLarge = sections.some(({ text }) => /^# /m.test(text));
  const sizeOf = (line, look) => {
    const { kind, width, height, font } = cellContent(line);
    if (kind === "picture") return `return CGSize(width: ${width}, height: ${height})`;
    if (kind === "field") return `return CGSize(width: remainingLineSpace, height: ${fieldHeight})`;
    const lines = [`measuringLabel.text = texts${section}[${index}]`];
    if (hasLarge) lines.unshift(`measuringLabel.font = .systemFont(ofSize: ${parseFloat(font.css)})`);
    return [...lines, ...swiftMeasuring(looks[look])].join("\n");
  };
  const cases = [];
  const rests = sections.map((section, number) => {
    if (!asksForSizes(section)) return null;
    const sizes = linesOfText(section).map(line => sizeOf(line, section.look));
    const rest = sizes.find(size => size.startsWith("m")) ?? sizes[0] ?? null;
    sizes.forEach((size, i) => {
      if (size !== rest) cases.push([`(${number}, ${i})`, size]);
    });
    return rest;
  });
  const rest = rests.find(size => size !== null);
  if (rest === undefined) return null;
  const others = rests.map((size, number) => [`(${number}, _)`, size]);
  return swiftMethod("sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat",
    [swiftCases(`(indexPath.section, ${index})`, cases, others, rest)]);
}

function asksForSizes({ attributes: { sizing = "asked", cellHeight = "asked" } }) {
  return sizing === "columns" ? cellHeight === "asked" : sizing === "asked" || sizing === "rows";
}

/// Returns the lines that measure a text with the label, and return the size of its cell.
function swiftMeasuring({ padding, wraps }) {
  const [width, height] = padding.map(padding => 2 * padding);
  const space = `remainingLineSpace${width === 0 ? "" : ` - ${width}`}`;
  const size = wraps
    ? `sizeThatFits(\n  CGSize(width: ${space}, height: .greatestFiniteMagnitude))` : "intrinsicContentSize";
  return [
    `let size = measuringLabel.${size}`,
    `return CGSize(width: size.width${width === 0 ? "" : ` + ${width}`}, height: size.height + ${height})`,
  ];
}

/// Returns the method that answers the sizes of overflow views, or null if no section has any.
function swiftOverflow(sections) {
  const section = sections.find(
    ({ attributes: { lineLimit = "unlimited" } }) => lineLimit !== "unlimited");
  if (section === undefined) return null;
  return swiftMethod("sizeForOverflowInSection section: Int, hiddenItemCount: Int", [
    'measuringLabel.text = hiddenItemCount > 0 ? "+\\(hiddenItemCount) more" : "Show less"',
    ...swiftMeasuring({ ...looks[section.look], wraps: false }),
  ]);
}

/// Returns the lines that set up a layout.
function swiftLines(state) {
  const { content, sections } = state;
  const lines = ["let layout = CollectionViewAlignedLayout()"];
  if (content.axis === "horizontal") lines.push("layout.scrollDirection = .horizontal");
  lines.push(`layout.contentInsets = ${swiftInsets(content.contentInsets)}`);
  lines.push(`layout.sectionSpacing = ${swiftNumber(content.sectionSpacing)}`);
  for (const [key, value] of [["pinsSectionHeaders", true], ["pinsSectionFooters", false]]) {
    if (content[key] !== value) lines.push(`layout.${key} = ${content[key]}`);
  }
  for (const key of examples[state.example].settings ?? []) lines.push(`layout.${key} = true`);

  const ofSections = sections.map(section => swiftSectionAttributes(section.attributes));
  if (new Set(ofSections).size === 1) {
    lines.push(`layout.defaultSectionAttributes = ${ofSections[0]}`);
  } else {
    lines.push("layout.attributesForSection = { section in",
      indented(swiftCases("section", [], [...ofSections.entries()], ofSections[0])), "}");
  }
  for (const [name, key] of [["Header", "headerLength"], ["Footer", "footerLength"]]) {
    const lengths = sections.map(section => swiftNumber(lengthOf(section, key)));
    if (new Set(lengths).size === 1) {
      if (lengths[0] !== "0") lines.push(`layout.default${name}Length = ${lengths[0]}`);
    } else {
      lines.push(`layout.referenceLengthFor${name} = { section in`,
        indented(swiftCases("section", [], [...lengths.entries()], lengths[0])), "}");
    }
  }

  const defaults = sections.map(section => swiftCellAttributes(section.defaults));
  const hasOwn = sections.some(section => Object.keys(section.own).length > 0);
  if (!hasOwn && new Set(defaults).size === 1) {
    if (defaults[0] !== ".default") lines.push(`layout.defaultItemAttributes = ${defaults[0]}`);
  } else {
    const cases = [];
    sections.forEach((section, index) => {
      const own = Object.keys(section.own).map(Number).sort((first, second) => first - second);
      cases.push(...own.map(cell =>
        [`(${index}, ${cell})`, swiftCellAttributes(section.own[cell])])
        .filter(([, text]) => text !== defaults[index]));
    });
    const [rest] = defaults;
    const others = defaults.map((text, index) => [`(${index}, _)`, text]);
    lines.push("layout.attributesForItem = { indexPath in",
      indented(swiftCases("(indexPath.section, indexPath.item)", cases, others, rest)), "}");
  }
  if (sections.some(section => standsOn(section, baselineAlignments))) {
    lines.push("// Add the baselines of each cell's text: firstBaseline and lastBaseline.");
  }
  for (const kind of ["background", "separator"]) {
    if (lines.some(line => line.includes(`kind: "${kind}"`))) {
      lines.push("layout.register(", `  UICollectionReusableView.self, forDecorationViewOfKind: "${kind}")`);
    }
  }
  return lines;
}

/// Returns a switch, or the text of the rest alone if all cases have it. Patterns match in their order: cells
/// first, then sections. Those with the same text are one case.
function swiftCases(subject, cells, sections, rest) {
  const group = cases => {
    const groups = new Map();
    for (const [value, text] of cases) groups.set(text, [...(groups.get(text) ?? []), String(value)]);
    return [...groups].map(([text, values]) =>
      `case ${indented(filled(values)).trim()}:\n${indented(text)}`);
  };
  const others = sections.filter(([, text]) => text !== null && text !== rest);
  const lines = [...group(cells), ...group(others)];
  if (lines.length === 0) return rest;
  return `switch ${subject} {\n${lines.join("\n")}\ndefault:\n${indented(rest)}\n}`;
}
