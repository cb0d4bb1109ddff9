package triprequest

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/triprequest/triprequestdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
)

// Update changes the start date or the additional requests of a pending request (H-526).
func (s *Service) Update(ctx context.Context, id uuid.UUID, in *triprequestapi.TripRequestUpdate) error {
	return s.DB.InTenantRetry(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error { return s.updateTx(ctx, tx, id, in) })
}

func (s *Service) updateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, in *triprequestapi.TripRequestUpdate) error {
	t := tenant.From(ctx)
	row, err := s.lock(ctx, tx, id)
	if err != nil {
		return err
	}
	if Status(row.Status) != Pending {
		return apierr.New(apierr.CodeIllegalState, "You can no longer change this request.")
	}
	if row.Version != in.Version {
		return apierr.Conflict()
	}
	form, err := ReadForm(row.Form)
	if err != nil {
		return err
	}
	if in.AdditionalRequests.Set {
		if err := s.wishes(ctx, in.AdditionalRequests); err != nil {
			return err
		}
		form.AdditionalRequests = in.AdditionalRequests
	}
	start, item := row.StartDate, row.InventoryItemID
	if in.StartDate.Set || in.ItineraryInventoryItemId.Set {
		start, item, err = s.move(ctx, tx, row, form, in)
		if err != nil {
			return err
		}
		form.StartDate = start.UTC()
		form.ItineraryInventoryItemId = api.OptUUID{}
		if item != nil {
			form.ItineraryInventoryItemId = api.NewOptUUID(*item)
		}
	}
	text, err := WriteForm(form)
	if err != nil {
		return err
	}
	length := row.EndDate.Sub(row.StartDate)
	_, err = triprequestdb.New(tx).SaveRequest(ctx, triprequestdb.SaveRequestParams{
		TenantID: t.ID, ID: id, Version: in.Version, InventoryItemID: item, StartDate: start, EndDate: start.AddDays(length),
		Form: text,
	})
	if db.NoRows(err) {
		return apierr.Conflict()
	}
	if err != nil {
		return fmt.Errorf("save trip request: %w", err)
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: s.Clock.Now(ctx), Action: "trip_request.update", Event: event.TripRequestUpdated,
		ObjectType: "TripRequest", ObjectID: id, Before: map[string]any{"startDate": row.StartDate},
		After: map[string]any{"startDate": start},
	})
}

// move takes another departure and releases the old one.
func (s *Service) move(ctx context.Context, tx pgx.Tx, row triprequestdb.TripRequest,
	form *triprequestapi.TripRequestForm, in *triprequestapi.TripRequestUpdate) (civil.Date, *uuid.UUID, error) {
	it, err := s.Itineraries.LoadTx(ctx, tx, row.ItineraryID)
	if err != nil {
		return civil.Date{}, nil, err
	}
	dates, err := s.Itineraries.DatesTx(ctx, tx, it, false)
	if err != nil {
		return civil.Date{}, nil, err
	}
	services, err := s.Itineraries.ServicesTx(ctx, tx, it.ID)
	if err != nil {
		return civil.Date{}, nil, err
	}
	start := row.StartDate
	if in.StartDate.Set {
		start = civil.Of(in.StartDate.Value)
	}
	if start == row.StartDate && (!in.ItineraryInventoryItemId.Set || row.InventoryItemID != nil &&
		in.ItineraryInventoryItemId.Value == *row.InventoryItemID) {
		return start, row.InventoryItemID, nil
	}
	if d, ok := it.DepartureOn(api.PackageLevel(row.PackageLevel), start, tenant.From(ctx).Policy); ok &&
		slices.Contains(dates[d.PackageLevel].Open, start) {
		fields := map[string]string{}
		if checkPrePost(fields, form, form.HostRooms, d, services); len(fields) > 0 {
			return start, nil, apierr.Invalid(fields)
		}
		return start, nil, nil
	}
	for _, d := range dates[api.PackageLevel(row.PackageLevel)].Departures {
		if d.StartDate != start || in.ItineraryInventoryItemId.Set && d.ID != in.ItineraryInventoryItemId.Value {
			continue
		}
		fields := map[string]string{}
		if checkPrePost(fields, form, form.HostRooms, d, services); len(fields) > 0 {
			return start, nil, apierr.Invalid(fields)
		}
		if err := s.Inventory.TakeTx(ctx, tx, d.ID); err != nil {
			return start, nil, err
		}
		if row.InventoryItemID != nil {
			err = s.Inventory.ReleaseTx(ctx, tx, *row.InventoryItemID, false)
		}
		return start, &d.ID, err
	}
	return start, nil, apierr.InvalidField("startDate", "This date isn’t available. Choose another one.")
}
