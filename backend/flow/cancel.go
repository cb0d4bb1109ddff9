package flow

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
)

// cancel follows a trip that does not take place: its bookings end with full refund, its departure is free again, an
// advance that is not sent is taken back, the host moves on, and host and operator are told. Travelers hear of it with
// their refund.
func (f *Flows) cancel(ctx context.Context, tx pgx.Tx, s trip.Stepped) error {
	t := s.Trip
	if err := f.Cancels.CancelTripTx(ctx, tx, t); err != nil {
		return err
	}
	if t.InventoryItemID != nil {
		if err := f.Departure.ReleaseTx(ctx, tx, *t.InventoryItemID, t.Content.InventoryConfirmed); err != nil {
			return err
		}
	}
	if err := f.Payouts.TripCancelledTx(ctx, tx, t); err != nil {
		return err
	}
	if err := f.moved(ctx, tx, s); err != nil {
		return err
	}
	return f.Notices.TripCancelled(ctx, tx, t.ID)
}
