package payment

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// PaidOut tells what the books have of the money that goes to payees.
type PaidOut interface {
	// BookedTx gives the payouts of those ids, and those that the provider sent since a moment.
	BookedTx(ctx context.Context, tx pgx.Tx, provider string, since time.Time, ids []uuid.UUID) ([]BookedPayout, error)
}

// BookedPayout is a payout as the books have it.
type BookedPayout struct {
	ID          uuid.UUID
	Status      string
	Sent        bool   // its money has left, as the books say
	Provider    string // who sent it
	Ref         string // the provider's reference
	AmountMinor int64
	Currency    string
	SentAt      time.Time // zero unless sent
}

// Booked is what the books have of it.
func (b BookedPayout) Booked() int64 {
	if b.Sent {
		return b.AmountMinor
	}
	return 0
}
