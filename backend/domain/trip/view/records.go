package view

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
)

// tripRecords describes trips to the record layer (H-483). Which field may be changed when is the table in
// package fields.
var tripRecords = &record.Resource{
	Name: "Trip", Tenant: "t.tenant_id", ID: "t.id",
	From:  "trip t JOIN host h ON h.tenant_id = t.tenant_id AND h.id = t.host_id",
	Scope: record.Helpers(record.Assigned("t.tenant_id", [2]string{"Trip", "t.id"}, [2]string{"Host", "t.host_id"})),
	Words: search.Trip,
	Filters: map[string]string{
		"status": "t.status = @value", "hostId": "t.host_id = @value", "operatorId": "t.operator_id = @value",
		"itineraryId": "t.itinerary_id = @value", "from": "t.start_date >= @value::date",
		"until": "t.start_date <= @value::date",
	},
	Sorts: map[string]record.Sort{
		"created": record.Created("t.id"), "start": {Column: "t.start_date", Type: "date"},
		"name": {Column: "lower(t.name)", Type: "text"}, "status": {Column: "t.status_since", Type: "timestamptz"},
		"host":  {Column: "lower(h.display_name)", Type: "text"},
		"taken": {Column: "t.spots_taken", Type: "int"},
	},
	Sort: "-created",
	Meta: record.Meta{
		Name: "t.name", Status: "t.status",
		Facts: "jsonb_build_object('host', h.display_name, 'start', t.start_date::text, 'shortId', t.short_id)",
	},
}

// Records lists the trips that a manager sees (H-463, H-465).
func (s *Service) Records(ctx context.Context, q record.Query) (tripapi.TripPage, error) {
	items, next, err := record.Loaded(ctx, s.DB, tripRecords, q,
		func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.TripSummary, error) {
			return s.Trips.SummariesTx(ctx, tx, ids)
		})
	return tripapi.TripPage{Items: items, NextCursor: next}, err
}

// AdminListTrips implements adminListTrips.
func (h HTTP) AdminListTrips(ctx context.Context, params tripapi.AdminListTripsParams) (
	*tripapi.TripPageAnswer, error) {
	page, err := h.Service.Records(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &tripapi.TripPageAnswer{Success: true, Data: page}, nil
}

// ListTripMetadata implements listTripMetadata.
func (h HTTP) ListTripMetadata(ctx context.Context, params tripapi.ListTripMetadataParams) (
	*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, tripRecords, record.MetadataParams(params))
}
