package payout

import (
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
)

// Records describes payouts to the record layer, for those who see all of the marketplace's.
var Records = &record.Resource{
	Name: "Payout", Tenant: "p.tenant_id", ID: "p.id", From: "payout p",
	Scope: map[string]string{"admin": record.Everything}, Search: []string{"p.provider_ref"},
	Through: []record.Through{{Kind: search.Host, Column: "p.payee_id"}, {Kind: search.Operator, Column: "p.payee_id"},
		{Kind: search.Trip, Column: "p.trip_id"}},
	Filters: map[string]string{"status": "p.status = @value", "payeeKind": "p.payee_kind = @value",
		"payeeId": "p.payee_id = @value", "tripId": "p.trip_id = @value"},
	Sorts: map[string]record.Sort{
		"created": record.Created("p.id"), "due": {Column: "p.due_on", Type: "date"},
		"amount": {Column: "p.amount_minor", Type: "bigint"}, "kind": {Column: "p.kind", Type: "text"},
		"status": {Column: "p.status", Type: "text"},
	}, Sort: "-created",
}

// payeeRecords are the same, narrowed to a payee whom the caller acts for.
var payeeRecords = func() *record.Resource {
	own := *Records
	own.Scope = record.Everybody(record.Everything)
	return &own
}()
