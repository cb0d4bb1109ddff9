package booking_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/payment"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
	"caravan/backend/testkit/random"
)

// proofRuns returns how often a proof runs: few times by default, as often as `make proof` asks otherwise.
func proofRuns(t testing.TB, variable string, few int) int {
	t.Helper()
	text := os.Getenv(variable)
	if text == "" {
		return few
	}
	n, err := strconv.Atoi(text)
	testkit.Must(t, err)
	return n
}

// bookingMoves are the only transitions of a booking. The first status is the initial one.
var bookingMoves = map[string][]string{
	"":          {"pending", "waitlist", "confirmed"},
	"waitlist":  {"awaiting", "cancelled"},
	"awaiting":  {"pending", "confirmed", "cancelled"},
	"pending":   {"confirmed", "cancelled"},
	"confirmed": {"cancelled"},
	"cancelled": {"pending", "confirmed"}, // reinstated
}

// life is one trip to which random people do random things.
type life struct {
	*bookingtest.World
	t        testing.TB
	rng      *rand.Rand
	trip     uuid.UUID
	activity uuid.UUID
	*shared
	did   *tally
	holds []booking.Hold
	seen  map[uuid.UUID]string
	done  []string
}

const (
	sequenceLength = 32
	// sequencesOfOneTenant share its clock, which only runs forward, and its trips are created for one year.
	sequencesOfOneTenant = 10
)

// Whatever happens to a trip with bookings, in any order: the books sum to zero, paid + due = total, no more is
// refunded than was paid, exactly the spots of holds and bookings are taken, and bookings change only by their
// table.
func TestRandomSequences(t *testing.T) {
	seed := random.Seed(t)
	var did tally
	t.Cleanup(func() { t.Logf("seed %d: %s", seed, did.String()) })
	runs := proofRuns(t, "CARAVAN_PROOF_SEQUENCES", 8)
	for first := 0; first < runs; first += sequencesOfOneTenant {
		t.Run(strconv.Itoa(first), func(t *testing.T) {
			t.Parallel()
			w := bookingtest.New(t, bookingtest.Options{MinimumSpots: 2, MaximumSpots: 7, Threshold: 3, Supplements: 3,
				ActivityPlaces: 4, MaxConns: 3})
			shared := newShared(t, w)
			for n := first; n < min(first+sequencesOfOneTenant, runs); n++ {
				l := &life{World: w, shared: shared, did: &did, t: t, rng: random.Source(seed, uint64(n)),
					seen: map[uuid.UUID]string{}}
				l.trip = w.MoreTrips(t, 1)[0]
				testkit.Must(t, w.DB.InTenantTx(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
					return tx.QueryRow(t.Context(), "SELECT id FROM trip_service WHERE trip_id = $1", l.trip).Scan(&l.activity)
				}))
				for range sequenceLength {
					l.step()
					if l.check(); t.Failed() {
						t.Fatalf("seed %d, sequence %d: %v", seed, n, l.done)
					}
				}
				l.closeBooks()
				if l.figuresAddUp(); t.Failed() {
					t.Fatalf("seed %d, figures after sequence %d: %v", seed, n, l.done)
				}
			}
		})
	}
}

// tally counts how often each operation did something, and how often it was rejected.
type tally struct {
	mu            sync.Mutex
	done, refused map[string]int
}

func (c *tally) add(name string, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.done == nil {
		c.done, c.refused = map[string]int{}, map[string]int{}
	}
	switch {
	case errors.Is(err, errNothing):
	case err == nil:
		c.done[name]++
	default:
		c.refused[name]++
	}
}

func (c *tally) String() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(c.done)) {
		parts = append(parts, fmt.Sprintf("%s %d done, %d refused", name, c.done[name], c.refused[name]))
	}
	return strings.Join(parts, "; ")
}

// errNothing means that the operation had no target.
var errNothing = errors.New("nothing to do it to")

