package trip

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
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
	"caravan/backend/platform/money"
	"caravan/backend/platform/places"
	"caravan/backend/platform/principal"
)

// Publish statuses (H-269).
const (
	publishPending   = "pending"
	publishReview    = "in_review"
	publishMarketing = "marketing"
	publishLive      = "live"
)

// ActorOf is who a group is in the lifecycle; travelers are nobody in it.
func ActorOf(group string) (Actor, bool) {
	switch group {
	case "host":
		return Host, true
	case "operator":
		return Operator, true
	case "admin", "tripManager", "accountManager":
		return Admin, true
	}
	return "", false
}

// Update changes fields, and moves the trip along when a status is named (H-533, O-183).
func (s *Service) Update(ctx context.Context, id uuid.UUID, change *api.TripUpdate) error {
	return s.DB.InTenantRetry(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error { return s.UpdateTx(ctx, tx, id, change) })
}

// UpdateTx is Update inside a transaction.
func (s *Service) UpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, change *api.TripUpdate) error {
	actor, ok := ActorOf(principal.Must(ctx).Group)
	if !ok {
		return apierr.New(apierr.CodeForbidden, "You do not have access to this.")
	}
	before, err := s.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return err
	}
	if before.Version != change.Version {
		return apierr.Conflict()
	}
	now := s.Clock.Now(ctx)
	names := changedFields(change)
	if refusals := refuseFields(before, actor, names, now); len(refusals) > 0 {
		return apierr.Invalid(refusals)
	}
	t, fields := before.with(change, now)
	for field, message := range t.checkChange(before, change, now) {
		if _, taken := fields[field]; !taken {
			fields[field] = message
		}
	}
	if change.Prices.Set || change.FlightStipendMinor.Set {
		level, err := s.Hosts.LevelTx(ctx, tx, t.HostID)
		if err != nil {
			return err
		}
		for field, message := range t.setPrices(priceChange(before, change.Prices, change.FlightStipendMinor, level, false)) {
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
		if t, err = s.saveTx(ctx, tx, t); err != nil {
			return err
		}
		err = audit.Record(ctx, tx, audit.Entry{
			TenantID: t.TenantID, At: now, Action: "trip.update", Event: event.TripUpdated, ObjectType: "Trip", ObjectID: t.ID,
			Before: before.brief(), After: t.brief(),
		})
		if err != nil {
			return err
		}
	}
	if actor == Host {
		if err := s.trackTx(ctx, tx, t, hostEvents(before, t, names)...); err != nil {
			return err
		}
	}
	return s.moveTo(ctx, tx, t, change, actor)
}

// moveTo takes the step that the change names: a status, or publishing.
func (s *Service) moveTo(ctx context.Context, tx pgx.Tx, t Trip, change *api.TripUpdate, actor Actor) error {
	to := Status(change.Status.Or(api.TripStatus(t.Status)))
	if change.PublishRequest.Or(false) && t.PublishStatus != publishPending && t.PublishStatus != publishReview {
		to = Live // H-271
	}
	if to == t.Status {
		return nil
	}
	action, known := ActionFor(t.Status, to, actor)
	if to == Live && t.Status == EarlyConfirmed {
		// A launch takes an early confirmed trip to confirmed; asking for live means the launch.
		action, known = ActLaunch, true
	}
	if !known {
		return refused(&TransitionError{From: t.Status, Action: ActionName(to), Actor: actor})
	}
	facts := Facts{
		OperatorTermsAccepted: change.OperatorTerms.Or(false), LaunchNow: action == ActLaunch, Reason: strings.TrimSpace(change.Reason.Or("")),
	}
	if action == ActCancel && facts.InternalReason == nil {
		reason := ReasonProduct
		facts.InternalReason = &reason
	}
	_, err := s.apply(ctx, tx, t, action, actor, facts)
	return err
}

func changedFields(c *api.TripUpdate) []string {
	set := map[string]bool{
		fieldName: c.Name.Set, fieldSummary: c.TripSummary.Set, fieldCategories: c.Categories != nil, fieldPhotos: c.Photos != nil,
		fieldLaunchDate: c.LaunchDate.Set || c.Launch.Set, fieldAutoConfirm: c.BookingAutoConfirmation.Set,
		fieldTutorial: c.HasHostCompletedPromoteTutorial.Set, fieldPublishRequest: c.PublishRequest.Set, fieldPublishStatus: c.PublishStatus.Set,
		fieldPrices: c.Prices.Set, fieldStipend: c.FlightStipendMinor.Set, fieldPromoteEmails: c.PromoteEmails != nil,
		fieldAssets: c.PromotionalAssets.Set, fieldCostSchedule: c.CostSchedule != nil, fieldSupplementPrice: c.SingleSupplementPriceMinor.Set,
		FieldSingleSupplementQuantity: c.SingleSupplementQuantity.Set, fieldMinimumSpots: c.MinimumSpots.Set, fieldMaximumSpots: c.MaximumSpots.Set,
		FieldOperatorCode: c.OperatorCode.Set, fieldPreparation: c.PreparationListUrl.Set, fieldTimeZone: c.TimeZone.Set,
		fieldServicePrices: c.ServicesToUpdate != nil, fieldOperatorTechnical: c.OperatorTechnicalItineraryApproved.Set,
		fieldAdminTechnical: c.AdminTechnicalItineraryApproved.Set, fieldTechnicalFlag: c.TechnicalItineraryFlagged.Set,
		FieldServicesByDay: c.ServicesByDay != nil, fieldRezdy: c.RezdyTripId.Set,
	}
	return slices.DeleteFunc(slices.Clone(allFields), func(field string) bool { return !set[field] })
}

