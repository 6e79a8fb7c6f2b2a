"""Which targets of a theme's states are too small, computed from the states' JSON alone (WCAG 2.2, 2.5.8).

usage: targets.py FOLDER WIDTH HEIGHT

FOLDER is that of a run's JSON files; states with another canvas than WIDTH x HEIGHT are passed over. Standard output
is an object: the key that could cure it, and the smallest side that was found.
"""

import json
import math
import pathlib
import sys

LEAST = 24
KEYS = {
    "index-title": ("indexBar.touchPadding", "indexBar.slotHeight"),
    "row": ("canvas.size", "list.row.height"),
    "grid-item": ("grid.itemSize", "grid.itemSize"),
    "search-field": ("list.tableHeader.fieldInsets", "list.tableHeader.height"),
}


def distance(rect, x, y):
    left, top, width, height = rect
    dx = max(left - x, x - left - width, 0)
    dy = max(top - y, y - top - height, 0)
    return math.hypot(dx, dy)


def is_small(rect):
    return rect[2] < LEAST - 1e-6 or rect[3] < LEAST - 1e-6


def center(rect):
    return rect[0] + rect[2] / 2, rect[1] + rect[3] / 2


def has_room(number, rects):
    x, y = center(rects[number])
    for other, rect in enumerate(rects):
        if other == number:
            continue
        if distance(rect, x, y) < LEAST / 2 - 1e-6:
            return False
        if is_small(rect) and math.dist((x, y), center(rect)) < LEAST - 1e-6:
            return False
    return True


found = {}
size = [float(sys.argv[2]), float(sys.argv[3])]
for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.json")):
    state = json.loads(path.read_text())
    if state.get("size") != size:
        continue
    targets = [(node["role"], node.get("hit", node["frame"])) for node in state["nodes"] if node["role"] in KEYS]
    rects = [rect for _, rect in targets]
    for number, (role, rect) in enumerate(targets):
        if is_small(rect) and not has_room(number, rects):
            for key, side in zip(KEYS[role], rect[2:]):
                if side < LEAST - 1e-6:
                    found[key] = min(found.get(key, math.inf), side)
print(json.dumps(found, sort_keys=True))
