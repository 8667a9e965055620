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

/// Returns a switch whose cases have the same text grouped, or the text alone if all cases have it.
function swiftSwitch(subject, cases, rest) {
  const groups = new Map();
  for (const [value, text] of cases) {
    if (text !== rest) groups.set(text, [...(groups.get(text) ?? []), value]);
  }
  if (groups.size === 0) return rest;
  const lines = [...groups].map(([text, values]) =>
    `case ${values.join(", ")}:\n${indented(text)}`);
  return `switch ${subject} {\n${lines.join("\n")}\ndefault:\n${indented(rest)}\n}`;
}

/// Returns the Swift that sets up a layout as it is shown.
function swiftFor(state) {
  const { content, sections } = state;
  const lines = ["let layout = CollectionViewAlignedLayout()"];
  if (content.axis === "horizontal") lines.push("layout.scrollDirection = .horizontal");
  lines.push(`layout.contentInsets = ${swiftInsets(content.contentInsets)}`);
  lines.push(`layout.sectionSpacing = ${swiftNumber(content.sectionSpacing)}`);
  for (const key of ["pinsSectionHeaders", "pinsSectionFooters"]) {
    if (content[key]) lines.push(`layout.${key} = true`);
  }

  const ofSections = sections.map(section => swiftSectionAttributes(section.attributes));
  if (new Set(ofSections).size === 1) {
    lines.push(`layout.defaultSectionAttributes = ${ofSections[0]}`);
  } else {
    lines.push("layout.attributesForSection = { section in",
      indented(swiftSwitch("section", ofSections.slice(0, -1).map((text, i) => [i, text]),
        ofSections.at(-1))), "}");
  }
  for (const [name, key] of [["Header", "headerLength"], ["Footer", "footerLength"]]) {
    const lengths = sections.map(section => swiftNumber(lengthOf(section, key)));
    if (new Set(lengths).size === 1) {
      if (lengths[0] !== "0") lines.push(`layout.default${name}Length = ${lengths[0]}`);
    } else {
      lines.push(`layout.referenceLengthFor${name} = { section in`,
        indented(swiftSwitch("section", lengths.slice(0, -1).map((text, i) => [i, text]),
          lengths.at(-1))), "}");
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
    const others = defaults.map((text, index) => [`(${index}, _)`, text])
      .filter(([, text]) => text !== rest);
    lines.push("layout.attributesForItem = { indexPath in",
      indented(swiftCases("(indexPath.section, indexPath.item)", cases, others, rest)), "}");
  }
  if (sections.some(section => standsOn(section, baselineAlignments))) {
    lines.push("// Add the baselines of each cell's text: firstBaseline and lastBaseline.");
  }
  return lines.join("\n") + "\n";
}

/// Like `swiftSwitch`, but with patterns that match in their order: cells first, then sections.
function swiftCases(subject, cells, sections, rest) {
  const group = cases => {
    const groups = new Map();
    for (const [value, text] of cases) groups.set(text, [...(groups.get(text) ?? []), value]);
    return [...groups].map(([text, values]) => `case ${wrapped(values)}:\n${indented(text)}`);
  };
  const lines = [...group(cells), ...group(sections)];
  if (lines.length === 0) return rest;
  return `switch ${subject} {\n${lines.join("\n")}\ndefault:\n${indented(rest)}\n}`;
}

/// Returns patterns with line breaks after each six.
function wrapped(values) {
  const lines = [];
  for (let i = 0; i < values.length; i += 6) lines.push(values.slice(i, i + 6).join(", "));
  return lines.join(",\n  ");
}
