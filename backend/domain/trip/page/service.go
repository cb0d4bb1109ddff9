package page

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/shortly"
	"caravan/backend/platform/whole"
)

// Service shows trips to everybody.
type Service struct {
	Deps

	recent recent
	sales  shortly.Kept[tripapi.TripSales]
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB      *db.DB
	Clock   tenant.Clock
	Tenants *tenant.Store
	Trips   *trip.Service
	Hosts   Hosts
	// Travelers are those who agreed to be shown, and Faces their pictures.
	Travelers Travelers
	Faces     Faces
	// Capacity is what travelers can add, and what is left of it.
	Capacity *capacity.Service
	// Tokens open pages that are not public yet.
	Tokens seal.Tokens
	// HeldSpots is how many spots one party can hold, as in bookings; 0 for any number.
	HeldSpots int
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/page", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d, sales: shortly.Kept[tripapi.TripSales]{Keep: salesFor}}, nil
}

// Hosts tells where hosts show themselves.
type Hosts interface {
	// PagePathTx is the path of a host's public page, empty when there is none.
	PagePathTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (string, error)
}

// Travelers tells who agreed to be shown.
type Travelers interface {
	// IntroducedTx names the travelers of a trip who agreed and are of age on a day, at most so many.
	IntroducedTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, today civil.Date, most int) ([]trip.Introduced, error)
}

// Faces shows people.
type Faces interface {
	// FacesTx are the pictures of members, empty of who has none; members who are no longer welcome are left out.
	FacesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}
