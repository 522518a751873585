"""How the server is doing: counters for Prometheus, and logs as one JSON object a line."""

from __future__ import annotations

import json
import logging
import os
import re
import time
from typing import Any

from . import health

START = time.time()
BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


# PostgreSQL quotes the row that it refuses, up to what SQLAlchemy or Python adds.
DETAIL = re.compile(r"^DETAIL:.*?(?=^\[SQL|^The above exception|^During handling|\Z)", re.DOTALL | re.MULTILINE)
# These tell of every message, address and value they handle when they are asked to be exact.
LOUD = ("aiosqlite", "alembic", "httpcore", "httpx", "psycopg", "sqlalchemy", "uvicorn", "uvicorn.error", "websockets")


class Metrics:
    """Counters and one histogram per name; each process tells its own."""

    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], int] = {}
        self.times: dict[str, list[float]] = {}  # sum, then a count for each bucket and for all

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        key = (name, label)
        self.counts[key] = self.counts.get(key, 0) + by

    def time(self, name: str, seconds: float) -> None:
        row = self.times.setdefault(name, [0.0] * (len(BUCKETS) + 2))
        row[0] += seconds
        row[-1] += 1
        for i, edge in enumerate(BUCKETS):
            if seconds <= edge:
                row[i + 1] += 1

    def text(self, gauges: dict[str, float]) -> str:
        pid = os.getpid()
        lines = [f'regnum_uptime_seconds{{pid="{pid}"}} {time.time() - START:.0f}']
        lines += [f'regnum_{name}{{pid="{pid}"}} {value:g}' for name, value in sorted(gauges.items())]
        for (name, label), n in sorted(self.counts.items()):
            extra = f',kind="{label}"' if label else ""
            lines.append(f'regnum_{name}_total{{pid="{pid}"{extra}}} {n}')
        for name, row in sorted(self.times.items()):
            for edge, below in zip((*map(str, BUCKETS), "+Inf"), row[1:], strict=True):
                lines.append(f'regnum_{name}_seconds_bucket{{pid="{pid}",le="{edge}"}} {below:g}')
            lines.append(f'regnum_{name}_seconds_sum{{pid="{pid}"}} {row[0]:.6f}')
            lines.append(f'regnum_{name}_seconds_count{{pid="{pid}"}} {row[-1]:g}')
        return "\n".join(lines) + "\n"


def worth_a_line(record: logging.LogRecord) -> bool:
    """SQLAlchemy tells of every connection that it loses with a traceback; that the database is away is said once."""
    error = record.exc_info[1] if record.exc_info else None
    return error is None or not record.name.startswith("sqlalchemy.pool") or health.cause(error) is None


class JsonLines(logging.Formatter):
    """One object a line. No cookies, tokens, bodies or query strings ever get here."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        data.update(getattr(record, "data", {}))
        if record.exc_info:
            data["error"] = DETAIL.sub("", self.formatException(record.exc_info))
        return json.dumps(data, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(worth_a_line)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # it would log links with tokens; app.py logs paths only
    for name in LOUD:
        logging.getLogger(name).setLevel(
            max(logging.INFO if name.startswith("uvicorn") else logging.WARNING, root.level)
        )
