package edit

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
	"caravan/backend/platform/money"
	"caravan/backend/platform/places"
	"caravan/backend/platform/principal"
)

// Update changes fields, and moves the trip along when a status is named (H-533, O-183).
func (s *Service) Update(ctx context.Context, id uuid.UUID, change *api.TripUpdate) error {
	return s.DB.InTenantRetry(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error { return s.UpdateTx(ctx, tx, id, change) })
}

// UpdateTx is Update inside a transaction.
func (s *Service) UpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, change *api.TripUpdate) error {
	actor, ok := trip.ActorOf(principal.Must(ctx).Group)
	if !ok {
		return apierr.New(apierr.CodeForbidden, "You do not have access to this.")
	}
	before, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return err
	}
	if before.Version != change.Version {
		return apierr.Conflict()
	}
	now := s.Clock.Now(ctx)
	names := changedFields(change)
	if refusals := trip.RefuseFields(before, actor, names, now); len(refusals) > 0 {
		return apierr.Invalid(refusals)
	}
	t, fields := with(before, change, now)
	for field, message := range checkChange(t, before, change, now) {
		if _, taken := fields[field]; !taken {
			fields[field] = message
		}
	}
	if change.Prices.Set || change.FlightStipendMinor.Set {
		level, err := s.Hosts.LevelTx(ctx, tx, t.HostID)
		if err != nil {
			return err
		}
		for field, message := range t.SetPrices(trip.PriceChange(before, change.Prices, change.FlightStipendMinor, level, false)) {
			fields[field] = message
		}
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	if change.ServicesToUpdate != nil {
		if err := s.priceServicesTx(ctx, tx, t, change.ServicesToUpdate); err != nil {
			return err
		}
	}
	if change.ServicesByDay != nil {
		if t, err = s.arrangeTx(ctx, tx, t, actor, change.ServicesByDay); err != nil {
			return err
		}
		if t, err = s.placedTx(ctx, tx, t); err != nil {
			return err
		}
	}
	if len(names) > 0 {
		if t, err = s.Trips.SaveTx(ctx, tx, t); err != nil {
			return err
		}
		err = audit.Record(ctx, tx, audit.Entry{
			TenantID: t.TenantID, At: now, Action: "trip.update", Event: event.TripUpdated, ObjectType: "Trip", ObjectID: t.ID,
			Before: brief(before), After: brief(t),
		})
		if err != nil {
			return err
		}
	}
	if actor == trip.Host {
		if err := s.Trips.TrackTx(ctx, tx, t, hostEvents(before, t, names)...); err != nil {
			return err
		}
	}
	return s.moveTo(ctx, tx, t, change, actor)
}

// moveTo takes the step that the change names: a status, or publishing.
func (s *Service) moveTo(ctx context.Context, tx pgx.Tx, t trip.Trip, change *api.TripUpdate, actor trip.Actor) error {
	to := trip.Status(change.Status.Or(api.TripStatus(t.Status)))
	if change.PublishRequest.Or(false) && t.PublishStatus != trip.PublishPending && t.PublishStatus != trip.PublishReview {
		to = trip.Live // H-271
	}
	if to == t.Status {
		return nil
	}
	action, known := trip.ActionFor(t.Status, to, actor)
	if to == trip.Live && t.Status == trip.EarlyConfirmed {
		// A launch takes an early confirmed trip to confirmed; asking for live means the launch.
		action, known = trip.ActLaunch, true
	}
	if !known {
		return trip.Refused(&trip.TransitionError{From: t.Status, Action: trip.ActionName(to), Actor: actor})
	}
	facts := trip.Facts{
		OperatorTermsAccepted: change.OperatorTerms.Or(false), LaunchNow: action == trip.ActLaunch, Reason: strings.TrimSpace(change.Reason.Or("")),
	}
	if action == trip.ActCancel && facts.InternalReason == nil {
		reason := trip.ReasonProduct
		facts.InternalReason = &reason
	}
	_, err := s.Steps.Apply(ctx, tx, t, action, actor, facts)
	return err
}

