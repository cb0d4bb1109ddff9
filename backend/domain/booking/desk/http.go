package desk

import (
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/booking/checkout"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/booking/hold"
	"caravan/backend/domain/booking/party"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/booking/waitlist"
)

// HTTP serves the operations of all rooms.
type HTTP struct {
	holdHTTP
	checkoutHTTP
	viewHTTP
	partyHTTP
	confirmHTTP
	changeHTTP
	cancelHTTP
	waitlistHTTP
}

type (
	checkoutHTTP = checkout.HTTP
	viewHTTP     = view.HTTP
	partyHTTP    = party.HTTP
	confirmHTTP  = confirm.HTTP
	changeHTTP   = change.HTTP
	cancelHTTP   = cancel.HTTP
	waitlistHTTP = waitlist.HTTP
	holdHTTP     = hold.HTTP
)

// HTTP gives the handlers of the desk's rooms.
func (k *Desk) HTTP() HTTP {
	return HTTP{
		holdHTTP{Service: k.Holds}, checkoutHTTP{Service: k.Checkout}, viewHTTP{Service: k.View}, partyHTTP{Service: k.Parties},
		confirmHTTP{Service: k.Confirms}, changeHTTP{Service: k.Changes}, cancelHTTP{Service: k.Cancels}, waitlistHTTP{Service: k.Waitlist},
	}
}
