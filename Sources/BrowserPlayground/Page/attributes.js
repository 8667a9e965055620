// The attributes that the page can change: their names, kinds and defaults.
//
// The order is that in which the bridge reads their numbers. Controls, links and the shown Swift are made
// from the same lists. `when` says when an attribute has an effect. `group` names the group of controls in which
// it and the next ones are.

const noInsets = { top: 0, leading: 0, bottom: 0, trailing: 0 };
const lineAlignments = ["leading", "center", "trailing", "left", "right"];
const cellAlignments = ["top", "center", "bottom", "stretch", "firstBaseline", "lastBaseline"];

const choice = (key, label, values, more) =>
  ({ key, label, kind: "choice", values, default: values[0], ...more });
const optionalChoice = (key, label, values, more) =>
  ({ key, label, kind: "optionalChoice", values, default: null, ...more });
const flag = (key, label, more) => ({ key, label, kind: "flag", default: false, ...more });
const number = (key, label, value, more) => ({ key, label, kind: "number", default: value, ...more });
const insets = (key, label, more) => ({ key, label, kind: "insets", default: noInsets, ...more });

const hasColumns = attributes => attributes.sizing === "columns";
const hasRows = attributes => attributes.sizing === "rows";
const isAsked = attributes => !hasColumns(attributes) && !hasRows(attributes);

const hasSize = attributes => attributes.sizing === "fixed" || attributes.sizing === "selfSizing";
const offers = attributes => attributes.sizing === "asked" || attributes.sizing === "selfSizing";

const sectionAttributes = [
  choice("breakingStrategy", "Breaking strategy", ["firstFit", "balanced", "optimal"],
    { group: "Section: lines", when: a => !hasColumns(a) }),
  number("maximumCellsPerLine", "Maximum cells per line", null, { min: 1, step: 1 }),
  choice("lineLimit", "Line limit", ["unlimited", "lines", "expanded"]),
  number("lineLimitCount", "Lines", 2, { min: 1, step: 1, when: a => (a.lineLimit ?? "unlimited") !== "unlimited" }),
  choice("sizing", "Sizing", ["asked", "selfSizing", "fixed", "columns", "rows"],
    { group: "Section: sizes" }),
  number("sizingWidth", "Width", 80, { min: 0, when: hasSize }),
  number("sizingHeight", "Height", 40, { min: 0, when: hasSize }),
  optionalChoice("sizingOffer", "Offering", ["automatic", "remainingLineSpace", "wholeLine"],
    { when: offers }),
  choice("columns", "Columns", ["exactly", "fitting"], { when: hasColumns }),
  number("columnCount", "Count", 3,
    { min: 1, step: 1, when: a => hasColumns(a) && a.columns === "exactly" }),
  number("columnWidth", "Minimum width", 100,
    { min: 0, when: a => hasColumns(a) && a.columns === "fitting" }),
  number("maximumColumnCount", "Maximum count", null,
    { min: 1, step: 1, when: a => hasColumns(a) && a.columns === "fitting" }),
  choice("cellHeight", "Cell height", ["asked", "fixed", "proportional", "selfSizing"],
    { when: hasColumns }),
  number("cellHeightNumber", "Height, ratio or estimate", 1,
    { min: 0, step: 0.1, when: a => hasColumns(a) && a.cellHeight !== "asked" }),
  flag("asksForCellAttributes", "Asks for cell attributes", { default: true, when: hasColumns }),
  number("rowHeight", "Height", 120, { min: 1, when: hasRows }),
  number("minimumRowHeight", "Minimum height", null, { min: 0, when: hasRows }),
  number("maximumRowHeight", "Maximum height", null, { min: 0, when: hasRows }),
  choice("lastRowHeight", "Last row height", ["target", "mean"], { when: hasRows }),
  flag("clampsOversizedCells", "Clamps oversized cells", { when: isAsked }),
  choice("lineAlignment", "Line alignment", lineAlignments,
    { group: "Section: alignment and spacing", when: a => !hasColumns(a) }),
  choice("cellAlignment", "Cell alignment", cellAlignments),
  flag("justification", "Justification", { when: isAsked }),
  number("maximumGap", "Maximum gap", Infinity, { min: 0, when: a => a.justification && isAsked(a) }),
  choice("lastLines", "Last lines", ["aligned", "justified"],
    { when: a => a.justification && isAsked(a) }),
  number("cellSpacing", "Cell spacing", 5),
  number("lineSpacing", "Line spacing", 5),
  insets("insets", "Insets"),
  flag("background", "Background", { group: "Section: decorations and headers" }),
  insets("backgroundInsets", "Background insets", { when: a => a.background }),
  flag("coversHeader", "Covers header", { when: a => a.background }),
  flag("coversFooter", "Covers footer", { when: a => a.background }),
  number("backgroundZIndex", "Background z index", -2, { step: 1, when: a => a.background }),
  flag("lineSeparator", "Line separator"),
  number("thickness", "Thickness", 1, { min: 0, when: a => a.lineSeparator }),
  insets("separatorInsets", "Separator insets", { when: a => a.lineSeparator }),
  number("separatorZIndex", "Separator z index", -1, { step: 1, when: a => a.lineSeparator }),
  choice("placement", "Placement", ["everyLine", "forcedBreaks"], { when: a => a.lineSeparator }),
  optionalChoice("pinsHeader", "Pins header", ["false", "true"], { placeholder: "as the layout" }),
  optionalChoice("pinsFooter", "Pins footer", ["false", "true"], { placeholder: "as the layout" }),
  number("sharedWidths", "Shared widths", null,
    { group: "Section: sizes", min: 0, max: 1, step: 0.05, placeholder: "none", when: isAsked }),
];

