package directory

import (
	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/invite"
	"caravan/backend/domain/identity/session"
	"caravan/backend/domain/identity/standin"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/whole"
)

// Service implements what admins and the deployment's operators do for people.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Jobs     jobs.Inserter
	Kratos   identity.Kratos
	Tenants  *tenant.Store // every marketplace, for what the deployment's operators do to an account
	Clock    tenant.Clock
	Mailer   identity.Mailer
	Shown    identity.Shown
	Members  *identity.Service
	Links    *invite.Service
	StandIns *standin.Service
	Sessions *session.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("identity/directory", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// HTTP serves the operations of admins and the deployment's operators on people.
type HTTP struct{ Service *Service }
