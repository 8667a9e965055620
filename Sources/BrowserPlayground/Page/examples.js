// The contents to start from.
//
// A section's text has a line for each cell. `# ` makes a large text, `[60 × 40]` a picture of that size,
// `[…]` a field that takes the space that it is offered. `look` says how its cells are drawn. `settings` are
// properties of the layout that are true in the Swift, and do not change what is shown.

const terms = `Baseline
Serif
Em dash
Ligature
Kerning
Point
Small caps
x-height
Widow
Hanging punctuation
Pica
Italic
Ascender
Drop cap
River
Orphan
Counter
Swash
Leading
Old-style figures
Hairline
Galley
Rag
Tracking`;

const tile = "[100 × 100] ";
const lines = (...all) => all.join("\n");
const words = text => text.split(" ");

/// Returns the same attributes for some cells.
const ownOfCells = (cells, attributes) =>
  Object.fromEntries(cells.map(cell => [cell, { ...attributes }]));

const examples = {
  tags: {
    title: "Tags",
    content: {},
    sections: [{
      look: "chip", text: terms,
      attributes: {
        lineLimit: "lines", lineLimitCount: 3, sizingOffer: "wholeLine", cellSpacing: 8, lineSpacing: 8,
      },
    }],
  },
  chat: {
    title: "Chat",
    content: {},
    settings: ["staysAtEnd", "keepsAnswersAcrossUpdates"],
    sections: [{
      look: "bubble", header: "Today",
      text: lines("[36 × 36]", "Does the line break before or after the hyphen?", "I forget.", "9:37", "Always.",
        "9:38", "9:40", "After it. The hyphen hangs in the margin if you let it.", "New", "[36 × 36]",
        "Lovely! Two pictures from the type museum:", "[150 × 90]", "[150 × 90]", "9:41", "9:42", "Thank you!",
        "Seen"),
      attributes: {
        sizingOffer: "remainingLineSpace", cellSpacing: 8, lineSpacing: 6, insets: { ...noInsets, top: 10 },
      },
      own: {
        ...ownOfCells([0, 9], { beginsLine: true }),
        ...ownOfCells([1, 10], { minimumLineSpace: 80, indentation: "start" }),
        ...ownOfCells([2, 4, 11], { beginsLine: true, minimumLineSpace: 80 }),
        3: { endsLine: true, minimumLineSpace: 40, cellAlignment: "bottom" },
        ...ownOfCells([5, 13],
          { endsLine: true, minimumLineSpace: 40, cellAlignment: "bottom", indentationsEndedAfter: 1 }),
        ...ownOfCells([6, 14], { beginsLine: true, lineAlignment: "trailing", cellAlignment: "bottom" }),
        ...ownOfCells([7, 15], { endsLine: true }),
        8: { beginsLine: true, endsLine: true, lineAlignment: "center" },
        16: { beginsLine: true, endsLine: true, lineAlignment: "trailing" },
      },
    }],
  },
  form: {
    title: "Form",
    content: {},
    sections: [{
      look: "plain", header: "Shipping",
      text: lines("Name", "[…]", "Street", "[…]", "City", "[…]", "Postcode", "[…]",
        "Delivery note", "[…]"),
      attributes: {
        cellAlignment: "center", cellSpacing: 12, lineSpacing: 13, lineSeparator: true,
        placement: "forcedBreaks", sharedWidths: 0.4,
      },
      defaults: { width: "remaining", minimumWidth: 200 },
      own: ownOfCells([0, 2, 4, 6, 8], { beginsLine: true, width: "shared" }),
    }],
  },
  grid: {
    title: "Grid",
    content: { sectionSpacing: 0 },
    sections: [{
      look: "card",
      text: lines(...["Hero", "Caslon", "Garamond", "Bodoni", "Futura", "Gill Sans", "Univers", "Optima",
        "Sabon", "Didot", "Frutiger", "Bembo", "Clarendon", "Rockwell"].map(name => tile + name)),
      attributes: {
        sizing: "columns", columns: "fitting", columnWidth: 100, cellHeight: "asked", cellSpacing: 10,
        lineSpacing: 10,
      },
      own: { 0: { columnSpan: 100 } },
    }],
  },
  photos: {
    title: "Photos",
    content: {},
    sections: [{
      look: "card",
      text: lines(...[[3, 2], [3, 4], [1, 1], [16, 9], [2, 3], [4, 3], [1, 1], [3, 1], [3, 4], [3, 2]].map(
        ([width, height]) => `[${60 * width} × ${60 * height}] ${width} : ${height}`)),
      attributes: {
        breakingStrategy: "optimal", sizing: "rows", rowHeight: 100, cellSpacing: 4, lineSpacing: 4,
      },
    }],
  },
  shelf: {
    title: "Shelf",
    content: { axis: "horizontal", height: 260 },
    sections: [
      {
        look: "card", header: "New", headerLength: 64,
        text: lines("[130 × 228] Tall", "[96 × 109] A", "[96 × 109] B", "[140 × 109] Wide",
          "[140 × 109] Wider"),
        attributes: { cellSpacing: 10, lineSpacing: 10 },
      },
      {
        look: "card", header: "Old", headerLength: 64,
        text: lines("[96 × 69] 1", "[96 × 69] 2", "[96 × 69] 3", "[130 × 228] 4", "[120 × 109] 5",
          "[120 × 109] 6"),
        attributes: { cellSpacing: 10, lineSpacing: 10 },
      },
    ],
  },
  feed: {
    title: "Feed",
    content: { sectionSpacing: 20 },
    sections: [
      {
        look: "card", text: "[300 × 150] Letters, and what stands between them",
        defaults: { width: "fraction", fraction: 1 },
      },
      {
        look: "chip", text: terms,
        attributes: {
          lineAlignment: "center", sizingOffer: "wholeLine", cellSpacing: 8, lineSpacing: 8, lineLimit: "lines",
          lineLimitCount: 2,
        },
      },
      {
        look: "card", header: "Photos",
        text: lines(...["Punch", "Matrix", "Mould", "Sort", "Forme", "Press", "Proof", "Sheet"].map(
          (name, index) => `[150 × ${120 + 30 * (index % 2)}] ${name}`)),
        attributes: {
          sizing: "columns", columns: "fitting", columnWidth: 140, cellSpacing: 12, lineSpacing: 12,
        },
      },
    ],
  },
  text: {
    title: "Text",
    content: {},
    sections: [{
      look: "plain",
      text: lines("# Type", ...words("set by hand is slow and exact work: each letter is a piece of metal,"),
        ...words("and each space is one too, so that the compositor feels where the line must end"),
        "# and", ...words("divides the white that is left among the gaps of the line.")),
      attributes: {
        cellAlignment: "firstBaseline", justification: true, maximumGap: 24, cellSpacing: 5, lineSpacing: 2,
        breakingStrategy: "optimal",
      },
    }],
  },
  many: {
    title: "10,000 cells",
    content: {},
    sections: [{
      look: "chip", header: "Terms", text: terms, count: 10000,
      attributes: { sizingOffer: "wholeLine", cellSpacing: 8, lineSpacing: 8 },
    }],
  },
};
