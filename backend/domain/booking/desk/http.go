package desk

import (
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/booking/checkout"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/booking/hold"
	"caravan/backend/domain/booking/move"
	"caravan/backend/domain/booking/party"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/booking/waitlist"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of all rooms.
type HTTP struct {
	rest.Refusals
	holdHTTP
	checkoutHTTP
	viewHTTP
	partyHTTP
	confirmHTTP
	changeHTTP
	cancelHTTP
	waitlistHTTP
	moveHTTP
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return bookingapi.Mount(h, c) }

type (
	checkoutHTTP = checkout.HTTP
	viewHTTP     = view.HTTP
	partyHTTP    = party.HTTP
	confirmHTTP  = confirm.HTTP
	changeHTTP   = change.HTTP
	cancelHTTP   = cancel.HTTP
	waitlistHTTP = waitlist.HTTP
	holdHTTP     = hold.HTTP
	moveHTTP     = move.HTTP
)

// Handlers returns the handlers of the rooms' operations.
func (k *Desk) Handlers() rest.Mount {
	return HTTP{
		holdHTTP: holdHTTP{Service: k.Holds}, checkoutHTTP: checkoutHTTP{Service: k.Checkout},
		viewHTTP: viewHTTP{Service: k.View}, partyHTTP: partyHTTP{Service: k.Parties},
		confirmHTTP: confirmHTTP{Service: k.Confirms}, changeHTTP: changeHTTP{Service: k.Changes},
		cancelHTTP: cancelHTTP{Service: k.Cancels}, waitlistHTTP: waitlistHTTP{Service: k.Waitlist},
		moveHTTP: moveHTTP{Service: k.Moves},
	}
}
