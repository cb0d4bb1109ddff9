package promote

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service provides promotional emails.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Trips    *trip.Service
	Hosts    trip.Persons
	Mails    Mails
	Audience Audience
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/promote", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Audience is a host's marketing list.
type Audience interface {
	// ReachTx counts who would get a promotional email of the host now, except readers of other emails of a
	// trip.
	ReachTx(ctx context.Context, tx pgx.Tx, hostID, tripID uuid.UUID, except Except) (int, error)
}

// Mails writes promotional emails.
type Mails interface {
	// PromotionPreview renders a promotional email as its reader gets it.
	PromotionPreview(ctx context.Context, t trip.Trip, hostName string, p Promotion) (subject, html string, err error)
	// PromotionTest sends it to the member who wrote it.
	PromotionTest(ctx context.Context, tx pgx.Tx, t trip.Trip, hostName string, p Promotion, memberID uuid.UUID) error
}
