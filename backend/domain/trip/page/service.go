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

// Service serves the public pages of trips.
type Service struct {
	Deps

	recent recent
	sales  shortly.Kept[tripapi.TripSales]
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Clock   tenant.Clock
	Tenants *tenant.Store
	Trips   *trip.Service
	Hosts   Hosts
	// Travelers are those who agreed to be shown, and Faces their images.
	Travelers Travelers
	Faces     Faces
	// Capacity provides add-ons and availability.
	Capacity *capacity.Service
	// Tokens open pages that are not public yet.
	Tokens seal.Tokens
	// HeldSpots is how many spots one party can hold, as in bookings; 0 for any number.
	HeldSpots int
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/page", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d, sales: shortly.Kept[tripapi.TripSales]{Keep: salesFor}}, nil
}

// Hosts returns hosts' public pages.
type Hosts interface {
	// PagePathTx returns the path of a host's public page, "" if there is none.
	PagePathTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (string, error)
}

// Travelers returns who agreed to be shown.
type Travelers interface {
	// IntroducedTx returns up to most travelers of a trip who agreed and are of age on a day.
	IntroducedTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, today civil.Date, most int) ([]trip.Introduced, error)
}

// Faces returns people's images.
type Faces interface {
	// FacesTx returns the images of members, "" for those without one; members whose access was revoked are left
	// out.
	FacesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}
