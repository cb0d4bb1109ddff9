package trip_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/agreement"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit/random"
)

// edges is the lifecycle of DECISIONS §3, written down again: who takes a trip from where to where.
var edges = map[string]map[trip.Status][]trip.Status{
	"operator": {trip.Created: {trip.PartnerApproved}},
	"host": {
		trip.PricingApproved: {trip.HostApproved}, trip.HostApproved: {trip.Live, trip.EarlyConfirmed},
		trip.EarlyConfirmed: {trip.Confirmed}, trip.ReadyToConfirm: {trip.Confirmed},
	},
	"admin": {
		trip.Created: {trip.Cancelled}, trip.PartnerApproved: {trip.PricingApproved, trip.Cancelled},
		trip.PricingApproved: {trip.Cancelled}, trip.HostApproved: {trip.Cancelled}, trip.EarlyConfirmed: {trip.Cancelled},
		trip.Live: {trip.Cancelled}, trip.ReadyToConfirm: {trip.Cancelled}, trip.Confirmed: {trip.Cancelled},
		trip.Closed: {trip.Cancelled},
	},
	"system": {
		trip.PartnerApproved: {trip.PricingApproved}, trip.HostApproved: {trip.Live, trip.EarlyConfirmed, trip.Cancelled},
		trip.EarlyConfirmed: {trip.Confirmed}, trip.Live: {trip.ReadyToConfirm, trip.Cancelled},
		trip.ReadyToConfirm: {trip.Confirmed, trip.Cancelled}, trip.Confirmed: {trip.Closed}, trip.Closed: {trip.Complete},
	},
}

// reaches reports whether an actor gets from one status to another in at most so many steps.
func reaches(actor string, from, to trip.Status, steps int) bool {
	if from == to {
		return true
	}
	return steps > 0 && slices.ContainsFunc(edges[actor][from], func(next trip.Status) bool {
		return reaches(actor, next, to, steps-1)
	})
}

// Whatever people try on a trip and however time passes, it changes only as the lifecycle says: a person takes
// one step of their own, time as many as are due, and a rejection changes nothing.
func TestRandomLivesOfTrips(t *testing.T) {
	seed := random.Seed(t)
	lives := 6
	if text := os.Getenv("CARAVAN_PROOF_LIVES"); text != "" {
		parsed, err := strconv.Atoi(text)
		if err != nil {
			t.Fatal(err)
		}
		lives = parsed
	}
	for n := range lives {
		t.Run(strconv.Itoa(n), func(t *testing.T) {
			t.Parallel()
			l := &tripLife{Market: triptest.Open(t), rng: random.Source(seed, uint64(n))}
			t.Cleanup(func() {
				if t.Failed() {
					t.Logf("seed %d, life %d: %v", seed, n, l.done)
				}
			})
			l.id = reviewed(t, l.Market)
			for range 40 {
				l.step(t)
			}
		})
	}
}

type tripLife struct {
	*triptest.Market
	rng  *rand.Rand
	id   uuid.UUID
	done []string
}

