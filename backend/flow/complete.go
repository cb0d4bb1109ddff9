package flow

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
)

// complete follows the end of a trip: its earnings report is drafted for an admin, its bookings are completed,
// and the host's status is updated.
func (f *Flows) complete(ctx context.Context, tx pgx.Tx, s trip.Stepped) error {
	if err := f.Reports.DraftTx(ctx, tx, s.Trip); err != nil {
		return err
	}
	if err := f.Parties.CompleteTripTx(ctx, tx, s.Trip); err != nil {
		return err
	}
	return f.moved(ctx, tx, s)
}
