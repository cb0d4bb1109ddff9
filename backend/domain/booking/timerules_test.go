package booking_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/payment/charge"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit"
)

// clockChanges are the days on which clocks change, or any days where they never do.
var clockChanges = map[string][2]string{
	"America/New_York":   {"2026-03-08", "2026-11-01"},
	"Europe/London":      {"2026-03-29", "2026-10-25"},
	"Australia/Adelaide": {"2026-10-04", "2026-04-05"}, // half an hour off the full hours
	"America/St_Johns":   {"2026-03-08", "2026-11-01"}, // half an hour off, on the other side
	"Asia/Kathmandu":     {"2026-03-08", "2026-11-01"}, // three quarters, never changes
	"America/Santiago":   {"2026-09-06", "2026-04-05"}, // at midnight: a day without 00:00, and one with 23:00 twice
}

// dayBegins finds the first moment of a day by checking each quarter hour, not by the rule under test.
func dayBegins(day civil.Date, zone *time.Location) time.Time {
	for at := day.UTC().Add(-15 * time.Hour); ; at = at.Add(15 * time.Minute) {
		if civil.Of(at.In(zone)) == day {
			return at
		}
	}
}

// travel is a world whose trip can be moved in time, which only tests can do.
type travel struct {
	*testing.T
	*bookingtest.World
	zone *time.Location
}

// at sets the clock.
func (w *travel) at(to time.Time) { w.Clock.Set(to) }

// booked is a booking for one on a trip that starts on a day, made forty days before a moment; those of other
// cases are over.
func (w *travel) booked(start civil.Date, moment time.Time) booked {
	w.Helper()
	w.at(moment.AddDate(0, 0, -40))
	w.Exec(w.T, "UPDATE booking SET status = 'cancelled', is_pending_cancellation = false, offer_expires_at = NULL")
	w.Exec(w.T, "DELETE FROM automatic_payment")
	w.Exec(w.T,
		`UPDATE trip SET time_zone = $1, start_date = $2, end_date = $3, bookings_deadline = $4, status = 'live', spots_taken = 0, maximum_spots = 400,
		minimum_trip_threshold = 1`,
		w.zone.String(), start, start.AddDays(8), start.AddDays(-60))
	return bookParty(w.T, w.World, fmt.Sprintf("t%s@example.com", uuid.NewString()), booking.Choices{Spots: 1})
}

// timeRule is something that happens to a booking automatically: nothing a second before its moment, everything
// at it.
type timeRule struct {
	name string
	// before is how many days before the start the rule's day is.
	before  int
	prepare func(b booked)
	happen  func()
	// done counts what happened; it increases at the moment.
	done func(b booked) int
}

func (w *travel) count(query string, args ...any) int {
	w.Helper()
	return w.Count(w.T, query, args...)
}

func (w *travel) must(err error) {
	w.Helper()
	testkit.Must(w.T, err)
}

func (w *travel) dayRules() []timeRule {
	nothing := func(booked) {}
	remind := func() { w.must(w.Bookings.Remind.RemindPayments(w.Context())) }
	reminded := func(booked) int { return w.count("SELECT count(*) FROM email WHERE template = 'payment_reminder'") }
	rules := []timeRule{
		{"the balance is collected", 91, w.automatic, func() { w.must(w.Payments.CollectAutomatic(w.Context())) },
			func(b booked) int {
				return w.count("SELECT count(*) FROM payment WHERE automatic AND status = 'succeeded' AND booking_id = $1", b.id)
			}},
		{"a cancellation gives nothing back", 90, nothing, func() {}, func(b booked) int {
			offer, err := w.Bookings.Cancels.OfferCancel(w.Context(), b.id, nil)
			w.must(err)
			return bit(offer.Quote.RefundMinor == 0)
		}},
		{"the balance is overdue", 89, nothing, func() {}, func(b booked) int {
			of, err := w.Bookings.View.Get(w.As(b.customer, "traveler"), b.id)
			w.must(err)
			return bit(of.Overdue.Or(false))
		}},
	}
	for name, before := range map[string]int{"first": 120, "second": 104, "third": 97, "due": 90, "overdue": 87,
		"last overdue": 83} {
		rules = append(rules, timeRule{"the " + name + " reminder", before, nothing, remind, reminded})
	}
	return rules
}

