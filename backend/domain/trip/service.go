package trip

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Reader loads trips with nothing but the transaction, for those that stand before the rest of the domain does.
type Reader struct{}

// Service reads and keeps trips, their services and their places. The rooms of the domain work through it.
type Service struct {
	Reader
	Deps

	// Stepped tells of every step along the lifecycle, once the trip's row is written.
	Stepped announce.Topic[Stepped]
	// EarningsApproved tells what a host has earned for good.
	EarningsApproved announce.Topic[Earned]
	// PageCleared tells that what is kept of a trip's page is to be forgotten (H-554).
	PageCleared announce.Topic[Trip]
}

// Stepped is a step that a trip took.
type Stepped struct {
	Trip   Trip
	Action ActionName
	Actor  Actor
	From   Status // may be the trip's present status
}

// Earned is a trip with its final report.
type Earned struct {
	Trip   Trip
	Report Report
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Hosts     Hosts
	Operators Persons
	Bookings  Spots
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Persons describes people and companies.
type Persons interface {
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
}

// Hosts describes hosts.
type Hosts interface {
	Persons
	// LevelTx is the host's level now.
	LevelTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (int, error)
}

// Departures are what trips run on.
type Departures interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (inventory.Item, error)
}

// Spots tells what the bookings of a trip take.
type Spots interface {
	// Spots counts the spots of confirmed and of pending bookings.
	Spots(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (confirmed, pending int, err error)
}

// Itineraries is what a trip copies from.
type Itineraries interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (itinerary.Itinerary, error)
	ServicesTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) ([]api.Service, error)
}

// Request is what a trip takes over from its request.
type Request struct {
	ID                 uuid.UUID
	HostID             uuid.UUID
	ItineraryID        uuid.UUID
	OperatorID         uuid.UUID
	InventoryItemID    *uuid.UUID
	PackageLevel       api.PackageLevel
	StartDate          civil.Date
	Companions         []api.Companion
	HostRooms          []api.HostRoom
	DietaryRestriction string
	AdditionalRequests string
	WorkshopHours      map[uuid.UUID]int // by itinerary service
	Activities         map[uuid.UUID]int // attendees by itinerary service
	OptionalServices   map[uuid.UUID]int // quantities by the itinerary's optional service
	NightBefore        bool
	NightAfter         bool
	TransferBefore     bool
	TransferAfter      bool
}

// Facts come with a call and are looked at by the lifecycle's guards.
type Facts struct {
	OperatorTermsAccepted bool
	AgreementAccepted     bool
	// SelectedSpots counts the spots of the bookings a host confirms.
	SelectedSpots int
	// LaunchNow sets the launch date to the present instant (H-308).
	LaunchNow bool
	// Reason and InternalReason are recorded on a cancelled trip.
	Reason         string
	InternalReason *int
}
