package booking_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/discount"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/payment/sandbox"
	"caravan/backend/testkit"
)

// The operations of random sequences that move money apart from the booking itself.

// shared is what the sequences of one tenant have in common.
type shared struct {
	cards     []string
	discounts *discount.Service
	codes     []string
}

func newShared(t *testing.T, w *bookingtest.World) *shared {
	nightsFor(t, w, 6)
	// all trips are of one departure
	w.Exec(t, "UPDATE inventory_item SET quantity_available = 1000, quantity_pending = 500")
	s := &shared{discounts: w.Discounts, codes: []string{"TENTH", "FIXED"}}
	for _, card := range []string{bookingtest.Good, bookingtest.Good, bookingtest.Good, bookingtest.Declined} {
		s.cards = append(s.cards, w.Token(t, card))
	}
	tenth, fixed, usd := 1_000, int64(25_000), "USD"
	admin := w.As(uuid.New(), "admin")
	_, err := s.discounts.Create(admin, uuid.NewString(), discount.Code{Code: s.codes[0], PercentBP: &tenth, Active: true})
	testkit.Must(t, err)
	_, err = s.discounts.Create(admin, uuid.NewString(), discount.Code{Code: s.codes[1], AmountMinor: &fixed,
		Currency: &usd, Active: true})
	testkit.Must(t, err)
	return s
}

// sweep does what is due.
func (l *life) sweep() error {
	ctx := l.Context()
	return errors.Join(l.Bookings.Holds.SweepHolds(ctx), l.Bookings.Waitlist.SweepOffers(ctx),
		l.Payments.ExpireCredits(ctx), l.Payments.CollectAutomatic(ctx), l.Bookings.Remind.RemindPayments(ctx))
}

// leap advances the trip towards the days on which balances are due.
func (l *life) leap() error {
	if l.rng.IntN(3) > 0 {
		return errNothing
	}
	l.Clock.Advance(time.Duration(1+l.rng.IntN(15)) * 24 * time.Hour)
	return l.sweep()
}

func (l *life) swap() error {
	b, ok := l.any("pending", "confirmed")
	if !ok {
		return errNothing
	}
	person := booking.Person{FirstName: "Stand", LastName: "In", Email: l.email()}
	return l.Bookings.Changes.ReplaceTraveler(l.As(uuid.New(), "admin"), b.id, b.people[l.rng.IntN(len(b.people))], person,
		0)
}

// read runs fn on the tenant's rows.
func (l *life) read(fn func(ctx context.Context, tx pgx.Tx) error) {
	ctx := l.Context()
	testkit.Must(l.t, l.DB.ReadTenant(ctx, l.Tenant.ID, func(tx pgx.Tx) error { return fn(ctx, tx) }))
}

// itemRefund takes all or part of an item off a booking's price.
func (l *life) itemRefund() error {
	b, ok := l.any("pending", "awaiting", "confirmed")
	if !ok {
		return errNothing
	}
	var items []refund.Item
	l.read(func(ctx context.Context, tx pgx.Tx) (err error) {
		items, _, err = l.Payments.ItemsTx(ctx, tx, b.id)
		return err
	})
	if len(items) == 0 {
		return errNothing
	}
	item := items[l.rng.IntN(len(items))]
	part := refund.ItemPart{ID: item.ID}
	if l.rng.IntN(2) == 0 {
		part.AmountMinor = 1 + l.rng.Int64N(max(item.AmountMinor, 1))
	}
	_, err := l.Payments.RefundItems(l.As(uuid.New(), "admin"), b.id, uuid.NewString(), []refund.ItemPart{part}, nil,
		"Agreed by phone")
	return err
}

func (l *life) discount() error {
	b, ok := l.any("pending", "awaiting", "confirmed")
	if !ok {
		return errNothing
	}
	_, err := l.discounts.Apply(l.As(uuid.New(), "admin"), b.id, uuid.NewString(), l.codes[l.rng.IntN(len(l.codes))], nil)
	return err
}

func (l *life) undiscount() error {
	b, ok := l.any("pending", "awaiting", "confirmed", "cancelled")
	if !ok {
		return errNothing
	}
	code, _, had, err := l.discounts.DiscountOf(l.Context(), b.id)
	if err != nil || !had {
		return errors.Join(err, errNothing)
	}
	_, err = l.discounts.Remove(l.As(uuid.New(), "admin"), b.id, uuid.NewString(), code)
	return err
}

