#!/usr/bin/env bash
# Prints how much each app's first page transfers to a browser with an empty cache, by type, and its largest contentful
# paint on a slow phone. With --check, it fails if more is transferred than tools/first-load/budget.json allows, and
# throttles nothing. Set CARAVAN_URL to measure a running demo; without it, the built product is started. URLs of
# another store's pages running on this machine are measured alongside ours, in the same way.
. "$(dirname "$0")/lib.sh"

chromium_path >/dev/null || fail "The measure needs Chromium (Debian: apt install chromium)."
if [ -n "${CARAVAN_URL:-}" ]; then url="$CARAVAN_URL"; else start_product first-load; fi
tsx tools/first-load/measure.ts "$url" "$@"
