package booking_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/change"
	"caravan/backend/testkit"
)

// An add-on goes from available to chosen and back; a latecomer is told that it is sold out.
func TestChoicesSayWhatEachTravelerCanHave(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{ActivityPlaces: 1})
	b := bookParty(t, w, "ada@example.com", booking.Choices{Spots: 2})
	of := func(wish change.Wish, traveler uuid.UUID) change.Choice {
		t.Helper()
		choices := b.preview(t, w, wish).Choices
		i := slices.IndexFunc(choices, func(c change.Choice) bool {
			return c.OfferID == w.Activity && c.ParticipantID == traveler
		})
		if i < 0 {
			t.Fatalf("nothing to choose for %s in %+v", traveler, choices)
		}
		return choices[i]
	}
	if c := of(change.Wish{}, b.people[1]); c.Status != booking.AddOnAvailable || c.Next != booking.AddOnPendingAddition ||
		c.Reason != "" {
		t.Errorf("can be had: %+v", c)
	}
	wish := change.Wish{Items: []change.WishItem{{OfferID: w.Activity, ParticipantID: b.people[0],
		Status: booking.AddOnPendingAddition}}}
	if c := of(wish, b.people[0]); c.Status != booking.AddOnPendingAddition || c.Next != booking.AddOnAvailable ||
		c.Reason != "" {
		t.Errorf("chosen: %+v", c)
	}
	if c := of(wish, b.people[1]); c.Reason != "Sold out" {
		t.Errorf("the last place is in the cart: %+v", c)
	}
	_, err := b.change(t, w, wish, w.Token(t, bookingtest.Good))
	testkit.Must(t, err)
	if c := of(change.Wish{}, b.people[0]); c.Status != booking.AddOnConfirmed || c.Next != booking.AddOnPendingRemoval ||
		c.Reason != "" {
		t.Errorf("booked: %+v", c)
	}
}

// A party's room options follow from its size, what it has and what is left (T-165 to T-170).
func TestRoomRulesFollowFromPartyAndSupply(t *testing.T) {
	people := func(n int) change.CartFacts {
		f := change.CartFacts{Travelers: map[int]uuid.UUID{}}
		for i := range n {
			f.Travelers[i] = uuid.New()
		}
		return f
	}
	shared := change.Cart{Rooms: []booking.RoomChoice{{RoomType: booking.RoomTwoBeds, Travelers: []int{0, 1}}}}
	if r := change.RoomRulesOf(people(2), shared, 2, ""); !r.Editable || !r.UpgradeOffered || r.AllPrivate ||
		len(r.Rooms) != 1 ||
		!slices.Equal(r.Rooms[0].Types, []booking.Room{booking.RoomTwoBeds, booking.RoomSharedBed}) {
		t.Errorf("a pair: %+v", r)
	}
	if r := change.RoomRulesOf(people(2), shared, 1, ""); r.UpgradeOffered {
		t.Errorf("one private room for two: %+v", r)
	}
	if r := change.RoomRulesOf(people(2), change.Cart{Rooms: private(0, 1)}, 0, ""); !r.UpgradeOffered || !r.AllPrivate {
		t.Errorf("the switch cannot be turned off: %+v", r)
	}
	if r := change.RoomRulesOf(people(3), shared, 1, ""); len(r.Rooms) != 2 || r.Rooms[1].Travelers != 1 ||
		!slices.Equal(r.Rooms[1].Types, []booking.Room{booking.RoomTwoBeds, booking.RoomPrivate}) {
		t.Errorf("the last of an odd party: %+v", r)
	}
	if r := change.RoomRulesOf(people(1), change.Cart{}, 0, ""); r.Editable ||
		r.Reason != "This trip has no private rooms left." {
		t.Errorf("alone without a private room: %+v", r)
	}
	if r := change.RoomRulesOf(people(1), change.Cart{}, 1, ""); !r.Editable {
		t.Errorf("alone with a private room to have: %+v", r)
	}
	if r := change.RoomRulesOf(people(2), shared, 2, "Final."); r.Editable || r.Reason != "Final." {
		t.Errorf("closed: %+v", r)
	}
}
