package flow

import (
	"context"
	"errors"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/payment"
)

// pay applies a payment to a booking. One that arrives after the booking was canceled is refunded.
func (f *Flows) pay(ctx context.Context, tx pgx.Tx, p payment.Payment) (payment.Placed, error) {
	changeID, err := changeOf(p)
	if err != nil {
		return payment.Placed{}, err
	}
	t, b, err := f.Place.LockTx(ctx, tx, *p.BookingID, changeID != nil)
	if err != nil {
		return payment.Placed{}, err
	}
	if booking.Status(b.Status) == booking.Cancelled {
		const refusal = "The booking was canceled in the meantime."
		return payment.Placed{Refusal: refusal}, f.Place.MailGoneTx(ctx, tx, t, b, p, refusal)
	}
	if changeID != nil {
		if err := f.Changes.SettleChangeTx(ctx, tx, t, b, *changeID); err != nil {
			return payment.Placed{}, err
		}
	}
	if err := f.placeInsuranceTx(ctx, tx, p); err != nil {
		return payment.Placed{}, err
	}
	if err := f.endRidesTx(ctx, tx, p, true); err != nil {
		return payment.Placed{}, err
	}
	if err := f.Place.TouchTx(ctx, tx, b); err != nil {
		return payment.Placed{}, err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	if err != nil {
		return payment.Placed{}, err
	}
	// This payment is posted after this call, so the books do not include it yet.
	paid := totals[b.ID].PaidMinor + p.PaidMinor()
	if err := f.Waitlist.AcceptOfferTx(ctx, tx, t, b, paid); err != nil {
		return payment.Placed{}, err
	}
	if err := f.Parties.OnboardTx(ctx, tx, p.PaidMinor(), b); err != nil {
		return payment.Placed{}, err
	}
	return payment.Placed{BookingID: &b.ID, TripID: &b.TripID, CustomerID: &b.CustomerID}, f.Place.MailReceiptTx(ctx, tx,
		t, b, p, totals[b.ID], paid)
}

// changeOf returns the change that a payment is for, if any.
func changeOf(p payment.Payment) (*uuid.UUID, error) {
	ref, err := booking.Decode[booking.ChangeRef](p.Request, "request of a payment")
	return ref.ChangeID, err
}

// insuranceOrderOf returns the accepted quote that a payment is for, if any.
func insuranceOrderOf(p payment.Payment) (*uuid.UUID, error) {
	if p.HoldID != nil {
		return nil, nil
	}
	ref, err := booking.Decode[booking.ChangeRef](p.Request, "request of a payment")
	return ref.InsuranceOrderID, err
}

func (f *Flows) placeInsuranceTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	order, err := insuranceOrderOf(p)
	if err != nil || order == nil {
		return err
	}
	return f.Insurance.PlaceTx(ctx, tx, *order)
}

// endRidesTx applies a payment's outcome to the transfers that it is for.
func (f *Flows) endRidesTx(ctx context.Context, tx pgx.Tx, p payment.Payment, paid bool) error {
	if p.TransferMinor == 0 {
		return nil
	}
	ref, err := booking.Decode[booking.ChangeRef](p.Request, "request of a payment")
	switch {
	case err != nil:
		return err
	case ref.TransferOrderID == nil:
		return errors.New("booking: a payment for rides that are unknown")
	case paid:
		return f.Rides.PlaceTx(ctx, tx, *ref.TransferOrderID)
	}
	return f.Rides.DropTx(ctx, tx, *ref.TransferOrderID)
}
