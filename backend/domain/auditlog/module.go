package auditlog

import (
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/rest"
)

// Handlers returns the handlers of this domain's operations.
func (s *Sealer) Handlers() rest.Mount {
	return HTTP{DB: s.DB, Clock: tenant.Clock{Base: s.Clock}, Names: s.Names, People: s.People}
}
