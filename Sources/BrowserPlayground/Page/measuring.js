// Measures the engine and the browser's flexbox here and now.

function median(values) {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)];
}

/// Returns the median time of an action. Browsers round times, so short actions are repeated.
function timeOf(action, times, repetitions = 1) {
  return median(Array.from({ length: times }, () => {
    const start = performance.now();
    for (let i = 0; i < repetitions; i++) action();
    return (performance.now() - start) / repetitions;
  }));
}

/// Returns sizes of as many cells: chips of 40 to 140 points, the same each time.
function sampleSizes(count) {
  let seed = 1;
  return Array.from({ length: count }, () => {
    seed = (seed * 48271) % 2147483647;
    return [40 + seed % 101, 32];
  });
}

/// Returns the time that the engine takes for a layout of cells at another width.
function timeOfEngine(engine, sizes, times) {
  const section = {
    attributes: {}, defaults: {}, own: {}, headerLength: 0, footerLength: 0,
    sizes: Float64Array.from(sizes.flatMap(size => [...size, sizeRules.rigid])),
  };
  const content = withDefaults({ contentInsets: noInsets, displayScale: 0 }, contentAttributes);
  const { numbers, indexes } = encode(content, [section]);
  engine.setInput(numbers);
  let width = 375;
  return timeOf(() => {
    width = width === 375 ? 414 : 375;
    engine.setNumber(indexes.length, width);
    engine.layOut(0);
  }, times, Math.ceil(100000 / sizes.length));
}

/// Returns the time that flexbox takes for the same.
function timeOfFlexbox(sizes, times) {
  const container = element("div", { class: "flexbox" });
  container.append(...sizes.map(([width, height]) => {
    const node = document.createElement("div");
    node.style.width = `${width}px`;
    node.style.height = `${height}px`;
    return node;
  }));
  document.body.append(container);
  container.getBoundingClientRect();
  let width = 375;
  const time = timeOf(() => {
    width = width === 375 ? 414 : 375;
    container.style.width = `${width}px`;
    container.getBoundingClientRect();
  }, times, Math.ceil(1000 / sizes.length));
  container.remove();
  return time;
}

/// Fills a table with times, and returns them in milliseconds.
async function measure(page, table) {
  const rows = [];
  const body = table.tBodies[0];
  body.replaceChildren();
  for (const count of [100, 1000, 10000, 100000]) {
    const sizes = sampleSizes(count);
    const times = count < 100000 ? 9 : 3;
    const engine = timeOfEngine(page.engine, sizes, times);
    const flexbox = timeOfFlexbox(sizes, times);
    rows.push({ count, engine, flexbox });
    body.append(element("tr", {}, ...[
      count.toLocaleString("en"), milliseconds(engine), milliseconds(flexbox),
      `${Math.round(flexbox / engine)} ×`,
    ].map(text => element("td", {}, text))));
    // The browser shows the row, and whoever uses the page meanwhile gets its own layout.
    page.update();
    await new Promise(resolve => setTimeout(resolve));
  }
  return rows;
}

function milliseconds(time) {
  return `${time < 1 ? time.toFixed(3) : time < 10 ? time.toFixed(2) : Math.round(time)} ms`;
}
