#!/usr/bin/env bash
# Make sure that Debian packages are there for the targets that need them: tools/debian.sh chromium postgresql
set -euo pipefail
missing=()
for package in "$@"; do
    case $package in
        chromium) command -v chromium >/dev/null || missing+=(chromium) ;;
        postgresql) compgen -G "/usr/lib/postgresql/*/bin/postgres" >/dev/null || missing+=(postgresql) ;;
        *) dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package") ;;
    esac
done
[ ${#missing[@]} -eq 0 ] && exit 0
if ! command -v apt-get >/dev/null; then
    echo "These tests need ${missing[*]}; please install it." >&2
    exit 2
fi
sudo=""
[ "$(id -u)" -eq 0 ] || sudo=sudo
echo "Installing ${missing[*]} ..."
$sudo apt-get update -qq
$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >/dev/null
