package triprequest

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/triprequest/triprequestdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/triprequestapi"
)

// requestRecords describes trip requests to the record layer (H-482).
var requestRecords = &record.Resource{
	Name: "TripRequest", Tenant: "r.tenant_id", ID: "r.id",
	From: `trip_request r JOIN host h ON h.tenant_id = r.tenant_id AND h.id = r.host_id
		JOIN itinerary i ON i.tenant_id = r.tenant_id AND i.id = r.itinerary_id`,
	Scope: record.Helpers(record.Assigned("r.tenant_id", [2]string{"Trip", "r.trip_id"}, [2]string{"Host", "r.host_id"})),
	Words: search.Request,
	Filters: map[string]string{
		"status": "r.status = @value", "hostId": "r.host_id = @value", "operatorId": "r.operator_id = @value",
		"itineraryId": "r.itinerary_id = @value",
	},
	Sorts: map[string]record.Sort{
		"created": record.Created("r.id"), "start": {Column: "r.start_date", Type: "date"},
		"host": {Column: "lower(h.display_name)", Type: "text"}, "itinerary": {Column: "lower(i.name)", Type: "text"},
		"package": {Column: "r.package_level", Type: "text"}, "status": {Column: "r.status", Type: "text"},
		"requested": {Column: "r.created_at", Type: "timestamptz"},
	},
	Sort: "-created",
	Meta: record.Meta{
		Name: "i.name", Status: "r.status",
		Facts: "jsonb_build_object('host', h.display_name, 'start', r.start_date::text)",
	},
}

// Records lists the requests that staff may see (H-463, H-465).
func (s *Service) Records(ctx context.Context, q record.Query) (triprequestapi.TripRequestPage, error) {
	items, next, err := record.Loaded(ctx, s.DB, requestRecords, q,
		func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]triprequestapi.TripRequest, error) {
			rows, err := triprequestdb.New(tx).RequestsByID(ctx,
				triprequestdb.RequestsByIDParams{TenantID: tenant.From(ctx).ID, Ids: ids})
			if err != nil {
				return nil, fmt.Errorf("trip requests: %w", err)
			}
			answers, err := s.answers(ctx, tx, rows)
			found := map[uuid.UUID]triprequestapi.TripRequest{}
			for _, a := range answers {
				found[a.ID] = a
			}
			return found, err
		})
	return triprequestapi.TripRequestPage{Items: items, NextCursor: next}, err
}

// AdminListTripRequests implements adminListTripRequests.
func (h HTTP) AdminListTripRequests(ctx context.Context, params triprequestapi.AdminListTripRequestsParams) (
	*triprequestapi.TripRequestPageAnswer, error) {
	page, err := h.Service.Records(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &triprequestapi.TripRequestPageAnswer{Success: true, Data: page}, nil
}

// ListTripRequestMetadata implements listTripRequestMetadata.
func (h HTTP) ListTripRequestMetadata(ctx context.Context, params triprequestapi.ListTripRequestMetadataParams) (
	*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, requestRecords, record.MetadataParams(params))
}

// AdminGetTripRequest implements adminGetTripRequest.
func (h HTTP) AdminGetTripRequest(ctx context.Context, params triprequestapi.AdminGetTripRequestParams) (
	*triprequestapi.TripRequestAnswer, error) {
	return h.get(ctx, params.ID)
}

// AdminUpdateTripRequest implements adminUpdateTripRequest.
func (h HTTP) AdminUpdateTripRequest(ctx context.Context, req *triprequestapi.TripRequestUpdate,
	params triprequestapi.AdminUpdateTripRequestParams) (*triprequestapi.TripRequestAnswer, error) {
	if err := h.Service.Update(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}
