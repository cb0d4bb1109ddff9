package payment

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service holds the use cases of payments.
type Service struct {
	Deps

	// Succeeded announces a payment whose order is to be placed: whoever places it says so in the event. It is announced
	// once for a payment, in the transaction that marks it as succeeded. Failed announces one that the customer may try
	// again, and Refunded money that arrived back.
	Succeeded announce.Topic[*Success]
	Failed    announce.Topic[Payment]
	Refunded  announce.Topic[Refunded]
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Clock   tenant.Clock
	Tenants *tenant.Store
	Tokens  seal.Tokens
	// Provider takes new payments. Payments made through another one are looked up in Others by name.
	Provider Provider
	Others   map[string]Provider
	// Choose names the provider of a tenant's new payments; an unknown name takes none.
	Choose func(tenant.Tenant) string
	Orders Orders
	Mail   Mailer
	People People
	// Tokenizer makes tokens of typed cards, for the embedded provider.
	Tokenizer Cards
	// Discounts tells what codes took off bookings.
	Discounts Discounts
	// PaidOut tells what was sent to payees.
	PaidOut PaidOut
	Log     *slog.Logger

	// CallTimeout bounds a call to the provider while a person waits; zero means DefaultCallTimeout.
	CallTimeout time.Duration
	// ReconcileAfter is how long a payment may stay processing before the job asks; zero means
	// DefaultReconcileAfter.
	ReconcileAfter time.Duration

	// Succeeded announces a payment whose order is to be placed: whoever places it says so in the event. It is announced
	// once for a payment, in the transaction that marks it as succeeded. Failed announces one that the customer may try
	// again, and Refunded money that arrived back.
	Succeeded announce.Topic[*Success]
	Failed    announce.Topic[Payment]
	Refunded  announce.Topic[Refunded]
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Defaults of a Service.
const (
	DefaultCallTimeout    = 8 * time.Second
	DefaultReconcileAfter = 10 * time.Second
)

// AuthenticationLimit is how long a card holder of the tenant may take to authenticate.
func AuthenticationLimit(t tenant.Tenant) time.Duration {
	return time.Duration(t.Policy.Payment.AuthenticationMinutes) * time.Minute
}

// Mailer writes mails in the transaction that causes them.
type Mailer interface {
	SendTx(ctx context.Context, tx pgx.Tx, m notification.Mail) error
}

// People finds members.
type People interface {
	MemberByEmailTx(ctx context.Context, tx pgx.Tx, email string) (id uuid.UUID, ok bool, err error)
}

// Orders is what payments are for.
type Orders interface {
	// PayerTx says who pays for a booking, and what mails tell of it.
	PayerTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (Payer, error)
	// AutomaticTx says whether a booking's balance is to be collected now (T-272), and how much.
	AutomaticTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (minor int64, ok bool, err error)
	// CustomerBookingsTx lists the bookings that a member pays for.
	CustomerBookingsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error)
	// ReceiptTx describes a booking to whoever paid for it.
	ReceiptTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (Receipt, error)
}

// Success is a payment with what became of its order.
type Success struct {
	Payment Payment
	Placed  Placed
}

// Refunded is money that arrived back; BookingID is nil when there was no booking for it.
type Refunded struct {
	BookingID   *uuid.UUID
	AmountMinor int64
}

// Placed is what became of an order.
type Placed struct {
	// BookingID is nil when the order could not be placed: the money goes back.
	BookingID        *uuid.UUID
	TripID           *uuid.UUID
	ActivationMailed bool
	// Refusal says why the order could not be placed.
	Refusal string
	// CustomerID is the member who pays, when that is known.
	CustomerID *uuid.UUID
	// Shares are the travelers with what each owes; without them they are read from the books.
	Shares []Share
}

// Payer is who pays for a booking.
type Payer struct {
	MemberID  uuid.UUID
	Email     string
	FirstName string
	TripID    uuid.UUID
	HostID    uuid.UUID
	Currency  string
	Active    bool // false once the booking is cancelled
	OrderID   string
	Trip      notification.Trip
	Order     notification.Order
	Path      string
}

// Receipt describes a booking.
type Receipt struct{ OrderID, TripName string }

