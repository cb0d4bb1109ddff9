package payment

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
)

// Refund is money on its way back or arrived.
type Refund struct {
	ID          uuid.UUID
	BookingID   *uuid.UUID // nil for what was not the booking's: see Aside
	AmountMinor int64
	Currency    string
	Status      string
	CreatedAt   time.Time
	Aside       Account // whose money it was when it was not the booking's
}

// RefundBookingTx gives an amount back over a booking's payments, the newest first: to each one's card, then to
// the credit that paid beside it. It returns how much of it the payments cover. Refunds reach the provider by job
// after the transaction; credit is back at once.
func (s *Service) RefundBookingTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, amountMinor int64, reason string) (Returned, error) {
	var back Returned
	if amountMinor <= 0 {
		return back, nil
	}
	if err := s.lockPaymentsTx(ctx, tx, bookingID); err != nil {
		return back, err
	}
	rows, err := paymentdb.New(tx).Refundable(ctx, paymentdb.RefundableParams{TenantID: tenant.From(ctx).ID, BookingID: &bookingID})
	if err != nil {
		return back, fmt.Errorf("refundable payments: %w", err)
	}
	for _, r := range rows {
		left := amountMinor - back.CardMinor - back.CreditMinor
		if part := min(left, r.LeftMinor); part > 0 {
			if err := s.refundTx(ctx, tx, refundOf{payment: r.ID, booking: &bookingID, minor: part, currency: r.Currency, reason: reason}); err != nil {
				return back, err
			}
			back.CardMinor, left = back.CardMinor+part, left-part
		}
		if part := min(left, r.CreditLeftMinor); part > 0 && r.MemberID != nil {
			err := s.IssueCreditTx(ctx, tx, CreditGrant{
				MemberID: *r.MemberID, BookingID: bookingID, PaymentID: &r.ID, AmountMinor: part, Currency: r.Currency, Reason: reason, ExpiresOn: s.CreditExpires(ctx),
			})
			if err != nil {
				return back, err
			}
			back.CreditMinor += part
		}
	}
	return back, nil
}

// lockPaymentsTx keeps two refunds from giving the same money back. Payments under way are left alone: their
// settlement waits for the booking.
func (s *Service) lockPaymentsTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error {
	err := paymentdb.New(tx).LockBookingPayments(ctx, paymentdb.LockBookingPaymentsParams{TenantID: tenant.From(ctx).ID, BookingID: &bookingID})
	if err != nil {
		return fmt.Errorf("lock payments of booking %s: %w", bookingID, err)
	}
	return nil
}

// refundOf is what goes back of a payment. booking is set of the booking's own money; aside of money that was paid for
// somebody else names the part.
type refundOf struct {
	payment  uuid.UUID
	booking  *uuid.UUID
	aside    *string
	minor    int64
	currency string
	reason   string
}

func (s *Service) refundTx(ctx context.Context, tx pgx.Tx, of refundOf) error {
	t, id := tenant.From(ctx), uuid.Must(uuid.NewV7())
	err := paymentdb.New(tx).CreateRefund(ctx, paymentdb.CreateRefundParams{
		TenantID: t.ID, ID: id, PaymentID: of.payment, BookingID: of.booking, Aside: of.aside, AmountMinor: of.minor, Currency: of.currency,
		Reason: of.reason, CreatedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("create refund: %w", err)
	}
	return s.Jobs.InsertTx(ctx, tx, RefundArgs{TenantID: t.ID, RefundID: id}, nil)
}

// PendingRefunds counts a booking's refunds that have not arrived.
func (s *Service) PendingRefunds(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (int64, error) {
	return paymentdb.New(tx).PendingRefunds(ctx, paymentdb.PendingRefundsParams{TenantID: tenant.From(ctx).ID, BookingID: &bookingID})
}

// RefundArgs asks to give money back.
type RefundArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	RefundID uuid.UUID `json:"refundId"`
	Again    uuid.UUID `json:"again,omitzero"` // the difference that asked for another try
}

// Kind names the job.
func (RefundArgs) Kind() string { return "payment_refund" }

// RefundWorker gives money back. The refund's id is the provider's key, so it may run twice.
type RefundWorker struct {
	river.WorkerDefaults[RefundArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *RefundWorker) Work(ctx context.Context, job *river.Job[RefundArgs]) error {
	t, err := w.Service.Tenants.ByID(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	attempt := ""
	if job.Args.Again != uuid.Nil {
		attempt = job.Args.Again.String()
	}
	return w.Service.Refund(tenant.With(ctx, t), job.Args.RefundID, attempt)
}

// Refund asks the provider and books the money that went back.
func (s *Service) Refund(ctx context.Context, id uuid.UUID, attempt string) error {
	t := tenant.From(ctx)
	var row paymentdb.GetRefundRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = paymentdb.New(tx).GetRefund(ctx, paymentdb.GetRefundParams{TenantID: t.ID, ID: id})
		return err
	})
	if db.NoRows(err) {
		return river.JobCancel(fmt.Errorf("refund %s is gone", id))
	}
	if err != nil || row.Status != refundPending {
		return err
	}
	if row.PaymentRef == nil {
		return river.JobCancel(fmt.Errorf("refund %s: the payment has no reference", id))
	}
	provider, err := s.provider(row.Provider)
	if err != nil {
		return err
	}
	ref, err := provider.Refund(ctx, RefundRequest{Key: id, Attempt: attempt, Ref: *row.PaymentRef, AmountMinor: row.AmountMinor, Currency: row.Currency})
	if errors.Is(err, ErrRefused) {
		refused := err
		return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error { return s.refundFailedTx(ctx, tx, id, "", refused.Error()) })
	}
	if err != nil {
		return fmt.Errorf("refund %s: %w", id, err)
	}
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error { return s.refundedTx(ctx, tx, id, ref) })
}

