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
	"caravan/backend/platform/civil"
	"caravan/backend/platform/event"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
)

// Publish statuses (H-269).
const (
	publishPending = "pending"
	publishReview  = "in_review"
	publishLive    = "live"
)

// launchStep is the grid of launch times (H-384).
const launchStep = 10 * time.Minute

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
		fields[field] = message
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

// Names of the fields of the contract's TripUpdate that the rules tell apart.
const (
	fieldName            = "name"
	fieldSummary         = "tripSummary"
	fieldCategories      = "categories"
	fieldPhotos          = "photos"
	fieldLaunchDate      = "launchDate"
	fieldAutoConfirm     = "bookingAutoConfirmation"
	fieldTutorial        = "hasHostCompletedPromoteTutorial"
	fieldPublishRequest  = "publishRequest"
	fieldPrices          = "prices"
	fieldStipend         = "flightStipendMinor"
	fieldCostSchedule    = "costSchedule"
	fieldSupplementPrice = "singleSupplementPriceMinor"
	fieldMinimumSpots    = "minimumSpots"
	fieldMaximumSpots    = "maximumSpots"
	fieldPreparation     = "preparationListUrl"
)

var allFields = []string{
	fieldName, fieldSummary, fieldCategories, fieldPhotos, fieldLaunchDate, fieldAutoConfirm, fieldTutorial, fieldPublishRequest, fieldPrices,
	fieldStipend, fieldCostSchedule, fieldSupplementPrice, FieldSingleSupplementQuantity, fieldMinimumSpots, fieldMaximumSpots,
	FieldOperatorCode, fieldPreparation,
}

func changedFields(c *api.TripUpdate) []string {
	set := map[string]bool{
		fieldName: c.Name.Set, fieldSummary: c.TripSummary.Set, fieldCategories: c.Categories != nil, fieldPhotos: c.Photos != nil,
		fieldLaunchDate: c.LaunchDate.Set, fieldAutoConfirm: c.BookingAutoConfirmation.Set, fieldTutorial: c.HasHostCompletedPromoteTutorial.Set,
		fieldPublishRequest: c.PublishRequest.Set, fieldPrices: c.Prices.Set, fieldStipend: c.FlightStipendMinor.Set,
		fieldCostSchedule: c.CostSchedule != nil, fieldSupplementPrice: c.SingleSupplementPriceMinor.Set,
		FieldSingleSupplementQuantity: c.SingleSupplementQuantity.Set, fieldMinimumSpots: c.MinimumSpots.Set, fieldMaximumSpots: c.MaximumSpots.Set,
		FieldOperatorCode: c.OperatorCode.Set, fieldPreparation: c.PreparationListUrl.Set,
	}
	return slices.DeleteFunc(slices.Clone(allFields), func(field string) bool { return !set[field] })
}

// hostFields are the statuses in which a host may change a field (H-292, H-333, H-445, H-447).
var hostFields = map[string][]Status{
	fieldName:           {PricingApproved, HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed},
	fieldSummary:        {PricingApproved, HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed},
	fieldCategories:     {PricingApproved, HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed},
	fieldPhotos:         {PricingApproved, HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed},
	fieldLaunchDate:     {HostApproved, EarlyConfirmed},
	fieldAutoConfirm:    {HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed},
	fieldTutorial:       {HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed},
	fieldPublishRequest: {PricingApproved, HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed},
	fieldPrices:         {PricingApproved},
	fieldStipend:        {PricingApproved, HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed},
}

// operatorFields are what operators see in their forms; the status decides which of them are open.
var operatorFields = []string{
	fieldName, fieldSummary, fieldCategories, fieldPhotos, fieldCostSchedule, fieldSupplementPrice, FieldSingleSupplementQuantity,
	fieldMinimumSpots, fieldMaximumSpots, FieldOperatorCode, fieldPreparation,
}

// EditableFields lists what an actor may change now.
func (t Trip) EditableFields(actor Actor, now time.Time) []string {
	return slices.DeleteFunc(slices.Clone(allFields), func(field string) bool { return !t.editable(actor, field, now) })
}

func (t Trip) editable(actor Actor, field string, now time.Time) bool {
	if field == fieldLaunchDate && t.LaunchedAt != nil {
		return false
	}
	switch actor {
	case Admin:
		return t.Status != Cancelled && t.Status != Complete || field == FieldOperatorCode
	case Host:
		if field == fieldPrices && t.repriceable() {
			return true
		}
		return slices.Contains(hostFields[field], t.Status)
	case Operator:
		if !slices.Contains(operatorFields, field) {
			return false
		}
		rule := field
		if field == fieldCostSchedule {
			rule = FieldCostThresholds
		}
		window := Window{FromDays: t.Policy.Trip.TechnicalWindowFrom, ToDays: t.Policy.Trip.TechnicalWindowTo}
		return Editable(t.Status, rule, operatorOverrides(t, field, window, civil.Today(now)))
	}
	return false
}

const pricesClosed = "Prices can be changed once the trip is sold out."

// repriceable reports whether a sold-out trip's prices are open again, for the agreement to be accepted anew (H-333).
func (t Trip) repriceable() bool {
	return t.HostTermsAcceptedAt != nil && t.SpotsLeft() == 0 && slices.Contains(hostFields[fieldStipend], t.Status)
}

// operatorOverrides opens a trip inside the technical-itinerary window (O-095), but never what was sold:
// its numbers of spots and its costs.
func operatorOverrides(t Trip, field string, w Window, today civil.Date) bool {
	if t.Status == Cancelled || t.Status == Complete || slices.Contains([]string{fieldMinimumSpots, fieldMaximumSpots, fieldSupplementPrice, fieldCostSchedule}, field) {
		return false
	}
	return TechnicalOverride(Technical{}, w, t.StartDate, today)
}

func refuseFields(t Trip, actor Actor, names []string, now time.Time) map[string]string {
	refusals := map[string]string{}
	for _, field := range names {
		if t.editable(actor, field, now) {
			continue
		}
		switch {
		case field == fieldLaunchDate && t.LaunchedAt != nil:
			refusals[field] = "A launch cannot be edited once launched."
		case field == fieldPrices && actor == Host && t.HostTermsAcceptedAt != nil:
			refusals[field] = pricesClosed
		default:
			refusals[field] = "This cannot be changed in the trip's present status."
		}
	}
	return refusals
}

// with lays the given fields over the trip, all but prices.
func (t Trip) with(c *api.TripUpdate, now time.Time) (Trip, map[string]string) {
	fields := map[string]string{}
	t.Name, t.Summary = strings.TrimSpace(c.Name.Or(t.Name)), c.TripSummary.Or(t.Summary)
	if c.Categories != nil {
		t.Categories = c.Categories
	}
	if c.Photos != nil {
		t.Content.Photos = c.Photos
		if len(c.Photos) > 0 {
			t.Content.Hero = c.Photos[0]
		}
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
	if c.LaunchDate.Set && !c.LaunchDate.Null {
		at := c.LaunchDate.Value.UTC()
		switch {
		case civil.Today(at).Before(civil.Today(now).AddDays(-1)):
			fields[fieldLaunchDate] = "The launch date cannot be in the past"
		case !at.Equal(at.Truncate(launchStep)):
			fields[fieldLaunchDate] = "Choose a launch time in steps of 10 minutes"
		case civil.Today(at).After(t.BookingsDeadline):
			fields[fieldLaunchDate] = fmt.Sprintf("The launch date cannot be after the bookings deadline, %s", t.BookingsDeadline)
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
		"publishStatus": t.PublishStatus,
	}
}
