#!/usr/bin/env bash
# The long versions of what the tests check briefly, and the benchmarks: `make proof` runs everything,
# `make proof ONLY=races` one part. These variables set the counts: CARAVAN_PROOF_SEQUENCES, CARAVAN_PROOF_RACES,
# CARAVAN_PROOF_BUYERS, CARAVAN_PROOF_PLACES, CARAVAN_PROOF_LIVES, CARAVAN_PROOF_KILLS, CARAVAN_PROOF_MONEY_KILLS,
# CARAVAN_PROOF_CHECKS, CARAVAN_PROOF_HISTORIES, CARAVAN_PROOF_READERS, CARAVAN_PROOF_CAMPAIGN_KILLS,
# CARAVAN_PROOF_VIEWS, CARAVAN_PROOF_RECORDS. Each run draws new random cases and prints its seed; set CARAVAN_PROOF_SEED to draw the same ones again.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
only=${ONLY:-all}
part() { [ "$only" = all ] || [ "$only" = "$1" ]; }

export CARAVAN_PROOF_SEED="${CARAVAN_PROOF_SEED:-$(date +%s%N)}"
echo "• random cases of seed $CARAVAN_PROOF_SEED (CARAVAN_PROOF_SEED=$CARAVAN_PROOF_SEED draws them again)"

if part sequences; then
  echo "• random sequences of operations on trips with bookings, and random lives of trips"
  CARAVAN_PROOF_SEQUENCES=${CARAVAN_PROOF_SEQUENCES:-10000} go test ./backend/domain/booking/ -count=1 -timeout 4h -parallel 4 -run TestRandomSequences -v
  CARAVAN_PROOF_SEQUENCES=$((${CARAVAN_PROOF_SEQUENCES:-10000} / 10)) go test ./backend/domain/payout/ -count=1 -timeout 4h -run TestRandomDebts -v
  CARAVAN_PROOF_LIVES=${CARAVAN_PROOF_LIVES:-500} go test ./backend/domain/trip/ -count=1 -timeout 4h -parallel 4 -run TestRandomLivesOfTrips -v
fi
if part properties; then
  echo "• properties of single rules: money, dates, prices, ledgers, refunds, lifecycles"
  mapfile -t packages < <(grep -rl --include='*_test.go' 'random\.Check' backend | xargs -n1 dirname | sort -u | sed 's|^|./|')
  RAPID_CHECKS=${CARAVAN_PROOF_CHECKS:-1000} go test "${packages[@]}" -count=1 -timeout 4h
fi
if part histories; then
  echo "• random histories of a real provider's news, with bank debits and answered disputes: reordered, repeated, lost and fetched later"
  CARAVAN_PROOF_HISTORIES=${CARAVAN_PROOF_HISTORIES:-10000} go test ./backend/domain/payment/stripe/ -count=1 -timeout 4h -run TestHistoriesOfWebhooksEndAlike -v
fi
if part races; then
  echo "• races over HTTP, and for each scarce thing"
  export CARAVAN_PROOF_RACES=${CARAVAN_PROOF_RACES:-50} CARAVAN_PROOF_BUYERS=${CARAVAN_PROOF_BUYERS:-1000} CARAVAN_PROOF_PLACES=${CARAVAN_PROOF_PLACES:-20}
  go test ./backend/app/ -count=1 -timeout 4h -run 'TestBuyersRaceForPlaces|TestBuyersRaceOverHTTPWhileBookingsChange|TestManyHostsRaceForTheLastDeparture' -v
  go test ./backend/domain/booking/ -count=1 -timeout 4h -run 'TestRacesForWhatIsScarce|TestBuyersRaceWhileBookingsChange|TestOffersAreMadeOnce|TestOneKeyIsOnePayment' -v
  echo "• the same races without the locks, which must oversell"
  env -u CARAVAN_PROOF_RACES -u CARAVAN_PROOF_BUYERS -u CARAVAN_PROOF_PLACES \
    go test -tags unsafe_nolock ./backend/domain/booking/ ./backend/app/ -count=1 -timeout 1h -run 'TestRacesForWhatIsScarce|TestWithoutTheLock' -v
