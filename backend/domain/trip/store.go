package trip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/search"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/count"
	"caravan/backend/platform/db"
)

// StateTx gathers what the guards check.
func (s *Service) StateTx(ctx context.Context, tx pgx.Tx, t Trip, facts Facts) (State, LaunchRule, error) {
	confirmed, pending, err := s.Bookings.Spots(ctx, tx, t.ID)
	if err != nil {
		return State{}, LaunchRule{}, err
	}
	level, err := s.Hosts.LevelTx(ctx, tx, t.HostID)
	if err != nil {
		return State{}, LaunchRule{}, err
	}
	return StateOf(t, s.Clock.Now(ctx), confirmed, pending, level, facts), ruleOf(t, level), nil
}

// StateOf returns what the lifecycle’s rules need to know about a trip: its own data, the spots of confirmed and
// pending bookings, the host’s level, and facts of other domains.
func StateOf(t Trip, now time.Time, confirmed, pending, hostLevel int, facts Facts) State {
	state := State{
		Status: t.Status, OperatorTermsAccepted: facts.OperatorTermsAccepted || t.OperatorTermsAcceptedAt != nil,
		InstantlyApproved: t.Content.InstantlyApproved, PricesSaved: t.Priced(), AgreementAccepted: facts.AgreementAccepted,
		AutoConfirm: t.BookingAutoConfirmation, ConfirmedSpots: confirmed, PendingSpots: pending,
		SelectedSpots: facts.SelectedSpots, MinimumTripThreshold: t.MinimumTripThreshold,
		LaunchAt: Instant(t.LaunchAt), Now: now, BookingsDeadline: t.BookingsDeadline, EndDate: t.EndDate, Zone: t.Zone(),
		Unplaced: t.TimeZone == "",
	}
	rule := ruleOf(t, hostLevel)
	reserved := t.CreatedAt
	if accepted := t.Content.HostTermsHistory; len(accepted) > 0 {
		// A host can schedule only from their own approval on: the days before do not count against them.
		reserved = accepted[0].At
	}
	scheduleBy, bookingsBy := rule.Deadlines(reserved, Instant(t.LaunchedAt), t.Zone())
	state.ScheduleLaunchBy = scheduleBy
	if rule.CancelsTrip {
		state.LaunchRuleBy, state.LaunchRuleSpots = bookingsBy, rule.Bookings
	}
	return state
}

// ruleOf returns the launch rule of the trip's own policy snapshot for a host level (H-442).
func ruleOf(t Trip, hostLevel int) LaunchRule {
	level := t.Policy.Level(hostLevel)
	return LaunchRule{
		ScheduleDays: level.LaunchScheduleDays, Bookings: level.LaunchBookings, BookingDays: level.LaunchBookingDays,
		CancelsTrip: level.LaunchRuleCancelsTrip,
	}
}

// SaveTx writes the mutable columns of a trip; a version other than the row's is CodeConflict.
func (s *Service) SaveTx(ctx context.Context, tx pgx.Tx, t Trip) (Trip, error) {
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
		TenantID: t.TenantID, ID: t.ID, Version: t.Version, Now: s.Clock.Now(ctx), Status: string(t.Status),
		StatusSince:   t.StatusSince,
		PublishStatus: t.PublishStatus, PublishRequest: t.PublishRequest, Name: t.Name, TripSummary: t.Summary,
		Categories: t.Categories, LaunchAt: t.LaunchAt, LaunchedAt: t.LaunchedAt, MinimumSpots: t.MinimumSpots,
		MaximumSpots: t.MaximumSpots, MinimumTripThreshold: t.MinimumTripThreshold,
		SingleSupplementPriceMinor: t.SingleSupplementPriceMinor, SingleSupplementQuantity: t.SingleSupplementQuantity,
		CostSchedule: schedule, InitialPriceMinor: t.InitialPriceMinor, RemainingPriceMinor: t.RemainingPriceMinor,
		FlightStipendMinor: t.FlightStipendMinor, OperatorTermsAcceptedAt: t.OperatorTermsAcceptedAt,
		HostTermsVersion: optional(t.HostTermsVersion), HostTermsAcceptedAt: t.HostTermsAcceptedAt,
		BookingAutoConfirmation: t.BookingAutoConfirmation, PromoteTutorialCompleted: t.PromoteTutorialCompleted,
		CancellationReason: optional(t.CancellationReason), InternalCancellationReason: t.InternalCancellationReason,
		Content: content, TimeZone: t.TimeZone, OperatorTechnicalAt: t.OperatorTechnicalAt,
		AdminTechnicalAt:      t.AdminTechnicalAt,
		TechnicalFlagged:      t.TechnicalFlagged,
		CompanionsSubmittedAt: t.CompanionsSubmittedAt, LastPublishAt: t.LastPublishAt,
		GroupVariableMinor: t.GroupVariableMinor,
	})
	if db.NoRows(err) {
		return Trip{}, apierr.Conflict()
	}
	switch db.Constraint(err) {
	case "trip_spots_not_oversold":
		return Trip{}, apierr.InvalidField("maximumSpots",
			fmt.Sprintf("Maximum spots cannot be lower than the %s already taken", count.Of(t.SpotsTaken, "spot")))
	case "trip_supplements_not_oversold":
		return Trip{}, apierr.InvalidField("singleSupplementQuantity",
			fmt.Sprintf("The quantity cannot be lower than the %s already taken",
				count.Of(t.SingleSupplementTaken, "private room")))
	}
	if err != nil {
		return Trip{}, fmt.Errorf("save trip: %w", err)
	}
	if t.Name != t.named {
		if err := search.NoteTx(ctx, tx, search.Trip, t.ID); err != nil {
			return Trip{}, err
		}
	}
	return FromRow(row)
}

// Refused converts a transition error for the caller.
func Refused(err error) error {
	var transition *TransitionError
	if !errors.As(err, &transition) {
		return err
	}
	if transition.Reason != "" {
		return apierr.Wrap(err, apierr.CodeIllegalState, transition.Reason)
	}
	return apierr.Wrap(err, apierr.CodeIllegalState, "You cannot do this in the trip’s current status.")
}

func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
