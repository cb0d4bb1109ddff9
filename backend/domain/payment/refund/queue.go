package refund

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
)

// Steps of a refund's history.
const (
	stepSent    = "sent"    // the provider took it
	stepArrived = "arrived" // the provider confirmed it
	stepFailed  = "failed"
	stepRetried = "retried"
	stepTwice   = "twice" // the provider sent it once more, or after it was paid another way
)

// actor returns the person behind a change, if there is one.
func actor(ctx context.Context) *uuid.UUID {
	p, ok := principal.From(ctx)
	if !ok || p.MemberID == uuid.Nil {
		return nil
	}
	return &p.MemberID
}

func (s *Service) stepTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, kind, ref, note string) error {
	err := paymentdb.New(tx).AddRefundStep(ctx, paymentdb.AddRefundStepParams{
		TenantID: tenant.From(ctx).ID, ID: uuid.Must(uuid.NewV7()), RefundID: id, Kind: kind, ByID: actor(ctx),
		ProviderRef: ref, Note: note, At: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("step of refund %s: %w", id, err)
	}
	return nil
}

func lockTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (paymentdb.Refund, error) {
	row, err := paymentdb.New(tx).LockRefund(ctx, paymentdb.LockRefundParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return row, apierr.NotFound("refund")
	}
	return row, err
}

// ArrivedTx records that the provider confirmed a refund.
func (s *Service) ArrivedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ref string) error {
	row, err := lockTx(ctx, tx, id)
	if err != nil || row.Status != payment.RefundSucceeded || row.ProviderRef == nil || *row.ProviderRef != ref {
		return err
	}
	now := s.Clock.Now(ctx)
	first, err := paymentdb.New(tx).ConfirmRefund(ctx, paymentdb.ConfirmRefundParams{TenantID: row.TenantID, ID: id,
		ConfirmedAt: &now})
	if err != nil || first == 0 {
		return err
	}
	return s.stepTx(ctx, tx, id, stepArrived, ref, "")
}

// SentTwice is the kind of the difference of a refund that reached the person twice.
const SentTwice = "refundTwice"

// twiceTx records money that the provider sent although the person already had it. The books do not have it yet: a
// difference of the reconciliation waits for an admin, who books it.
func (s *Service) twiceTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund, ref string) error {
	q := paymentdb.New(tx)
	p, err := q.GetPayment(ctx, paymentdb.GetPaymentParams{TenantID: row.TenantID, ID: row.PaymentID})
	if err != nil {
		return fmt.Errorf("payment of refund %s: %w", row.ID, err)
	}
	_, err = q.KeepDifference(ctx, paymentdb.KeepDifferenceParams{
		TenantID: row.TenantID, ID: uuid.Must(uuid.NewV7()), Provider: p.Provider, Kind: SentTwice, ProviderRef: ref,
		PaymentID: &row.PaymentID, RefundID: &row.ID, ProviderMinor: -row.AmountMinor, Currency: row.Currency,
		Explanation: TwiceText(row), Action: "bookRefund", FoundAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("difference of refund %s: %w", row.ID, err)
	}
	return s.stepTx(ctx, tx, row.ID, stepTwice, ref, "")
}

// TwiceText explains a refund that was sent twice.
func TwiceText(row paymentdb.Refund) string {
	amount := money.New(row.AmountMinor, row.Currency).Format()
	if row.PaidAs != nil {
		return fmt.Sprintf("The provider sent %s after all, although the refund was paid another way. "+
			"Settle to record it; the booking then owes it back.", amount)
	}
	return fmt.Sprintf("The provider sent a refund of %s twice. Settle to record it; the booking then owes it back.",
		amount)
}

// BookTwiceTx books money that the provider sent twice.
func (s *Service) BookTwiceTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, ref string) error {
	row, err := lockTx(ctx, tx, id)
	if err != nil {
		return err
	}
	q, now := paymentdb.New(tx), s.Clock.Now(ctx)
	if row.ProviderRef != nil && *row.ProviderRef == ref { // one that had failed, and was paid another way
		if row.Status == payment.RefundSucceeded {
			return nil
		}
		err = q.FinishRefund(ctx, paymentdb.FinishRefundParams{TenantID: row.TenantID, ID: id, ProviderRef: &ref,
			SettledAt: &now})
	} else {
		again := row
		again.ID = uuid.Must(uuid.NewV7())
		err = q.CreateOutsideRefund(ctx, paymentdb.CreateOutsideRefundParams{
			TenantID: row.TenantID, ID: again.ID, PaymentID: row.PaymentID, BookingID: row.BookingID,
			AmountMinor: row.AmountMinor, Currency: row.Currency, Reason: row.Reason, ProviderRef: &ref, CreatedAt: now,
		})
		row = again
	}
	if err != nil {
		return fmt.Errorf("refund sent twice: %w", err)
	}
	if err := s.BookRefundTx(ctx, tx, row, 1); err != nil {
		return err
	}
	return NotedTx(ctx, tx, row.BookingID)
}

