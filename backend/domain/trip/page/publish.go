package page

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
)

// Publish publishes the current trip page (H-553): a trip that was launched becomes live, any other in marketing.
func (s *Service) Publish(ctx context.Context, id uuid.UUID) error {
	return s.Trips.InTx(ctx, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
		if err != nil {
			return err
		}
		if t.Status == trip.Cancelled || trip.Customizable(t.Status) {
			return apierr.New(apierr.CodeIllegalState, "This trip doesn’t have a page to publish.")
		}
		now, before := s.Clock.Now(ctx), t.PublishStatus
		t.PublishStatus, t.LastPublishAt, t.PublishRequest = trip.PublishMarketing, &now, nil
		if t.LaunchedAt != nil {
			t.PublishStatus = trip.PublishLive
		}
		if t, err = s.Trips.SaveTx(ctx, tx, t); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.TenantID, At: now, Action: "trip.publish", Event: event.TripUpdated, ObjectType: "Trip", ObjectID: t.ID,
			Before: map[string]any{"publishStatus": before}, After: map[string]any{"publishStatus": t.PublishStatus},
		})
	})
}

// ClearPublic drops what is cached of a trip's public page (H-554): images of it, and the tenant's settings. The
// page itself is read from the database each time.
func (s *Service) ClearPublic(ctx context.Context, id uuid.UUID) error {
	s.Tenants.Forget()
	return s.Trips.InTx(ctx, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		return s.Trips.PageCleared.Announce(ctx, tx, t)
	})
}
