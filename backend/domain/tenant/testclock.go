package tenant

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/tenantdb"
)

// Stands is the position of a marketplace's clock: frozen at an instant, or an offset ahead of real time.
type Stands struct {
	Sandbox bool
	Frozen  *time.Time
	Ahead   time.Duration
}

// TestClock stores the clock of a sandbox marketplace in the marketplace's row. Store.Forget makes this process
// see a change.
type TestClock struct{}

// LockTx returns the clock's position, with its row locked.
func (TestClock) LockTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Stands, error) {
	row, err := tenantdb.New(tx).LockClock(ctx, id)
	if err != nil {
		return Stands{}, fmt.Errorf("lock clock: %w", err)
	}
	return Stands{row.IsSandbox, row.ClockFrozenAt, time.Duration(row.ClockOffsetSeconds) * time.Second}, nil
}

// FreezeTx freezes the clock at an instant. It never goes back.
func (TestClock) FreezeTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, at time.Time) error {
	return tenantdb.New(tx).FreezeClock(ctx, tenantdb.FreezeClockParams{TenantID: id, At: at})
}

// ReleaseTx lets the clock run on at an offset ahead of real time, in whole seconds.
func (TestClock) ReleaseTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ahead time.Duration) error {
	return tenantdb.New(tx).ReleaseClock(ctx, tenantdb.ReleaseClockParams{TenantID: id,
		OffsetSeconds: int64(ahead / time.Second)})
}
