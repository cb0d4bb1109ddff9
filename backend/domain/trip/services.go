package trip

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
)

// InTx runs fn in a transaction of the context's tenant, and retries it under contention.
func (s *Service) InTx(ctx context.Context, fn func(tx pgx.Tx) error) error {
	return s.DB.InTenantRetry(ctx, tenant.From(ctx).ID, fn)
}
