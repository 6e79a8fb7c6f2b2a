"""Uses a diff report as a reader would, in Chromium without a network: browse_report.py FOLDER.

Prints one line of JSON: what was seen.
"""

import io
import json
import pathlib
import sys

from PIL import Image
from playwright.sync_api import sync_playwright


def shown(page):
    return page.locator("#pairs li:visible .path").all_inner_texts()


def mode(page):
    return page.locator("#stage").get_attribute("data-mode")


def style(page, name):
    return page.evaluate(f"getComputedStyle(document.querySelector('#stage .layer.candidate')).{name}")


def wait_for(page, condition):
    """The page's policy forbids what Playwright's own waiting needs."""
    for _ in range(600):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise TimeoutError(condition)


def stop_at_candidate(page):
    """Stops a blink while it shows the candidate, however slow the machine is between two keys."""
    for _ in range(100):
        page.keyboard.press(" ")
        if page.locator("#pause").inner_text().startswith("Go on") and page.locator("#side").inner_text() == "Candidate":
            return
    raise TimeoutError("a blink that stops at the candidate")


def open_pair(page, name):
    """The page shows a pair once its address has changed, which a browser tells it later."""
    page.locator("#pairs a", has_text=name).click()
    wait_for(page, f"document.querySelector('#pair-path').textContent.endsWith('{name}')")


def browse(page, seen):
    seen["shownAtFirst"] = shown(page)
    seen["titleOfFirst"] = page.locator("#pair-path").inner_text()
    page.keyboard.press("f")
    seen["all"] = shown(page)
    page.keyboard.press("f")
    page.keyboard.press("/")
    page.keyboard.type("bubble MOVED")
    seen["byCause"] = shown(page)
    page.keyboard.type("nothing has this")
    seen["byNothing"] = shown(page)
    page.keyboard.press("Escape")
    seen["afterEscape"] = len(shown(page))
    page.locator("#results label", has_text="missing").click()
    seen["missing"] = shown(page)
    page.keyboard.press("f")
    page.keyboard.press("f")

    open_pair(page, "rest@2x.png")
    seen["causes"] = page.locator("#causes li").all_inner_texts()
    seen["facts"] = page.locator("#pair-facts").inner_text()
    seen["modes"] = {}
    for key in "12345":
        page.keyboard.press(key)
        seen["modes"][key] = mode(page)
        wait_for(page, "[...document.querySelectorAll('#stage img')].every(i => i.complete && i.naturalWidth)")
    seen["outlines"] = page.locator("#stage rect").count()

    page.keyboard.press("2")
    page.keyboard.press("ArrowRight")
    seen["slider"] = style(page, "clipPath")
    page.locator("#split").fill("10")
    seen["sliderByHand"] = style(page, "clipPath")
    page.keyboard.press("3")
    seen["overlay"] = style(page, "opacity")
    page.locator("#pair-path").click()
    page.keyboard.press("4")
    before = style(page, "opacity")
    wait_for(page, f"getComputedStyle(document.querySelector('#stage .layer.candidate')).opacity != {before}")
    page.locator("#pair-path").click()
    page.keyboard.press(" ")
    stopped = style(page, "opacity")
    page.wait_for_timeout(900)
    seen["blinkStops"] = style(page, "opacity") == stopped
    page.keyboard.press(" ")
    wait_for(page, f"getComputedStyle(document.querySelector('#stage .layer.candidate')).opacity != {stopped}")
    seen["blinkGoesOn"] = True

    page.keyboard.press("1")
    page.keyboard.press("n")
    seen["region"] = page.locator("#stage rect.current").count()
    for _ in range(3):
        page.keyboard.press("+")
    seen["zoom"] = page.locator("#zoom").inner_text()
    seen["pixels"] = page.evaluate("getComputedStyle(document.querySelector('#stage img')).imageRendering")
    page.keyboard.press("0")
    seen["fit"] = page.locator("#zoom").inner_text()
    page.keyboard.press("r")
    seen["outlinesAfterR"] = page.locator("#stage svg:visible").count()
    page.keyboard.press("r")

    first = page.locator("#pair-path").inner_text()
    page.keyboard.press("k")
    seen["previous"] = page.locator("#pair-path").inner_text() != first
    page.keyboard.press("j")
    seen["next"] = page.locator("#pair-path").inner_text() == first

    page.keyboard.press("/")
    page.keyboard.type("rest@2x")
    page.keyboard.press("Enter")
    seen["entered"] = page.locator("#pair-path").inner_text()
    seen["enteredFocus"] = page.evaluate("document.activeElement.tagName")
    page.keyboard.press("Escape")
    open_pair(page, "size.png")
    page.locator("#filter").fill("broken")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("j")
    seen["wrapped"] = page.locator("#pair-path").inner_text()
    page.keyboard.press("Escape")
    page.locator("#results label", has_text="equal to the eye").click()
    seen["unseen"] = shown(page)
    page.keyboard.press("f")
    page.keyboard.press("f")

    page.keyboard.press("?")
    seen["help"] = page.locator("#shortcuts").is_visible()
    page.keyboard.press("Escape")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.keyboard.press("d")
    seen["darkens"] = light != page.evaluate(ground)
    page.locator("#appearance").click()
    seen["lightens"] = light == page.evaluate(ground)


