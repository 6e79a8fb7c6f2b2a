"use strict";

const form = document.getElementById("filters");
const main = document.getElementById("gallery");

// Each card with what filters ask for; texts in the page are never read as markup.
const cards = [...document.querySelectorAll(".card")].map((node) => {
  const lines = node.dataset.axes === "" ? [] : node.dataset.axes.split("\n");
  const values = new Map();
  for (let i = 0; i + 1 < lines.length; i += 2) values.set(`axis-${lines[i]}`, lines[i + 1]);
  values.set("theme", node.closest(".theme").dataset.theme);
  values.set("component", node.closest(".component").dataset.component);
  const looks = [...node.querySelectorAll(".look")].map(withFiles);
  return { node, state: node.dataset.state.toLowerCase(), values, looks };
});

// A card's pictures in one appearance, by their scales, with what is shown unless a scale is asked for.
function withFiles(node) {
  const files = new Map();
  for (const file of node.querySelectorAll("[data-scale]")) {
    if (!files.has(file.dataset.scale)) files.set(file.dataset.scale, file);
  }
  const picture = node.querySelector(".picture");
  return { node, files, picture, path: picture?.dataset.path, source: picture?.querySelector("img").getAttribute("src") };
}

function show(look, scale) {
  const image = look.picture?.querySelector("img");
  if (!image) return;
  const file = look.files.get(scale);
  const [path, source] = file ? [file.title, file.getAttribute("href")] : [look.path, look.source];
  for (const node of [look.picture, look.node.querySelector(".copy")]) node.dataset.path = path;
  if (image.getAttribute("src") !== source) image.setAttribute("src", source);
}

function filter() {
  const wanted = new FormData(form);
  const words = wanted.get("state").toLowerCase().split(/\s+/).filter(Boolean);
  const look = (wanted.get("look") || "").slice(1);
  const scale = (wanted.get("scale") || "").slice(1);
  const choices = [...wanted].filter(([name, value]) => value && !["state", "look", "scale", "size"].includes(name));
  let count = 0;
  for (const card of cards) {
    const isLike = words.every((word) => card.state.includes(word))
      && choices.every(([name, value]) => card.values.get(name) === value.slice(1));
    let looks = 0;
    for (const each of card.looks) {
      const isAsked = look === "" || each.node.dataset.look === look;
      each.node.hidden = !isAsked || (scale !== "" && !each.files.has(scale));
      if (!each.node.hidden) looks += 1;
      show(each, scale);
    }
    card.node.hidden = !isLike || looks === 0;
    if (!card.node.hidden) count += 1;
  }
  for (const part of document.querySelectorAll(".component, .theme")) {
    part.hidden = !part.querySelector(".card:not([hidden])");
  }
  document.getElementById("nothing").hidden = count > 0;
  document.getElementById("count").textContent =
    count === cards.length ? "All are shown." : `${count} of ${cards.length} are shown.`;
  const size = form.elements.size;
  main.style.setProperty("--picture", size.value === size.defaultValue ? "" : `${size.value}px`);
  remember();
}

// The fields of the form with what they have unless somebody chooses.
function fields() {
  return [...form.elements].filter((field) => field.name).map((field) => ({ field, usual: field.defaultValue ?? "" }));
}

// The address holds the filters, so that a view can be shared.
function remember() {
  const asked = new URLSearchParams();
  for (const { field, usual } of fields()) if (field.value !== usual) asked.set(field.name, field.value);
  const hash = asked.size > 0 ? `#${asked}` : "";
  if (hash !== location.hash) history.replaceState(null, "", hash || location.pathname + location.search);
}

// Takes the filters from the address; what it asks for and the page does not have is passed over.
function recall() {
  const asked = new URLSearchParams(location.hash.slice(1));
  for (const { field, usual } of fields()) {
    field.value = asked.get(field.name) ?? usual;
    if (field.selectedIndex === -1) field.value = usual;
  }
  filter();
}

// Pictures that are to be seen, in the order of the page.
function pictures() {
  return [...document.querySelectorAll(".picture")].filter((node) => !node.closest("[hidden]"));
}

