// Measures the texts of cells, and breaks those that are wider than their space into lines.
//
// A cell is drawn with the lines that were measured, so that both always agree.

const looks = {
  chip: { label: "Chips", padding: [12, 6] },
  bubble: { label: "Bubbles", padding: [12, 8], wraps: true },
  plain: { label: "Plain texts", padding: [0, 6], wraps: true },
  card: { label: "Cards", padding: [12, 12] },
};
const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const fonts = {
  usual: { css: `15px ${fontFamily}`, lineHeight: 20 },
  large: { css: `26px ${fontFamily}`, lineHeight: 34 },
};

const canvas = document.createElement("canvas").getContext("2d");
const widths = new Map();

function textWidth(text, font) {
  const key = `${font.lineHeight}${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    canvas.font = font.css;
    width = canvas.measureText(text).width;
    if (widths.size > 200000) widths.clear();
    widths.set(key, width);
  }
  return width;
}

/// Returns the width that a line of a cell takes. Cells are as wide as whole points.
function lineWidth(text, font) {
  return Math.ceil(textWidth(text, font));
}

/// Breaks a text between words into lines of a width. A longer word sticks out: a cell that returns its
/// width moves to a line with more space.
function brokenText(text, font, width) {
  const lines = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || lineWidth(longer, font) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  return lines;
}

/// What a line of a section's text says about a cell.
const cellContents = new Map();

function cellContent(text) {
  let content = cellContents.get(text);
  if (content === undefined) {
    content = parsedCell(text);
    if (cellContents.size > 100000) cellContents.clear();
    cellContents.set(text, content);
  }
  return content;
}

function parsedCell(line) {
  // Browsers draw tabs and other control characters otherwise than they measure them.
  const text = line.replace(/[\p{Cc}\u2028\u2029]/gu, " ");
  const picture = text.match(/^\[\s*(\d+(?:\.\d+)?)\s*[×x]\s*(\d+(?:\.\d+)?)\s*\]\s*(.*)$/);
  if (picture) {
    const [, width, height, label] = picture;
    return {
      kind: "picture", label, font: fonts.usual, width: Math.min(+width, 5000),
      height: Math.min(+height, 5000),
    };
  }
  const field = text.match(/^\[(?:…|\.\.\.)\]\s*(.*)$/);
  if (field) return { kind: "field", label: field[1], font: fonts.usual };
  if (text.startsWith("# ")) return { kind: "text", label: text.slice(2), font: fonts.large };
  return { kind: "text", label: text, font: fonts.usual };
}

/// Returns what a cell is called where it is not seen.
function cellName(text) {
  const { kind, label, width, height } = cellContent(text);
  if (label.trim() !== "") return label;
  return { picture: `picture, ${width} × ${height} points`, field: "field", text: "empty" }[kind];
}

const fieldHeight = 36;

/// Returns the size of a cell without a limit, and how it depends on the space: width, height, rule.
function naturalSize(text, look) {
  const content = cellContent(text);
  const [horizontal, vertical] = looks[look].padding;
  switch (content.kind) {
    case "picture": return [content.width, content.height, sizeRules.scales];
    case "field": return [0, fieldHeight, sizeRules.asked];
    default:
      return [
        lineWidth(content.label, content.font) + 2 * horizontal,
        content.font.lineHeight + 2 * vertical,
        looks[look].wraps ? sizeRules.wraps : sizeRules.rigid,
      ];
  }
}

/// Returns the size of a cell that is offered a space, and the least space for which it is the same.
function sizeInSpace(text, look, space) {
  const content = cellContent(text);
  if (content.kind === "field") return [Math.max(space, 0), fieldHeight, space];
  const [horizontal, vertical] = looks[look].padding;
  const lines = linesOf(text, look, space);
  const widths = lines.map(line => lineWidth(line, content.font) + 2 * horizontal);
  // A word that is too wide has a line of its own, whatever the space is.
  const fitting = widths.filter(width => width <= space);
  return [
    Math.max(...widths), lines.length * content.font.lineHeight + 2 * vertical, Math.max(...fitting, 0),
  ];
}

/// Returns the lines of a cell's text at the cell's width.
function linesOf(text, look, width) {
  const content = cellContent(text);
  const available = Math.max(width - 2 * looks[look].padding[0], 1);
  const isOneLine = content.kind !== "text" || !looks[look].wraps
    || lineWidth(content.label, content.font) <= available;
  if (isOneLine) return [content.label];
  return brokenText(content.label, content.font, available);
}

/// Returns the distance from the first to the last baseline of a cell's text at the cell's width.
function heightBetweenBaselines(text, look, width) {
  return (linesOf(text, look, width).length - 1) * cellContent(text).font.lineHeight;
}

/// Returns the first and last baseline of a cell with a single line of text.
function baselines(text, look) {
  const { kind, font } = cellContent(text);
  if (kind !== "text") return {};
  font.baseline ??= baselineOf(font);
  const baseline = looks[look].padding[1] + font.baseline;
  return { firstBaseline: baseline, lastBaseline: baseline };
}

/// Returns the distance from the top of a line of text to its baseline.
function baselineOf(font) {
  canvas.font = font.css;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText("x");
  return Math.round((font.lineHeight - ascent - descent) / 2 + ascent);
}