func (l *life) step() {
	moves := []struct {
		name string
		do   func() error
	}{
		{"hold", l.hold}, {"hold", l.hold}, {"pay", l.pay}, {"pay", l.pay}, {"pay", l.pay}, {"release", l.release},
		{"expire", l.expire}, {"balance", l.balance},
		{"change", l.change}, {"change", l.change}, {"cancel", l.cancel}, {"cancelOne", l.cancelOne}, {"confirm", l.confirm},
		{"reject", l.reject}, {"wait", l.wait}, {"adminCancel", l.adminCancel}, {"refunds", l.refunds},
		{"reinstate", l.reinstate}, {"swap", l.swap}, {"itemRefund", l.itemRefund}, {"discount", l.discount},
		{"undiscount", l.undiscount},
		{"credit", l.credit},
		{"automatic", l.automatic}, {"leap", l.leap}, {"dispute", l.dispute}, {"decide", l.decide},
		{"deskRefund", l.deskRefund},
	}
	move := moves[l.rng.IntN(len(moves))]
	err := move.do()
	l.done = append(l.done, move.name)
	l.did.add(move.name, err)
	var refused *apierr.Error
	if err != nil && !errors.Is(err, errNothing) && (!errors.As(err, &refused) || refused.Status() >= 500) {
		l.t.Errorf("%s: %v", move.name, err)
	}
}

func (l *life) email() string { return fmt.Sprintf("p%d@life.example", l.rng.IntN(12)) }

func (l *life) choices() booking.Choices {
	c := booking.Choices{Spots: 1 + l.rng.IntN(3)}
	if c.Spots%2 == 1 && l.rng.IntN(3) == 0 {
		for first := 0; first+1 < c.Spots; first += 2 {
			c.Rooms = append(c.Rooms, booking.RoomChoice{RoomType: booking.RoomTwoBeds, Travelers: []int{first, first + 1}})
		}
		c.Rooms = append(c.Rooms, booking.RoomChoice{RoomType: booking.RoomPrivate, Travelers: []int{c.Spots - 1}})
	}
	if l.rng.IntN(3) == 0 {
		c.Activities = []booking.ActivityChoice{{ServiceID: l.activity, Travelers: []int{0}}}
	}
	if l.rng.IntN(4) == 0 {
		if night, ok := nightOf(l.t, l.World, l.trip); ok {
			c.Activities = append(c.Activities, booking.ActivityChoice{ServiceID: night, Travelers: []int{c.Spots - 1}})
		}
	}
	return c
}

func (l *life) hold() error {
	h, err := l.Bookings.Holds.CreateHold(l.Context(), l.trip, uuid.NewString(), l.choices())
	if err == nil {
		l.holds = append(l.holds, h)
	}
	return err
}

func (l *life) card() string { return l.cards[l.rng.IntN(len(l.cards))] }

func (l *life) pay() error {
	if len(l.holds) == 0 {
		return errNothing
	}
	h := l.holds[l.rng.IntN(len(l.holds))]
	order := bookingtest.Order(h, l.email(), l.card())
	_, err := l.Bookings.Checkout.PayHold(l.Context(), h.ID, l.Bookings.Holds.HoldToken(l.Context(), h.ID),
		uuid.NewString(), order)
	return err
}

func (l *life) release() error {
	if len(l.holds) == 0 {
		return errNothing
	}
	h := l.holds[l.rng.IntN(len(l.holds))]
	return l.Bookings.Holds.ReleaseHold(l.Context(), h.ID, l.Bookings.Holds.HoldToken(l.Context(), h.ID))
}

func (l *life) expire() error {
	l.Clock.Advance([]time.Duration{time.Minute, 16 * time.Minute, 25 * time.Hour}[l.rng.IntN(3)])
	return l.sweep()
}

