package payment

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// PaidOut returns what the books have about the money sent to payees.
type PaidOut interface {
	// BookedTx returns the payouts with those ids, and those that the provider sent since an instant.
	BookedTx(ctx context.Context, tx pgx.Tx, provider string, since time.Time, ids []uuid.UUID) ([]BookedPayout, error)
}

// BookedPayout is a payout according to the books.
type BookedPayout struct {
	ID          uuid.UUID
	Status      string
	Sent        bool   // sent, according to the books
	Provider    string // who sent it
	Ref         string // the provider's reference
	AmountMinor int64
	Currency    string
	SentAt      time.Time // zero unless sent
}

// Booked returns the amount that the books have of it.
func (b BookedPayout) Booked() int64 {
	if b.Sent {
		return b.AmountMinor
	}
	return 0
}
