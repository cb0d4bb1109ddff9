package catalogue

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/principal"
)

// itineraryRecords describes itineraries to the record layer (H-475). Account managers see the complete ones,
// from which they recommend.
var itineraryRecords = &record.Resource{
	Name: "Itinerary", Tenant: "i.tenant_id", ID: "i.id", From: "itinerary i",
	Scope: map[string]string{
		"admin": record.Everything, "tripManager": record.Everything, "accountManager": "i.status = 'complete'",
		"operator": "i.operator_id = @operator",
	},
	Words: search.Itinerary,
	Filters: map[string]string{
		"status": "i.status = @value", "operatorId": "i.operator_id = @value", "country": "i.country = @value",
	},
	Sorts: map[string]record.Sort{
		"name": {Column: "lower(i.name)", Type: "text"}, "created": record.Created("i.id"),
		"days": {Column: "i.length_in_days", Type: "int"}, "tier": {Column: "i.tier", Type: "int"},
		"status": {Column: "i.status", Type: "text"},
	},
	Sort: "name",
	Meta: record.Meta{
		Name: "i.name", Status: "i.status",
		Facts: "jsonb_build_object('country', i.country, 'destination', i.destination, 'days', i.length_in_days::text, 'tier', i.tier::text)",
	},
}

// serviceRecords describes the services of itineraries (H-480).
var serviceRecords = &record.Resource{
	Name: "Service", Tenant: "s.tenant_id", ID: "s.id",
	From: "itinerary_service s JOIN itinerary i ON i.tenant_id = s.tenant_id AND i.id = s.itinerary_id AND s.deleted_at IS NULL",
	Scope: map[string]string{
		"admin": record.Everything, "tripManager": record.Everything, "operator": "i.operator_id = @operator",
	},
	Search:  []string{"s.detail ->> 'name'", "s.detail ->> 'title'", "i.name", "s.type"},
	Filters: map[string]string{"itineraryId": "s.itinerary_id = @value", "type": "s.type = @value"},
	Sorts: map[string]record.Sort{
		"created": record.Created("s.id"), "itinerary": {Column: "lower(i.name)", Type: "text"},
		"day": {Column: "s.day", Type: "int"},
	},
	Sort: "itinerary",
}

// Records lists itineraries of all operators for account managers (H-463, H-465).
func (s *Service) Records(ctx context.Context, q record.Query) (itineraryapi.ItineraryPage, error) {
	items, next, err := record.Loaded(ctx, s.DB, itineraryRecords, q,
		func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.ItinerarySummary, error) {
			return s.SummariesTx(ctx, tx, ids)
		})
	return itineraryapi.ItineraryPage{Items: items, NextCursor: next}, err
}

type serviceRow struct {
	record.Key
	ItineraryID   uuid.UUID `db:"itinerary_id"`
	ItineraryName string    `db:"itinerary_name"`
	Type          string    `db:"type"`
	Day           int       `db:"day"`
	Name          string    `db:"name"`
}

const serviceColumns = "s.itinerary_id, i.name AS itinerary_name, s.type, s.day, coalesce(nullif(s.detail ->> 'name', ''), s.detail ->> 'title', '') AS name"

// Services lists services of the itineraries that the caller may edit.
func (s *Service) Services(ctx context.Context, q record.Query) (itineraryapi.ServiceRecordPage, error) {
	items, next, err := record.Answers(ctx, s.DB, serviceRecords, serviceColumns, q, serviceRow.answer)
	return itineraryapi.ServiceRecordPage{Items: items, NextCursor: next}, err
}

func (r serviceRow) answer(principal.Principal) itineraryapi.ServiceRecord {
	return itineraryapi.ServiceRecord{ID: r.ID, ItineraryId: r.ItineraryID, ItineraryName: r.ItineraryName,
		Type: api.ServiceType(r.Type), Day: r.Day, Name: r.Name}
}
