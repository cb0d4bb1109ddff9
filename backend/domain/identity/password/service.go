package password

import (
	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/invite"
	"caravan/backend/domain/identity/session"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/whole"
)

// Service sets passwords.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Jobs     jobs.Inserter
	Kratos   identity.Kratos
	Tenants  *tenant.Store
	Clock    tenant.Clock
	Mailer   identity.Mailer
	Members  *identity.Service
	Links    *invite.Service
	Sessions *session.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("identity/password", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of passwords.
type HTTP struct {
	Service *Service
	Shown   identity.Shown
}