// ErrNotOwed is returned for a failed refund that other refunds have covered since.
var (
	errNotFailed = apierr.New(apierr.CodeIllegalState, "This refund hasn’t failed, or was already paid another way.")
	ErrNotOwed   = apierr.New(apierr.CodeIllegalState,
		"The booking is no longer owed this much. Another refund may have covered it.")
)

// ActionableTx returns why a failed refund can no longer be sent again or paid another way, or nil if it can. What
// other refunds of the booking have covered since would otherwise be paid twice.
func (s *Service) ActionableTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund) error {
	if row.Status != payment.RefundFailed || row.PaidAs != nil {
		return errNotFailed
	}
	if row.BookingID == nil {
		return nil
	}
	totals, err := payment.TotalsOf(ctx, tx, *row.BookingID)
	if err != nil {
		return err
	}
	underWay, err := s.UnderWayTx(ctx, tx, *row.BookingID)
	if err != nil {
		return err
	}
	if -totals[*row.BookingID].DueMinor-underWay < row.AmountMinor {
		return ErrNotOwed
	}
	return nil
}

// failedTx locks a refund with the payments and the other refunds of its booking, in the order of a provider's news.
// Without the latter, one that succeeds while the booking's balance and its refunds in progress are read would be in
// neither, and the booking would seem to be owed what the person just got.
func failedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (paymentdb.Refund, error) {
	q, t := paymentdb.New(tx), tenant.From(ctx)
	seen, err := q.GetRefund(ctx, paymentdb.GetRefundParams{TenantID: t.ID, ID: id})
	if db.NoRows(err) {
		return paymentdb.Refund{}, apierr.NotFound("refund")
	}
	if err != nil {
		return paymentdb.Refund{}, fmt.Errorf("refund %s: %w", id, err)
	}
	if seen.BookingID != nil {
		if err = lockPaymentsTx(ctx, tx, *seen.BookingID); err == nil {
			err = q.LockBookingRefunds(ctx, paymentdb.LockBookingRefundsParams{TenantID: t.ID, BookingID: seen.BookingID})
		}
	} else {
		_, err = q.LockPayment(ctx, paymentdb.LockPaymentParams{TenantID: t.ID, ID: seen.PaymentID})
	}
	if err != nil {
		return paymentdb.Refund{}, err
	}
	return lockTx(ctx, tx, id)
}

// RetryTx sends a failed refund again. The provider sees the attempt as another refund.
func (s *Service) RetryTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	row, err := failedTx(ctx, tx, id)
	if err == nil {
		err = s.ActionableTx(ctx, tx, row)
	}
	if err != nil {
		return err
	}
	q := paymentdb.New(tx)
	if _, err := q.ReopenRefund(ctx, paymentdb.ReopenRefundParams{TenantID: row.TenantID, ID: id}); err != nil {
		return fmt.Errorf("reopen refund: %w", err)
	}
	if err := s.stepTx(ctx, tx, id, stepRetried, "", ""); err != nil {
		return err
	}
	if err := s.settledTx(ctx, tx, row, "payment.refund_retried", nil); err != nil {
		return err
	}
	return s.Jobs.InsertTx(ctx, tx, RefundArgs{TenantID: row.TenantID, RefundID: id, Again: uuid.Must(uuid.NewV7())}, nil)
}

