// Package past tells what happened to the money of orders: their payments, refunds, and disputes, and what the payment
// providers reported. It needs nothing.
package past

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/page"
)

// Reader reads the past of orders, newest first.
type Reader struct{}

// MoneyTx returns payments, refunds, and disputes that follow a position.
func (Reader) MoneyTx(ctx context.Context, tx pgx.Tx, orders []uuid.UUID, after page.Instant, most int) (
	[]paymentdb.PastMoneyRow, error) {
	at, id := after.Below()
	rows, err := paymentdb.New(tx).PastMoney(ctx, paymentdb.PastMoneyParams{TenantID: tenant.From(ctx).ID,
		BookingIds: orders, BeforeAt: at, BeforeID: id, PageSize: int32(most)})
	if err != nil {
		return nil, fmt.Errorf("past money: %w", err)
	}
	return rows, nil
}

// ReportedTx returns the events of payment providers that follow a position.
func (Reader) ReportedTx(ctx context.Context, tx pgx.Tx, orders []uuid.UUID, after page.Instant, most int) (
	[]paymentdb.PastProviderEventsRow, error) {
	at, id := after.Below()
	rows, err := paymentdb.New(tx).PastProviderEvents(ctx, paymentdb.PastProviderEventsParams{
		TenantID: tenant.From(ctx).ID, BookingIds: orders, BeforeAt: at, BeforeID: id, PageSize: int32(most)})
	if err != nil {
		return nil, fmt.Errorf("past provider events: %w", err)
	}
	return rows, nil
}

// IDsTx returns the ids of the orders' payments and refunds.
func (Reader) IDsTx(ctx context.Context, tx pgx.Tx, orders []uuid.UUID) ([]uuid.UUID, error) {
	ids, err := paymentdb.New(tx).MoneyIDs(ctx, paymentdb.MoneyIDsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: orders})
	if err != nil {
		return nil, fmt.Errorf("money of orders: %w", err)
	}
	return ids, nil
}
