package triprequest

import (
	"caravan/backend/platform/rest"
)

// Handlers returns the handlers of this domain's operations.
func (s *Service) Handlers() rest.Mount {
	return HTTP{Service: s, questions: questions{Service: s.Questions}}
}
