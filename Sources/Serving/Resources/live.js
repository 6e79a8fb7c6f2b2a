"use strict";

// The page of a live session. A session is opened by a request; then a WebSocket carries what the page does, and brings
// descriptions and events as JSON and pictures as `PictureMessage` in the server has them.

const token = new URLSearchParams(location.search).get("token") || "";
const byId = (id) => document.getElementById(id);
const controls = byId("controls");
const field = (name) => controls.elements[name];

let session = null;
let socket = null;
let description = null;
let inputNumber = 0;
let frameTime = 0;
const screens = [];
const tried = new Map();

// ---- Requests

async function request(path, options = {}) {
  const response = await fetch(path, { ...options, headers: { Authorization: `Bearer ${token}`, ...options.headers } });
  if (response.ok) return response;
  const text = await response.text();
  let message = text;
  try {
    const { error } = JSON.parse(text);
    message = error.diagnostics.length ? error.diagnostics.join("\n") : error.message;
  } catch { /* It is no JSON. */ }
  throw new Error(message);
}

const address = (name) => `api/sessions/${session}/${name}`;

async function open() {
  try {
    const wanted = JSON.parse(sessionStorage.getItem("setup") || "{}");
    const scale = Math.min(3, Math.max(1, Math.round(devicePixelRatio)));
    let response;
    try {
      response = await request("api/sessions", { method: "POST", body: JSON.stringify({ scale, ...wanted }) });
    } catch (error) {
      if (!Object.keys(wanted).length) throw error;
      sessionStorage.removeItem("setup");
      response = await request("api/sessions", { method: "POST", body: JSON.stringify({ scale }) });
    }
    session = (await response.json()).session;
    connect();
  } catch (error) {
    showProblem(error.message, "No session could be opened");
    say("Not connected");
    if (!/token/.test(error.message)) setTimeout(open, 2000);
  }
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const base = `${location.host}${location.pathname}`;
  socket = new WebSocket(`${scheme}://${base}${address("live")}?token=${token}`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => { say("Connected"); tell({ type: "hidden", value: document.hidden }); };
  socket.onmessage = ({ data }) => (typeof data === "string" ? hear(JSON.parse(data)) : draw(new Uint32Array(data)));
  socket.onclose = (event) => {
    socket = null;
    if (event.code === 1001 && /watched elsewhere/.test(event.reason) && !document.hidden) say("Watched elsewhere");
    say("The server has gone; trying again …");
    setTimeout(open, 1000);
  };
}

function tell(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function say(text) { byId("status").textContent = text; }

// ---- What the server says

function hear(message) {
  switch (message.type) {
    case "session": describe(message.session); break;
    case "events": addEvents(message.events); break;
    case "complaint": showProblem(message.text, "That cannot be done"); setTimeout(() => showProblem(description && description.problem), 4000); break;
  }
}

function describe(news) {
  const isFirst = !description;
  const isOther = isFirst || description.theme !== news.theme || description.isList !== news.isList;
  description = news;
  places = {};
  if (isOther) { newEvents = []; byId("events").replaceChildren(); }
  setScreens(news.showsBoth ? ["light", "dark"] : [news.appearance]);
  showProblem(news.problem);
  // The first picture need not wait for the controls.
  if (isFirst) requestAnimationFrame(() => setTimeout(() => showControls(description)));
  else showControls(news);
  const { theme, component, appearance, showsBoth, direction, locale } = news;
  sessionStorage.setItem("setup", JSON.stringify({ theme, component, appearance, showsBoth, direction, locale }));
}

function showControls(news) {
  byId("title").textContent = `· ${news.title}`;
  document.title = `${news.title} · Thumbindex`;
  fill(field("theme"), news.themes, news.theme);
  fill(field("component"), news.components, news.component || news.components[0]);
  fill(field("state"), ["", ...news.states], field("state").value, (path) => path || "As it is");
  field("appearance").value = news.showsBoth ? "both" : news.appearance;
  field("direction").value = news.direction || "";
  field("direction").options[0].textContent = `Usual (${news.shownDirection})`;
  if (document.activeElement !== field("locale")) field("locale").value = news.locale || "";
  field("locale").placeholder = news.shownLocale;
  if (![...field("scale").options].some((option) => +option.value === news.scale)) {
    field("scale").add(new Option(`@${news.scale}x`, news.scale));
  }
  field("scale").value = news.scale;
  field("speed").value = news.speed;
  byId("pause").setAttribute("aria-pressed", news.paused);
  showModifiers(news.modifiers);
  showReader(news.reader);
  fillProperties(news.properties || []);
}

function fill(select, values, chosen, name = (value) => value) {
  const present = [...select.options].map((option) => option.value);
  if (present.join("\n") !== values.join("\n")) select.replaceChildren(...values.map((value) => new Option(name(value), value)));
  select.value = chosen;
}

function fillProperties(paths) {
  const list = byId("properties");
  if (list.childElementCount !== paths.length) list.replaceChildren(...paths.map((path) => new Option(path)));
}

function showModifiers(modifiers) {
  const place = byId("modifiers");
  // What has the focus keeps it.
  const present = [...place.querySelectorAll("select")];
  if (present.map(({ name }) => name).join("\n") === modifiers.map(({ name }) => `modifier ${name}`).join("\n")) {
    modifiers.forEach(({ contexts, value }, number) => fill(present[number], contexts, value));
    return;
  }
  place.replaceChildren(...modifiers.map(({ name, contexts, value }) => {
    const label = document.createElement("label");
    const select = document.createElement("select");
    select.name = `modifier ${name}`;
    label.append(`${name} `, select);
    fill(select, contexts, value);
    select.onchange = () => change({ contexts: { [name]: select.value } });
    return label;
  }));
}

const readerControls = () => byId("reader").querySelectorAll("select, input");

function showReader(settings) {
  for (const control of readerControls()) {
    const value = settings[control.name];
    if (control.type === "checkbox") control.checked = value === true || value === "increased";
    else control.value = value;
  }
}

for (const control of readerControls()) {
  control.onchange = () => {
    let { value } = control;
    if (control.name === "contrast") value = control.checked ? "increased" : "standard";
    else if (control.type === "checkbox") value = control.checked;
    else if (control.name === "font-scale") value = +value;
    change({ values: { [control.name]: value } });
  };
}

function showProblem(text, heading = "The files cannot be shown; this is the last good picture") {
  byId("problem").hidden = !text;
  byId("problem").querySelector("h2").textContent = heading;
  byId("problem").querySelector("pre").textContent = text || "";
}

let newEvents = [];

function addEvents(events) {
  newEvents.push(...events);
  noteSoon();
}

let notedAt = 0;
let noting = 0;
let notedTime = 0;

/**
 * Tells the time and lists what happened a few times a second, together with a picture where one comes: a change of the
 * page takes up a frame, and laying the list out takes time, which the next picture would wait for.
 */
function noteSoon() {
  clearTimeout(noting);
  noting = setTimeout(note, Math.max(notedAt + 200 - performance.now(), 0) + 50);
}

function note() {
  clearTimeout(noting);
  notedAt = performance.now();
  if (notedTime !== frameTime) say(`${frameTime.toFixed(2)} s`);
  notedTime = frameTime;
  if (newEvents.length) listEvents();
}

function listEvents() {
  const list = byId("events");
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.append(...newEvents.map(eventItem));
  newEvents = [];
  while (list.childElementCount > 300) list.firstElementChild.remove();
  if (isAtEnd) list.scrollTop = list.scrollHeight;
}

function eventItem({ time, name, ...rest }) {
  const item = document.createElement("li");
  const stamp = document.createElement("time");
  stamp.textContent = time.toFixed(3);
  const details = Object.entries(rest).filter(([, value]) => value !== null)
    .map(([key, value]) => `${key} ${typeof value === "number" ? Math.round(value * 100) / 100 : value}`).join(", ");
  const text = document.createElement("span");
  text.textContent = details ? `${name}: ${details}` : name;
  item.append(stamp, text);
  return item;
}

// ---- Pictures

// A picture goes to the screen as soon as it is drawn, and what a pointer does is told as soon as it is done: neither
// waits for a frame of the page.
const contextOptions = { alpha: false, desynchronized: true, willReadFrequently: true };

function setScreens(appearances) {
  const place = byId("screens");
  while (screens.length > appearances.length) screens.pop().figure.remove();
  while (screens.length < appearances.length) {
    const figure = document.createElement("figure");
    const canvas = document.createElement("canvas");
    canvas.tabIndex = 0;
    canvas.setAttribute("role", "application");
    figure.append(canvas);
    place.append(figure);
    screens.push({ figure, canvas, context: canvas.getContext("2d", contextOptions), image: null });
    listen(canvas);
  }
  screens.forEach((screen, number) => {
    screen.canvas.setAttribute("aria-label", `${description.title}, ${appearances[number]}, ${description.isList ? "a list with its index bar" : "a paged grid"}`);
    screen.canvas.setAttribute("aria-keyshortcuts", "ArrowUp ArrowDown ArrowLeft ArrowRight PageUp PageDown Home End Space Enter");
  });
  fit();
}

/** Draws runs of pixels, which begin at a number of 16 bits, into an area that is so wide of a picture with wider rows. */
function drawRuns(pixels, colors, words, start, count, first, width, rowLength) {
  const runs = new Uint16Array(words.buffer, 2 * start, count);
  let row = first;
  let at = first;
  for (let place = 0; place < count; place += 1) {
    const color = colors[runs[place] & 0xfff];
    let left = runs[place] >>> 12 || runs[(place += 1)];
    while (left > 0) {
      const end = Math.min(at + left, row + width);
      left -= end - at;
      if (end - at > 16) pixels.fill(color, at, end);
      else for (let pixel = at; pixel < end; pixel += 1) pixels[pixel] = color;
      at = end;
      if (at === row + width) at = row += rowLength;
    }
  }
}

/** Draws what has changed: colours, and runs of pixels that have them. */
function draw(words) {
  const [, number, width, height, frame, input, low, high, areas] = words;
  tell({ type: "ack", frame });
  const screen = screens[number];
  if (!screen) return;
  if (!screen.image || screen.image.width !== width || screen.image.height !== height) {
    screen.canvas.width = width;
    screen.canvas.height = height;
    screen.image = new ImageData(width, height);
    screen.pixels = new Uint32Array(screen.image.data.buffer);
    fit();
  }
  let place = 9;
  for (let area = 0; area < areas; area += 1) {
    const [x, y, w, h, colors, runs] = words.subarray(place, place + 6);
    place += 6;
    if (colors) {
      drawRuns(screen.pixels, words.subarray(place, place + colors), words, 2 * (place + colors), runs, y * width + x, w, width);
      place += colors + ((runs + 1) >> 1);
    } else {
      for (let row = 0; row < h; row += 1) {
        screen.pixels.set(words.subarray(place, place + w), (y + row) * width + x);
        place += w;
      }
    }
    screen.context.putImageData(screen.image, 0, 0, x, y, w, h);
  }
  frameTime = (high * 4294967296 + low) / 1e6;
  window.latestFrame = { frame, input, time: frameTime, at: performance.now() };
  if (window.frameWasDrawn) window.frameWasDrawn(window.latestFrame);
  if (performance.now() - notedAt < 200) noteSoon(); else note();
  followSoon();
  annotateSoon();
}

/** As large as in life, or as the window allows. */
function fit() {
  if (!description) return;
  const [width, height] = description.size;
  const room = byId("screens").getBoundingClientRect();
  const isNarrow = innerWidth <= 760;
  const free = { width: room.width - 8 - 24 * (screens.length - 1), height: isNarrow ? innerHeight * 0.85 : room.height - 8 };
  const factor = field("fit").checked ? Math.min(1, free.width / screens.length / width, free.height / height) : 1;
  for (const { canvas } of screens) {
    canvas.style.width = `${width * Math.max(factor, 0.2)}px`;
    canvas.style.height = `${height * Math.max(factor, 0.2)}px`;
  }
}

// ---- Fingers, wheel, keys

function point(event, canvas) {
  const box = canvas.getBoundingClientRect();
  const [width, height] = description.size;
  return { x: (event.clientX - box.left) * width / box.width, y: (event.clientY - box.top) * height / box.height };
}

let held = null;       // The pointer that is the finger.
let waiting = null;    // The newest move that was not told yet.
let movedAt = 0;       // When the last move came.

function listen(canvas) {
  canvas.addEventListener("pointerdown", (event) => {
    if (held !== null || event.button > 0) return;
    held = event.pointerId;
    canvas.setPointerCapture(held);
    canvas.focus();
    event.preventDefault();
    tell({ type: "down", ...point(event, canvas), n: ++inputNumber });
  });
  const moved = (event) => {
    if (event.pointerId === held) moveTo(point(event, canvas)); else if (held === null) inspect(event, canvas);
  };
  // What a pointer does is known at once, not only at the next frame, where the browser tells.
  canvas.addEventListener("onpointerrawupdate" in canvas ? "pointerrawupdate" : "pointermove", moved);
  for (const name of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(name, (event) => {
      if (event.pointerId !== held) return;
      held = null;
      tellMove();
      tell({ type: "up", n: ++inputNumber });
    });
  }
  canvas.addEventListener("pointerleave", () => { if (held === null) showNode(null); });
  canvas.addEventListener("click", () => copyNode());
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? description.size[1] : 1;
    wheel.x += event.deltaX * unit;
    wheel.y += event.deltaY * unit;
    if (!wheel.isWaiting) { wheel.isWaiting = true; requestAnimationFrame(tellWheel); }
  }, { passive: false });
  canvas.addEventListener("keydown", press);
}