func (l *tripLife) step(t *testing.T) {
	t.Helper()
	moves := []struct {
		name, actor string
		steps       int
		do          func() error
	}{
		{"names a status", "host", 1, func() error { return l.name(l.Host) }},
		{"names a status", "operator", 1, func() error { return l.name(l.Operator) }},
		{"names a status", "operator", 1, func() error { return l.name(l.Operator) }},
		{"names a status", "admin", 1, func() error { return l.name(l.Admin) }},
		{"approves the pricing", "admin", 1, func() error { return l.update(l.Admin, trip.PricingApproved) }},
		{"agrees", "host", 1, l.agree}, {"agrees", "host", 1, l.agree},
		{"schedules the launch", "host", 1, l.schedule}, {"schedules the launch", "host", 1, l.schedule},
		{"somebody books", "system", 0, l.book}, {"confirms", "host", 1, l.confirm}, {"confirms", "host", 1, l.confirm},
		{"time passes", "system", 6, l.pass}, {"time passes", "system", 6, l.pass},
	}
	move := moves[l.rng.IntN(len(moves))]
	before := l.Trip(l.id)
	err := move.do()
	after := l.Trip(l.id)
	l.done = append(l.done, move.actor+" "+move.name+": "+string(after.Status))
	var refused *apierr.Error
	switch {
	case err != nil && (!errors.As(err, &refused) || refused.Status() >= 500):
		t.Fatalf("%s %s: %v", move.actor, move.name, err)
	case err != nil && (after.Status != before.Status || after.Version != before.Version):
		t.Fatalf("%s %s was refused (%v) and yet changed the trip", move.actor, move.name, err)
	case !reaches(move.actor, before.Status, after.Status, move.steps):
		t.Fatalf("%s %s: %s became %s", move.actor, move.name, before.Status, after.Status)
	case after.SpotsTaken < 0 || after.SpotsTaken > after.MaximumSpots:
		t.Fatalf("%d of %d spots are taken", after.SpotsTaken, after.MaximumSpots)
	}
}

func (l *tripLife) name(as func() context.Context) error {
	return l.update(as, trip.Statuses[l.rng.IntN(len(trip.Statuses))])
}

func (l *tripLife) update(as func() context.Context, to trip.Status) error {
	change := &tripapi.TripUpdate{Version: l.Trip(l.id).Version, Status: api.NewOptTripStatus(api.TripStatus(to)),
		OperatorTerms: api.NewOptBool(l.rng.IntN(4) > 0)}
	if to == trip.Cancelled {
		if l.rng.IntN(6) > 0 { // most lives continue
			return apierr.New(apierr.CodeIllegalState, "not today")
		}
		change.Reason = api.NewOptString("A strike closed the road.")
	}
	return l.Trips.Update(as(), l.id, change)
}

func (l *tripLife) agree() error {
	accept := &tripapi.AcceptHostTerms{Terms: agreement.Version, Version: l.Trip(l.id).Version}
	if l.rng.IntN(3) > 0 {
		accept.Prices = triptest.Prices()
	}
	return l.Trips.AcceptTerms(l.Host(), l.id, accept)
}

func (l *tripLife) schedule() error {
	at := l.Clock.Now().Add(time.Duration(1+l.rng.IntN(72)) * time.Hour).Truncate(10 * time.Minute)
	return l.Trips.Update(l.Host(), l.id, &tripapi.TripUpdate{Version: l.Trip(l.id).Version,
		LaunchDate: tripapi.NewOptNilDateTime(at)})
}

// book adds a paid booking where possible.
func (l *tripLife) book() error {
	t, spots := l.Trip(l.id), 1+l.rng.IntN(3)
	bookable := []trip.Status{trip.HostApproved, trip.EarlyConfirmed, trip.Live, trip.ReadyToConfirm, trip.Confirmed}
	if !slices.Contains(bookable, t.Status) || t.SpotsLeft() < spots {
		return apierr.New(apierr.CodeIllegalState, "nothing to book")
	}
	l.Book(l.id, []string{"pending", "confirmed"}[l.rng.IntN(2)], spots)
	return nil
}

// confirm applies the host's confirmation of travelers to the trip.
func (l *tripLife) confirm() error {
	return l.DB.InTenantTx(l.Host(), l.Tenant.ID, func(tx pgx.Tx) error {
		_, err := l.Trips.ApplyTx(l.Host(), tx, l.id, trip.ActConfirmTravelers, trip.Host,
			trip.Facts{SelectedSpots: l.rng.IntN(8)})
		return err
	})
}

func (l *tripLife) pass() error {
	l.Clock.Advance([]time.Duration{time.Hour, 25 * time.Hour, 9 * 24 * time.Hour, 60 * 24 * time.Hour}[l.rng.IntN(4)])
	return l.Trips.Advance(l.System())
}
