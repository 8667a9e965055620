// The widths at which lines change, and what fails an expectation between them.

/// Starts to look through all widths, a few milliseconds at a time, so that the page stays quick.
function findChanges(page) {
  clearTimeout(page.changes?.timer);
  const refusal = page.state.content.axis === "horizontal" ? "Lines run down here: the width changes none."
    : page.cellCount > mostCheckedCells
      ? `Changes are found among up to ${counted(mostCheckedCells, "cell")}.` : null;
  page.changes = { stretches: [], refusal, isExact: true, isComplete: refusal !== null, isStopped: false, points: 8 };
  if (refusal === null) continueSearch(page, page.cellCount > 1000 ? 200 : 0);
  showChanges(page);
}

function continueSearch(page, delay) {
  page.changes.timer = setTimeout(() => findMoreChanges(page), delay);
}

/// Stops the search, or goes on with it.
function stopOrGoOn(page) {
  const { changes } = page;
  changes.isStopped = !changes.isStopped;
  if (changes.isStopped) clearTimeout(changes.timer);
  else continueSearch(page, 0);
  showChanges(page);
}

/// Returns whether nothing more is looked for.
function hasEnded({ isComplete, isStopped }) {
  return isComplete || isStopped;
}

const mostCheckedCells = 20000;

function findMoreChanges(page) {
  const { changes } = page;
  const end = performance.now() + 8;
  // While the width is dragged, all time is for what is shown.
  if (end - page.widthChangeTime < 200) return continueSearch(page, 100);
  while (!changes.isComplete && performance.now() < end) {
    const start = performance.now();
    if (changes.isExact) appendStretches(page.engine, changes);
    else appendSample(page.engine, changes);
    const time = performance.now() - start;
    changes.points = time < 2 ? 2 * changes.points : time > 8 ? Math.max(changes.points / 2, 1) : changes.points;
  }
  if (!changes.isComplete) continueSearch(page, 8);
  showChanges(page);
}

/// Finds the stretches among the next points. The last one found is looked for again: it may be longer.
function appendStretches(engine, changes) {
  const { stretches, points } = changes;
  const last = stretches.pop();
  const greatest = Math.min((last?.greatest ?? widthLimits.min) + points, widthLimits.max);
  const found = engine.stretches(last?.least ?? widthLimits.min, greatest);
  if (typeof found === "string") {
    Object.assign(changes, { stretches: [], refusal: found, isExact: false });
  } else {
    stretches.push(...found);
    changes.isComplete = greatest === widthLimits.max;
  }
}

/// Where it is not known at which widths lines change, whole points are checked.
function appendSample(engine, changes) {
  const { stretches } = changes;
  const width = (stretches.at(-1)?.greatest ?? widthLimits.min - 1) + 1;
  stretches.push(engine.findings(width));
  changes.isComplete = width === widthLimits.max;
}

/// Returns the stretch of a width, or undefined if it is not known.
function indexOfStretch({ stretches, isExact, isComplete }, width) {
  return isExact && isComplete ? stretches.findIndex(({ greatest }) => width <= greatest) : -1;
}

/// The edges of a stretch in hundredths of a point, if these are among its widths.
function shownEdges({ least, greatest }) {
  const [first, last] = [Math.ceil(least * 100 - 1e-6) / 100, Math.floor(greatest * 100 + 1e-6) / 100];
  const isIn = width => least <= width && width <= greatest;
  return [isIn(first) ? first : least, isIn(last) ? last : greatest];
}

/// Returns the width at which lines change next in a direction, or undefined.
function nextChange(page, step) {
  const { changes, state } = page;
  const index = indexOfStretch(changes, state.content.width);
  const stretch = index < 0 ? undefined : changes.stretches[index + step];
  return stretch && shownEdges(stretch)[step > 0 ? 0 : 1];
}

// MARK: Showing

/// Shows what is known: marks, and what fails.
function showChanges(page) {
  const { changes } = page;
  const svg = $("changes");
  svg.classList.toggle("old", !hasEnded(changes));
  if (hasEnded(changes)) {
    svg.firstElementChild.setAttribute("d", changes.isExact ? pathOfMarks(changes.stretches) : "");
    showFailures(page);
  }
  showStretch(page);
}

/// Returns the path of a mark for each few points in which lines change. It is longer where they change more
/// often.
function pathOfMarks(stretches) {
  const counts = new Map();
  for (const { least } of stretches.slice(1)) {
    const point = 4 * Math.round((least - widthLimits.min) / 4);
    counts.set(point, (counts.get(point) ?? 0) + 1);
  }
  return [...counts].map(([point, count]) => `M${point} 0v${Math.min(3 + 2 * count, 12)}`).join("");
}

/// Says between which widths the present lines stay the same.
function showStretch(page) {
  const { changes } = page;
  const index = indexOfStretch(changes, page.state.content.width);
  let text = changes.refusal;
  if (index >= 0) {
    const [least, greatest] = shownEdges(changes.stretches[index]);
    const subject = page.state.shown.strategies ? "With its own strategy, the same lines" : "Same lines";
    text = `${subject} from ${pointsText(least)} to ${counted(greatest, "point")}. They change at ${
      counted(changes.stretches.length - 1, "width")}.`;
  } else if (text === null) {
    const { greatest } = changes.stretches.at(-1) ?? { greatest: widthLimits.min };
    const { min, max } = widthLimits;
    text = `${changes.isStopped ? "Stopped at" : "Searched"} ${
      Math.floor(100 * (greatest - min) / (max - min))} % of all widths.`;
  }
  const status = $("stretch");
  // While it is busy, a screen reader waits.
  status.ariaBusy = !hasEnded(changes);
  if (status.textContent !== text) status.textContent = text;
  const button = $("stop");
  button.hidden = changes.isComplete;
  button.textContent = changes.isStopped ? "Go on" : "Stop";
  for (const [id, step] of [["previous-change", -1], ["next-change", 1]]) {
    $(id).disabled = nextChange(page, step) === undefined;
  }
}

/// Goes to the next width at which lines change.
function stepToChange(page, step) {
  const width = nextChange(page, step);
  if (width !== undefined) page.showWidth(width);
}

function pointsText(width) {
  return (Math.round(width * 100) / 100).toLocaleString("en");
}