func bit(on bool) int {
	if on {
		return 1
	}
	return 0
}

// automatic saves a card that pays the balance.
func (w *travel) automatic(b booked) {
	w.Helper()
	_, err := w.Payments.SaveCard(w.Context(), b.customer, "", uuid.NewString(), w.Token(w.T, bookingtest.Good), "")
	w.must(err)
	cards, err := w.Payments.Cards(w.Context(), b.customer)
	w.must(err)
	w.must(w.Payments.SetAutomatic(w.Context(), b.customer, b.id, true, &cards[0].ID))
}

// turns checks that a rule does nothing a second early and everything at its moment, once.
func (w *travel) turns(name string, at time.Time, happen func(), done func() int) {
	w.Helper()
	w.at(at.Add(-time.Second))
	happen()
	before := done()
	w.at(at)
	happen()
	happen()
	if after := done(); after != before+1 {
		w.Errorf("%s: %d at %s, %d a second before", name, after, at, before)
	}
}

// Every booking rule that follows the days of the trip, in six zones and over both changes of their clocks, to
// the second.
func TestEveryDayRuleOfBookingsToTheSecond(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{Now: time.Date(2026, 1, 1, 9, 0, 0, 0, time.UTC), MaximumSpots: 400,
		MaxConns: 4})
	for name, days := range clockChanges {
		zone, err := time.LoadLocation(name)
		testkit.Must(t, err)
		x := &travel{T: t, World: w, zone: zone}
		for _, text := range days {
			change, err := civil.Parse(text)
			testkit.Must(t, err)
			// The night of the change ends the day before it, and begins the day after.
			for _, day := range []civil.Date{change, change.AddDays(1)} {
				for _, r := range x.dayRules() {
					at := dayBegins(day, zone)
					b := x.booked(day.AddDays(r.before), at)
					r.prepare(b)
					x.turns(fmt.Sprintf("%s, %s: %s", name, day, r.name), at, r.happen, func() int { return r.done(b) })
				}
			}
		}
	}
}

// Every booking rule with a duration in hours or minutes lasts that long over a change of clocks too, in every
// zone; a credit expires with its day in UTC, because it belongs to no trip.
func TestEverySpanOfBookingsToTheSecond(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{Now: time.Date(2026, 1, 1, 9, 0, 0, 0, time.UTC), MaximumSpots: 400,
		MaxConns: 4})
	for name, days := range clockChanges {
		zone, err := time.LoadLocation(name)
		testkit.Must(t, err)
		x := &travel{T: t, World: w, zone: zone}
		for _, text := range days {
			change, err := civil.Parse(text)
			testkit.Must(t, err)
			on, label := dayBegins(change, zone).Add(90*time.Minute), name+", "+text+": "
			x.holdEnds(label, on)
			x.authenticationEnds(label, on)
			x.offerEnds(label, on)
			x.freeCancellationEnds(label, on)
			x.creditEnds(label, change)
		}
	}
}

func (w *travel) holdEnds(label string, on time.Time) {
	w.Helper()
	w.booked(civil.Of(on).AddDays(150), on)
	minutes := time.Duration(w.Tenant.Policy.Booking.HoldMinutes) * time.Minute
	w.at(on.Add(-minutes / 2))
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1})
	w.must(err)
	w.turns(label+"a hold ends", w.Clock.Now().Add(minutes), func() { w.must(w.Bookings.Holds.SweepHolds(w.Context())) },
		func() int {
			return w.count("SELECT count(*) FROM hold WHERE id = $1 AND state = 'expired'", h.ID)
		})
}

