"""How soon a live session answers, in Chromium and to programs: latency.py THUMBINDEX RESULTS.json [SECONDS]

Ends with status 1 where a limit is not kept.
"""

import json
import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

from playwright.sync_api import sync_playwright

# Moves a second: a little off the 60 frames of the browser, so that moves come at every point of a frame in turn, five
# seconds from one end to the other, in both directions.
RATES = [59.8, 60.2]

# The page asks for no frame where it draws; what asks after each picture keeps the browser's frames coming, takes them
# up, and then waits for itself. So a callback is asked for after some pictures only.
ASKED = 5

THEMES = pathlib.Path(__file__).resolve().parents[2] / "Themes"

WATCH = """(asked) => {
  window.told = new Map(); window.drawn = []; window.framed = [];
  let stamp = 0;
  const canvas = document.querySelector("canvas");
  canvas.addEventListener("pointerrawupdate", (event) => { stamp = event.timeStamp; }, { capture: true });
  const tellIt = tell;
  tell = (message) => { if (message.type === "move") told.set(message.n, stamp); tellIt(message); };
  window.frameWasDrawn = ({ input, at }) => {
    if (!told.has(input)) return;
    const start = told.get(input);
    told.delete(input);
    drawn.push(at - start);
    if (drawn.length % asked === 0) requestAnimationFrame(() => framed.push(performance.now() - start));
  };
}"""


def share(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(part * len(values)))]


class Server:
    """A server of a copy of the themes."""

    def __init__(self, program):
        self.folder = tempfile.mkdtemp(prefix="thumbindex-live-")
        self.themes = pathlib.Path(self.folder, "Themes")
        shutil.copytree(THEMES, self.themes)
        time.sleep(1.5)  # A file that was just saved is read again.
        self.start = time.time()
        self.process = subprocess.Popen(
            [program, "serve", str(self.themes / "wechat.theme.yaml"), "--allow-outside"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip()
        self.base, self.token = self.address.split("/?token=")

    def ask(self, path, body):
        request = urllib.request.Request(
            self.base + path, json.dumps(body).encode(), {"Authorization": f"Bearer {self.token}"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def memory(self):
        """Bytes that are its own."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")

    def end(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)


def wait_for(page, condition):
    """The page's policy forbids what Playwright's own waiting needs."""
    for _ in range(4000):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(5)
    sys.exit(f"it never came: {condition}")


def drag(page, seconds):
    """Sixty moves a second up and down the bar; returns how many came."""
    box = page.locator("canvas").bounding_box()
    page.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    page.mouse.down()
    number = 0
    for rate in RATES:
        start, first = time.time(), number
        while time.time() - start < seconds / len(RATES):
            number += 1
            y = box["y"] + box["height"] * (0.5 + 0.25 * math.sin(number / 20))
            page.mouse.move(box["x"] + box["width"] - 8, y)
            time.sleep(max(0, start + (number - first) / rate - time.time()))
    page.mouse.up()
    return number


def save(page, server, count):
    """From a saved file to the painted picture, in milliseconds."""
    theme = server.themes / "wechat.theme.yaml"
    text = theme.read_text()
    times = []
    for number in range(count):
        color = f"#{number * 7 % 256:02X}{number * 13 % 256:02X}C0"
        page.evaluate("() => { window.seen = null; window.frameWasDrawn = () => { window.seen ??= performance.timeOrigin + performance.now(); }; }")
        start = time.time()
        theme.write_text(text.replace("#FFFFFF", color, 1))
        wait_for(page, "window.seen")
        times.append(page.evaluate("window.seen") - start * 1000)
        page.wait_for_timeout(30)
    theme.write_text(text)
    return times


def programs(server, count, seconds):
    """How long each of so many programs that drag at once waits for an answer, in milliseconds."""
    times = []

    def run():
        session = server.ask("/api/sessions", {"theme": "wechat"})["session"]
        path = f"/api/sessions/{session}/inputs"
        server.ask(path, {"steps": [{"touchDown": {"place": "first"}}]})
        start, number = time.time(), 0
        while time.time() - start < seconds:
            number += 1
            before = time.time()
            server.ask(path, {"steps": [{"move": {"to": {"place": (number % 50) / 50}, "over": 0.016}}]})
            times.append(1000 * (time.time() - before))
            time.sleep(max(0, start + number / 60 - time.time()))

    threads = [threading.Thread(target=run) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return times


def main():
    program, results = sys.argv[1], pathlib.Path(sys.argv[2])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 30
    rows = []

    def row(name, value, limit, unit="ms"):
        rows.append({"name": name, "value": round(value, 2), "limit": limit, "unit": unit})

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 1000}, device_scale_factor=2)
        server = Server(program)
        page.goto(server.address)
        wait_for(page, "window.latestFrame")
        ready = page.evaluate("performance.timeOrigin + latestFrame.at")
        row("first picture after the start", ready - server.start * 1000, 300)
        page.wait_for_timeout(500)
        page.evaluate(WATCH, ASKED)
        drag(page, min(5, seconds))
        page.evaluate("drawn.length = 0; framed.length = 0")
        before = server.memory()
        moves = drag(page, seconds)
        row("memory that a drag takes", (server.memory() - before) / 1e6, 10, "MB")
        drawn, framed = page.evaluate("[drawn, framed]")
        row("moves a second", moves / seconds, None, "")
        row("inputs measured", len(drawn), None, "")
        row("input to canvas, median", share(drawn, 0.5), 6)
        row("input to canvas, 95th percentile", share(drawn, 0.95), 12)
        row("input to frame, median", share(framed, 0.5), 10)
        row("input to frame, 95th percentile", share(framed, 0.95), 18)
        row("saved file to picture, median", share(save(page, server, 40), 0.5), 50)
        page.close()
        browser.close()
    row("ten programs at once, 95th percentile", share(programs(server, 10, min(seconds, 10)), 0.95), 20)
    server.end()
    for entry in rows:
        limit = "" if entry["limit"] is None else f"  (at most {entry['limit']})"
        print(f"{entry['name']:<42}{entry['value']:>9} {entry['unit']}{limit}")
    results.write_text(json.dumps({"rows": rows}, indent=2) + "\n")
    sys.exit(any(entry["limit"] is not None and entry["value"] > entry["limit"] for entry in rows))


main()