// ErrRefused is a provider's final no to a refund.
var ErrRefused = errors.New("payment: the provider refuses the refund")

// States of a refund.
const (
	refundPending   = "pending"
	refundSucceeded = "succeeded"
	refundFailed    = "failed"
)

// refundedTx books money that went back, once. The answer, the webhook and the reconciliation meet here.
func (s *Service) refundedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ref string) error {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	row, err := q.LockRefund(ctx, paymentdb.LockRefundParams{TenantID: t.ID, ID: id})
	if err != nil || row.Status != refundPending {
		return err
	}
	if err := q.FinishRefund(ctx, paymentdb.FinishRefundParams{TenantID: t.ID, ID: id, ProviderRef: &ref, SettledAt: &now}); err != nil {
		return err
	}
	if err := s.bookRefundTx(ctx, tx, row, 1); err != nil {
		return err
	}
	return s.Refunded.Announce(ctx, tx, Refunded{BookingID: row.BookingID, AmountMinor: row.AmountMinor})
}

// bookRefundTx posts a refund; sign -1 takes one back that did not arrive.
func (s *Service) bookRefundTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund, sign int64) error {
	now, against, action, told := s.Clock.Now(ctx), TravelerReceivable, "payment.refunded", event.RefundSucceeded
	if row.BookingID == nil {
		against = TravelerCredit
	}
	if sign < 0 {
		action, told = "payment.refund_failed", event.RefundFailed
	}
	entries := Move(against, ProviderClearing, sign*row.AmountMinor, row.Currency, KindRefund, row.Reason)
	if row.BookingID != nil {
		shares, err := PaidSharesOf(ctx, tx, *row.BookingID)
		if err != nil {
			return err
		}
		entries = spreadReceivable(entries, shares)
	}
	err := Post(ctx, tx, Transaction{BookingID: row.BookingID, PaymentID: &row.PaymentID, SourceID: &row.ID, At: now, Entries: entries})
	if err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: row.TenantID, At: now, Action: action, Event: told, ObjectType: "Payment", ObjectID: row.PaymentID,
		After: map[string]any{"refundId": row.ID, "amountMinor": row.AmountMinor, "currency": row.Currency, "reason": row.Reason},
	})
}

// refundFailedTx records that a refund did not arrive. One that was booked is taken back; the reconciliation
// shows it until somebody sends it again.
func (s *Service) refundFailedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ref, failure string) error {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	row, err := q.LockRefund(ctx, paymentdb.LockRefundParams{TenantID: t.ID, ID: id})
	if err != nil || row.Status == refundFailed {
		return err
	}
	var known *string
	if ref != "" {
		known = &ref
	}
	if err := q.FailRefund(ctx, paymentdb.FailRefundParams{TenantID: t.ID, ID: id, Failure: failure, ProviderRef: known, SettledAt: &now}); err != nil {
		return err
	}
	if row.Status == refundSucceeded {
		return s.bookRefundTx(ctx, tx, row, -1)
	}
	return nil
}

// HistoryTx lists the payments that arrived and the refunds of bookings.
func (s *Service) HistoryTx(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (map[uuid.UUID][]Payment, map[uuid.UUID][]Refund, error) {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	rows, err := q.BookingPayments(ctx, paymentdb.BookingPaymentsParams{TenantID: t.ID, BookingIds: bookings})
	if err != nil {
		return nil, nil, fmt.Errorf("payments of bookings: %w", err)
	}
	payments := map[uuid.UUID][]Payment{}
	for _, r := range rows {
		payments[*r.BookingID] = append(payments[*r.BookingID], fromRow(r))
	}
	back, err := q.BookingRefunds(ctx, paymentdb.BookingRefundsParams{TenantID: t.ID, BookingIds: bookings})
	if err != nil {
		return nil, nil, fmt.Errorf("refunds of bookings: %w", err)
	}
	refunds := map[uuid.UUID][]Refund{}
	for _, r := range back {
		refunds[*r.PaidFor] = append(refunds[*r.PaidFor], Refund{r.ID, r.BookingID, r.AmountMinor, r.Currency, r.Status, r.CreatedAt, asideAccount(r.Aside)})
	}
	return payments, refunds, nil
}

// OpenTx tells whether a payment for a booking is under way.
func (s *Service) OpenTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (bool, error) {
	return paymentdb.New(tx).HasOpenPayment(ctx, paymentdb.HasOpenPaymentParams{TenantID: tenant.From(ctx).ID, BookingID: &bookingID})
}