/** A move is told at once. Where they come faster than frames do, the newest is told with each frame. */
function moveTo(place) {
  const isSoon = performance.now() - movedAt < 12;
  const isGathering = waiting !== null;
  movedAt = performance.now();
  waiting = place;
  if (!isSoon) tellMove(); else if (!isGathering) requestAnimationFrame(tellMove);
}

function tellMove() {
  if (waiting) tell({ type: "move", ...waiting, n: ++inputNumber });
  waiting = null;
}

const wheel = { x: 0, y: 0, isWaiting: false };
function tellWheel() {
  tell({ type: "wheel", x: wheel.x, y: wheel.y, n: ++inputNumber });
  [wheel.x, wheel.y, wheel.isWaiting] = [0, 0, false];
}

let title = -1;
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [width, height] = description.size;
  const scroll = (distance) => tell({ type: "scroll", by: distance, n: ++inputNumber });
  const steps = (...list) => tell({ type: "steps", steps: list, n: ++inputNumber });
  const turn = (by) => {
    if (!description.isList) return scroll(by * width);
    title = Math.min(description.titles.length - 1, Math.max(0, title + by));
    if (description.titles.length) steps({ tap: { number: title, hold: 0.1 } });
  };
  const isForward = description.shownDirection === "rtl" ? -1 : 1;
  const actions = {
    ArrowDown: () => (description.isList ? scroll(64) : turn(1)), ArrowUp: () => (description.isList ? scroll(-64) : turn(-1)),
    PageDown: () => scroll(description.isList ? height * 0.8 : width), PageUp: () => scroll(description.isList ? -height * 0.8 : -width),
    Home: () => scroll(-1e6), End: () => scroll(1e6),
    ArrowRight: () => turn(isForward), ArrowLeft: () => turn(-isForward),
    " ": () => byId("pause").click(), ".": () => byId("frame").click(), "0": () => byId("reset").click(),
    Enter: () => inspectByKeys(event.currentTarget),
    "[": () => nextState(-1), "]": () => nextState(1),
  };
  const letter = event.key.toUpperCase();
  const number = description.titles.indexOf(letter);
  if (actions[event.key]) actions[event.key]();
  else if (/^[A-Z#]$/.test(letter) && number >= 0) { title = number; steps({ tap: { number, hold: 0.1 } }); }
  else return;
  event.preventDefault();
}

function nextState(by) {
  const select = field("state");
  select.selectedIndex = (select.selectedIndex + by + select.length) % select.length;
  select.dispatchEvent(new Event("change"));
}

// ---- Inspector

let nodes = {};        // What the nodes of a screen were asked for, and which screen's.
let shownNode = null;
let inspected = null;  // The canvas whose nodes are shown.
let followed = 0;

async function nodesOf(canvas) {
  const look = screens.findIndex((screen) => screen.canvas === canvas);
  if (nodes.look !== look) nodes = { look, answer: request(address(`state.json?look=${look}`)).then((answer) => answer.json()) };
  try { return (await nodes.answer).nodes; } catch { nodes = {}; return []; }
}

async function inspect(event, canvas) {
  if (!field("inspect").checked) return;
  const place = point(event, canvas);
  const holds = ([x, y, w, h]) => place.x >= x && place.x < x + w && place.y >= y && place.y < y + h;
  const under = (await nodesOf(canvas)).filter((node) => holds(node.frame));
  under.sort((a, b) => a.frame[2] * a.frame[3] - b.frame[2] * b.frame[3]);
  showNode(under[0] || null, canvas);
}

/** Nodes as they are read, from the top, each before its parts, whose ids begin with its own. */
function inReadingOrder(list) {
  const parts = new Map(list.map((node) => [node.id, []]));
  const top = [];
  const parent = (id) => {
    const end = id.lastIndexOf("/");
    return end < 0 || parts.has(id.slice(0, end)) ? id.slice(0, Math.max(end, 0)) : parent(id.slice(0, end));
  };
  for (const node of list) (parts.get(parent(node.id)) || top).push(node);
  const side = description.shownDirection === "rtl" ? -1 : 1;
  const unfold = (siblings, above) => siblings
    .sort(({ frame: a }, { frame: b }) => a[1] - b[1] || side * (a[0] - b[0]))
    .flatMap((node) => [{ node, above }, ...unfold(parts.get(node.id), node)]);
  return unfold(top, null);
}

/** Begins to walk the nodes of a screen by keys. */
function inspectByKeys(canvas) {
  field("inspect").checked = true;
  showNode(null, canvas);
  byId("inspector").focus();
  walk("Home");
}

async function walk(key) {
  if (!inspected || !inspected.isConnected) inspected = screens[0].canvas;
  const list = inReadingOrder(await nodesOf(inspected));
  const at = list.findIndex(({ node }) => shownNode && node.id === shownNode.id);
  const to = {
    ArrowDown: () => at + 1, ArrowUp: () => at - 1, Home: () => 0, End: () => list.length - 1,
    ArrowRight: () => (list[at + 1] && list[at + 1].above === list[at]?.node ? at + 1 : at),
    ArrowLeft: () => list.findIndex(({ node }) => node === list[at]?.above),
  }[key]();
  const isNone = to < 0 && key === "ArrowLeft";
  const next = list[isNone ? at : Math.min(Math.max(to, 0), list.length - 1)] || list[0];
  showNode(next ? next.node : null, inspected);
  document.querySelector(".node")?.scrollIntoView({ block: "nearest" });
}

byId("inspector").onkeydown = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(Arrow|Home|End)/.test(event.key)) walk(event.key);
  else if (event.key === "Enter") copyNode();
  else if (event.key === "Escape") {
    field("inspect").checked = false;
    showNode(null);
    (inspected && inspected.isConnected ? inspected : screens[0].canvas).focus();
  } else return;
  event.preventDefault();
};

