package app

import (
	"caravan/backend/domain/auditlog"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"

	"github.com/riverqueue/river"
)

// wireDomains builds each domain's service and hands it the others it asks for.
func (s *Services) wireDomains() error {
	s.Identity = &identity.Service{DB: s.DB, Kratos: s.Kratos, Clock: s.Clock, Outbox: s.Outbox}
	return nil
}

// handler composes the REST operations.
func (s *Services) handler() handler {
	return handler{
		tenantHTTP:   tenant.HTTP{DB: s.DB, Environment: s.Config.Environment, MailInboxURL: s.Config.MailInboxURL},
		identityHTTP: identity.HTTP{Service: s.Identity},
		auditlogHTTP: auditlog.HTTP{DB: s.DB},
	}
}

// addWorkers registers the jobs of every domain.
func (s *Services) addWorkers(w *river.Workers) {}

// periodic lists the jobs that the clock starts.
func (s *Services) periodic() []*river.PeriodicJob { return nil }
