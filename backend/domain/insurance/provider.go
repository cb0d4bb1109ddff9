package insurance

import (
	"context"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant/company"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/partner"
)

// Provider is an insurer. Calls are made outside transactions, with the tenant in the context; those with a key
// may be retried: the same key is the same policy. ErrRefused is a permanent rejection, any other error is
// unclear.
type Provider interface {
	// Quote prices a policy for each traveler.
	Quote(ctx context.Context, r QuoteRequest) (Offer, error)
	// Purchase buys what was quoted. It may still be processing; Status returns its progress.
	Purchase(ctx context.Context, r PurchaseRequest) (Result, error)
	// Modify sets the trip's cost and the premium.
	Modify(ctx context.Context, r ModifyRequest) (Result, error)
	// Cancel cancels a policy; one that has already ended is unchanged.
	Cancel(ctx context.Context, ref string) (Result, error)
	// Status returns the status of a policy.
	Status(ctx context.Context, ref string) (Result, error)
}

// Connect makes the connection to a company.
type Connect func(c company.Company) Provider

// ErrRefused is the insurer's permanent rejection.
var ErrRefused = partner.ErrRefused

// Refusal is ErrRefused with the insurer's own message for the person.
type Refusal = partner.Refusal

// Insured is a traveler to be insured. TripCostMinor is what the trip costs them.
type Insured struct {
	ParticipantID uuid.UUID   `json:"participantId"`
	FirstName     string      `json:"firstName"`
	LastName      string      `json:"lastName"`
	DateOfBirth   *civil.Date `json:"dateOfBirth,omitempty"`
	Country       string      `json:"country,omitempty"`
	TripCostMinor int64       `json:"tripCostMinor"`
}

// QuoteRequest asks for prices.
type QuoteRequest struct {
	Destination string     `json:"destination"`
	StartDate   civil.Date `json:"startDate"`
	EndDate     civil.Date `json:"endDate"`
	Currency    string     `json:"currency"`
	Travelers   []Insured  `json:"travelers"`
}

// Offer is an insurer's response: a premium for each traveler in the request's order.
type Offer struct {
	Ref           string    `json:"ref"`
	PremiumsMinor []int64   `json:"premiumsMinor"`
	Coverage      string    `json:"coverage"`
	ExpiresAt     time.Time `json:"expiresAt"`
}

// PurchaseRequest buys a traveler's policy.
type PurchaseRequest struct {
	Key          uuid.UUID `json:"-"`
	QuoteRef     string    `json:"quoteRef"`
	Traveler     Insured   `json:"traveler"`
	PremiumMinor int64     `json:"premiumMinor"`
	Currency     string    `json:"currency"`
}

// ModifyRequest changes a policy. The same key is the same change.
type ModifyRequest struct {
	Key           string `json:"-"`
	Ref           string `json:"-"`
	TripCostMinor int64  `json:"tripCostMinor"`
	PremiumMinor  int64  `json:"premiumMinor"`
}

// State is a policy's state at the insurer.
type State string

// States.
const (
	StateProcessing State = "processing"
	StateConfirmed  State = "confirmed"
	StateRefused    State = "refused"
	StateCancelled  State = "cancelled"
)

// Result is a policy's status at the insurer.
type Result struct {
	Ref          string `json:"ref"`
	State        State  `json:"state"`
	PolicyNumber string `json:"policyNumber"`
	Coverage     string `json:"coverage"`
	ClaimsURL    string `json:"claimsUrl"`
	BenefitsURL  string `json:"confirmationOfBenefitsUrl"`
	Message      string `json:"message"`
}
