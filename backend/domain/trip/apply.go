package trip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/count"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
)

// Cancellation reasons that the system records, in the words travelers and hosts read (H-603).
const (
	reasonUnscheduled = "The launch date was not scheduled within %d days of reservation."
	reasonLaunchRule  = "There were not enough bookings within the first %d days."
	reasonUnconfirmed = "The trip was not confirmed by its bookings deadline."
	reasonDefault     = "The trip was cancelled."
)

// ApplyTx moves a trip along the lifecycle with everything that follows from it. A move the table does not have,
// or that its guard refuses, is CodeIllegalState with the guard's reason.
func (s *Service) ApplyTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, action ActionName, actor Actor, facts Facts) (Trip, error) {
	t, err := s.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return Trip{}, err
	}
	return s.apply(ctx, tx, t, action, actor, facts)
}

func (s *Service) apply(ctx context.Context, tx pgx.Tx, t Trip, action ActionName, actor Actor, facts Facts) (Trip, error) {
	now := s.Clock.Now(ctx)
	if facts.LaunchNow && (t.LaunchAt == nil || t.LaunchAt.After(now)) {
		t.LaunchAt = &now
	}
	state, rule, err := s.stateTx(ctx, tx, t, facts)
	if err != nil {
		return Trip{}, err
	}
	to, err := Apply(state, action, actor)
	if err != nil {
		return Trip{}, refused(err)
	}
	from := t.Status
	if to != from {
		t.Status, t.StatusSince = to, now
	}
	switch action {
	case ActApprove:
		t.OperatorTermsAcceptedAt = &now
	case ActLaunch:
		t.LaunchedAt, t.PublishStatus, t.LastPublishAt = &now, publishLive, &now
	case ActConfirmTravelers:
		if !t.Content.InventoryConfirmed && t.InventoryItemID != nil {
			t.Content.InventoryConfirmed = true
			if err := s.Inventory.ConfirmTx(ctx, tx, *t.InventoryItemID); err != nil {
				return Trip{}, err
			}
		}
	case ActCancel, ActCancelLaunchRule, ActCancelUnconfirmed, ActCancelUnscheduled:
		t.CancellationReason, t.InternalCancellationReason = reason(rule, action, facts), facts.InternalReason
	}
	if t, err = s.saveTx(ctx, tx, t); err != nil {
		return Trip{}, err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: now, Action: "trip." + string(action), Event: event.TripStatusChanged, ObjectType: "Trip", ObjectID: t.ID,
		Before: map[string]any{"status": from}, After: map[string]any{"status": t.Status, "actor": actor, "reason": t.CancellationReason},
	})
	if err != nil {
		return Trip{}, err
	}
	return t, s.follow(ctx, tx, t, action, from, actor)
}

// follow does in other domains what a transition brings with it, once the trip's own row is written.
func (s *Service) follow(ctx context.Context, tx pgx.Tx, t Trip, action ActionName, from Status, actor Actor) error {
	switch action {
	case ActComplete:
		if err := s.draftReportTx(ctx, tx, t); err != nil {
			return err
		}
		if err := s.Completed.Announce(ctx, tx, t); err != nil {
			return err
		}
	case ActConfirmTravelers:
		if actor == System {
			if err := s.Confirmed.Announce(ctx, tx, t); err != nil {
				return err
			}
		}
	case ActCancel, ActCancelLaunchRule, ActCancelUnconfirmed, ActCancelUnscheduled:
		if err := s.Cancelled.Announce(ctx, tx, t); err != nil {
			return err
		}
		if t.InventoryItemID != nil {
			if err := s.Inventory.ReleaseTx(ctx, tx, *t.InventoryItemID, t.Content.InventoryConfirmed); err != nil {
				return err
			}
		}
	}
	if err := s.payTx(ctx, tx, t, from); err != nil {
		return err
	}
	// The host's row comes after the departure's here, as it does where a request takes a departure.
	if t.Status != from {
		if err := s.Hosts.TripMovedTx(ctx, tx, t.HostID, t.Status); err != nil {
			return err
		}
	}
	switch action {
	case ActApprove:
		if t.Content.InstantlyApproved {
			return nil // both approvals come at once, and one mail tells of them
		}
		return s.Notifier.TripApproved(ctx, tx, t.ID)
	case ActApprovePricing:
		return s.Notifier.PricingApproved(ctx, tx, t.ID)
	case ActLaunch:
		return s.Notifier.TripLaunched(ctx, tx, t.ID)
	case ActCancel, ActCancelLaunchRule, ActCancelUnconfirmed, ActCancelUnscheduled:
		return s.Notifier.TripCancelled(ctx, tx, t.ID)
	}
	return nil
}

