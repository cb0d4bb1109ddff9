// Package reader has what other domains ask about payouts. It needs nothing, so that it can be used before payouts are
// built.
package reader

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
)

// Booked tells payments what was sent to payees.
type Booked struct{}

// BookedTx implements payment.PaidOut.
func (Booked) BookedTx(ctx context.Context, tx pgx.Tx, provider string, since time.Time,
	ids []uuid.UUID) ([]payment.BookedPayout, error) {
	rows, err := payoutdb.New(tx).BookedPayouts(ctx, payoutdb.BookedPayoutsParams{TenantID: tenant.From(ctx).ID, Ids: ids,
		Provider: provider, Since: since})
	if err != nil {
		return nil, fmt.Errorf("booked payouts: %w", err)
	}
	list := make([]payment.BookedPayout, len(rows))
	for i, r := range rows {
		list[i] = payment.BookedPayout{
			ID: r.ID, Status: r.Status, Sent: r.Status == payout.Sent, Provider: r.Provider, AmountMinor: r.AmountMinor,
			Currency: r.Currency,
		}
		if r.ProviderRef != nil {
			list[i].Ref = *r.ProviderRef
		}
		if r.SentAt != nil {
			list[i].SentAt = *r.SentAt
		}
	}
	return list, nil
}
