#!/usr/bin/env bash
# Starts the whole product on a fresh home, runs the SDK example and every portal's browser journeys against it, and
# stops it. Set CARAVAN_URL to use a running demo instead. Arguments are passed to Playwright.
. "$(dirname "$0")/lib.sh"

chromium_path >/dev/null || fail "The browser journeys need Chromium (Debian: apt install chromium)."
if [ -n "${CARAVAN_URL:-}" ]; then url="$CARAVAN_URL"; else
  mkdir -p "$CARAVAN_HOME/logs"
  start_standin
  start_product e2e
fi

say "SDK example"
npm run --silent example -w @caravan/sdk -- "$url"
say "Browser journeys"
CARAVAN_URL="$url" playwright test -c tools/journeys/playwright.config.ts "$@"
