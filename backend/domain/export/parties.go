package export

import (
	"context"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/export/flown"
	"caravan/backend/domain/host"
	"caravan/backend/domain/rooming"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/transfer/flights"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/tripform"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/exportapi"
)

// Manifest returns who travels on a trip, party by party, with what the operator needs to receive them (O-039),
// and what has changed since the manifest was last downloaded.
func (s *Service) Manifest(ctx context.Context, tripID uuid.UUID) (exportapi.Manifest, error) {
	var out exportapi.Manifest
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		out, err = s.manifestTx(ctx, tx, tripID)
		return err
	})
	return out, err
}

func (s *Service) manifestTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (exportapi.Manifest, error) {
	out, arranged, err := s.partiesTx(ctx, tx, tripID)
	if err != nil {
		return out, err
	}
	return out, s.compareTx(ctx, tx, &out, arranged)
}

// parties returns the same for callers that do not download it.
func (s *Service) parties(ctx context.Context, tripID uuid.UUID) (exportapi.Manifest, error) {
	var out exportapi.Manifest
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		out, _, err = s.partiesTx(ctx, tx, tripID)
		return err
	})
	return out, err
}

func (s *Service) partiesTx(ctx context.Context, tx pgx.Tx,
	tripID uuid.UUID) (exportapi.Manifest, rooming.Arranged, error) {
	t, err := s.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return exportapi.Manifest{}, rooming.Arranged{}, err
	}
	arranged, err := s.Rooms.OfTx(ctx, tx, t)
	if err != nil {
		return exportapi.Manifest{}, rooming.Arranged{}, err
	}
	hosts, err := host.Reader{}.NamesTx(ctx, tx, []uuid.UUID{t.HostID})
	if err != nil {
		return exportapi.Manifest{}, rooming.Arranged{}, err
	}
	rides, err := flights.Reader{}.OfTripTx(ctx, tx, tripID)
	if err != nil {
		return exportapi.Manifest{}, rooming.Arranged{}, err
	}
	out := head(t, hosts[t.HostID])
	addParties(&out, arranged, flown.Of(arranged, rides))
	return out, arranged, nil
}

func head(t trip.Trip, hostName string) exportapi.Manifest {
	out := exportapi.Manifest{
		HostName: hostName, DietaryRestriction: trip.Diet(t.Content.DietaryRestriction),
		AdditionalRequests: trip.Words(t.Content.AdditionalRequests), Companions: []exportapi.ManifestCompanion{},
		HostRooms: append([]api.HostRoom{}, t.Content.HostRooms...), Parties: []exportapi.ManifestParty{},
		Rooms: []exportapi.ManifestRoom{},
	}
	for _, c := range t.Content.HostCompanions {
		out.Companions = append(out.Companions, exportapi.ManifestCompanion{
			Name: strings.TrimSpace(c.FirstName.Value + " " + c.LastName.Value), DateOfBirth: c.DateOfBirth,
		})
	}
	return out
}

func addParties(out *exportapi.Manifest, a rooming.Arranged, f flown.Flights) {
	at := map[string]int{}
	for _, id := range a.Order {
		r := a.People[id]
		if _, known := at[r.OrderID]; !known {
			at[r.OrderID] = len(out.Parties)
			out.Parties = append(out.Parties, exportapi.ManifestParty{OrderId: r.OrderID, Status: r.Status})
		}
		party := &out.Parties[at[r.OrderID]]
		party.Travelers = append(party.Travelers, traveler(r, a, f))
		out.Travelers++
	}
	for i, room := range a.Rooms {
		one := exportapi.ManifestRoom{ID: room.ID, Number: i + 1, RoomType: api.RoomType(room.Type),
			Travelers: []exportapi.Roommate{}}
		for _, id := range room.Travelers {
			one.Travelers = append(one.Travelers, exportapi.Roommate{ID: id, Name: a.People[id].Name()})
		}
		out.Rooms = append(out.Rooms, one)
	}
}

func traveler(r view.RosterRow, a rooming.Arranged, f flown.Flights) exportapi.ManifestTraveler {
	form := a.Told[r.ID]
	out := exportapi.ManifestTraveler{
		ID: r.ID, Name: r.Name(), Customer: r.Customer, Gender: trip.Words(r.Gender), CountryCode: trip.Words(r.CountryCode),
		Email: trip.Words(r.Email), Phone: trip.Words(r.Phone), Arrival: f.Leg(r.ID, transfer.Arrival),
		Departure: f.Leg(r.ID, transfer.Departure),
		Roommate:  trip.Words(form.SpecialRequests.Value.RoomMate.Value),
		Requests:  trip.Words(form.SpecialRequests.Value.Description.Value),
	}
	if !r.DateOfBirth.IsZero() {
		out.Age = api.NewOptInt(r.DateOfBirth.YearsOn(a.Trip.StartDate))
	}
	return out
}

// TravelInfo returns the same for the host of the trip, who also sees whose form is incomplete (H-175).
func (s *Service) TravelInfo(ctx context.Context, tripID uuid.UUID) (exportapi.Manifest, error) {
	out, err := s.parties(ctx, tripID)
	if err != nil {
		return out, err
	}
	var complete []uuid.UUID
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		complete, err = tripform.Progress{}.CompleteOfTripTx(ctx, tx, tripID)
		return err
	})
	missing := 0
	for i := range out.Parties {
		for j := range out.Parties[i].Travelers {
			one := &out.Parties[i].Travelers[j]
			one.FormComplete = api.NewOptBool(slices.Contains(complete, one.ID))
			if !one.FormComplete.Value {
				missing++
			}
		}
	}
	out.FormsMissing = api.NewOptInt(missing)
	return out, err
}

// GetTravelInfo implements exportapi.Handler.
func (h HTTP) GetTravelInfo(ctx context.Context, params exportapi.GetTravelInfoParams) (
	*exportapi.ManifestAnswer, error) {
	data, err := h.Service.TravelInfo(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &exportapi.ManifestAnswer{Success: true, Data: data}, nil
}

// GetManifest implements exportapi.Handler.
func (h HTTP) GetManifest(ctx context.Context, params exportapi.GetManifestParams) (*exportapi.ManifestAnswer, error) {
	data, err := h.Service.Manifest(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &exportapi.ManifestAnswer{Success: true, Data: data}, nil
}
