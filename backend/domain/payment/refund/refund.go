package refund

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
)

// RefundBookingTx refunds an amount through a booking's payments, newest first: to each one's card, then to the
// credit used beside it. It returns how much of it the payments cover. A job sends refunds to the provider after
// the transaction; credit is returned immediately.
func (s *Service) RefundBookingTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, amountMinor int64,
	reason string) (Returned, error) {
	return s.refundBookingTx(ctx, tx, bookingID, amountMinor, reason, PriceReduction)
}

func (s *Service) refundBookingTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, amountMinor int64,
	reason string, cause Cause) (Returned, error) {
	var back Returned
	if amountMinor <= 0 {
		return back, nil
	}
	if err := lockPaymentsTx(ctx, tx, bookingID); err != nil {
		return back, err
	}
	rows, err := paymentdb.New(tx).Refundable(ctx, paymentdb.RefundableParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
	if err != nil {
		return back, fmt.Errorf("refundable payments: %w", err)
	}
	for _, r := range rows {
		left := amountMinor - back.CardMinor - back.CreditMinor
		if part := min(left, r.LeftMinor); part > 0 {
			if err := s.RefundTx(ctx, tx, RefundOf{Payment: r.ID, booking: &bookingID, Minor: part, Currency: r.Currency,
				Reason: reason, Cause: cause}); err != nil {
				return back, err
			}
			back.CardMinor, left = back.CardMinor+part, left-part
		}
		if part := min(left, r.CreditLeftMinor); part > 0 && r.MemberID != nil {
			err := s.Credits.IssueCreditTx(ctx, tx, credit.CreditGrant{
				MemberID: *r.MemberID, BookingID: bookingID, PaymentID: &r.ID, AmountMinor: part, Currency: r.Currency,
				Reason: reason, ExpiresOn: s.Credits.CreditExpires(ctx),
			})
			if err != nil {
				return back, err
			}
			back.CreditMinor += part
		}
	}
	return back, nil
}

// lockPaymentsTx keeps two refunds from refunding the same money. Payments in progress are skipped: their
// settlement waits for the booking.
func lockPaymentsTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error {
	err := paymentdb.New(tx).LockBookingPayments(ctx, paymentdb.LockBookingPaymentsParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
	if err != nil {
		return fmt.Errorf("lock payments of booking %s: %w", bookingID, err)
	}
	return nil
}

// RefundOf describes which part of a payment is refunded. booking is set for the booking's own money; aside names
// the part for money that belonged to someone else.
type RefundOf struct {
	Payment  uuid.UUID
	booking  *uuid.UUID
	aside    *string
	Minor    int64
	Currency string
	Reason   string
	Cause    Cause
}

// Cause is why a refund was made.
type Cause string

// Causes of refunds. Those made at the provider's own dashboard have the cause "provider".
const (
	Canceled       Cause = "cancellation"
	PriceReduction Cause = "priceReduction"
	WaivedFee      Cause = "waivedFee"
	OrderNotPlaced Cause = "orderNotPlaced"
	Insurance      Cause = "insurance"
	Ride           Cause = "ride"
)

// RefundTx writes a refund, and enqueues the job that sends it.
func (s *Service) RefundTx(ctx context.Context, tx pgx.Tx, of RefundOf) error {
	t, id := tenant.From(ctx), uuid.Must(uuid.NewV7())
	err := paymentdb.New(tx).CreateRefund(ctx, paymentdb.CreateRefundParams{
		TenantID: t.ID, ID: id, PaymentID: of.Payment, BookingID: of.booking, Aside: of.aside, AmountMinor: of.Minor,
		Currency: of.Currency, Reason: of.Reason, Cause: string(of.Cause), AskedBy: actor(ctx), CreatedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("create refund: %w", err)
	}
	return s.Jobs.InsertTx(ctx, tx, RefundArgs{TenantID: t.ID, RefundID: id}, nil)
}

// PendingRefunds counts a booking's refunds in progress.
func (s *Service) PendingRefunds(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (int64, error) {
	return paymentdb.New(tx).PendingRefunds(ctx, paymentdb.PendingRefundsParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
}

// RefundArgs are the arguments of the job that sends a refund.
type RefundArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	RefundID uuid.UUID `json:"refundId"`
	Again    uuid.UUID `json:"again,omitzero"` // the difference that asked for another attempt
}

// Kind implements river.JobArgs.
func (RefundArgs) Kind() string { return "payment_refund" }

// RefundWorker sends refunds. The refund's id is the provider's idempotency key, so it may run twice.
type RefundWorker struct {
	river.WorkerDefaults[RefundArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *RefundWorker) Work(ctx context.Context, job *river.Job[RefundArgs]) error {
	ctx, err := w.Service.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	attempt := ""
	if job.Args.Again != uuid.Nil {
		attempt = job.Args.Again.String()
	}
	return w.Service.Refund(ctx, job.Args.RefundID, attempt)
}

// Refund calls the provider and books the refund.
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
	if err != nil || row.Status != payment.RefundPending {
		return err
	}
	if row.PaymentRef == nil {
		return river.JobCancel(fmt.Errorf("refund %s: the payment has no reference", id))
	}
	provider, err := s.Providers.Named(row.Provider)
	if err != nil {
		return err
	}
	ref, err := provider.Refund(ctx, payment.RefundRequest{Key: id, Attempt: attempt, Ref: *row.PaymentRef,
		AmountMinor: row.AmountMinor, Currency: row.Currency})
	if errors.Is(err, payment.ErrRefused) {
		refused := err
		return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
			return s.RefundFailedTx(ctx, tx, id, "", refused.Error())
		})
	}
	if err != nil {
		return fmt.Errorf("refund %s: %w", id, err)
	}
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error { return s.RefundedTx(ctx, tx, id, ref) })
}

// RefundedTx books a refund that succeeded, once. The response, the webhook and the reconciliation meet here.
func (s *Service) RefundedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ref string) error {
	row, err := lockTx(ctx, tx, id)
	if err != nil {
		return err
	}
	known := row.ProviderRef != nil && *row.ProviderRef == ref
	if known && (row.Status == payment.RefundSucceeded || row.Status == payment.RefundFailed && row.PaidAs == nil) {
		return nil
	}
	expected, err := expectedTx(ctx, tx, row, ref)
	if err != nil {
		return err
	}
	if !expected {
		return s.twiceTx(ctx, tx, row, ref)
	}
	return s.bookedTx(ctx, tx, row, ref)
}

