package edit

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
)

// Publish publishes the current state of a live itinerary's page (H-553).
func (s *Service) Publish(ctx context.Context, id uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		locked, err := s.LockTx(ctx, tx, id)
		if err != nil {
			return err
		}
		if locked.It.Status != itinerary.Complete {
			return apierr.New(apierr.CodeIllegalState, "You can publish only live itineraries.")
		}
		now := s.Clock.Now(ctx)
		if err := itinerarydb.New(tx).PublishItinerary(ctx, itinerarydb.PublishItineraryParams{TenantID: t.ID, ID: id,
			Now: now}); err != nil {
			return fmt.Errorf("publish itinerary: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "itinerary.publish",
			Event: event.ItineraryUpdated, ObjectType: "Itinerary", ObjectID: id, After: map[string]any{"publishedAt": now}})
	})
}
