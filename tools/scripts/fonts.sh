#!/usr/bin/env bash
# Builds the fonts that the pages load (packages/ui/src/theme/gen) from Fontsource's. Run it after one of these changes.
. "$(dirname "$0")/lib.sh"

web_ready
[ tools/fonts/node_modules/.package-lock.json -nt tools/fonts/package-lock.json ] ||
  npm ci --prefix tools/fonts --no-audit --no-fund --loglevel=error
node tools/fonts/make.mjs
