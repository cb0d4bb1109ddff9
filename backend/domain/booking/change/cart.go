package change

import (
	"fmt"
	"slices"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

// WishItem is an add-on in the client's cart: a booked one by its id, a new one by offer and traveler.
type WishItem struct {
	ID            uuid.UUID           `json:"addOnId"`
	OfferID       uuid.UUID           `json:"offerId"`
	ParticipantID uuid.UUID           `json:"user"`
	Status        booking.AddOnStatus `json:"status"`
}

// Wish is the booking that a traveler wants. Nil rooms are unchanged.
type Wish struct {
	Items []WishItem           `json:"addOns"`
	Rooms []booking.RoomChoice `json:"travelersRooms"`
}

// CartFacts are the inputs of a cart.
type CartFacts struct {
	Travelers      map[int]uuid.UUID    // by position in the party
	Items          []booking.CartItem   // booked
	Rooms          []booking.RoomChoice // booked
	Offers         []capacity.Offer
	SupplementUnit int64 // what a traveler pays for a private room
	TotalMinor     int64 // of the booking before the change
	PaidMinor      int64
	DueMinor       int64
	FullOnly       bool // the final payment is due: only the full balance is accepted
	Refundable     bool // the trip is further away than the cancellation window
	AnyRoom        bool // staff changes the booking, who may assign rooms of every type (T-084)
}

// CartLine is one line of the summary, with its undo (T-115).
type CartLine struct {
	AddOnID     uuid.UUID        `json:"addOnId"`
	Label       string           `json:"label"`
	AmountMinor int64            `json:"amountMinor"`
	Kind        booking.LineKind `json:"kind"`
}

// Cart is a change to a booking with all its costs (T-097).
type Cart struct {
	Items        []booking.CartItem   `json:"items"` // all add-ons, each with its status in the cart
	Added        []CartLine           `json:"added"`
	Removed      []CartLine           `json:"removed"`
	Rooms        []booking.RoomChoice `json:"rooms"`
	RoomsChanged bool                 `json:"roomsChanged"`
	// TotalMinor is the change of the booking's price; CreditMinor is the part that an earlier overpayment
	// covers.
	TotalMinor  int64 `json:"totalMinor"`
	CreditMinor int64 `json:"creditMinor"`
	// MinimumMinor and FullMinor are what can be paid with the change; both 0 if nothing can.
	MinimumMinor int64           `json:"minimumMinor"`
	FullMinor    int64           `json:"fullMinor"`
	RefundMinor  int64           `json:"refundMinor"` // what is refunded to the card
	Outcome      booking.Balance `json:"outcome"`
}

// Changed reports whether the cart differs from what is booked.
func (c Cart) Changed() bool { return c.RoomsChanged || len(c.Added) > 0 || len(c.Removed) > 0 }

// NewItems lists what the cart adds.
func (c Cart) NewItems() []booking.CartItem { return c.with(booking.AddOnPendingAddition) }

// Gone lists what the cart removes.
func (c Cart) Gone() []booking.CartItem { return c.with(booking.AddOnPendingRemoval) }

func (c Cart) with(status booking.AddOnStatus) []booking.CartItem {
	var items []booking.CartItem
	for _, i := range c.Items {
		if i.Status == status {
			items = append(items, i)
		}
	}
	return items
}

// BuildCart computes the whole change as a pure function: which add-ons are added and removed, the rooms, and
// every amount. Private rooms follow from the rooms alone (T-166); new add-ons cost what the trip currently
// offers them for, removed ones return what they were booked for.
func BuildCart(f CartFacts, wish Wish) (Cart, error) {
	c := Cart{Rooms: f.Rooms, Added: []CartLine{}, Removed: []CartLine{}}
	who := map[uuid.UUID]bool{}
	for _, id := range f.Travelers {
		who[id] = true
	}
	if err := c.keep(f, wish); err != nil {
		return c, err
	}
	if err := c.add(f, wish, who); err != nil {
		return c, err
	}
	if err := c.chooseRooms(f, wish); err != nil {
		return c, err
	}
	if err := c.checkNights(); err != nil {
		return c, err
	}
	return c, c.sum(f)
}

// keep divides the booked add-ons into those that stay and those that are removed.
func (c *Cart) keep(f CartFacts, wish Wish) error {
	known := map[uuid.UUID]bool{}
	for _, item := range f.Items {
		known[item.ID] = true
		item.Status = booking.AddOnConfirmed
		for _, w := range wish.Items {
			if w.ID != item.ID || w.Status != booking.AddOnPendingRemoval {
				continue
			}
			if item.Type == booking.AddOnSingleSupplement {
				return apierr.InvalidField("addOns", "To remove a private room, change the rooms")
			}
			item.Status = booking.AddOnPendingRemoval
		}
		c.Items = append(c.Items, item)
	}
	for i, w := range wish.Items {
		if w.Status == booking.AddOnPendingRemoval && !known[w.ID] {
			return apierr.InvalidField(fmt.Sprintf("addOns.%d", i), "This add-on isn’t on the booking")
		}
	}
	return nil
}

func (c *Cart) add(f CartFacts, wish Wish, who map[uuid.UUID]bool) error {
	offers := map[uuid.UUID]capacity.Offer{}
	for _, o := range f.Offers {
		offers[o.ID] = o
	}
	for i, w := range wish.Items {
		if w.Status != booking.AddOnPendingAddition {
			continue
		}
		field := fmt.Sprintf("addOns.%d", i)
		offer, offered := offers[w.OfferID]
		switch {
		case !offered:
			return apierr.InvalidField(field, "This trip doesn’t offer that")
		case !who[w.ParticipantID]:
			return apierr.InvalidField(field, "This traveler isn’t on the booking")
		case slices.ContainsFunc(c.Items, func(i booking.CartItem) bool {
			return i.OfferID == w.OfferID && i.ParticipantID == w.ParticipantID && i.Status != booking.AddOnPendingRemoval
		}):
			return apierr.InvalidField(field, "Choose this once per traveler")
		}
		item := booking.OfferItem(offer, w.ParticipantID)
		item.Status = booking.AddOnPendingAddition
		c.Items = append(c.Items, item)
	}
	return nil
}

// chooseRooms sets the new rooms and adjusts the private rooms: each traveler who sleeps alone has one
// supplement, everyone else none (T-269).
func (c *Cart) chooseRooms(f CartFacts, wish Wish) error {
	if wish.Rooms == nil {
		return nil
	}
	if err := checkRoomsOf(f, wish.Rooms); err != nil {
		return err
	}
	c.RoomsChanged = !sameRooms(f.Rooms, wish.Rooms)
	c.Rooms = wish.Rooms
	alone := map[uuid.UUID]bool{}
	for _, room := range wish.Rooms {
		if room.RoomType == booking.RoomPrivate {
			alone[f.Travelers[room.Travelers[0]]] = true
		}
	}
	for i, item := range c.Items {
		if item.Type != booking.AddOnSingleSupplement {
			continue
		}
		if !alone[item.ParticipantID] {
			c.Items[i].Status = booking.AddOnPendingRemoval
		}
		delete(alone, item.ParticipantID)
	}
	for _, position := range booking.Positions(f.Travelers) {
		if id := f.Travelers[position]; alone[id] {
			item := booking.PrivateRoomItem(id, f.SupplementUnit)
			item.Status = booking.AddOnPendingAddition
			c.Items = append(c.Items, item)
		}
	}
	return nil
}

// checkNights allows one night before and one after the trip for each traveler (T-263).
func (c *Cart) checkNights() error {
	type bed struct {
		who    uuid.UUID
		timing string
	}
	beds := map[bed]bool{}
	for _, i := range c.Items {
		if !isBed(i) || !i.Status.Selected() {
			continue
		}
		at := bed{i.ParticipantID, i.Timing}
		if beds[at] {
			return apierr.InvalidField("addOns", booking.ReasonOneNight)
		}
		beds[at] = true
	}
	return nil
}

func (c *Cart) sum(f CartFacts) error {
	for _, item := range c.Items {
		if !item.Status.Changed() {
			continue
		}
		amount, err := money.Mul(item.UnitMinor, int64(item.Quantity))
		if err != nil {
			return err
		}
		line := CartLine{AddOnID: item.ID, Label: item.Name, AmountMinor: amount, Kind: booking.LineKindOf(item.ServiceType)}
		if item.Status == booking.AddOnPendingRemoval {
			if !f.Refundable && amount > 0 {
				return apierr.New(apierr.CodeIllegalState, reasonTooClose)
			}
			line.AmountMinor = -amount
			c.Removed = append(c.Removed, line)
		} else {
			c.Added = append(c.Added, line)
		}
		if c.TotalMinor, err = money.Add(c.TotalMinor, line.AmountMinor); err != nil {
			return err
		}
	}
	c.Outcome = booking.BalanceOf(c.TotalMinor, f.DueMinor)
	credit := max(0, -f.DueMinor)
	c.CreditMinor = max(0, min(credit, c.TotalMinor))
	if pay := c.TotalMinor - c.CreditMinor; c.TotalMinor > 0 && pay > 0 {
		c.MinimumMinor, c.FullMinor = pay, f.DueMinor+c.TotalMinor
		if f.FullOnly {
			c.MinimumMinor = c.FullMinor
		}
	}
	if c.Outcome == booking.BalanceRefundNeeded {
		// What was overpaid before the change stays credit, as it was.
		c.RefundMinor = min(-c.TotalMinor-max(0, f.DueMinor), max(0, f.PaidMinor))
	}
	return nil
}

// checkRoomsOf gives each traveler one room, by the rules for parties (T-165…T-168), or those for staff.
func checkRoomsOf(f CartFacts, rooms []booking.RoomChoice) error {
	index := map[int]int{}
	for i, p := range booking.Positions(f.Travelers) {
		index[p] = i
	}
	c := booking.Choices{Spots: len(f.Travelers)}
	for _, room := range rooms {
		r := booking.RoomChoice{RoomType: room.RoomType}
		for _, p := range room.Travelers {
			i, known := index[p]
			if !known {
				return apierr.InvalidField("travelersRooms", "Choose one room for each traveler")
			}
			r.Travelers = append(r.Travelers, i)
		}
		c.Rooms = append(c.Rooms, r)
	}
	if f.AnyRoom {
		return booking.CheckGivenRooms(c.Spots, c.Rooms)
	}
	return c.CheckRooms()
}

func sameRooms(a, b []booking.RoomChoice) bool {
	return slices.EqualFunc(a, b, func(x, y booking.RoomChoice) bool {
		return x.RoomType == y.RoomType && slices.Equal(x.Travelers, y.Travelers)
	})
}

// Editing returns whether rooms and add-ons of a booking can be changed, and why not (T-172): by the customer,
// from the first payment until the operator's numbers are final.
func Editing(primary bool, of trip.Trip, status booking.Status, pendingCancellation bool,
	today civil.Date) (bool, string) {
	switch {
	case !primary:
		return false, "Only the traveler who booked can change it."
	case pendingCancellation || status == booking.Cancelled:
		return false, "This booking is canceled."
	case status != booking.Pending && status != booking.Confirmed:
		return false, "You can choose rooms and add-ons after you pay the deposit."
	}
	switch of.Status {
	case trip.HostApproved, trip.EarlyConfirmed, trip.Live, trip.ReadyToConfirm, trip.Confirmed:
	default:
		return false, "You can no longer change this trip."
	}
	if today.After(of.BookingsDeadline) {
		return false, "The bookings deadline has passed, so this booking is final."
	}
	return true, ""
}
