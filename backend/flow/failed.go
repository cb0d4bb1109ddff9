package flow

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
)

// failed releases what waited for a payment that failed: spots stay held for another attempt; a change, insurance
// and transfers are dropped.
func (f *Flows) failed(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	if p.HoldID != nil {
		until, err := f.Place.ReopenTx(ctx, tx, p)
		if err != nil || p.OnItsWaySince == nil {
			return err
		}
		return f.Place.MailDebitFailedTx(ctx, tx, p, until)
	}
	if err := f.dropInsuranceTx(ctx, tx, p); err != nil {
		return err
	}
	if err := f.endRidesTx(ctx, tx, p, false); err != nil {
		return err
	}
	if err := f.changeFailedTx(ctx, tx, p); err != nil || p.OnItsWaySince == nil {
		return err
	}
	if err := f.Waitlist.ProlongOfferTx(ctx, tx, *p.BookingID); err != nil {
		return err
	}
	return f.Place.MailDebitFailedTx(ctx, tx, p, time.Time{})
}

// departed notifies of a bank debit that takes days.
func (f *Flows) departed(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	return f.Place.MailDepartedTx(ctx, tx, p)
}

func (f *Flows) changeFailedTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	changeID, err := changeOf(p)
	if err != nil || changeID == nil || p.BookingID == nil {
		return err
	}
	t, _, err := f.Place.LockTx(ctx, tx, *p.BookingID, true)
	if err != nil {
		return err
	}
	return f.Changes.DropChangeTx(ctx, tx, t.ID, *changeID)
}

func (f *Flows) dropInsuranceTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	order, err := insuranceOrderOf(p)
	if err != nil || order == nil {
		return err
	}
	return f.Insurance.DropTx(ctx, tx, *order)
}
