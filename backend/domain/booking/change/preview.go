package change

import (
	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/trip/capacity"
)

// Change is a traveler's request to change a booking (T-220). TotalMinor is the amount that was shown; it is
// compared with the server's and never used.
type Change struct {
	Wish       Wish                  `json:"wish"`
	Version    int64                 `json:"version"`
	TotalMinor int64                 `json:"totalMinor"`
	Option     booking.PaymentOption `json:"option"`
	PayMinor   int64                 `json:"payMinor"`
	Method     string                `json:"method"`
	// CreditMinor is the part of PayMinor paid with the customer's credit.
	CreditMinor int64      `json:"creditMinor,omitempty"`
	CardID      *uuid.UUID `json:"cardId,omitempty"` // a saved card pays instead
	SaveCard    bool       `json:"saveCard,omitempty"`
	// InsuranceQuoteID accepts the repriced insurance; its adjustment is part of PayMinor.
	InsuranceQuoteID *uuid.UUID `json:"insuranceQuoteId,omitempty"`
}

// Preview is a cart with its inputs.
type Preview struct {
	Cart
	Totals   payment.Totals
	Currency string
	Version  int64
	Editable bool
	Reason   string // why it is not editable
	Offers   []capacity.Offer
	Left     capacity.Places
	// UpgradeUnitMinor is the price of one private room; the upgrade is offered to parties for which there are
	// enough (T-118, T-165).
	UpgradeUnitMinor int64
	UpgradeOffered   bool
	// Choices are the booked and bookable add-ons, RoomRules how the party can sleep.
	Choices   []Choice
	RoomRules RoomRules
	Travelers []PartyMember
	// Error is why the cart cannot be confirmed now (T-123).
	Error string
	// TransferWarning is set if the cart changes nights next to which a transfer is booked (T-173).
	TransferWarning string
	// Insurance is the effect of the change on the booking's insurance; InsuranceError why it is unknown (T-237).
	Insurance      insurance.Quote
	InsuranceError string
}
