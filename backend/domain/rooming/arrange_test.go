package rooming_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/rooming"
	"caravan/backend/testkit/random"
)

// Whatever was booked and moved: everyone is in at most one room, no room that moves filled exceeds its capacity,
// nobody is in another type than booked, and undoing a move restores the booked room.
func TestRoomsHoldWhatWasBooked(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		var travelers []uuid.UUID
		var booked []rooming.Room
		home := map[uuid.UUID]uuid.UUID{}
		for range rapid.IntRange(0, 8).Draw(t, "rooms") {
			kind := rapid.SampledFrom([]booking.Room{booking.RoomPrivate, booking.RoomTwoBeds, booking.RoomSharedBed,
				booking.RoomTriple, booking.RoomDormitory}).Draw(t, "type")
			most := booking.Sleeps(kind)
			if most == 0 {
				most = 5
			}
			room := rooming.Room{Type: kind}
			for range rapid.IntRange(1, most).Draw(t, "sleepers") {
				room.Travelers = append(room.Travelers, uuid.New())
			}
			room.ID = room.Travelers[0]
			for _, one := range room.Travelers {
				home[one] = room.ID
			}
			travelers, booked = append(travelers, room.Travelers...), append(booked, room)
		}
		for range rapid.IntRange(0, 2).Draw(t, "without a room") {
			travelers = append(travelers, uuid.New())
		}
		all := append(slices.Clone(travelers), uuid.New()) // those who left are moved, too
		var moves []rooming.Move
		for _, one := range rapid.SliceOfDistinct(rapid.SampledFrom(all), rapid.ID).Draw(t, "moved") {
			m := rooming.Move{Traveler: one, Type: rapid.SampledFrom([]booking.Room{"", booking.RoomPrivate, booking.RoomTwoBeds,
				booking.RoomTriple}).Draw(t, "had")}
			if len(booked) > 0 && rapid.Bool().Draw(t, "into a room") {
				id := rapid.SampledFrom(booked).Draw(t, "to").ID
				m.Room = &id
			}
			moves = append(moves, m)
		}
		p := rooming.Arrange(travelers, booked, moves)

		at := map[uuid.UUID]int{}
		where := map[uuid.UUID]uuid.UUID{}
		for _, room := range p.Rooms {
			came := false
			for _, one := range room.Travelers {
				at[one]++
				where[one] = room.ID
				came = came || home[one] != room.ID
				if had := p.Booked[one]; had != room.Type && (had != "" || room.Type == booking.RoomPrivate) {
					t.Fatalf("a traveler who booked %q sleeps in %q", had, room.Type)
				}
			}
			if most := booking.Sleeps(room.Type); came && most > 0 && len(room.Travelers) > most {
				t.Fatalf("%d in a room for %d", len(room.Travelers), most)
			}
		}
		for _, one := range p.Unplaced {
			at[one]++
		}
		for _, one := range travelers {
			if at[one] != 1 {
				t.Fatalf("a traveler is in %d places", at[one])
			}
		}
		if len(at) != len(travelers) {
			t.Fatalf("%d of %d have a place", len(at), len(travelers))
		}
		for _, u := range p.Undone {
			if where[u.Traveler] != home[u.Traveler] {
				t.Fatalf("undone as %s, and not back where it was booked", u.Cause)
			}
		}
		if len(p.Undone)+len(p.Moved) != len(moves) {
			t.Fatalf("%d moves: %d kept, %d undone", len(moves), len(p.Moved), len(p.Undone))
		}
	})
}

// The effect of a booking's change on a move, by one rule each.
func TestChangesOfBookingsUndoMoves(t *testing.T) {
	ana, leo, mia, ida := uuid.New(), uuid.New(), uuid.New(), uuid.New()
	twin := func(who ...uuid.UUID) rooming.Room {
		return rooming.Room{ID: who[0], Type: booking.RoomTwoBeds, Travelers: who}
	}
	single := func(who uuid.UUID) rooming.Room {
		return rooming.Room{ID: who, Type: booking.RoomPrivate, Travelers: []uuid.UUID{who}}
	}
	into := []rooming.Move{{Traveler: mia, Room: &ana, Type: booking.RoomTwoBeds}}
	for name, c := range map[string]struct {
		travelers []uuid.UUID
		booked    []rooming.Room
		cause     rooming.Cause
	}{
		"nothing changed":                 {[]uuid.UUID{ana, mia}, []rooming.Room{twin(ana), twin(mia)}, ""},
		"the moved one left":              {[]uuid.UUID{ana}, []rooming.Room{twin(ana)}, rooming.Left},
		"the moved one has a private one": {[]uuid.UUID{ana, mia}, []rooming.Room{twin(ana), single(mia)}, rooming.NewType},
		"the room is private now":         {[]uuid.UUID{ana, mia}, []rooming.Room{single(ana), twin(mia)}, rooming.NewType},
		"who booked the room left":        {[]uuid.UUID{mia, ida}, []rooming.Room{twin(mia), twin(ida)}, rooming.RoomGone},
		"a companion joined in the room": {[]uuid.UUID{ana, leo, mia}, []rooming.Room{twin(ana, leo), twin(mia)},
			rooming.Full},
	} {
		p := rooming.Arrange(c.travelers, c.booked, into)
		switch {
		case c.cause == "" && (len(p.Undone) > 0 || len(p.Rooms[0].Travelers) != 2 || len(p.Rooms[1].Travelers) != 0):
			t.Errorf("%s: %+v", name, p)
		case c.cause != "" && (len(p.Undone) != 1 || p.Undone[0].Cause != c.cause):
			t.Errorf("%s: undone %+v", name, p.Undone)
		}
	}
}
