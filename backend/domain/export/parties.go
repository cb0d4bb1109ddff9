package export

import (
	"context"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/host"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/tripform"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/gen/api/tripformapi"
	"caravan/backend/platform/civil"
)

// Parties tells who travels on a trip, party by party, with what the operator needs to receive them (O-039).
func (s *Service) Parties(ctx context.Context, tripID uuid.UUID) (exportapi.Manifest, error) {
	var out exportapi.Manifest
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		roster, err := s.Bookings.RosterTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		told, err := tripform.Reader{}.TripTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		hosts, err := host.Reader{}.NamesTx(ctx, tx, []uuid.UUID{t.HostID})
		if err != nil {
			return err
		}
		out = head(t, hosts[t.HostID])
		addParties(&out, t, roster, told)
		return nil
	})
	return out, err
}

func head(t trip.Trip, hostName string) exportapi.Manifest {
	out := exportapi.Manifest{
		HostName: hostName, DietaryRestriction: trip.Words(t.Content.DietaryRestriction), AdditionalRequests: trip.Words(t.Content.AdditionalRequests),
		Companions: []exportapi.ManifestCompanion{}, HostRooms: append([]api.HostRoom{}, t.Content.HostRooms...), Parties: []exportapi.ManifestParty{},
	}
	for _, c := range t.Content.HostCompanions {
		out.Companions = append(out.Companions, exportapi.ManifestCompanion{
			Name: strings.TrimSpace(c.FirstName.Value + " " + c.LastName.Value), DateOfBirth: c.DateOfBirth,
		})
	}
	return out
}

func addParties(out *exportapi.Manifest, t trip.Trip, roster []view.RosterRow, told map[uuid.UUID]tripformapi.TripForm) {
	at := map[string]int{}
	for _, r := range roster {
		if staysHome[r.Status] {
			continue
		}
		if _, known := at[r.OrderID]; !known {
			at[r.OrderID] = len(out.Parties)
			out.Parties = append(out.Parties, exportapi.ManifestParty{OrderId: r.OrderID, Status: r.Status, Rooms: rooms(r, roster)})
		}
		party := &out.Parties[at[r.OrderID]]
		party.Travelers = append(party.Travelers, traveler(r, t.StartDate, told[r.ID]))
		out.Travelers++
	}
}

// rooms are those of an order, with the names of who shares each.
func rooms(of view.RosterRow, roster []view.RosterRow) []exportapi.ManifestRoom {
	names := map[int]string{}
	for _, r := range roster {
		if r.OrderID == of.OrderID {
			names[r.Position] = r.Name()
		}
	}
	all := []exportapi.ManifestRoom{}
	for _, room := range of.Rooms {
		shared := exportapi.ManifestRoom{RoomType: api.RoomType(room.RoomType), Travelers: []string{}}
		for _, position := range room.Travelers {
			if name, known := names[position]; known {
				shared.Travelers = append(shared.Travelers, name)
			}
		}
		all = append(all, shared)
	}
	return all
}

func traveler(r view.RosterRow, start civil.Date, form tripformapi.TripForm) exportapi.ManifestTraveler {
	out := exportapi.ManifestTraveler{
		ID: r.ID, Name: r.Name(), Customer: r.Customer, Gender: trip.Words(r.Gender), CountryCode: trip.Words(r.CountryCode),
		Email: trip.Words(r.Email), Phone: trip.Words(r.Phone), Arrival: flight(form.ArrivalDetails), Departure: flight(form.DepartureDetails),
		Roommate: trip.Words(form.SpecialRequests.Value.RoomMate.Value), Requests: trip.Words(form.SpecialRequests.Value.Description.Value),
	}
	if !r.DateOfBirth.IsZero() {
		out.Age = api.NewOptInt(years(r.DateOfBirth, start))
	}
	return out
}

func flight(leg tripformapi.OptFlightLeg) exportapi.OptManifestFlight {
	if of := leg.Value; of.FlightNumber.Value != "" || of.Date.Set || of.Time.Value != "" {
		return exportapi.NewOptManifestFlight(exportapi.ManifestFlight{Airline: of.Airline, FlightNumber: of.FlightNumber, Date: of.Date, Time: of.Time})
	}
	return exportapi.OptManifestFlight{}
}

// years is how old who was born then is on a day.
func years(born, on civil.Date) int {
	n := on.Year - born.Year
	if on.Month < born.Month || on.Month == born.Month && on.Day < born.Day {
		n--
	}
	return n
}

// TravelInfo is the same for the host of the trip, who also sees whose form misses something (H-175).
func (s *Service) TravelInfo(ctx context.Context, tripID uuid.UUID) (exportapi.Manifest, error) {
	out, err := s.Parties(ctx, tripID)
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
func (h HTTP) GetTravelInfo(ctx context.Context, params exportapi.GetTravelInfoParams) (*exportapi.ManifestAnswer, error) {
	data, err := h.Service.TravelInfo(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &exportapi.ManifestAnswer{Success: true, Data: data}, nil
}

// GetManifest implements exportapi.Handler.
func (h HTTP) GetManifest(ctx context.Context, params exportapi.GetManifestParams) (*exportapi.ManifestAnswer, error) {
	data, err := h.Service.Parties(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &exportapi.ManifestAnswer{Success: true, Data: data}, nil
}
