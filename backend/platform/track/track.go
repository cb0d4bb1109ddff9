// Package track writes what people do, by the names that product analytics knows (H-559 to H-575), in the transaction
// that does it: an event stands once for each thing that happened, and never for one that was rolled back. The
// analytics domain hands the events on.
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

// Names of events, as H-559 to H-573 write them.
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

// Event is one thing that somebody did. The caller, his group included, is added from the context.
type Event struct {
	Name string
	At   time.Time
	// What it was about; zero when it was about none (H-575).
	TripID      uuid.UUID
	TripName    string
	BookingID   uuid.UUID
	ItineraryID uuid.UUID
}

// Record writes the event in tx. Nobody signed in means that the product itself acted, which is no event.
func Record(ctx context.Context, tx pgx.Tx, e Event) error {
	p, ok := principal.From(ctx)
	if !ok {
		return nil
	}
	properties := map[string]string{"userId": p.MemberID.String(), "userGroup": p.Group}
	for name, id := range map[string]uuid.UUID{"tripId": e.TripID, "bookingId": e.BookingID, "itineraryId": e.ItineraryID} {
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
	err = db.Defer(ctx, tx, "INSERT INTO analytics_event (tenant_id, id, name, properties, occurred_at) VALUES ($1, $2, $3, $4, $5)",
		p.TenantID, uuid.Must(uuid.NewV7()), e.Name, text, e.At)
	if err != nil {
		return fmt.Errorf("analytics event %s: %w", e.Name, err)
	}
	return nil
}