/** What the keys have reached is shown as it has become, when nothing has moved for a moment. */
function followSoon() {
  nodes = {};
  clearTimeout(followed);
  if (!shownNode || document.activeElement !== byId("inspector")) return;
  followed = setTimeout(async () => {
    const list = await nodesOf(inspected);
    if (shownNode) showNode(list.find(({ id }) => id === shownNode.id) || null, inspected);
  }, 150);
}

function showNode(node, canvas = inspected) {
  [shownNode, inspected] = [node, canvas];
  document.querySelectorAll(".node").forEach((mark) => mark.remove());
  byId("inspector").hidden = !field("inspect").checked;
  if (!node) { tellNode(["Point at something, or press an arrow key here."]); return; }
  const { id, role, frame, hit, font, ...rest } = node;
  const round = (values) => values.map((value) => Math.round(value * 100) / 100).join(", ");
  const parts = [`${id} (${role})`, `frame ${round(frame)}`];
  if (hit) parts.push(`hit ${round(hit)}`);
  if (font) parts.push(`${font.families.join(", ")} ${font.size} weight ${font.weight}`);
  for (const [key, value] of Object.entries(rest)) parts.push(`${key} ${typeof value === "object" ? JSON.stringify(value) : value}`);
  tellPlaces(node, parts);
  const box = canvas.getBoundingClientRect();
  const factor = box.width / description.size[0];
  for (const [kind, [x, y, w, h]] of [["", frame], ["hit", hit || null]].filter(([, area]) => area)) {
    const mark = document.createElement("div");
    mark.className = `node ${kind}`;
    Object.assign(mark.style, { left: `${x * factor}px`, top: `${y * factor}px`, width: `${w * factor}px`, height: `${h * factor}px` });
    canvas.parentElement.append(mark);
  }
}

