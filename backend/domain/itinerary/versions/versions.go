package versions

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/destination"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/page"
)

type versionCursor struct {
	Before int64 `json:"b"`
}

// Versions lists the saved states of an itinerary, newest first.
func (s *Service) Versions(ctx context.Context, params itineraryapi.ListItineraryVersionsParams) (
	itineraryapi.ItineraryVersionPage, error) {
	t := tenant.From(ctx)
	answer := itineraryapi.ItineraryVersionPage{Items: []itineraryapi.ItineraryVersion{}}
	from := versionCursor{math.MaxInt64}
	if err := page.Decode(params.Cursor.Or(""), &from); err != nil {
		return answer, err
	}
	limit := params.Limit.Or(25)
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := itinerarydb.New(tx).ListVersions(ctx, itinerarydb.ListVersionsParams{
			TenantID: t.ID, ItineraryID: params.ID, Before: from.Before, PageSize: int32(limit + 1),
		})
		if err != nil {
			return fmt.Errorf("versions: %w", err)
		}
		rows, next := page.Cut(rows, limit, func(r itinerarydb.ListVersionsRow) any { return versionCursor{r.Version} })
		if next != "" {
			answer.NextCursor = api.NewOptString(next)
		}
		for _, row := range rows {
			version := itineraryapi.ItineraryVersion{Version: row.Version, SavedAt: row.SavedAt.UTC(), Action: row.Action,
				Changes: row.Changes}
			if row.SavedBy != nil {
				version.SavedBy = api.NewOptUUID(*row.SavedBy)
			}
			if row.RestoredFrom != nil {
				version.RestoredFrom = api.NewOptInt64(*row.RestoredFrom)
			}
			answer.Items = append(answer.Items, version)
		}
		return nil
	})
	return answer, err
}

// Difference compares a version with another one, or with the current state.
func (s *Service) Difference(ctx context.Context, id uuid.UUID, from int64,
	with api.OptInt64) (itineraryapi.ItineraryDifference, error) {
	var answer itineraryapi.ItineraryDifference
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		before, err := s.snapshot(ctx, tx, id, from)
		if err != nil {
			return err
		}
		var after json.RawMessage
		to := with.Value
		if with.Set {
			after, err = s.snapshot(ctx, tx, id, to)
		} else {
			var now edit.State
			if now, err = s.Edit.StateTx(ctx, tx, id); err == nil {
				to = now.It.Version
				after, err = now.Draft().MarshalJSON()
			}
		}
		if err != nil {
			return err
		}
		if answer, err = edit.Compare(before, after); err != nil {
			return err
		}
		answer.From, answer.To = from, to
		answer.Fields, err = nameCategories(ctx, answer.Fields)
		return err
	})
	return answer, err
}

// nameCategories replaces categories by their names in the reader's language. A version may have them by a former name
// or by the id of a merged one; those are no difference.
func nameCategories(ctx context.Context, fields []api.FieldChange) ([]api.FieldChange, error) {
	all := tenant.From(ctx).Categories
	at := slices.IndexFunc(fields, func(f api.FieldChange) bool { return f.Field == "categories" })
	if at < 0 {
		return fields, nil
	}
	for _, side := range []*string{&fields[at].Before, &fields[at].After} {
		var texts []string
		if *side == "" {
			continue
		}
		if err := json.Unmarshal([]byte(*side), &texts); err != nil {
			return nil, fmt.Errorf("categories of a version: %w", err)
		}
		for i, text := range texts {
			if c, known := all.Find(text); known {
				texts[i] = c.In(tenant.LanguageOf(ctx))
			}
		}
		named, err := json.Marshal(texts)
		if err != nil {
			return nil, err
		}
		*side = string(named)
	}
	if fields[at].Before == fields[at].After {
		return slices.Delete(fields, at, at+1), nil
	}
	return fields, nil
}

func (s *Service) snapshot(ctx context.Context, tx pgx.Tx, id uuid.UUID, version int64) (json.RawMessage, error) {
	text, err := itinerarydb.New(tx).GetVersion(ctx, itinerarydb.GetVersionParams{TenantID: tenant.From(ctx).ID,
		ItineraryID: id, Version: version})
	if db.NoRows(err) {
		return nil, apierr.NotFound("version")
	}
	if err != nil {
		return nil, fmt.Errorf("version: %w", err)
	}
	return text, nil
}

// RestoreTx creates a new version with the content of an old one. Status, tier and departures are unchanged.
func (s *Service) RestoreTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, version, expected int64) (edit.Saved, error) {
	before, err := s.Edit.LockTx(ctx, tx, id)
	if err != nil {
		return edit.Saved{}, err
	}
	text, err := s.snapshot(ctx, tx, id, version)
	if err != nil {
		return edit.Saved{}, err
	}
	var old itineraryapi.ItineraryDraft
	if err := old.UnmarshalJSON(text); err != nil {
		return edit.Saved{}, fmt.Errorf("snapshot of version %d: %w", version, err)
	}
	after := edit.State{It: edit.With(before.It, edit.AsUpdate(&old))}
	after.It.Categories = tenant.From(ctx).Categories.Known(after.It.Categories)
	// An old version keeps a place that the marketplace no longer offers.
	if err := edit.ChooseDestinationTx(ctx, tx, &after.It, destination.Place{}, map[string]string{}); err != nil {
		return edit.Saved{}, err
	}
	after.It.Content.InstantApproval = old.InstantApproval.Or(false)
	if !old.Hero.Set {
		after.It.Content.Hero = api.Photo{}
	}
	if !old.TripLeadTime.Set {
		after.It.Content.LeadTime = nil
	}
	if !old.ArrivalLocation.Set {
		after.It.Content.Arrival = nil
	}
	if !old.DepartureLocation.Set {
		after.It.Content.Departure = nil
	}
	for _, day := range old.ServicesByDay {
		after.Services = append(after.Services, day.Services...)
	}
	fields := map[string]string{}
	after.It.Content.DayPhotos = itinerary.DayPhotos{}.With(old.ServicesByDay, after.It.LengthInDays, fields)
	after.It.CheckDetails(fields, before.It.Status == itinerary.Complete, tenant.From(ctx).Policy)
	if len(fields) > 0 {
		return edit.Saved{}, apierr.Invalid(fields)
	}
	_, err = s.Edit.SaveTx(ctx, tx, before, after, expected, edit.Saving{Action: "itinerary.restore",
		RestoredFrom: &version})
	return edit.Saved{ItineraryID: id, Version: expected + 1}, err
}
