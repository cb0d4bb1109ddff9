package transfer

import (
	"context"
	"time"

	"github.com/google/uuid"

	"caravan/backend/platform/partner"
	"caravan/backend/platform/places"
)

// Provider is a company that drives. Calls are made outside transactions, with the tenant in the context; those with a key
// may be repeated: the same key is the same ride. ErrRefused is a final no, any other error is unclear.
type Provider interface {
	// Name is stored with each ride.
	Name() string
	// Quote lists the vehicles that could drive; none when there is none for this way.
	Quote(ctx context.Context, r QuoteRequest) ([]Offer, error)
	// Book books what was quoted. It may still be pending; Status tells how it went on.
	Book(ctx context.Context, r BookRequest) (Result, error)
	// Update tells who is met and on which flight.
	Update(ctx context.Context, ref string, traveler Traveler) (Result, error)
	// Cancel ends a ride; one that is cancelled already stays so.
	Cancel(ctx context.Context, ref string) (Result, error)
	// Status tells how a ride stands.
	Status(ctx context.Context, ref string) (Result, error)
}

// ErrRefused is the company's final no.
var ErrRefused = partner.ErrRefused

// Refusal is ErrRefused with the company's own words, for the person.
type Refusal = partner.Refusal

// Traveler is who is met (T-103).
type Traveler struct {
	FlightNumber string `json:"flightNumber"`
	FirstName    string `json:"firstName"`
	LastName     string `json:"lastName"`
	Email        string `json:"email"`
	Phone        string `json:"phone"`
}

// Load is what a vehicle has to take.
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

// Vehicle is what drives, and for whom.
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

// Driver is who drives (T-101).
type Driver struct {
	Name         string `json:"name"`
	PhoneNumber  string `json:"phoneNumber"`
	LicensePlate string `json:"vehicleLicensePlate,omitempty"`
	Make         string `json:"vehicleMake,omitempty"`
	Model        string `json:"vehicleModel,omitempty"`
}

// Result is how a ride stands at the company. Status is one of the journey statuses; a ride that the company ended is
// CancelledFree.
type Result struct {
	Ref     string  `json:"ref"`
	Status  Status  `json:"status"`
	Driver  *Driver `json:"driver,omitempty"`
	Message string  `json:"message,omitempty"`
}
