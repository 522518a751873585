#!/usr/bin/env bash
# A wheel in dist/, with the tools of the locked requirements.
set -euo pipefail
cd "$(dirname "$0")/.."
uv=$(command -v uv || echo .uv/bin/uv)
"$uv" build --quiet --wheel --no-build-isolation --python .venv/bin/python --out-dir dist
ls dist/*.whl