// settledTx closes the reconciliation's difference of a failed refund, and leaves the trail of what was done instead.
func (s *Service) settledTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund, action string,
	after map[string]any) error {
	now := s.Clock.Now(ctx)
	if err := paymentdb.New(tx).SettleRefundDifferences(ctx, paymentdb.SettleRefundDifferencesParams{
		TenantID: row.TenantID, RefundID: &row.ID, Now: &now}); err != nil {
		return fmt.Errorf("differences of refund %s: %w", row.ID, err)
	}
	if err := NotedTx(ctx, tx, row.BookingID); err != nil {
		return err
	}
	told := map[string]any{"refundId": row.ID, "amountMinor": row.AmountMinor, "currency": row.Currency}
	maps.Copy(told, after)
	return audit.Record(ctx, tx, audit.Entry{TenantID: row.TenantID, At: now, Action: action, ObjectType: "Payment",
		ObjectID: row.PaymentID, After: told})
}

// Way is how a failed refund is paid instead.
type Way string

// Ways to pay a failed refund.
const (
	ToPayment Way = "payment" // to another payment of the booking
	ByBank    Way = "bank"    // by a transfer that the marketplace's own bank sends
	AsCredit  Way = "credit"
	Covered   Way = "covered" // other refunds of the booking did
)

// Replacement is how a failed refund is paid instead, and why.
type Replacement struct {
	Way       Way
	PaymentID uuid.UUID // of ToPayment
	Reference string    // of ByBank
	Reason    string
	// TwoFromMinor is the amount from which a second admin has to confirm a transfer; zero for none.
	TwoFromMinor int64
}

var (
	errSecondAdmin = apierr.New(apierr.CodeIllegalState,
		"You recorded this transfer. Another admin has to confirm it, too.")
	errOtherTransfer = apierr.InvalidField("reference", "Enter the reference of the transfer that waits to be confirmed")
	errStillOwed     = apierr.New(apierr.CodeIllegalState, "The booking is still owed this refund. Choose how to pay it.")
	errNoRoom        = apierr.InvalidField("paymentId", "Choose a payment that can take this refund")
	errNoCredit      = apierr.InvalidField("way", "This refund cannot become credit")
)

// ReplaceTx pays a failed refund another way. It is never sent again: if the provider reports later that it succeeded
// after all, that becomes a difference of the reconciliation.
func (s *Service) ReplaceTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, in Replacement) error {
	row, err := failedTx(ctx, tx, id)
	if err != nil {
		return err
	}
	able := s.ActionableTx(ctx, tx, row)
	if in.Way == Covered {
		if !errors.Is(able, ErrNotOwed) {
			return cmp.Or(able, error(errStillOwed))
		}
	} else if able != nil {
		return able
	}
	switch in.Way {
	case Covered:
	case ToPayment:
		err = s.toPaymentTx(ctx, tx, row, in)
	case AsCredit:
		err = s.asCreditTx(ctx, tx, row)
	default:
		var waits bool
		if waits, err = s.byBankTx(ctx, tx, row, in); waits || err != nil {
			return err
		}
	}
	if err != nil {
		return err
	}
	now := s.Clock.Now(ctx)
	err = paymentdb.New(tx).ReplaceRefund(ctx, paymentdb.ReplaceRefundParams{TenantID: row.TenantID, ID: id,
		PaidAs: new(string(in.Way)), PaidReference: in.Reference, PaidReason: in.Reason, SettledAt: &now})
	if err != nil {
		return fmt.Errorf("replace refund: %w", err)
	}
	if err := s.stepTx(ctx, tx, id, string(in.Way), "", in.note()); err != nil {
		return err
	}
	return s.settledTx(ctx, tx, row, "payment.refund_replaced", map[string]any{"way": in.Way, "reference": in.Reference,
		"reason": in.Reason})
}

