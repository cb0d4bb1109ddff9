package export

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/page"
)

// Whose says of which trip, host, or people exports are.
type Whose struct {
	TripID, HostID *uuid.UUID
	Members        []uuid.UUID
}

// PastTx returns exports that follow a position, newest first.
func (*Service) PastTx(ctx context.Context, tx pgx.Tx, of Whose, after page.Instant, most int) (
	[]exportdb.PastExportsRow, error) {
	at, id := after.Below()
	rows, err := exportdb.New(tx).PastExports(ctx, exportdb.PastExportsParams{TenantID: tenant.From(ctx).ID,
		TripID: of.TripID, HostID: of.HostID, Members: of.Members, BeforeAt: at, BeforeID: id, PageSize: int32(most)})
	if err != nil {
		return nil, fmt.Errorf("past exports: %w", err)
	}
	return rows, nil
}
