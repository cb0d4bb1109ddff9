package edit

import (
	"context"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/fields"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
)

// Update changes fields, and takes the lifecycle step to a status if one is named (H-533, O-183).
func (s *Service) Update(ctx context.Context, id uuid.UUID, change *tripapi.TripUpdate) error {
	return s.DB.InTenantRetry(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error { return s.UpdateTx(ctx, tx, id, change) })
}

// errSupportCancels rejects every other change by support.
var errSupportCancels = apierr.New(apierr.CodeForbidden,
	"Support can cancel a trip but not change it. Ask an admin or a trip manager.")

// UpdateTx is Update inside a transaction.
func (s *Service) UpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, change *tripapi.TripUpdate) error {
	before, actor, err := s.lockFor(ctx, tx, id, api.NewOptInt64(change.Version))
	if err != nil {
		return err
	}
	given := fields.Given(change)
	if principal.Supports(ctx) && (len(given) > 0 || change.Status.Value != api.TripStatusCancelled) {
		return errSupportCancels
	}
	t, err := s.layTx(ctx, tx, before, change, actor, given)
	if err != nil {
		return err
	}
	if len(given) > 0 {
		if t, err = s.Trips.SaveTx(ctx, tx, t); err != nil {
			return err
		}
		if err := s.Versions.KeepTx(ctx, tx, t, "trip.update"); err != nil {
			return err
		}
		err = audit.Record(ctx, tx, audit.Entry{
			TenantID: t.TenantID, At: s.Clock.Now(ctx), Action: "trip.update", Event: event.TripUpdated, ObjectType: "Trip",
			ObjectID: t.ID, Before: fields.Brief(before), After: fields.Brief(t),
		})
		if err != nil {
			return err
		}
	}
	if actor == trip.Host {
		if err := s.Trips.TrackTx(ctx, tx, t, fields.Events(before, t, given)...); err != nil {
			return err
		}
	}
	return s.moveTo(ctx, tx, t, change, actor)
}

// layTx applies the fields of a change to the trip, and writes its changes to services.
func (s *Service) layTx(
	ctx context.Context, tx pgx.Tx, before trip.Trip, change *tripapi.TripUpdate, actor trip.Actor, given []fields.Field,
) (t trip.Trip, err error) {
	laid := fields.Change{TripUpdate: change, Before: before, Now: s.Clock.Now(ctx),
		Choose: func(given, had []string, faults map[string]string) []string {
			return tenant.From(ctx).ChooseCategories(ctx, given, had, faults)
		}}
	if change.Prices.Set || change.FlightStipendMinor.Set {
		if laid.Level, err = s.Hosts.LevelTx(ctx, tx, before.HostID); err != nil {
			return t, err
		}
	}
	if t, err = fields.Lay(laid, actor, given); err != nil {
		return t, err
	}
	if change.ServicesToUpdate != nil {
		if err := s.priceServicesTx(ctx, tx, t, change.ServicesToUpdate); err != nil {
			return t, err
		}
	}
	if change.ServicesByDay == nil {
		return t, nil
	}
	if t, err = s.arrangeTx(ctx, tx, t, actor, change.ServicesByDay); err != nil {
		return t, err
	}
	return s.placedTx(ctx, tx, t)
}

// moveTo takes the step that the change names: a status, or publishing.
func (s *Service) moveTo(ctx context.Context, tx pgx.Tx, t trip.Trip, change *tripapi.TripUpdate,
	actor trip.Actor) error {
	to := trip.Status(change.Status.Or(api.TripStatus(t.Status)))
	if change.PublishRequest.Or(false) && t.PublishStatus != trip.PublishPending && t.PublishStatus != trip.PublishReview {
		to = trip.Live // H-271
	}
	if to == t.Status {
		return nil
	}
	action, known := trip.ActionFor(t.Status, to, actor)
	if to == trip.Live && t.Status == trip.EarlyConfirmed {
		// A launch takes an early confirmed trip to confirmed; setting live means the launch.
		action, known = trip.ActLaunch, true
	}
	if !known {
		return trip.Refused(&trip.TransitionError{From: t.Status, Action: trip.ActionName(to), Actor: actor})
	}
	facts := trip.Facts{
		OperatorTermsAccepted: change.OperatorTerms.Or(false), LaunchNow: action == trip.ActLaunch,
		Reason: strings.TrimSpace(change.Reason.Or("")),
	}
	if action == trip.ActCancel && facts.InternalReason == nil {
		reason := trip.ReasonProduct
		facts.InternalReason = &reason
	}
	_, err := s.Steps.Apply(ctx, tx, t, action, actor, facts)
	return err
}

// DecidePromotionTx stores which promotional emails of a trip are sent.
func (s *Service) DecidePromotionTx(ctx context.Context, tx pgx.Tx, id uuid.UUID,
	emails []api.PromoteEmailInput) error {
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return err
	}
	return s.UpdateTx(ctx, tx, id, &tripapi.TripUpdate{Version: t.Version, PromoteEmails: emails})
}
