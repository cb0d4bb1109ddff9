package payment

import (
	"context"
	"encoding/json"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/platform/civil"
)

// Mailer writes emails in the transaction that triggers them.
type Mailer interface {
	SendTx(ctx context.Context, tx pgx.Tx, m notification.Mail) error
}

// People finds members.
type People interface {
	MemberByEmailTx(ctx context.Context, tx pgx.Tx, email string) (id uuid.UUID, ok bool, err error)
	// AdminsTx lists the marketplace's admins, and ContactTx returns an admin's contact details.
	AdminsTx(ctx context.Context, tx pgx.Tx) ([]uuid.UUID, error)
	ContactTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (email, firstName string, err error)
}

// Orders is what payments are for.
type Orders interface {
	// PayerTx returns the payer of a booking, and its description for emails.
	PayerTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (Payer, error)
	// LockTx locks a booking, so that no payment of its balance starts while its price changes.
	LockTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error
	// EvidenceTx returns what a bank may be told about a booking whose payment is disputed.
	EvidenceTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (Evidence, error)
	// AutomaticTx returns whether a booking's balance is to be collected now (T-272), and how much.
	AutomaticTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (minor int64, ok bool, err error)
	// CustomerBookingsTx lists the bookings that a member pays for.
	CustomerBookingsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error)
	// ReceiptTx returns the description of a booking for its payer.
	ReceiptTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (Receipt, error)
	// OrdersTx describes bookings for lists of payments, and OrdersOfTripTx returns those of a trip.
	OrdersTx(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) (map[uuid.UUID]Order, error)
	OrdersOfTripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error)
}

// Success is a payment with the outcome of its order.
type Success struct {
	Payment Payment
	Placed  Placed
}

// Refunded is a refund that succeeded; BookingID is nil if there was no booking for it.
type Refunded struct {
	BookingID   *uuid.UUID
	AmountMinor int64
}

// Placed is the outcome of an order.
type Placed struct {
	// BookingID is nil if the order could not be placed: the money is refunded.
	BookingID        *uuid.UUID
	TripID           *uuid.UUID
	ActivationMailed bool
	// Refusal is why the order could not be placed.
	Refusal string
	// CustomerID is the paying member, if known.
	CustomerID *uuid.UUID
	// Shares are the travelers with what each owes; without them they are read from the books.
	Shares []Share
}

// Payer is the payer of a booking.
type Payer struct {
	MemberID  uuid.UUID
	Email     string
	FirstName string
	TripID    uuid.UUID
	HostID    uuid.UUID
	Currency  string
	Active    bool // false once the booking is canceled
	OrderID   string
	Trip      notification.Trip
	Order     notification.Order
	Path      string
}

// Order describes a booking in a list of payments.
type Order struct {
	OrderID    string
	CustomerID uuid.UUID
	TripID     uuid.UUID
	TripName   string
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
	// CreditMinor of the member's credit is used in addition to AmountMinor of the card. A payment by credit
	// alone has the provider CreditProvider and its amount in both.
	CreditMinor int64
	// InsuranceMinor is the part of AmountMinor that is the insurer's, not the booking's.
	InsuranceMinor int64
	// TransferMinor pays for transfers: all that the card and credit pay except InsuranceMinor, or nothing.
	TransferMinor int64
	MemberID      *uuid.UUID
	SaveCard      bool
	ClientSecret  string

	SecretHash []byte
	// OnItsWayAt is when a bank debit that takes days was last reported to be in progress.
	OnItsWayAt *time.Time
	// OnItsWaySince is when that was first reported.
	OnItsWaySince *time.Time
}

// OnItsWay reports whether this is a bank debit that ends only in days.
func (p Payment) OnItsWay() bool { return p.Status == Processing && p.OnItsWayAt != nil }

// ExpectedOn returns the day by which a bank debit is expected to have ended.
func (p Payment) ExpectedOn() civil.Date {
	debit, _, ok := DebitIn(p.Method)
	if !ok || p.OnItsWaySince == nil {
		return civil.Date{}
	}
	return expectedOn(debit, *p.OnItsWaySince)
}

// CardMinor returns what the provider charges.
func (p Payment) CardMinor() int64 {
	if p.Provider == CreditProvider {
		return 0
	}
	return p.AmountMinor
}

// PaidMinor returns what the payment pays for the booking, by card and by credit.
func (p Payment) PaidMinor() int64 {
	return p.CardMinor() - p.InsuranceMinor - p.TransferMinor + p.CreditMinor
}

// RideCreditMinor returns the part of TransferMinor paid with credit.
func (p Payment) RideCreditMinor() int64 {
	if p.TransferMinor == 0 {
		return 0
	}
	return p.CreditMinor
}

// FromRow converts a stored row.
func FromRow(r paymentdb.Payment) Payment {
	p := Payment{
		ID: r.ID, HoldID: r.HoldID, BookingID: r.BookingID, Provider: r.Provider, Status: Status(r.Status),
		AmountMinor: r.AmountMinor, Currency: r.Currency, MethodLabel: r.MethodLabel, FailureCode: r.FailureCode,
		FailureMessage: r.FailureMessage, Automatic: r.Automatic, ActivationMailed: r.ActivationMailed, Method: r.Method,
		Request: r.Request, CreatedAt: r.CreatedAt, SettledAt: r.SettledAt, SecretHash: r.SecretHash,
		CreditMinor: r.CreditMinor, InsuranceMinor: r.InsuranceMinor, TransferMinor: r.TransferMinor, MemberID: r.MemberID,
		SaveCard: r.SaveCard, ClientSecret: r.ClientSecret, OnItsWayAt: r.OnItsWayAt,
		OnItsWaySince: r.OnItsWaySince,
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
	// TransferMinor is the part of AmountMinor and CreditMinor that pays for transfers.
	TransferMinor int64
	Currency      string
	Method        string // the provider's token
	Provider      string // of a saved method; empty for the tenant's own
	Request       any    // what Orders needs to place the order
	Automatic     bool
	SaveCard      bool
	MemberID      *uuid.UUID // the signed-in payer; required for credit and saved methods
	Country       string     // the country of a checkout's customer; empty to use the member's own
}

// Merge applies the provider's data; a late webhook may contain less than is known.
func (p *Payment) Merge(intent Intent) {
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

// States of an automatic payment. After the policy's failed days it is failed until its payer acts.
const (
	AutomaticOn     = "on"
	AutomaticOff    = "off"
	AutomaticFailed = "failed"
)