/** What has not changed is not read out again. */
function tellNode(lines) {
  const text = lines.join("\n");
  if (byId("inspected").textContent !== text) byId("inspected").textContent = text;
}

/** Tells a node and the lines of the theme that say what it looks like. */
async function tellPlaces(node, parts) {
  if (!places[node.role]) tellNode(parts);
  try {
    places[node.role] ??= await (await request(address(`places.json?role=${node.role}`))).json();
    if (shownNode !== node) return;
    const lines = places[node.role].map(({ file, line, written }) => `${file.split("/").pop()}:${line}: ${written}`);
    tellNode([...parts, ...new Set(lines)]);
  } catch { /* The nodes alone are told. */ }
}
let places = {};

/** The paths of the theme's keys that say what a node looks like; where it says nothing, the node's own. */
function copyNode() {
  if (!field("inspect").checked || !shownNode) return;
  const paths = (places[shownNode.role] || []).map(({ path }) => path);
  copy(paths.join("\n") || shownNode.id);
}

async function copy(text) {
  try { await navigator.clipboard.writeText(text); say("Copied"); } catch { say("The browser lets nothing be copied"); }
}

// ---- Annotations

const layers = () => [...document.querySelectorAll("[name=layer]:checked")].map((box) => box.value);
let annotating = 0;

