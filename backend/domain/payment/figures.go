package payment

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// TripFigures are a trip's money in a period, in minor units. SoldMinor is what travelers were charged, less
// cancellations and discounts; EarnedMinor is the marketplace's margin.
type TripFigures struct {
	SoldMinor, CollectedMinor, RefundedMinor, EarnedMinor int64
}

// Figures sums up the books for other domains, with only a transaction.
type Figures struct{}

// OfTripsTx returns the money of the trips of one currency, by trip, that was posted from one instant until before
// another.
func (Figures) OfTripsTx(ctx context.Context, tx pgx.Tx, currency string,
	since, until time.Time) (map[uuid.UUID]TripFigures, error) {
	rows, err := paymentdb.New(tx).TripFigures(ctx, paymentdb.TripFiguresParams{
		TenantID: tenant.From(ctx).ID, Currency: currency, Since: since, Until: until,
	})
	if err != nil {
		return nil, fmt.Errorf("money of trips: %w", err)
	}
	out := make(map[uuid.UUID]TripFigures, len(rows))
	for _, r := range rows {
		out[r.TripID] = TripFigures{r.SoldMinor, r.CollectedMinor, r.RefundedMinor, r.EarnedMinor}
	}
	return out, nil
}
