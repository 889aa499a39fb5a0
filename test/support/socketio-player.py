"""Plays a game of Nim with a bot by python3-socketio, as somebody would who has read shared/docs/protocol.md.

usage: socketio-player.py URL TOKEN; writes the code of the room, and then who won.
"""

import queue
import sys

import socketio

url, token = sys.argv[1:]
client = socketio.Client(reconnection=False)
events = queue.Queue()
client.on("room", events.put)
client.connect(url, auth={"protocol": 1, "token": token}, transports=["websocket"])


def ask(command, body):
    answer = client.call(command, body, timeout=15)
    if not answer["ok"]:
        sys.exit(f"{command} was refused: {answer['error']['message']}")
    return answer


def best(position):
    """A move that makes the nim-sum 0, or one stone from the largest heap."""
    heaps = [int(size) for size in position.split(",")]
    total = 0
    for size in heaps:
        total ^= size
    for at, size in enumerate(heaps):
        if size ^ total < size:
            return f"{chr(97 + at)}{size - (size ^ total)}"
    return f"{chr(97 + heaps.index(max(heaps)))}1"


room = ask("room:create", {"game": "nim", "start": "3,4,5", "seats": {"first": "me", "second": {"bot": "greedy"}}})["room"]
print(room, flush=True)
state = ask("room:enter", {"room": room})["snapshot"]
position, ply, turn, version = state["position"], state["ply"], state["turn"], state["version"]
while True:
    if turn == "first":
        ask("move", {"room": room, "id": f"move {ply}", "branch": 0, "ply": ply, "move": best(position)})
    entry = events.get(timeout=15)
    if entry["version"] <= version:
        turn = None
        continue
    version = entry["version"]
    for event in entry["events"]:
        if event["kind"] == "moved":
            position, ply = event["position"], event["ply"] + 1
            turn = "second" if event["seat"] == "first" else "first"
        elif event["kind"] == "ended":
            print(event["winner"], flush=True)
            client.disconnect()
            sys.exit()
