"""The example of a language model plays a game on a real server; a rule that answers over HTTP stands for the model."""

import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from harness.server_thread import ServerThread
from tests.running import run, surroundings

EXAMPLE = Path(__file__).parents[2] / "examples" / "language_model.py"
KEY = "not a secret"


class ChatCompletions(BaseHTTPRequestHandler):
    """Sits down, asks for the legal moves, and plays the first."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert self.path == "/v1/chat/completions"
        assert self.headers["Authorization"] == f"Bearer {KEY}"
        assert {tool["function"]["name"] for tool in body["tools"]} >= {"sit", "legal", "play", "wait"}
        name, arguments = next_call(body["messages"])
        call = {"id": "1", "type": "function", "function": {"name": name, "arguments": json.dumps(arguments)}}
        message = {"role": "assistant", "content": None, "tool_calls": [call]}
        answer = json.dumps({"choices": [{"message": message}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", f"{len(answer)}")
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: Any) -> None:
        pass


def next_call(messages: list[Any]) -> tuple[str, dict[str, Any]]:
    last = messages[-1]
    if last["role"] == "user":
        return "sit", {"game": "quarry", "players": 2}
    found = json.loads(last["content"])
    if found.get("moves"):
        return "play", {"move": found["moves"][0]["move"], "then": found["moves"][0].get("then", [[]])[0]}
    return ("legal", {}) if found.get("your_turn") else ("wait", {"seconds": 20})


def test_a_model_plays_a_whole_game_over_http(tmp_path: Path) -> None:
    server = ServerThread(tmp_path / "store.db")
    model = ThreadingHTTPServer(("127.0.0.1", 0), ChatCompletions)
    threading.Thread(target=model.serve_forever, daemon=True).start()
    try:
        url = f"http://127.0.0.1:{model.server_address[1]}/v1"
        command = [
            sys.executable,
            EXAMPLE,
            "--url",
            url,
            "--model",
            "rule",
            "--server",
            server.page,
            "--game",
            "quarry",
        ]
        done = run(command, env={**surroundings(), "OPENAI_API_KEY": KEY, "NO_PROXY": "127.0.0.1"})
    finally:
        model.shutdown()
        model.server_close()
        server.stop()
    assert done.returncode == 0, done.stderr.decode()
    said = done.stdout.decode()
    assert '"status":"over"' in said
    assert KEY not in said