// with lays the given fields over the trip, all but prices.
func (t Trip) with(c *api.TripUpdate, now time.Time) (Trip, map[string]string) {
	fields := map[string]string{}
	t.Name, t.Summary = strings.TrimSpace(c.Name.Or(t.Name)), c.TripSummary.Or(t.Summary)
	t.TimeZone = c.TimeZone.Or(t.TimeZone)
	if c.TimeZone.Set && !places.KnownZone(t.TimeZone) {
		fields[fieldTimeZone] = unknownZone
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
		t.LaunchAt = t.readLaunch(c.Launch.Value, fields)
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
	if c.PublishRequest.Or(false) && t.PublishStatus == publishPending {
		t.PublishRequest, t.PublishStatus = &now, publishReview // H-270
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
	t.withPromotion(c, fields)
	t.withTechnical(c, now)
	t.Content.RezdyTripID = strings.TrimSpace(c.RezdyTripId.Or(t.Content.RezdyTripID))
	t.Content.OperatorCode = c.OperatorCode.Or(t.Content.OperatorCode)
	t.Content.PreparationListURL = c.PreparationListUrl.Or(t.Content.PreparationListURL)
	return t, fields
}

// checkChange gives the messages for what was changed.
func (t Trip) checkChange(before Trip, c *api.TripUpdate, now time.Time) map[string]string {
	fields := checkNameAndSpots(t.Name, t.MinimumSpots, t.MaximumSpots, t.Policy)
	if c.Categories != nil && len(c.Categories) == 0 && len(before.Categories) > 0 {
		fields[fieldCategories] = "Categories are required" // H-379
	}
	if _, wrong := fields[fieldLaunchDate]; !wrong && t.LaunchAt != nil && (c.LaunchDate.Set || c.Launch.Set) {
		if message := t.checkLaunch(*t.LaunchAt, now); message != "" {
			fields[fieldLaunchDate] = message
		}
	}
	if c.PreparationListUrl.Set && !webAddress(t.Content.PreparationListURL) {
		fields[fieldPreparation] = "Enter an address that begins with https://"
	}
	if c.CostSchedule != nil {
		t.checkSchedule(before, fields)
	}
	return fields
}

func webAddress(address string) bool { return address == "" || strings.HasPrefix(address, "https://") }

// checkSchedule holds a schedule to O-085, O-149 and O-150.
func (t Trip) checkSchedule(before Trip, fields map[string]string) {
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
	if before.Status != Created && !same {
		fields[fieldCostSchedule] = "Tiers can be added or removed only before the trip is approved"
	}
}

func priceChange(t Trip, prices api.OptPrices, stipend api.OptInt64, hostLevel int, agreed bool) pricing.PriceChange {
	change := pricing.PriceChange{
		InitialMinor: t.InitialPriceMinor, RemainingMinor: t.RemainingPriceMinor, FlightStipendMinor: stipend.Or(t.FlightStipendMinor),
		LevelLimitMinor: t.Policy.Level(hostLevel).AdvanceLimitMinor, ExistingStipendMinor: t.FlightStipendMinor,
		AgreementRequired: t.HostTermsAcceptedAt != nil, AgreementProvided: agreed,
	}
	if prices.Set {
		change.InitialMinor, change.RemainingMinor = &prices.Value.InitialMinor, &prices.Value.RemainingMinor
	}
	return change
}

// setPrices puts prices on the trip, or gives the messages that block saving them (H-402 to H-413).
func (t *Trip) setPrices(change pricing.PriceChange) map[string]string {
	fields := map[string]string{}
	for _, problem := range t.Model().ValidatePrices(change) {
		if _, taken := fields[problem.Field]; !taken {
			fields[problem.Field] = problem.Message
		}
	}
	if len(fields) == 0 {
		t.InitialPriceMinor, t.RemainingPriceMinor, t.FlightStipendMinor = change.InitialMinor, change.RemainingMinor, change.FlightStipendMinor
	}
	return fields
}

// brief is what the audit trail keeps of a trip.
func (t Trip) brief() map[string]any {
	return map[string]any{
		"name": t.Name, "launchAt": t.LaunchAt, "minimumSpots": t.MinimumSpots, "maximumSpots": t.MaximumSpots,
		"initialPriceMinor": t.InitialPriceMinor, "remainingPriceMinor": t.RemainingPriceMinor, "flightStipendMinor": t.FlightStipendMinor,
		"costSchedule": t.CostSchedule, "singleSupplementPriceMinor": t.SingleSupplementPriceMinor,
		"singleSupplementQuantity": t.SingleSupplementQuantity, "bookingAutoConfirmation": t.BookingAutoConfirmation,
		"publishStatus": t.PublishStatus, "timeZone": t.TimeZone, "operatorTechnicalAt": t.OperatorTechnicalAt,
		"adminTechnicalAt": t.AdminTechnicalAt, "technicalFlagged": t.TechnicalFlagged,
	}
}
