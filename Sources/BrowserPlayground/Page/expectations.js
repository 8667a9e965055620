// What is expected of a content at every width.

/// Expectations. From what was found at a width, each returns the cell that fails it, if any, or whether it
/// fails, for which it also gets what was found at the width before. `dependsOnWidth` is true for those that may
/// hold from some width of a stretch on.
const expectations = [
  {
    text: () => "Each cell has room for what it shows.", cell: found => found.cramped,
    dependsOnWidth: true,
  },
  { text: () => "Cells that keep with the next one stand beside it.", cell: found => found.separated },
  { text: () => "No “+5 more” is alone on its line.", cell: found => found.beforeLoneOverflow },
  {
    // On rows it may be: its pictures are larger.
    text: ({ sections }) => sections.some(({ attributes }) => attributes.sizing === "rows")
      ? null : "A wider layout is never taller.",
    fails: (found, before) => before !== undefined && found.height > before.height + 0.01,
  },
  { text: () => "Right to left mirrors left to right.", cell: found => found.unmirrored },
  {
    text: ({ mostLines }) => mostLines === null
      ? null : `No section has more than ${counted(mostLines, "line")}.`,
    fails: (found, before, { mostLines }) => found.lineCount > mostLines,
  },
];

/// Returns the ranges of widths at which an expectation fails, each with the first cell that fails it.
function failures(stretches, { cell, fails, dependsOnWidth }, state) {
  const ranges = [];
  let last;
  stretches.forEach((found, index) => {
    const failing = cell?.(found) ?? null;
    if (failing === null && !fails?.(found, stretches[index - 1], state)) return last = undefined;
    if (last === undefined) ranges.push(last = { least: found.least, cell: failing });
    last.greatest = dependsOnWidth ? endOfFailure(cell, found) : found.greatest;
    if (last.greatest < found.greatest) last = undefined;
  });
  return ranges;
}

/// Returns what is known of the widths from the least one on at which expectations are to hold.
function expectedStretches({ engine, changes, state: { leastWidth } }) {
  const [first, ...others] = changes.stretches.filter(({ greatest }) => greatest >= leastWidth);
  if (first === undefined) return [];
  return [first.least < leastWidth
    ? { ...engine.findings(leastWidth), greatest: first.greatest } : first, ...others];
}

/// Returns the width of a stretch from which on an expectation holds, or the greatest if it does nowhere.
function endOfFailure(cell, { least, greatest }) {
  const holds = width => cell(page.engine.findings(width)) === null;
  if (!holds(greatest)) return greatest;
  while (greatest - least > 0.001) {
    const middle = (least + greatest) / 2;
    if (holds(middle)) greatest = middle;
    else least = middle;
  }
  return greatest;
}

/// Lists what fails, and where.
function showFailures(page) {
  const { changes, state } = page;
  const stretches = expectedStretches(page);
  const list = $("failures");
  const checked = expectations.filter(({ text }) => text(state) !== null);
  const items = checked.flatMap(expectation => {
    const ranges = failures(stretches, expectation, state);
    if (ranges.length === 0) return [];
    const buttons = ranges.slice(0, 3).map(range => rangeButton(page, range));
    const more = ranges.length > 3 ? `and ${counted(ranges.length - 3, "more range")}` : "";
    return [element("li", {}, element("p", {}, expectation.text(state)), ...buttons, more)];
  });
  list.replaceChildren(...items);
  $("failures-note").textContent = stretches.length === 0
    ? "Not checked."
    : (items.length > 0 ? `${items.length} of ${checked.length} fail.` : `All ${checked.length} hold.`)
      + (changes.isExact ? " Checked at every width from " : " Checked at whole points from ")
      + `${pointsText(state.leastWidth)} to ${counted(stretches.at(-1).greatest, "point")}.`;
}

function rangeButton(page, range) {
  const [least, greatest] = shownEdges(range);
  const { cell } = range;
  const name = cell === null ? "" : `: ${cellName(page.texts[cell.section][cell.cell]).slice(0, 30)}`;
  const widths = pointsText(least) === pointsText(greatest)
    ? counted(least, "point") : `${pointsText(least)} to ${counted(greatest, "point")}`;
  const button = element("button", { type: "button" }, widths + name);
  button.addEventListener("click", () => {
    // Until all widths are known again, the cell may be another one.
    if (!hasEnded(page.changes)) return;
    page.showWidth(least);
    if (cell === null) return;
    reveal(page, page.screens[0], cell);
    page.select(cell, page.screens[0]);
  });
  return button;
}
