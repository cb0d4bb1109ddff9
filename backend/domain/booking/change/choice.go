package change

import (
	"slices"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/trip/capacity"
)

// PartyMember is a member of a party whose booking is changed.
type PartyMember struct {
	ID                  uuid.UUID
	Position            int
	FirstName, LastName string
}

// Choice is an add-on of one traveler that is booked or bookable.
type Choice struct {
	booking.CartItem
	Description string
	Next        booking.AddOnStatus // its status once chosen
	Reason      string              // why it cannot be chosen; empty if it can
}

// Reasons why an add-on or a room cannot be chosen.
const (
	reasonSoldOut   = "Sold out"
	reasonTooClose  = "It’s too close to departure to remove this add-on. It’s no longer refundable."
	reasonNoPrivate = "This trip has no private rooms left."
)

// ChoicesOf lists each traveler's add-ons in a cart and the available ones, in the order of the offers. Booked
// add-ons that are no longer offered come last. While the booking is closed to changes, that is the reason for
// all.
func ChoicesOf(f CartFacts, c Cart, left capacity.Places, closed string) []Choice {
	var all []Choice
	offered := map[uuid.UUID]bool{}
	for _, offer := range f.Offers {
		offered[offer.ID] = true
		for _, position := range booking.Positions(f.Travelers) {
			item := c.itemOf(offer, f.Travelers[position])
			choice := Choice{CartItem: item, Description: offer.Description, Next: item.Status.Toggle(), Reason: closed}
			if closed == "" {
				choice.Reason = c.reasonOf(f, item, left)
			}
			all = append(all, choice)
		}
	}
	for _, item := range c.Items {
		if item.Type == booking.AddOnSingleSupplement || offered[item.OfferID] {
			continue
		}
		choice := Choice{CartItem: item, Next: item.Status.Toggle(), Reason: closed}
		if closed == "" {
			choice.Reason = c.reasonOf(f, item, left)
		}
		all = append(all, choice)
	}
	return all
}

// itemOf returns a traveler's add-on of an offer: as booked, as in the cart, or as it could be added (T-116).
func (c Cart) itemOf(offer capacity.Offer, traveler uuid.UUID) booking.CartItem {
	for _, item := range c.Items {
		if item.OfferID == offer.ID && item.ParticipantID == traveler {
			return item
		}
	}
	item := booking.OfferItem(offer, traveler)
	item.Status = booking.AddOnAvailable
	return item
}

// reasonOf returns why an add-on can neither be added nor removed. A pending change can always be undone.
func (c Cart) reasonOf(f CartFacts, item booking.CartItem, left capacity.Places) string {
	switch item.Status {
	case booking.AddOnConfirmed:
		if !f.Refundable && item.UnitMinor > 0 {
			return reasonTooClose
		}
	case booking.AddOnAvailable:
		if isBed(item) && slices.ContainsFunc(c.Items, func(other booking.CartItem) bool {
			return isBed(other) && other.Timing == item.Timing && other.ParticipantID == item.ParticipantID &&
				other.Status.Selected()
		}) {
			return booking.ReasonOneNight
		}
		same := []booking.CartItem{item}
		for _, added := range c.NewItems() {
			if added.OfferID == item.OfferID {
				same = append(same, added)
			}
		}
		if !left.Fit(booking.TakeOf(same)) {
			return reasonSoldOut
		}
	}
	return ""
}

// isBed distinguishes nights before and after the trip (T-263) from those of the trip itself.
func isBed(i booking.CartItem) bool {
	return i.ServiceType == "accommodation" && i.Timing != "onTrip"
}

// RoomRules describes the room arrangements open to a party.
type RoomRules struct {
	Editable bool
	Reason   string // why the rooms cannot be changed
	// AllPrivate reports whether everyone in a party has a private room, UpgradeOffered whether they may (T-165).
	AllPrivate     bool
	UpgradeOffered bool
	Rooms          []RoomPlaces // of the party while it shares rooms
}

// RoomPlaces is a room for one or two travelers and its possible types, the preferred first (T-264).
type RoomPlaces struct {
	Travelers int
	Types     []booking.Room
}

// RoomRulesOf returns how the party of a cart can sleep. privateLeft is how many private rooms are available; the
// party keeps its own. A single traveler without one has nothing to choose (T-169, T-170).
func RoomRulesOf(f CartFacts, c Cart, privateLeft int, closed string) RoomRules {
	n := len(f.Travelers)
	private := privateLeft + booking.TakeOf(f.Items).Supplements
	alone := slices.ContainsFunc(c.Rooms, func(room booking.RoomChoice) bool {
		return room.RoomType == booking.RoomPrivate
	})
	shares := slices.ContainsFunc(c.Rooms, func(room booking.RoomChoice) bool {
		return room.RoomType != booking.RoomPrivate
	})
	r := RoomRules{Editable: true, AllPrivate: n > 1 && alone && !shares}
	// The switch remains visible while it is on, so that it can be turned off if the rooms sell out in the
	// meantime.
	r.UpgradeOffered = booking.UpgradeOffered(n, booking.UpgradeAvailable(private, n, r.AllPrivate))
	switch {
	case closed != "":
		r.Editable, r.Reason = false, closed
	case n == 1 && private == 0 && !alone:
		r.Editable, r.Reason = false, reasonNoPrivate
	}
	for i := 0; i < n; i += 2 {
		room := RoomPlaces{Travelers: min(2, n-i), Types: []booking.Room{booking.RoomTwoBeds, booking.RoomSharedBed}}
		if room.Travelers == 1 {
			room.Types = []booking.Room{booking.RoomTwoBeds}
			if private > 0 || alone {
				room.Types = append(room.Types, booking.RoomPrivate)
			}
		}
		r.Rooms = append(r.Rooms, room)
	}
	return r
}
