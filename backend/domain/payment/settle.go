package payment

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
)

// Settle records how a charge stands at the provider.
func (s *Service) Settle(ctx context.Context, id uuid.UUID, intent Intent) (Payment, error) {
	var p Payment
	// A customer who leaves while his payment settles must not undo it.
	ctx = context.WithoutCancel(ctx)
	err := s.DB.InTenantPipe(ctx, tenant.From(ctx).ID, func(tx *db.Pipeline) error {
		var err error
		p, err = s.SettleTx(ctx, tx, id, intent)
		return err
	})
	return p, err
}

// SettleTx is the one place where a payment ends. The row lock puts the provider's answer, its webhook and
// the reconcile job in a row; the first final word wins and the others change nothing.
func (s *Service) SettleTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, intent Intent) (Payment, error) {
	t := tenant.From(ctx)
	row, err := paymentdb.New(tx).LockPayment(ctx, paymentdb.LockPaymentParams{TenantID: t.ID, ID: id})
	if db.NoRows(err) {
		return Payment{}, apierr.NotFound("payment")
	}
	if err != nil {
		return Payment{}, fmt.Errorf("lock payment: %w", err)
	}
	p := fromRow(row)
	if p.Status == Succeeded || p.Status == Failed {
		return p, nil
	}
	if p.HoldID == nil && p.BookingID == nil {
		return p, errNoOrder
	}
	p.merge(intent)
	switch intent.Status {
	case Succeeded:
		err = s.succeedTx(ctx, tx, &p, intent)
	case Failed:
		err = s.failTx(ctx, tx, &p)
	case RequiresAction:
		p.Status = RequiresAction
	}
	if err != nil {
		return p, err
	}
	return p, s.saveTx(ctx, tx, p)
}

// merge takes over what a provider tells; news that come late may say less than is known.
func (p *Payment) merge(intent Intent) {
	if intent.Ref != "" {
		p.Ref = intent.Ref
	}
	if intent.MethodLabel != "" {
		p.MethodLabel = intent.MethodLabel
	}
	p.FailureCode, p.FailureMessage = intent.FailureCode, intent.FailureMessage
	p.ClientSecret = ""
	if intent.Status == RequiresAction {
		p.ClientSecret = intent.ClientSecret
	}
}

func (s *Service) saveTx(ctx context.Context, tx pgx.Tx, p Payment) error {
	var ref *string
	if p.Ref != "" {
		ref = &p.Ref
	}
	err := paymentdb.New(tx).UpdatePayment(ctx, paymentdb.UpdatePaymentParams{
		TenantID: tenant.From(ctx).ID, ID: p.ID, Status: string(p.Status), ProviderRef: ref, MethodLabel: p.MethodLabel,
		FailureCode: p.FailureCode, FailureMessage: p.FailureMessage, BookingID: p.BookingID, ActivationMailed: p.ActivationMailed,
		SettledAt: p.SettledAt, ClientSecret: p.ClientSecret, MemberID: p.MemberID,
	})
	if err != nil {
		return fmt.Errorf("update payment: %w", err)
	}
	return nil
}

