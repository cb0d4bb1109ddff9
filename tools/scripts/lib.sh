# Shared functions, sourced by the scripts in this folder. Compatible with macOS's bash 3.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# The local Node takes precedence, because several tools need a newer version than many machines have.
export PATH="$PWD/node_modules/.bin:$PATH"
export TURBO_TELEMETRY_DISABLED=1 STORYBOOK_DISABLE_TELEMETRY=1 NX_NO_CLOUD=true DO_NOT_TRACK=1
CARAVAN_HOME="${CARAVAN_HOME:-$PWD/.caravan}"
# Compiled packages without the checkout's path can be shared by every checkout on this machine.
if command -v go >/dev/null; then
  GOFLAGS="$(go env GOFLAGS) -trimpath"
  export GOFLAGS
fi

say() { printf '• %s\n' "$*"; }

fail() {
  printf '\n✗ %s\n' "$*" >&2
  exit 1
}

# timed "what" command… prints one line when the command starts to take a while, one every ten seconds while it runs,
# and one with the duration when it is done.
timed() {
  local what="$1" began="$SECONDS" still status=0
  shift
  say "$what …"
  (while sleep "${CARAVAN_STILL_EVERY:-10}" >/dev/null 2>&1; do say "$what: still at it after $((SECONDS - began)) s"; done) &
  still=$!
  "$@" || status=$?
  { kill "$still" && wait "$still"; } 2>/dev/null || true
  [ "$status" = 0 ] || return "$status"
  say "$what: done ($((SECONDS - began)) s)"
}

# temporary_in_memory moves temporary files to memory if the machine has room for them: the checks make and delete
# hundreds of thousands, and their databases sync what nobody needs after them. The caller removes $in_memory at the end.
temporary_in_memory() {
  local room=10485760
  [ -d /dev/shm ] && [ "$(df -Pk /dev/shm | awk 'NR == 2 { print $4 }')" -ge "$room" ] || return 0
  [ "$(awk '/^MemAvailable/ { print $2 }' /proc/meminfo)" -ge "$room" ] || return 0
  in_memory="$(mktemp -d /dev/shm/caravan-temporary.XXXXXX)"
  # PostgreSQL and Chromium run as users of their own, and some tests run programs from there.
  chmod 1777 "$in_memory"
  printf '#!/bin/sh\n' >"$in_memory/probe" && chmod +x "$in_memory/probe"
  if "$in_memory/probe" 2>/dev/null; then
    export GOTMPDIR="${TMPDIR:-/tmp}" TMPDIR="$in_memory"
  else
    rm -rf "$in_memory"
  fi
}

# build_ory builds Kratos and Keto, once per machine. Run it in the background, in parallel with npm and the pages.
build_ory() {
  go run ./tools/ory "$CARAVAN_HOME/bin"
}

chromium_path() {
  local candidate
  for candidate in "${CHROMIUM_PATH:-}" chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
    [ -n "$candidate" ] || continue
    command -v "$candidate" 2>/dev/null && return 0
  done
  return 1
}

# preflight checks the prerequisites and says how to fix what is missing, before anything fails halfway.
preflight() {
  case "$(uname -s)" in
    Linux | Darwin) ;;
    *) fail "Caravan runs on Linux and macOS. On Windows, use WSL." ;;
  esac
  command -v go >/dev/null || fail "Go is missing. Install Go 1.26 or newer from https://go.dev/dl/ and run this again."
  local go_version
  go_version="$(go env GOVERSION 2>/dev/null)" ||
    fail "Go is too old for this module and may not fetch a newer one. Install Go 1.26 or newer from https://go.dev/dl/."
  case "$go_version" in
    go1.1[0-9]* | go1.2[0-5]*) fail "Go is $go_version; install 1.26 or newer from https://go.dev/dl/." ;;
  esac
  command -v npm >/dev/null || fail "Node.js is missing. Install Node 24 (with npm) from https://nodejs.org/ and run this again."
  local node_major
  node_major="$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)"
  if [ "$node_major" -lt 20 ]; then
    fail "Node.js is version $node_major; install 24 from https://nodejs.org/ and run this again."
  fi
  if [ "$node_major" -lt 24 ] && [ "$(uname -sm)" != "Linux x86_64" ]; then
    fail "Node.js is version $node_major; on this platform 24 is needed: https://nodejs.org/."
  fi
}

# port_free fails with a hint if another process is listening on the product's port.
port_free() {
  local port="${CARAVAN_PORT:-8080}"
  if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
    fail "Port $port is taken on this machine. Stop the program that uses it (lsof -i :$port shows it; another \`make up\`?), or choose another port: CARAVAN_PORT=8090 make up"
  fi
}

