package page

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/shortly"
)

// salesFor is how long a response is cached: open pages poll every few seconds, and a crowd that looks at one
// trip costs one query.
const salesFor = 500 * time.Millisecond

// mostSales is how many trips one call may name.
const mostSales = 50

// Sales returns what is left of trips, and at what price, by their comma-separated paths. Paths that name no trip
// with a public page are ignored.
func (s *Service) Sales(ctx context.Context, asked string) (tripapi.TripSales, error) {
	t, paths := tenant.From(ctx), strings.Split(asked, ",")
	paths = paths[:min(len(paths), mostSales)]
	key := shortly.Key{TenantID: t.ID, Address: asked}
	return s.sales.Get(ctx, key, func(ctx context.Context) (tripapi.TripSales, error) {
		var rows []tripdb.Trip
		err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
			rows, err = tripdb.New(tx).TripsByPath(ctx, tripdb.TripsByPathParams{TenantID: t.ID, Paths: paths})
			return err
		})
		if err != nil {
			return tripapi.TripSales{}, fmt.Errorf("trips by path: %w", err)
		}
		trips, err := fromRows(rows)
		if err != nil {
			return tripapi.TripSales{}, err
		}
		now, out := s.Clock.Now(ctx), tripapi.TripSales{Items: []tripapi.TripSale{}}
		for _, one := range trips {
			if one.HasPublicPage() {
				out.Items = append(out.Items, saleOf(one, now))
			}
		}
		return out, nil
	})
}

func saleOf(t trip.Trip, now time.Time) tripapi.TripSale {
	left := t.SpotsLeft()
	return tripapi.TripSale{
		TripPath: t.Path, Stage: string(pageStage(t, now)), SpotsLeft: left, SoldOut: left == 0,
		Bookable: left > 0 && capacity.Bookable(t, now) == nil, Happening: trip.Happening(t.Status),
		Currency: t.Currency, FromPriceMinor: t.SpotPrice(t.SpotsTaken),
	}
}
