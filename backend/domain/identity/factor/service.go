package factor

import (
	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/session"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service manages second factors.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Kratos   identity.Kratos
	Clock    tenant.Clock
	Sealer   *seal.Sealer // seals the state of a passkey challenge
	Secure   bool         // browsers use https
	Members  *identity.Service
	Sessions *session.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("identity/factor", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of second factors.
type HTTP struct {
	Service *Service
	Shown   identity.Shown
}