# web_ready installs the npm packages if the lock file differs from the installed one.
web_ready() {
  [ -f package.json ] || return 0
  local stamp="node_modules/.caravan-lock" want
  want="$(cksum <package-lock.json)"
  if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$want" ]; then return 0; fi
  # A manual `npm install` leaves its own record, newer than the lock file.
  if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
    timed "Installing npm packages (a minute or two the first time)" npm ci --no-audit --no-fund --loglevel=error ||
      return
  fi
  printf '%s\n' "$want" >"$stamp"
}

# golangci_lint runs the linter at its pinned version, built once per version.
golangci_lint() {
  local program="$CARAVAN_HOME/bin/golangci-lint-$(cksum <tools/golangci/go.sum | cut -d' ' -f1)"
  [ -x "$program" ] || (cd tools/golangci && go build -o "$program" github.com/golangci/golangci-lint/v2/cmd/golangci-lint)
  "$program" run --config "$PWD/tools/golangci/golangci.yml" "$@"
}

# redocly lints the published documents at its pinned version, installed once.
redocly() {
  [ tools/reference/node_modules/.package-lock.json -nt tools/reference/package-lock.json ] ||
    npm ci --prefix tools/reference --no-audit --no-fund --loglevel=error
  tools/reference/node_modules/.bin/redocly "$@"
}

build_web() {
  [ -f turbo.json ] || return 0
  timed "Fetching the reader of the API reference" node tools/reference/scalar.mjs
  timed "Building the pages" turbo run build --output-logs=errors-only --log-order=grouped
}

build_server() {
  local version
  version="$(git describe --always --dirty 2>/dev/null || echo unknown)"
  mkdir -p "$CARAVAN_HOME/bin"
  timed "Building the server" go build -ldflags "-X main.version=$version" -o "$CARAVAN_HOME/bin/caravan" ./backend/cmd/caravan
}

# start_product runs the built product on a fresh home until the script ends, and waits until it is ready. $1 is its
# name; $url is set to its URL. If the product fails to start, it prints the reason and fails.
start_product() {
  product_home="$(mktemp -d "${TMPDIR:-/tmp}/caravan-$1.XXXXXX")"
  chmod 755 "$product_home"
  local port="${CARAVAN_E2E_PORT:-8171}" log="$CARAVAN_HOME/logs/$1.log" program equal=""
  url="http://localhost:$port"
  mkdir -p "$CARAVAN_HOME/logs" "$product_home/bin"
  # The Ory binaries are built once per machine.
  for program in "$CARAVAN_HOME"/bin/kratos-* "$CARAVAN_HOME"/bin/keto-*; do
    [ -e "$program" ] && cp "$program" "$product_home/bin/"
  done
  # As root, Chromium raises its own priority above everything else, and rendering pages would starve the server.
  [ "$(id -u)" != 0 ] || equal="nice -n -8"
  CARAVAN_HOME="$product_home" CARAVAN_PORT="$port" CARAVAN_WEBHOOK_LOOPBACK=true $equal "${CARAVAN_PROGRAM:-$CARAVAN_HOME/bin/caravan}" up >"$log" 2>&1 &
  product=$!
  trap stop_product EXIT
  for _ in $(seq 1 600); do
    grep -q '^ready ' "$log" && break
    kill -0 "$product" 2>/dev/null || break
    sleep 0.5
  done
  if ! grep -q '^ready ' "$log"; then
    tail -30 "$log" >&2
    printf '\n✗ The server stopped while starting, or was not ready in time.\n' >&2
    return 1
  fi
  say "The product runs at $url"
}

# start_standin runs a Stripe stand-in for the product that is started after it. The product opens a marketplace for it,
# and one for each viewport of the journey that lives through a whole trip, because these advance their clocks.
start_standin() {
  local port="${CARAVAN_STANDIN_PORT:-8172}"
  mkdir -p "$CARAVAN_HOME/bin" "$CARAVAN_HOME/logs"
  go build -o "$CARAVAN_HOME/bin/standin" ./tools/standin
  "$CARAVAN_HOME/bin/standin" -port "$port" >"$CARAVAN_HOME/logs/standin.log" 2>&1 &
  standin=$!
  export CARAVAN_STRIPE_URL="http://127.0.0.1:$port" CARAVAN_SANDBOX=stripe,meadow,harbor,orchard,meadow1,harbor1,orchard1
}

stop_product() {
  [ -z "${standin:-}" ] || kill "$standin" 2>/dev/null || true
  kill -INT "$product" 2>/dev/null || true
  wait "$product" 2>/dev/null || true
  rm -rf "$product_home"
}
