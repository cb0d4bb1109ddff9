package session

import (
	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/standin"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service implements sign-in and sessions.
type Service struct {
	Deps

	session sessionCache
	callers callers
	decoys  decoys
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Kratos   identity.Kratos
	Clock    tenant.Clock
	Members  *identity.Service
	StandIns *standin.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("identity/session", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of sign-in and sessions.
type HTTP struct {
	Service *Service
	Shown   identity.Shown
}
