package charge

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
)

// Settle records the status of a charge at the provider.
func (s *Service) Settle(ctx context.Context, id uuid.UUID, intent payment.Intent) (payment.Payment, error) {
	var p payment.Payment
	// A customer who disconnects while their payment settles must not undo it.
	ctx = context.WithoutCancel(ctx)
	err := s.DB.InTenantPipe(ctx, tenant.From(ctx).ID, func(tx *db.Pipeline) error {
		var err error
		p, err = s.SettleTx(ctx, tx, id, intent)
		return err
	})
	return p, err
}

// SettleTx is the only place where a payment ends. The row lock serializes the provider's response, its webhook
// and the reconcile job; the first final status wins and the others change nothing.
func (s *Service) SettleTx(ctx context.Context, tx pgx.Tx, id uuid.UUID,
	intent payment.Intent) (payment.Payment, error) {
	t := tenant.From(ctx)
	row, err := paymentdb.New(tx).LockPayment(ctx, paymentdb.LockPaymentParams{TenantID: t.ID, ID: id})
	if db.NoRows(err) {
		return payment.Payment{}, apierr.NotFound("payment")
	}
	if err != nil {
		return payment.Payment{}, fmt.Errorf("lock payment: %w", err)
	}
	p := payment.FromRow(row)
	if p.Status == payment.Succeeded || p.Status == payment.Failed {
		return p, nil
	}
	if p.HoldID == nil && p.BookingID == nil {
		return p, errNoOrder
	}
	p.Merge(intent)
	departs := false
	switch intent.Status {
	case payment.Succeeded:
		err = s.succeedTx(ctx, tx, &p, intent)
	case payment.Failed:
		err = s.failTx(ctx, tx, &p)
	case payment.RequiresAction:
		if p.OnItsWay() {
			return p, nil // a webhook from before its payer confirmed
		}
		p.Status = payment.RequiresAction
	case payment.Processing:
		p.Status = payment.Processing
		if _, _, debit := payment.DebitIn(p.Method); debit {
			now := s.Clock.Now(ctx)
			p.OnItsWayAt = &now
			if departs = p.OnItsWaySince == nil; departs {
				p.OnItsWaySince = &now
			}
		}
	}
	if err != nil {
		return p, err
	}
	if err := s.saveTx(ctx, tx, p); err != nil || !departs {
		return p, err
	}
	return p, s.Departed.Announce(ctx, tx, p)
}

func (s *Service) saveTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	var ref *string
	if p.Ref != "" {
		ref = &p.Ref
	}
	err := paymentdb.New(tx).UpdatePayment(ctx, paymentdb.UpdatePaymentParams{
		TenantID: tenant.From(ctx).ID, ID: p.ID, Status: string(p.Status), ProviderRef: ref, MethodLabel: p.MethodLabel,
		FailureCode: p.FailureCode, FailureMessage: p.FailureMessage, BookingID: p.BookingID,
		ActivationMailed: p.ActivationMailed, SettledAt: p.SettledAt, ClientSecret: p.ClientSecret, MemberID: p.MemberID,
		OnItsWayAt:    p.OnItsWayAt,
		OnItsWaySince: p.OnItsWaySince,
	})
	if err != nil {
		return fmt.Errorf("update payment: %w", err)
	}
	if p.BookingID == nil {
		return nil
	}
	return search.NoteTx(ctx, tx, search.Booking, *p.BookingID)
}