func changedFields(c *api.TripUpdate) []string {
	set := map[string]bool{
		trip.FieldName: c.Name.Set, trip.FieldSummary: c.TripSummary.Set, trip.FieldCategories: c.Categories != nil, trip.FieldPhotos: c.Photos != nil,
		trip.FieldLaunchDate: c.LaunchDate.Set || c.Launch.Set, trip.FieldAutoConfirm: c.BookingAutoConfirmation.Set,
		trip.FieldTutorial: c.HasHostCompletedPromoteTutorial.Set, trip.FieldPublishRequest: c.PublishRequest.Set, trip.FieldPublishStatus: c.PublishStatus.Set,
		trip.FieldPrices: c.Prices.Set, trip.FieldStipend: c.FlightStipendMinor.Set, trip.FieldPromoteEmails: c.PromoteEmails != nil,
		trip.FieldAssets: c.PromotionalAssets.Set, trip.FieldCostSchedule: c.CostSchedule != nil, trip.FieldSupplementPrice: c.SingleSupplementPriceMinor.Set,
		trip.FieldSingleSupplementQuantity: c.SingleSupplementQuantity.Set, trip.FieldMinimumSpots: c.MinimumSpots.Set, trip.FieldMaximumSpots: c.MaximumSpots.Set,
		trip.FieldOperatorCode: c.OperatorCode.Set, trip.FieldPreparation: c.PreparationListUrl.Set, trip.FieldTimeZone: c.TimeZone.Set,
		trip.FieldServicePrices: c.ServicesToUpdate != nil, trip.FieldOperatorTechnical: c.OperatorTechnicalItineraryApproved.Set,
		trip.FieldAdminTechnical: c.AdminTechnicalItineraryApproved.Set, trip.FieldTechnicalFlag: c.TechnicalItineraryFlagged.Set,
		trip.FieldServicesByDay: c.ServicesByDay != nil, trip.FieldRezdy: c.RezdyTripId.Set,
	}
	return slices.DeleteFunc(slices.Clone(trip.AllFields), func(field string) bool { return !set[field] })
}

// with lays the given fields over the trip, all but prices.
func with(t trip.Trip, c *api.TripUpdate, now time.Time) (trip.Trip, map[string]string) {
	fields := map[string]string{}
	t.Name, t.Summary = strings.TrimSpace(c.Name.Or(t.Name)), c.TripSummary.Or(t.Summary)
	t.TimeZone = c.TimeZone.Or(t.TimeZone)
	if c.TimeZone.Set && !places.KnownZone(t.TimeZone) {
		fields[trip.FieldTimeZone] = trip.UnknownZone
	}
	if c.Categories != nil {
		t.Categories = c.Categories
	}
	if c.Photos != nil {
		t.Content.Photos = c.Photos
		if len(c.Photos) > 0 {
			t.Content.Hero = c.Photos[0]
		}
	}
	if c.Launch.Set {
		t.LaunchAt = readLaunch(t, c.Launch.Value, fields)
	}
	if c.LaunchDate.Set {
		t.LaunchAt = nil
		if !c.LaunchDate.Null {
			at := c.LaunchDate.Value.UTC()
			t.LaunchAt = &at
		}
	}
	t.BookingAutoConfirmation = c.BookingAutoConfirmation.Or(t.BookingAutoConfirmation)
	t.PromoteTutorialCompleted = c.HasHostCompletedPromoteTutorial.Or(t.PromoteTutorialCompleted)
	if c.PublishRequest.Or(false) && t.PublishStatus == trip.PublishPending {
		t.PublishRequest, t.PublishStatus = &now, trip.PublishReview // H-270
	}
	if c.CostSchedule != nil {
		t.CostSchedule = itinerary.Schedule(c.CostSchedule)
		slices.SortStableFunc(t.CostSchedule, func(a, b pricing.Tier) int { return a.Travelers - b.Travelers })
	}
	t.SingleSupplementPriceMinor = c.SingleSupplementPriceMinor.Or(t.SingleSupplementPriceMinor)
	t.SingleSupplementQuantity = c.SingleSupplementQuantity.Or(t.SingleSupplementQuantity)
	t.MinimumSpots, t.MaximumSpots = c.MinimumSpots.Or(t.MinimumSpots), c.MaximumSpots.Or(t.MaximumSpots)
	if c.MinimumSpots.Set {
		t.MinimumTripThreshold = t.MinimumSpots
	}
	t.PublishStatus = string(c.PublishStatus.Or(api.TripUpdatePublishStatus(t.PublishStatus)))
	withPromotion(&t, c, fields)
	withTechnical(&t, c, now)
	t.Content.RezdyTripID = strings.TrimSpace(c.RezdyTripId.Or(t.Content.RezdyTripID))
	t.Content.OperatorCode = c.OperatorCode.Or(t.Content.OperatorCode)
	t.Content.PreparationListURL = c.PreparationListUrl.Or(t.Content.PreparationListURL)
	return t, fields
}

