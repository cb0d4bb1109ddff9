#!/usr/bin/env bash
# Runs every check, even after one has failed, and reports the failures with their messages at the end. Web and server
# checks run in parallel, because most of them wait more than they compute; each prints its output when it finishes.
. "$(dirname "$0")/lib.sh"

temporary_in_memory
said="$(mktemp -d "${TMPDIR:-/tmp}/caravan-test.XXXXXX")"
# Removes temporary files, also those of checks that were stopped halfway.
cleanup() { rm -rf "$said" ${in_memory:+"$in_memory"}; }
trap cleanup EXIT
trap 'trap "" TERM; kill 0; exit 130' INT TERM # background jobs don't receive Ctrl-C

# check "what" command… runs a check and records its result.
check() {
  local what="$1" began="$SECONDS" outcome=passed log
  shift
  log="$(mktemp "$said/log.XXXXXX")"
  if [ -n "${beside:-}" ]; then
    say "$what …"
    "$@" >"$log" 2>&1 || outcome=failed
    until mkdir "$said/printing" 2>/dev/null; do sleep 0.2; done
    printf '\n── %s\n' "$what"
    cat "$log"
  else
    printf '\n── %s\n' "$what"
    "$@" 2>&1 | tee "$log" || outcome=failed
  fi
  if [ "$outcome" = passed ]; then
    say "$what: passed ($((SECONDS - began)) s)"
  else
    printf '✗ %s: failed (%s s)\n' "$what" "$((SECONDS - began))"
    failed "$what" "$(telling "$log")"
  fi
  took "$what" "$((SECONDS - began))" "$outcome"
  rm -rf "$said/printing" "$log"
}

# failed "what" "message" records a failure for the final report.
failed() { printf '✗ %s\n%s\n' "$1" "$(sed 's/^/    /' <<<"${2:-}")" >>"$said/failed"; }

# The duration of each stage, for the table at the end.
took() { printf '%5d s  %-7s %s\n' "$2" "$3" "$1" >>"$said/times"; }

# The lines of a failed check's output that name the failure, or else its last lines.
telling() {
  local lines
  # Turborepo writes the package and the task before each line.
  lines="$(sed -E 's/\x1b\[[0-9;]*[A-Za-z]//g; s/^@?[a-z0-9/-]+:[a-z:-]+: //' "$1" |
    grep -E '^\s*(--- FAIL|=== FAIL:|FAIL\b|panic:|✘|×|[0-9]+\) \[|Error:|.*: error TS|.*\b[0-9]+ (failed|flaky)\b|✗)' | tail -25 || true)"
  cut -c1-220 <<<"${lines:-$(tail -12 "$1")}"
}

# In CI, a failed Go test is retried once on its own, like browser tests; the report names it. Vet is part of the lint.
# Linking seventy programs without symbols for debuggers takes half the time.
# The slowest tests are listed at the end.
go_tests() {
  local packages="$1" outcome=0 sum="go tool -modfile=tools/generators/go.mod gotestsum"
  shift
  $sum --format=standard-quiet --packages="$packages" --jsonfile "$said/go.json" \
    --rerun-fails="$([ -n "${CI:-}" ] && echo 1 || echo 0)" --rerun-fails-run-root-test \
    --rerun-fails-report="$(mktemp "$said/again.XXXX")" -- -vet=off -ldflags="-s -w" -timeout 40m "$@" || outcome=$?
  $sum tool slowest --num 15 --threshold 5s --jsonfile "$said/go.json" || true
  return "$outcome"
}

# `npm run test:looks` measures interaction speed; a test run checks only the screenshots and taps.
library_looks() {
  turbo run build-storybook --filter=@caravan/ui --output-logs=errors-only && npm run --silent test:pictures -w @caravan/ui
}

pages() {
  # Not `nx run web:verify`, which may build while the server's tests are reading the built pages.
  check "Web: types, unit tests, size" turbo run typecheck test @caravan/ui#size --concurrency=3 --continue --output-logs=errors-only --log-order=grouped
  if chromium_path >/dev/null; then
    check "Web: stories in the browser" turbo run test:stories --continue --output-logs=errors-only --log-order=grouped
    check "Web: looks of the component library" library_looks
  else
    failed "Web: stories need Chromium (Debian: apt install chromium)"
  fi
}

# Nothing waits for the lint, so it runs on the CPU time that the stories and the journeys leave free.
lint() {
  check "Lint: formatting, rules, boundaries, contracts" env TURBO_CONCURRENCY=2 nice -n 19 tools/scripts/lint.sh
}

server() {
  check "Server: build" build_server
  # The program that tests start and kill, so that they don't have to link their own.
  export CARAVAN_PROGRAM="$CARAVAN_HOME/bin/caravan"
  # A package's tests wait for servers more than they compute, so more of them run in parallel than there are CPUs.
  check "Go: tests" go_tests "./backend/... ./tools/..." -parallel 4
  check "Go: the race without its lock oversells" go_tests "./backend/app ./backend/domain/booking" -tags unsafe_nolock -run "TestWithoutTheLock|TestRacesForWhatIsScarce"
}

preflight
build_ory &
ory=$!
web_ready
took "Tools: npm packages" "$SECONDS" ready
# These two write what everything else reads, including the server's pages.
check "Contracts: generated code is current" tools/scripts/gen.sh --check
check "Web: build" turbo run build --output-logs=errors-only --log-order=grouped
say "Random tests draw the cases of seed ${CARAVAN_PROOF_SEED:-1}; CARAVAN_PROOF_SEED sets another"
beside=yes
pages &
pages=$!
# The server's tests are sensitive to timing, so the web checks run on the CPU time that they leave free.
renice -n 5 -p "$pages" >/dev/null 2>&1 || true
wait "$ory" || failed "Kratos and Keto: could not be built"
server
lint &
lint=$!
wait "$pages" || failed "Web: its checks ended early"
beside=""
# Both share one running product, because measuring transfers changes nothing in it.
printf '\n── Product: starts\n'
began="$SECONDS"
if start_standin && start_product checks; then
  took "Product: starts" "$((SECONDS - began))" ready
  trap 'stop_product; cleanup' EXIT
  check "First loads: bytes as delivered" env CARAVAN_URL="$url" tools/scripts/first-load.sh --check
  check "Journeys: SDK example and browser" env CARAVAN_URL="$url" tools/scripts/e2e.sh
else
  failed "Product: starts; first loads and journeys could not run"
fi
stop_product
trap cleanup EXIT
wait "$lint" || failed "Lint: it ended early"
check "SDK: its next release, as a dry run" nx release --dry-run --skip-publish
[ ! -d tools/ledger ] || check "Ledger of the specification" go run ./tools/ledger check

printf '\n── What took how long (%s s in all)\n' "$SECONDS"
sort -rn "$said/times"
printf '\n'
{ cat "$said"/again.* 2>/dev/null || true; } | sed 's/^/! tried again: /'
if [ -s "$said/failed" ]; then
  cat "$said/failed"
  exit 1
fi
say "All checks passed in $SECONDS s"
