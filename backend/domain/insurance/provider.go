package insurance

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/tenant"
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

// Connections are the ways to connect to companies, by adapter.
type Connections map[string]Connect

// of returns the connection to a company, which may be paused or removed by now.
func (all Connections) of(ctx context.Context, id uuid.UUID) (Provider, error) {
	c, known := tenant.From(ctx).Companies.ByID(company.Insurance, id)
	connect, connected := all[c.Adapter]
	if !known || !connected {
		return nil, fmt.Errorf("insurance company %s is not connected", id)
	}
	return connect(c), nil
}

// sells returns the company that insures the travelers of a booking: where its customer, who is first, lives.
func (all Connections) sells(ctx context.Context, travelers []Insured) (company.Company, bool) {
	country := ""
	if len(travelers) > 0 {
		country = travelers[0].Country
	}
	c, covered := tenant.From(ctx).Companies.For(company.Insurance, country)
	_, connected := all[c.Adapter]
	return c, covered && connected
}

// inForceTx counts each company's policies of trips that are not over.
func inForceTx(ctx context.Context, tx pgx.Tx, use *tenant.CompanyUse, today civil.Date) error {
	rows, err := insurancedb.New(tx).InForce(ctx, insurancedb.InForceParams{TenantID: tenant.From(ctx).ID, Today: today})
	if err != nil {
		return fmt.Errorf("policies in force: %w", err)
	}
	for _, row := range rows {
		use.InForce[row.CompanyID] = int(row.Count)
	}
	return nil
}

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
