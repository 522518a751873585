#!/usr/bin/env bash
# Renew requirements/*.txt from pyproject.toml: exact versions with hashes, no index address.
set -euo pipefail
cd "$(dirname "$0")/.."
uv=$(command -v uv || echo .uv/bin/uv)
compile() {
    "$uv" pip compile --quiet --upgrade pyproject.toml --universal --python-version 3.11 \
        --generate-hashes --no-annotate --no-header --output-file "requirements/$1.txt" "${@:2}"
}
compile run
compile dev --extra dev
compile bench --extra dev --extra bench
