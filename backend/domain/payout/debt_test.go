package payout_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/payoutapi"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
	"caravan/backend/testkit/random"
)

// debtor is a world whose host has an account and several trips.
type debtor struct {
	*bookingtest.World
	t testing.TB
	s *payout.Service
}

func newDebtor(t testing.TB) debtor {
	t.Helper()
	w := bookingtest.New(t, bookingtest.Options{})
	d := debtor{w, t, service(t, w)}
	testkit.Must(t, d.s.SetAccount(w.Context(), payout.Host, w.HostID,
		remit.Account{Holder: "Harper", Number: "DE89370400440532013000"}))
	return d
}

// advance plans and sends an advance.
func (d debtor) advance(id uuid.UUID, minor int64) {
	d.t.Helper()
	inTx(d.t, d.World, func(tx pgx.Tx) error {
		return d.s.AdvanceTx(d.Context(), tx, id, d.HostID, "USD", minor, civil.Today(d.Clock.Now()))
	})
	testkit.Must(d.t, d.s.SendDue(d.Context()))
}

func (d debtor) cancel(id uuid.UUID) {
	d.t.Helper()
	d.Exec(d.t, "UPDATE trip SET status = 'cancelled' WHERE id = $1", id)
	inTx(d.t, d.World, func(tx pgx.Tx) error {
		return d.s.TripCancelledTx(d.Context(), tx, trip.Trip{ID: id, Status: trip.Cancelled})
	})
}

func (d debtor) settle(f payout.Finalised) {
	f.HostID, f.OperatorID = d.HostID, d.OperatorID
	if f.Currency == "" {
		f.Currency = "USD"
	}
	testkit.Must(d.t, d.DB.InTenantTx(d.Context(), d.Tenant.ID, func(tx pgx.Tx) error {
		return d.s.FinaliseTx(d.Context(), tx, f)
	}))
}

// planned returns the amounts of a trip's payouts to the host, by kind.
func (d debtor) planned(id uuid.UUID) map[string]string {
	d.t.Helper()
	rows, err := d.s.Payouts(d.Context(), payout.Host, d.HostID)
	testkit.Must(d.t, err)
	all := map[string]string{}
	for _, r := range rows {
		if r.TripID != nil && *r.TripID == id {
			all[r.Kind] = fmt.Sprint(r.AmountMinor, " ", r.Status)
		}
	}
	return all
}

// owed returns what the host is owed for a trip, negative if the host owes.
func (d debtor) owed(id uuid.UUID) int64 {
	d.t.Helper()
	st, err := d.s.Statement(d.Context(), payout.Host, d.HostID, &id)
	testkit.Must(d.t, err)
	if st.TotalMinor-st.PaidMinor != st.DueMinor {
		d.t.Errorf("a statement whose total less what is paid is not due: %+v", st)
	}
	return st.DueMinor
}