// ListedTx books a refund that the provider lists as succeeded now, even if it was reported as failed before.
func (s *Service) ListedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ref string) error {
	row, err := lockTx(ctx, tx, id)
	if err != nil {
		return err
	}
	if row.Status == payment.RefundSucceeded || row.PaidAs != nil {
		return s.RefundedTx(ctx, tx, id, ref)
	}
	return s.bookedTx(ctx, tx, row, ref)
}

// expectedTx reports whether this success is the one that a refund waits for. An attempt that failed before is not: its
// success was known earlier than its failure, and is only told late.
func expectedTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund, ref string) (bool, error) {
	if row.Status == payment.RefundSucceeded || row.PaidAs != nil {
		return false, nil
	}
	failed, err := paymentdb.New(tx).AttemptFailed(ctx, paymentdb.AttemptFailedParams{TenantID: row.TenantID,
		RefundID: row.ID, ProviderRef: ref})
	return !failed, err
}

func (s *Service) bookedTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund, ref string) error {
	now := s.Clock.Now(ctx)
	if err := paymentdb.New(tx).FinishRefund(ctx, paymentdb.FinishRefundParams{TenantID: row.TenantID, ID: row.ID,
		ProviderRef: &ref, SettledAt: &now}); err != nil {
		return err
	}
	if err := s.stepTx(ctx, tx, row.ID, stepSent, ref, ""); err != nil {
		return err
	}
	// Subscribers lock the booking, before anything else of it is written: the posted entries refer to it, and so does
	// the search. A change of its price locks it, too, and would otherwise deadlock with this.
	if err := s.Refunded.Announce(ctx, tx, payment.Refunded{BookingID: row.BookingID,
		AmountMinor: row.AmountMinor}); err != nil {
		return err
	}
	if err := s.BookRefundTx(ctx, tx, row, 1); err != nil {
		return err
	}
	return NotedTx(ctx, tx, row.BookingID)
}

// NotedTx notes a booking for the search, which finds it by the provider's IDs of its refunds.
func NotedTx(ctx context.Context, tx pgx.Tx, bookingID *uuid.UUID) error {
	if bookingID == nil {
		return nil
	}
	return search.NoteTx(ctx, tx, search.Booking, *bookingID)
}

// BookRefundTx posts a refund; sign -1 reverses one that failed.
func (s *Service) BookRefundTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund, sign int64) error {
	action, told := "payment.refunded", event.RefundSucceeded
	if sign < 0 {
		action, told = "payment.refund_failed", event.RefundFailed
	}
	if err := s.bookTx(ctx, tx, row, payment.ProviderClearing, sign*row.AmountMinor); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: row.TenantID, At: s.Clock.Now(ctx), Action: action, Event: told, ObjectType: "Payment",
		ObjectID: row.PaymentID,
		After: map[string]any{"refundId": row.ID, "amountMinor": row.AmountMinor, "currency": row.Currency,
			"reason": row.Reason},
	})
}

