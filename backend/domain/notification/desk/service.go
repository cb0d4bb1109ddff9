package desk

import (
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/whole"
)

// Service reads, resends and rewords emails.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Clock   tenant.Clock
	Tenants *tenant.Store
	Mail    *notification.Service
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("notification/desk", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Handlers returns the handlers of the operations on emails and notices.
func (s *Service) Handlers() rest.Mount {
	return HTTP{HTTP: notification.HTTP{Service: s.Mail}, Desk: s}
}
