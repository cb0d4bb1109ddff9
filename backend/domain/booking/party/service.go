package party

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article"
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service manages the travelers of bookings.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB     *db.DB
	Clock  tenant.Clock
	Trips  booking.Trips
	Forms  booking.Forms
	People booking.People
	View   *view.Service
	// Articles returns the terms that the marketplace itself has published.
	Articles Articles
}

// Articles reads published pages.
type Articles interface {
	LiveTx(ctx context.Context, tx pgx.Tx, page article.Page, language string) (article.Article, bool, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("booking/party", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of travelers.
type HTTP struct{ Service *Service }
