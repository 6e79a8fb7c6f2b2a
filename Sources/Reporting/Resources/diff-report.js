const items = [...document.querySelectorAll("#pairs li")];

function start() {
  for (const input of document.querySelectorAll("[name=result]")) input.addEventListener("change", applyFilter);
  find("filter").addEventListener("input", applyFilter);
  find("filter").addEventListener("keydown", enterList);
  find("next").addEventListener("click", () => step(1));
  find("previous").addEventListener("click", () => step(-1));
  addEventListener("hashchange", showFromAddress);
  startViewer({
    j: () => step(1), k: () => step(-1), f: toggleFailures, "/": () => find("filter").focus(), Escape: clearFilter,
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
  const pair = pairs[index];
  for (const item of items) {
    const link = item.firstElementChild;
    if (Number(item.dataset.index) === index) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  find("pair-path").textContent = pair.path;
  find("pair-facts").textContent = pair.facts;
  find("causes").replaceChildren(...pair.causes.map((cause) => element("li", { dir: "auto" }, cause)));
  showPair(index);
  updateSteps();
}

start();
