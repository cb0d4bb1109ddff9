package page

import (
	"context"
	"fmt"
	"slices"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

// mostSaved is how many trips a member can save.
const mostSaved = 100

// Saved returns the trips that the caller saved, as everyone sees them.
func (s *Service) Saved(ctx context.Context) (tripapi.SavedTrips, error) {
	var out tripapi.SavedTrips
	p := principal.Must(ctx)
	err := s.DB.ReadTenant(ctx, p.TenantID, func(tx pgx.Tx) (err error) {
		out, err = s.savedTx(ctx, tx, p)
		return err
	})
	return out, err
}

// Save saves trips for the caller, or removes them. Paths that name no trip with a public page are ignored.
func (s *Service) Save(ctx context.Context, paths []string, saved bool) (tripapi.SavedTrips, error) {
	var out tripapi.SavedTrips
	p := principal.Must(ctx)
	err := s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) (err error) {
		q := tripdb.New(tx)
		if saved {
			err = q.SaveTrips(ctx, tripdb.SaveTripsParams{TenantID: p.TenantID, MemberID: p.MemberID, Paths: paths,
				Now: s.Clock.Now(ctx), Most: mostSaved})
		} else {
			err = q.ForgetTrips(ctx, tripdb.ForgetTripsParams{TenantID: p.TenantID, MemberID: p.MemberID, Paths: paths})
		}
		if err != nil {
			return fmt.Errorf("save trips: %w", err)
		}
		out, err = s.savedTx(ctx, tx, p)
		return err
	})
	return out, err
}

func (s *Service) savedTx(ctx context.Context, tx pgx.Tx, p principal.Principal) (tripapi.SavedTrips, error) {
	now := s.Clock.Now(ctx)
	rows, err := tripdb.New(tx).SavedTrips(ctx, tripdb.SavedTripsParams{TenantID: p.TenantID, MemberID: p.MemberID,
		Today: civil.Today(now)})
	if err != nil {
		return tripapi.SavedTrips{}, fmt.Errorf("saved trips: %w", err)
	}
	trips, err := fromRows(rows)
	if err != nil {
		return tripapi.SavedTrips{}, err
	}
	trips = slices.DeleteFunc(trips, func(t trip.Trip) bool { return !t.HasPublicPage() })
	cards, err := s.cardsTx(ctx, tx, now, trips)
	return tripapi.SavedTrips{Items: cards}, err
}
