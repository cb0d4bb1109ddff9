#!/usr/bin/env bash
# From a fresh checkout to a running marketplace. Skips every step whose result already exists.
. "$(dirname "$0")/lib.sh"

preflight
port_free
chromium_path >/dev/null || say "Chromium is not installed: everything works but PDF files and page screenshots (Debian: apt install chromium)"
build_ory &
ory=$!
trap 'kill "$ory" 2>/dev/null || true' EXIT
web_ready

if [ "${1:-}" = "--dev" ]; then
  vite_url="http://127.0.0.1:${CARAVAN_VITE_PORT:-5173}"
  timed "Building the component library's pages for /storybook/" turbo run build-storybook --filter=@caravan/ui --output-logs=errors-only
  build_server
  wait "$ory"
  say "Starting the page server on $vite_url"
  npm run --silent dev &
  vite=$!
  trap 'kill "$vite" 2>/dev/null || true; wait "$vite" 2>/dev/null || true' EXIT
  CARAVAN_VITE_URL="$vite_url" "$CARAVAN_HOME/bin/caravan" up
  exit
fi

build_web
build_server
wait "$ory"
exec "$CARAVAN_HOME/bin/caravan" up
