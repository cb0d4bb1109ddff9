#!/usr/bin/env bash
# Formatting, vet, package lint and module boundaries.
. "$(dirname "$0")/lib.sh"

web_ready
unformatted="$(git ls-files -z --cached --others --exclude-standard -- '*.go' ':!backend/gen' ':!tools/ory' | xargs -0 gofmt -l)"
[ -z "$unformatted" ] || fail "Run gofmt on: $unformatted"
timed "go vet" go vet ./backend/... ./tools/...
timed "Package lint and types" turbo run lint typecheck --output-logs=errors-only --log-order=grouped
timed "Module boundaries" nx run web:boundaries
timed "Formatting" biome format .
timed "Protocol buffers" buf lint