function focusNext(step) {
  const all = pictures();
  const at = all.indexOf(document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : at + step;
  all[next]?.focus();
  all[next]?.scrollIntoView({ block: "nearest" });
}

let timer;
function tell(text) {
  const notice = document.getElementById("notice");
  notice.textContent = text;
  notice.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => { notice.hidden = true; }, 2500);
}

async function copy(path) {
  try {
    await navigator.clipboard.writeText(path);
  } catch {
    const field = element("textarea", { readonly: true });
    field.value = path;
    (document.querySelector("dialog[open]") || document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  tell(`Copied ${path}`);
}

const viewer = {
  dialog: document.getElementById("viewer"),
  stage: document.getElementById("stage"),
  image: document.getElementById("large"),
  // Image pixels are shown at so many pixels of the screen; 0 fits the picture into the window.
  zoom: 0,
  show(picture) {
    const image = picture.querySelector("img");
    this.current = picture;
    this.image.src = image.src;
    this.image.alt = image.alt;
    document.getElementById("viewer-title").textContent = picture.dataset.path;
    this.setZoom(this.zoom);
    if (!this.dialog.open) this.dialog.showModal();
  },
  step(by) {
    const all = pictures();
    const next = all[all.indexOf(this.current) + by];
    if (next) this.show(next);
  },
  setZoom(zoom) {
    this.zoom = zoom;
    const width = this.image.naturalWidth;
    this.stage.className = zoom === 0 ? "fit" : "pixels";
    this.image.style.width = zoom === 0 || width === 0 ? "" : `${width * zoom / devicePixelRatio}px`;
    document.getElementById("zoom").textContent = zoom === 0 ? "Fit" : `${zoom * 100} %`;
  },
  in() { this.setZoom(this.zoom === 0 ? 1 : Math.min(this.zoom * 2, 32)); },
  out() { this.setZoom(this.zoom <= 1 ? 0 : this.zoom / 2); },
};

form.addEventListener("input", filter);
form.addEventListener("reset", () => setTimeout(filter));
form.addEventListener("submit", (event) => event.preventDefault());
// A link to a part of the page holds no filters.
addEventListener("hashchange", () => { if (location.hash === "" || location.hash.includes("=")) recall(); });
main.addEventListener("click", (event) => {
  const picture = event.target.closest(".picture");
  const copied = event.target.closest(".copy");
  if (picture) viewer.show(picture);
  if (copied) copy(copied.dataset.path);
});
main.addEventListener("error", (event) => {
  const picture = event.target.closest?.(".picture");
  if (!picture) return;
  picture.classList.add("broken");
  picture.replaceChildren("This picture is missing.");
}, true);
viewer.image.addEventListener("load", () => viewer.setZoom(viewer.zoom));
viewer.dialog.addEventListener("close", () => viewer.current?.focus());
for (const [id, action] of Object.entries({
  previous: () => viewer.step(-1), next: () => viewer.step(1), close: () => viewer.dialog.close(),
  "zoom-in": () => viewer.in(), "zoom-out": () => viewer.out(), "zoom-fit": () => viewer.setZoom(0),
  copy: () => copy(viewer.current.dataset.path),
})) document.getElementById(id).addEventListener("click", action);

const whenLarge = (action) => () => (viewer.dialog.open ? action() : false);
const whenSmall = (action) => () => (viewer.dialog.open ? false : action());
onKeys({
  "/": whenSmall(() => document.getElementById("filter").focus()),
  Escape: whenSmall(() => { form.reset(); filter(); }),
  j: () => (viewer.dialog.open ? viewer.step(1) : focusNext(1)),
  k: () => (viewer.dialog.open ? viewer.step(-1) : focusNext(-1)),
  ArrowRight: whenLarge(() => viewer.step(1)),
  ArrowLeft: whenLarge(() => viewer.step(-1)),
  "+": whenLarge(() => viewer.in()),
  "=": whenLarge(() => viewer.in()),
  "-": whenLarge(() => viewer.out()),
  0: whenLarge(() => viewer.setZoom(0)),
  c: () => {
    const path = viewer.dialog.open ? viewer.current.dataset.path : document.activeElement?.dataset?.path;
    if (path) copy(path); else return false;
  },
  d: () => appearance.toggle(),
  "?": () => help.toggle(),
});
appearance.start();
help.start();
recall();
