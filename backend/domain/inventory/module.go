package inventory

import "caravan/backend/platform/rest"

// Handlers returns the handlers of this domain's operations.
func (u *Uses) Handlers() rest.Mount { return HTTP{Service: u.Departures, Uses: u} }
