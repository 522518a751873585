#!/usr/bin/env bash
# Prepare .venv from the locked requirements. Needs Python 3.11+ and a package index; run by make.
set -euo pipefail
cd "$(dirname "$0")/.."

python=""
for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
    if command -v "$candidate" >/dev/null && "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "Regnum needs Python 3.11 or newer; none was found on the PATH." >&2
    exit 2
fi

if command -v uv >/dev/null; then
    uv=uv
else
    if [ ! -x .uv/bin/uv ]; then
        "$python" -m venv .uv
        .uv/bin/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/uv.txt
    fi
    uv=.uv/bin/uv
fi

[ -x .venv/bin/python ] || "$uv" venv --quiet --python "$(command -v "$python")" .venv
# Compiled once here: the tests start hundreds of processes that import it all.
"$uv" pip sync --quiet --compile-bytecode --require-hashes --only-binary :all: --python .venv/bin/python "$@"
# Built with what was just installed: in a place of its own the build would fetch its tools anew, unchecked.
"$uv" pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
