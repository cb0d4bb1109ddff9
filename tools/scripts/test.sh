#!/usr/bin/env bash
# Runs every check, all of them even when one fails, and says at the end which did.
. "$(dirname "$0")/lib.sh"

failed=()
check() {
  local what="$1" began="$SECONDS"
  shift
  printf '\n── %s\n' "$what"
  if "$@"; then
    say "$what: passed ($((SECONDS - began)) s)"
  else
    failed+=("$what")
    printf '✗ %s: failed (%s s)\n' "$what" "$((SECONDS - began))"
  fi
}

# The speed of interactions is measured by `npm run test:looks`; a test run holds only the pictures.
library_looks() {
  turbo run build-storybook --filter=@caravan/ui --output-logs=errors-only && npm run --silent test:looks -w @caravan/ui -- looks
}

preflight
web_ready

if [ -f turbo.json ]; then
  check "Web: types, lint, unit tests, build" turbo run build typecheck lint test size --continue --output-logs=errors-only --log-order=grouped
  if chromium_path >/dev/null; then
    check "Web: stories in the browser" turbo run test:stories --continue --output-logs=errors-only --log-order=grouped
    check "Web: looks of the component library" library_looks
  else
    failed+=("Web: stories need Chromium (Debian: apt install chromium)")
  fi
fi
check "Contracts: generated code is current" tools/scripts/gen.sh --check
check "Lint: formatting, vet, boundaries, contracts" tools/scripts/lint.sh
check "Go: tests" go test -timeout 20m ./backend/... ./tools/...
check "Go: the race without its lock oversells" go test -tags unsafe_nolock -run "TestWithoutTheLock|TestRacesForWhatIsScarce" ./backend/app ./backend/domain/booking
check "Server: build" build_server
check "Journeys: SDK example and browser" tools/scripts/e2e.sh
[ ! -d tools/ledger ] || check "Ledger of the specification" go run ./tools/ledger check

printf '\n'
if [ "${#failed[@]}" -gt 0 ]; then
  printf '✗ %s\n' "${failed[@]}"
  exit 1
fi
say "All checks passed in $SECONDS s"
