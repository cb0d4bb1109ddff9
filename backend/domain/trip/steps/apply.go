package steps

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/count"
	"caravan/backend/platform/event"
)

// Cancellation reasons that the system records, in the words shown to travelers and hosts (H-603).
const (
	reasonUnscheduled = "The launch date was not scheduled within %s of reservation."
	reasonLaunchRule  = "There were not enough bookings within the first %s."
	reasonUnconfirmed = "The trip was not confirmed by its bookings deadline."
	reasonDefault     = "The trip was canceled."
)

// ApplyTx takes a trip's lifecycle step with all its consequences. A step that the table does not have, or that
// its guard rejects, is CodeIllegalState with the guard's reason.
func (s *Service) ApplyTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, action trip.ActionName, actor trip.Actor,
	facts trip.Facts) (trip.Trip, error) {
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return trip.Trip{}, err
	}
	return s.Apply(ctx, tx, t, action, actor, facts)
}

// Apply is ApplyTx for a trip that the caller has locked, including their changes to it.
func (s *Service) Apply(ctx context.Context, tx pgx.Tx, t trip.Trip, action trip.ActionName, actor trip.Actor,
	facts trip.Facts) (trip.Trip, error) {
	now := s.Clock.Now(ctx)
	if facts.LaunchNow && (t.LaunchAt == nil || t.LaunchAt.After(now)) {
		t.LaunchAt = &now
	}
	state, rule, err := s.Trips.StateTx(ctx, tx, t, facts)
	if err != nil {
		return trip.Trip{}, err
	}
	to, err := trip.Apply(state, action, actor)
	if err != nil {
		return trip.Trip{}, trip.Refused(err)
	}
	from := t.Status
	if to != from {
		t.Status, t.StatusSince = to, now
	}
	switch action {
	case trip.ActApprove:
		t.OperatorTermsAcceptedAt = &now
	case trip.ActLaunch:
		t.LaunchedAt, t.PublishStatus, t.LastPublishAt = &now, trip.PublishLive, &now
	case trip.ActConfirmTravelers:
		if !t.Content.InventoryConfirmed && t.InventoryItemID != nil {
			t.Content.InventoryConfirmed = true
			if err := s.Inventory.ConfirmTx(ctx, tx, *t.InventoryItemID); err != nil {
				return trip.Trip{}, err
			}
		}
	case trip.ActCancel, trip.ActCancelLaunchRule, trip.ActCancelUnconfirmed, trip.ActCancelUnscheduled:
		t.CancellationReason, t.InternalCancellationReason = reason(rule, action, facts), facts.InternalReason
	}
	if t, err = s.Trips.SaveTx(ctx, tx, t); err != nil {
		return trip.Trip{}, err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: now, Action: "trip." + string(action), Event: event.TripStatusChanged, ObjectType: "Trip",
		ObjectID: t.ID,
		Before:   map[string]any{"status": from}, After: map[string]any{"status": t.Status, "actor": actor,
			"reason": t.CancellationReason},
	})
	if err != nil {
		return trip.Trip{}, err
	}
	return t, s.Trips.Stepped.Announce(ctx, tx, trip.Stepped{Trip: t, Action: action, Actor: actor, From: from})
}

func reason(rule trip.LaunchRule, action trip.ActionName, facts trip.Facts) string {
	switch action {
	case trip.ActCancelUnscheduled:
		return fmt.Sprintf(reasonUnscheduled, count.Of(rule.ScheduleDays, "day"))
	case trip.ActCancelLaunchRule:
		return fmt.Sprintf(reasonLaunchRule, count.Of(rule.BookingDays, "day"))
	case trip.ActCancelUnconfirmed:
		return reasonUnconfirmed
	}
	if facts.Reason != "" {
		return facts.Reason
	}
	return reasonDefault
}
