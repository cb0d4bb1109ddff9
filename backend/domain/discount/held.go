package discount

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/discount/discountdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

// Held is what a party holds and has not paid.
type Held struct {
	HoldID, TripID, HostID uuid.UUID
	Currency               string
	TotalMinor             int64 // without discount
}

// Use is a code on a hold or a booking, with its discount.
type Use struct {
	ID          uuid.UUID
	Code        string
	AmountMinor int64
}

// ReserveTx uses a code for a hold that the caller has locked: the use counts while the hold is active, and
// passes to its booking. The hold must have no other code.
func (s *Service) ReserveTx(ctx context.Context, tx pgx.Tx, name string, of Held) (Use, error) {
	t, q, id := tenant.From(ctx), discountdb.New(tx), uuid.Must(uuid.NewV7())
	row, err := q.LockCode(ctx, discountdb.LockCodeParams{TenantID: t.ID, Code: strings.ToUpper(strings.TrimSpace(name))})
	if err != nil && !db.NoRows(err) {
		return Use{}, fmt.Errorf("lock discount code: %w", err)
	}
	off, err := s.takenOff(ctx, row, price{of.TripID, of.HostID, of.Currency, of.TotalMinor})
	if err != nil {
		return Use{}, err
	}
	_, err = q.CreateUse(ctx, discountdb.CreateUseParams{
		TenantID: t.ID, ID: id, CodeID: row.ID, HoldID: &of.HoldID, TripID: &of.TripID, AmountMinor: off,
		Currency: of.Currency, AppliedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return Use{}, fmt.Errorf("reserve discount: %w", err)
	}
	return Use{id, row.Code, off}, nil
}

// ReleaseTx releases a hold's use of a code.
func (s *Service) ReleaseTx(ctx context.Context, tx pgx.Tx, useID uuid.UUID) error {
	now := s.Clock.Now(ctx)
	_, err := discountdb.New(tx).RemoveUse(ctx, discountdb.RemoveUseParams{TenantID: tenant.From(ctx).ID, ID: useID,
		Now: &now})
	return err
}

// RetakeTx takes a use again that a hold lost before its payment succeeded. The agreed discount is unchanged;
// only the number of uses is checked again.
func (s *Service) RetakeTx(ctx context.Context, tx pgx.Tx, useID uuid.UUID) error {
	t, q := tenant.From(ctx), discountdb.New(tx)
	code, err := q.LockCodeOfUse(ctx, discountdb.LockCodeOfUseParams{TenantID: t.ID, UseID: useID})
	if err != nil {
		return fmt.Errorf("code of a use: %w", err)
	}
	if code.MaxUses != nil && code.Uses >= int64(*code.MaxUses) {
		return apierr.New(apierr.CodeConflict, "This code has been used up")
	}
	return q.RetakeUse(ctx, discountdb.RetakeUseParams{TenantID: t.ID, ID: useID})
}

// BookTx transfers a hold's use to its booking, and reduces the booking's price by the discount.
func (s *Service) BookTx(ctx context.Context, tx pgx.Tx, useID, bookingID uuid.UUID) error {
	use, err := discountdb.New(tx).BookUse(ctx, discountdb.BookUseParams{TenantID: tenant.From(ctx).ID, ID: useID,
		BookingID: &bookingID})
	if err != nil {
		return fmt.Errorf("discount of booking %s: %w", bookingID, err)
	}
	return s.bookTx(ctx, tx, "booking.discount_applied", bookingID, use.TripID, useID, use.Code, use.AmountMinor,
		use.Currency)
}

// UsesTx returns the codes of bookings.
func (s *Service) UsesTx(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (map[uuid.UUID]Use, error) {
	rows, err := discountdb.New(tx).UsesOf(ctx, discountdb.UsesOfParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("discounts of bookings: %w", err)
	}
	uses := make(map[uuid.UUID]Use, len(rows))
	for _, r := range rows {
		uses[r.BookingID] = Use{r.ID, r.Code, r.AmountMinor}
	}
	return uses, nil
}

// Reader answers queries of domains below.
type Reader struct{}

// BorneByHostTx returns the discounts of a host's own codes on the bookings of a trip, less what cancellations
// reversed.
func (Reader) BorneByHostTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (int64, error) {
	bookings, err := discountdb.New(tx).BorneByHost(ctx, discountdb.BorneByHostParams{TenantID: tenant.From(ctx).ID,
		TripID: &tripID})
	if err != nil || len(bookings) == 0 {
		return 0, err
	}
	return payment.PromotionTx(ctx, tx, bookings...)
}
