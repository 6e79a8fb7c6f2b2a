const pairs = pageData().pairs;
const find = (id) => document.getElementById(id);
const zooms = [0.25, 0.5, 1, 2, 4, 8, 16, 32];

// Which pair is shown, and how; `marked` are the outlines that stand out.
const view = { index: -1, mode: "side", zoom: null, outlines: true, region: -1, marked: [], split: 50, isCandidate: true, timer: null };

// Starts what all pages with a pair of pictures have; `actions` are keys of the page's own.
function startViewer(actions) {
  appearance.start();
  help.start();
  for (const input of document.querySelectorAll("[name=mode]")) input.addEventListener("change", () => setMode(input.value));
  find("zoom-in").addEventListener("click", () => zoomBy(1));
  find("zoom-out").addEventListener("click", () => zoomBy(-1));
  find("zoom-fit").addEventListener("click", () => setZoom(null));
  find("outline").addEventListener("click", toggleOutlines);
  find("next-region").addEventListener("click", nextRegion);
  addEventListener("resize", fit);
  onKeys({
    ArrowRight: (event) => nudge(event, 1), ArrowLeft: (event) => nudge(event, -1),
    1: () => setMode("side"), 2: () => setMode("slider"), 3: () => setMode("overlay"), 4: () => setMode("blink"),
    5: () => setMode("difference"), "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1),
    0: () => setZoom(null), r: toggleOutlines, n: nextRegion, d: () => appearance.toggle(), "?": () => help.toggle(),
    " ": swap, ...actions,
  });
}

function showPair(index) {
  Object.assign(view, { index, region: -1, marked: [] });
  const pair = pairs[index];
  find("next-region").disabled = pair.regions.length === 0;
  for (const input of document.querySelectorAll("[name=mode]")) input.disabled = !canShow(pair, input.value);
  draw();
}

// What a page calls its pictures.
function nameOf(pair, side) {
  return pair.names?.[side] ?? { baseline: "Baseline", candidate: "Candidate" }[side];
}

function canShow(pair, mode) {
  const { baseline, candidate, difference } = pair.files;
  if (mode === "side") return true;
  return mode === "difference" ? Boolean(difference) : [baseline, candidate].every((file) => file && !isDocument(file));
}

// What a browser shows in a page of its own only.
function isDocument(file) {
  return file.path.endsWith(".pdf");
}

function setMode(mode) {
  if (!canShow(pairs[view.index], mode)) return;
  view.mode = mode;
  view.isCandidate = true;
  draw();
}

function draw() {
  clearInterval(view.timer);
  view.timer = null;
  const pair = pairs[view.index];
  const mode = canShow(pair, view.mode) ? view.mode : "side";
  document.querySelector(`[name=mode][value=${mode}]`).checked = true;
  const stage = find("stage");
  stage.className = mode === "side" ? "two" : "one";
  stage.dataset.mode = mode;
  stage.replaceChildren(...figures(pair, mode));
  find("control").replaceChildren(...control(mode));
  if (mode === "side") linkScrolling();
  if (mode === "blink") blink();
  mix();
  fit();
}

function figures(pair, mode) {
  const { baseline, candidate, difference } = pair.files;
  if (mode === "side") {
    return [["baseline", baseline], ["candidate", candidate]].map(([side, file]) => figure(pair, nameOf(pair, side), [[side, file]]));
  }
  if (mode === "difference") return [figure(pair, "What differs: amber a little, deep red most", [["difference", difference]])];
  const caption = `${nameOf(pair, "baseline")} and ${nameOf(pair, "candidate").toLowerCase()}`;
  return [figure(pair, caption, [["baseline", baseline], ["candidate", candidate]])];
}

