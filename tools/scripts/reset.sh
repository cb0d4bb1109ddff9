#!/usr/bin/env bash
# Deletes this machine's data, but only what the product itself has created.
. "$(dirname "$0")/lib.sh"

[ -d "$CARAVAN_HOME" ] || { say "Nothing to remove"; exit 0; }
if [ -f "$CARAVAN_HOME/lock" ] && kill -0 "$(cat "$CARAVAN_HOME/lock" 2>/dev/null)" 2>/dev/null; then
  fail "Caravan is running from this folder; stop it first (Ctrl-C in its terminal)."
fi
if [ -f "$CARAVAN_HOME/postgres.path" ]; then
  place="$(cat "$CARAVAN_HOME/postgres.path")"
  case "$place" in
    /var/lib/caravan-*) rm -rf "$place" ;;
  esac
fi
rm -rf "$CARAVAN_HOME"
say "Removed $CARAVAN_HOME"
