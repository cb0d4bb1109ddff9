package operator

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/operator/operatordb"
	"caravan/backend/domain/tenant"
)

// Reader answers queries of other domains about operators with only a transaction, for those built before
// operators.
type Reader struct{}

// NamesTx returns the names of operators.
func (Reader) NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	rows, err := operatordb.New(tx).NamesOf(ctx, operatordb.NamesOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("names of operators: %w", err)
	}
	names := make(map[uuid.UUID]string, len(rows))
	for _, r := range rows {
		names[r.ID] = r.Name
	}
	return names, nil
}
