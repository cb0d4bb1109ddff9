package itinerary

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Reader answers queries of other domains about itineraries. It needs only the database, so that it can be built
// before them.
type Reader struct{ db *db.DB }

// ReaderOf returns a reader of a database.
func ReaderOf(d *db.DB) Reader { return Reader{d} }

// Inventory provides the departures of itineraries, ordered by date.
type Inventory interface {
	// ResetSelectionsTx reverts the departures with an accommodation to the default one and returns their start
	// dates.
	ResetSelectionsTx(ctx context.Context, tx pgx.Tx, itineraryID, accommodationID uuid.UUID) ([]civil.Date, error)
	DeparturesTx(ctx context.Context, tx pgx.Tx, itineraryIDs []uuid.UUID,
		from civil.Date) (map[uuid.UUID][]Departure, error)
}

// Hosts determines what a host may request.
type Hosts interface {
	UnlockedTiersTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (level int, tiers []int, err error)
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
}

// Operators describes operators.
type Operators interface {
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
}

// LoadTx reads an itinerary; a missing one is CodeNotFound.
func (Reader) LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Itinerary, error) {
	row, err := itinerarydb.New(tx).GetItinerary(ctx,
		itinerarydb.GetItineraryParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return Itinerary{}, apierr.NotFound("itinerary")
	}
	if err != nil {
		return Itinerary{}, fmt.Errorf("load itinerary: %w", err)
	}
	return FromRow(row)
}

// LoadManyTx reads itineraries by id; missing ones are left out.
func (Reader) LoadManyTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]Itinerary, error) {
	rows, err := itinerarydb.New(tx).GetItineraries(ctx,
		itinerarydb.GetItinerariesParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("load itineraries: %w", err)
	}
	found := make(map[uuid.UUID]Itinerary, len(rows))
	for _, row := range rows {
		if found[row.ID], err = FromRow(row); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// ServicesTx reads the services of an itinerary in the order of its days.
func (Reader) ServicesTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) ([]api.Service, error) {
	rows, err := itinerarydb.New(tx).ListServices(ctx, itinerarydb.ListServicesParams{TenantID: tenant.From(ctx).ID,
		ItineraryID: id})
	if err != nil {
		return nil, fmt.Errorf("load services: %w", err)
	}
	return servicesOf(rows)
}

func servicesOf(rows []itinerarydb.ItineraryService) ([]api.Service, error) {
	services := make([]api.Service, len(rows))
	for i, row := range rows {
		service, err := ReadService(row.Detail)
		if err != nil {
			return nil, fmt.Errorf("service %s: %w", row.ID, err)
		}
		service.ID, service.Day, service.Position = api.NewOptUUID(row.ID), api.NewOptInt(row.Day),
			api.NewOptInt(row.Position)
		services[i] = service
	}
	return services, nil
}

// ServicesByIDTx returns services, including removed ones: what was chosen once keeps its name.
func (Reader) ServicesByIDTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Service, error) {
	found := map[uuid.UUID]api.Service{}
	if len(ids) == 0 {
		return found, nil
	}
	rows, err := itinerarydb.New(tx).ServicesByID(ctx,
		itinerarydb.ServicesByIDParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("services: %w", err)
	}
	services, err := servicesOf(rows)
	for _, service := range services {
		found[service.ID.Value] = service
	}
	return found, err
}

// Rows returns services as the JSON array that INSERT statements of services read.
func Rows(services []api.Service) (json.RawMessage, error) {
	type row struct {
		ID         uuid.UUID       `json:"id"`
		Day        int             `json:"day"`
		Position   int             `json:"position"`
		Type       string          `json:"type"`
		Timing     string          `json:"timing"`
		PriceMinor *int64          `json:"priceMinor"`
		Bookable   bool            `json:"bookable"`
		Capacity   *int            `json:"capacity"`
		Detail     json.RawMessage `json:"detail"`
	}
	rows := make([]row, len(services))
	for i := range services {
		service := services[i]
		detail, err := WriteService(service)
		if err != nil {
			return nil, err
		}
		r := row{
			ID: service.ID.Value, Day: service.Day.Or(1), Position: service.Position.Or(i), Type: string(service.Type),
			Timing: string(service.Timing.Or(api.TimingOnTrip)), Bookable: service.Bookable.Or(false), Detail: detail,
		}
		if service.PriceMinor.Set {
			r.PriceMinor = &service.PriceMinor.Value
		}
		if service.Capacity.Set {
			r.Capacity = &service.Capacity.Value
		}
		rows[i] = r
	}
	return json.Marshal(rows)
}

// OrEmpty returns a list that marshals as [] and never as null.
func OrEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

// PrincipalGroup returns the caller's group, "" for the product itself.
func PrincipalGroup(ctx context.Context) string {
	p, _ := principal.From(ctx)
	return p.Group
}
