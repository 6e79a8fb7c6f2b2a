"""Uses a live session's page by keys alone, in Chromium: browse_live_keys.py ADDRESS THEME [SCREENSHOTS].

ADDRESS is what serve printed, THEME the list's file. Prints one line of JSON: what was seen.
"""

import json
import pathlib
import sys

from browse_live import events, nameless, settle, shown, wait_for
from playwright.sync_api import sync_playwright

FOCUSED = """() => {
  const element = document.activeElement;
  return element.id || element.name && `${element.name}${element.type === "checkbox" ? element.value : ""}`
    || element.dataset.save || element.tagName.toLowerCase();
}"""


def focused(page):
    return page.evaluate(FOCUSED)


def reach(page, selector):
    """Goes to a control by Tab alone."""
    for _ in range(150):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise SystemExit(f"Tab does not reach {selector}")


def press(page, selector, *keys):
    reach(page, selector)
    for key in keys:
        page.keyboard.press(key)


def write(page, selector, text, *keys):
    press(page, selector, "Control+a")
    page.keyboard.type(text)
    for key in keys:
        page.keyboard.press(key)


def unreached(page):
    """What can be used and is shown, though Tab does not come to it."""
    page.evaluate("reached = new Set(); document.addEventListener('focusin', ({ target }) => reached.add(target))")
    for _ in range(150):
        page.keyboard.press("Tab")
    return page.evaluate(
        """[...document.querySelectorAll("canvas, select, input, button, summary, [tabindex]")]
          .filter((element) => element.checkVisibility() && !element.disabled && !reached.has(element))
          .map((element) => element.outerHTML.slice(0, 80))"""
    )


def told(page, what):
    wait_for(page, "(what) => document.getElementById('inspected').textContent.startsWith(what)", what)
    return page.locator("#inspected").inner_text().split("\n")[0]


def inspect(page, seen):
    """The nodes of the screen, from the screen and back to it."""
    press(page, "canvas", "Enter")
    seen["inspector"] = focused(page)
    walked = [told(page, "section/0/header")]
    for key, node in [
        ("ArrowDown", "section/0/row/0"), ("ArrowRight", "section/0/row/0/"), ("ArrowLeft", "section/0/row/0 "),
        ("ArrowUp", "section/0/header"), ("ArrowUp", "section/0/header"), ("End", "section"),
    ]:
        page.keyboard.press(key)
        walked.append(told(page, node))
    seen["walked"] = walked
    page.keyboard.press("Home")
    for _ in range(200):
        if page.evaluate("shownNode && shownNode.id === 'index-bar/title/3'"):
            break
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(10)
    wait_for(page, "document.getElementById('inspected').textContent.includes('theme.yaml')")
    seen["node"] = page.locator("#inspected").inner_text()
    seen["marked"] = page.locator(".node").count() > 0
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    seen["announced"] = any(
        node["role"]["value"] == "StaticText" and node["name"]["value"].startswith("index-bar/title/3 ") for node in tree)
    page.keyboard.press("Enter")
    wait_for(page, "document.getElementById('status').textContent === 'Copied'")
    seen["copied"] = page.evaluate("navigator.clipboard.readText()")
    seen["nameless"] = nameless(page)
    page.keyboard.press("Escape")
    seen["left"] = [focused(page), page.locator(".node").count(), page.locator("#inspector").is_visible()]


def download(page, name):
    reach(page, f"[data-save='{name}']")
    with page.expect_download() as started:
        page.keyboard.press("Enter")
    return started.value.suggested_filename


# Controls, the keys that change them, and what has changed then.
CHOICES = [
    ("[name=theme]", "End", "description.theme === 'shop'"),
    ("[name=theme]", "Home", "description.theme === 'tea'"),
    ("[name=component]", "End", "description.component === description.components.at(-1)"),
    ("[name=component]", "Home", "description.component === description.components[0]"),
    ("[name=state]", "ArrowDown", "document.querySelector('[name=state]').value !== ''"),
    ("[name=appearance]", "End", "screens.length === 2"),
    ("[name=appearance]", "Home", "screens.length === 1"),
    ("[name=direction]", "r", "description.direction === 'rtl'"),
    ("[name=direction]", "Home", "description.direction !== 'rtl'"),
    ("[name=scale]", "End", "description.scale === 3"),
    ("[name=text-size]", "End", "description.reader['text-size'] === 'AX5'"),
    ("[name=text-size]", "l", "document.querySelector('[name=text-size]').value === 'L'"),
    ("[name=bold-text]", "Space", "description.reader['bold-text'] === true"),
    ("[name=bold-text]", "Space", "description.reader['bold-text'] !== true"),
    ("[name=speed]", "ArrowDown", "description.speed === 0.5"),
]


