package transfer

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/gen/api/identityapi"
)

// ErasedTx deletes the person to be picked up.
func (*Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	t, q := tenant.From(ctx), transferdb.New(tx)
	rides, err := q.EraseRides(ctx, transferdb.EraseRidesParams{TenantID: t.ID, Email: e.Email, FirstName: e.FirstName(),
		LastName: e.LastName()})
	if err != nil {
		return fmt.Errorf("erase rides: %w", err)
	}
	if err := search.KeepTx(ctx, tx, search.Ride, rides...); err != nil {
		return err
	}
	if err := q.EraseOrders(ctx, transferdb.EraseOrdersParams{TenantID: t.ID, Email: e.Email}); err != nil {
		return fmt.Errorf("erase orders of rides: %w", err)
	}
	if err := q.EraseSimulatedRides(ctx, transferdb.EraseSimulatedRidesParams{TenantID: t.ID,
		Email: e.Email}); err != nil {
		return fmt.Errorf("erase simulated rides: %w", err)
	}
	e.Erases(identityapi.ErasurePartRides, int64(len(rides)))
	return nil
}