func (r Replacement) note() string {
	if r.Reference == "" {
		return r.Reason
	}
	return r.Reference + " · " + r.Reason
}

// OtherPaymentsTx returns the other payments of a refund's booking that can take it.
func OtherPaymentsTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund) ([]uuid.UUID, error) {
	if row.BookingID == nil {
		return nil, nil
	}
	rows, err := paymentdb.New(tx).Refundable(ctx, paymentdb.RefundableParams{TenantID: row.TenantID,
		BookingID: row.BookingID})
	if err != nil {
		return nil, fmt.Errorf("refundable payments: %w", err)
	}
	var ids []uuid.UUID
	for _, p := range rows {
		if p.ID != row.PaymentID && p.LeftMinor >= row.AmountMinor {
			ids = append(ids, p.ID)
		}
	}
	return ids, nil
}

func (s *Service) toPaymentTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund, in Replacement) error {
	ids, err := OtherPaymentsTx(ctx, tx, row)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if id == in.PaymentID {
			return s.RefundTx(ctx, tx, RefundOf{Payment: id, booking: row.BookingID, Minor: row.AmountMinor,
				Currency: row.Currency, Reason: row.Reason, Cause: Cause(row.Cause)})
		}
	}
	return errNoRoom
}

func (s *Service) asCreditTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund) error {
	if row.BookingID == nil {
		return errNoCredit
	}
	if err := s.Orders.LockTx(ctx, tx, *row.BookingID); err != nil {
		return err
	}
	payer, err := s.Orders.PayerTx(ctx, tx, *row.BookingID)
	if err != nil {
		return err
	}
	return s.Credits.IssueCreditTx(ctx, tx, credit.CreditGrant{
		MemberID: payer.MemberID, BookingID: *row.BookingID, TripID: payer.TripID, AmountMinor: row.AmountMinor,
		Currency: row.Currency, Reason: row.Reason, ExpiresOn: s.Credits.CreditExpires(ctx),
	})
}

// byBankTx books a transfer of the marketplace's own bank. A large one waits until a second admin confirms it.
func (s *Service) byBankTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund, in Replacement) (waits bool,
	err error) {
	if in.Reference == "" {
		return false, apierr.InvalidField("reference", "Enter the reference of the transfer")
	}
	by := principal.Must(ctx).MemberID
	if in.TwoFromMinor > 0 && row.AmountMinor >= in.TwoFromMinor {
		switch {
		case row.FirstPaidBy == nil:
			return true, s.recordTx(ctx, tx, row, by, in)
		case *row.FirstPaidBy == by:
			return false, errSecondAdmin
		case row.PaidReference != in.Reference:
			return false, errOtherTransfer
		}
	}
	if err := s.Refunded.Announce(ctx, tx, payment.Refunded{BookingID: row.BookingID,
		AmountMinor: row.AmountMinor}); err != nil {
		return false, err
	}
	return false, s.bookTx(ctx, tx, row, payment.BankClearing, row.AmountMinor)
}

func (s *Service) recordTx(ctx context.Context, tx pgx.Tx, row paymentdb.Refund, by uuid.UUID, in Replacement) error {
	err := paymentdb.New(tx).RecordTransfer(ctx, paymentdb.RecordTransferParams{TenantID: row.TenantID, ID: row.ID,
		FirstPaidBy: &by, PaidReference: in.Reference, PaidReason: in.Reason})
	if err != nil {
		return fmt.Errorf("record transfer: %w", err)
	}
	if err := s.stepTx(ctx, tx, row.ID, "recorded", "", in.note()); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: row.TenantID, At: s.Clock.Now(ctx), Action: "payment.refund_recorded", ObjectType: "Payment",
		ObjectID: row.PaymentID, After: map[string]any{"refundId": row.ID, "amountMinor": row.AmountMinor,
			"currency": row.Currency, "reference": in.Reference, "reason": in.Reason},
	})
}
