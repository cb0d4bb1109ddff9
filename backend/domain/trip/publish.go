package trip

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
)

// publishLabels are the publish statuses as people read them (H-269).
var publishLabels = map[string]string{publishPending: "Pending", publishReview: "In Review", publishMarketing: "Marketing", publishLive: "Live!"}

// Publish brings the trip page out as it is now (H-553): a trip that was launched is live, any other in marketing.
func (s *Service) Publish(ctx context.Context, id uuid.UUID) error {
	return s.inTx(ctx, func(tx pgx.Tx) error {
		t, err := s.LoadForUpdateTx(ctx, tx, id)
		if err != nil {
			return err
		}
		if t.Status == Cancelled || Customizable(t.Status) {
			return apierr.New(apierr.CodeIllegalState, "This trip has no page that could be published.")
		}
		now, before := s.Clock.Now(ctx), t.PublishStatus
		t.PublishStatus, t.LastPublishAt, t.PublishRequest = publishMarketing, &now, nil
		if t.LaunchedAt != nil {
			t.PublishStatus = publishLive
		}
		if t, err = s.saveTx(ctx, tx, t); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.TenantID, At: now, Action: "trip.publish", Event: event.TripUpdated, ObjectType: "Trip", ObjectID: t.ID,
			Before: map[string]any{"publishStatus": before}, After: map[string]any{"publishStatus": t.PublishStatus},
		})
	})
}

// ClearPublic forgets what is kept of a trip's public page (H-554): pictures of it, and the tenant's settings. The
// page itself is read from the database each time.
func (s *Service) ClearPublic(ctx context.Context, id uuid.UUID) error {
	s.Tenants.Forget()
	return s.inTx(ctx, func(tx pgx.Tx) error {
		if _, err := s.LoadTx(ctx, tx, id); err != nil || s.Pictures == nil {
			return err
		}
		return s.Pictures.ForgetTx(ctx, tx, id)
	})
}
