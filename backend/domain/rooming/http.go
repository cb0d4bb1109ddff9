package rooming

import (
	"context"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/roomingapi"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's rooming tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return roomingapi.Mount(h, c) }

// GetRooming implements getRooming.
func (h HTTP) GetRooming(ctx context.Context, params roomingapi.GetRoomingParams) (*roomingapi.RoomingAnswer, error) {
	out, err := answer(h.Service.Of(ctx, params.ID))
	switch {
	case err != nil:
	case principal.OnlyLooks(ctx):
		out.Data.Editable, out.Data.Reason = false, trip.Words(principal.LooksOnly)
	case principal.Supports(ctx):
		out.Data.Editable, out.Data.Reason = false, trip.Words(principal.SupportLooks)
	}
	return out, err
}

// MoveTravelers implements moveTravelers.
func (h HTTP) MoveTravelers(ctx context.Context, req *roomingapi.RoomMoves, params roomingapi.MoveTravelersParams) (
	*roomingapi.RoomingAnswer, error) {
	moves := make([]Move, len(req.Moves))
	for i, m := range req.Moves {
		moves[i] = Move{Traveler: m.TravelerId}
		if m.RoomId.Set {
			moves[i].Room = &m.RoomId.Value
		}
	}
	return answer(h.Service.Move(ctx, params.ID, req.Version, moves))
}

// AcknowledgeRooming implements acknowledgeRooming.
func (h HTTP) AcknowledgeRooming(ctx context.Context, params roomingapi.AcknowledgeRoomingParams) (
	*roomingapi.RoomingAnswer, error) {
	return answer(h.Service.Acknowledge(ctx, params.ID))
}

func answer(a Arranged, err error) (*roomingapi.RoomingAnswer, error) {
	if err != nil {
		return nil, err
	}
	why := Closed(a.Trip)
	out := roomingapi.Rooming{Version: a.Version, Editable: why == "", Reason: trip.Words(why),
		Rooms:    []roomingapi.ArrangedRoom{},
		Unplaced: a.travelers(nil, a.Unplaced), Undone: []roomingapi.UndoneMove{}}
	for i, room := range a.Rooms {
		one := roomingapi.ArrangedRoom{ID: room.ID, Number: i + 1, RoomType: api.RoomType(room.Type),
			Travelers: a.travelers(&room, room.Travelers)}
		if most := booking.Sleeps(room.Type); most > 0 {
			one.Sleeps = api.NewOptInt(most)
		}
		out.Rooms = append(out.Rooms, one)
	}
	for _, u := range a.Undone {
		out.Undone = append(out.Undone, roomingapi.UndoneMove{TravelerId: u.Traveler,
			Cause: roomingapi.UndoneMoveCause(u.Cause), Sentence: a.sentence(u)})
	}
	return &roomingapi.RoomingAnswer{Success: true, Data: out}, nil
}

func (a Arranged) travelers(in *Room, ids []uuid.UUID) []roomingapi.RoomingTraveler {
	out := make([]roomingapi.RoomingTraveler, len(ids))
	for i, id := range ids {
		one := a.People[id]
		wish := a.Told[id].SpecialRequests.Value
		out[i] = roomingapi.RoomingTraveler{ID: id, Name: one.Name(), OrderId: one.OrderID, Gender: trip.Words(one.Gender),
			Moved:    a.Moved[id],
			Roommate: trip.Words(wish.RoomMate.Value), Requests: trip.Words(wish.Description.Value), Fits: []uuid.UUID{},
			Trades: []uuid.UUID{}}
		if !one.DateOfBirth.IsZero() {
			out[i].Age = api.NewOptInt(one.DateOfBirth.YearsOn(a.Trip.StartDate))
		}
		if mate, named := a.Named(id, wish.RoomMate.Value); named {
			out[i].RoommateId = api.NewOptUUID(mate)
			at, with := a.room(id), a.room(mate)
			out[i].Together = api.NewOptBool(at != nil && with != nil && *at == *with)
		}
		for _, room := range a.Rooms {
			if a.Fits(id, room) {
				out[i].Fits = append(out[i].Fits, room.ID)
			}
			for _, other := range room.Travelers {
				if a.Trades(id, in, other, room) {
					out[i].Trades = append(out[i].Trades, other)
				}
			}
		}
	}
	return out
}

// Named returns the only other traveler whom a wish names: by the full name, or by the first name.
func (a Arranged) Named(by uuid.UUID, wish string) (uuid.UUID, bool) {
	wish = strings.ToLower(strings.Join(strings.Fields(wish), " "))
	if wish == "" {
		return uuid.Nil, false
	}
	for _, called := range []func(uuid.UUID) string{
		func(id uuid.UUID) string { return a.People[id].Name() },
		func(id uuid.UUID) string { return a.People[id].FirstName },
	} {
		var found []uuid.UUID
		for _, id := range a.Order {
			if id != by && strings.ToLower(called(id)) == wish {
				found = append(found, id)
			}
		}
		if len(found) > 0 {
			return found[0], len(found) == 1
		}
	}
	return uuid.Nil, false
}

// sentence describes the effect of a booking's change on a move.
func (a Arranged) sentence(u Undone) string {
	name := a.Name(u.Traveler)
	switch u.Cause {
	case Left:
		return name + " is not on this trip any more and left the room."
	case NewType:
		return name + " is back in the booked room because the room type changed."
	case RoomGone:
		return name + " is back in the booked room because the other room was canceled."
	}
	return name + " is back in the booked room because the other room is full."
}
