package tenant

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/tenantdb"
)

// Stands is where a marketplace's clock stands: at an instant, or as far ahead of real time.
type Stands struct {
	Sandbox bool
	Frozen  *time.Time
	Ahead   time.Duration
}

// TestClock keeps the clock of a sandbox marketplace, which stands in the marketplace's row. Store.Forget makes this
// process see what was changed.
type TestClock struct{}

// LockTx tells where the clock stands, and has two changes come one after the other.
func (TestClock) LockTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Stands, error) {
	row, err := tenantdb.New(tx).LockClock(ctx, id)
	if err != nil {
		return Stands{}, fmt.Errorf("lock clock: %w", err)
	}
	return Stands{row.IsSandbox, row.ClockFrozenAt, time.Duration(row.ClockOffsetSeconds) * time.Second}, nil
}

// FreezeTx lets the clock stand still. It never goes back.
func (TestClock) FreezeTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, at time.Time) error {
	return tenantdb.New(tx).FreezeClock(ctx, tenantdb.FreezeClockParams{TenantID: id, At: at})
}

// ReleaseTx lets the clock run on, so far ahead of real time; whole seconds count.
func (TestClock) ReleaseTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ahead time.Duration) error {
	return tenantdb.New(tx).ReleaseClock(ctx, tenantdb.ReleaseClockParams{TenantID: id, OffsetSeconds: int64(ahead / time.Second)})
}
