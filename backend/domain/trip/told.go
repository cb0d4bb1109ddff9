package trip

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/track"
)

// TrackTx records analytics events of a host's actions on their trip (H-564 to H-571).
func (s *Service) TrackTx(ctx context.Context, tx pgx.Tx, t Trip, names ...string) error {
	for _, name := range names {
		err := track.Record(ctx, tx, track.Event{Name: name, At: s.Clock.Now(ctx), TripID: t.ID, TripName: t.Name,
			ItineraryID: t.ItineraryID})
		if err != nil {
			return err
		}
	}
	return nil
}

// PricesDiffer reports whether travelers would pay, or get as a stipend, different amounts.
func PricesDiffer(a, b Trip) bool {
	same := func(x, y *int64) bool { return x == y || x != nil && y != nil && *x == *y }
	return !same(a.InitialPriceMinor, b.InitialPriceMinor) || !same(a.RemainingPriceMinor, b.RemainingPriceMinor) ||
		a.FlightStipendMinor != b.FlightStipendMinor
}
