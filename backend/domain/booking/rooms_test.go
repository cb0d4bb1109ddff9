package booking_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/booking/change"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// Each room type has its capacity, and each traveler has one room (T-084).
func TestRoomsThatHelpersGive(t *testing.T) {
	room := func(kind booking.Room, travelers ...int) booking.RoomChoice {
		return booking.RoomChoice{RoomType: kind, Travelers: travelers}
	}
	for name, c := range map[string]struct {
		travelers int
		rooms     []booking.RoomChoice
		field     string // of the rejected field; "" if the rooms are valid
	}{
		"one of each": {18, []booking.RoomChoice{room("single", 0), room("double", 1, 2), room("twin", 3, 4),
			room("triple", 5, 6, 7), room("quadruple", 8, 9, 10, 11), room("dormitory", 12, 13, 14, 15, 16),
			room("other", 17)}, ""},
		"half full":            {3, []booking.RoomChoice{room("quadruple", 2), room("triple", 0, 1)}, ""},
		"two in a single":      {2, []booking.RoomChoice{room("single", 0, 1)}, "travelersRooms.0"},
		"three in a twin":      {4, []booking.RoomChoice{room("single", 3), room("twin", 0, 1, 2)}, "travelersRooms.1"},
		"four in a triple":     {4, []booking.RoomChoice{room("triple", 0, 1, 2, 3)}, "travelersRooms.0"},
		"five in a quadruple":  {5, []booking.RoomChoice{room("quadruple", 0, 1, 2, 3, 4)}, "travelersRooms.0"},
		"an empty room":        {1, []booking.RoomChoice{room("single", 0), room("double")}, "travelersRooms.1"},
		"an unknown type":      {1, []booking.RoomChoice{room("igloo", 0)}, "travelersRooms.0"},
		"somebody without one": {3, []booking.RoomChoice{room("double", 0, 1)}, "travelersRooms"},
		"somebody with two":    {2, []booking.RoomChoice{room("double", 0, 1), room("single", 1)}, "travelersRooms"},
		"somebody else":        {2, []booking.RoomChoice{room("double", 0, 5)}, "travelersRooms"},
	} {
		err := booking.CheckGivenRooms(c.travelers, c.rooms)
		if c.field == "" && err != nil || c.field != "" && fieldsOf(err)[c.field] == "" {
			t.Errorf("%s: %v %v", name, err, fieldsOf(err))
		}
	}
}

func fieldsOf(err error) map[string]string {
	if refused := (*apierr.Error)(nil); errors.As(err, &refused) {
		return refused.Fields
	}
	return nil
}

// Staff assigns rooms that travelers cannot choose; the customer sees them, and their private room is removed
// (T-084).
func TestHelperGivesAPartyOtherRooms(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	b := bookParty(t, w, "ada@example.com", booking.Choices{
		Spots: 5, Rooms: []booking.RoomChoice{
			{RoomType: booking.RoomTwoBeds, Travelers: []int{0, 1}}, {RoomType: booking.RoomTwoBeds, Travelers: []int{2, 3}},
			{RoomType: booking.RoomPrivate, Travelers: []int{4}},
		},
	})
	before := booksOf(t, w, b.id)
	wish := change.Wish{Rooms: []booking.RoomChoice{{RoomType: booking.RoomTriple, Travelers: []int{0, 1, 4}},
		{RoomType: booking.RoomSharedBed, Travelers: []int{2, 3}}}}
	if _, err := w.Bookings.Changes.PreviewChange(w.As(b.customer, "traveler"), b.id,
		wish); testkit.Code(err) != apierr.CodeInvalid {
		t.Errorf("a traveler chooses a triple: %v", err)
	}
	admin := w.As(uuid.New(), "admin")
	p, err := w.Bookings.Changes.PreviewChange(admin, b.id, wish)
	testkit.Must(t, err)
	_, _, err = w.Bookings.Changes.UpdateBooking(admin, b.id, uuid.NewString(),
		change.Change{Wish: wish, Version: p.Version, TotalMinor: p.TotalMinor, Option: booking.PayMinimum})
	testkit.Must(t, err)
	got, err := w.Bookings.View.Get(w.As(b.customer, "traveler"), b.id)
	testkit.Must(t, err)
	if len(got.TravelersRooms) != 2 || got.TravelersRooms[0].RoomType != api.RoomTypeTriple ||
		!slices.Equal(got.TravelersRooms[0].Travelers, []int{0, 1, 4}) {
		t.Errorf("rooms %+v", got.TravelersRooms)
	}
	if after := booksOf(t, w, b.id); after.TotalMinor >= before.TotalMinor || after.PaidMinor > before.PaidMinor {
		t.Errorf("books %+v after %+v", after, before)
	}
	if n := w.Count(t, "SELECT single_supplement_taken FROM trip"); n != 0 {
		t.Errorf("%d private rooms are taken", n)
	}
}
