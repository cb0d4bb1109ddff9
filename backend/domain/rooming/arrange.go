package rooming

import (
	"slices"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
)

// Room is a room of a trip with its occupants.
type Room struct {
	// ID is the traveler for whom it was booked first.
	ID        uuid.UUID
	Type      booking.Room
	Travelers []uuid.UUID
}

// Move places a traveler elsewhere than booked.
type Move struct {
	Traveler uuid.UUID
	// Room is nil for none.
	Room *uuid.UUID
	// Type is what the traveler had booked at the time.
	Type booking.Room
}

// Cause is why a move no longer applies.
type Cause string

// Causes.
const (
	Left     Cause = "left"
	NewType  Cause = "roomType"
	RoomGone Cause = "roomGone"
	Full     Cause = "full"
)

// Undone is a move that no longer applies.
type Undone struct {
	Move
	Cause Cause
}

// Plan is the arrangement of a trip's rooms.
type Plan struct {
	Rooms []Room
	// Unplaced have no room.
	Unplaced []uuid.UUID
	Undone   []Undone
	// Booked is the type that each traveler booked, "" for those who booked no room.
	Booked map[uuid.UUID]booking.Room
	// Moved are those in another room than booked.
	Moved map[uuid.UUID]bool
}

// Arrange moves travelers between booked rooms, earliest move first. Moves that no longer apply are undone; what
// was booked always applies.
func Arrange(travelers []uuid.UUID, booked []Room, moves []Move) Plan {
	p := Plan{Booked: map[uuid.UUID]booking.Room{}, Moved: map[uuid.UUID]bool{}}
	home := map[uuid.UUID]uuid.UUID{}
	kind := map[uuid.UUID]booking.Room{}
	for _, one := range travelers {
		p.Booked[one] = ""
	}
	for _, room := range booked {
		kind[room.ID] = room.Type
		for _, one := range room.Travelers {
			p.Booked[one], home[one] = room.Type, room.ID
		}
	}
	var kept []Move
	for _, m := range moves {
		if cause := broken(m, p.Booked, kind); cause != "" {
			p.Undone = append(p.Undone, Undone{m, cause})
		} else {
			kept = append(kept, m)
		}
	}
	for {
		p.place(travelers, booked, home, kept)
		i := p.tooMany(kept, home)
		if i < 0 {
			return p
		}
		p.Undone = append(p.Undone, Undone{kept[i], Full})
		kept = slices.Delete(kept, i, i+1)
	}
}

// broken returns why a move cannot apply, regardless of the others.
func broken(m Move, booked map[uuid.UUID]booking.Room, kind map[uuid.UUID]booking.Room) Cause {
	now, travels := booked[m.Traveler]
	switch {
	case !travels:
		return Left
	case now != m.Type:
		return NewType
	case m.Room == nil:
		return ""
	}
	to, known := kind[*m.Room]
	switch {
	case !known:
		return RoomGone
	case !suits(now, to):
		return NewType
	}
	return ""
}

// suits reports whether a traveler who booked a type may be in a room of another: only of the same type, or,
// without a booked room, in any that cost no more.
func suits(had, to booking.Room) bool {
	return had == to || had == "" && to != booking.RoomPrivate
}

func (p *Plan) place(travelers []uuid.UUID, booked []Room, home map[uuid.UUID]uuid.UUID, moves []Move) {
	at := map[uuid.UUID]*uuid.UUID{}
	for one, room := range home {
		at[one] = &room
	}
	clear(p.Moved)
	for _, m := range moves {
		at[m.Traveler], p.Moved[m.Traveler] = m.Room, true
	}
	in := map[uuid.UUID][]uuid.UUID{}
	p.Unplaced = nil
	for _, one := range travelers {
		if room := at[one]; room != nil {
			in[*room] = append(in[*room], one)
		} else {
			p.Unplaced = append(p.Unplaced, one)
		}
	}
	p.Rooms = make([]Room, len(booked))
	for i, room := range booked {
		p.Rooms[i] = Room{ID: room.ID, Type: room.Type, Travelers: in[room.ID]}
	}
}

// tooMany returns the last move into a room that exceeds its capacity, -1 if all fit.
func (p *Plan) tooMany(moves []Move, home map[uuid.UUID]uuid.UUID) int {
	for i, m := range slices.Backward(moves) {
		if m.Room == nil || home[m.Traveler] == *m.Room {
			continue
		}
		room := p.Rooms[slices.IndexFunc(p.Rooms, func(r Room) bool { return r.ID == *m.Room })]
		if most := booking.Sleeps(room.Type); most > 0 && len(room.Travelers) > most {
			return i
		}
	}
	return -1
}

// Fits reports whether a room has a bed for a traveler who is not in it.
func (p *Plan) Fits(traveler uuid.UUID, room Room) bool {
	most := booking.Sleeps(room.Type)
	return !slices.Contains(room.Travelers, traveler) && suits(p.Booked[traveler], room.Type) &&
		(most == 0 || len(room.Travelers) < most)
}

// Trades reports whether a traveler can swap with one of a full room.
func (p *Plan) Trades(traveler uuid.UUID, from *Room, other uuid.UUID, of Room) bool {
	if from != nil && from.ID == of.ID || p.Fits(traveler, of) || !suits(p.Booked[traveler], of.Type) {
		return false
	}
	return from == nil || suits(p.Booked[other], from.Type)
}