// payTx tells the payouts of a trip that became certain, or never will be (H-621, H-623).
func (s *Service) payTx(ctx context.Context, tx pgx.Tx, t Trip, from Status) error {
	switch {
	case s.Payouts == nil || t.Status == from:
		return nil
	case t.Status == Confirmed:
		return s.Payouts.ConfirmedTx(ctx, tx, t)
	case t.Status == Cancelled:
		return s.Payouts.CancelledTx(ctx, tx, t)
	}
	return nil
}

func reason(rule LaunchRule, action ActionName, facts Facts) string {
	switch action {
	case ActCancelUnscheduled:
		return fmt.Sprintf(reasonUnscheduled, rule.ScheduleDays)
	case ActCancelLaunchRule:
		return fmt.Sprintf(reasonLaunchRule, rule.BookingDays)
	case ActCancelUnconfirmed:
		return reasonUnconfirmed
	}
	if facts.Reason != "" {
		return facts.Reason
	}
	return reasonDefault
}

// stateTx gathers what the guards look at.
func (s *Service) stateTx(ctx context.Context, tx pgx.Tx, t Trip, facts Facts) (State, LaunchRule, error) {
	confirmed, pending, err := s.Bookings.Spots(ctx, tx, t.ID)
	if err != nil {
		return State{}, LaunchRule{}, err
	}
	level, err := s.Hosts.LevelTx(ctx, tx, t.HostID)
	if err != nil {
		return State{}, LaunchRule{}, err
	}
	return stateOf(t, s.Clock.Now(ctx), confirmed, pending, level, facts), ruleOf(t, level), nil
}

func stateOf(t Trip, now time.Time, confirmed, pending, hostLevel int, facts Facts) State {
	state := State{
		Status: t.Status, OperatorTermsAccepted: facts.OperatorTermsAccepted || t.OperatorTermsAcceptedAt != nil,
		InstantlyApproved: t.Content.InstantlyApproved, PricesSaved: t.Priced(), AgreementAccepted: facts.AgreementAccepted,
		AutoConfirm: t.BookingAutoConfirmation, ConfirmedSpots: confirmed, PendingSpots: pending, SelectedSpots: facts.SelectedSpots,
		MinimumTripThreshold: t.MinimumTripThreshold, LaunchAt: instant(t.LaunchAt), Now: now,
		BookingsDeadline: t.BookingsDeadline, EndDate: t.EndDate, Zone: t.Zone(), Unplaced: t.TimeZone == "",
	}
	rule := ruleOf(t, hostLevel)
	reserved := t.CreatedAt
	if accepted := t.Content.HostTermsHistory; len(accepted) > 0 {
		// A host can schedule only from his own approval on: the days before it are not his.
		reserved = accepted[0].At
	}
	scheduleBy, bookingsBy := rule.Deadlines(reserved, instant(t.LaunchedAt), t.Zone())
	state.ScheduleLaunchBy = scheduleBy
	if rule.CancelsTrip {
		state.LaunchRuleBy, state.LaunchRuleSpots = bookingsBy, rule.Bookings
	}
	return state
}