// succeedTx places the order and books the money.
func (s *Service) succeedTx(ctx context.Context, tx pgx.Tx, p *Payment, intent Intent) error {
	success := &Success{Payment: *p}
	if err := s.Succeeded.Announce(ctx, tx, success); err != nil {
		return fmt.Errorf("place order of payment %s: %w", p.ID, err)
	}
	placed, now := success.Placed, s.Clock.Now(ctx)
	p.Status, p.SettledAt, p.ActivationMailed = Succeeded, &now, placed.ActivationMailed
	p.FailureCode, p.FailureMessage = "", ""
	if placed.BookingID == nil {
		return s.unplacedTx(ctx, tx, p, placed.Refusal)
	}
	p.BookingID = placed.BookingID
	if p.MemberID == nil {
		p.MemberID = placed.CustomerID
	}
	entries := Move(ProviderClearing, TravelerReceivable, p.CardMinor()-p.InsuranceMinor-p.TransferMinor, p.Currency, KindPayment, p.MethodLabel)
	if p.CreditMinor > 0 {
		used, err := s.creditEntries(ctx, tx, *p, p.CreditMinor)
		if err != nil {
			return err
		}
		entries = append(entries, used...)
	}
	shares := placed.Shares
	if shares == nil {
		var err error
		if shares, err = SharesOf(ctx, tx, *placed.BookingID); err != nil {
			return err
		}
	}
	err := Post(ctx, tx, Transaction{
		BookingID: placed.BookingID, TripID: placed.TripID, PaymentID: &p.ID, At: now, Entries: spreadReceivable(entries, shares),
	})
	if err != nil {
		return err
	}
	// What is the insurer's or pays for rides never is the booking's.
	err = Post(ctx, tx, Transaction{
		TripID: placed.TripID, PaymentID: &p.ID, At: now, Entries: append(
			Move(ProviderClearing, InsurancePayable, p.InsuranceMinor, p.Currency, KindPayment, p.MethodLabel),
			Move(ProviderClearing, TransferPayable, p.TransferMinor, p.Currency, KindPayment, p.MethodLabel)...),
	})
	if err != nil {
		return err
	}
	if err := s.keepMethodTx(ctx, tx, p, intent); err != nil {
		return err
	}
	return s.audit(ctx, tx, "payment.succeeded", *p)
}

// spreadReceivable divides what travelers owe over them and leaves the other accounts whole.
func spreadReceivable(entries []Entry, shares []Share) []Entry {
	var spread []Entry
	for _, e := range entries {
		if e.Account == TravelerReceivable {
			spread = append(spread, Spread([]Entry{e}, shares)...)
		} else {
			spread = append(spread, e)
		}
	}
	return spread
}

// unplacedTx books money that bought nothing: it is owed back, and goes back. Credit was never taken.
func (s *Service) unplacedTx(ctx context.Context, tx pgx.Tx, p *Payment, refusal string) error {
	p.FailureCode, p.FailureMessage = "order_not_placed", refusal
	if card := p.CardMinor(); card > 0 {
		err := Post(ctx, tx, Transaction{
			PaymentID: &p.ID, At: *p.SettledAt, Entries: Move(ProviderClearing, TravelerCredit, card, p.Currency, KindPayment, p.MethodLabel),
		})
		if err != nil {
			return err
		}
		if err := s.refundTx(ctx, tx, refundOf{payment: p.ID, minor: card, currency: p.Currency, reason: refusal}); err != nil {
			return err
		}
	}
	return s.audit(ctx, tx, "payment.succeeded", *p)
}

func (s *Service) failTx(ctx context.Context, tx pgx.Tx, p *Payment) error {
	now := s.Clock.Now(ctx)
	p.Status, p.SettledAt = Failed, &now
	if err := s.Failed.Announce(ctx, tx, *p); err != nil {
		return fmt.Errorf("reopen order of payment %s: %w", p.ID, err)
	}
	if p.Automatic && p.BookingID != nil {
		if err := s.automaticFailedTx(ctx, tx, *p); err != nil {
			return err
		}
	}
	return s.audit(ctx, tx, "payment.failed", *p)
}

// events are what the feed calls the ends of a payment.
var events = map[string]string{"payment.succeeded": event.PaymentSucceeded, "payment.failed": event.PaymentFailed}

func (s *Service) audit(ctx context.Context, tx pgx.Tx, action string, p Payment) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx), Action: action, Event: events[action], ObjectType: "Payment", ObjectID: p.ID,
		After: map[string]any{"amountMinor": p.AmountMinor, "currency": p.Currency, "status": p.Status, "bookingId": p.BookingID, "failureCode": p.FailureCode},
	})
}
