package versions

import (
	"context"
	"encoding/json"
	"fmt"
	"math"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/page"
)

type cursor struct {
	Before int64 `json:"b"`
}

// ListVersions returns the versions of a trip, newest first.
func (s *Service) ListVersions(ctx context.Context, params tripapi.ListTripVersionsParams) (
	tripapi.TripVersionPage, error) {
	answer := tripapi.TripVersionPage{Items: []tripapi.TripVersion{}}
	from := cursor{math.MaxInt64}
	if err := page.Decode(params.Cursor.Or(""), &from); err != nil {
		return answer, err
	}
	limit := params.Limit.Or(25)
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		rows, err := tripdb.New(tx).ListTripVersions(ctx, tripdb.ListTripVersionsParams{TenantID: tenant.From(ctx).ID,
			TripID: params.ID, Before: from.Before, PageSize: int32(limit + 1)})
		if err != nil {
			return fmt.Errorf("versions: %w", err)
		}
		rows, next := page.Cut(rows, limit, func(r tripdb.ListTripVersionsRow) any { return cursor{r.Version} })
		if next != "" {
			answer.NextCursor = api.NewOptString(next)
		}
		for _, row := range rows {
			version := tripapi.TripVersion{Version: row.Version, SavedAt: row.SavedAt.UTC(),
				Action: tripapi.TripVersionAction(row.Action), Changes: row.Changes}
			if row.SavedBy != nil {
				version.SavedBy = api.NewOptUUID(*row.SavedBy)
			}
			if row.SavedAs != nil {
				version.SavedAs = tripapi.NewOptTripVersionSavedAs(tripapi.TripVersionSavedAs(*row.SavedAs))
			}
			answer.Items = append(answer.Items, version)
		}
		return nil
	})
	return answer, err
}

// CompareVersions returns how a version differs from another, or from the trip as it is now.
func (s *Service) CompareVersions(ctx context.Context, params tripapi.CompareTripVersionsParams) (
	answer tripapi.TripDifference, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, params.ID)
		if err != nil {
			return err
		}
		before, err := s.keptTx(ctx, tx, t, params.Version)
		if err != nil {
			return err
		}
		after, err := s.otherTx(ctx, tx, t, params.With)
		if err != nil {
			return err
		}
		is, err := edit.Compare(before, after)
		answer = tripapi.TripDifference{Fields: is.Fields, Services: is.Services}
		return err
	})
	return answer, err
}

func (s *Service) otherTx(ctx context.Context, tx pgx.Tx, t trip.Trip, with api.OptInt64) (json.RawMessage, error) {
	if with.Set {
		return s.keptTx(ctx, tx, t, with.Value)
	}
	return s.snapshotTx(ctx, tx, t)
}

func (s *Service) keptTx(ctx context.Context, tx pgx.Tx, t trip.Trip, version int64) (json.RawMessage, error) {
	kept, err := tripdb.New(tx).GetTripVersion(ctx, tripdb.GetTripVersionParams{TenantID: t.TenantID, TripID: t.ID,
		Version: version})
	if db.NoRows(err) {
		return nil, apierr.NotFound("version")
	}
	if err != nil {
		return nil, fmt.Errorf("version: %w", err)
	}
	return kept, nil
}
