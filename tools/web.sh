#!/usr/bin/env bash
# Run npm in web/ with a Node that is new enough: the machine's own, or one from the package index.
set -euo pipefail
cd "$(dirname "$0")/.."
enough='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
if ! { command -v node >/dev/null && command -v npm >/dev/null && node -e "$enough"; }; then
    if [ ! -x .node/bin/npm ]; then
        uv=$(command -v uv || echo .uv/bin/uv)
        "$uv" venv --quiet --python .venv/bin/python .node
        "$uv" pip install --quiet --require-hashes --only-binary :all: --python .node/bin/python -r requirements/node.txt
    fi
    PATH="$PWD/.node/bin:$PATH"
fi
cd web
if [ ! -e node_modules/.ready ] || [ package-lock.json -nt node_modules/.ready ]; then
    npm ci --no-audit --no-fund --loglevel=error
    touch node_modules/.ready
fi
for script in "$@"; do
    npm run --silent "$script"
done
