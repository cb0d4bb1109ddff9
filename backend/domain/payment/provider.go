package payment

import (
	"context"

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
	// Refund gives part of a charge back and returns the provider's reference.
	Refund(ctx context.Context, r RefundRequest) (string, error)
}

// IntentRequest is a charge.
type IntentRequest struct {
	Key         uuid.UUID // the payment's id
	AmountMinor int64
	Currency    string
	Method      string // the provider's token
	Description string
}

// Intent is how a charge stands.
type Intent struct {
	Ref            string
	Status         Status
	FailureCode    string
	FailureMessage string // words for the person
	MethodLabel    string // such as "Visa •••• 4242"
}

// RefundRequest is money to give back.
type RefundRequest struct {
	Key         uuid.UUID // the refund's id
	Ref         string    // of the charge
	AmountMinor int64
	Currency    string
}
