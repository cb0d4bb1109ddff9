package rooming

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/rooming/roomingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/tripform"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service arranges rooms.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Trips     Trips
	Bookings  Bookings
	Travelers Travelers
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("rooming", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Trips reads trips.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
	LoadForUpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
}

// Bookings returns who travels on a trip, and in which rooms.
type Bookings interface {
	RosterTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]view.RosterRow, error)
}

// Travelers returns the names of those who are no longer on a booking of the trip.
type Travelers interface {
	TravelerTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (booking.Traveler, error)
}

// Arranged is the arrangement of a trip's rooms, with what is known about its travelers.
type Arranged struct {
	Plan
	Trip    trip.Trip
	Version int64
	// People are those who travel, by id; Order is their sequence.
	People map[uuid.UUID]view.RosterRow
	Order  []uuid.UUID
	// Told are flights and wishes from trip forms.
	Told map[uuid.UUID]tripform.Told
	// Names are those of travelers whose moves are undone and who no longer travel.
	Names map[uuid.UUID]string
}

// Name returns a traveler's name.
func (a Arranged) Name(id uuid.UUID) string {
	if one, travels := a.People[id]; travels {
		return one.Name()
	}
	return a.Names[id]
}

// OfTx arranges the rooms of a trip.
func (s *Service) OfTx(ctx context.Context, tx pgx.Tx, t trip.Trip) (Arranged, error) {
	q, of := roomingdb.New(tx), tenant.From(ctx).ID
	a := Arranged{Trip: t, People: map[uuid.UUID]view.RosterRow{}, Names: map[uuid.UUID]string{}}
	roster, err := s.Bookings.RosterTx(ctx, tx, t.ID)
	if err != nil {
		return a, err
	}
	for _, one := range roster {
		if one.Travels() {
			a.People[one.ID], a.Order = one, append(a.Order, one.ID)
		}
		a.Names[one.ID] = one.Name()
	}
	if a.Told, err = (tripform.Reader{}).TripTx(ctx, tx, t.ID); err != nil {
		return a, err
	}
	if a.Version, err = q.GetRooming(ctx, roomingdb.GetRoomingParams{TenantID: of, TripID: t.ID}); err != nil &&
		!db.NoRows(err) {
		return a, fmt.Errorf("rooming: %w", err)
	}
	rows, err := q.RoomingMoves(ctx, roomingdb.RoomingMovesParams{TenantID: of, TripID: t.ID})
	if err != nil {
		return a, fmt.Errorf("moves of rooming: %w", err)
	}
	moves := make([]Move, len(rows))
	for i, row := range rows {
		moves[i] = Move{Traveler: row.ParticipantID, Room: row.RoomID, Type: booking.Room(row.RoomType)}
	}
	a.Plan = Arrange(a.Order, Booked(roster), moves)
	for _, u := range a.Undone {
		if a.Names[u.Traveler], err = s.NameTx(ctx, tx, a, u.Traveler); err != nil {
			return a, err
		}
	}
	return a, nil
}

// NameTx returns the name of a traveler who is or was on a trip.
func (s *Service) NameTx(ctx context.Context, tx pgx.Tx, a Arranged, id uuid.UUID) (string, error) {
	if name := a.Name(id); name != "" {
		return name, nil
	}
	one, err := s.Travelers.TravelerTx(ctx, tx, id)
	return strings.TrimSpace(one.FirstName + " " + one.LastName), err
}

// Booked returns the rooms that parties booked, in roster order, without those in which nobody travels.
func Booked(roster []view.RosterRow) []Room {
	at := map[string]map[int]uuid.UUID{}
	for _, one := range roster {
		if at[one.OrderID] == nil {
			at[one.OrderID] = map[int]uuid.UUID{}
		}
		if one.Travels() {
			at[one.OrderID][one.Position] = one.ID
		}
	}
	var rooms []Room
	for _, one := range roster {
		party := at[one.OrderID]
		if len(party) == 0 {
			continue
		}
		delete(at, one.OrderID)
		for _, booked := range one.Rooms {
			room := Room{Type: booked.RoomType}
			for _, position := range slices.Sorted(slices.Values(booked.Travelers)) {
				if id, travels := party[position]; travels {
					room.Travelers = append(room.Travelers, id)
				}
			}
			if len(room.Travelers) > 0 {
				room.ID = room.Travelers[0]
				rooms = append(rooms, room)
			}
		}
	}
	return rooms
}

// Of returns the arrangement of a trip's rooms.
func (s *Service) Of(ctx context.Context, tripID uuid.UUID) (Arranged, error) {
	var a Arranged
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, tripID)
		if err == nil {
			a, err = s.OfTx(ctx, tx, t)
		}
		return err
	})
	return a, err
}

// Closed returns why nobody on a trip can be moved, "" if someone can.
func Closed(t trip.Trip) string {
	switch t.Status {
	case trip.Complete:
		return "The trip is complete. Its rooms stay as they were."
	case trip.Cancelled:
		return "The trip is canceled. No one needs a room."
	}
	return ""
}

// Move moves travelers to other rooms, all or none.
func (s *Service) Move(ctx context.Context, tripID uuid.UUID, version int64, moves []Move) (Arranged, error) {
	return s.change(ctx, tripID, func(tx pgx.Tx, a Arranged) error {
		if a.Version != version {
			return apierr.Conflict()
		}
		if why := Closed(a.Trip); why != "" {
			return apierr.New(apierr.CodeIllegalState, why)
		}
		return s.move(ctx, tx, a, moves)
	})
}

// Acknowledge deletes the moves that are undone.
func (s *Service) Acknowledge(ctx context.Context, tripID uuid.UUID) (Arranged, error) {
	return s.change(ctx, tripID, func(tx pgx.Tx, a Arranged) error {
		return s.forget(ctx, tx, a)
	})
}

