#!/usr/bin/env bash
# Prints what each app's first page sends to a browser that has nothing yet, by kind, and its largest contentful paint on
# a slow phone. With --check it fails where more is sent than tools/first-load/budget.json allows, and slows nothing
# down. CARAVAN_URL is a running demo to measure; without it, the built product is started. Addresses of another shop's
# pages that run on this machine are measured beside ours, in the same way.
. "$(dirname "$0")/lib.sh"

chromium_path >/dev/null || fail "The measure needs Chromium (Debian: apt install chromium)."
if [ -n "${CARAVAN_URL:-}" ]; then url="$CARAVAN_URL"; else start_product first-load; fi
tsx tools/first-load/measure.ts "$url" "$@"
