#!/usr/bin/env bash
# Generates code from the contracts. With --check, fails if the result differs from the committed code.
. "$(dirname "$0")/lib.sh"

web_ready
fingerprint() {
  git ls-files -z --cached --others --exclude-standard -- backend/gen packages/sdk/src/gen backend/db/schema.sql 'backend/domain/*/*db/*' \
    backend/domain/notification/template backend/domain/notification/reword |
    while IFS= read -r -d '' file; do
      [ ! -f "$file" ] || printf '%s %s\n' "$(cksum <"$file")" "$file"
    done | sort -k 3
}

[ "${1:-}" != "--check" ] || before="$(fingerprint)"
go run ./tools/gen
if [ "${1:-}" = "--check" ]; then
  after="$(fingerprint)"
  if [ "$before" != "$after" ]; then
    diff <(printf '%s\n' "$before") <(printf '%s\n' "$after") | awk '/^[<>]/ {print "  " $4}' | sort -u
    fail "These generated files were not what the contracts produce. They are now: commit them."
  fi
  say "Generated code matches the contracts"
fi
