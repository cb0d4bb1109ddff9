package payment

import (
	"context"
	"time"

	"github.com/google/uuid"
)

// Status is the status of a payment. Succeeded and failed are final.
type Status string

// Statuses.
const (
	Processing     Status = "processing"
	RequiresAction Status = "requires_action"
	Succeeded      Status = "succeeded"
	Failed         Status = "failed"
)

// Provider moves money. Calls may be retried: the same key is the same charge or refund. They are made outside
// transactions, with the tenant in the context.
type Provider interface {
	// Name is stored with each payment.
	Name() string
	// CreateIntent charges a method. After an unclear response it is retried with the same key.
	CreateIntent(ctx context.Context, r IntentRequest) (Intent, error)
	// Retrieve returns the status of a charge.
	Retrieve(ctx context.Context, ref string) (Intent, error)
	// Authenticate completes or fails the cardholder's authentication.
	Authenticate(ctx context.Context, ref string, approve bool) (Intent, error)
	// Cancel cancels a charge that waits for authentication. One that succeeded in the meantime is unchanged.
	Cancel(ctx context.Context, ref string) (Intent, error)
	// Refund refunds part of a charge and returns the provider's reference. ErrRefused is permanent; after any
	// other error the outcome is unknown, and the call is retried with the same key.
	Refund(ctx context.Context, r RefundRequest) (string, error)
	// SaveCard saves a method for later charges without its holder, and returns the result.
	SaveCard(ctx context.Context, r CardRequest) (CardResult, error)
	// Transactions lists what the provider did for the tenant since an instant, oldest pages first; next is empty
	// on the last page.
	Transactions(ctx context.Context, since time.Time, page string) (list []Transfer, next string, err error)
}

// Selective is a provider that only some tenants have.
type Selective interface {
	// Serves reports whether the tenant in the context has it.
	Serves(ctx context.Context) (bool, error)
}

// Scripted is a provider whose script a browser loads from another origin than the provider's own.
type Scripted interface {
	// ScriptURL returns its URL; "" for the provider's own.
	ScriptURL() string
}

// Finder is a provider that can look up a single object without its whole list.
type Finder interface {
	// Find returns a refund, dispute or transfer to a payee by its reference.
	Find(ctx context.Context, kind TransferKind, ref string) (Transfer, error)
}

// FeeLister is a provider that deducts fees from what it moves.
type FeeLister interface {
	// Fees lists its fees since an instant.
	Fees(ctx context.Context, since time.Time) ([]Fee, error)
}

// Fee is a provider's fee; a negative one was refunded.
type Fee struct {
	Ref         string
	Kind        string // the provider's name for its reason
	OfCharge    bool   // for a charge, its refund or dispute; otherwise for the account
	ChargeRef   string
	AmountMinor int64
	Currency    string // of the provider's account, which may differ from the charge's
	At          time.Time
}

// CallTimeout is how long a person waits for a provider; later outcomes come by webhook or polling.
const CallTimeout = 8 * time.Second

// CreditProvider is the provider of payments by credit only. No external provider has this name.
const CreditProvider = "credit"

// NoProvider is the provider of empty payments: a discount covers the full price. No external provider has this
// name.
const NoProvider = "none"

// IntentRequest is a charge.
type IntentRequest struct {
	Key         uuid.UUID // the payment's id
	AmountMinor int64
	Currency    string
	Method      string // the provider's token
	Description string
	// SaveCard saves the method for later; OffSession charges a saved one without its holder present.
	SaveCard    bool
	OffSession  bool
	CustomerRef string // the member's customer at the provider; empty for a new one
	Email       string
}

// Intent is the state of a charge.
type Intent struct {
	Ref            string
	Status         Status
	FailureCode    string
	FailureMessage string // message for the person
	MethodLabel    string // such as "Visa •••• 4242"
	ClientSecret   string // lets the payer's browser authenticate this charge with the provider's own script
	SavedMethod    string // the saved method, if requested
	CustomerRef    string
}

// RefundRequest is money to refund.
type RefundRequest struct {
	Key         uuid.UUID // the refund's id
	Attempt     string    // another attempt after a permanent rejection is another refund to the provider
	Ref         string    // of the charge
	AmountMinor int64
	Currency    string
}

// CardRequest asks to save a method. With SetupRef it checks an attempt whose holder has authenticated.
type CardRequest struct {
	Key         uuid.UUID
	Method      string
	SetupRef    string
	CustomerRef string
	Email       string
}

// CardResult is the result of saving a method.
type CardResult struct {
	Status         Status
	SetupRef       string
	ClientSecret   string
	Method         string
	Label          string
	CustomerRef    string
	FailureCode    string
	FailureMessage string
}

// TransferKind is the kind of a provider's transaction.
type TransferKind string

// Kinds of transfers.
const (
	TransferCharge  TransferKind = "charge"
	TransferRefund  TransferKind = "refund"
	TransferDispute TransferKind = "dispute"
	TransferPayout  TransferKind = "payout"
)

// Transfer is money that a provider says it moved.
type Transfer struct {
	Kind        TransferKind
	Ref         string
	ChargeRef   string    // of a refund or dispute
	Key         uuid.UUID // ours; zero if we did not make it
	Status      string    // of a charge: a Status; of a refund: pending, succeeded, failed; of a dispute: open, won, lost
	AmountMinor int64     // of a payout: less what was returned
	Currency    string
	Reason      string
	At          time.Time
	DueBy       time.Time // of a dispute: the deadline for an answer
}

// Card is a payment card as typed.
type Card struct {
	Number   string
	ExpMonth int
	ExpYear  int
	CVC      string
}

// CardToken represents a card.
type CardToken struct{ Token, Brand, Last4 string }
