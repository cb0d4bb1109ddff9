package payment

import (
	"context"
	"time"

	"github.com/google/uuid"
)

// Status of a payment. Succeeded and failed are final.
type Status string

// Statuses.
const (
	Processing     Status = "processing"
	RequiresAction Status = "requires_action"
	Succeeded      Status = "succeeded"
	Failed         Status = "failed"
)

// Provider moves money. Calls may be repeated: the same key is the same charge or refund. They are made
// outside transactions, with the tenant in the context.
type Provider interface {
	// Name is stored with each payment.
	Name() string
	// CreateIntent charges a method. After an unclear answer it is called again with the same key.
	CreateIntent(ctx context.Context, r IntentRequest) (Intent, error)
	// Retrieve tells how a charge stands.
	Retrieve(ctx context.Context, ref string) (Intent, error)
	// Authenticate completes or fails the card holder's authentication.
	Authenticate(ctx context.Context, ref string, approve bool) (Intent, error)
	// Cancel ends a charge that waits for authentication. One that succeeded meanwhile stays so.
	Cancel(ctx context.Context, ref string) (Intent, error)
	// Refund gives part of a charge back and returns the provider's reference. ErrRefused is final; any other
	// error is unclear, and the call is made again with the same key.
	Refund(ctx context.Context, r RefundRequest) (string, error)
	// SaveCard keeps a method for later charges without its holder, and says how that ended.
	SaveCard(ctx context.Context, r CardRequest) (CardResult, error)
	// Transactions lists what the provider did for the tenant since a moment, oldest pages first; next is empty
	// on the last page.
	Transactions(ctx context.Context, since time.Time, page string) (list []Transfer, next string, err error)
}

// Selective is a provider that only some tenants have.
type Selective interface {
	// Serves tells whether the tenant in the context has it.
	Serves(ctx context.Context) (bool, error)
}

// Scripted is a provider whose script a browser loads from elsewhere than the provider's own address.
type Scripted interface {
	// ScriptURL is where; "" for the provider's own address.
	ScriptURL() string
}

// Finder is a provider that tells of one thing that it did, without its whole list.
type Finder interface {
	// Find gives a refund, dispute or transfer to a payee by its reference.
	Find(ctx context.Context, kind TransferKind, ref string) (Transfer, error)
}

// FeeLister is a provider that keeps part of what it moves for itself.
type FeeLister interface {
	// Fees lists what it kept since a moment.
	Fees(ctx context.Context, since time.Time) ([]Fee, error)
}

// Fee is what a provider kept; a negative one it gave back.
type Fee struct {
	Ref         string
	Kind        string // the provider's word for what it was kept of
	OfCharge    bool   // of a charge, its refund or dispute; otherwise of the account
	ChargeRef   string
	AmountMinor int64
	Currency    string // of the provider's account, which may be another than the charge's
	At          time.Time
}

// CallTimeout is how long a person waits for a provider; what it does after that is told by its news, or asked for.
const CallTimeout = 8 * time.Second

// CreditProvider is the name on payments that only credit paid. No outside provider has it.
const CreditProvider = "credit"

// NoProvider is the name on payments of nothing: a discount covers the whole price. No outside provider has it.
const NoProvider = "none"

// IntentRequest is a charge.
type IntentRequest struct {
	Key         uuid.UUID // the payment's id
	AmountMinor int64
	Currency    string
	Method      string // the provider's token
	Description string
	// SaveCard keeps the method for later; OffSession charges a kept one while its holder is away.
	SaveCard    bool
	OffSession  bool
	CustomerRef string // who the member is at the provider; empty for somebody new
	Email       string
}

// Intent is how a charge stands.
type Intent struct {
	Ref            string
	Status         Status
	FailureCode    string
	FailureMessage string // words for the person
	MethodLabel    string // such as "Visa •••• 4242"
	ClientSecret   string // lets the payer's browser authenticate this charge with the provider's own script
	SavedMethod    string // the kept method, when it was asked for
	CustomerRef    string
}

// RefundRequest is money to give back.
type RefundRequest struct {
	Key         uuid.UUID // the refund's id
	Attempt     string    // another try after a final no is another refund to the provider
	Ref         string    // of the charge
	AmountMinor int64
	Currency    string
}

// CardRequest asks to keep a method. With SetupRef an attempt whose holder authenticated is looked at again.
type CardRequest struct {
	Key         uuid.UUID
	Method      string
	SetupRef    string
	CustomerRef string
	Email       string
}

// CardResult is how keeping a method ended.
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

// TransferKind sorts what a provider did.
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
	Key         uuid.UUID // of ours; zero when it was not made by us
	Status      string    // of a charge: a Status; of a refund: pending, succeeded, failed; of a dispute: open, won, lost
	AmountMinor int64     // of a payout: less what came back
	Currency    string
	Reason      string
	At          time.Time
	DueBy       time.Time // of a dispute: until when the bank takes an answer
}

// Card is a payment card as typed.
type Card struct {
	Number   string
	ExpMonth int
	ExpYear  int
	CVC      string
}

// CardToken stands for a card.
type CardToken struct{ Token, Brand, Last4 string }