func (w *travel) authenticationEnds(label string, on time.Time) {
	w.Helper()
	w.booked(civil.Of(on).AddDays(150), on)
	limit := charge.AuthenticationLimit(w.Tenant)
	w.at(on.Add(-limit / 2))
	h, token := hold(w.T, w.World, 1)
	p, err := w.Bookings.Checkout.PayHold(w.Context(), h.ID, token, uuid.NewString(),
		bookingtest.Order(h, "late@example.com", w.Token(w.T, bookingtest.Authentication)))
	w.must(err)
	w.turns(label+"an authentication is given up", w.Clock.Now().Add(limit),
		func() { w.must(w.Payments.Reconcile(w.Context())) }, func() int {
			return w.count("SELECT count(*) FROM payment WHERE id = $1 AND status = 'failed'", p.ID)
		})
}

func (w *travel) offerEnds(label string, on time.Time) {
	w.Helper()
	b := w.booked(civil.Of(on).AddDays(150), on)
	w.Exec(w.T, "UPDATE trip SET maximum_spots = spots_taken")
	waiting, err := w.Bookings.Waitlist.JoinWaitlist(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 1},
		booking.Checkout{
			Customer: booking.Person{FirstName: "Wil", LastName: "Wait", Email: uuid.NewString() + "@example.com"},
		})
	w.must(err)
	hours := time.Duration(w.Tenant.Policy.Booking.WaitlistOfferHours) * time.Hour
	w.at(on.Add(-hours / 2))
	w.must(w.Bookings.Cancels.AdminCancel(w.As(uuid.New(), "admin"), b.id, uuid.NewString(),
		cancel.AdminCancellation{Reason: "Asked by mail"}))
	if n := w.count("SELECT count(*) FROM booking WHERE id = $1 AND status = 'awaiting'", waiting); n != 1 {
		w.Fatal(label + "nothing was offered")
	}
	w.turns(label+"an offer ends", w.Clock.Now().Add(hours),
		func() { w.must(w.Bookings.Waitlist.SweepOffers(w.Context())) }, func() int {
			return w.count("SELECT count(*) FROM booking WHERE id = $1 AND status = 'cancelled'", waiting)
		})
}

func (w *travel) freeCancellationEnds(label string, on time.Time) {
	w.Helper()
	b := w.booked(civil.Of(on).AddDays(150), on)
	hours := time.Duration(w.Tenant.Policy.Cancellation.FreeAfterConfirm) * time.Hour
	w.at(on.Add(-hours / 2))
	w.must(w.Bookings.Confirms.Confirm(w.As(w.HostMember, "host"), w.TripID,
		confirm.Confirmation{Orders: []uuid.UUID{b.id}}))
	// The last moment of the hours is still free of charge.
	w.turns(label+"a confirmed deposit is no longer given back", w.Clock.Now().Add(hours+time.Second), func() {},
		func() int {
			offer, err := w.Bookings.Cancels.OfferCancel(w.Context(), b.id, nil)
			w.must(err)
			return bit(offer.Quote.RefundMinor == 0)
		})
}

func (w *travel) creditEnds(label string, day civil.Date) {
	w.Helper()
	b := w.booked(day.AddDays(150), day.UTC())
	minor := booksOf(w.T, w.World, b.id).PaidMinor
	w.must(w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return w.Payments.IssueCreditTx(w.Context(), tx, credit.CreditGrant{
			BookingID: b.id, TripID: w.TripID, MemberID: b.customer, AmountMinor: minor, Currency: "USD", ExpiresOn: day,
			Reason: "test",
		})
	}))
	w.turns(label+"a credit ends", day.AddDays(1).UTC(), func() { w.must(w.Payments.ExpireCredits(w.Context())) },
		func() int {
			all, err := w.Payments.Credits(w.Context(), b.customer)
			w.must(err)
			return bit(len(all) == 1 && all[0].LeftMinor == 0)
		})
}
