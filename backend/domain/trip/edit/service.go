package edit

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/news"
	"caravan/backend/domain/trip/steps"
	"caravan/backend/domain/trip/versions"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service changes trips.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB    *db.DB
	Clock tenant.Clock
	Trips *trip.Service
	Steps *steps.Service
	Hosts trip.Hosts
	Mails Mails
	News  *news.Service
	// Versions keeps what the trip was before.
	Versions *versions.Service
	Library  Library
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/edit", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Library keeps services that an operator uses again.
type Library interface {
	Library(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, services []api.Service) error
}

// Mails notifies people of changes, by emails written inside the transaction.
type Mails interface {
	// CompanionsReplaced notifies the former companions of the host, and tells the new ones what they join.
	CompanionsReplaced(ctx context.Context, tx pgx.Tx, t trip.Trip, former, joined []tripapi.HostCompanion) error
}
