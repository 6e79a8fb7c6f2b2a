"""Uses a gallery as a reader would, in Chromium without a network: browse_gallery.py FOLDER.

Prints one line of JSON: what was seen.
"""

import json
import pathlib
import sys

from playwright.sync_api import sync_playwright


def states(page):
    return page.locator(".card:visible figcaption b").all_inner_texts()


def choose(page, name, value):
    page.locator(f"select[name={json.dumps(name)}]").select_option(f"={value}" if value else "")
    return states(page)


def looks(page):
    return page.locator(".look:visible").count()


def wait_for(page, condition):
    """The page's policy forbids what Playwright's own waiting needs. What never comes, the test misses."""
    for _ in range(600):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)


def browse(page, seen):
    seen["titles"] = page.locator(".theme h2").all_inner_texts()
    seen["all"] = states(page)
    seen["looks"] = looks(page)
    first = page.locator(".card").first
    boxes = [look.bounding_box() for look in first.locator(".look").all()]
    seen["sideBySide"] = len(boxes) == 2 and boxes[0]["y"] == boxes[1]["y"] and boxes[0]["x"] < boxes[1]["x"]
    page.evaluate("document.querySelectorAll('img').forEach((image) => { image.loading = 'eager'; })")
    wait_for(page, "[...document.querySelectorAll('.card img')].every((i) => i.complete)")
    wait_for(page, "document.querySelector('.picture.broken')")
    seen["loaded"] = page.evaluate("[...document.querySelectorAll('.card img')].filter((i) => i.naturalWidth > 0).length")
    seen["broken"] = page.locator(".picture.broken").all_inner_texts()

    page.keyboard.press("/")
    page.keyboard.type("DOWN first")
    seen["byState"] = states(page)
    page.keyboard.press("Escape")
    seen["afterEscape"] = states(page)
    page.locator("h1").click()
    seen["byTheme"] = choose(page, "theme", "tea")
    choose(page, "theme", "")
    seen["byComponent"] = choose(page, "component", "grid")
    choose(page, "component", "")
    seen["byAxis"] = choose(page, "axis-direction", "rtl")
    seen["heading"] = page.locator(".theme:visible h2").all_inner_texts()
    choose(page, "axis-direction", "")
    seen["byScale"] = choose(page, "scale", "3")
    seen["atScale"] = page.locator(".look:visible img").first.get_attribute("src")
    choose(page, "scale", "")
    seen["atBestScale"] = page.locator(".look:visible img").first.get_attribute("src")
    choose(page, "look", "dark")
    seen["darkLooks"] = looks(page)
    page.locator("button[type=reset]").click()
    wait_for(page, "[...document.querySelectorAll('.look')].every((look) => look.checkVisibility())")
    seen["afterReset"] = looks(page)
    page.keyboard.press("/")
    page.keyboard.type("nothing is called so")
    seen["nothing"] = page.locator("#nothing").is_visible()
    page.keyboard.press("Escape")
    page.locator("h1").click()


def share(page, seen):
    """The address holds the filters: another page of it shows the same."""
    choose(page, "look", "dark")
    page.locator("#filter").fill("down first")
    seen["address"] = page.evaluate("location.hash")
    other = page.context.new_page()
    other.goto(page.url)
    seen["shared"] = states(other)
    seen["sharedLooks"] = looks(other)
    other.set_viewport_size({"width": 375, "height": 300})
    other.evaluate("document.getElementById('filter').value = ''; filter(); scrollTo(0, 1e6)")
    box = other.locator("#count").bounding_box()
    seen["countInSight"] = 0 <= box["y"] and box["y"] + box["height"] <= 300
    # A page that is open already would take the new address up only later.
    other.goto("about:blank")
    other.goto(page.url.split("#")[0] + "#look=purple&nothing=1")
    seen["unknown"] = len(states(other))
    other.close()
    page.locator("button[type=reset]").click()
    wait_for(page, "location.hash === ''")
    seen["addressAfterReset"] = page.evaluate("location.hash")


def enlarge(page, seen):
    page.keyboard.press("j")
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    wait_for(page, "document.getElementById('large').naturalWidth")
    seen["enlarged"] = page.locator("#viewer-title").inner_text()
    for _ in range(3):
        page.keyboard.press("+")
    seen["zoom"] = page.locator("#zoom").inner_text()
    seen["pixels"] = page.evaluate("getComputedStyle(document.getElementById('large')).imageRendering")
    seen["width"] = page.evaluate("document.getElementById('large').getBoundingClientRect().width")
    page.keyboard.press("0")
    seen["fit"] = page.locator("#zoom").inner_text()
    page.keyboard.press("ArrowRight")
    seen["next"] = page.locator("#viewer-title").inner_text()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("c")
    wait_for(page, "navigator.clipboard.readText()")
    seen["copied"] = page.evaluate("navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    seen["closed"] = page.locator("#viewer").is_hidden()
    seen["focus"] = page.evaluate("document.activeElement.dataset.path")
    page.locator(".copy:visible").first.click()
    wait_for(page, f"navigator.clipboard.readText().then((text) => text != {json.dumps(seen['copied'])})")
    seen["copiedByHand"] = page.evaluate("navigator.clipboard.readText()")


def look_around(page, seen):
    page.keyboard.press("?")
    seen["help"] = page.locator("#shortcuts").is_visible()
    page.keyboard.press("Escape")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.keyboard.press("d")
    seen["darkens"] = light != page.evaluate(ground)
    seen["nameless"] = page.evaluate(
        """[...document.querySelectorAll('button, input, select, a')].filter((e) =>
            !(e.innerText || e.getAttribute('aria-label') || e.labels?.length || e.querySelector('img[alt]')))
            .map((e) => e.outerHTML)"""
    )
    page.set_viewport_size({"width": 375, "height": 740})
    seen["phoneOverflows"] = page.evaluate("document.documentElement.scrollWidth > innerWidth")


def film_plays(page):
    """Whether what a film shows changes, as two pictures of the screen tell."""
    film = page.locator("img[alt^='film']").first
    film.scroll_into_view_if_needed()
    shots = set()
    for _ in range(100):
        shots.add(film.screenshot())
        if len(shots) > 1:
            return True
        page.wait_for_timeout(130)
    return False


def main():
    address = pathlib.Path(sys.argv[1], "index.html").resolve().as_uri()
    seen = {"console": [], "requests": []}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1280, "height": 800}, color_scheme="light")
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = context.new_page()
        page.on("console", lambda message: seen["console"].append(message.text))
        page.on("pageerror", lambda error: seen["console"].append(str(error)))
        page.on("dialog", lambda dialog: (seen["console"].append("dialog"), dialog.dismiss()))
        page.on("request", lambda request: seen["requests"].append(request.url))
        page.goto(address)
        browse(page, seen)
        share(page, seen)
        enlarge(page, seen)
        seen["filmPlays"] = film_plays(page)
        look_around(page, seen)
        browser.close()
    seen["requests"] = sorted({url.split(":")[0] for url in seen["requests"]})
    print(json.dumps(seen))


main()