// credit lets a customer pay with the credit from a cancellation.
func (l *life) credit() error {
	b, ok := l.any("pending", "confirmed")
	if !ok {
		return errNothing
	}
	credits, err := l.Payments.Credits(l.Context(), b.customer)
	if err != nil || len(credits) == 0 {
		return errors.Join(err, errNothing)
	}
	due := booksOf(l.t, l.World, b.id).DueMinor
	minor := min(due, max(10_000, due/2))
	with := booking.PayWith{Method: l.card(), CreditMinor: min(minor, credits[0].LeftMinor)}
	if with.CreditMinor == minor {
		with.Method = ""
	}
	_, err = l.Bookings.Checkout.PayBalance(l.As(b.customer, "traveler"), b.id, uuid.NewString(), booking.PayMinimum,
		minor, with)
	return err
}

// automatic enables or disables collecting the balance from a saved card.
func (l *life) automatic() error {
	b, ok := l.any("pending", "confirmed")
	if !ok {
		return errNothing
	}
	saving, err := l.Payments.SaveCard(l.Context(), b.customer, "p@life.example", uuid.NewString(), l.card(), "")
	if err != nil {
		return err
	}
	if saving.Card == nil {
		return errNothing
	}
	return l.Payments.SetAutomatic(l.Context(), b.customer, b.id, l.rng.IntN(4) > 0, &saving.Card.ID)
}

// charge returns the provider's reference of one of the trip's payments, and what is left of it. None of it is
// being refunded: the provider rejects a refund concurrent with one at its dashboard.
func (l *life) charge() (ref string, left int64) {
	type charge struct {
		Ref  string
		Left int64
	}
	l.read(func(ctx context.Context, tx pgx.Tx) error {
		rows, err := tx.Query(ctx,
			`SELECT * FROM (SELECT p.provider_ref, CASE WHEN p.provider = 'credit' THEN 0 ELSE p.amount_minor END
				- coalesce((SELECT sum(r.amount_minor) FROM refund r WHERE r.payment_id = p.id AND r.status <> 'failed'), 0)
				- coalesce((SELECT sum(d.amount_minor) FROM dispute d WHERE d.payment_id = p.id AND d.status <> 'won'), 0) AS left_minor
			FROM payment p JOIN booking b ON b.id = p.booking_id
			WHERE b.trip_id = $1 AND p.status = 'succeeded' AND p.provider_ref <> ''
				AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.payment_id = p.id AND r.status = 'pending') ORDER BY p.id) c WHERE left_minor > 0`,
			l.trip)
		if err != nil {
			return err
		}
		charges, err := pgx.CollectRows(rows, pgx.RowToStructByPos[charge])
		if len(charges) > 0 {
			c := charges[l.rng.IntN(len(charges))]
			ref, left = c.Ref, c.Left
		}
		return err
	})
	return ref, left
}

// hear delivers the provider's webhooks, now and then twice.
func (l *life) hear(args sandbox.WebhookArgs) error {
	for range 1 + l.rng.IntN(2) {
		e, err := l.Provider.News(l.Context(), args)
		if err != nil {
			return err
		}
		if err := l.Payments.Receive(l.Context(), sandbox.Name, e); err != nil {
			return err
		}
	}
	return nil
}

// dispute has a cardholder dispute a part of a charge.
func (l *life) dispute() error {
	ref, left := l.charge()
	if left == 0 || l.rng.IntN(2) == 0 {
		return errNothing
	}
	id, err := l.Provider.Dispute(l.Context(), ref, 1+l.rng.Int64N(left), "fraudulent")
	if err != nil {
		return err
	}
	return l.hear(sandbox.WebhookArgs{DisputeID: id})
}

// decide decides a dispute.
func (l *life) decide() error {
	var open []string
	l.read(func(ctx context.Context, tx pgx.Tx) error {
		rows, err := tx.Query(ctx,
			`SELECT d.provider_ref FROM dispute d JOIN payment p ON p.id = d.payment_id JOIN booking b ON b.id = p.booking_id
			WHERE b.trip_id = $1 AND d.status = 'open' ORDER BY d.id`, l.trip)
		if err != nil {
			return err
		}
		open, err = pgx.CollectRows(rows, pgx.RowTo[string])
		return err
	})
	if len(open) == 0 {
		return errNothing
	}
	id := open[l.rng.IntN(len(open))]
	if err := l.Provider.Decide(l.Context(), id, l.rng.IntN(2) == 0); err != nil {
		return err
	}
	return l.hear(sandbox.WebhookArgs{DisputeID: id})
}

// deskRefund refunds at the provider's own dashboard.
func (l *life) deskRefund() error {
	ref, left := l.charge()
	if left == 0 || l.rng.IntN(2) == 0 {
		return errNothing
	}
	id, err := l.Provider.RefundAtDesk(l.Context(), ref, 1+l.rng.Int64N(min(left, 2_000)))
	if err != nil {
		return err
	}
	return l.hear(sandbox.WebhookArgs{RefundID: id})
}