// ruleOf is the launch rule of the trip's own policy snapshot for a host level (H-442).
func ruleOf(t Trip, hostLevel int) LaunchRule {
	level := t.Policy.Level(hostLevel)
	return LaunchRule{
		ScheduleDays: level.LaunchScheduleDays, Bookings: level.LaunchBookings, BookingDays: level.LaunchBookingDays,
		CancelsTrip: level.LaunchRuleCancelsTrip,
	}
}

// saveTx writes what may change of a trip; a version that is not the row's is CodeConflict.
func (s *Service) saveTx(ctx context.Context, tx pgx.Tx, t Trip) (Trip, error) {
	content, err := json.Marshal(&t.Content)
	if err != nil {
		return Trip{}, err
	}
	schedule, err := json.Marshal(t.CostSchedule)
	if err != nil {
		return Trip{}, err
	}
	if t.Categories == nil {
		t.Categories = []string{}
	}
	row, err := tripdb.New(tx).SaveTrip(ctx, tripdb.SaveTripParams{
		TenantID: t.TenantID, ID: t.ID, Version: t.Version, Now: s.Clock.Now(ctx), Status: string(t.Status), StatusSince: t.StatusSince,
		PublishStatus: t.PublishStatus, PublishRequest: t.PublishRequest, Name: t.Name, TripSummary: t.Summary, Categories: t.Categories,
		LaunchAt: t.LaunchAt, LaunchedAt: t.LaunchedAt, MinimumSpots: t.MinimumSpots, MaximumSpots: t.MaximumSpots,
		MinimumTripThreshold: t.MinimumTripThreshold, SingleSupplementPriceMinor: t.SingleSupplementPriceMinor,
		SingleSupplementQuantity: t.SingleSupplementQuantity, CostSchedule: schedule, InitialPriceMinor: t.InitialPriceMinor,
		RemainingPriceMinor: t.RemainingPriceMinor, FlightStipendMinor: t.FlightStipendMinor,
		OperatorTermsAcceptedAt: t.OperatorTermsAcceptedAt, HostTermsVersion: optional(t.HostTermsVersion),
		HostTermsAcceptedAt: t.HostTermsAcceptedAt, BookingAutoConfirmation: t.BookingAutoConfirmation,
		PromoteTutorialCompleted: t.PromoteTutorialCompleted, CancellationReason: optional(t.CancellationReason),
		InternalCancellationReason: t.InternalCancellationReason, Content: content, TimeZone: t.TimeZone,
		OperatorTechnicalAt: t.OperatorTechnicalAt, AdminTechnicalAt: t.AdminTechnicalAt, TechnicalFlagged: t.TechnicalFlagged,
		CompanionsSubmittedAt: t.CompanionsSubmittedAt, LastPublishAt: t.LastPublishAt, GroupVariableMinor: t.GroupVariableMinor,
	})
	if db.NoRows(err) {
		return Trip{}, apierr.Conflict()
	}
	switch db.Constraint(err) {
	case "trip_spots_not_oversold":
		return Trip{}, apierr.InvalidField("maximumSpots", fmt.Sprintf("Maximum spots cannot be lower than the %s already taken", count.Of(t.SpotsTaken, "spot")))
	case "trip_supplements_not_oversold":
		return Trip{}, apierr.InvalidField("singleSupplementQuantity",
			fmt.Sprintf("The quantity cannot be lower than the %s already taken", count.Of(t.SingleSupplementTaken, "private room")))
	}
	if err != nil {
		return Trip{}, fmt.Errorf("save trip: %w", err)
	}
	return fromRow(row)
}

// refused turns a transition error into the caller's words.
func refused(err error) error {
	var transition *TransitionError
	if !errors.As(err, &transition) {
		return err
	}
	if transition.Reason != "" {
		return apierr.Wrap(err, apierr.CodeIllegalState, transition.Reason)
	}
	return apierr.Wrap(err, apierr.CodeIllegalState, "This is not possible in the trip's present status.")
}

func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
