package flow

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
)

// confirm follows the confirmation of a trip's travelers: bookings are confirmed if the product confirmed the
// trip – a host confirms the ones they select themselves –, the advance that the host requested is planned and
// the referrer is rewarded once the trip is launched, too, and the host's status is updated.
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

// confirmed follows a trip that is certain to run: it is launched, and its travelers are confirmed, in either
// order.
func (f *Flows) confirmed(ctx context.Context, tx pgx.Tx, s trip.Stepped) error {
	if s.Trip.Status != trip.Confirmed || s.From == trip.Confirmed {
		return nil
	}
	return f.Payouts.TripConfirmedTx(ctx, tx, s.Trip)
}
