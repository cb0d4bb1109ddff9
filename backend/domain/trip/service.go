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
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/seal"
)

// Service holds the use cases of trips.
type Service struct {
	DB          *db.DB
	Jobs        jobs.Inserter
	Outbox      authz.Outbox
	Clock       tenant.Clock
	Tenants     *tenant.Store
	Itineraries Itineraries
	Inventory   Inventory
	Requests    Requests
	Hosts       Hosts
	Operators   Operators
	Bookings    Bookings
	Notifier    Notifier
	// Tokens open pages that are not public yet.
	Tokens seal.Tokens
	// Pictures are what is kept of trip pages; nil keeps none.
	Pictures Pictures
	// Managers may be nil: nobody then looks after trips.
	Managers Managers
	Switches *tenant.Switches
	// Audience may be nil: previews then name no readers.
	Audience Audience
	// Payouts may be nil: approved reports then only stand.
	Payouts Payouts
	// HeldSpots is how many spots one party can hold, as in bookings; 0 for any number.
	HeldSpots int

	// Completed, Confirmed and Cancelled tell of a trip that is over, one whose travelers the product confirmed, and one
	// that does not take place.
	Completed announce.Topic[Trip]
	Confirmed announce.Topic[Trip]
	Cancelled announce.Topic[Trip]

	recent recent
}

// Audience is a host's marketing list.
type Audience interface {
	// ReachTx counts who would get a promotional e-mail of the host now.
	ReachTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (int, error)
}

// Managers are the people of the platform who look after hosts and trips.
type Managers interface {
	// ManagerOfTx is nil where nobody is assigned.
	ManagerOfTx(ctx context.Context, tx pgx.Tx, tripID, hostID uuid.UUID) (*api.Person, error)
}

// Pictures are taken of trip pages.
type Pictures interface {
	ForgetTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error
}

// Itineraries is what a trip copies from.
type Itineraries interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (itinerary.Itinerary, error)
	ServicesTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) ([]api.Service, error)
}

// Inventory is the departure a trip runs on.
type Inventory interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (inventory.Item, error)
	ConfirmTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error
	ReleaseTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, confirmed bool) error
}

// Requests are the trip requests that trips come from.
type Requests interface {
	// ForTripTx locks the request; one that is not pending is CodeIllegalState.
	ForTripTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Request, error)
	// OperatorTx is the operator whose itinerary the request is for.
	OperatorTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (uuid.UUID, error)
	// TripMadeTx records the trip that a request became.
	TripMadeTx(ctx context.Context, tx pgx.Tx, id, tripID uuid.UUID, instantly bool) error
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

// Hosts describes hosts.
type Hosts interface {
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
	// LevelTx is the host's level now.
	LevelTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (int, error)
	// TripMovedTx moves the host on (status, level) when a trip of his does.
	TripMovedTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, to Status) error
}

// Operators describes operators.
type Operators interface {
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
	TermsTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (string, error)
}

// Bookings tells what the bookings of a trip take.
type Bookings interface {
	// Spots counts the spots of confirmed and of pending bookings.
	Spots(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (confirmed, pending int, err error)
	// TravelerBooking is the member's own booking on a trip, nil when there is none.
	TravelerBooking(ctx context.Context, tx pgx.Tx, t Trip, memberID uuid.UUID) (*api.BookingSummary, error)
	// TravelerTrips lists the trips a member has booked or travels on.
	TravelerTrips(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error)
	// WaitingTx counts the travelers who wait for places.
	WaitingTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (int, error)
}

// Notifier tells people what happened to a trip. It is called inside the transaction and enqueues.
type Notifier interface {
	// TripApproved tells the platform that the operator approved.
	TripApproved(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error
	// PricingApproved tells the host that he can set prices.
	PricingApproved(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error
	TripLaunched(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error
	TripCancelled(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error
	// CompanionsReplaced tells the former companions of the host, and the new ones what they join.
	CompanionsReplaced(ctx context.Context, tx pgx.Tx, t Trip, former, joined []api.HostCompanion) error
	// PromotionPreview writes a promotional e-mail as its reader gets it.
	PromotionPreview(ctx context.Context, t Trip, hostName string, p Promotion) (subject, html string, err error)
	// PromotionTest sends it to the member himself.
	PromotionTest(ctx context.Context, tx pgx.Tx, t Trip, hostName string, p Promotion, memberID uuid.UUID) error
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
