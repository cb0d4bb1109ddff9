package transfer

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/platform/partner"
	"caravan/backend/platform/places"
)

// Provider is a transfer company. Calls are made outside transactions, with the tenant in the context; those with
// a key may be retried: the same key is the same transfer. ErrRefused is a permanent rejection, any other error
// is unclear.
type Provider interface {
	// Quote lists the available vehicles; none if there are none for this route.
	Quote(ctx context.Context, r QuoteRequest) ([]Offer, error)
	// Book books what was quoted. It may still be pending; Status returns its progress.
	Book(ctx context.Context, r BookRequest) (Result, error)
	// Update sets the person to be picked up and their flight.
	Update(ctx context.Context, ref string, traveler Traveler) (Result, error)
	// Cancel cancels a transfer; one that is already canceled is unchanged.
	Cancel(ctx context.Context, ref string) (Result, error)
	// Status returns the status of a transfer.
	Status(ctx context.Context, ref string) (Result, error)
}

// Connect makes the connection to a company.
type Connect func(c company.Company) Provider

// Connections are the ways to connect to companies, by adapter.
type Connections map[string]Connect

// of returns the connection to a company, which may be paused or removed by now.
func (all Connections) of(ctx context.Context, id uuid.UUID) (Provider, error) {
	c, known := tenant.From(ctx).Companies.ByID(company.Transfers, id)
	connect, connected := all[c.Adapter]
	if !known || !connected {
		return nil, fmt.Errorf("transfer company %s is not connected", id)
	}
	return connect(c), nil
}

// forCountry returns the company that picks up in a country.
func (all Connections) forCountry(ctx context.Context, country string) (company.Company, bool) {
	c, covered := tenant.From(ctx).Companies.For(company.Transfers, places.CodeOf(country))
	_, connected := all[c.Adapter]
	return c, covered && connected
}

// ErrRefused is the company's permanent rejection.
var ErrRefused = partner.ErrRefused

// Refusal is ErrRefused with the company's own message for the person.
type Refusal = partner.Refusal

// Traveler is the person to be picked up (T-103).
type Traveler struct {
	FlightNumber string `json:"flightNumber"`
	FirstName    string `json:"firstName"`
	LastName     string `json:"lastName"`
	Email        string `json:"email"`
	Phone        string `json:"phone"`
}

// Load is what a vehicle has to carry.
type Load struct {
	Passengers     int `json:"passengers"`
	CarryOnLuggage int `json:"carryOnLuggage"`
	CheckedLuggage int `json:"checkedLuggage"`
}

// QuoteRequest asks for vehicles.
type QuoteRequest struct {
	Origin       places.Place `json:"origin"`
	Destination  places.Place `json:"destination"`
	Road         places.Road  `json:"road"`
	PickupAt     time.Time    `json:"pickupAt"`
	FlightNumber string       `json:"flightNumber"`
	Currency     string       `json:"currency"`
	Load
}

// Vehicle is a vehicle and its capacity.
type Vehicle struct {
	Category          string `json:"category"`
	Description       string `json:"description"`
	MaximumPassengers int    `json:"maximumPassengers"`
	Company           string `json:"company"`
	CompanyPhone      string `json:"companyPhone,omitempty"`
}

// Offer is a vehicle with the company's price in minor units of the request's currency.
type Offer struct {
	Ref        string    `json:"ref"`
	PriceMinor int64     `json:"priceMinor"`
	ExpiresAt  time.Time `json:"expiresAt"`
	Vehicle
}

// BookRequest books an offer.
type BookRequest struct {
	Key             uuid.UUID `json:"-"`
	QuoteRef        string    `json:"quoteRef"`
	PickupAt        time.Time `json:"pickupAt"`
	DurationSeconds int       `json:"durationSeconds"`
	PriceMinor      int64     `json:"priceMinor"`
	Currency        string    `json:"currency"`
	Traveler        Traveler  `json:"traveler"`
	Load
}

// Driver is the driver (T-101).
type Driver struct {
	Name         string `json:"name"`
	PhoneNumber  string `json:"phoneNumber"`
	LicensePlate string `json:"vehicleLicensePlate,omitempty"`
	Make         string `json:"vehicleMake,omitempty"`
	Model        string `json:"vehicleModel,omitempty"`
}

// Result is a transfer's status at the company. Status is one of the journey statuses; a transfer that the
// company canceled is CancelledFree.
type Result struct {
	Ref     string  `json:"ref"`
	Status  Status  `json:"status"`
	Driver  *Driver `json:"driver,omitempty"`
	Message string  `json:"message,omitempty"`
}
