package page

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api/identityapi"
)

// MergedTx transfers a member's saved trips, and the day changes that they have seen, to the member they are
// merged into.
func (*Service) MergedTx(ctx context.Context, tx pgx.Tx, m identity.Merge) error {
	t, q := tenant.From(ctx), tripdb.New(tx)
	saved, err := q.MergeSavedTrips(ctx, tripdb.MergeSavedTripsParams{TenantID: t.ID, FromID: m.From, IntoID: m.Into})
	if err != nil {
		return fmt.Errorf("saved trips of a merged member: %w", err)
	}
	days, err := q.MergeSeenDays(ctx, tripdb.MergeSeenDaysParams{TenantID: t.ID, FromID: m.From, IntoID: m.Into})
	if err != nil {
		return fmt.Errorf("days seen by a merged member: %w", err)
	}
	m.Moves(identityapi.MergePartSavedTrips, saved)
	m.Moves(identityapi.MergePartDayChanges, days)
	return nil
}
