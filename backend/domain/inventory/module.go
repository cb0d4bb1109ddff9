package inventory

import "caravan/backend/platform/rest"

// Handlers answer the operations of this domain.
func (u *Uses) Handlers() rest.Mount { return HTTP{Service: u.Departures, Uses: u} }
