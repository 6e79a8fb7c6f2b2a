"""Draws one SVG file as a PNG file with other programs, and prints their processor milliseconds a picture as JSON.

others.py PICTURE.svg SCALE PICTURES
"""

import json
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request


def milliseconds_here(draw, pictures):
    draw()
    start = time.process_time()
    for _ in range(pictures):
        draw()
    return (time.process_time() - start) * 1000 / pictures


def rsvg_convert(svg, scale, pictures, folder):
    def spent():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    start = spent()
    for _ in range(pictures):
        subprocess.run(["rsvg-convert", "-z", str(scale), "-o", folder / "rsvg.png", svg], check=True)
    return (spent() - start) * 1000 / pictures


def resvg(svg, scale, pictures, folder):
    import resvg_py

    text = svg.read_text()

    def draw():
        (folder / "resvg.png").write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=text, zoom=scale)))

    return milliseconds_here(draw, pictures)


def skia(svg, scale, pictures, folder):
    import skia

    document = skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg.read_bytes()))
    size = document.containerSize()

    def draw():
        surface = skia.Surface(round(size.width() * scale), round(size.height() * scale))
        with surface as canvas:
            canvas.clear(skia.ColorWHITE)
            canvas.scale(scale, scale)
            document.render(canvas)
        surface.makeImageSnapshot().save(str(folder / "skia.png"), skia.kPNG)

    return milliseconds_here(draw, pictures)


def chromium(svg, scale, pictures, folder):
    """Screenshots of the page by the DevTools protocol; the time of all of the browser's processes."""
    import psutil
    import websocket

    browser = subprocess.Popen(
        [shutil.which("chromium"), "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         "--remote-debugging-port=0", "--remote-allow-origins=*", f"--user-data-dir={folder / 'profile'}",
         svg.as_uri()],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        number = folder / "profile" / "DevToolsActivePort"
        deadline = time.monotonic() + 30
        while not (number.exists() and number.read_text().strip()):
            if time.monotonic() > deadline:
                raise TimeoutError("the browser opens no port")
            time.sleep(0.05)
        port = number.read_text().split()[0]
        pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json"))
        address = next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page")
        connection = websocket.create_connection(address, timeout=30)

        def ask(method, **parameters):
            connection.send(json.dumps({"id": 1, "method": method, "params": parameters}))
            while True:
                answer = json.loads(connection.recv())
                if answer.get("id") == 1:
                    return answer["result"]

        ask("Emulation.setDeviceMetricsOverride", width=375, height=812, deviceScaleFactor=scale, mobile=False)

        def spent():
            all_of_it = [psutil.Process(browser.pid), *psutil.Process(browser.pid).children(recursive=True)]
            return sum(sum(process.cpu_times()[:2]) for process in all_of_it)

        def draw():
            import base64

            (folder / "chromium.png").write_bytes(base64.b64decode(ask("Page.captureScreenshot", format="png")["data"]))

        draw()
        start = spent()
        for _ in range(pictures):
            draw()
        return (spent() - start) * 1000 / pictures
    finally:
        browser.terminate()
        browser.wait()


def main():
    svg = pathlib.Path(sys.argv[1]).resolve()
    scale, pictures = int(sys.argv[2]), int(sys.argv[3])
    programs = {"rsvg-convert": rsvg_convert, "resvg-py": resvg, "skia-python": skia, "Chromium": chromium}
    found = {}
    for name, measure in programs.items():
        folder = pathlib.Path(tempfile.mkdtemp())
        try:
            found[name] = measure(svg, scale, pictures, folder)
        except Exception as problem:  # a program that is missing is left out, and the table says so
            print(f"{name}: {problem}", file=sys.stderr)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(found))


main()