// Payment is one charge of a customer.
type Payment struct {
	ID               uuid.UUID
	HoldID           *uuid.UUID
	BookingID        *uuid.UUID
	Provider         string
	Ref              string
	Status           Status
	AmountMinor      int64
	Currency         string
	MethodLabel      string
	FailureCode      string
	FailureMessage   string
	Automatic        bool
	ActivationMailed bool
	Method           string
	Request          json.RawMessage
	CreatedAt        time.Time
	SettledAt        *time.Time
	// CreditMinor of the member's credit pays beside AmountMinor of the card. A payment of credit alone has the
	// provider CreditProvider and its amount in both.
	CreditMinor int64
	// InsuranceMinor is the part of AmountMinor that is the insurer's, not the booking's.
	InsuranceMinor int64
	// TransferMinor is the part of AmountMinor that pays for rides: all of it but InsuranceMinor, or nothing.
	TransferMinor int64
	MemberID      *uuid.UUID
	SaveCard      bool
	ClientSecret  string

	secretHash []byte
}

// CardMinor is what the provider charges.
func (p Payment) CardMinor() int64 {
	if p.Provider == CreditProvider {
		return 0
	}
	return p.AmountMinor
}

// PaidMinor is what the payment pays of the booking, by card and by credit.
func (p Payment) PaidMinor() int64 {
	return p.CardMinor() - p.InsuranceMinor - p.TransferMinor + p.CreditMinor
}

func fromRow(r paymentdb.Payment) Payment {
	p := Payment{
		ID: r.ID, HoldID: r.HoldID, BookingID: r.BookingID, Provider: r.Provider, Status: Status(r.Status),
		AmountMinor: r.AmountMinor, Currency: r.Currency, MethodLabel: r.MethodLabel, FailureCode: r.FailureCode,
		FailureMessage: r.FailureMessage, Automatic: r.Automatic, ActivationMailed: r.ActivationMailed, Method: r.Method,
		Request: r.Request, CreatedAt: r.CreatedAt, SettledAt: r.SettledAt, secretHash: r.SecretHash,
		CreditMinor: r.CreditMinor, InsuranceMinor: r.InsuranceMinor, TransferMinor: r.TransferMinor, MemberID: r.MemberID, SaveCard: r.SaveCard, ClientSecret: r.ClientSecret,
	}
	if r.ProviderRef != nil {
		p.Ref = *r.ProviderRef
	}
	return p
}

// Start is a payment to be made. Exactly one of HoldID and BookingID is set.
type Start struct {
	HoldID      *uuid.UUID
	BookingID   *uuid.UUID
	AmountMinor int64 // of the card
	CreditMinor int64 // of the member's credit
	// InsuranceMinor is the part of AmountMinor that is the insurer's.
	InsuranceMinor int64
	// TransferMinor is the part of AmountMinor that pays for rides.
	TransferMinor int64
	Currency      string
	Method        string // the provider's token
	Provider      string // of a kept method; empty for the tenant's own
	Request       any    // what Orders needs to place the order
	Automatic     bool
	SaveCard      bool
	MemberID      *uuid.UUID // who pays, when he is signed in; needed for credit and kept methods
}

const tokenPurpose = "payment"

// StartTx writes a payment. The provider is called by Advance after the transaction.
func (s *Service) StartTx(ctx context.Context, tx pgx.Tx, start Start) (uuid.UUID, error) {
	request, err := json.Marshal(start.Request)
	if err != nil {
		return uuid.Nil, err
	}
	t, id := tenant.From(ctx), uuid.Must(uuid.NewV7())
	provider, amount := start.Provider, start.AmountMinor
	if start.CreditMinor > 0 {
		if start.MemberID == nil {
			return uuid.Nil, apierr.New(apierr.CodeUnauthenticated, "Sign in to use your credit.")
		}
		if err := s.checkCreditTx(ctx, tx, *start.MemberID, start.CreditMinor, start.Currency); err != nil {
			return uuid.Nil, err
		}
		if amount == 0 {
			provider, amount = CreditProvider, start.CreditMinor
		}
	}
	if provider, err = s.takes(ctx, provider); err != nil {
		return uuid.Nil, err
	}
	err = paymentdb.New(tx).CreatePayment(ctx, paymentdb.CreatePaymentParams{
		TenantID: t.ID, ID: id, HoldID: start.HoldID, BookingID: start.BookingID, Provider: provider,
		AmountMinor: amount, Currency: start.Currency, SecretHash: seal.Hash(s.Tokens.For(tokenPurpose, t.ID, id)),
		Automatic: start.Automatic, Method: start.Method, Request: request, CreatedAt: s.Clock.Now(ctx),
		SaveCard: start.SaveCard, MemberID: start.MemberID, CreditMinor: start.CreditMinor, InsuranceMinor: start.InsuranceMinor, TransferMinor: start.TransferMinor,
	})
	if err != nil {
		return uuid.Nil, fmt.Errorf("create payment: %w", err)
	}
	return id, nil
}