func (s *Service) change(ctx context.Context, tripID uuid.UUID, do func(pgx.Tx, Arranged) error) (Arranged, error) {
	var after Arranged
	err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID) // serializes moves and bookings
		if err != nil {
			return err
		}
		before, err := s.OfTx(ctx, tx, t)
		if err != nil {
			return err
		}
		if err := do(tx, before); err != nil {
			return err
		}
		after, err = s.OfTx(ctx, tx, t)
		return err
	})
	return after, err
}

func (s *Service) move(ctx context.Context, tx pgx.Tx, a Arranged, moves []Move) error {
	q, of := roomingdb.New(tx), tenant.From(ctx).ID
	if err := a.check(moves); err != nil {
		return err
	}
	version, err := q.RoomingMoved(ctx, roomingdb.RoomingMovedParams{TenantID: of, TripID: a.Trip.ID})
	if err != nil {
		return fmt.Errorf("rooming: %w", err)
	}
	booked := map[uuid.UUID]uuid.UUID{}
	for _, room := range a.booked() {
		for _, one := range room.Travelers {
			booked[one] = room.ID
		}
	}
	from, to := map[string]any{}, map[string]any{}
	for _, m := range moves {
		from[m.Traveler.String()], to[m.Traveler.String()] = a.room(m.Traveler), m.Room
		if home, has := booked[m.Traveler]; has && m.Room != nil && *m.Room == home { // back in the booked room
			err = q.ForgetRoomingMoves(ctx, roomingdb.ForgetRoomingMovesParams{TenantID: of, TripID: a.Trip.ID,
				ParticipantIds: []uuid.UUID{m.Traveler}})
		} else {
			err = q.SetRoomingMove(ctx, roomingdb.SetRoomingMoveParams{TenantID: of, TripID: a.Trip.ID,
				ParticipantID: m.Traveler, RoomID: m.Room,
				RoomType: string(a.Plan.Booked[m.Traveler]), Version: version})
		}
		if err != nil {
			return fmt.Errorf("move of rooming: %w", err)
		}
	}
	return audit.Record(ctx, tx, audit.Entry{TenantID: of, At: s.Clock.Now(ctx), Action: "rooming.move",
		ObjectType: "Trip", ObjectID: a.Trip.ID, Before: from, After: to})
}

// check rejects moves that would leave someone without a bed, or with one of another type.
func (a Arranged) check(moves []Move) error {
	next := map[uuid.UUID]int{}
	rooms := map[uuid.UUID]Room{}
	for _, room := range a.Rooms {
		rooms[room.ID], next[room.ID] = room, len(room.Travelers)
	}
	seen := map[uuid.UUID]bool{}
	for i, m := range moves {
		traveler, to := fmt.Sprintf("moves.%d.travelerId", i), fmt.Sprintf("moves.%d.roomId", i)
		if _, travels := a.People[m.Traveler]; !travels {
			return apierr.InvalidField(traveler, "This traveler is not on the trip")
		}
		if seen[m.Traveler] {
			return apierr.InvalidField(traveler, "Move each traveler once")
		}
		seen[m.Traveler] = true
		if at := a.room(m.Traveler); at != nil {
			next[*at]--
		}
		if m.Room == nil {
			continue
		}
		room, known := rooms[*m.Room]
		if !known {
			return apierr.InvalidField(to, "This room is not on the trip any more")
		}
		if !suits(a.Plan.Booked[m.Traveler], room.Type) {
			return apierr.InvalidField(to, "This is not the type of room that "+a.Name(m.Traveler)+" booked")
		}
		next[room.ID]++
	}
	for i, m := range moves {
		if m.Room == nil {
			continue
		}
		if most := booking.Sleeps(rooms[*m.Room].Type); most > 0 && next[*m.Room] > most {
			return apierr.InvalidField(fmt.Sprintf("moves.%d.roomId", i), "This room is full")
		}
	}
	return nil
}

// room returns a traveler's current room, nil for none.
func (a Arranged) room(traveler uuid.UUID) *uuid.UUID {
	for _, room := range a.Rooms {
		if slices.Contains(room.Travelers, traveler) {
			return &room.ID
		}
	}
	return nil
}

// booked returns the rooms as booked.
func (a Arranged) booked() []Room {
	roster := make([]view.RosterRow, len(a.Order))
	for i, id := range a.Order {
		roster[i] = a.People[id]
	}
	return Booked(roster)
}

func (s *Service) forget(ctx context.Context, tx pgx.Tx, a Arranged) error {
	if len(a.Undone) == 0 {
		return nil
	}
	q, of := roomingdb.New(tx), tenant.From(ctx).ID
	gone, causes := make([]uuid.UUID, len(a.Undone)), map[string]any{}
	for i, u := range a.Undone {
		gone[i], causes[u.Traveler.String()] = u.Traveler, u.Cause
	}
	if err := q.ForgetRoomingMoves(ctx, roomingdb.ForgetRoomingMovesParams{TenantID: of, TripID: a.Trip.ID,
		ParticipantIds: gone}); err != nil {
		return fmt.Errorf("moves of rooming: %w", err)
	}
	if _, err := q.RoomingMoved(ctx, roomingdb.RoomingMovedParams{TenantID: of, TripID: a.Trip.ID}); err != nil {
		return fmt.Errorf("rooming: %w", err)
	}
	return audit.Record(ctx, tx, audit.Entry{TenantID: of, At: s.Clock.Now(ctx), Action: "rooming.acknowledge",
		ObjectType: "Trip", ObjectID: a.Trip.ID, Before: causes})
}
