package flow

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
)

// cancel follows the cancellation of a trip: its bookings are canceled with a full refund, its departure is
// released, an advance that is not sent is withdrawn, the host's status is updated, and host and operator are
// notified. Travelers are notified with their refund.
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
