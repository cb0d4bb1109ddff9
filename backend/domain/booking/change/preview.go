package change

import (
	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/trip/capacity"
)

// Change is what a traveler sends to have a booking changed (T-220). TotalMinor is the amount shown to him; it is
// compared with the server's and never used.
type Change struct {
	Wish       Wish                  `json:"wish"`
	Version    int64                 `json:"version"`
	TotalMinor int64                 `json:"totalMinor"`
	Option     booking.PaymentOption `json:"option"`
	PayMinor   int64                 `json:"payMinor"`
	Method     string                `json:"method"`
	// CreditMinor is the part of PayMinor that the customer's credit pays.
	CreditMinor int64      `json:"creditMinor,omitempty"`
	CardID      *uuid.UUID `json:"cardId,omitempty"` // a kept card pays instead
	SaveCard    bool       `json:"saveCard,omitempty"`
	// InsuranceQuoteID accepts the repriced insurance; its adjustment is a part of PayMinor.
	InsuranceQuoteID *uuid.UUID `json:"insuranceQuoteId,omitempty"`
}

// Preview is a cart with the ground it stands on.
type Preview struct {
	Cart
	Totals   payment.Totals
	Currency string
	Version  int64
	Editable bool
	Reason   string // why it is not editable
	Offers   []capacity.Offer
	Left     capacity.Places
	// UpgradeUnitMinor is the price of one private room; the upgrade is offered to parties for which there are enough
	// (T-118, T-165).
	UpgradeUnitMinor int64
	UpgradeOffered   bool
	// Choices are the add-ons that are booked or can be, RoomRules how the party can sleep.
	Choices   []Choice
	RoomRules RoomRules
	Travelers []PartyMember
	// Error is why the cart could not be confirmed now (T-123).
	Error string
	// TransferWarning tells that the cart changes nights beside which a ride is booked (T-173).
	TransferWarning string
	// Insurance is what the change does to the booking's insurance; InsuranceError why that is not known (T-237).
	Insurance      insurance.Quote
	InsuranceError string
}
