"""The one document of the site: the page for readers of every language, with its own policy of what may be loaded."""

from motherlode.server.http.headers import WITH_MODULES
from motherlode.server.http.pages import LATIN, LOBBY, filled_page, modules, preloads
from motherlode.words import LANGUAGES, Words

ONLY_IN_A_HEADER = "frame-ancestors"
ALLOWED = "; ".join(rule for rule in WITH_MODULES if not rule.startswith(ONLY_IN_A_HEADER))
# What a host that can add headers sends with everything.
HEADER = "; ".join([ALLOWED, *(rule for rule in WITH_MODULES if rule.startswith(ONLY_IN_A_HEADER))])
HEAD = """
  <meta http-equiv="Content-Security-Policy" content="{allowed}">
  <meta name="referrer" content="no-referrer">
  <meta name="motherlode-site" content="static">"""
NOBODY = '<p class="loading" lang="{language}">{said}</p>'
# The worker that holds the tables, and how the page speaks to it: alone, it would find one module after the other.
TABLES = ("app/local/socket.js", "app/local/http.js", "app/local/worker.js")
WORKER = '<link rel="modulepreload" href="{path}" fetchpriority="low">'
FACES = LATIN[:2]  # every language needs these; the others come when the language is known


def index(files: str) -> str:
    """The document, whose files are below a relative address; the reader's language is known only in the browser."""
    nobody = "".join(
        NOBODY.format(language=language, said=Words(language).say("page-noscript")) for language in LANGUAGES
    )
    before = [*preloads(FACES, LOBBY, files), *(WORKER.format(path=files + path) for path in modules(*TABLES))]
    policy = HEAD.format(allowed=ALLOWED)
    return filled_page(LANGUAGES[0], files, before, policy=policy, lead="", noscript=nobody)
