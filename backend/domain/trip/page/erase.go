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

// ErasedTx deletes a member's saved trips.
func (*Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	n, err := tripdb.New(tx).EraseSavedTrips(ctx, tripdb.EraseSavedTripsParams{TenantID: tenant.From(ctx).ID,
		MemberID: e.MemberID})
	if err != nil {
		return fmt.Errorf("erase saved trips: %w", err)
	}
	e.Erases(identityapi.ErasurePartSavedTrips, n)
	return nil
}
