package charge

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/seal"
)

// Defaults of a Service.
const (
	DefaultCallTimeout    = payment.CallTimeout
	DefaultReconcileAfter = 10 * time.Second
)

// AuthenticationLimit returns how long a cardholder of the tenant may take to authenticate.
func AuthenticationLimit(t tenant.Tenant) time.Duration {
	return time.Duration(t.Policy.Payment.AuthenticationMinutes) * time.Minute
}

const tokenPurpose = "payment"

// StartTx writes a payment. Advance calls the provider after the transaction.
func (s *Service) StartTx(ctx context.Context, tx pgx.Tx, start payment.Start) (uuid.UUID, error) {
	request, err := json.Marshal(start.Request)
	if err != nil {
		return uuid.Nil, err
	}
	if err := payment.CheckPayLaterTx(ctx, tx, start); err != nil {
		return uuid.Nil, err
	}
	t, id := tenant.From(ctx), uuid.Must(uuid.NewV7())
	provider, amount := start.Provider, start.AmountMinor
	if start.CreditMinor > 0 {
		if start.MemberID == nil {
			return uuid.Nil, apierr.New(apierr.CodeUnauthenticated, "Sign in to use your credit.")
		}
		if err := s.Credits.CheckCreditTx(ctx, tx, *start.MemberID, start.CreditMinor, start.Currency); err != nil {
			return uuid.Nil, err
		}
		if amount == 0 {
			provider, amount = payment.CreditProvider, start.CreditMinor
		}
	}
	if amount == 0 && start.HoldID != nil {
		provider = payment.NoProvider
	}
	if provider, err = s.Providers.Takes(ctx, provider); err != nil {
		return uuid.Nil, err
	}
	err = paymentdb.New(tx).CreatePayment(ctx, paymentdb.CreatePaymentParams{
		TenantID: t.ID, ID: id, HoldID: start.HoldID, BookingID: start.BookingID, Provider: provider,
		AmountMinor: amount, Currency: start.Currency, SecretHash: seal.Hash(s.Tokens.For(tokenPurpose, t.ID, id)),
		Automatic: start.Automatic, Method: start.Method, Request: request, CreatedAt: s.Clock.Now(ctx),
		SaveCard: start.SaveCard, MemberID: start.MemberID, CreditMinor: start.CreditMinor,
		InsuranceMinor: start.InsuranceMinor, TransferMinor: start.TransferMinor,
	})
	if err != nil {
		return uuid.Nil, fmt.Errorf("create payment: %w", err)
	}
	return id, nil
}

// Secret returns the token with which the payer can query the payment.
func (s *Service) Secret(ctx context.Context, p payment.Payment) string {
	return s.Tokens.Of(p.SecretHash, tokenPurpose, tenant.From(ctx).ID, p.ID)
}

// Advance advances an open payment: it calls the provider and settles by the response. If the provider does not
// respond in time the payment stays processing; its webhook or the reconcile job settle it later. It may be
// called again at any time.
func (s *Service) Advance(ctx context.Context, paymentID uuid.UUID) (payment.Payment, error) {
	p, err := s.Get(ctx, paymentID)
	if err != nil || p.Status != payment.Processing {
		return p, err
	}
	switch p.Provider {
	case payment.CreditProvider:
		return s.Settle(ctx, p.ID, payment.Intent{Ref: p.ID.String(), Status: payment.Succeeded, MethodLabel: "Trip credit"})
	case payment.NoProvider:
		return s.Settle(ctx, p.ID, payment.Intent{Ref: p.ID.String(), Status: payment.Succeeded,
			MethodLabel: "Discount code"})
	}
	provider, err := s.Providers.Named(p.Provider)
	if err != nil {
		return p, err
	}
	intent, err := s.ask(ctx, provider, p)
	if err != nil {
		s.Log.WarnContext(ctx, "payment provider did not answer", "payment", p.ID, "error", err)
		return p, nil
	}
	return s.Settle(ctx, p.ID, intent)
}

