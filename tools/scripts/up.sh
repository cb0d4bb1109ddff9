#!/usr/bin/env bash
# From a fresh checkout to a running marketplace. Every step is skipped when its
# result is there already.
. "$(dirname "$0")/lib.sh"

preflight
port_free
chromium_path >/dev/null || say "Chromium is not installed: everything works but PDF files and page screenshots (Debian: apt install chromium)"
web_ready

if [ "${1:-}" = "--dev" ]; then
  build_server
  say "Starting the page server on http://127.0.0.1:5173"
  npm run --silent dev &
  vite=$!
  trap 'kill "$vite" 2>/dev/null || true; wait "$vite" 2>/dev/null || true' EXIT
  CARAVAN_VITE_URL="http://127.0.0.1:5173" "$CARAVAN_HOME/bin/caravan" up
  exit
fi

build_web
build_server
exec "$CARAVAN_HOME/bin/caravan" up