// succeedTx places the order and books the money.
func (s *Service) succeedTx(ctx context.Context, tx pgx.Tx, p *payment.Payment, intent payment.Intent) error {
	success := &payment.Success{Payment: *p}
	if err := s.Succeeded.Announce(ctx, tx, success); err != nil {
		return fmt.Errorf("place order of payment %s: %w", p.ID, err)
	}
	placed, now := success.Placed, s.Clock.Now(ctx)
	p.Status, p.SettledAt, p.ActivationMailed = payment.Succeeded, &now, placed.ActivationMailed
	p.FailureCode, p.FailureMessage = "", ""
	if placed.BookingID == nil {
		return s.unplacedTx(ctx, tx, p, placed.Refusal)
	}
	p.BookingID = placed.BookingID
	if p.MemberID == nil {
		p.MemberID = placed.CustomerID
	}
	entries := payment.Move(payment.ProviderClearing, payment.TravelerReceivable,
		p.PaidMinor()-p.CreditMinor+p.RideCreditMinor(), p.Currency, payment.KindPayment, p.MethodLabel)
	used, err := s.Credits.CreditEntries(ctx, tx, *p)
	if err != nil {
		return err
	}
	if p.TransferMinor == 0 {
		entries, used = append(entries, used...), nil
	}
	shares := placed.Shares
	if shares == nil {
		if shares, err = payment.SharesOf(ctx, tx, *placed.BookingID); err != nil {
			return err
		}
	}
	err = payment.Post(ctx, tx, payment.Transaction{
		BookingID: placed.BookingID, TripID: placed.TripID, PaymentID: &p.ID, At: now,
		Entries: payment.SpreadReceivable(entries, shares),
	})
	if err != nil {
		return err
	}
	// What belongs to the insurer or pays for transfers is never the booking's.
	err = payment.Post(ctx, tx, payment.Transaction{
		TripID: placed.TripID, PaymentID: &p.ID, At: now, Entries: slices.Concat(used,
			payment.Move(payment.ProviderClearing, payment.InsurancePayable, p.InsuranceMinor, p.Currency, payment.KindPayment,
				p.MethodLabel),
			payment.Move(payment.ProviderClearing, payment.TransferPayable, p.TransferMinor-p.RideCreditMinor(), p.Currency,
				payment.KindPayment, p.MethodLabel)),
	})
	if err != nil {
		return err
	}
	if err := s.Cards.KeepMethodTx(ctx, tx, p, intent); err != nil {
		return err
	}
	return s.audit(ctx, tx, "payment.succeeded", *p)
}

// unplacedTx books money that bought nothing: it is owed back, and refunded. Credit was never taken.
func (s *Service) unplacedTx(ctx context.Context, tx pgx.Tx, p *payment.Payment, refusal string) error {
	p.FailureCode, p.FailureMessage = "order_not_placed", refusal
	if card := p.CardMinor(); card > 0 {
		err := payment.Post(ctx, tx, payment.Transaction{
			PaymentID: &p.ID, At: *p.SettledAt, Entries: payment.Move(payment.ProviderClearing, payment.TravelerCredit, card,
				p.Currency, payment.KindPayment, p.MethodLabel),
		})
		if err != nil {
			return err
		}
		if err := s.Refunds.RefundTx(ctx, tx, refund.RefundOf{Payment: p.ID, Minor: card, Currency: p.Currency,
			Reason: refusal, Cause: refund.OrderNotPlaced}); err != nil {
			return err
		}
	}
	return s.audit(ctx, tx, "payment.succeeded", *p)
}

func (s *Service) failTx(ctx context.Context, tx pgx.Tx, p *payment.Payment) error {
	now := s.Clock.Now(ctx)
	p.Status, p.SettledAt = payment.Failed, &now
	if err := s.Failed.Announce(ctx, tx, *p); err != nil {
		return fmt.Errorf("reopen order of payment %s: %w", p.ID, err)
	}
	return s.audit(ctx, tx, "payment.failed", *p)
}

// events maps the ends of a payment to event types.
var events = map[string]string{"payment.succeeded": event.PaymentSucceeded, "payment.failed": event.PaymentFailed}

func (s *Service) audit(ctx context.Context, tx pgx.Tx, action string, p payment.Payment) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx), Action: action, Event: events[action], ObjectType: "Payment",
		ObjectID: p.ID,
		After: map[string]any{"amountMinor": p.AmountMinor, "currency": p.Currency, "status": p.Status,
			"bookingId": p.BookingID, "failureCode": p.FailureCode},
	})
}
