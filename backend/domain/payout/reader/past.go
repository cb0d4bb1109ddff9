package reader

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payout"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/page"
)

// Past tells when payouts were planned and sent.
type Past struct{}

// Whose says of which payee or trip.
type Whose struct {
	PayeeKind string
	PayeeID   uuid.UUID
	TripID    *uuid.UUID
}

// PayoutsTx returns what follows a position, newest first.
func (Past) PayoutsTx(ctx context.Context, tx pgx.Tx, of Whose, after page.Instant, most int) (
	[]payoutdb.PastPayoutsRow, error) {
	at, id := after.Below()
	rows, err := payoutdb.New(tx).PastPayouts(ctx, payoutdb.PastPayoutsParams{TenantID: tenant.From(ctx).ID,
		PayeeKind: of.PayeeKind, PayeeID: of.PayeeID, TripID: of.TripID, BeforeAt: at, BeforeID: id, PageSize: int32(most)})
	if err != nil {
		return nil, fmt.Errorf("past payouts: %w", err)
	}
	return rows, nil
}

// Label returns what a payout is for, in words.
func (Past) Label(kind string) string { return payout.Labels[kind] }
