"""Uses a live session's page as a person would, in Chromium: browse_live.py ADDRESS THEME [SCREENSHOTS].

ADDRESS is what serve printed, THEME the file that is edited. Prints one line of JSON: what was seen.
"""

import json
import pathlib
import sys

from playwright.sync_api import sync_playwright


def wait_for(page, condition, what=None):
    """What never comes, the test misses."""
    for _ in range(200):
        if page.evaluate(condition, what):
            return True
        page.wait_for_timeout(25)
    return False


def events(page):
    """What the page has listed; it does so a few times a second."""
    page.wait_for_timeout(300)
    return page.locator("#events li span").all_inner_texts()


def pixels(page):
    """What the first canvas shows, as one number."""
    return page.evaluate(
        """() => {
          const canvas = document.querySelector("canvas");
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          let hash = 0;
          for (const byte of data) hash = (hash * 31 + byte) | 0;
          return hash;
        }"""
    )


def settle(page):
    """Until nothing has been drawn for a while."""
    last = None
    for _ in range(100):
        page.wait_for_timeout(120)
        frame = page.evaluate("window.latestFrame && window.latestFrame.frame")
        if frame == last:
            return
        last = frame


def at(page, x, y):
    box = page.locator("canvas").first.bounding_box()
    width, height = page.evaluate("description.size")
    return box["x"] + x * box["width"] / width, box["y"] + y * box["height"] / height


def picture_equals(page):
    """Whether the canvas shows what a program gets."""
    return page.evaluate(
        """async () => {
          const answer = await fetch(address("picture.png"), { headers: { Authorization: `Bearer ${token}` } });
          const image = await createImageBitmap(await answer.blob());
          const canvas = document.querySelector("canvas");
          const other = new OffscreenCanvas(image.width, image.height).getContext("2d");
          other.drawImage(image, 0, 0);
          if (image.width !== canvas.width || image.height !== canvas.height) return "another size";
          const [a, b] = [canvas.getContext("2d"), other].map((c) => c.getImageData(0, 0, image.width, image.height).data);
          return a.every((byte, place) => byte === b[place]);
        }"""
    )


def gathers(page, seen):
    """A finger's moves: told at once, without a frame; where they come faster, the newest with each frame."""
    seen["atOnce"], seen["fast"] = page.evaluate(
        """async () => {
          const canvas = document.querySelector("canvas");
          const { tell: told, requestAnimationFrame: ask } = window;
          const { left, top } = canvas.getBoundingClientRect();
          const later = (time) => new Promise((done) => setTimeout(done, time));
          const moves = [];
          let frames = 0;
          const move = (y) => canvas.dispatchEvent(
            new PointerEvent("pointerrawupdate", { pointerId: 77, clientX: left + 9, clientY: top + y }));
          tell = (message) => { if (message.type === "move") moves.push(message.y); };
          window.requestAnimationFrame = (callback) => { frames += 1; return ask.call(window, callback); };
          held = 77;
          await later(30);
          for (let y = 1; y < 5; y += 1) { move(y); await later(20); }
          const atOnce = [moves.length, frames];
          moves.length = frames = 0;
          for (let y = 1; y < 40; y += 1) move(y);
          await later(100);
          const newest = Math.round(moves.at(-1) * canvas.getBoundingClientRect().height / description.size[1]);
          held = null;
          [tell, window.requestAnimationFrame] = [told, ask];
          return [atOnce, [moves.length, frames, newest]];
        }"""
    )