// bookTx posts that an account paid a refund.
func (s *Service) bookTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund, from payment.Account,
	minor int64) error {
	against := payment.TravelerReceivable
	if row.BookingID == nil {
		against = payment.TravelerCredit
	}
	entries := payment.Move(against, from, minor, row.Currency, payment.KindRefund, row.Reason)
	if row.BookingID != nil {
		shares, err := payment.ReturnSharesOf(ctx, tx, *row.BookingID, minor)
		if err != nil {
			return err
		}
		entries = payment.SpreadReceivable(entries, shares)
	}
	return payment.Post(ctx, tx, payment.Transaction{BookingID: row.BookingID, PaymentID: &row.PaymentID,
		SourceID: &row.ID, At: s.Clock.Now(ctx), Entries: entries})
}

// RefundFailedTx records that a refund failed. One that was booked is reversed; it waits in the queue of refunds until
// it is sent again or paid another way. News of an attempt that isn't the latest changes nothing.
func (s *Service) RefundFailedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ref, failure string) error {
	row, err := lockTx(ctx, tx, id)
	if err != nil || row.Status == payment.RefundFailed {
		return err
	}
	if row.Status == payment.RefundSucceeded && ref != "" && row.ProviderRef != nil && *row.ProviderRef != ref {
		return nil
	}
	q, now := paymentdb.New(tx), s.Clock.Now(ctx)
	known, err := q.AttemptFailed(ctx, paymentdb.AttemptFailedParams{TenantID: row.TenantID, RefundID: id,
		ProviderRef: ref})
	if err != nil || known {
		return err
	}
	var named *string
	if ref != "" {
		named = &ref
	}
	if err := q.FailRefund(ctx, paymentdb.FailRefundParams{TenantID: row.TenantID, ID: id, Failure: failure,
		ProviderRef: named, SettledAt: &now}); err != nil {
		return err
	}
	if err := s.stepTx(ctx, tx, id, stepFailed, ref, failure); err != nil {
		return err
	}
	if row.Status == payment.RefundSucceeded {
		if err := s.BookRefundTx(ctx, tx, row, -1); err != nil {
			return err
		}
	}
	return NotedTx(ctx, tx, row.BookingID)
}

// HistoryTx lists the successful payments and the refunds of bookings.
func (s *Service) HistoryTx(ctx context.Context, tx pgx.Tx,
	bookings ...uuid.UUID) (map[uuid.UUID][]payment.Payment, map[uuid.UUID][]payment.Refund, error) {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	rows, err := q.BookingPayments(ctx, paymentdb.BookingPaymentsParams{TenantID: t.ID, BookingIds: bookings})
	if err != nil {
		return nil, nil, fmt.Errorf("payments of bookings: %w", err)
	}
	payments := map[uuid.UUID][]payment.Payment{}
	for _, r := range rows {
		payments[*r.BookingID] = append(payments[*r.BookingID], payment.FromRow(r))
	}
	back, err := q.BookingRefunds(ctx, paymentdb.BookingRefundsParams{TenantID: t.ID, BookingIds: bookings})
	if err != nil {
		return nil, nil, fmt.Errorf("refunds of bookings: %w", err)
	}
	refunds := map[uuid.UUID][]payment.Refund{}
	for _, r := range back {
		if r.PaidAs != nil {
			if *r.PaidAs != string(ByBank) {
				continue // what was paid instead is listed itself
			}
			r.Status = payment.RefundSucceeded
		}
		refunds[*r.PaidFor] = append(refunds[*r.PaidFor], payment.Refund{
			ID: r.ID, BookingID: r.BookingID, AmountMinor: r.AmountMinor, Currency: r.Currency, Status: r.Status,
			CreatedAt: r.CreatedAt, Aside: asideAccount(r.Aside),
		})
	}
	given, err := q.CreditsReturned(ctx, paymentdb.CreditsReturnedParams{TenantID: t.ID, BookingIds: bookings})
	if err != nil {
		return nil, nil, fmt.Errorf("credit back of bookings: %w", err)
	}
	for _, r := range given {
		refunds[r.BookingID] = append(refunds[r.BookingID], payment.Refund{
			ID: r.CreditID, AmountMinor: r.AmountMinor, Currency: r.Currency, Status: payment.RefundSucceeded,
			CreatedAt: r.PostedAt, Aside: payment.TransferPayable, Credit: true,
		})
	}
	return payments, refunds, nil
}
