#!/usr/bin/env bash
# The long versions of what the tests prove in short, and the benchmarks: `make proof` runs all, `make proof ONLY=races`
# one part. Counts can be set: CARAVAN_PROOF_SEQUENCES, CARAVAN_PROOF_RACES, CARAVAN_PROOF_BUYERS, CARAVAN_PROOF_PLACES,
# CARAVAN_PROOF_KILLS; CARAVAN_PROOF_SEED repeats a random sequence.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
only=${ONLY:-all}
part() { [ "$only" = all ] || [ "$only" = "$1" ]; }

if part sequences; then
  echo "• random sequences of operations on trips with bookings"
  CARAVAN_PROOF_SEQUENCES=${CARAVAN_PROOF_SEQUENCES:-10000} go test ./backend/domain/booking/ -count=1 -timeout 4h -run TestRandomSequences -v
fi
if part races; then
  echo "• races over HTTP, and for each scarce thing"
  CARAVAN_PROOF_RACES=${CARAVAN_PROOF_RACES:-50} CARAVAN_PROOF_BUYERS=${CARAVAN_PROOF_BUYERS:-1000} CARAVAN_PROOF_PLACES=${CARAVAN_PROOF_PLACES:-20} \
    go test ./backend/app/ -count=1 -timeout 4h -run TestBuyersRaceForPlaces -v
  CARAVAN_PROOF_RACES=${CARAVAN_PROOF_RACES:-50} go test ./backend/domain/booking/ -count=1 -timeout 4h -run 'TestRacesForWhatIsScarce|TestOffersAreMadeOnce|TestOneKeyIsOnePayment' -v
  echo "• the same races without the locks, which must oversell"
  go test -tags unsafe_nolock ./backend/domain/booking/ ./backend/app/ -count=1 -timeout 1h -run 'TestRacesForWhatIsScarce|TestWithoutTheLock' -v
fi
if part kills; then
  echo "• a server killed again and again under load"
  CARAVAN_PROOF_KILLS=${CARAVAN_PROOF_KILLS:-200} go test ./backend/app/ -count=1 -timeout 4h -run TestKilledUnderLoad -v
fi
if part bench; then
  echo "• bookings against the same rows written by a bare transaction"
  go test ./backend/domain/booking/ -run '^$' -bench AgainstBare -benchtime 20x -count=3
fi
