package file

import (
	"net/http"

	"caravan/backend/platform/rest"
)

// Handlers returns the handlers of this domain's operations.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// Routes serves the images.
func (s *Service) Routes() []rest.Route {
	return []rest.Route{{Method: http.MethodGet, Path: Path, Handler: s, For: rest.People}}
}
