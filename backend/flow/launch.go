package flow

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
)

// launch follows a launch: if travelers were confirmed before, the trip is certain to run; the host is updated
// and notified.
func (f *Flows) launch(ctx context.Context, tx pgx.Tx, s trip.Stepped) error {
	if err := f.confirmed(ctx, tx, s); err != nil {
		return err
	}
	if err := f.moved(ctx, tx, s); err != nil {
		return err
	}
	return f.Notices.TripLaunched(ctx, tx, s.Trip.ID)
}
