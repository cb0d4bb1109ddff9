package payment

import (
	"context"
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
	BookingID   *uuid.UUID
	AmountMinor int64
	Currency    string
	Status      string
	CreatedAt   time.Time
}

// RefundBookingTx gives an amount back over a booking's payments, the newest first, and returns how much of it
// the payments cover. Refunds reach the provider by job after the transaction.
func (s *Service) RefundBookingTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, amountMinor int64, reason string) (int64, error) {
	rows, err := paymentdb.New(tx).Refundable(ctx, paymentdb.RefundableParams{TenantID: tenant.From(ctx).ID, BookingID: &bookingID})
	if err != nil {
		return 0, fmt.Errorf("refundable payments: %w", err)
	}
	left := amountMinor
	for _, r := range rows {
		part := min(left, r.LeftMinor)
		if part <= 0 {
			continue
		}
		if err := s.refundTx(ctx, tx, r.ID, &bookingID, part, r.Currency, reason); err != nil {
			return 0, err
		}
		left -= part
	}
	return amountMinor - left, nil
}

func (s *Service) refundTx(ctx context.Context, tx pgx.Tx, paymentID uuid.UUID, bookingID *uuid.UUID, amountMinor int64, currency, reason string) error {
	t, id := tenant.From(ctx), uuid.Must(uuid.NewV7())
	err := paymentdb.New(tx).CreateRefund(ctx, paymentdb.CreateRefundParams{
		TenantID: t.ID, ID: id, PaymentID: paymentID, BookingID: bookingID, AmountMinor: amountMinor, Currency: currency,
		Reason: reason, CreatedAt: s.Clock.Now(ctx),
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
	return w.Service.Refund(tenant.With(ctx, t), job.Args.RefundID)
}

// Refund asks the provider and books the money that went back.
func (s *Service) Refund(ctx context.Context, id uuid.UUID) error {
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
	if err != nil || row.Status == string(Succeeded) {
		return err
	}
	if row.PaymentRef == nil {
		return river.JobCancel(fmt.Errorf("refund %s: the payment has no reference", id))
	}
	provider, err := s.provider(row.Provider)
	if err != nil {
		return err
	}
	ref, err := provider.Refund(ctx, RefundRequest{Key: id, Ref: *row.PaymentRef, AmountMinor: row.AmountMinor, Currency: row.Currency})
	if err != nil {
		return fmt.Errorf("refund %s: %w", id, err)
	}
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error { return s.refundedTx(ctx, tx, id, ref) })
}

func (s *Service) refundedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ref string) error {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	row, err := q.LockRefund(ctx, paymentdb.LockRefundParams{TenantID: t.ID, ID: id})
	if err != nil || row.Status == string(Succeeded) {
		return err
	}
	if err := q.FinishRefund(ctx, paymentdb.FinishRefundParams{TenantID: t.ID, ID: id, ProviderRef: &ref, SettledAt: &now}); err != nil {
		return err
	}
	against := TravelerReceivable
	if row.BookingID == nil {
		against = TravelerCredit
	}
	err = Post(ctx, tx, Transaction{
		BookingID: row.BookingID, PaymentID: &row.PaymentID, At: now,
		Entries: Move(against, ProviderClearing, row.AmountMinor, row.Currency, KindRefund, row.Reason),
	})
	if err != nil {
		return err
	}
	if err := s.Orders.RefundedTx(ctx, tx, row.BookingID, row.AmountMinor); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "payment.refunded", Event: event.RefundSucceeded, ObjectType: "Payment", ObjectID: row.PaymentID,
		After: map[string]any{"refundId": id, "amountMinor": row.AmountMinor, "currency": row.Currency, "reason": row.Reason},
	})
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
		refunds[*r.BookingID] = append(refunds[*r.BookingID], Refund{r.ID, r.BookingID, r.AmountMinor, r.Currency, r.Status, r.CreatedAt})
	}
	return payments, refunds, nil
}

// OpenTx tells whether a payment for a booking is under way.
func (s *Service) OpenTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (bool, error) {
	return paymentdb.New(tx).HasOpenPayment(ctx, paymentdb.HasOpenPaymentParams{TenantID: tenant.From(ctx).ID, BookingID: &bookingID})
}
