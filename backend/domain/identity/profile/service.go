package profile

import (
	"context"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/session"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service implements people's own profiles.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Pictures Pictures
	Members  *identity.Service
	Sessions *session.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("identity/profile", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Pictures reports who may use an image.
type Pictures interface {
	MayUse(ctx context.Context, address string) (bool, error)
}

// HTTP serves the operations of people's own profiles.
type HTTP struct {
	Service *Service
	Shown   identity.Shown
}