// checkChange gives the messages for what was changed.
func checkChange(t trip.Trip, before trip.Trip, c *api.TripUpdate, now time.Time) map[string]string {
	fields := trip.CheckNameAndSpots(t.Name, t.MinimumSpots, t.MaximumSpots, t.Policy)
	if c.Categories != nil && len(c.Categories) == 0 && len(before.Categories) > 0 {
		fields[trip.FieldCategories] = "Categories are required" // H-379
	}
	if _, wrong := fields[trip.FieldLaunchDate]; !wrong && t.LaunchAt != nil && (c.LaunchDate.Set || c.Launch.Set) {
		if message := checkLaunch(t, *t.LaunchAt, now); message != "" {
			fields[trip.FieldLaunchDate] = message
		}
	}
	if c.PreparationListUrl.Set && !webAddress(t.Content.PreparationListURL) {
		fields[trip.FieldPreparation] = "Enter an address that begins with https://"
	}
	if c.CostSchedule != nil {
		checkSchedule(t, before, fields)
	}
	return fields
}

func webAddress(address string) bool { return address == "" || strings.HasPrefix(address, "https://") }

// checkSchedule holds a schedule to O-085, O-149 and O-150.
func checkSchedule(t trip.Trip, before trip.Trip, fields map[string]string) {
	unit, err := money.Unit(t.Currency)
	if err != nil {
		unit = 1
	}
	for i, tier := range t.CostSchedule {
		if i > 0 && tier.Travelers == t.CostSchedule[i-1].Travelers {
			fields[fmt.Sprintf("costSchedule[%d].numberOfTravelers", i)] = "Each number of travelers can have one price"
		}
		if tier.PriceMinor%unit != 0 {
			fields[fmt.Sprintf("costSchedule[%d].priceMinor", i)] = "Prices are whole numbers"
		}
	}
	same := slices.EqualFunc(t.CostSchedule, before.CostSchedule, func(a, b pricing.Tier) bool { return a.Travelers == b.Travelers })
	if before.Status != trip.Created && !same {
		fields[trip.FieldCostSchedule] = "Tiers can be added or removed only before the trip is approved"
	}
}

// brief is what the audit trail keeps of a trip.
func brief(t trip.Trip) map[string]any {
	return map[string]any{
		"name": t.Name, "launchAt": t.LaunchAt, "minimumSpots": t.MinimumSpots, "maximumSpots": t.MaximumSpots,
		"initialPriceMinor": t.InitialPriceMinor, "remainingPriceMinor": t.RemainingPriceMinor, "flightStipendMinor": t.FlightStipendMinor,
		"costSchedule": t.CostSchedule, "singleSupplementPriceMinor": t.SingleSupplementPriceMinor,
		"singleSupplementQuantity": t.SingleSupplementQuantity, "bookingAutoConfirmation": t.BookingAutoConfirmation,
		"publishStatus": t.PublishStatus, "timeZone": t.TimeZone, "operatorTechnicalAt": t.OperatorTechnicalAt,
		"adminTechnicalAt": t.AdminTechnicalAt, "technicalFlagged": t.TechnicalFlagged,
	}
}
