package flow

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/place"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

// place turns a hold into a booking, exactly once. Money that arrives after its hold expired buys the spots if
// they are still available, and is refunded otherwise. The trip is locked only if the booking may advance its
// lifecycle; otherwise the booking's foreign key is enough.
func (f *Flows) place(ctx context.Context, tx pgx.Tx, p payment.Payment) (payment.Placed, error) {
	h, err := booking.LockHold(ctx, tx, *p.HoldID)
	if err != nil {
		return payment.Placed{}, fmt.Errorf("hold of payment: %w", err)
	}
	t, err := f.Trips.LoadTx(ctx, tx, h.TripID)
	if err != nil {
		return payment.Placed{}, err
	}
	if h.State != booking.HoldPaying || movable(t) {
		if t, err = f.Trips.LoadForUpdateTx(ctx, tx, h.TripID); err != nil {
			return payment.Placed{}, err
		}
	}
	refusal, err := f.spotsTx(ctx, tx, t, h)
	if err != nil {
		return payment.Placed{}, err
	}
	if refusal != "" {
		return payment.Placed{Refusal: refusal}, f.Place.MailRefusedTx(ctx, tx, t, p, refusal)
	}
	placed, err := f.bookTx(ctx, tx, t, h, p)
	if err != nil || movable(t) {
		return placed, err
	}
	// The booking's foreign key keeps the trip from being canceled from here on; that it was not canceled a
	// moment before is checked again, in the round trip that writes the booking.
	status, err := f.Trips.StatusTx(ctx, tx, t.ID)
	if err == nil && status != t.Status {
		err = db.ErrContended
	}
	return placed, err
}

// spotsTx makes sure that the money buys spots, or returns why it does not. Spots whose hold expired while the
// payment was in progress are taken again if they are still available.
func (f *Flows) spotsTx(ctx context.Context, tx pgx.Tx, t trip.Trip, h booking.Hold) (string, error) {
	switch h.State {
	case booking.HoldConverted:
		return "These spots were already booked with another payment.", nil
	case booking.HoldActive, booking.HoldPaying:
		if t.Status != trip.Cancelled && t.Status != trip.Complete {
			return "", nil
		}
		if err := booking.MoveHold(ctx, tx, h, booking.HoldReleased, h.ExpiresAt); err != nil {
			return "", err
		}
		if h.Quote.Discount != nil {
			if err := f.Discounts.ReleaseTx(ctx, tx, h.Quote.Discount.UseID); err != nil {
				return "", err
			}
		}
		return "The trip was canceled in the meantime.", f.Trips.ReleaseSpotsTx(ctx, tx, t.ID, h.Choices.Take())
	}
	const gone = "Your hold had ended when your payment arrived, and other travelers booked your spots or used your discount code."
	if err := capacity.Bookable(t, f.Clock.Now(ctx)); err != nil {
		return gone, nil
	}
	take := h.Choices.Take()
	if len(take.Nights) > 0 {
		offers, err := f.Trips.OffersTx(ctx, tx, t)
		if err != nil {
			return "", err
		}
		take.Supply = capacity.SupplyOf(offers)
	}
	// A rejection must undo what it took before it found too few.
	err := pgx.BeginFunc(ctx, tx, func(tx pgx.Tx) error {
		if _, err := f.Trips.TakeSpotsTx(ctx, tx, t.ID, take); err != nil || h.Quote.Discount == nil {
			return err
		}
		return f.Discounts.RetakeTx(ctx, tx, h.Quote.Discount.UseID)
	})
	var refused *apierr.Error
	if errors.As(err, &refused) {
		return gone, nil
	}
	return "", err
}

// bookTx creates the booking with everything that belongs to it.
func (f *Flows) bookTx(ctx context.Context, tx pgx.Tx, t trip.Trip, h booking.Hold,
	p payment.Payment) (payment.Placed, error) {
	people, err := booking.Decode[booking.Party](p.Request, "people of a payment")
	if err != nil {
		return payment.Placed{}, err
	}
	customer, invited, err := f.People.EnsureTravelerTx(ctx, tx, people.Customer.Email, people.Customer.FirstName,
		people.Customer.LastName)
	if err != nil {
		return payment.Placed{}, err
	}
	made := place.Made{ID: uuid.Must(uuid.NewV7()), Customer: customer}
	if made.OrderID, err = f.Place.InsertTx(ctx, tx, made.ID, customer, t, h, f.Clock.Now(ctx)); err != nil {
		return payment.Placed{}, err
	}
	var ids []uuid.UUID
	ids, made.Members, made.Travelers, err = f.Parties.InsertPeople(ctx, tx, made.ID, customer, invited, people, h)
	if err != nil {
		return payment.Placed{}, err
	}
	if err := booking.MoveHold(ctx, tx, h, booking.HoldConverted, h.ExpiresAt); err != nil {
		return payment.Placed{}, err
	}
	if people.InsuranceQuoteID != nil {
		if err := f.Insurance.BookHoldTx(ctx, tx, h.ID, *people.InsuranceQuoteID, made.ID, ids); err != nil {
			return payment.Placed{}, err
		}
	}
	charges := booking.ChargesOf(h.Choices, h.Quote.Lines, ids, h.Quote.Currency)
	err = payment.Post(ctx, tx, payment.Transaction{
		BookingID: &made.ID, TripID: &t.ID, At: f.Clock.Now(ctx), Entries: payment.Charges(h.Quote.Currency, charges...),
	})
	if err != nil {
		return payment.Placed{}, err
	}
	if h.Quote.Discount != nil {
		if err := f.Discounts.BookTx(ctx, tx, h.Quote.Discount.UseID, made.ID); err != nil {
			return payment.Placed{}, err
		}
	}
	if err := f.Place.MadeTx(ctx, tx, t, h, p, made); err != nil {
		return payment.Placed{}, err
	}
	if err := f.Place.MailBookedTx(ctx, tx, t, h, made, p, people.Customer); err != nil {
		return payment.Placed{}, err
	}
	placed := payment.Placed{
		BookingID: &made.ID, TripID: &t.ID, CustomerID: &customer, Shares: booking.SharesOf(charges, ids),
		ActivationMailed: invited,
	}
	if !movable(t) {
		return placed, nil
	}
	return placed, f.Confirms.MoveTripTx(ctx, tx, t)
}

// movable reports whether one more booking may advance the trip's lifecycle, for which its row has to be locked.
// Spots taken are never fewer than those booked, and are taken before: the last booking that could advance the
// trip sees all of them.
func movable(t trip.Trip) bool {
	if t.Status == trip.Live {
		return t.SpotsTaken >= t.MinimumTripThreshold
	}
	return t.BookingAutoConfirmation && t.Status != trip.HostApproved
}
