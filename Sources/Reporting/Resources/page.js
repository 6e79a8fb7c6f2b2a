"use strict";

// An element with attributes and children; texts become text, never markup.
function element(name, attributes = {}, ...children) {
  const space = ["svg", "rect"].includes(name) ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml";
  const made = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

function pageData() {
  return JSON.parse(document.getElementById("data").textContent);
}

// Light or dark, as the system has it until the reader chooses.
const appearance = {
  key: "thumbindex-appearance",
  start() {
    const button = document.getElementById("appearance");
    let chosen = null;
    try { chosen = localStorage.getItem(this.key); } catch { /* a page from disk may have no storage */ }
    if (chosen === "light" || chosen === "dark") this.set(chosen);
    button.addEventListener("click", () => this.toggle());
  },
  get isDark() {
    const chosen = document.documentElement.dataset.appearance;
    return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  },
  set(value) {
    document.documentElement.dataset.appearance = value;
    document.documentElement.style.colorScheme = value;
  },
  toggle() {
    this.set(this.isDark ? "light" : "dark");
    try { localStorage.setItem(this.key, document.documentElement.dataset.appearance); } catch { /* as above */ }
  },
};

const help = {
  start() {
    const dialog = document.getElementById("shortcuts");
    document.getElementById("help").addEventListener("click", () => dialog.showModal());
    document.getElementById("close-help").addEventListener("click", () => dialog.close());
  },
  toggle() {
    const dialog = document.getElementById("shortcuts");
    if (dialog.open) dialog.close(); else dialog.showModal();
  },
};

// Calls the action of a key, unless the reader is typing or holds a modifier.
function onKeys(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target.matches("input[type=search], textarea");
    const isHelpOpen = document.getElementById("shortcuts").open;
    const action = actions[event.key];
    if (!action || (isTyping && event.key !== "Escape") || (isHelpOpen && event.key !== "?")) return;
    if (action(event) !== false) event.preventDefault();
  });
}
