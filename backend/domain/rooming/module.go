package rooming

import "caravan/backend/platform/rest"

// Handlers answer the operations of this domain.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }
