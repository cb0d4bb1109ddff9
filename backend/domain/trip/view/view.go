package view

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/fields"
	"caravan/backend/domain/trip/promote"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// americanDate is the date format for people (H-627).
const americanDate = "01/02/2006"

// noLivePage are the statuses whose workspace has no promotion, bookings and travel information (H-136).
var noLivePage = []trip.Status{trip.Created, trip.PartnerApproved, trip.PricingApproved, trip.Cancelled}

// tabs returns those of the host's workspace (H-135, H-136).
func tabs(t trip.Trip) []tripapi.TripTab {
	reason := ""
	switch {
	case t.Status == trip.Complete:
		reason = "This trip is complete."
	case slices.Contains(noLivePage, t.Status):
		reason = "Sign the services agreement to unlock this."
	}
	if t.Status == trip.Cancelled {
		reason = "This trip is canceled."
	}
	tab := func(name tripapi.TripTabTab, gated bool) tripapi.TripTab {
		if gated && reason != "" {
			return tripapi.TripTab{Tab: name, Reason: api.NewOptString(reason)}
		}
		return tripapi.TripTab{Tab: name, Enabled: true}
	}
	return []tripapi.TripTab{
		tab(tripapi.TripTabTabConfiguration, false), tab(tripapi.TripTabTabPricing, false),
		tab(tripapi.TripTabTabItinerary, false),
		tab(tripapi.TripTabTabServicesAgreement, false), tab(tripapi.TripTabTabPromote, true),
		tab(tripapi.TripTabTabBookings, true),
		tab(tripapi.TripTabTabTravelInfo, true),
	}
}

// derived adds what portals would otherwise have to derive.
func derived(t trip.Trip, out *tripapi.Trip, state trip.State, actor trip.Actor, now time.Time) {
	out.Steps = t.StepsOf(state.LaunchAt, now)
	out.Tabs, out.NavigationHidden = tabs(t), api.NewOptBool(trip.Customizable(t.Status))
	if t.Status == trip.Closed {
		out.Notice = api.NewOptString(fields.ClosedTrip) // H-140
	}
	out.Customizable = api.NewOptBool(trip.Customizable(t.Status))
	out.Dates = tripapi.NewOptTripDates(stringDates(t, state))
	out.Launch = tripapi.NewOptLaunchView(launchView(t, actor, now))
	out.TechnicalItinerary = tripapi.NewOptTechnicalItinerary(technicalView(t, now))
	out.PublishLabel, out.LastPublishDate = api.NewOptString(trip.PublishLabels[t.PublishStatus]),
		trip.DateTime(t.LastPublishAt)
	out.PublishOffered = api.NewOptBool(publishOffered(t, actor, now))
	out.CompanionsSubmittedAt = trip.DateTime(t.CompanionsSubmittedAt)
	out.ClosedStepText = api.NewOptString(closedStepText(t))
	if t.Content.PromotionalAssets != nil {
		out.PromotionalAssets = tripapi.NewOptPromotionalAssets(*t.Content.PromotionalAssets)
	}
	out.PromoteEmails = promote.Emails(t)
	if actor == trip.Admin && t.InternalCancellationReason != nil {
		out.InternalCancellationReason = api.NewOptInt(*t.InternalCancellationReason)
	}
}

// closeToSupport removes what support is not offered: everything but the cancellation.
func closeToSupport(out *tripapi.Trip) {
	cancel := slices.DeleteFunc(out.AvailableActions, func(a tripapi.Action) bool {
		return a.To != api.TripStatusCancelled
	})
	closeToLookers(out, principal.SupportLooks)
	out.AvailableActions = append(out.AvailableActions, cancel...)
	for i := range out.EditableFields {
		out.EditableFields[i].Editable, out.EditableFields[i].Reason = false, api.NewOptString(principal.SupportLooks)
	}
}

// closeToLookers removes what those who only look are not offered: every step, field and button.
func closeToLookers(out *tripapi.Trip, why string) {
	out.AvailableActions, out.Editable, out.EditableServiceKeys = []tripapi.Action{}, []string{}, nil
	out.PublishOffered = api.NewOptBool(false)
	out.Launch.Value.Editable, out.Launch.Value.ShowModal = false, api.NewOptBool(false)
	technical := &out.TechnicalItinerary.Value
	technical.CanSubmit, technical.Reason = false, api.NewOptString(why)
	for i := range out.PromoteEmails {
		out.PromoteEmails[i].Copyable = false
		out.PromoteEmails[i].Editable, out.PromoteEmails[i].Reason = false, api.NewOptString(why)
	}
}

// publishOffered reports whether the viewer can publish the page: an admin when it is in review (H-553), a host
// when it was changed since. Before the agreement there is nothing to publish; accepting it requests the first
// publication (H-272).
func publishOffered(t trip.Trip, actor trip.Actor, now time.Time) bool {
	if actor == trip.Admin {
		return t.PublishStatus == trip.PublishReview
	}
	return t.PublishStatus == trip.PublishPending && t.HostTermsAcceptedAt != nil &&
		fields.Editable(t, actor, "publishRequest", now)
}

// stringDates formats the trip's days (H-203). The trip form is due with the final payment.
func stringDates(t trip.Trip, state trip.State) tripapi.TripDates {
	write := func(day civil.Date) string { return day.UTC().Format(americanDate) }
	out := tripapi.TripDates{
		StartEnd: write(t.StartDate) + " - " + write(t.EndDate), TripClose: write(t.BookingsDeadline),
		TripFormDue: write(t.StartDate.AddDays(-t.Policy.Payment.FinalDueDays)),
	}
	if !state.ScheduleLaunchBy.IsZero() {
		out.HostAgreementDue = api.NewOptString(write(t.Today(state.ScheduleLaunchBy)))
	}
	if !state.LaunchRuleBy.IsZero() {
		out.First2BookingDue = api.NewOptString(write(t.Today(state.LaunchRuleBy)))
	}
	return out
}

// closedStepText returns the last step of the timeline (H-288).
func closedStepText(t trip.Trip) string {
	day := t.BookingsDeadline.UTC().Format(americanDate)
	switch t.Status {
	case trip.Confirmed, trip.EarlyConfirmed, trip.Closed, trip.Complete:
		return fmt.Sprintf("Your trip closes for new bookings on %s.", day)
	}
	return fmt.Sprintf("We’ll cancel your trip on %s unless it’s confirmed by then.", day)
}

// reportDate adds when the earnings report became final.
func (s *Service) reportDate(ctx context.Context, tx pgx.Tx, t trip.Trip, out *tripapi.Trip) error {
	if t.Status != trip.Complete {
		return nil
	}
	row, err := tripdb.New(tx).GetEarningsReport(ctx, tripdb.GetEarningsReportParams{TenantID: t.TenantID, TripID: t.ID})
	if db.NoRows(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("earnings report: %w", err)
	}
	out.EarningsReportApprovedAt = trip.DateTime(row.ApprovedAt)
	return nil
}
