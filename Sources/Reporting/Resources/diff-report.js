const pairs = pageData().pairs;
const find = (id) => document.getElementById(id);
const items = [...document.querySelectorAll("#pairs li")];
const zooms = [0.25, 0.5, 1, 2, 4, 8, 16, 32];

// What is shown, and how.
const view = { index: -1, mode: "side", zoom: null, outlines: true, region: -1, split: 50, isCandidate: true, timer: null };

function start() {
  appearance.start();
  help.start();
  for (const input of document.querySelectorAll("[name=result]")) input.addEventListener("change", applyFilter);
  for (const input of document.querySelectorAll("[name=mode]")) input.addEventListener("change", () => setMode(input.value));
  find("filter").addEventListener("input", applyFilter);
  find("filter").addEventListener("keydown", enterList);
  find("next").addEventListener("click", () => step(1));
  find("previous").addEventListener("click", () => step(-1));
  find("zoom-in").addEventListener("click", () => zoomBy(1));
  find("zoom-out").addEventListener("click", () => zoomBy(-1));
  find("zoom-fit").addEventListener("click", () => setZoom(null));
  find("outline").addEventListener("click", toggleOutlines);
  find("next-region").addEventListener("click", nextRegion);
  addEventListener("hashchange", showFromAddress);
  addEventListener("resize", fit);
  onKeys({
    j: () => step(1), k: () => step(-1), ArrowRight: (event) => nudge(event, 1), ArrowLeft: (event) => nudge(event, -1),
    1: () => setMode("side"), 2: () => setMode("slider"), 3: () => setMode("overlay"), 4: () => setMode("blink"),
    5: () => setMode("difference"), "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1),
    0: () => setZoom(null), r: toggleOutlines, n: nextRegion, f: toggleFailures, d: () => appearance.toggle(),
    "/": () => find("filter").focus(), "?": () => help.toggle(), Escape: clearFilter, " ": swap,
  });
  applyFilter();
  showFromAddress();
}

// The list

function applyFilter() {
  const wanted = document.querySelector("[name=result]:checked").value;
  const words = find("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const item of items) {
    const pair = pairs[item.dataset.index];
    const text = [pair.path, ...pair.causes].join("\n").toLowerCase();
    const isWanted = wanted === "all" || wanted === pair.result || (wanted === "failures" && pair.result !== "equal")
      || (wanted === "unseen" && pair.isUnseen);
    item.hidden = !isWanted || !words.every((word) => text.includes(word));
    if (!item.hidden) shown += 1;
  }
  find("count").textContent = shown === 1 ? "1 pair shown" : `${shown} pairs shown`;
  updateSteps();
}

// From the filter to the first of what it shows, the filter staying as it is.
function enterList(event) {
  if (event.key !== "Enter" && event.key !== "ArrowDown") return;
  event.preventDefault();
  const first = items.find((item) => !item.hidden);
  if (!first) return;
  go(Number(first.dataset.index));
  first.firstElementChild.focus();
}

function clearFilter() {
  find("filter").value = "";
  find("filter").blur();
  applyFilter();
}

function toggleFailures() {
  const isAll = document.querySelector("[name=result]:checked").value === "all";
  document.querySelector(`[name=result][value=${isAll ? "failures" : "all"}]`).checked = true;
  applyFilter();
}

function neighbour(direction) {
  const shown = items.filter((item) => !item.hidden).map((item) => Number(item.dataset.index));
  // A pair that the filter hides is left in either direction.
  const isHidden = !shown.includes(view.index);
  if (direction > 0) return shown.find((index) => index > view.index) ?? (isHidden ? shown[0] : undefined);
  return shown.findLast((index) => index < view.index) ?? (isHidden ? shown.at(-1) : undefined);
}

function step(direction) {
  const index = neighbour(direction);
  if (index !== undefined) go(index);
}

function go(index) {
  history.replaceState(null, "", `#pair-${index}`);
  show(index);
  items[index].scrollIntoView({ block: "nearest" });
}

function updateSteps() {
  find("next").disabled = neighbour(1) === undefined;
  find("previous").disabled = neighbour(-1) === undefined;
}

function showFromAddress() {
  const named = /^#pair-(\d+)$/.exec(location.hash);
  if (named && Number(named[1]) < pairs.length) {
    show(Number(named[1]));
    if (matchMedia("(max-width: 760px)").matches) find("viewer").scrollIntoView();
  } else if (view.index < 0) {
    const first = items.find((item) => !item.hidden) ?? items[0];
    if (first) show(Number(first.dataset.index));
  }
}

// A pair

function show(index) {
  view.index = index;
  view.region = -1;
  const pair = pairs[index];
  for (const item of items) {
    const link = item.firstElementChild;
    if (Number(item.dataset.index) === index) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  find("pair-path").textContent = pair.path;
  find("pair-facts").textContent = pair.facts;
  find("causes").replaceChildren(...pair.causes.map((cause) => element("li", { dir: "auto" }, cause)));
  find("next-region").disabled = pair.regions.length === 0;
  for (const input of document.querySelectorAll("[name=mode]")) input.disabled = !canShow(pair, input.value);
  updateSteps();
  draw();
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
  if (mode === "side") return [figure(pair, "Baseline", [["baseline", baseline]]), figure(pair, "Candidate", [["candidate", candidate]])];
  if (mode === "difference") return [figure(pair, "What differs: amber a little, deep red most", [["difference", difference]])];
  return [figure(pair, "Baseline and candidate", [["baseline", baseline], ["candidate", candidate]])];
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
  sheet.append(outlines(pair), element("div", { class: "edge", hidden: true }));
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
    Object.assign(image.dataset, { width: shown[index][1].width ?? 1, height: shown[index][1].height ?? 1 });
  });
}

function outlines(pair) {
  const rects = pair.regions.map(([x, y, width, height], index) => element("rect", {
    x: x - 1, y: y - 1, width: width + 2, height: height + 2, class: index === view.region ? "current" : null,
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
      image.style.width = `${image.dataset.width * scale}px`;
      image.style.height = `${image.dataset.height * scale}px`;
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
  const [x, y, width, height] = regions[view.region];
  for (const frame of document.querySelectorAll("#stage .frame")) {
    for (const [index, rect] of [...frame.querySelectorAll("rect")].entries()) {
      rect.classList.toggle("current", index === view.region);
    }
    frame.scrollTo((x + width / 2) * view.zoom - frame.clientWidth / 2, (y + height / 2) * view.zoom - frame.clientHeight / 2);
  }
}

// Slider, overlay, blink

function control(mode) {
  if (mode === "blink") {
    const button = element("button", { type: "button", id: "pause" });
    button.addEventListener("click", swap);
    return [button, element("span", { id: "side", role: "status" })];
  }
  const labels = { slider: "Where the candidate begins", overlay: "How much of the candidate" };
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
    find("side").textContent = view.isCandidate ? "Candidate" : "Baseline";
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

start();
