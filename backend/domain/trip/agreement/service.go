package agreement

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/steps"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service handles services agreements.
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
	// Articles returns what the marketplace itself has published for hosts.
	Articles Articles
}

// Articles reads published pages.
type Articles interface {
	LiveTx(ctx context.Context, tx pgx.Tx, page article.Page, language string) (article.Article, bool, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/agreement", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}
