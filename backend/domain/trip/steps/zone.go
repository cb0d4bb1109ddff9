package steps

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/domain/trip/zone"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
)

// earliestZone is the largest offset of a time zone ahead of UTC.
const earliestZone = 14 * time.Hour

const placedAtOnce = 200

// place sets the zone of trips created before trips had the zone of their place, which used the marketplace's. A
// trip that names no place keeps the zone that people have seen, unless nobody has approved it yet.
func (s *Service) place(ctx context.Context) error {
	tenantID := tenant.From(ctx).ID
	var ids []uuid.UUID
	err := s.DB.ReadTenant(ctx, tenantID, func(tx pgx.Tx) error {
		var err error
		ids, err = tripdb.New(tx).UnplacedTrips(ctx, tripdb.UnplacedTripsParams{TenantID: tenantID, PageSize: placedAtOnce})
		return err
	})
	for _, id := range ids {
		if err == nil {
			err = s.DB.InTenantRetry(ctx, tenantID, func(tx pgx.Tx) error { return s.placeTx(ctx, tx, id) })
		}
	}
	if err != nil {
		return fmt.Errorf("places of trips: %w", err)
	}
	return nil
}

func (s *Service) placeTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return err
	}
	services, err := s.Trips.ServicesTx(ctx, tx, id)
	if err != nil {
		return err
	}
	was, is := t.TimeZone, zone.OfTrip(t, services)
	chosen := was != t.Policy.Trip.TimeZone && was != time.UTC.String()
	if chosen || is == "" && t.Status != trip.Created {
		is = was
	}
	err = tripdb.New(tx).PlaceTrip(ctx, tripdb.PlaceTripParams{TenantID: t.TenantID, ID: id, TimeZone: is})
	if err != nil || is == was {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: s.Clock.Now(ctx), Action: "trip.update", Event: event.TripUpdated, ObjectType: "Trip",
		ObjectID: id, Before: map[string]any{"timeZone": was}, After: map[string]any{"timeZone": is},
	})
}
