package event

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Event types. A new type is added here and to Types.
const (
	TripCreated              = "trip.created"
	TripUpdated              = "trip.updated"
	TripStatusChanged        = "trip.status_changed"
	TripCompanionReplaced    = "trip.companion_replaced" // a companion of the host
	TripRequestCreated       = "trip_request.created"
	TripRequestUpdated       = "trip_request.updated"
	TripRequestStatusChanged = "trip_request.status_changed"
	BookingCreated           = "booking.created"
	BookingUpdated           = "booking.updated"
	BookingStatusChanged     = "booking.status_changed"
	TravelerReplaced         = "booking.traveler_replaced" // the spot went to another person
	TravelerErased           = "booking.traveler_erased"   // so partners erase the person as well
	BookingMoved             = "booking.moved"             // to another trip
	PaymentSucceeded         = "payment.succeeded"
	PaymentFailed            = "payment.failed"
	RefundSucceeded          = "refund.succeeded"
	RefundFailed             = "refund.failed"
	ItineraryCreated         = "itinerary.created"
	ItineraryUpdated         = "itinerary.updated"
	InventoryCreated         = "inventory.created"
	InventoryUpdated         = "inventory.updated"
	InventoryDeleted         = "inventory.deleted"
	InventoryTaken           = "inventory.taken"    // requested by a host
	InventoryReleased        = "inventory.released" // available again
)

// Types lists every type, in display order.
var Types = []string{
	TripCreated, TripUpdated, TripStatusChanged, TripCompanionReplaced, TripRequestCreated, TripRequestUpdated,
	TripRequestStatusChanged,
	BookingCreated, BookingUpdated, BookingStatusChanged, TravelerReplaced, TravelerErased, BookingMoved, PaymentSucceeded,
	PaymentFailed, RefundSucceeded, RefundFailed, ItineraryCreated, ItineraryUpdated, InventoryCreated, InventoryUpdated,
	InventoryDeleted, InventoryTaken, InventoryReleased,
}

// Event is one change.
type Event struct {
	Type       string    // one of Types
	ObjectType string    // a namespace of the permission model, or Payment, Refund
	ObjectID   uuid.UUID // of the object that changed
	At         time.Time // on the tenant's clock; zero means the database's time
	Before     any       // marshaled to JSON; nil if there was nothing
	After      any       // marshaled to JSON; nil if nothing is left
}

// Channel is notified of a commit with events; the payload is the tenant's id.
const Channel = "caravan_event"

// Publish adds the event to the feed of the transaction's tenant. It becomes visible with the transaction.
func Publish(ctx context.Context, tx pgx.Tx, e Event) error {
	if !slices.Contains(Types, e.Type) {
		return fmt.Errorf("event type %q is not declared", e.Type)
	}
	before, err := payload(e.Before)
	if err != nil {
		return err
	}
	after, err := payload(e.After)
	if err != nil {
		return err
	}
	var actor *uuid.UUID
	if p, ok := principal.From(ctx); ok {
		actor = &p.MemberID
	}
	var at *time.Time
	if !e.At.IsZero() {
		at = &e.At
	}
	// Sent in one round trip. The notification is delivered on commit, once for a transaction with many events.
	err = db.Defer(ctx, tx, `
		WITH written AS (
			INSERT INTO event (tenant_id, id, type, object_type, object_id, actor_id, before, after, occurred_at)
			VALUES (current_setting('caravan.tenant_id')::uuid, $1, $2, $3, $4, $5, $6, $7, coalesce($8, now()))
			RETURNING tenant_id)
		SELECT pg_notify('`+Channel+`', tenant_id::text) FROM written`,
		uuid.Must(uuid.NewV7()), e.Type, e.ObjectType, e.ObjectID, actor, before, after, at)
	if err != nil {
		return fmt.Errorf("publish %s: %w", e.Type, err)
	}
	return nil
}

func payload(v any) ([]byte, error) {
	if v == nil {
		return nil, nil
	}
	return json.Marshal(v)
}