// any picks a booking with one of the statuses.
func (l *life) any(statuses ...string) (booked, bool) {
	var ids []uuid.UUID
	testkit.Must(l.t, l.DB.InTenantTx(context.Background(), l.Tenant.ID, func(tx pgx.Tx) error {
		rows, err := tx.Query(context.Background(),
			"SELECT id FROM booking WHERE trip_id = $1 AND status = ANY ($2) ORDER BY id", l.trip, statuses)
		if err != nil {
			return err
		}
		ids, err = pgx.CollectRows(rows, pgx.RowTo[uuid.UUID])
		return err
	}))
	if len(ids) == 0 {
		return booked{}, false
	}
	return bookingOf(l.t, l.World, ids[l.rng.IntN(len(ids))]), true
}

func (l *life) balance() error { return l.payFor("pending", "awaiting", "confirmed") }

func (l *life) payFor(statuses ...string) error {
	b, ok := l.any(statuses...)
	if !ok {
		return errNothing
	}
	sum := booksOf(l.t, l.World, b.id)
	option, minor := booking.PayFull, sum.DueMinor
	if l.rng.IntN(2) == 0 {
		option, minor = booking.PayMinimum,
			max(int64(l.Count(l.t, "SELECT deposit_minor FROM booking WHERE id = $1", b.id))-sum.PaidMinor, 10_000)
	}
	_, err := l.Bookings.Checkout.PayBalance(l.As(b.customer, "traveler"), b.id, uuid.NewString(), option, minor,
		booking.PayWith{Method: l.card()})
	return err
}

func (l *life) change() error {
	b, ok := l.any("pending", "confirmed")
	if !ok {
		return errNothing
	}
	ctx := l.As(b.customer, "traveler")
	now, err := l.Bookings.Changes.PreviewChange(ctx, b.id, change.Wish{})
	if err != nil {
		return err
	}
	var wish change.Wish
	for _, item := range now.Items {
		if item.Type != booking.AddOnSingleSupplement && l.rng.IntN(2) == 0 {
			wish.Items = append(wish.Items, change.WishItem{ID: item.ID, Status: booking.AddOnPendingRemoval})
		}
	}
	if l.rng.IntN(2) == 0 {
		wish.Items = append(wish.Items, change.WishItem{OfferID: l.activity,
			ParticipantID: b.people[l.rng.IntN(len(b.people))], Status: booking.AddOnPendingAddition})
	}
	if l.rng.IntN(3) == 0 {
		for i := range b.people {
			wish.Rooms = append(wish.Rooms, private(i)...)
		}
	}
	p, err := l.Bookings.Changes.PreviewChange(ctx, b.id, wish)
	if err != nil {
		return err
	}
	_, _, err = l.Bookings.Changes.UpdateBooking(ctx, b.id, uuid.NewString(), change.Change{
		Wish: wish, Version: p.Version, TotalMinor: p.TotalMinor, Option: booking.PayMinimum, PayMinor: p.MinimumMinor,
		Method: l.card(),
	})
	return err
}

func (l *life) cancelWith(b booked, travelers []uuid.UUID) error {
	ctx := l.As(b.customer, "traveler")
	o, err := l.Bookings.Cancels.OfferCancel(ctx, b.id, travelers)
	if err != nil {
		return err
	}
	return l.Bookings.Cancels.CancelBooking(ctx, b.id, uuid.NewString(), cancel.Request{
		Reason: "The price", Method: "Refund Policy", QuoteID: o.Quote.ID, RefundMinor: o.Quote.RefundMinor,
		CreditMinor: o.Quote.CreditMinor, Travelers: travelers,
	})
}

func (l *life) cancel() error {
	b, ok := l.any("pending", "awaiting", "waitlist", "confirmed", "cancelled")
	if !ok {
		return errNothing
	}
	return l.cancelWith(b, nil)
}

func (l *life) cancelOne() error {
	b, ok := l.any("pending", "confirmed")
	if !ok {
		return errNothing
	}
	return l.cancelWith(b, []uuid.UUID{b.people[l.rng.IntN(len(b.people))]})
}