fi
if part kills; then
  echo "• server, workers and PostgreSQL killed again and again under load"
  CARAVAN_PROOF_KILLS=${CARAVAN_PROOF_KILLS:-200} go test ./backend/app/ -count=1 -timeout 4h -run TestKilledUnderLoad -v
  echo "• server, workers and Stripe killed again and again while money moves"
  CARAVAN_PROOF_MONEY_KILLS=${CARAVAN_PROOF_MONEY_KILLS:-200} go test ./backend/app/ -count=1 -timeout 4h -run TestKilledWhileMoneyMoves -v
fi
if part promotion; then
  echo "• a campaign to many whose worker is killed again and again, and one that is stopped halfway; the reports of many page views"
  export CARAVAN_PROOF_READERS=${CARAVAN_PROOF_READERS:-100000}
  go test ./backend/domain/campaign/ -count=1 -timeout 4h -run TestManyReaders -v
  CARAVAN_PROOF_CAMPAIGN_KILLS=${CARAVAN_PROOF_CAMPAIGN_KILLS:-20} go test ./backend/app/ -count=1 -timeout 4h -run 'TestCampaignIsSentThroughKills|TestALargeCampaignIsStoppedWithinAMinute' -parallel 1 -v
  export CARAVAN_PROOF_VIEWS=${CARAVAN_PROOF_VIEWS:-10000000}
  go test ./backend/domain/analytics/ -count=1 -timeout 1h -run TestReportsOfManyViews -v
  go test ./backend/app/ -count=1 -timeout 1h -run TestPromotePageOfManyViews -v
fi
if part bench; then
  echo "• bookings against the same rows written by a bare transaction; the price of a party"
  go test ./backend/domain/booking/ -run '^$' -bench AgainstBare -benchtime 20x -count=3
  go test ./backend/domain/booking/ -run '^$' -bench BenchmarkQuote
fi
if part reads; then
  echo "• reads against a bare handler, and against the same server without its checks; lists a second"
  go test ./backend/app/ -run '^$' -bench BenchmarkReads -benchtime 10x
  echo "• reads by key after a growth of a hundred times"
  go test ./backend/app/ -run '^$' -bench BenchmarkGrowth -benchtime 20x
  go test ./backend/app/ -count=1 -run TestHotCallsNeedNoSequentialScan -v
  echo "• figures over more than 100,000 postings, and pages of what they consist of"
  go test ./backend/app/ -run '^$' -bench BenchmarkFigures -benchtime 20x -timeout 1h
fi
if part pages; then
  echo "• public pages that the server draws: when something on one has changed, and kept ones"
  build_web
  go test ./backend/app/ -run '^$' -bench BenchmarkDrawnPages -benchtime 200x
fi
if part walks; then
  echo "• every page of every portal and of the site, in every language"
  build_web
  build_server
  CARAVAN_PROOF_WALKS=1 tools/scripts/e2e.sh open-every-page --project=desktop
fi
if part search; then
  echo "• search and long lists in a marketplace of many records"
  CARAVAN_PROOF_RECORDS=${CARAVAN_PROOF_RECORDS:-1000000} go test ./backend/app/ -count=1 -timeout 4h -run TestSearchOfMany -v
fi
if part overload; then
  echo "• three times the load that can be answered: what is answered in time, with admission and without"
  # The callers get the last core to themselves; the servers and databases that the run starts get the others.
  cores=$(nproc) apart=()
  if [ "$cores" -gt 1 ] && command -v taskset >/dev/null; then
    apart=(env "CARAVAN_PROOF_CALLERS_CORE=$((cores - 1))" "CARAVAN_PROOF_SERVERS_CORES=$(seq -s, 0 $((cores - 2)))" taskset --cpu-list "0-$((cores - 2))")
  else
    echo "  no taskset, or a single core: callers and servers share what there is"
  fi
  "${apart[@]}" go test ./backend/app/ -run '^$' -bench BenchmarkOverload -benchtime 3x -timeout 1h
fi
if part exports; then
  echo "• files of an audience and of all bookings: speed against a plain COPY, and the memory held"
  go test ./backend/domain/export/ -run '^$' -bench 'AgainstCopy|BookingsFile' -benchtime 3x -timeout 1h
fi
