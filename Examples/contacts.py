#!/usr/bin/env python3
"""Drives a contact list to a letter and checks the highlight, in a live session: contacts.py [LETTER]

It starts `thumbindex serve --stdio` and looks at nodes; nothing but Python is needed.
"""

import json
import os
import subprocess
import sys

COMMAND = os.environ.get("THUMBINDEX", "thumbindex")


class Session:
    """A theme under fingers."""

    def __init__(self, process, **setup):
        self.process = process
        self.path = "/api/sessions/" + self.ask("POST", "/api/sessions", setup)["session"]

    def ask(self, method, path, body=None):
        request = {"method": method, "path": path} | ({"body": body} if body is not None else {})
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer["status"] >= 400:
            sys.exit("\n".join(answer["json"]["error"]["diagnostics"]) or answer["json"]["error"]["message"])
        return answer.get("json", answer)

    def do(self, *steps):
        """What happened, and the nodes that then show, by their ids."""
        answer = self.ask("POST", self.path + "/inputs", {"steps": list(steps)})
        return answer["events"], {node["id"]: node for node in answer["nodes"]}


def main():
    letter = sys.argv[1] if len(sys.argv) > 1 else "M"
    with subprocess.Popen(
        [COMMAND, "serve", "--stdio", "Themes/wechat.theme.yaml"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        session = Session(process, theme="wechat")
        # A finger comes down on the first letter and goes to the one that is wanted.
        session.do({"touchDown": {"place": "first"}})
        events, nodes = session.do({"move": {"to": letter, "over": 0.4}})
        selected = [event["title"] for event in events if event["name"] == "select"]
        bubble = nodes["bubble/title"]["text"]
        header = next(node for node in nodes.values() if node["role"] == "section-header" and node.get("state") == "pinned")
        assert selected[-1] == bubble == header["text"] == letter, (selected, bubble, header)
        _, nodes = session.do("touchUp", {"wait": "rest"})
        title, disc = nodes["index-bar/title/%d" % (ord(letter) - ord("A"))]["frame"], nodes["index-bar/highlight"]["frame"]
        assert title[1] <= disc[1] + disc[3] / 2 <= title[1] + title[3], (title, disc)
        process.stdin.close()
    print(f"{letter} is highlighted, and its section is at the top")


main()
