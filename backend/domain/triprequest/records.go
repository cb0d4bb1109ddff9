package triprequest

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/triprequest/triprequestdb"
	"caravan/backend/gen/api"
)

// requestRecords describes trip requests to the record layer (H-482).
var requestRecords = &record.Resource{
	Name: "TripRequest", Tenant: "r.tenant_id", ID: "r.id",
	From: `trip_request r JOIN host h ON h.tenant_id = r.tenant_id AND h.id = r.host_id
		JOIN itinerary i ON i.tenant_id = r.tenant_id AND i.id = r.itinerary_id`,
	Scope:  record.Helpers(record.Assigned("r.tenant_id", [2]string{"Trip", "r.trip_id"}, [2]string{"Host", "r.host_id"})),
	Search: []string{"i.name", "i.country", "i.destination", "h.display_name"},
	Filters: map[string]string{
		"status": "r.status = @value", "hostId": "r.host_id = @value", "operatorId": "r.operator_id = @value", "itineraryId": "r.itinerary_id = @value",
	},
	Sorts: map[string]record.Sort{
		"created": record.Created("r.id"), "start": {Column: "r.start_date", Type: "date"}, "host": {Column: "lower(h.display_name)", Type: "text"},
	},
	Sort: "-created",
	Meta: record.Meta{
		Name: "i.name", Status: "r.status",
		Facts: "jsonb_build_object('host', h.display_name, 'start', r.start_date::text)",
	},
}

// Records lists the requests that a helper sees (H-463, H-465).
func (s *Service) Records(ctx context.Context, q record.Query) (api.TripRequestPage, error) {
	t := tenant.From(ctx)
	answer := api.TripRequestPage{Items: []api.TripRequest{}}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		keys, next, err := record.List[record.Key](tx, record.By(ctx), requestRecords, "", q)
		if err != nil {
			return err
		}
		answer.NextCursor = record.Next(next)
		ids := make([]uuid.UUID, len(keys))
		for i, key := range keys {
			ids[i] = key.ID
		}
		rows, err := triprequestdb.New(tx).RequestsByID(ctx, triprequestdb.RequestsByIDParams{TenantID: t.ID, Ids: ids})
		if err != nil {
			return fmt.Errorf("trip requests: %w", err)
		}
		slices.SortFunc(rows, func(a, b triprequestdb.TripRequest) int { return slices.Index(ids, a.ID) - slices.Index(ids, b.ID) })
		answer.Items, err = s.answers(ctx, tx, rows)
		return err
	})
	return answer, err
}

// AdminListTripRequests implements adminListTripRequests.
func (h HTTP) AdminListTripRequests(ctx context.Context, params api.AdminListTripRequestsParams) (*api.TripRequestPageAnswer, error) {
	page, err := h.Service.Records(ctx, record.Query{
		Cursor: params.Cursor.Or(""), Search: params.Q.Or(""), Sort: params.Sort.Or(""), Limit: params.Limit.Or(0),
		Filters: map[string]any{
			"status": record.Value(params.Status.Value, params.Status.Set), "hostId": record.Value(params.HostId.Value, params.HostId.Set),
			"operatorId": record.Value(params.OperatorId.Value, params.OperatorId.Set), "itineraryId": record.Value(params.ItineraryId.Value, params.ItineraryId.Set),
		},
	})
	if err != nil {
		return nil, err
	}
	return &api.TripRequestPageAnswer{Success: true, Data: page}, nil
}

// ListTripRequestMetadata implements listTripRequestMetadata.
func (h HTTP) ListTripRequestMetadata(ctx context.Context, params api.ListTripRequestMetadataParams) (*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, requestRecords, record.MetadataParams(params))
}

// AdminGetTripRequest implements adminGetTripRequest.
func (h HTTP) AdminGetTripRequest(ctx context.Context, params api.AdminGetTripRequestParams) (*api.TripRequestAnswer, error) {
	return h.get(ctx, params.ID)
}

// AdminUpdateTripRequest implements adminUpdateTripRequest.
func (h HTTP) AdminUpdateTripRequest(ctx context.Context, req *api.TripRequestUpdate, params api.AdminUpdateTripRequestParams) (*api.TripRequestAnswer, error) {
	if err := h.Service.Update(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}
