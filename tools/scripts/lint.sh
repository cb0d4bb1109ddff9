#!/usr/bin/env bash
# Checks formatting, package lint, module boundaries, and contracts.
. "$(dirname "$0")/lib.sh"

web_ready
unformatted="$(git ls-files -z --cached --others --exclude-standard -- '*.go' ':!backend/gen' ':!tools/ory' | xargs -0 gofmt -l)"
[ -z "$unformatted" ] || fail "Run gofmt on: $unformatted"
timed "Go lint (vet, layers and more: tools/golangci/golangci.yml)" golangci_lint ./backend/... ./tools/...
timed "Package lint and types" turbo run lint typecheck --output-logs=errors-only --log-order=grouped
timed "Module boundaries" nx run web:boundaries
timed "Formatting" biome format .
timed "The words that people read" go run ./tools/words
timed "Words: the catalogue is up to date and complete" node packages/words/check.ts
timed "Contract: what no portal reads" node tools/unread/main.ts
timed "Dead Go: what only tests call" go run ./tools/house dead
timed "Dead TypeScript: exports and dependencies that nobody uses" go run ./tools/house knip
timed "The house: no count above its limit" go run ./tools/house check
timed "The map of the modules" go run ./tools/house map check
timed "Protocol buffers: style" buf lint apis
timed "Protocol buffers: nothing that a partner's program relies on is taken away" buf breaking apis --against apis/released.binpb
timed "Contracts: the published documents" redocly lint --config apis/redocly.yaml
