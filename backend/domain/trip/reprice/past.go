package reprice

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/platform/page"
)

// Past tells which repricings trips were part of.
type Past struct{}

// RepricingsTx returns those of a trip that follow a position, newest first.
func (Past) RepricingsTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, after page.Instant, most int) (
	[]tripdb.PastRepricingsRow, error) {
	at, id := after.Below()
	rows, err := tripdb.New(tx).PastRepricings(ctx, tripdb.PastRepricingsParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID, BeforeAt: at, BeforeID: id, PageSize: int32(most)})
	if err != nil {
		return nil, fmt.Errorf("past repricings: %w", err)
	}
	return rows, nil
}