function figure(pair, caption, layers) {
  const shown = layers.filter(([, file]) => file);
  const made = element("figure", {}, element("figcaption", {}, caption));
  if (!shown.length) {
    made.append(element("p", { class: "frame nothing" }, pair.absence[layers[0][0]]));
    return made;
  }
  if (isDocument(shown[0][1])) {
    const link = element("a", { href: shown[0][1].path }, "the file");
    made.append(element("p", { class: "frame nothing" }, "A PDF cannot be shown here: open ", link, "."));
    return made;
  }
  const sheet = element("div", { class: "sheet" });
  for (const [name, file] of shown) {
    const image = element("img", { src: file.path, alt: `${name} of ${pair.path}` });
    image.addEventListener("error", () => {
      image.closest(".frame")?.replaceWith(element("p", { class: "frame nothing" }, `The ${name} cannot be shown.`));
    });
    image.addEventListener("load", () => {
      if (file.width) return;
      [file.width, file.height] = [image.naturalWidth, image.naturalHeight];
      measure(sheet, shown);
      fit();
    });
    sheet.append(element("div", { class: `layer ${name}` }, image));
  }
  sheet.append(outlines(pair, shown.length === 1 ? shown[0][0] : "candidate"), element("div", { class: "edge", hidden: true }));
  measure(sheet, shown);
  made.append(element("div", { class: "frame", tabindex: "0", role: "group", "aria-label": caption }, sheet));
  return made;
}

// A layer covers the whole sheet and nothing shows through it, neither where its picture is transparent nor beside it.
// The sheet is as large as the largest of its pictures; a picture that the program did not decode tells its size late.
function measure(sheet, shown) {
  const [width, height] = ["width", "height"].map((side) => Math.max(...shown.map(([, file]) => file[side] ?? 1)));
  Object.assign(sheet.dataset, { width, height });
  sheet.querySelector("svg").setAttribute("viewBox", `0 0 ${width} ${height}`);
  sheet.querySelectorAll("img").forEach((image, index) => {
    const { width = 1, height = 1, x = 0, y = 0 } = shown[index][1];
    Object.assign(image.dataset, { width, height, x, y });
  });
}

// What lies elsewhere on the baseline is outlined there where it is.
function outlines(pair, side) {
  const regions = side === "baseline" ? pair.baselineRegions ?? pair.regions : pair.regions;
  const rects = regions.map(([x, y, width, height], index) => element("rect", {
    x: x - 1, y: y - 1, width: width + 2, height: height + 2,
    class: [view.marked.includes(index) && "current", pair.missing?.includes(index) && "missing"].filter(Boolean).join(" "),
  }));
  const made = element("svg", { "aria-hidden": "true" }, ...rects);
  if (!view.outlines) made.setAttribute("hidden", "");
  return made;
}

// Zoom, in picture pixels to a pixel of the page

function fit() {
  for (const frame of document.querySelectorAll("#stage .frame")) {
    const sheet = frame.querySelector(".sheet");
    if (!sheet) continue;
    const [width, height] = [Number(sheet.dataset.width), Number(sheet.dataset.height)];
    const room = [frame.clientWidth / width, (innerHeight * 0.76) / height];
    const scale = view.zoom ?? Math.min(1, ...room);
    sheet.style.width = `${width * scale}px`;
    sheet.style.height = `${height * scale}px`;
    sheet.classList.toggle("pixels", scale > 1);
    for (const image of sheet.querySelectorAll("img")) {
      for (const side of ["width", "height"]) image.style[side] = `${image.dataset[side] * scale}px`;
      image.style.left = `${image.dataset.x * scale}px`;
      image.style.top = `${image.dataset.y * scale}px`;
    }
  }
  find("zoom").textContent = view.zoom === null ? "Fit" : `${view.zoom * 100} %`;
}

function zoomBy(direction) {
  const sheet = document.querySelector("#stage .sheet");
  if (!sheet) return;
  const now = sheet.getBoundingClientRect().width / sheet.dataset.width;
  const next = direction > 0 ? zooms.find((zoom) => zoom > now * 1.01) : zooms.findLast((zoom) => zoom < now * 0.99);
  if (next) setZoom(next);
}

