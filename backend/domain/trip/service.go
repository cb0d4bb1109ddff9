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

// Reader loads trips with only a transaction, for packages built before the rest of the domain.
type Reader struct{}

// Service reads and stores trips, their services and their spots. The rooms of the domain work through it.
type Service struct {
	Reader
	Deps

	// Stepped announces every step along the lifecycle, once the trip's row is written.
	Stepped announce.Topic[Stepped]
	// EarningsApproved announces a host's final earnings.
	EarningsApproved announce.Topic[Earned]
	// PageCleared announces that what is cached of a trip's page must be dropped (H-554).
	PageCleared announce.Topic[Trip]
}

// Stepped is a step that a trip took.
type Stepped struct {
	Trip   Trip
	Action ActionName
	Actor  Actor
	From   Status // may equal the trip's current status
}

// Earned is a trip with its final report.
type Earned struct {
	Trip   Trip
	Report Report
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Hosts     Hosts
	Operators Persons
	Bookings  Spots
}

// New returns an error that names any missing dependency.
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

// Spots returns what the bookings of a trip take.
type Spots interface {
	// Spots counts the spots of confirmed and of pending bookings.
	Spots(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (confirmed, pending int, err error)
}

// Itineraries provides what a trip copies.
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

// Facts come with a call and are checked by the lifecycle's guards.
type Facts struct {
	OperatorTermsAccepted bool
	AgreementAccepted     bool
	// SelectedSpots counts the spots of the bookings that a host confirms.
	SelectedSpots int
	// LaunchNow sets the launch date to the current instant (H-308).
	LaunchNow bool
	// Reason and InternalReason are recorded on a canceled trip.
	Reason         string
	InternalReason *int
}
