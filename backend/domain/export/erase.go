package export

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
)

// ErasedTx expires the files that may name a person, whoever requested them; the sweep removes them (End). Anyone
// who still needs one exports it again. It also removes the person from the records of printed manifests.
func (*Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	t, q := tenant.From(ctx), exportdb.New(tx)
	files, err := q.EraseExports(ctx, exportdb.EraseExportsParams{TenantID: t.ID,
		TripIds: append([]uuid.UUID{}, e.Found.Trips...)})
	if err != nil {
		return fmt.Errorf("erase exports: %w", err)
	}
	travelers := make([]string, len(e.Found.Travelers))
	for i, id := range e.Found.Travelers {
		travelers[i] = id.String()
	}
	prints, err := q.ErasePrints(ctx, exportdb.ErasePrintsParams{TenantID: t.ID, Travelers: travelers})
	if err != nil {
		return fmt.Errorf("erase prints: %w", err)
	}
	e.Erases(identityapi.ErasurePartExports, files)
	e.Erases(identityapi.ErasurePartPrints, prints)
	return nil
}