const cellAttributes = [
  flag("beginsLine", "Begins line", { group: "Cell: lines" }),
  flag("endsLine", "Ends line"),
  flag("keepsWithNext", "Keeps with next"),
  flag("standsAtTrailingEdge", "Stands at trailing edge"),
  number("minimumLineSpace", "Minimum line space", 0, { min: 0 }),
  choice("width", "Width", ["asked", "fraction", "remaining", "shared"], { group: "Cell: sizes" }),
  number("fraction", "Fraction", 0.5,
    { min: 0, max: 1, step: 0.05, when: a => a.width === "fraction" }),
  number("weight", "Weight", 1, { min: 0, step: 0.5, when: a => a.width === "remaining" }),
  number("minimumWidth", "Minimum width", 0, { min: 0 }),
  number("maximumGrownWidth", "Maximum grown width", Infinity, { min: 0 }),
  number("growth", "Growth", 0, { min: 0, step: 0.5, when: a => a.width !== "remaining" }),
  number("shrinkage", "Shrinkage", 0, { min: 0, step: 0.5 }),
  number("columnSpan", "Column span", 1, { min: 1, step: 1 }),
  number("aspectRatio", "Aspect ratio", null, { min: 0, step: 0.1, placeholder: "of its size" }),
  optionalChoice("lineAlignment", "Line alignment", lineAlignments, { group: "Cell: alignment and insets" }),
  optionalChoice("cellAlignment", "Cell alignment", cellAlignments),
  choice("indentation", "Indentation", ["unchanged", "start", "nest"]),
  number("indentationsEndedAfter", "Indentations ended after", 0, { min: 0, step: 1 }),
  insets("insets", "Insets"),
  number("firstBaseline", "First baseline", null, { placeholder: "measured" }),
  number("lastBaseline", "Last baseline", null, { placeholder: "measured" }),
  number("lastLineWidth", "Last line width", null, { min: 0, placeholder: "all" }),
];

// Attributes of the content, which are properties of the layout in a collection view.
const contentAttributes = [
  choice("axis", "Scroll direction", ["vertical", "horizontal"]),
  number("width", "Width", 375, { min: 40, max: 1400 }),
  number("height", "Height", 260,
    { min: 40, max: 2000, step: 1, when: a => a.axis === "horizontal" }),
  choice("direction", "Direction", ["leftToRight", "rightToLeft"]),
  number("displayScale", "Display scale", 2, { min: 0, max: 4, step: 1 }),
  insets("contentInsets", "Content insets",
    { default: { top: 16, leading: 16, bottom: 16, trailing: 16 } }),
  number("sectionSpacing", "Section spacing", 16),
  flag("pinsSectionHeaders", "Pins section headers", { default: true }),
  flag("pinsSectionFooters", "Pins section footers"),
];

const widthLimits = contentAttributes.find(spec => spec.key === "width");

/// Returns attributes with the defaults of those that are not given.
function withDefaults(attributes, specs) {
  const all = {};
  for (const spec of specs) {
    const value = attributes[spec.key];
    all[spec.key] =
      spec.kind === "insets" ? { ...spec.default, ...value } : value === undefined ? spec.default : value;
  }
  return all;
}

/// Returns whether an attribute has its default value.
function isDefault(value, spec) {
  return value === undefined || JSON.stringify(value) === JSON.stringify(spec.default)
    && (spec.kind !== "number" || value === spec.default);
}

const sectionDefaults = withDefaults({}, sectionAttributes);
const cellDefaults = withDefaults({}, cellAttributes);
