package news

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
)

// disputeTx updates a dispute to the provider's state, from whatever is known: webhooks arrive in any order and
// repeatedly. A closed dispute stays closed.
func (s *Service) disputeTx(ctx context.Context, tx pgx.Tx, p payment.Payment, n payment.DisputeNews) error {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	row, err := q.DisputeByRef(ctx, paymentdb.DisputeByRefParams{TenantID: t.ID, PaymentID: p.ID, ProviderRef: n.Ref})
	if db.NoRows(err) {
		row = paymentdb.Dispute{
			TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), PaymentID: p.ID, AmountMinor: n.AmountMinor, Currency: p.Currency,
			Status: payment.DisputeOpen,
		}
		err = q.CreateDispute(ctx, paymentdb.CreateDisputeParams{
			TenantID: t.ID, ID: row.ID, PaymentID: p.ID, ProviderRef: n.Ref, AmountMinor: n.AmountMinor, Currency: p.Currency,
			Reason: n.Reason, OpenedAt: now, DueBy: dueBy(n),
		})
		if err == nil {
			err = s.bookDisputeTx(ctx, tx, p, row, payment.Disputed, payment.ProviderClearing, payment.KindDispute,
				"payment.disputed")
		}
	}
	if err != nil {
		return fmt.Errorf("dispute %s: %w", n.Ref, err)
	}
	if row.Status != payment.DisputeOpen {
		return nil
	}
	if n.Status == payment.DisputeOpen {
		return s.openDisputeTx(ctx, q, row, n)
	}
	if err := q.CloseDispute(ctx, paymentdb.CloseDisputeParams{TenantID: t.ID, ID: row.ID, Status: n.Status,
		ClosedAt: &now}); err != nil {
		return err
	}
	if n.Status == payment.DisputeWon {
		return s.bookDisputeTx(ctx, tx, p, row, payment.ProviderClearing, payment.Disputed, payment.KindDispute,
			"payment.dispute_won")
	}
	// Lost: for the traveler it is as if that amount had never been paid.
	against := payment.TravelerReceivable
	if p.BookingID == nil {
		against = payment.TravelerCredit
	}
	return s.bookDisputeTx(ctx, tx, p, row, against, payment.Disputed, payment.KindChargeback, "payment.dispute_lost")
}

// openDisputeTx stores until when a dispute can be answered, and that it was answered at the provider's
// dashboard.
func (s *Service) openDisputeTx(ctx context.Context, q *paymentdb.Queries, row paymentdb.Dispute,
	n payment.DisputeNews) error {
	if due := dueBy(n); due != nil && row.DueBy == nil {
		if err := q.DisputeDue(ctx, paymentdb.DisputeDueParams{TenantID: row.TenantID, ID: row.ID, DueBy: due}); err != nil {
			return err
		}
	}
	if !n.Answered {
		return nil
	}
	now := s.Clock.Now(ctx)
	return q.DisputeAnsweredOutside(ctx, paymentdb.DisputeAnsweredOutsideParams{TenantID: row.TenantID, ID: row.ID,
		Now: &now})
}

func dueBy(n payment.DisputeNews) *time.Time {
	if n.DueBy.IsZero() {
		return nil
	}
	return &n.DueBy
}

func (s *Service) bookDisputeTx(ctx context.Context, tx pgx.Tx, p payment.Payment, row paymentdb.Dispute, debit,
	credit payment.Account, kind payment.EntryKind, action string) error {
	now := s.Clock.Now(ctx)
	entries := payment.Move(debit, credit, row.AmountMinor, row.Currency, kind, "Dispute")
	if p.BookingID != nil && debit == payment.TravelerReceivable {
		shares, err := payment.PaidSharesOf(ctx, tx, *p.BookingID)
		if err != nil {
			return err
		}
		entries = payment.SpreadReceivable(entries, shares)
	}
	if err := payment.Post(ctx, tx, payment.Transaction{BookingID: p.BookingID, PaymentID: &p.ID, SourceID: &row.ID,
		At: now, Entries: entries}); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: row.TenantID, At: now, Action: action, ObjectType: "Payment", ObjectID: p.ID,
		After: map[string]any{"disputeId": row.ID, "amountMinor": row.AmountMinor, "currency": row.Currency},
	})
}

// refundNewsTx updates the books to the provider's state of a refund: one of ours that ended, or one that was
// made elsewhere. Webhooks arrive in any order and repeatedly.
func (s *Service) refundNewsTx(ctx context.Context, tx pgx.Tx, p payment.Payment, n payment.RefundNews) error {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	id := n.RefundID
	if id == uuid.Nil {
		known, err := q.RefundByRef(ctx, paymentdb.RefundByRefParams{TenantID: t.ID, PaymentID: p.ID, ProviderRef: &n.Ref})
		switch {
		case db.NoRows(err) && n.Status == payment.RefundSucceeded:
			return s.outsideRefundTx(ctx, tx, p, n)
		case db.NoRows(err):
			return nil // a refund that was not made moves no money
		case err != nil:
			return err
		}
		id = known.ID
	} else if own, err := q.LockRefund(ctx, paymentdb.LockRefundParams{TenantID: t.ID, ID: id}); err != nil ||
		own.PaymentID != p.ID {
		if err == nil || db.NoRows(err) {
			return fmt.Errorf("refund %s is not of payment %s", id, p.ID)
		}
		return err
	}
	switch {
	case n.Twice:
		return s.Refunds.BookTwiceTx(ctx, tx, id, n.Ref)
	case n.Status == payment.RefundSucceeded:
		settle := s.Refunds.RefundedTx
		if n.Listed {
			settle = s.Refunds.ListedTx
		}
		if err := settle(ctx, tx, id, n.Ref); err != nil {
			return err
		}
		return s.Refunds.ArrivedTx(ctx, tx, id, n.Ref)
	case n.Status == payment.RefundFailed:
		return s.Refunds.RefundFailedTx(ctx, tx, id, n.Ref, n.Reason)
	}
	return nil
}

// outsideRefundTx books money that was refunded at the provider's own dashboard.
func (s *Service) outsideRefundTx(ctx context.Context, tx pgx.Tx, p payment.Payment, n payment.RefundNews) error {
	t, now, id := tenant.From(ctx), s.Clock.Now(ctx), uuid.Must(uuid.NewV7())
	row := paymentdb.Refund{
		TenantID: t.ID, ID: id, PaymentID: p.ID, BookingID: p.BookingID, AmountMinor: n.AmountMinor, Currency: p.Currency,
		Reason: "Refunded at the payment provider",
	}
	err := paymentdb.New(tx).CreateOutsideRefund(ctx, paymentdb.CreateOutsideRefundParams{
		TenantID: t.ID, ID: id, PaymentID: p.ID, BookingID: p.BookingID, AmountMinor: n.AmountMinor, Currency: p.Currency,
		Reason: row.Reason, ProviderRef: &n.Ref, CreatedAt: now,
	})
	if err != nil {
		return fmt.Errorf("refund made outside: %w", err)
	}
	if err := refund.NotedTx(ctx, tx, p.BookingID); err != nil {
		return err
	}
	return s.Refunds.BookRefundTx(ctx, tx, row, 1)
}