def use(page, seen, theme):
    wait_for(page, "window.latestFrame && description")
    settle(page)
    seen["title"] = page.title()
    seen["equal"] = picture_equals(page)

    # A drag over the bar.
    titles = page.evaluate("description.titles.length")
    node = page.evaluate(
        """async () => {
          const answer = await fetch(address("state.json"), { headers: { Authorization: `Bearer ${token}` } });
          return (await answer.json()).nodes.filter((node) => node.role === "index-title").map((node) => node.frame)
            .sort((a, b) => a[1] - b[1]);
        }"""
    )
    middle = lambda frame: at(page, frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
    page.mouse.move(*middle(node[0]))
    page.mouse.down()
    for frame in node[:8]:
        page.mouse.move(*middle(frame))
        page.wait_for_timeout(20)
    settle(page)
    seen["dragged"] = events(page)
    seen["equalWhileDragged"] = picture_equals(page)
    page.mouse.up()
    settle(page)
    seen["titles"] = titles
    gathers(page, seen)

    # A wheel over the list.
    before, count = pixels(page), len(events(page))
    page.mouse.move(*at(page, 40, 100))
    for _ in range(5):
        page.mouse.wheel(0, 30)
        page.wait_for_timeout(16)
    settle(page)
    seen["wheelMoves"] = pixels(page) != before
    seen["wheelEnds"] = any(event.startswith("scrollEnded") for event in events(page)[count:])

    # Keys alone.
    page.locator("canvas").first.focus()
    before = pixels(page)
    page.keyboard.press("Home")
    settle(page)
    page.keyboard.press("d")
    settle(page)
    seen["letter"] = [event for event in events(page) if event.startswith("select")][-1]
    page.keyboard.press("0")
    settle(page)
    seen["afterReset"] = events(page)

    # An edit, an error, and its mending.
    text = theme.read_text()
    before = pixels(page)
    theme.write_text(text.replace("#07C160", "#FF0000"))
    seen["editShows"] = wait_for(page, "() => true") and any(
        page.wait_for_timeout(50) or pixels(page) != before for _ in range(60)
    )
    theme.write_text(text.replace("indexBar:", "indexBarr:"))
    page.locator("#problem").wait_for(state="visible")
    # A file may be read when it is written half, and is read again then.
    wait_for(page, "/indexBarr/.test(document.querySelector('#problem pre').textContent)")
    seen["problem"] = page.locator("#problem pre").inner_text()
    seen["pictureStays"] = pixels(page) != 0
    theme.write_text(text)
    page.locator("#problem").wait_for(state="hidden")
    settle(page)
    seen["mended"] = pixels(page) == before

    # States, appearances, time.
    page.locator("select[name=state]").select_option("index-bar/touch-down-middle")
    settle(page)
    seen["state"] = [event for event in events(page) if event.startswith("bubbleShown")]
    page.locator("select[name=appearance]").select_option("both")
    wait_for(page, "screens.length === 2")
    settle(page)
    seen["both"] = page.locator("canvas").count()
    page.locator("select[name=appearance]").select_option("light")
    wait_for(page, "screens.length === 1")
    page.locator("#pause").click()
    seen["paused"] = page.locator("#pause").get_attribute("aria-pressed")
    page.locator("#pause").click()

    # What is told of the nodes, beside the screen.
    page.locator("input[name=layer][value=hit]").check()
    seen["annotated"] = wait_for(
        page, "document.querySelector('.annotated') && document.querySelector('.annotated').naturalWidth > 0")
    page.locator("input[name=layer][value=hit]").uncheck()
    seen["plainAgain"] = wait_for(page, "!document.querySelector('.annotated')")

    # A baseline of the state.
    page.locator("#save-baseline").click()
    wait_for(page, "/^Saved/.test(document.getElementById('status').textContent)")
    seen["baseline"] = page.locator("#status").inner_text()

    # What a reader has set.
    page.locator("#reset").click()
    settle(page)
    before = pixels(page)
    page.locator("select[name=text-size]").select_option("AX3")
    settle(page)
    seen["larger"] = pixels(page) != before
    page.locator("select[name=text-size]").select_option("L")
    page.wait_for_timeout(300)
    page.locator("#reset").click()
    settle(page)
    seen["usualAgain"] = pixels(page) == before

    # Values that are tried.
    before = pixels(page)
    page.locator("input[name=property]").fill("indexBar.titleColor")
    page.locator("input[name=value]").fill("#0000FF")
    page.locator("#try").click()
    page.wait_for_timeout(300)
    seen["tried"] = pixels(page) != before
    seen["triedText"] = page.locator("#tried").inner_text()
    seen["yaml"] = page.evaluate("yaml()")
    page.locator("#editor input[type=color]").fill("#00ff00")
    page.wait_for_timeout(300)
    seen["picked"] = page.locator("#tried").inner_text()
    page.locator("#untry").click()
    page.wait_for_timeout(300)
    seen["takenBack"] = pixels(page) == before

    # A value that is written into the file.
    page.locator("input[name=property]").fill("indexBar.titleColor")
    page.locator("input[name=value]").fill("#123456")
    page.locator("#try").click()
    page.locator("#write").click()
    wait_for(page, "document.getElementById('tried').childElementCount === 0")
    seen["written"] = theme.read_text() == text.replace('"#07C160"', '"#123456"')
    theme.write_text(text)
    page.wait_for_timeout(300)

    # The inspector.
    page.locator("#reset").click()
    settle(page)
    page.locator("input[name=inspect]").check()
    page.mouse.move(*middle(node[3]))
    page.mouse.move(*at(page, node[3][0] + 1, node[3][1] + node[3][3] / 2))
    wait_for(page, "document.querySelector('.node')")
    page.mouse.move(*middle(node[3]))
    wait_for(page, "document.getElementById('inspected').textContent.includes('theme.yaml')")
    seen["inspected"] = page.locator("#inspected").inner_text()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.mouse.down()
    page.mouse.up()
    wait_for(page, "document.getElementById('status').textContent === 'Copied'")
    seen["copied"] = page.evaluate("navigator.clipboard.readText()")
    page.locator("input[name=inspect]").uncheck()

    # A timeline is saved.
    with page.expect_download() as download:
        page.locator("[data-save='timeline.yaml']").click()
    seen["saved"] = download.value.suggested_filename
    seen["timeline"] = pathlib.Path(download.value.path()).read_text()


def touch(browser, address, seen):
    """One finger on a telephone."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(address)
    wait_for(page, "window.latestFrame && description")
    settle(page)
    before = pixels(page)
    client = context.new_cdp_session(page)
    x, y = at(page, 40, 150)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(10):
        point = {"x": x, "y": y - 8 * (step + 1)}
        client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        page.wait_for_timeout(16)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settle(page)
    seen["touched"] = pixels(page) != before and "scrollBegan" in events(page)
    seen["narrowOverflows"] = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    context.close()


def nameless(page):
    """What Chromium tells a screen reader without a name, though it can be used."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    roles = {"button", "combobox", "textbox", "checkbox", "link", "Canvas", "application", "log"}
    return [
        node["role"]["value"]
        for node in tree["nodes"]
        if not node.get("ignored") and node.get("role", {}).get("value") in roles and not node.get("name", {}).get("value")
    ]


def shown(browser, address):
    """The page in windows of a phone and of a desk, light and dark, each with what its pictures are called after."""
    for width, height in [(390, 844), (1440, 900)]:
        for scheme in ["light", "dark"]:
            context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
            page = context.new_page()
            page.goto(address)
            wait_for(page, "window.latestFrame && description")
            yield page, width, scheme
            context.close()


def take_pictures(browser, address, folder):
    for page, width, scheme in shown(browser, address):
        page.locator("select[name=state]").select_option(index=6)
        if scheme == "dark":
            page.locator("select[name=appearance]").select_option("both" if width > 1000 else "dark")
        settle(page)
        page.screenshot(path=folder / f"live-{width}-{scheme}.png", full_page=width < 1000)


def main():
    address, theme = sys.argv[1], pathlib.Path(sys.argv[2])
    seen = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        console, requests = [], set()
        # What reads the canvas here is this script.
        page.on("console", lambda message: "readback" in message.text or console.append(message.text))
        page.on("pageerror", lambda error: console.append(str(error)))
        page.on("request", lambda request: requests.add(request.url.split("/")[2]))
        page.goto(address)
        use(page, seen, theme)
        seen["console"] = console
        seen["hosts"] = len(requests)
        seen["nameless"] = nameless(page)
        page.close()
        touch(browser, address, seen)
        if len(sys.argv) > 3:
            take_pictures(browser, address, pathlib.Path(sys.argv[3]))
        browser.close()
    print(json.dumps(seen))


if __name__ == "__main__":
    main()
