"""Saved tables on this machine: one log document per table, in the user's data folder."""

from __future__ import annotations

import json
import os
import re
import secrets
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

from .kernel import CorruptLog, RegnumError


def home() -> Path:
    """Where tables are kept: REGNUM_HOME, or the data folder of the user."""
    if chosen := os.environ.get("REGNUM_HOME"):
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regnum"


def make_folder(folder: Path) -> None:
    """A folder that is made here is for its owner alone, and so is the data folder. Another that was there is left as
    it is: it may hold what is not ours."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    elif folder.resolve() == home().resolve():
        close_to_others(folder, 0o700)


def close_to_others(path: Path, mode: int) -> None:
    """If it is there and ours to close. A device belongs to everybody on the machine."""
    if os.name != "posix" or not (path.is_file() or path.is_dir()):
        return
    found = path.stat()
    shared = found.st_mode & stat.S_ISVTX  # /tmp and its like
    if found.st_uid == os.getuid() and found.st_mode & (stat.S_IRWXG | stat.S_IRWXO) and not shared:
        path.chmod(mode)


def new_id(game: str) -> str:
    while (home() / f"{(made := f'{game}-{secrets.token_hex(3)}')}.json").exists():
        pass
    return made


def path_of(table_id: str) -> Path:
    if not re.fullmatch(r"[\w-]+", table_id):
        raise RegnumError(f"'{table_id}' is not the id of a table")
    return home() / f"{table_id}.json"


def find(name: str) -> Path:
    """The file of a saved table, named by its id or by its path."""
    return Path(name) if Path(name).exists() else find_id(name)


def find_id(table_id: str) -> Path:
    if re.fullmatch(r"[\w-]+", table_id) and path_of(table_id).exists():
        return path_of(table_id)
    raise RegnumError(f"no saved table '{table_id}' (saved here: {', '.join(ids()) or 'none'})")


def ids() -> list[str]:
    """All saved tables, the latest first."""
    files = sorted(home().glob("*.json"), key=lambda p: p.stat().st_mtime, reverse=True)
    return [p.stem for p in files]


def read_document(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RegnumError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CorruptLog(f"{path}: not UTF-8 text") from None
    except (ValueError, RecursionError) as error:
        raise CorruptLog(f"{path}: not JSON: {error}") from None


def only_a_file(path: Path) -> None:
    """What is put in the place of something else may not take that of a device or a folder."""
    if path.exists() and not path.is_file():
        raise RegnumError(f"{path}: not a file")


def write_document(document: Any, path: Path) -> None:
    """All or nothing: a reader finds the old file or the new one, never half of it."""
    only_a_file(path)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        make_folder(path.parent)
        with draft.open("w", encoding="utf-8") as file:
            json.dump(document, file, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        raise RegnumError(f"{path}: cannot be written: {getattr(error, 'strerror', None) or error}") from None
