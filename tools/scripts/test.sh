#!/usr/bin/env bash
# Runs every check, all of them even when one fails, and says at the end which did and with what words.
. "$(dirname "$0")/lib.sh"

failed=()
said="$(mktemp -d "${TMPDIR:-/tmp}/caravan-test.XXXXXX")"
trap 'rm -rf "$said"' EXIT
check() {
  local what="$1" began="$SECONDS" outcome=passed
  shift
  printf '\n── %s\n' "$what"
  if "$@" 2>&1 | tee "$said/log"; then
    say "$what: passed ($((SECONDS - began)) s)"
  else
    outcome=failed
    failed+=("$what")
    telling "$said/log" >"$said/${#failed[@]}"
    printf '✗ %s: failed (%s s)\n' "$what" "$((SECONDS - began))"
  fi
  took "$what" "$((SECONDS - began))" "$outcome"
}

# What each stage took, for the table at the end.
took() { printf '%5d s  %-7s %s\n' "$2" "$3" "$1" >>"$said/times"; }

# The lines of a failed check that name what failed; its last ones when none does.
telling() {
  local lines
  lines="$(sed 's/\x1b\[[0-9;]*[A-Za-z]//g' "$1" |
    grep -E '^\s*(--- FAIL|=== FAIL:|FAIL\b|panic:|✘|×|[0-9]+\) \[|Error:|.*: error TS|.*\b[0-9]+ (failed|flaky)\b|✗)' | tail -25 || true)"
  cut -c1-220 <<<"${lines:-$(tail -12 "$1")}"
}

# A Go test that fails in CI is tried once more by itself, as tests in the browser are; the report names it. What vet
# says is the lint's matter. At the end come the tests that take longest.
go_tests() {
  local packages="$1" outcome=0 sum="go tool -modfile=tools/generators/go.mod gotestsum"
  shift
  $sum --format=standard-quiet --packages="$packages" --jsonfile "$said/go.json" \
    --rerun-fails="$([ -n "${CI:-}" ] && echo 1 || echo 0)" --rerun-fails-run-root-test \
    --rerun-fails-report="$(mktemp "$said/again.XXXX")" -- -vet=off -timeout 20m "$@" || outcome=$?
  $sum tool slowest --num 15 --threshold 5s --jsonfile "$said/go.json" || true
  return "$outcome"
}

# The speed of interactions is measured by `npm run test:looks`; a test run holds the pictures and what taps do.
library_looks() {
  turbo run build-storybook --filter=@caravan/ui --output-logs=errors-only && npm run --silent test:looks -w @caravan/ui -- looks touch
}

preflight
build_ory &
ory=$!
web_ready
wait "$ory"
took "Tools: packages, Kratos, Keto" "$SECONDS" ready

if [ -f turbo.json ]; then
  check "Web: types, lint, unit tests, build" nx run web:verify
  if chromium_path >/dev/null; then
    check "Web: stories in the browser" turbo run test:stories --continue --output-logs=errors-only --log-order=grouped
    check "Web: looks of the component library" library_looks
  else
    failed+=("Web: stories need Chromium (Debian: apt install chromium)")
  fi
fi
check "Contracts: generated code is current" tools/scripts/gen.sh --check
check "Lint: formatting, vet, boundaries, contracts" tools/scripts/lint.sh
say "Random tests draw the cases of seed ${CARAVAN_PROOF_SEED:-1}; CARAVAN_PROOF_SEED sets another"
# Tests of one package wait for servers more than they compute, so more of them run at once than there are processors.
check "Go: tests" go_tests "./backend/... ./tools/..." -parallel 4
check "Go: the race without its lock oversells" go_tests "./backend/app ./backend/domain/booking" -tags unsafe_nolock -run "TestWithoutTheLock|TestRacesForWhatIsScarce"
check "Server: build" build_server
# One start of the product serves both: measuring what a page sends changes nothing in it.
printf '\n── Product: starts\n'
began="$SECONDS"
if start_product checks; then
  took "Product: starts" "$((SECONDS - began))" ready
  trap 'stop_product; rm -rf "$said"' EXIT
  check "First loads: bytes as delivered" env CARAVAN_URL="$url" tools/scripts/first-load.sh --check
  check "Journeys: SDK example and browser" env CARAVAN_URL="$url" tools/scripts/e2e.sh
else
  failed+=("Product: starts; first loads and journeys could not run")
fi
stop_product
trap 'rm -rf "$said"' EXIT
check "SDK: its next release, as a dry run" nx release --dry-run --skip-publish
[ ! -d tools/ledger ] || check "Ledger of the specification" go run ./tools/ledger check

printf '\n── What took how long (%s s in all)\n' "$SECONDS"
sort -rn "$said/times"
printf '\n'
{ cat "$said"/again.* 2>/dev/null || true; } | sed 's/^/! tried again: /'
if [ "${#failed[@]}" -gt 0 ]; then
  for i in "${!failed[@]}"; do
    printf '✗ %s\n' "${failed[$i]}"
    [ ! -e "$said/$((i + 1))" ] || sed 's/^/    /' "$said/$((i + 1))"
  done
  exit 1
fi
say "All checks passed in $SECONDS s"
