package payment

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
)

// States of a dispute. A bank takes the money back when a card holder disputes a charge, and gives it back
// when the dispute is won.
const (
	DisputeOpen = "open"
	DisputeWon  = "won"
	DisputeLost = "lost"
)

// DisputeNews is what a provider tells of a dispute.
type DisputeNews struct {
	Ref         string
	Status      string
	AmountMinor int64
	Currency    string
	Reason      string
}

// RefundNews is what a provider tells of a refund. RefundID is ours, or zero when it was made at the provider's
// own desk.
type RefundNews struct {
	RefundID    uuid.UUID
	Ref         string
	Status      string // pending, succeeded, failed
	AmountMinor int64
	Currency    string
	Reason      string
}

// disputeTx brings a dispute to what the provider tells, from whatever is known of it: news come in any order
// and more than once. A closed dispute stays closed.
func (s *Service) disputeTx(ctx context.Context, tx pgx.Tx, p Payment, n DisputeNews) error {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	row, err := q.DisputeByRef(ctx, paymentdb.DisputeByRefParams{TenantID: t.ID, PaymentID: p.ID, ProviderRef: n.Ref})
	if db.NoRows(err) {
		row = paymentdb.Dispute{
			TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), PaymentID: p.ID, AmountMinor: n.AmountMinor, Currency: p.Currency, Status: DisputeOpen,
		}
		err = q.CreateDispute(ctx, paymentdb.CreateDisputeParams{
			TenantID: t.ID, ID: row.ID, PaymentID: p.ID, ProviderRef: n.Ref, AmountMinor: n.AmountMinor, Currency: p.Currency, Reason: n.Reason, OpenedAt: now,
		})
		if err == nil {
			err = s.bookDisputeTx(ctx, tx, p, row, Disputed, ProviderClearing, KindDispute, "payment.disputed")
		}
	}
	if err != nil {
		return fmt.Errorf("dispute %s: %w", n.Ref, err)
	}
	if row.Status != DisputeOpen || n.Status == DisputeOpen {
		return nil
	}
	if err := q.CloseDispute(ctx, paymentdb.CloseDisputeParams{TenantID: t.ID, ID: row.ID, Status: n.Status, ClosedAt: &now}); err != nil {
		return err
	}
	if n.Status == DisputeWon {
		return s.bookDisputeTx(ctx, tx, p, row, ProviderClearing, Disputed, KindDispute, "payment.dispute_won")
	}
	// Lost: for the traveler it is as if that much had never been paid.
	against := TravelerReceivable
	if p.BookingID == nil {
		against = TravelerCredit
	}
	return s.bookDisputeTx(ctx, tx, p, row, against, Disputed, KindChargeback, "payment.dispute_lost")
}

func (s *Service) bookDisputeTx(ctx context.Context, tx pgx.Tx, p Payment, row paymentdb.Dispute, debit, credit Account, kind EntryKind, action string) error {
	now := s.Clock.Now(ctx)
	entries := Move(debit, credit, row.AmountMinor, row.Currency, kind, "Dispute")
	if p.BookingID != nil && debit == TravelerReceivable {
		shares, err := PaidSharesOf(ctx, tx, *p.BookingID)
		if err != nil {
			return err
		}
		entries = spreadReceivable(entries, shares)
	}
	if err := Post(ctx, tx, Transaction{BookingID: p.BookingID, PaymentID: &p.ID, SourceID: &row.ID, At: now, Entries: entries}); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: row.TenantID, At: now, Action: action, ObjectType: "Payment", ObjectID: p.ID,
		After: map[string]any{"disputeId": row.ID, "amountMinor": row.AmountMinor, "currency": row.Currency},
	})
}

// refundNewsTx brings the books to what the provider tells of a refund: one of ours that ended, or one that was
// made outside. News come in any order and more than once.
func (s *Service) refundNewsTx(ctx context.Context, tx pgx.Tx, p Payment, n RefundNews) error {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	id := n.RefundID
	if id == uuid.Nil {
		known, err := q.RefundByRef(ctx, paymentdb.RefundByRefParams{TenantID: t.ID, PaymentID: p.ID, ProviderRef: &n.Ref})
		switch {
		case db.NoRows(err) && n.Status == refundSucceeded:
			return s.outsideRefundTx(ctx, tx, p, n)
		case db.NoRows(err):
			return nil // one that is not made is no money
		case err != nil:
			return err
		}
		id = known.ID
	} else if own, err := q.LockRefund(ctx, paymentdb.LockRefundParams{TenantID: t.ID, ID: id}); err != nil || own.PaymentID != p.ID {
		if err == nil || db.NoRows(err) {
			return fmt.Errorf("refund %s is not of payment %s", id, p.ID)
		}
		return err
	}
	switch n.Status {
	case refundSucceeded:
		return s.refundedTx(ctx, tx, id, n.Ref)
	case refundFailed:
		return s.refundFailedTx(ctx, tx, id, n.Ref, n.Reason)
	}
	return nil
}

// outsideRefundTx books money that somebody gave back at the provider's own desk.
func (s *Service) outsideRefundTx(ctx context.Context, tx pgx.Tx, p Payment, n RefundNews) error {
	t, now, id := tenant.From(ctx), s.Clock.Now(ctx), uuid.Must(uuid.NewV7())
	row := paymentdb.Refund{
		TenantID: t.ID, ID: id, PaymentID: p.ID, BookingID: p.BookingID, AmountMinor: n.AmountMinor, Currency: p.Currency, Reason: "Refunded at the payment provider",
	}
	err := paymentdb.New(tx).CreateOutsideRefund(ctx, paymentdb.CreateOutsideRefundParams{
		TenantID: t.ID, ID: id, PaymentID: p.ID, BookingID: p.BookingID, AmountMinor: n.AmountMinor, Currency: p.Currency,
		Reason: row.Reason, ProviderRef: &n.Ref, CreatedAt: now,
	})
	if err != nil {
		return fmt.Errorf("refund made outside: %w", err)
	}
	return s.bookRefundTx(ctx, tx, row, 1)
}