// ask outlives the caller: a customer who closes the page has still paid.
func (s *Service) ask(ctx context.Context, provider payment.Provider, p payment.Payment) (payment.Intent, error) {
	ctx, cancel := s.patience(ctx)
	defer cancel()
	if p.Ref != "" {
		return provider.Retrieve(ctx, p.Ref)
	}
	r := payment.IntentRequest{
		Key: p.ID, AmountMinor: p.AmountMinor, Currency: p.Currency, Method: p.Method, Description: tenant.From(ctx).Brand,
		SaveCard: p.SaveCard, OffSession: p.Automatic,
	}
	if p.MemberID != nil { // a saved card is charged as its holder's
		var err error
		if r.CustomerRef, err = s.Cards.CustomerRef(ctx, *p.MemberID, p.Provider); err != nil {
			return payment.Intent{}, err
		}
	}
	return provider.CreateIntent(ctx, r)
}

func (s *Service) patience(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.WithoutCancel(ctx), cmp.Or(s.CallTimeout, DefaultCallTimeout))
}

// Get reads a payment.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (payment.Payment, error) {
	t := tenant.From(ctx)
	var row paymentdb.Payment
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = paymentdb.New(tx).GetPayment(ctx, paymentdb.GetPaymentParams{TenantID: t.ID, ID: id})
		return err
	})
	if db.NoRows(err) {
		return payment.Payment{}, apierr.NotFound("payment")
	}
	if err != nil {
		return payment.Payment{}, fmt.Errorf("get payment: %w", err)
	}
	return payment.FromRow(row), nil
}

// ForSecret is Get for the holder of the payment's token.
func (s *Service) ForSecret(ctx context.Context, id uuid.UUID, secret string) (payment.Payment, error) {
	p, err := s.Get(ctx, id)
	if err != nil {
		return payment.Payment{}, err
	}
	if !seal.Matches(secret, p.SecretHash) {
		return payment.Payment{}, apierr.NotFound("payment")
	}
	return p, nil
}

// Authenticate completes or fails the cardholder's authentication.
func (s *Service) Authenticate(ctx context.Context, id uuid.UUID, secret string,
	approve bool) (payment.Payment, error) {
	p, err := s.ForSecret(ctx, id, secret)
	if err != nil || p.Status != payment.RequiresAction {
		return p, err
	}
	provider, err := s.Providers.Named(p.Provider)
	if err != nil {
		return p, err
	}
	asking, cancel := s.patience(ctx)
	defer cancel()
	intent, err := provider.Authenticate(asking, p.Ref, approve)
	if err != nil {
		return p, apierr.Wrap(err, apierr.CodeUnavailable, "We cannot reach your bank right now. Try again in a moment.")
	}
	return s.Settle(ctx, p.ID, intent)
}

var errNoOrder = errors.New("payment: neither a hold nor a booking")

// OpenTx reports whether a payment for a booking is in progress.
func (s *Service) OpenTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (bool, error) {
	return paymentdb.New(tx).HasOpenPayment(ctx, paymentdb.HasOpenPaymentParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
}

// FreeTx rejects a second payment for a booking while one is in progress. A bank debit takes days.
func (s *Service) FreeTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error {
	of := paymentdb.HasPaymentOnItsWayParams{TenantID: tenant.From(ctx).ID, BookingID: &bookingID}
	onItsWay, err := paymentdb.New(tx).HasPaymentOnItsWay(ctx, of)
	if err != nil {
		return err
	}
	if onItsWay {
		return apierr.New(apierr.CodeIllegalState, "Your bank debit is on its way. You can pay again once it has ended.")
	}
	open, err := s.OpenTx(ctx, tx, bookingID)
	if err == nil && open {
		err = apierr.New(apierr.CodeInProgress,
			"We’re still processing another payment for this booking. Try again in a moment.")
	}
	return err
}

// DebitsTx returns the bank debits of bookings that are in progress, or failed after days, oldest first.
func (*Service) DebitsTx(ctx context.Context, tx pgx.Tx,
	bookings ...uuid.UUID) (map[uuid.UUID][]payment.Payment, error) {
	rows, err := paymentdb.New(tx).BookingDebits(ctx, paymentdb.BookingDebitsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("bank debits of bookings: %w", err)
	}
	of := map[uuid.UUID][]payment.Payment{}
	for _, r := range rows {
		of[*r.BookingID] = append(of[*r.BookingID], payment.FromRow(r))
	}
	return of, nil
}

// DisputedTx reports whether a bank is still examining a payment of one of the bookings.
func (*Service) DisputedTx(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) (bool, error) {
	return paymentdb.New(tx).HasOpenDispute(ctx, paymentdb.HasOpenDisputeParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
}
