// A departure's button marks the outlines of what says so; the same again marks none.
const rows = [...document.querySelectorAll("#departures tbody tr")];

function markDeparture(row) {
  const isMarked = row?.querySelector("button").getAttribute("aria-pressed") === "true";
  for (const other of rows) other.querySelector("button").setAttribute("aria-pressed", String(other === row && !isMarked));
  find("stage").classList.toggle("marking", Boolean(row) && !isMarked);
  mark(row && !isMarked ? row.dataset.regions.split(" ").filter(Boolean).map(Number) : []);
}

for (const row of rows) row.querySelector("button").addEventListener("click", () => markDeparture(row));
startViewer({ Escape: () => markDeparture(null) });
showPair(0);
