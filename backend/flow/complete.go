package flow

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
)

// complete follows the end of a trip: what it earned is drafted for an admin, its travelers are through with it, and the
// host moves on.
func (f *Flows) complete(ctx context.Context, tx pgx.Tx, s trip.Stepped) error {
	if err := f.Reports.DraftTx(ctx, tx, s.Trip); err != nil {
		return err
	}
	if err := f.Parties.CompleteTripTx(ctx, tx, s.Trip); err != nil {
		return err
	}
	return f.moved(ctx, tx, s)
}
