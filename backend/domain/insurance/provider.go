package insurance

import (
	"context"
	"time"

	"github.com/google/uuid"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/partner"
)

// Provider is an insurer. Calls are made outside transactions, with the tenant in the context; those with a key may be
// repeated: the same key is the same policy. ErrRefused is a final no, any other error is unclear.
type Provider interface {
	// Name is stored with each policy.
	Name() string
	// Quote prices a policy for each traveler.
	Quote(ctx context.Context, r QuoteRequest) (Offer, error)
	// Purchase buys what was quoted. It may still be processing; Status tells how it went on.
	Purchase(ctx context.Context, r PurchaseRequest) (Result, error)
	// Modify sets what the trip costs and the premium.
	Modify(ctx context.Context, r ModifyRequest) (Result, error)
	// Cancel ends a policy; one that is ended already stays so.
	Cancel(ctx context.Context, ref string) (Result, error)
	// Status tells how a policy stands.
	Status(ctx context.Context, ref string) (Result, error)
}

// ErrRefused is the insurer's final no.
var ErrRefused = partner.ErrRefused

// Refusal is ErrRefused with the insurer's own words, for the person.
type Refusal = partner.Refusal

// Insured is a traveler to be insured. TripCostMinor is what the trip costs him.
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

// Offer is an insurer's answer: a premium for each traveler in the request's order.
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

// State of a policy at the insurer.
type State string

// States.
const (
	StateProcessing State = "processing"
	StateConfirmed  State = "confirmed"
	StateRefused    State = "refused"
	StateCancelled  State = "cancelled"
)

// Result is how a policy stands at the insurer.
type Result struct {
	Ref          string `json:"ref"`
	State        State  `json:"state"`
	PolicyNumber string `json:"policyNumber"`
	Coverage     string `json:"coverage"`
	ClaimsURL    string `json:"claimsUrl"`
	BenefitsURL  string `json:"confirmationOfBenefitsUrl"`
	Message      string `json:"message"`
}