func (l *life) confirm() error {
	var ids []uuid.UUID
	for id, status := range l.seen {
		if status == "pending" {
			ids = append(ids, id)
		}
	}
	return l.Bookings.Confirms.Confirm(l.As(l.HostMember, "host"), l.trip, confirm.Confirmation{Orders: ids})
}

func (l *life) reject() error {
	b, ok := l.any("pending", "waitlist", "awaiting", "confirmed")
	if !ok {
		return errNothing
	}
	return l.Reject(l.As(l.HostMember, "host"), l.trip, b.id)
}

func (l *life) wait() error {
	spots := 1 + l.rng.IntN(3)
	order := booking.Checkout{Customer: booking.Person{FirstName: "Wil", LastName: "Wait", Email: l.email()}}
	for range spots - 1 {
		order.Additional = append(order.Additional, booking.Person{FirstName: "Friend", LastName: "Too"})
	}
	_, err := l.Bookings.Waitlist.JoinWaitlist(l.Context(), l.trip, uuid.NewString(), booking.Choices{Spots: spots}, order)
	return err
}

func (l *life) adminCancel() error {
	b, ok := l.any("pending", "waitlist", "awaiting", "confirmed")
	if !ok {
		return errNothing
	}
	return l.Bookings.Cancels.AdminCancel(l.As(uuid.New(), "admin"), b.id, uuid.NewString(),
		cancel.AdminCancellation{Reason: "Asked by mail", ByPolicy: l.rng.IntN(2) == 0})
}

// refunds completes the refunds that are in progress.
func (l *life) refunds() error {
	var ids []uuid.UUID
	testkit.Must(l.t, l.DB.InTenantTx(context.Background(), l.Tenant.ID, func(tx pgx.Tx) error {
		rows, err := tx.Query(context.Background(), "SELECT id FROM refund WHERE status = 'pending'")
		if err != nil {
			return err
		}
		ids, err = pgx.CollectRows(rows, pgx.RowTo[uuid.UUID])
		return err
	}))
	for _, id := range ids {
		if err := l.Payments.Refund(l.Context(), id, ""); err != nil {
			return err
		}
	}
	return nil
}

func (l *life) reinstate() error {
	b, ok := l.any("cancelled")
	if !ok {
		return errNothing
	}
	to := []booking.Status{booking.Pending, booking.Confirmed}[l.rng.IntN(2)]
	return l.Bookings.Cancels.Reinstate(l.As(uuid.New(), "admin"), b.id, uuid.NewString(),
		cancel.Reinstatement{To: to, Secondary: b.people[1 : 1+l.rng.IntN(len(b.people))], KeepAddOns: l.rng.IntN(2) == 0})
}

// faults counts violations in one snapshot: each of these is zero after every step.
var faults = []struct{ what, query string }{
	{"currencies that do not sum to zero",
		"SELECT count(*) FROM (SELECT currency FROM ledger_entry GROUP BY currency HAVING sum(amount_minor) <> 0) x"},
	{"figures that are not those of the books", `SELECT count(*) FROM (
		SELECT transaction_id, currency, figure, kind, trip_id, sum(amount_minor) FROM ledger_counted
			WHERE trip_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5 HAVING sum(amount_minor) <> 0
		EXCEPT SELECT transaction_id, currency, figure, kind, trip_id, amount_minor FROM ledger_figure) x`},
	{"payments of which more went back than came",
		`SELECT count(*) FROM (SELECT payment_id, sum(amount_minor) AS minor FROM refund WHERE status <> 'failed' GROUP BY 1) r
		JOIN payment p ON p.id = r.payment_id WHERE p.amount_minor < r.minor`},
	{"spots that are not those of holds and bookings", `SELECT t.spots_taken
		- (SELECT coalesce(sum(spots), 0) FROM hold WHERE trip_id = t.id AND state IN ('active', 'paying'))
		- (SELECT coalesce(sum(spots), 0) FROM booking WHERE trip_id = t.id AND status IN ('pending', 'awaiting', 'confirmed', 'closed')) FROM trip t WHERE id = $1`},
	{"private rooms that are not those of holds and bookings", `SELECT t.single_supplement_taken
		- (SELECT coalesce(sum(supplements), 0) FROM hold WHERE trip_id = t.id AND state IN ('active', 'paying'))
		- (SELECT coalesce(sum(supplements), 0) FROM booking WHERE trip_id = t.id AND status IN ('pending', 'awaiting', 'confirmed', 'closed')) FROM trip t WHERE id = $1`},
	{"activity places that are not those of holds and bookings", `SELECT s.taken
		- (SELECT coalesce(sum(jsonb_array_length(a->'travelers')), 0) FROM hold h, jsonb_array_elements(CASE jsonb_typeof(h.choices->'activities') WHEN 'array' THEN h.choices->'activities' ELSE '[]' END) a
			WHERE h.trip_id = s.trip_id AND h.state IN ('active', 'paying') AND a->>'serviceId' = s.id::text)
		- (SELECT count(*) FROM booking_add_on a JOIN booking b ON b.id = a.booking_id
			WHERE b.trip_id = s.trip_id AND a.trip_service_id = s.id AND NOT a.deleted AND b.status IN ('pending', 'awaiting', 'confirmed', 'closed'))
		FROM trip_service s WHERE s.id = $2`},
}

