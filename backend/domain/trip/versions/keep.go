package versions

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// snapshot is what people see of a trip. Services are grouped as in the files of itineraries, with which they are
// compared in the same way.
type snapshot struct {
	Name               string      `json:"name"`
	TripSummary        string      `json:"tripSummary"`
	Categories         []string    `json:"categories"`
	Photos             []api.Photo `json:"photos"`
	MinimumSpots       int         `json:"minimumSpots"`
	MaximumSpots       int         `json:"maximumSpots"`
	PreparationListURL string      `json:"preparationListUrl,omitempty"`
	TimeZone           string      `json:"timeZone"`
	ServicesByDay      []day       `json:"servicesByDay"`
}

type day struct {
	Day      int           `json:"day,omitempty"`
	Services []api.Service `json:"services"`
	Photos   []api.Photo   `json:"photos,omitempty"`
}

// daysOf holds all services together, followed by the days that have photos of their own.
func daysOf(services []api.Service, photos itinerary.DayPhotos) []day {
	days := []day{{Services: services}}
	for _, number := range slices.Sorted(maps.Keys(photos)) {
		days = append(days, day{Day: number, Services: []api.Service{}, Photos: photos[number]})
	}
	return days
}

func (s *Service) snapshotTx(ctx context.Context, tx pgx.Tx, t trip.Trip) (json.RawMessage, error) {
	services, err := s.Trips.ServicesTx(ctx, tx, t.ID)
	if err != nil {
		return nil, err
	}
	for i := range services {
		services[i].Available = api.OptInt{} // changes with every booking
	}
	return json.Marshal(snapshot{
		Name: t.Name, TripSummary: t.Summary, Categories: t.Categories, Photos: t.Content.Photos,
		MinimumSpots: t.MinimumSpots, MaximumSpots: t.MaximumSpots, PreparationListURL: t.Content.PreparationListURL,
		TimeZone: t.TimeZone, ServicesByDay: daysOf(services, t.Content.DayPhotos),
	})
}

// BeginTx keeps the state of a trip that is about to change for the first time.
func (s *Service) BeginTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error {
	_, err := tripdb.New(tx).LatestTripVersion(ctx, tripdb.LatestTripVersionParams{TenantID: t.TenantID, TripID: t.ID})
	if err == nil {
		return nil
	}
	if !db.NoRows(err) {
		return fmt.Errorf("latest version: %w", err)
	}
	now, err := s.snapshotTx(ctx, tx, t)
	if err != nil {
		return err
	}
	at := t.CreatedAt
	if t.LastPublishAt != nil {
		at = *t.LastPublishAt
	}
	return add(ctx, tx, tripdb.AddTripVersionParams{TenantID: t.TenantID, TripID: t.ID, Version: t.Version,
		Action: "trip.create", SavedAt: at, Snapshot: now})
}

// KeepTx keeps the state of a saved trip, if it differs from the latest one in what people see.
func (s *Service) KeepTx(ctx context.Context, tx pgx.Tx, t trip.Trip, action string) error {
	latest, err := tripdb.New(tx).LatestTripVersion(ctx,
		tripdb.LatestTripVersionParams{TenantID: t.TenantID, TripID: t.ID})
	if err != nil {
		return fmt.Errorf("latest version: %w", err)
	}
	now, err := s.snapshotTx(ctx, tx, t)
	if err != nil {
		return err
	}
	changes, err := edit.Compare(latest.Snapshot, now)
	if err != nil {
		return err
	}
	count := len(changes.Fields) + len(changes.Services)
	if count == 0 {
		return nil
	}
	row := tripdb.AddTripVersionParams{TenantID: t.TenantID, TripID: t.ID, Version: t.Version, Action: action,
		SavedAt: s.Clock.Now(ctx), Changes: count, Snapshot: now}
	if p, known := principal.From(ctx); known && p.MemberID != uuid.Nil {
		row.SavedBy = &p.MemberID
		if actor, works := trip.ActorOf(p.Group); works {
			side := string(actor)
			row.SavedAs = &side
		}
	}
	return add(ctx, tx, row)
}

func add(ctx context.Context, tx pgx.Tx, row tripdb.AddTripVersionParams) error {
	if err := tripdb.New(tx).AddTripVersion(ctx, row); err != nil {
		return fmt.Errorf("add version: %w", err)
	}
	return nil
}

// AtTx returns the version that a trip had at a time, 0 if none is kept.
func (s *Service) AtTx(ctx context.Context, tx pgx.Tx, t trip.Trip, at time.Time) (int64, error) {
	version, err := tripdb.New(tx).TripVersionAt(ctx, tripdb.TripVersionAtParams{TenantID: t.TenantID, TripID: t.ID,
		At: at})
	if err != nil && !db.NoRows(err) {
		return 0, fmt.Errorf("version of a time: %w", err)
	}
	return version, nil
}
