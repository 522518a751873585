"""What a wheel of this platform has beside the sources: the modules that `make compiled` made of them. Used by
hatchling when REGNUM_COMPILED names the folder of the build (`make wheel`); any other wheel is pure Python."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = os.environ.get("REGNUM_COMPILED")
        if not folder or version == "editable":
            return
        build = Path(folder)
        made = [*build.glob("*.so"), *build.glob("regnum/**/*.so"), *build.glob("regnum/games/*/copying.py")]
        if not (build / ".ready").exists() or not made:
            raise SystemExit(f"REGNUM_COMPILED: {build} holds no compiled package (make compiled)")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): str(file.relative_to(build)) for file in made})
