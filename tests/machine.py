"""Takes away what differs between machines, for the tests and for everything that they start."""

import os
import signal

# The tests speak to this machine only, and English unless they say otherwise.
PROXIES = ("http_proxy", "https_proxy", "ws_proxy", "wss_proxy", "all_proxy", "socks_proxy", "no_proxy")
LANGUAGES = ("LC_", "LANG")


def make_alike() -> None:
    """No proxies, one language, and interrupts that are heard."""
    for name in [name for name in os.environ if name.lower() in PROXIES or name.startswith(LANGUAGES)]:
        del os.environ[name]
    os.environ["LC_ALL"] = "C.UTF-8"
    # Who is started in the background ignores interrupts, and so would all that it starts. A handler is not inherited.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
