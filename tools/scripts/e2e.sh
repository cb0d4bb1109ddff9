#!/usr/bin/env bash
# Starts the whole product on a fresh home, runs the SDK example and the browser journeys of every portal
# against it, and stops it. Arguments go to Playwright.
. "$(dirname "$0")/lib.sh"

chromium_path >/dev/null || fail "The browser journeys need Chromium (Debian: apt install chromium)."
home="$(mktemp -d "${TMPDIR:-/tmp}/caravan-e2e.XXXXXX")"
chmod 755 "$home"
port="${CARAVAN_E2E_PORT:-8171}"
url="http://localhost:$port"
log="$CARAVAN_HOME/logs/e2e.log"
mkdir -p "$CARAVAN_HOME/logs" "$home/bin"
# The Ory programs are built once per machine.
for program in "$CARAVAN_HOME"/bin/kratos-* "$CARAVAN_HOME"/bin/keto-*; do
  [ -e "$program" ] && cp "$program" "$home/bin/"
done
# Where it may (as root), Chromium takes a higher priority than the rest; pages that draw would starve the server.
equal=""
[ "$(id -u)" != 0 ] || equal="nice -n -8"
CARAVAN_HOME="$home" CARAVAN_PORT="$port" CARAVAN_WEBHOOK_LOOPBACK=true $equal "$CARAVAN_HOME/bin/caravan" up >"$log" 2>&1 &
server=$!
stop() {
  kill -INT "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
  rm -rf "$home"
}
trap stop EXIT
for _ in $(seq 1 600); do
  grep -q '^ready ' "$log" && break
  kill -0 "$server" 2>/dev/null || { tail -30 "$log" >&2; fail "The server stopped while starting."; }
  sleep 0.5
done
grep -q '^ready ' "$log" || { tail -30 "$log" >&2; fail "The server was not ready in time."; }
say "The product runs at $url"

say "SDK example"
npm run --silent example -w @caravan/sdk -- "$url"
say "Browser journeys"
CARAVAN_URL="$url" playwright test -c tools/e2e/playwright.config.ts "$@"
