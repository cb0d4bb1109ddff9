package edit

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/zone"
)

// placedTx gives a trip without a zone that of its new days.
func (s *Service) placedTx(ctx context.Context, tx pgx.Tx, t trip.Trip) (trip.Trip, error) {
	if t.TimeZone != "" {
		return t, nil
	}
	services, err := s.Trips.ServicesTx(ctx, tx, t.ID)
	if err == nil {
		t.TimeZone = zone.OfTrip(t, services)
	}
	return t, err
}