// The middle of what is seen stays in the middle.
function setZoom(zoom) {
  const frames = [...document.querySelectorAll("#stage .frame")];
  const middles = frames.map((frame) => [
    (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth, (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
  ]);
  view.zoom = zoom;
  fit();
  frames.forEach((frame, index) => {
    frame.scrollLeft = middles[index][0] * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = middles[index][1] * frame.scrollHeight - frame.clientHeight / 2;
  });
}

function linkScrolling() {
  const frames = [...document.querySelectorAll("#stage .frame")];
  for (const frame of frames) {
    frame.addEventListener("scroll", () => {
      for (const other of frames) if (other !== frame) other.scrollTo(frame.scrollLeft, frame.scrollTop);
    });
  }
}

// Regions

function toggleOutlines() {
  view.outlines = !view.outlines;
  find("outline").setAttribute("aria-pressed", String(view.outlines));
  for (const svg of document.querySelectorAll("#stage svg")) svg.toggleAttribute("hidden", !view.outlines);
}

function nextRegion() {
  const { regions } = pairs[view.index];
  if (!regions.length) return;
  view.region = (view.region + 1) % regions.length;
  if (view.zoom === null) setZoom(2);
  mark([view.region]);
  const [x, y, width, height] = regions[view.region];
  for (const frame of document.querySelectorAll("#stage .frame")) {
    frame.scrollTo((x + width / 2) * view.zoom - frame.clientWidth / 2, (y + height / 2) * view.zoom - frame.clientHeight / 2);
  }
}

// Outlines that stand out from the others
function mark(indices) {
  view.marked = indices;
  for (const svg of document.querySelectorAll("#stage svg")) {
    [...svg.children].forEach((rect, index) => rect.classList.toggle("current", indices.includes(index)));
  }
}

// Slider, overlay, blink

function control(mode) {
  if (mode === "blink") {
    const button = element("button", { type: "button", id: "pause" });
    button.addEventListener("click", swap);
    return [button, element("span", { id: "side", role: "status" })];
  }
  const candidate = nameOf(pairs[view.index], "candidate").toLowerCase();
  const labels = { slider: `Where the ${candidate} begins`, overlay: `How much of the ${candidate}` };
  if (!labels[mode]) return [];
  const range = element("input", { type: "range", id: "split", min: 0, max: 100, value: view.split });
  range.addEventListener("input", () => { view.split = Number(range.value); mix(); });
  return [element("label", {}, labels[mode], range)];
}

function mix() {
  const { mode } = find("stage").dataset;
  const candidate = document.querySelector("#stage .layer.candidate");
  if (!candidate || mode === "side") return;
  const baseline = document.querySelector("#stage .layer.baseline");
  const edge = document.querySelector("#stage .edge");
  edge.hidden = mode !== "slider";
  if (mode === "slider") {
    candidate.style.clipPath = `inset(0 0 0 ${view.split}%)`;
    baseline.style.clipPath = `inset(0 ${100 - view.split}% 0 0)`;
    edge.style.left = `${view.split}%`;
  } else if (mode === "overlay") {
    candidate.style.opacity = view.split / 100;
  } else {
    candidate.style.opacity = view.isCandidate ? 1 : 0;
    baseline.style.opacity = view.isCandidate ? 0 : 1;
    find("side").textContent = nameOf(pairs[view.index], view.isCandidate ? "candidate" : "baseline");
  }
}

function nudge(event, direction) {
  if (event.target.matches("input, .frame") || !["slider", "overlay"].includes(find("stage").dataset.mode)) return false;
  const range = find("split");
  range.value = Number(range.value) + 5 * direction;
  range.dispatchEvent(new Event("input"));
}

function blink() {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isCalm) view.timer = setInterval(changeSides, 600);
  find("pause").textContent = isCalm ? "Change sides (Space)" : "Stop (Space)";
}

function changeSides() {
  view.isCandidate = !view.isCandidate;
  mix();
}

// Stops a running blink; a stopped one goes on, or changes sides where motion is not wanted.
function swap(event) {
  if (find("stage").dataset.mode !== "blink") return false;
  if (event.type === "keydown" && event.target.matches("button") && event.target.id !== "pause") return false;
  if (view.timer !== null) {
    clearInterval(view.timer);
    view.timer = null;
    find("pause").textContent = "Go on (Space)";
  } else if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    changeSides();
  } else {
    changeSides();
    blink();
  }
}
