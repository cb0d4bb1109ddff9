// Package track records what people do, under the names that product analytics knows (H-559 to H-575), in the
// transaction that does it: there is exactly one event for each thing that happened, and none for one that was
// rolled back. It stores the events until the analytics domain delivers them.
package track

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Names of events, as written in H-559 to H-573.
const (
	HostRequestedTrip            = "Host Requested Trip"
	HostRequestedInstantApproval = "Host Requested Instant Approval Itinerary"
	HostAcceptedAgreement        = "Host Accepted Agreement"
	HostUpdatedTrip              = "Host Updated Trip"
	HostScheduledLaunch          = "Host Scheduled Launch"
	HostUnscheduledLaunch        = "Host Unscheduled Launch"
	HostCompletedOnboarding      = "Host Completed Onboarding Flow"
	HostSkippedLaunch            = "host skipped launch scheduling"
	ConfirmedTravelers           = "confirmed travelers"
	EnabledAutoConfirm           = "enabled auto-confirm"
	DisabledAutoConfirm          = "disabled auto-confirm"
	SavedPricing                 = "saved pricing"
	AcceptedUpdatedAgreement     = "accepted updated agreement"
)

// Event is one thing that someone did. The caller, including their group, is added from the context.
type Event struct {
	Name string
	At   time.Time
	// The objects concerned; zero if none (H-575).
	TripID      uuid.UUID
	TripName    string
	BookingID   uuid.UUID
	ItineraryID uuid.UUID
}

// Record writes the event in tx. Without a signed-in caller the product itself acted, which is no event.
func Record(ctx context.Context, tx pgx.Tx, e Event) error {
	p, ok := principal.From(ctx)
	if !ok {
		return nil
	}
	properties := map[string]string{"userId": p.MemberID.String(), "userGroup": p.Group}
	for name, id := range map[string]uuid.UUID{"tripId": e.TripID, "bookingId": e.BookingID,
		"itineraryId": e.ItineraryID} {
		if id != uuid.Nil {
			properties[name] = id.String()
		}
	}
	if e.TripName != "" {
		properties["tripName"] = e.TripName
	}
	text, err := json.Marshal(properties)
	if err != nil {
		return err
	}
	err = db.Defer(ctx, tx,
		"INSERT INTO analytics_event (tenant_id, id, name, properties, occurred_at) VALUES ($1, $2, $3, $4, $5)", p.TenantID,
		uuid.Must(uuid.NewV7()), e.Name, text, e.At)
	if err != nil {
		return fmt.Errorf("analytics event %s: %w", e.Name, err)
	}
	return nil
}

// Kept is a stored event.
type Kept struct {
	ID         uuid.UUID
	Name       string
	At         time.Time
	Properties json.RawMessage
}

// Undelivered returns a tenant's events that have not been delivered yet, oldest first.
func Undelivered(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, most int) ([]Kept, error) {
	rows, err := tx.Query(ctx, `SELECT id, name, occurred_at, properties FROM analytics_event
		WHERE tenant_id = $1 AND delivered_at IS NULL ORDER BY id LIMIT $2`, tenantID, most)
	if err != nil {
		return nil, fmt.Errorf("undelivered analytics events: %w", err)
	}
	return pgx.CollectRows(rows, pgx.RowToStructByPos[Kept])
}

// Delivered marks events as delivered.
func Delivered(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, ids []uuid.UUID, at time.Time) error {
	_, err := tx.Exec(ctx, "UPDATE analytics_event SET delivered_at = $3 WHERE tenant_id = $1 AND id = ANY ($2)",
		tenantID, ids, at)
	if err != nil {
		return fmt.Errorf("delivered analytics events: %w", err)
	}
	return nil
}
