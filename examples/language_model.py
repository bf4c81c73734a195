"""A language model at a table: any server that speaks OpenAI's chat completions, by the tools of `motherlode mcp`.

    OPENAI_API_KEY=… python examples/language_model.py --model MODEL --game quartz
    python examples/language_model.py --url http://127.0.0.1:11434/v1 --model MODEL --server http://127.0.0.1:8421

It needs Python and Motherlode, nothing else. The model gets the tools of the adapter as functions, and plays one game
to its end; what it says and does is printed.
"""

import argparse
import json
import os
import subprocess
import sys
import urllib.request
from itertools import count

GOAL = "Play one game of {game} to its end, and play to win. Sit down at a new table with bots, or at {table}."
MOST_STEPS = 1000  # answers of the model
REMEMBERED = 40  # messages that are sent again, besides the goal: a game is longer than a model can read
PATIENCE = 300  # seconds for one answer


class Adapter:
    """`motherlode mcp`, as a program that is asked over its standard input."""

    def __init__(self, server):
        command = [sys.executable, "-m", "motherlode", "mcp", "--server", server]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ids = count(1)
        self.welcome = self.ask("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={})

    def ask(self, method, **parameters):
        """One request, and its result."""
        request = {"jsonrpc": "2.0", "id": next(self.ids), "method": method, "params": parameters}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        return answer["result"]

    def functions(self):
        """The tools as OpenAI writes them."""
        for tool in self.ask("tools/list")["tools"]:
            about = {"name": tool["name"], "description": tool["description"], "parameters": tool["inputSchema"]}
            yield {"type": "function", "function": about}

    def use(self, name, arguments):
        """What a tool says, and whether the game is over."""
        result = self.ask("tools/call", name=name, arguments=arguments)
        return result["content"][0]["text"], result.get("structuredContent", {}).get("status") == "over"

    def close(self):
        """End the program."""
        self.process.communicate(timeout=30)


def completion(url, model, messages, functions):
    """The model's next message."""
    body = json.dumps({"model": model, "messages": messages, "tools": functions}).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {os.environ.get('OPENAI_API_KEY', '')}"}
    request = urllib.request.Request(f"{url.rstrip('/')}/chat/completions", body, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)["choices"][0]["message"]


def remembered(messages):
    """The newest messages, from one that is not the answer to a call that was left out."""
    kept = messages[-REMEMBERED:]
    while kept and kept[0]["role"] == "tool":
        kept = kept[1:]
    return kept


def play(adapter, url, model, goal):
    """Let the model use the tools until a game is over; whether it is."""
    functions = list(adapter.functions())
    begin = [{"role": "system", "content": adapter.welcome["instructions"]}, {"role": "user", "content": goal}]
    messages = []
    for _ in range(MOST_STEPS):
        said = completion(url, model, begin + remembered(messages), functions)
        messages.append(said)
        if said.get("content"):
            print(said["content"])
        for call in said.get("tool_calls") or []:
            name, written = call["function"]["name"], call["function"]["arguments"]
            text, over = adapter.use(name, json.loads(written or "{}"))
            print(f"> {name} {written}\n< {text}")
            messages.append({"role": "tool", "tool_call_id": call["id"], "content": text})
            if over:
                return True
        if not said.get("tool_calls"):
            messages.append({"role": "user", "content": "The game is not over. Go on by using the tools."})
    return False


def main():
    """Play one game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--url", default=os.environ.get("OPENAI_BASE_URL", "https://api.openai.com/v1"))
    parser.add_argument("--model", required=True)
    parser.add_argument("--server", default="http://127.0.0.1:8421")
    parser.add_argument("--game", default="quartz")
    parser.add_argument("--table", default="a table whose code somebody gives you")
    given = parser.parse_args()
    adapter = Adapter(given.server)
    try:
        return 0 if play(adapter, given.url, given.model, GOAL.format(game=given.game, table=given.table)) else 1
    finally:
        adapter.close()


if __name__ == "__main__":
    sys.exit(main())
