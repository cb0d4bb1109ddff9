#!/usr/bin/env bash
# Formatting, package lint, module boundaries and contracts.
. "$(dirname "$0")/lib.sh"

web_ready
unformatted="$(git ls-files -z --cached --others --exclude-standard -- '*.go' ':!backend/gen' ':!tools/ory' | xargs -0 gofmt -l)"
[ -z "$unformatted" ] || fail "Run gofmt on: $unformatted"
timed "Go lint (vet, layers and more: .golangci.yml)" golangci_lint ./backend/... ./tools/...
timed "Package lint and types" turbo run lint typecheck --output-logs=errors-only --log-order=grouped
timed "Module boundaries" nx run web:boundaries
timed "Formatting" biome format .
timed "Contract: what no portal reads" node tools/unread/main.ts
timed "Protocol buffers: style" buf lint
timed "Protocol buffers: nothing that a partner's program relies on is taken away" buf breaking --against apis/released.binpb