func (d debtor) want(what string, got, want any) {
	d.t.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		d.t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// An advance for a trip that was canceled, and one above the final earnings, are deducted from what later trips
// earn, as far as that goes; the books and the statement say for which trip.
func TestWhatAPayeeOwesIsTakenOffLaterPayouts(t *testing.T) {
	d := newDebtor(t)
	trips := d.MoreTrips(t, 4)
	cancelled, above, next, last := trips[0], trips[1], trips[2], trips[3]
	d.Exec(t, "UPDATE trip SET name = 'Lunch in the Alentejo' WHERE id = $1", cancelled)
	d.advance(cancelled, 20_000)
	d.advance(above, 50_000)
	d.cancel(cancelled)
	d.settle(payout.Finalised{TripID: above, EarningsMinor: 10_000, AdvanceMinor: 50_000})
	d.want("payouts of the trip that earned too little", d.planned(above), map[string]string{payout.Advance: "50000 sent"})
	d.want("owed for the cancelled trip", d.owed(cancelled), -20_000)
	d.want("owed for the trip that earned too little", d.owed(above), -40_000)

	d.settle(payout.Finalised{TripID: next, EarningsMinor: 80_000})
	d.settle(payout.Finalised{TripID: next, EarningsMinor: 80_000})
	d.want("payouts of the next trip", d.planned(next), map[string]string{payout.FirstHalf: "0 cancelled",
		payout.SecondHalf: "20000 scheduled"})
	d.want("owed for the cancelled trip", d.owed(cancelled), 0)
	d.want("owed for the trip that earned too little", d.owed(above), 0)
	d.want("owed for the next trip", d.owed(next), 20_000)
	st, err := d.s.Statement(d.Context(), payout.Host, d.HostID, &next)
	testkit.Must(t, err)
	d.want("the statement", []any{st.TotalMinor, st.PaidMinor, st.Entries[1].Memo, st.Entries[1].AmountMinor},
		[]any{80_000, 60_000, "Taken off for Lunch in the Alentejo", -20_000})

	list, err := payout.HTTP{Service: d.s}.ListHostPayouts(d.As(d.HostMember, "host"),
		payoutapi.ListHostPayoutsParams{ID: d.HostID})
	testkit.Must(t, err)
	first := list.Data.Items[slices.IndexFunc(list.Data.Items, func(p payoutapi.Payout) bool {
		return p.TripId.Value == next && p.Kind == payout.FirstHalf
	})]
	d.want("the first half", []any{first.StatusText, len(first.TakenOff), first.TakenOff[0].TripName,
		first.TakenOff[0].AmountMinor},
		[]any{"Taken off in full", 2, "Lunch in the Alentejo", 20_000})

	d.settle(payout.Finalised{TripID: last, EarningsMinor: 30_000})
	d.want("payouts of the last trip", d.planned(last), map[string]string{payout.FirstHalf: "15000 scheduled",
		payout.SecondHalf: "15000 scheduled"})
	verify(t, d.World)
}

// An advance planned for later pays no more than its trip earned: an unsent one is reduced, held or not, and one
// that is being sent at that moment is booked as it was sent.
func TestAnAdvanceThatIsNotSentPaysNoMoreThanTheTripEarned(t *testing.T) {
	d := newDebtor(t)
	trips := d.MoreTrips(t, 4)
	plan := func(id uuid.UUID, days int) {
		inTx(t, d.World, func(tx pgx.Tx) error {
			return d.s.AdvanceTx(d.Context(), tx, id, d.HostID, "USD", 50_000,
				civil.Today(d.Clock.Now()).AddDays(d.Tenant.Policy.Trip.AdvancePaidDaysBefore+days))
		})
	}
	less, nothing, unclear, enough := trips[0], trips[1], trips[2], trips[3]
	for _, id := range trips {
		plan(id, 10)
	}
	d.Exec(t, "UPDATE payout SET attempts = 1 WHERE trip_id = $1", unclear)
	d.settle(payout.Finalised{TripID: less, EarningsMinor: 10_000, AdvanceMinor: 50_000})
	d.want("a trip that earned less", d.planned(less), map[string]string{payout.Advance: "10000 scheduled"})
	d.settle(payout.Finalised{TripID: nothing, EarningsMinor: 0, AdvanceMinor: 50_000})
	d.want("a trip that earned nothing", d.planned(nothing), map[string]string{payout.Advance: "50000 cancelled"})
	d.settle(payout.Finalised{TripID: unclear, EarningsMinor: 10_000, AdvanceMinor: 50_000})
	d.want("one that may have been sent", d.planned(unclear), map[string]string{payout.Advance: "50000 scheduled"})
	d.settle(payout.Finalised{TripID: enough, EarningsMinor: 90_000, AdvanceMinor: 50_000})
	d.want("a trip that earned more", d.planned(enough), map[string]string{payout.Advance: "50000 scheduled",
		payout.SecondHalf: "40000 scheduled"})
	d.Clock.Advance(11 * 24 * time.Hour)
	testkit.Must(t, d.s.SendDue(d.Context()))
	d.want("owed after the lowered advance", d.owed(less), 0)
	d.want("owed after the one that may have been sent", d.owed(unclear), -40_000)
	verify(t, d.World)
}

// A debt is deducted from payouts in its own currency, and the advance of a future trip is not a debt.
func TestOnlyDebtsOfTripsThatAreOverAreTakenOff(t *testing.T) {
	d := newDebtor(t)
	trips := d.MoreTrips(t, 4)
	ahead, cancelled, foreign, own := trips[0], trips[1], trips[2], trips[3]
	d.advance(ahead, 15_000)
	d.advance(cancelled, 20_000)
	d.cancel(cancelled)
	d.settle(payout.Finalised{TripID: foreign, EarningsMinor: 50_000, Currency: "EUR"})
	d.want("payouts in another currency", d.planned(foreign), map[string]string{payout.FirstHalf: "25000 scheduled",
		payout.SecondHalf: "25000 scheduled"})
	d.settle(payout.Finalised{TripID: own, EarningsMinor: 50_000})
	d.want("payouts in its own", d.planned(own), map[string]string{payout.FirstHalf: "5000 scheduled",
		payout.SecondHalf: "25000 scheduled"})
	d.want("owed for the trip to come", d.owed(ahead), -15_000)
	d.settle(payout.Finalised{TripID: ahead, EarningsMinor: 40_000, AdvanceMinor: 15_000})
	d.want("payouts of the trip to come", d.planned(ahead), map[string]string{payout.Advance: "15000 sent",
		payout.FirstHalf: "5000 scheduled", payout.SecondHalf: "20000 scheduled"})
	verify(t, d.World)
}

// Trips that are settled concurrently deduct a debt once.
func TestADebtIsTakenOffOnce(t *testing.T) {
	d := newDebtor(t)
	trips := d.MoreTrips(t, 5)
	d.advance(trips[0], 30_000)
	d.cancel(trips[0])
	var group sync.WaitGroup
	for _, id := range trips[1:] {
		group.Go(func() { d.settle(payout.Finalised{TripID: id, EarningsMinor: 20_000, OperatorMinor: 7_000}) })
	}
	group.Wait()
	d.want("owed for the cancelled trip", d.owed(trips[0]), 0)
	d.want("in all", d.Count(t, "SELECT sum(amount_minor) FROM payout WHERE status = 'scheduled' AND payee_kind = 'host'"),
		4*20_000-30_000)
	d.want("to the operator", d.Count(t, "SELECT sum(amount_minor) FROM payout WHERE payee_kind = 'operator'"), 4*7_000)
	verify(t, d.World)
}

// Whatever is advanced, canceled and settled in any order: nobody is owed what is not planned, and what is
// planned is what was earned less what was paid and what was deducted.
func TestRandomDebts(t *testing.T) {
	seed, runs := random.Seed(t), 8
	if text := os.Getenv("CARAVAN_PROOF_SEQUENCES"); text != "" {
		var err error
		runs, err = strconv.Atoi(text)
		testkit.Must(t, err)
	}
	d := newDebtor(t)
	for n := range runs {
		if d.randomDebts(random.Source(seed, uint64(n))); t.Failed() {
			t.Fatalf("seed %d, sequence %d", seed, n)
		}
	}
	verify(t, d.World)
}

// randomDebts settles some trips of a new host: payees share nothing.
func (d debtor) randomDebts(rng *rand.Rand) {
	d.t.Helper()
	d.HostID = d.newHost()
	var debt, expected int64
	for _, id := range d.MoreTrips(d.t, 2+rng.IntN(4)) {
		advance := rng.Int64N(30_000)
		if advance%3 == 0 {
			advance = 0
		}
		if advance > 0 {
			d.advance(id, advance)
			expected += advance
		}
		if rng.IntN(2) == 0 {
			d.cancel(id)
			debt += advance
		} else {
			earnings := rng.Int64N(60_000)
			d.settle(payout.Finalised{TripID: id, EarningsMinor: earnings, AdvanceMinor: advance})
			rest := max(0, earnings-advance)
			off := min(rest, debt)
			debt += max(0, advance-earnings) - off
			expected += rest - off
		}
		planned := int64(d.Count(d.t,
			"SELECT coalesce(sum(amount_minor), 0) FROM payout WHERE payee_id = $1 AND status <> 'cancelled'", d.HostID))
		open := int64(d.Count(d.t,
			"SELECT coalesce(sum(amount_minor), 0) FROM payout WHERE payee_id = $1 AND status = 'scheduled'", d.HostID))
		st, err := d.s.Statement(d.Context(), payout.Host, d.HostID, nil)
		testkit.Must(d.t, err)
		d.want("planned or sent, owed", []int64{planned, st.DueMinor}, []int64{expected, open - debt})
		if rng.IntN(2) == 0 {
			testkit.Must(d.t, d.s.SendDue(d.Context()))
		}
	}
}

// newHost is another host, with an account.
func (d debtor) newHost() uuid.UUID {
	d.t.Helper()
	id := uuid.New()
	d.Exec(d.t,
		`INSERT INTO member (tenant_id, id, email, user_group, status, first_name, last_name, created_at, updated_at)
		VALUES ($1, $2, $3, 'host', 'active', 'Kim', 'Friend', now(), now())`, d.Tenant.ID, id, id.String()+"@acme.test")
	d.Exec(d.t, `INSERT INTO host (tenant_id, id, member_id, level, status, display_name, page_path, created_at)
		VALUES ($1, $2, $2, 1, 'planning', 'Kim', $3, now())`, d.Tenant.ID, id, id.String())
	testkit.Must(d.t, d.s.SetAccount(d.Context(), payout.Host, id,
		remit.Account{Holder: "Kim", Number: "DE89370400440532013000"}))
	return id
}