// Secret lets whoever paid ask how it went.
func (s *Service) Secret(ctx context.Context, p Payment) string {
	return s.Tokens.Of(p.secretHash, tokenPurpose, tenant.From(ctx).ID, p.ID)
}

// Advance brings an open payment on: it calls the provider and settles by the answer. A provider that does
// not answer in time leaves the payment processing; its webhook or the reconcile job settle it later. It may
// be called again at any time.
func (s *Service) Advance(ctx context.Context, paymentID uuid.UUID) (Payment, error) {
	p, err := s.Get(ctx, paymentID)
	if err != nil || p.Status != Processing {
		return p, err
	}
	if p.Provider == CreditProvider {
		return s.Settle(ctx, p.ID, Intent{Ref: p.ID.String(), Status: Succeeded, MethodLabel: "Trip credit"})
	}
	provider, err := s.provider(p.Provider)
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
func (s *Service) ask(ctx context.Context, provider Provider, p Payment) (Intent, error) {
	timeout := s.CallTimeout
	if timeout == 0 {
		timeout = DefaultCallTimeout
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), timeout)
	defer cancel()
	if p.Ref != "" {
		return provider.Retrieve(ctx, p.Ref)
	}
	r := IntentRequest{
		Key: p.ID, AmountMinor: p.AmountMinor, Currency: p.Currency, Method: p.Method, Description: tenant.From(ctx).Brand,
		SaveCard: p.SaveCard, OffSession: p.Automatic,
	}
	if p.MemberID != nil { // a kept card is charged as its holder's
		var err error
		if r.CustomerRef, err = s.customerRef(ctx, *p.MemberID, p.Provider); err != nil {
			return Intent{}, err
		}
	}
	return provider.CreateIntent(ctx, r)
}

// errNoCards refuses cards where nobody takes them.
var errNoCards = apierr.New(apierr.CodeIllegalState, "Card payments aren’t set up yet.")

// current is the provider that the tenant takes new payments with.
func (s *Service) current(ctx context.Context) (Provider, error) {
	p, err := s.provider(s.Choose(tenant.From(ctx)))
	if err != nil {
		return nil, errNoCards
	}
	return p, nil
}

// takes gives the provider of a new payment: the one named, of a kept card or of credit, or the tenant's own. One that
// the tenant may not have takes nothing more, though what it took before stays with it.
func (s *Service) takes(ctx context.Context, named string) (string, error) {
	if named == CreditProvider {
		return named, nil
	}
	if named != "" {
		if !tenant.From(ctx).Has("payments", named) {
			return "", errNoCards
		}
		return named, nil
	}
	p, err := s.current(ctx)
	if err != nil {
		return "", err
	}
	return p.Name(), nil
}

func (s *Service) provider(name string) (Provider, error) {
	if s.Provider.Name() == name {
		return s.Provider, nil
	}
	if p, ok := s.Others[name]; ok {
		return p, nil
	}
	return nil, fmt.Errorf("payment provider %q is not configured", name)
}

// Get reads a payment.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (Payment, error) {
	t := tenant.From(ctx)
	var row paymentdb.Payment
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = paymentdb.New(tx).GetPayment(ctx, paymentdb.GetPaymentParams{TenantID: t.ID, ID: id})
		return err
	})
	if db.NoRows(err) {
		return Payment{}, apierr.NotFound("payment")
	}
	if err != nil {
		return Payment{}, fmt.Errorf("get payment: %w", err)
	}
	return fromRow(row), nil
}

// ForSecret is Get for whoever holds the payment's secret.
func (s *Service) ForSecret(ctx context.Context, id uuid.UUID, secret string) (Payment, error) {
	p, err := s.Get(ctx, id)
	if err != nil {
		return Payment{}, err
	}
	if !seal.Matches(secret, p.secretHash) {
		return Payment{}, apierr.NotFound("payment")
	}
	return p, nil
}

// Authenticate completes or fails the card holder's authentication.
func (s *Service) Authenticate(ctx context.Context, id uuid.UUID, secret string, approve bool) (Payment, error) {
	p, err := s.ForSecret(ctx, id, secret)
	if err != nil || p.Status != RequiresAction {
		return p, err
	}
	provider, err := s.provider(p.Provider)
	if err != nil {
		return p, err
	}
	intent, err := provider.Authenticate(context.WithoutCancel(ctx), p.Ref, approve)
	if err != nil {
		return p, apierr.Wrap(err, apierr.CodeUnavailable, "We can’t reach your bank right now. Try again in a moment.")
	}
	return s.Settle(ctx, p.ID, intent)
}

var errNoOrder = errors.New("payment: neither a hold nor a booking")
