//go:build !unsafe_nolock

package booking_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit/random"
)

// Buyers want the spots, private rooms, activities, and nights of one trip at the same moment, while those with
// bookings change them, give spots to others, cancel, join the waitlist, and take its offers, and holds expire in
// between. Nothing is ever sold twice: what is taken equals what holds and bookings have, never more than there
// is.
func TestBuyersRaceWhileBookingsChange(t *testing.T) {
	seed := random.Seed(t)
	for n := range proofRuns(t, "CARAVAN_PROOF_RACES", 1) {
		t.Run("", func(t *testing.T) { storm(t, seed+uint64(n)) })
	}
}

// actsOfABuyer is how often a buyer then does something to one of the trip's bookings.
const actsOfABuyer = 2

// stormTurns of the clock are about a month: however long many buyers take, the trip's deadlines stay ahead.
const stormTurns = 8_000

func storm(t *testing.T, seed uint64) {
	buyers, places := proofRuns(t, "CARAVAN_PROOF_BUYERS", 60), proofRuns(t, "CARAVAN_PROOF_PLACES", 12)
	w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 2, MaximumSpots: places, Supplements: places / 3,
		ActivityPlaces: places / 3,
		// A thousand buyers wait for connections, which must not count as a provider timeout.
		MaxConns: 32, CallTimeout: 10 * time.Minute})
	shared, did := newShared(t, w), &tally{}
	for i := range places / 2 { // so that there is something to change from the start
		w.Book(t, fmt.Sprintf("early%d@life.example", i), booking.Choices{Spots: 1})
	}
	var group sync.WaitGroup
	start, over := make(chan struct{}), make(chan struct{})
	for i := range buyers {
		group.Go(func() {
			l := &life{World: w, shared: shared, did: did, t: t, rng: random.Source(seed, uint64(i)), trip: w.TripID,
				activity: w.Activity}
			<-start
			l.buy()
			acts := []act{
				{"change", l.change}, {"change", l.change}, {"swap", l.swap}, {"cancel", l.cancel}, {"cancelOne", l.cancelOne},
				{"release", l.release},
				{"offer", func() error { return l.payFor("awaiting") }}, {"offer", func() error { return l.payFor("awaiting") }},
				{"balance", l.balance},
				{"adminCancel", l.adminCancel},
			}
			for range actsOfABuyer {
				l.do(acts[l.rng.IntN(len(acts))])
			}
		})
	}
	clock := &life{World: w, shared: shared, did: did, t: t, rng: random.Source(seed, uint64(buyers)), trip: w.TripID,
		activity: w.Activity}
	var hands sync.WaitGroup
	hands.Go(func() { // what expires while they race: holds after minutes, offers after a day
		<-start
		for turn := 0; ; turn++ {
			select {
			case <-over:
				return
			case <-time.After(20 * time.Millisecond):
				if turn < stormTurns {
					w.Clock.Advance([]time.Duration{time.Minute, time.Minute, time.Minute, 16 * time.Minute}[turn%4])
				}
				clock.do(act{"sweep", func() error {
					return errors.Join(w.Bookings.Holds.SweepHolds(w.Context()), w.Bookings.Waitlist.SweepOffers(w.Context()))
				}})
				clock.sold(false)
			}
		}
	})
	close(start)
	group.Wait()
	close(over)
	hands.Wait()
	clock.sold(true)
	t.Logf("seed %d, %d buyers for %d places: %s", seed, buyers, places, did)
}

type act struct {
	name string
	do   func() error
}

// do accepts a rejection, also after waiting in the crowd in vain, but no other failure.
func (l *life) do(a act) {
	err := a.do()
	l.did.add(a.name, err)
	if err != nil && !errors.Is(err, errNothing) && apierr.From(err).Status() >= 500 {
		l.t.Errorf("%s: %v", a.name, err)
	}
}

// buy holds and pays; late buyers may join the waitlist.
func (l *life) buy() {
	l.do(act{"buy", func() error {
		if err := l.hold(); err != nil {
			return err
		}
		if l.rng.IntN(8) == 0 {
			return errNothing // thinks it over, and the hold expires
		}
		return l.pay()
	}})
	if len(l.holds) == 0 && l.rng.IntN(2) == 0 {
		l.do(act{"wait", l.wait})
	}
}

// sold checks, on one snapshot, whether anything is sold twice, or, at rest, taken by nobody: before that some is
// taken for a change that is being paid.
func (l *life) sold(atRest bool) {
	ctx := l.Context()
	err := l.DB.ReadTenant(ctx, l.Tenant.ID, func(tx pgx.Tx) error {
		var counts []int64
		var trip, activity uuid.UUID
		if err := tx.QueryRow(ctx, faultsQuery, l.trip, l.activity).Scan(&counts, &trip, &activity); err != nil {
			return err
		}
		for i, n := range counts {
			if n < 0 || n > 0 && (atRest || i < 2) {
				l.t.Errorf("%s: %d", faults[i].what, n)
			}
		}
		if err := l.soldNights(ctx, tx, atRest); err != nil {
			return err
		}
		wrong, err := payment.VerifyTx(ctx, tx)
		if len(wrong) > 0 {
			l.t.Errorf("the books: %v", wrong)
		}
		return err
	})
	if err != nil {
		l.t.Error(err)
	}
}

// soldNights compares the rooms of nights with what holds and bookings have of them, and everything with its
// capacity.
func (l *life) soldNights(ctx context.Context, tx pgx.Tx, atRest bool) error {
	var taken, had, beyond int
	err := tx.QueryRow(ctx, `SELECT (SELECT coalesce(sum(taken), 0) FROM departure_night)::int,
		(SELECT coalesce(sum(a.quantity), 0) FROM booking_add_on a JOIN booking b ON b.id = a.booking_id WHERE b.trip_id = $1 AND a.service_type = 'accommodation'
			AND NOT a.deleted AND b.status IN ('pending', 'awaiting', 'confirmed', 'closed'))::int
		+ (SELECT coalesce(sum(jsonb_array_length(a->'travelers')), 0) FROM hold h,
			jsonb_array_elements(CASE jsonb_typeof(h.choices->'activities') WHEN 'array' THEN h.choices->'activities' ELSE '[]' END) a
			WHERE h.trip_id = $1 AND h.state IN ('active', 'paying') AND a->>'serviceId' <> $2::text)::int,
		(SELECT count(*) FROM trip WHERE id = $1 AND (spots_taken > maximum_spots OR single_supplement_taken > single_supplement_quantity))::int
		+ (SELECT count(*) FROM departure_night WHERE taken > quantity)::int`, l.trip, l.activity.String()).Scan(&taken,
		&had, &beyond)
	if err != nil {
		return fmt.Errorf("nights: %w", err)
	}
	if taken < had || taken > had && atRest || beyond != 0 {
		l.t.Errorf("%d rooms of nights are taken, holds and bookings have %d; %d things are sold beyond what there is", taken,
			had, beyond)
	}
	return nil
}