def control(page, seen):
    """Every control after another: what has it done?"""
    seen["unreached"] = unreached(page)
    done = {}

    def check(name, condition):
        done[name] = wait_for(page, condition)

    for selector, key, condition in CHOICES:
        press(page, selector, key)
        check(f"{selector} {key} {condition}", condition)
        settle(page)
    write(page, "[name=locale]", "fr", "Tab")
    check("locale", "description.locale === 'fr'")
    press(page, "#pause", "Space")
    check("pause", "description.paused")
    settle(page)
    press(page, "#frame", "Enter")
    press(page, "#pause", "Space")
    check("pauseAgain", "!description.paused")
    press(page, "#reset", "Enter")
    settle(page)
    done["reset"] = events(page) == []
    press(page, "#record", "Enter")
    press(page, "#shot", "Enter")
    check("shot", "/^shot-1/.test(document.getElementById('status').textContent)")
    seen["saved"] = [download(page, name) for name in ["timeline.yaml", "picture.png", "state.json", "film.webp"]]
    write(page, "[name=baseline]", "by-keys")
    press(page, "#save-baseline", "Enter")
    check("baseline", "/^Saved/.test(document.getElementById('status').textContent)")
    press(page, "[name=layer][value=measure]", "Space")
    check("layer", "document.querySelector('.annotated')")
    press(page, "[name=layer][value=measure]", "Space")
    seen["done"] = done


def try_values(page, seen, theme):
    """A number, a word and a colour; taken back, copied, written."""
    text = theme.read_text()
    tried = "document.getElementById('tried').textContent"
    write(page, "[name=property]", "indexBar.slotHeight", "Tab")
    press(page, "#editor input[type=range]", "ArrowRight")
    seen["slider"] = wait_for(page, f"/slotHeight: [0-9]/.test({tried})")
    write(page, "[name=value]", "9", "Enter")
    seen["entered"] = wait_for(page, f"{tried} === 'indexBar.slotHeight: 9'")
    press(page, "#untry", "Enter")
    seen["takenBack"] = wait_for(page, f"{tried} === ''")
    write(page, "[name=property]", "bubble.shape", "Tab")
    press(page, "#editor select", "ArrowDown")
    seen["choice"] = wait_for(page, f"{tried} === 'bubble.shape: \"none\"'")
    press(page, "#untry", "Enter")
    wait_for(page, f"{tried} === ''")
    write(page, "[name=property]", "indexBar.titleColor", "Tab")
    reach(page, "#editor input[type=color]")
    write(page, "[name=value]", "#123456")
    press(page, "#try", "Enter")
    press(page, "#copy", "Enter")
    wait_for(page, "document.getElementById('status').textContent === 'Copied'")
    seen["yaml"] = page.evaluate("navigator.clipboard.readText()")
    press(page, "#write", "Enter")
    wait_for(page, f"{tried} === ''")
    seen["written"] = theme.read_text() == text.replace('"#07C160"', '"#123456"')
    theme.write_text(text)


def take_pictures(browser, address, folder):
    for page, width, scheme in shown(browser, address):
        settle(page)
        press(page, "canvas", "Enter", *["ArrowDown"] * 3, "ArrowRight")
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"inspector-{width}-{scheme}.png")


def main():
    address, theme = sys.argv[1], pathlib.Path(sys.argv[2])
    seen = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        if len(sys.argv) > 3:
            take_pictures(browser, address, pathlib.Path(sys.argv[3]))
            return
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        console = seen["console"] = []
        page.on("pageerror", lambda error: console.append(str(error)))
        page.goto(address)
        wait_for(page, "window.latestFrame && description")
        settle(page)
        inspect(page, seen)
        control(page, seen)
        try_values(page, seen, theme)
        browser.close()
    print(json.dumps(seen))


main()