/** The pictures with what is told of their nodes, when nothing has moved for a moment. */
function annotateSoon() {
  clearTimeout(annotating);
  if (layers().length) annotating = setTimeout(annotate, 150);
}

async function annotate() {
  const wanted = layers().join(",");
  for (const [number, { figure }] of screens.entries()) {
    let image = figure.querySelector(".annotated");
    if (!wanted) { image?.remove(); continue; }
    try {
      const drawing = await (await request(address(`picture.svg?look=${number}&annotate=${wanted}`))).blob();
      if (layers().join(",") !== wanted) return;
      if (!image) {
        image = Object.assign(document.createElement("img"), { className: "annotated" });
        figure.append(image);
      }
      const old = image.src;
      image.src = URL.createObjectURL(drawing);
      image.alt = `The screen with ${layers().join(", ")} annotated`;
      if (old) URL.revokeObjectURL(old);
    } catch (error) { showProblem(error.message, "It could not be annotated"); }
  }
}

// ---- Controls

function change(setup) { tell({ type: "setup", setup }); }

field("theme").onchange = (event) => { tried.clear(); showTried(); change({ theme: event.target.value, component: null }); };
field("component").onchange = (event) => change({ component: event.target.value });
field("state").onchange = (event) => (event.target.value ? tell({ type: "state", path: event.target.value }) : tell({ type: "reset" }));
field("appearance").onchange = ({ target: { value } }) => change(value === "both" ? { showsBoth: true } : { showsBoth: false, appearance: value });
field("direction").onchange = (event) => change({ direction: event.target.value || null });
field("locale").onchange = (event) => change({ locale: event.target.value.trim() || null });
field("scale").onchange = (event) => change({ scale: +event.target.value });
field("speed").onchange = (event) => tell({ type: "speed", value: +event.target.value });
field("fit").onchange = fit;
field("inspect").onchange = () => showNode(null);
for (const box of document.querySelectorAll("[name=layer]")) box.onchange = annotate;
byId("save-baseline").onclick = async () => {
  const name = field("baseline").value.trim() || field("state").value;
  if (!name) { showProblem("Give the baseline a name, or go to a state.", "No baseline was saved"); return; }
  try {
    const answer = await request(address("baseline"), { method: "POST", body: JSON.stringify({ name }) });
    say(`Saved ${(await answer.json()).files[0]}`);
    showProblem(null);
  } catch (error) { showProblem(error.message, "No baseline was saved"); }
};
byId("pause").onclick = ({ currentTarget: button }) => {
  const value = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", value);
  tell({ type: "pause", value });
};
byId("frame").onclick = () => tell({ type: "frame" });
byId("reset").onclick = () => { title = -1; field("state").value = ""; byId("events").replaceChildren(); tell({ type: "reset" }); };
byId("record").onclick = () => { byId("events").replaceChildren(); shots = 0; tell({ type: "record" }); };
let shots = 0;
byId("shot").onclick = () => { shots += 1; tell({ type: "shot", name: `shot-${shots}` }); say(`shot-${shots} is in the timeline`); };
controls.onsubmit = (event) => event.preventDefault();

