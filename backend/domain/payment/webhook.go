package payment

import (
	"errors"
	"net/http"
	"time"

	"github.com/google/uuid"
)

// Event is what a provider tells of a charge, after its signature was checked. Exactly one of Intent, Refund,
// Dispute and Returned is set.
type Event struct {
	ID string
	// TenantID is zero when the provider does not say; the request's own tenant counts then.
	TenantID uuid.UUID
	// PaymentID is zero when the provider only knows its own ChargeRef.
	PaymentID uuid.UUID
	ChargeRef string
	Intent    *Intent
	Refund    *RefundNews
	Dispute   *DisputeNews
	Returned  *ReturnedPayout
}

// ReturnedPayout is a payout whose money came back whole, as when the payee's bank did not take it.
type ReturnedPayout struct {
	ID       uuid.UUID // the payout's
	Provider string
	Ref      string // of the transfer that is back
}

// ErrNotOurs is an event that is genuine and of no interest.
var ErrNotOurs = errors.New("payment: not an event of interest")

// Verifier checks a webhook request and reads its event.
type Verifier interface {
	Name() string
	Verify(body []byte, header http.Header) (Event, error)
}

// States of a dispute. A bank takes the money back when a card holder disputes a charge, and gives it back
// when the dispute is won.
const (
	DisputeOpen = "open"
	DisputeWon  = "won"
	DisputeLost = "lost"
)

// DisputeNews is what a provider tells of a dispute.
type DisputeNews struct {
	Ref         string
	Status      string
	AmountMinor int64
	Currency    string
	Reason      string
	// DueBy is until when the bank takes an answer; zero when the provider does not say.
	DueBy time.Time
	// Answered tells that the bank has an answer and looks at it.
	Answered bool
}

// RefundNews is what a provider tells of a refund. RefundID is ours, or zero when it was made at the provider's
// own desk.
type RefundNews struct {
	RefundID    uuid.UUID
	Ref         string
	Status      string // pending, succeeded, failed
	AmountMinor int64
	Currency    string
	Reason      string
}

// Refund is money on its way back or arrived.
type Refund struct {
	ID          uuid.UUID
	BookingID   *uuid.UUID // nil for what was not the booking's: see Aside
	AmountMinor int64
	Currency    string
	Status      string
	CreatedAt   time.Time
	Aside       Account // whose money it was when it was not the booking's
	Credit      bool    // it came back as credit, not to the card
}

// ErrRefused is a provider's final no to a refund.
var ErrRefused = errors.New("payment: the provider refuses the refund")

// States of a refund.
const (
	RefundPending   = "pending"
	RefundSucceeded = "succeeded"
	RefundFailed    = "failed"
)

// WebhookPath is where providers tell their news; the provider's name follows.
const WebhookPath = "/public/payments/webhooks/"
