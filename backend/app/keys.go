package app

import (
	"context"
	"net/http"
	"strings"

	"caravan/backend/app/door"
	"caravan/backend/domain/access"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// bearer returns the token of an Authorization header, or "".
func bearer(r *http.Request) string {
	token, _ := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	return strings.TrimSpace(token)
}

// tenantOf finds a request's tenant: an API key carries its own, all others are found by host name.
func (s *Server) tenantOf(r *http.Request) (tenant.Tenant, error) {
	if token := bearer(r); access.IsKey(token) && door.IsCall(r.URL.Path) {
		if id, err := access.ParseKey(token); err == nil {
			if t, err := s.tenants.ByID(r.Context(), id); err == nil {
				return t, nil
			}
		}
	}
	return s.tenants.ByHost(r.Context(), r.Host)
}

// withKey puts the operator that an API key acts for in the context, or returns why there is none.
func (s *Server) withKey(ctx context.Context, token string) (context.Context, error) {
	p, err := s.access.Authenticate(ctx, token)
	if err != nil {
		return door.WithAuthError(ctx, err), nil
	}
	if wait, ok := s.keyLimit.Take(p.KeyID.String()); !ok {
		return ctx, apierr.TooMany("This API key has made too many requests.", wait)
	}
	p.SessionToken = token
	return principal.With(ctx, p), nil
}