var faultsQuery = func() string {
	queries := make([]string, len(faults))
	for i, f := range faults {
		queries[i] = "(" + f.query + ")::bigint"
	}
	return "SELECT ARRAY[" + strings.Join(queries, ", ") + "], $1::uuid, $2::uuid"
}()

// check verifies what must hold after every step, on one snapshot.
func (l *life) check() {
	l.t.Helper()
	now := map[uuid.UUID]string{}
	disputed := map[uuid.UUID]int64{}
	var totals map[uuid.UUID]payment.Totals
	l.read(func(ctx context.Context, tx pgx.Tx) error {
		var counts []int64
		var trip, activity uuid.UUID
		if err := tx.QueryRow(ctx, faultsQuery, l.trip, l.activity).Scan(&counts, &trip, &activity); err != nil {
			return err
		}
		for i, n := range counts {
			if n != 0 {
				l.t.Errorf("%s: %d", faults[i].what, n)
			}
		}
		wrong, err := payment.VerifyTx(ctx, tx)
		if err != nil || len(wrong) > 0 {
			return fmt.Errorf("the books: %v %w", wrong, errors.Join(err))
		}
		// What a bank reversed at a cardholder's request is owed again.
		rows, err := tx.Query(ctx,
			`SELECT b.id, b.status, coalesce((SELECT sum(d.amount_minor) FROM dispute d JOIN payment p ON p.id = d.payment_id
			WHERE p.booking_id = b.id AND d.status <> 'won'), 0)::bigint FROM booking b WHERE b.trip_id = $1`, l.trip)
		if err != nil {
			return err
		}
		var id uuid.UUID
		var status string
		var minor int64
		_, err = pgx.ForEachRow(rows, []any{&id, &status, &minor},
			func() error { now[id], disputed[id] = status, minor; return nil })
		if err != nil {
			return err
		}
		totals, err = payment.TotalsOf(ctx, tx, slices.Collect(maps.Keys(now))...)
		return err
	})
	for id, status := range now {
		if before := l.seen[id]; before != status && !slices.Contains(bookingMoves[before], status) {
			l.t.Errorf("booking %s went from %q to %q", id, before, status)
		}
		sum := totals[id]
		if sum.PaidMinor+sum.DueMinor != sum.TotalMinor {
			l.t.Errorf("booking %s: paid %d + due %d is not %d", id, sum.PaidMinor, sum.DueMinor, sum.TotalMinor)
		}
		if status == "cancelled" && sum.DueMinor > disputed[id] {
			l.t.Errorf("cancelled booking %s owes %d", id, sum.DueMinor)
		}
	}
	l.seen = now
}
