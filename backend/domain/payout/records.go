package payout

import (
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
)

// named are payouts with the names that they are sorted by. Insurers, and payouts without a trip, come first. The names
// are unions rather than outer joins, so that a list in their order is read in it.
const named = `payout p
	JOIN (SELECT h.tenant_id, h.id, lower(h.display_name) AS name FROM host h
		UNION ALL SELECT o.tenant_id, o.id, lower(o.name) FROM operator o
		UNION ALL SELECT @tenant::uuid, '00000000-0000-0000-0000-000000000000', '') payee ON payee.tenant_id = p.tenant_id
		AND payee.id = CASE WHEN p.payee_kind = 'insurer' THEN '00000000-0000-0000-0000-000000000000'::uuid ELSE p.payee_id END
	JOIN (SELECT t.tenant_id, t.id, lower(t.name) AS name FROM trip t
		UNION ALL SELECT @tenant::uuid, '00000000-0000-0000-0000-000000000000', '') of_trip ON of_trip.tenant_id = p.tenant_id
		AND of_trip.id = coalesce(p.trip_id, '00000000-0000-0000-0000-000000000000')`

// Records describes payouts to the record layer, for those who see all of the marketplace's.
var Records = &record.Resource{
	Name: "Payout", Tenant: "p.tenant_id", ID: "p.id", From: named,
	Scope: map[string]string{"admin": record.Everything}, Search: []string{"p.provider_ref"},
	Through: []record.Through{{Kind: search.Host, Column: "p.payee_id"}, {Kind: search.Operator, Column: "p.payee_id"},
		{Kind: search.Trip, Column: "p.trip_id"}},
	Filters: map[string]string{"status": "p.status = @value", "payeeKind": "p.payee_kind = @value",
		"payeeId": "p.payee_id = @value", "tripId": "p.trip_id = @value"},
	Sorts: map[string]record.Sort{
		"created": record.Created("p.id"), "due": {Column: "p.due_on", Type: "date"},
		"amount": {Column: "p.amount_minor", Type: "bigint"}, "kind": {Column: "p.kind", Type: "text"},
		"status": {Column: "p.status", Type: "text"}, "payee": {Column: "payee.name", Type: "text"},
		"trip": {Column: "of_trip.name", Type: "text"},
	}, Sort: "-created",
}

// payeeRecords are the same, narrowed to a payee whom the caller acts for.
var payeeRecords = func() *record.Resource {
	own := *Records
	own.Scope = record.Everybody(record.Everything)
	return &own
}()
