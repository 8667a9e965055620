// Controls for attributes, made from their lists. Each reads its value anew when anything changes, and
// writes it when it is edited.

/// Makes a control for each attribute. `target` returns the attributes, and `edit` gets a key and a value.
/// Returns a function that shows the values again.
function makeControls(container, specs, target, edit, prefix) {
  const groups = {};
  let group = container;
  const updates = specs.map(spec => {
    const id = `${prefix}-${spec.key}`;
    const { node, show } = makeControl(spec, id, value => edit(spec.key, value));
    if (spec.group) group = groups[spec.group] ??= makeGroup(container, spec.group);
    group.append(node);
    return () => {
      const all = { ...target(), ...withDefaults(target(), specs) };
      node.hidden = spec.when !== undefined && !spec.when(all);
      show(all[spec.key]);
    };
  });
  return () => updates.forEach(update => update());
}

function makeGroup(container, title) {
  const group = element("details", { class: "group" }, element("summary", {}, title));
  container.append(group);
  return group;
}

function makeControl(spec, id, edit) {
  switch (spec.kind) {
    case "choice": case "optionalChoice": return makeChoice(spec, id, edit);
    case "flag": return makeFlag(spec, id, edit);
    case "insets": return makeInsets(spec, id, edit);
    case "number": return makeNumber(spec, id, edit);
    case "text": case "lines": return makeText(spec, id, edit);
  }
}

function row({ label }, id, input) {
  return element("div", { class: "row" }, element("label", { for: id }, label), input);
}

function makeChoice(spec, id, edit) {
  const select = element("select", { id });
  if (spec.kind === "optionalChoice") {
    select.append(element("option", { value: "" }, spec.placeholder ?? "as the section"));
  }
  for (const value of spec.values) select.append(element("option", { value }, swiftChoice(value)));
  select.addEventListener("change", () => edit(select.value === "" ? null : select.value));
  return { node: row(spec, id, select), show: value => { select.value = value ?? ""; } };
}

function makeFlag(spec, id, edit) {
  const input = element("input", { id, type: "checkbox" });
  input.addEventListener("change", () => edit(input.checked));
  return { node: row(spec, id, input), show: value => { input.checked = value; } };
}

function numberInput(spec, id) {
  const attributes = { id, type: "number", inputmode: "decimal", step: spec.step ?? "any" };
  for (const limit of ["min", "max"]) if (limit in spec) attributes[limit] = spec[limit];
  if (spec.default === Infinity || spec.default === null) {
    attributes.placeholder = spec.placeholder ?? (spec.default === null ? "none" : "no limit");
  }
  return element("input", attributes);
}

/// The values of number fields when they were last left.
const leftValues = new WeakMap();

/// Shows a number, but not while it is typed: "1." would become "1", and "3" the least number.
function showNumber(input, value) {
  if (document.activeElement !== input) leftValues.set(input, value);
  const isTyped = document.activeElement === input && (input.value === "" || !input.validity.valid
    || limitedNumber(input.value, {}, null) === value);
  if (isTyped) return;
  input.value = value === null || value === Infinity ? "" : shortNumber(value);
}

/// Edits a number while it is typed. An empty field waits until it is left, and then has the default. If
/// what is typed is no number, as `1e`, leaving the field restores what was there.
function editNumber(input, spec, edit) {
  let isEdited = false;
  const editValue = value => {
    isEdited = true;
    edit(value);
  };
  input.addEventListener("focus", () => { isEdited = false; });
  input.addEventListener("input", () => {
    if (input.validity.badInput || input.value === "" && Number.isFinite(spec.default)) return;
    editValue(limitedNumber(input.value, spec, spec.default));
  });
  input.addEventListener("change", () => {
    if (input.value === "" && !input.validity.badInput) editValue(spec.default);
  });
  input.addEventListener("blur", () => {
    if (input.validity.badInput && isEdited) edit(leftValues.get(input));
    page.updatePanel();
  });
}

function makeNumber(spec, id, edit) {
  const input = numberInput(spec, id);
  editNumber(input, spec, edit);
  return { node: row(spec, id, input), show: value => showNumber(input, value) };
}

function makeInsets(spec, id, edit) {
  const fields = element("div", { class: "insets" });
  let current = spec.default;
  const inputs = edges.map(edge => {
    const edgeSpec = { default: 0 };
    const input = numberInput(edgeSpec, `${id}-${edge}`);
    const label = element("label", { for: `${id}-${edge}` }, edge);
    fields.append(element("div", {}, input, label));
    editNumber(input, edgeSpec, value => edit({ ...current, [edge]: value }));
    return input;
  });
  const node = element("fieldset", { class: "row" }, element("legend", {}, spec.label), fields);
  return {
    node,
    show: value => {
      current = value;
      edges.forEach((edge, i) => showNumber(inputs[i], value[edge]));
    },
  };
}

function makeText(spec, id, edit) {
  const isLong = spec.kind === "lines";
  const input = isLong
    ? element("textarea", { id, rows: "8", spellcheck: "false" })
    : element("input", { id, type: "text" });
  input.addEventListener("input", () => edit(input.value));
  const node = row(spec, id, input);
  node.classList.toggle("long", isLong);
  return { node, show: value => { if (input.value !== value) input.value = value; } };
}
