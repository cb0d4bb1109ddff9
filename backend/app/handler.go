package app

import (
	"caravan/backend/domain/auditlog"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
)

// Each domain's operations are promoted into one handler; an operation that nobody implements does not compile.
type (
	tenantHTTP   = tenant.HTTP
	identityHTTP = identity.HTTP
	auditlogHTTP = auditlog.HTTP
)

type fallback struct{ api.UnimplementedHandler }

type handler struct {
	tenantHTTP
	identityHTTP
	auditlogHTTP
	fallback
}

var _ api.Handler = handler{}
