package flow

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
)

// confirm follows the confirmation of a trip's travelers: bookings are confirmed where the product confirmed the trip – a
// host confirms those that he chose himself –, the advance that the host wants is planned and whoever brought him is
// thanked once it is launched, too, and the host moves on.
func (f *Flows) confirm(ctx context.Context, tx pgx.Tx, s trip.Stepped) error {
	if s.Actor == trip.System {
		if err := f.Confirms.ConfirmTripTx(ctx, tx, s.Trip); err != nil {
			return err
		}
	}
	if err := f.confirmed(ctx, tx, s); err != nil {
		return err
	}
	return f.moved(ctx, tx, s)
}

// confirmed follows a trip that runs for sure: it is launched, and its travelers are confirmed, in whichever order.
func (f *Flows) confirmed(ctx context.Context, tx pgx.Tx, s trip.Stepped) error {
	if s.Trip.Status != trip.Confirmed || s.From == trip.Confirmed {
		return nil
	}
	return f.Payouts.TripConfirmedTx(ctx, tx, s.Trip)
}
