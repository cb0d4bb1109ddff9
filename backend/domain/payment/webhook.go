package payment

import (
	"errors"
	"net/http"
	"time"

	"github.com/google/uuid"
)

// Event is a provider's webhook about a charge, after its signature was verified. Exactly one of Intent, Refund,
// Dispute and Returned is set.
type Event struct {
	ID string
	// TenantID is zero if the provider does not say; the request's own tenant is used then.
	TenantID uuid.UUID
	// PaymentID is zero if the provider only knows its own ChargeRef.
	PaymentID uuid.UUID
	ChargeRef string
	Intent    *Intent
	Refund    *RefundNews
	Dispute   *DisputeNews
	Returned  *ReturnedPayout
}

// ReturnedPayout is a payout whose money was fully returned, as when the payee's bank rejected it.
type ReturnedPayout struct {
	ID       uuid.UUID // the payout's
	Provider string
	Ref      string // of the returned transfer
}

// ErrNotOurs is returned for a genuine event of no interest.
var ErrNotOurs = errors.New("payment: not an event of interest")

// Verifier verifies a webhook request and decodes its event.
type Verifier interface {
	Name() string
	Verify(body []byte, header http.Header) (Event, error)
}

// States of a dispute. A bank reverses a charge when a cardholder disputes it, and returns the money when the
// dispute is won.
const (
	DisputeOpen = "open"
	DisputeWon  = "won"
	DisputeLost = "lost"
)

// DisputeNews is a provider's report on a dispute.
type DisputeNews struct {
	Ref         string
	Status      string
	AmountMinor int64
	Currency    string
	Reason      string
	// DueBy is the deadline for an answer; zero if the provider does not say.
	DueBy time.Time
	// Answered reports whether the bank has an answer and examines it.
	Answered bool
}

// RefundNews is a provider's report on a refund. RefundID is ours, or zero if it was made at the provider's own
// dashboard.
type RefundNews struct {
	RefundID    uuid.UUID
	Ref         string
	Status      string // pending, succeeded, failed
	AmountMinor int64
	Currency    string
	Reason      string
	// Listed is set for what the provider's list says now, unlike an event, which can be late.
	Listed bool
	// Twice is set for money that the provider sent once more than the books say.
	Twice bool
}

// Refund is a refund, in progress or done.
type Refund struct {
	ID          uuid.UUID
	BookingID   *uuid.UUID // nil for what was not the booking's: see Aside
	AmountMinor int64
	Currency    string
	Status      string
	CreatedAt   time.Time
	Aside       Account // the account it was held in if it was not the booking's
	Credit      bool    // returned as credit, not to the card
}

// ErrRefused is a provider's permanent rejection of a refund.
var ErrRefused = errors.New("payment: the provider refuses the refund")

// States of a refund.
const (
	RefundPending   = "pending"
	RefundSucceeded = "succeeded"
	RefundFailed    = "failed"
)

// WebhookPath is where providers send webhooks; the provider's name follows.
const WebhookPath = "/public/payments/webhooks/"