for (const button of document.querySelectorAll("[data-save]")) {
  button.onclick = async () => {
    try {
      const name = button.dataset.save;
      const response = await request(address(name));
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await response.blob());
      const stem = description.theme.replace(/[^\p{L}\p{N}_-]+/gu, "-");
      link.download = name === "timeline.yaml" ? `${stem}.timeline.yaml` : `${stem}${name.slice(name.indexOf("."))}`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    } catch (error) { showProblem(error.message, "It could not be saved"); }
  };
}

// ---- Trying values

function parsed(text) { try { return JSON.parse(text); } catch { return text; } }

function tryValue(value) {
  const path = field("property").value.trim();
  if (!path) return;
  if (value === null) tried.delete(path); else tried.set(path, value);
  change({ values: { [path]: value } });
  showTried();
}

// What a property takes, as the grammar's schema has it: a picker, a slider or a menu beside the text.

let schema = null;

function* unfolded(node, seen = new Set()) {
  if (!node || seen.has(node)) return;
  seen.add(node);
  yield node;
  if (node.$ref) yield* unfolded(schema.$defs[node.$ref.slice("#/$defs/".length)], seen);
  for (const key of ["anyOf", "oneOf", "allOf"]) for (const part of node[key] || []) yield* unfolded(part, seen);
}

