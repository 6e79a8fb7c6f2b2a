"""What a live session bears: faults.py THUMBINDEX [MINUTES]

Cuts sockets at every byte of a conversation, saves a theme ten thousand times, runs two servers on one folder, reads
nothing for 15 seconds, drags for MINUTES (10 unless given), takes files away and breaks them. Prints counts, and ends with
status 1 where a server did not bear it.
"""

import base64
import json
import math
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

THEMES = pathlib.Path(__file__).resolve().parents[2] / "Themes"
failures = []


def check(name, isRight, told):
    print(f"{'ok    ' if isRight else 'FAILED'} {name}: {told}", flush=True)
    if not isRight:
        failures.append(name)


class Server:
    """A server of a copy of the themes, or of another server's."""

    def __init__(self, program, folder=None):
        self.isOwner = folder is None
        self.folder = folder or pathlib.Path(tempfile.mkdtemp(prefix="thumbindex-faults-"))
        if self.isOwner:
            shutil.copytree(THEMES, self.folder / "Themes")
        self.theme = self.folder / "Themes" / "wechat.theme.yaml"
        self.process = subprocess.Popen(
            [program, "serve", str(self.theme), "--allow-outside"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.base, self.token = self.process.stdout.readline().strip().split("/?token=")
        self.port = int(self.base.rsplit(":", 1)[1])
        self.patience = 0

    def ask(self, path, body=None, method=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.base + path, data, {"Authorization": f"Bearer {self.token}"}, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return answer.read()

    def open(self, **setup):
        return json.loads(self.ask("/api/sessions", {"theme": "wechat", **setup}))["session"]

    def close(self, session):
        self.ask(f"/api/sessions/{session}", method="DELETE")

    def state(self, session):
        return json.loads(self.ask(f"/api/sessions/{session}/state.json"))

    def answers(self):
        """Whether it answers, soon: a server that has as many connections as it takes lets others wait."""
        start = time.time()
        while time.time() - start < 5:
            try:
                self.close(self.open())
                self.patience = max(self.patience, time.time() - start)
                return True
            except (urllib.error.URLError, OSError):
                time.sleep(0.01)
        return False

    def memory(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def threads(self):
        return len(os.listdir(f"/proc/{self.process.pid}/task"))

    def watch(self, session):
        """A page's WebSocket."""
        return Socket(self, session)

    def end(self):
        self.process.send_signal(2)
        status = self.process.wait(timeout=20)
        if self.isOwner:
            shutil.rmtree(self.folder)
        return status


class Socket:
    def __init__(self, server, session, small=False):
        self.socket = socket.socket()
        if small:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", server.port))
        self.socket.settimeout(60)
        self.socket.sendall(handshake(server, session))
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65536)
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]

    def take(self, count):
        while len(self.buffer) < count:
            data = self.socket.recv(1 << 20)
            if not data:
                raise EOFError
            self.buffer += data
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def message(self):
        """The kind and the bytes of a server's next message."""
        first, length = self.take(2)
        if length == 126:
            length = struct.unpack(">H", self.take(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.take(8))[0]
        return first & 15, self.take(length)

    def tell(self, **message):
        self.socket.sendall(frame(json.dumps(message).encode()))

    def close(self):
        self.socket.close()


def handshake(server, session):
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/sessions/{session}/live?token={server.token} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(payload, kind=1):
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[number % 4] for number, byte in enumerate(payload))
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
    return bytes([0x80 | kind]) + length + mask + masked


def settle(server, files):
    """Waits until connections that were cut are let go."""
    for _ in range(300):
        if server.files() <= files:
            return server.files()
        time.sleep(0.1)
    return server.files()


def cut(server):
    """A conversation of a page, ended after each of its bytes in turn, gently and by a reset."""
    session = server.open()
    talk = handshake(server, session) + b"".join(
        frame(json.dumps(message).encode())
        for message in [
            {"type": "hidden", "value": False}, {"type": "down", "x": 370, "y": 400, "n": 1},
            {"type": "move", "x": 370, "y": 420, "n": 2}, {"type": "ack", "frame": 1}, {"type": "up", "n": 3},
            {"type": "steps", "steps": [{"tap": "M"}]}, {"type": "setup", "setup": {"appearance": "dark"}},
        ]) + frame(struct.pack(">H", 1000), 8)
    server.answers()
    before, count = server.files(), 0
    for end in range(1, len(talk) + 1):
        client = socket.create_connection(("127.0.0.1", server.port))
        client.sendall(talk[:end])
        if end % 2:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        elif end % 3 == 0:
            client.settimeout(0.02)
            try:
                client.recv(1 << 16)
            except OSError:
                pass
        client.close()
        count += 1
        if end % 100 == 0:
            server.answers()
    left = settle(server, before)
    server.close(session)
    check("sockets cut at any byte", server.answers() and left <= before,
          f"{count} conversations cut, {before} files open before, {left} after; others waited {server.patience:.2f} s")


def requests(server):
    """Requests that end at any byte, and answers that nobody takes."""
    server.answers()
    session = server.open()
    text = (
        f"POST /api/sessions/{session}/inputs HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Authorization: Bearer {server.token}\r\nContent-Length: 27\r\n\r\n" + '{"steps": [{"tap": "M"}]}  '
    ).encode()
    before = server.files()
    for end in range(1, len(text) + 1):
        client = socket.create_connection(("127.0.0.1", server.port))
        client.sendall(text[:end])
        client.close()
    left = settle(server, before)
    server.close(session)
    check("requests cut at any byte", server.answers() and left <= before,
          f"{len(text)} requests, {before} files open before, {left} after")


def saves(server, count, seconds):
    """As many saves as fit into the time, every tenth of them broken, then one that is right."""
    session = server.open()
    page = server.watch(session)
    listening = threading.Thread(target=lambda: drain(page), daemon=True)
    listening.start()
    text = server.theme.read_text()
    before, start = server.memory(), time.time()
    for number in range(count):
        color = f"#{number % 256:02X}{number // 256 % 256:02X}C0"
        server.theme.write_text("list: [" if number % 10 == 9 else text.replace("#FFFFFF", color, 1))
        left = start + seconds * (number + 1) / count - time.time()
        if left > 0:
            time.sleep(left)
    took = time.time() - start
    server.theme.write_text(text.replace("#FFFFFF", "#ABCDEF", 1))
    seen = time.time()
    for _ in range(2000):
        if "#ABCDEF" in json.dumps(server.state(session)):
            break
        time.sleep(0.005)
    seen = 1000 * (time.time() - seen)
    isLast = "#ABCDEF" in json.dumps(server.state(session))
    server.theme.write_text(text)
    page.close()
    server.close(session)
    grown = server.memory() - before
    check(f"{count} saves", isLast and grown < 30 and took < seconds * 1.5,
          f"in {took:.1f} s, the last seen after {seen:.0f} ms, memory grown by {grown:.1f} MB")


def drain(page):
    """Takes all that comes, and says so, as a page does."""
    frames = 0
    try:
        while True:
            kind, data = page.message()
            if kind == 2:
                frames = struct.unpack_from("<9I", data)[4]
                page.tell(type="ack", frame=frames)
    except (OSError, EOFError):
        pass


def files(server):
    """A theme that is taken away, broken, replaced by a folder, and mended; the last good picture stays."""
    session = server.open()
    page = server.watch(session)
    threading.Thread(target=lambda: drain(page), daemon=True).start()
    text = server.theme.read_text()
    good = server.state(session)
    kept = 0
    for _ in range(20):
        server.theme.unlink()
        time.sleep(0.05)
        kept += server.state(session) == good
        server.theme.write_text("list: {row: {height: tall}}")
        time.sleep(0.05)
        kept += server.state(session) == good
        server.theme.unlink()
        server.theme.mkdir()
        time.sleep(0.05)
        kept += server.state(session) == good
        server.theme.rmdir()
        server.theme.write_text(text)
        time.sleep(0.05)
    server.theme.write_text(text.replace("#FFFFFF", "#FEDCBA", 1))
    mended = False
    for _ in range(100):
        mended = mended or "#FEDCBA" in json.dumps(server.state(session))
        time.sleep(0 if mended else 0.05)
    server.theme.write_text(text)
    page.close()
    server.close(session)
    check("files taken away and broken", kept == 60 and mended, f"60 faults, {kept} times the last good picture, mended")


def pair(program, server):
    """Two servers on one folder see each other's edits and nothing else."""
    other = Server(program, server.folder)
    sessions = [(one, one.open()) for one in (server, other)]
    pages = [one.watch(session) for one, session in sessions]
    for page in pages:
        threading.Thread(target=lambda page=page: drain(page), daemon=True).start()
    server.ask(f"/api/sessions/{sessions[0][1]}/inputs", {"steps": [{"tap": "M"}]})
    isApart = server.state(sessions[0][1]) != other.state(sessions[1][1])
    text = server.theme.read_text()
    both = 0
    for number in range(50):
        color = f"#{number + 16:02X}5A5A"
        writer, session = sessions[number % 2]
        writer.ask(f"/api/sessions/{session}/theme", {"canvas.background": color})
        for _ in range(400):
            if all(color in one.theme.read_text() and has(one, session, number) for one, session in sessions):
                both += 1
                break
            time.sleep(0.01)
    server.theme.write_text(text)
    for page in pages:
        page.close()
    status = other.end()
    check("two servers on one folder", isApart and both == 50 and status == 0 and server.answers(),
          f"50 edits by turns, {both} seen by both; the second ended with {status}")


def has(server, session, number):
    """Whether a session has read the theme again: its picture changes with the ground."""
    picture = server.ask(f"/api/sessions/{session}/picture.svg")
    return f"#{number + 16:02X}5A5A".encode() in picture.upper()


def slow(server):
    """A page that reads nothing while its session is dragged is let go, and holds nobody up."""
    stuck, free = server.open(scale=3), server.open()
    page = Socket(server, stuck, small=True)
    number, times, start, gone = 0, [], time.time(), None
    while time.time() - start < 40 and gone is None:
        number += 1
        page_is_open = True
        try:
            page.tell(type="ack", frame=1 << 30)
            page.tell(type="steps", steps=[{"scrollTo": {"offset": number * 97 % 4000}}])
        except OSError:
            page_is_open = False
        if not page_is_open:
            gone = time.time() - start
        before = time.time()
        server.ask(f"/api/sessions/{free}/inputs", {"steps": [{"wait": 0.016}]})
        times.append(1000 * (time.time() - before))
        time.sleep(0.02)
    page.close()
    server.close(stuck)
    server.close(free)
    times.sort()
    worst = times[int(len(times) * 0.99)]
    check("a page that reads nothing", gone is not None and gone < 30 and worst < 100,
          f"let go after {gone or math.nan:.1f} s; another session answered within {worst:.0f} ms (99 % of {len(times)})")


def drag(server, minutes):
    """One page, sixty moves a second up and down the bar."""
    session = server.open(scale=2)
    page = server.watch(session)
    threading.Thread(target=lambda: drain(page), daemon=True).start()
    page.tell(type="down", x=370, y=400, n=1)
    start, number, first = time.time(), 0, None
    memory = []
    while time.time() - start < 60 * minutes:
        number += 1
        page.tell(type="move", x=370, y=400 + 180 * math.sin(number / 20), n=number)
        if number % 600 == 0:
            memory.append(server.memory())
            first = first or (memory[0] if len(memory) > 2 else None)
        time.sleep(max(0, start + number / 60 - time.time()))
    page.close()
    server.close(session)
    grown = memory[-1] - (first or memory[0])
    check(f"a drag of {minutes:g} minutes", grown < 10 and server.answers(),
          f"{number} moves, memory {memory[0]:.1f} MB after 10 s and {memory[-1]:.1f} MB at the end")


def main():
    program = sys.argv[1]
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    server = Server(program)
    cut(server)
    requests(server)
    files(server)
    pair(program, server)
    slow(server)
    saves(server, 10_000, 60)
    drag(server, minutes)
    threads, status = server.threads(), server.end()
    check("Ctrl-C", status == 0, f"ended with {status}, {threads} threads before")
    sys.exit(bool(failures))


main()