def color_at(page, x, y):
    """The colour of the page at a place of the picture that is shown, in shares of it."""
    box = page.locator("#stage .sheet").first.bounding_box()
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return "#%02x%02x%02x" % image.getpixel((int(box["x"] + x * box["width"]), int(box["y"] + y * box["height"])))


def check_layers(page, seen):
    """What is transparent in one picture, or beyond its edge, shows nothing of the other."""
    page.keyboard.press("f")
    seen["layers"] = {}
    for name in ["clear.png", "size.png"]:
        open_pair(page, name)
        for key, mode_name in [("2", "slider"), ("3", "overlay"), ("4", "blink")]:
            page.keyboard.press("1")
            page.keyboard.press(key)
            wait_for(page, "[...document.querySelectorAll('#stage img')].every(i => i.complete && i.naturalWidth)")
            if mode_name == "blink":
                stop_at_candidate(page)
            else:
                page.locator("#split").fill("0" if mode_name == "slider" else "100")
                page.locator("#pair-path").click()
            seen["layers"][f"{name} {mode_name}"] = color_at(page, 0.9, 0.5)
    page.keyboard.press("f")


def check_documents(page, seen):
    open_pair(page, "z.pdf")
    seen["documents"] = page.locator("#stage .nothing").all_inner_texts()
    seen["documentModes"] = [mode.is_enabled() for mode in page.locator("[name=mode]").all()]


def check_phone(page, seen):
    page.set_viewport_size({"width": 375, "height": 740})
    seen["phoneOverflows"] = page.evaluate("document.documentElement.scrollWidth > innerWidth")


def check_access(page, seen):
    seen["nameless"] = page.evaluate(
        """[...document.querySelectorAll('button, input, a')].filter((e) =>
            !(e.innerText || e.getAttribute('aria-label') || e.labels?.length)).map((e) => e.outerHTML)"""
    )
    seen["images"] = page.evaluate("[...document.images].filter((i) => !i.alt).length")


def main():
    address = pathlib.Path(sys.argv[1], "index.html").resolve().as_uri()
    seen = {"console": [], "requests": []}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800}, color_scheme="light")
        page.on("console", lambda message: seen["console"].append(message.text))
        page.on("pageerror", lambda error: seen["console"].append(str(error)))
        page.on("dialog", lambda dialog: (seen["console"].append("dialog"), dialog.dismiss()))
        page.on("request", lambda request: seen["requests"].append(request.url))
        page.goto(address)
        browse(page, seen)
        check_layers(page, seen)
        check_documents(page, seen)
        check_access(page, seen)
        check_phone(page, seen)
        browser.close()
    seen["requests"] = sorted({url.split(":")[0] for url in seen["requests"]})
    print(json.dumps(seen))


main()