async function showEditor() {
  const place = byId("editor");
  place.replaceChildren();
  const path = field("property").value.trim();
  if (!path) return;
  schema ??= await (await fetch("theme.schema.json")).json();
  let nodes = [schema];
  for (const key of path.split(".")) {
    nodes = nodes.flatMap((node) => [...unfolded(node)]).map((node) => node.properties && node.properties[key]).filter(Boolean);
  }
  nodes = nodes.flatMap((node) => [...unfolded(node)]);
  const words = nodes.flatMap((node) => node.enum || ("const" in node ? [node.const] : node.type === "boolean" ? [false, true] : []))
    .filter((word) => typeof word !== "object");
  const number = nodes.find((node) => /number|integer/.test(node.type));
  const isColor = nodes.some((node) => /#\/\$defs\/color(\.value)?$/.test(node.$ref));
  const add = (name, editor, value = parsed) => {
    const label = document.createElement("label");
    label.append(`${name} `, editor);
    place.append(label);
    editor.oninput = () => { field("value").value = editor.value; tryValue(value(editor.value)); };
  };
  if (isColor) {
    add("Colour", Object.assign(document.createElement("input"), { type: "color" }), (text) => text.toUpperCase());
  } else if (words.length) {
    const menu = document.createElement("select");
    fill(menu, ["", ...new Set(words.map(String))], "");
    add("Choice", menu, (text) => text === "" ? null : parsed(text));
  }
  if (number && !isColor) {
    const min = Math.max(number.minimum ?? -100, -100);
    const max = Math.min(number.maximum ?? 100, min + 200);
    add("Number", Object.assign(document.createElement("input"), { type: "range", min, max, step: number.type === "integer" ? 1 : 0.5 }));
  }
}

function showTried() {
  byId("tried").replaceChildren(...[...tried].map(([path, value]) => {
    const item = document.createElement("li");
    item.textContent = `${path}: ${JSON.stringify(value)}`;
    return item;
  }));
}

/** Paths with dots as mappings within each other. */
function yaml() {
  const root = {};
  for (const [path, value] of tried) {
    const keys = path.split(".");
    const last = keys.pop();
    keys.reduce((place, key) => (place[key] ??= {}), root)[last] = { value };
  }
  const lines = (place, indent) => Object.entries(place).flatMap(([key, inner]) =>
    ("value" in inner && !(inner.value instanceof Map) ? [`${indent}${key}: ${JSON.stringify(inner.value)}`] : [`${indent}${key}:`, ...lines(inner, `${indent}  `)]));
  return `${lines(root, "").join("\n")}\n`;
}

field("property").onchange = () => { showEditor().catch(() => {}); };
byId("try").onclick = () => tryValue(parsed(field("value").value));
field("value").onkeydown = ({ key }) => { if (key === "Enter") byId("try").click(); };
byId("untry").onclick = () => tryValue(null);
byId("copy").onclick = () => copy(yaml());

byId("write").onclick = async () => {
  if (!tried.size) return;
  try {
    await request(address("theme"), { method: "POST", body: JSON.stringify(Object.fromEntries(tried)) });
    tried.clear();
    showTried();
    say("Written");
  } catch (error) { showProblem(error.message, "Nothing was written"); }
};

document.addEventListener("visibilitychange", () => tell({ type: "hidden", value: document.hidden }));
addEventListener("resize", fit);
addEventListener("pagehide", () => {
  if (session) fetch(`api/sessions/${session}`, { method: "DELETE", keepalive: true, headers: { Authorization: `Bearer ${token}` } });
});
open();
