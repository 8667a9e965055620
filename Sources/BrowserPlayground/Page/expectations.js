// What is expected of a content at every width.

/// Expectations with the cell that fails each in what was found at a width, if any. Others return whether they
/// fail, from what was found there and at the width before.
const expectations = [
  { text: () => "Each cell has room for what it shows.", cell: found => found.cramped },
  { text: () => "Cells that keep with the next one stand beside it.", cell: found => found.separated },
  { text: () => "No “+5 more” is alone on its line.", cell: found => found.beforeLoneOverflow },
  {
    text: () => "A wider layout is never taller.",
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
function failures({ stretches }, { cell, fails }, state) {
  const ranges = [];
  let last;
  stretches.forEach((found, index) => {
    const failing = cell?.(found) ?? null;
    if (failing === null && !fails?.(found, stretches[index - 1], state)) return last = undefined;
    if (last === undefined) ranges.push(last = { least: found.least, cell: failing });
    last.greatest = found.greatest;
  });
  return ranges;
}

/// Lists what fails, and where.
function showFailures(page) {
  const { changes, state } = page;
  const isChecked = changes.stretches.length > 0;
  const list = document.getElementById("failures");
  const checked = expectations.filter(({ text }) => text(state) !== null);
  const items = checked.flatMap(expectation => {
    const ranges = failures(changes, expectation, state);
    if (ranges.length === 0) return [];
    const buttons = ranges.slice(0, 3).map(range => rangeButton(page, range));
    const more = ranges.length > 3 ? `and ${counted(ranges.length - 3, "more range")}` : "";
    return [element("li", {}, element("p", {}, expectation.text(state)), ...buttons, more)];
  });
  list.replaceChildren(...items);
  document.getElementById("failures-note").textContent = !isChecked
    ? "Not checked."
    : (items.length > 0 ? `${items.length} of ${checked.length} fail.` : `All ${checked.length} hold.`)
      + (changes.isExact ? " Checked at every width from " : " Checked at whole points from ")
      + `${pointsText(widthLimits.min)} to ${counted(widthLimits.max, "point")}.`;
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
    if (!page.changes.isComplete) return;
    page.showWidth(least);
    if (cell === null) return;
    reveal(page, page.screens[0], cell);
    page.select(cell, page.screens[0]);
  });
  return button;
}
