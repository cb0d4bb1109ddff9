package payment

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/civil"
)

// CreditGrant turns money that was paid for a booking into a credit of its customer.
type CreditGrant struct {
	BookingID   uuid.UUID
	TripID      uuid.UUID
	MemberID    uuid.UUID // whose credit it is
	AmountMinor int64
	Currency    string
	ExpiresOn   civil.Date // the last day on which it pays for something
	Reason      string
}

// IssueCreditTx moves the amount from what the booking was paid to the customer's credit. The booking's paid
// amount stays; what is due for it rises by the credit, so that paid + due = total holds.
func (s *Service) IssueCreditTx(ctx context.Context, tx pgx.Tx, g CreditGrant) error {
	return Post(ctx, tx, Transaction{
		BookingID: &g.BookingID, TripID: &g.TripID, At: s.Clock.Now(ctx),
		Entries: Move(TravelerReceivable, TravelerCredit, g.AmountMinor, g.Currency, KindCredit, g.Reason),
	})
}
