package reader

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/board"
)

// Unsent tells the operators' board what is to be paid.
type Unsent struct{}

// UnsentTx implements board.Payables.
func (Unsent) UnsentTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) (map[uuid.UUID]board.Payable, error) {
	rows, err := payoutdb.New(tx).UnsentToOperator(ctx, payoutdb.UnsentToOperatorParams{TenantID: tenant.From(ctx).ID,
		OperatorID: operatorID})
	if err != nil {
		return nil, fmt.Errorf("unsent payouts: %w", err)
	}
	payables := make(map[uuid.UUID]board.Payable, len(rows))
	for _, r := range rows {
		payables[r.TripID] = board.Payable{Due: r.DueOn}
	}
	return payables, nil
}
