"""Pages to read and to pass on: one HTML file with its tables and its charts in it, nothing fetched and nothing run.

It is light or dark as the reader's screen is, and fits a phone. Texts come in as plain text and are escaped here; what
has become HTML is `Markup`.
"""

from motherlode.report.charts import Bar, Interval, Series, bars, intervals, lines
from motherlode.report.markup import Markup
from motherlode.report.page import columns_of_charts, facts, figure, page, paragraph, section, table
from motherlode.report.scales import Axis

__all__ = [
    "Axis",
    "Bar",
    "Interval",
    "Markup",
    "Series",
    "bars",
    "columns_of_charts",
    "facts",
    "figure",
    "intervals",
    "lines",
    "page",
    "paragraph",
    "section",
    "table",
]
