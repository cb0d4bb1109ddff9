package trip

import (
	"slices"
	"time"

	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// Fields that the rules of O-091…O-094 name.
const (
	FieldSingleSupplementQuantity = "singleSupplementQuantity"
	FieldOperatorCode             = "operatorCode"
	FieldCostThresholds           = "costThresholds"
	FieldServicesByDay            = "servicesByDay"
)

// Fields of the contract's TripUpdate that the rules tell apart, and parts of a trip that have calls of their own.
const (
	FieldName              = "name"
	FieldSummary           = "tripSummary"
	FieldCategories        = "categories"
	FieldPhotos            = "photos"
	FieldLaunchDate        = "launchDate"
	FieldAutoConfirm       = "bookingAutoConfirmation"
	FieldTutorial          = "hasHostCompletedPromoteTutorial"
	FieldPublishRequest    = "publishRequest"
	FieldPublishStatus     = "publishStatus"
	FieldPrices            = "prices"
	FieldStipend           = "flightStipendMinor"
	FieldPromoteEmails     = "promoteEmails"
	FieldAssets            = "promotionalAssets"
	FieldCostSchedule      = "costSchedule"
	FieldSupplementPrice   = "singleSupplementPriceMinor"
	FieldMinimumSpots      = "minimumSpots"
	FieldMaximumSpots      = "maximumSpots"
	FieldPreparation       = "preparationListUrl"
	FieldTimeZone          = "timeZone"
	FieldServicePrices     = "servicesToUpdate"
	FieldOperatorTechnical = "operatorTechnicalItineraryApproved"
	FieldAdminTechnical    = "adminTechnicalItineraryApproved"
	FieldTechnicalFlag     = "technicalItineraryFlagged"
	FieldGatherings        = "gatherings"
	FieldCompanions        = "hostCompanions"
	FieldRezdy             = "rezdyTripId"
)

// condition closes a field that its status opens, or says nothing.
type condition func(t Trip, now time.Time) string

// right opens fields to an actor.
type right struct {
	actor  Actor
	fields []string
	in     []Status
	// window opens the fields also while the technical itinerary is (O-095).
	window bool
	also   condition
}

func except(out ...Status) []Status {
	return slices.DeleteFunc(slices.Clone(Statuses), func(s Status) bool { return slices.Contains(out, s) })
}

// Words for fields that are closed.
const (
	ClosedByStatus    = "This cannot be changed in the trip's present status."
	ClosedTrip        = "Trip is Closed"
	closedLaunched    = "A launch cannot be edited once launched."
	ClosedPrices      = "Prices can be changed once the trip is sold out."
	closedTechnical   = "The technical itinerary can not be edited at this time."
	closedUnscheduled = "The technical itinerary is submitted once the trip is confirmed."
	ClosedSubmitted   = "Technical Itinerary Submitted"
	closedCompanions  = "Companion information can't be changed once submitted"
	closedNoPlaces    = "This trip has no free places for companions."
)

var (
	hostWorks = []Status{PricingApproved, HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed}
	agreed    = []Status{HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed}
	// O-093 leaves early_confirmed out; it lies between statuses that follow the rule.
	midLife = []Status{PartnerApproved, PricingApproved, HostApproved, EarlyConfirmed, Live, ReadyToConfirm, Confirmed}
)

// rights is who may change what, and when: the whole of O-091 to O-095, O-161 to O-164, H-292, H-313, H-330, H-333,
// H-334, H-393 and H-447. The server refuses by it, answers show it, and a test walks every cell.
var rights = []right{
	// Hosts.
	{actor: Host, fields: []string{FieldName, FieldSummary, FieldCategories, FieldPhotos, FieldPublishRequest, FieldStipend}, in: hostWorks},
	{actor: Host, fields: []string{FieldAutoConfirm, FieldTutorial}, in: agreed},
	{actor: Host, fields: []string{FieldLaunchDate}, in: []Status{HostApproved, EarlyConfirmed}, also: notLaunched},
	{actor: Host, fields: []string{FieldPrices}, in: []Status{PricingApproved}},
	{actor: Host, fields: []string{FieldPrices}, in: agreed, also: soldOutAgain},
	{actor: Host, fields: []string{FieldPromoteEmails, FieldGatherings}, in: except(Closed, Complete, Cancelled)},
	{actor: Host, fields: []string{FieldCompanions}, in: except(Closed, Complete), also: companionsOpen},

	// Operators.
	{actor: Operator, fields: []string{
		FieldName, FieldSummary, FieldCategories, FieldPhotos, FieldPreparation, FieldCostSchedule, FieldSupplementPrice, FieldSingleSupplementQuantity,
		FieldMinimumSpots, FieldMaximumSpots, FieldTimeZone, FieldServicesByDay, FieldServicePrices,
	}, in: []Status{Created}},
	{actor: Operator, fields: []string{FieldSingleSupplementQuantity, FieldOperatorCode, FieldCostSchedule}, in: midLife},
	{actor: Operator, fields: []string{FieldOperatorCode}, in: []Status{Complete, Cancelled}},
	// The window never opens what was sold: the numbers of spots and the costs.
	{actor: Operator, fields: []string{
		FieldName, FieldSummary, FieldCategories, FieldPhotos, FieldPreparation, FieldSingleSupplementQuantity, FieldServicesByDay,
	}, in: except(Complete, Cancelled), window: true},
	{actor: Operator, fields: []string{FieldOperatorTechnical}, in: []Status{Confirmed, Closed}, also: Submittable},

	// Admins and trip managers correct everything until the trip is over.
	{actor: Admin, fields: []string{
		FieldName, FieldSummary, FieldCategories, FieldPhotos, FieldAutoConfirm, FieldTutorial, FieldPublishRequest, FieldPublishStatus, FieldPrices,
		FieldStipend, FieldPromoteEmails, FieldAssets, FieldCostSchedule, FieldSupplementPrice, FieldSingleSupplementQuantity, FieldMinimumSpots,
		FieldMaximumSpots, FieldPreparation, FieldTimeZone, FieldServicesByDay, FieldServicePrices, FieldTechnicalFlag, FieldGatherings, FieldCompanions, FieldRezdy,
	}, in: except(Complete, Cancelled)},
	{actor: Admin, fields: []string{FieldLaunchDate}, in: except(Complete, Cancelled), also: notLaunched},
	{actor: Admin, fields: []string{FieldAdminTechnical}, in: []Status{Confirmed, Closed}, also: operatorSubmitted},
	{actor: Admin, fields: []string{FieldOperatorCode}, in: Statuses},
}

// allFields lists the fields in the order in which answers show them.
var AllFields = []string{
	FieldName, FieldSummary, FieldCategories, FieldPhotos, FieldLaunchDate, FieldAutoConfirm, FieldTutorial, FieldPublishRequest, FieldPublishStatus,
	FieldPrices, FieldStipend, FieldPromoteEmails, FieldAssets, FieldCostSchedule, FieldSupplementPrice, FieldSingleSupplementQuantity, FieldMinimumSpots,
	FieldMaximumSpots, FieldOperatorCode, FieldPreparation, FieldTimeZone, FieldServicesByDay, FieldServicePrices, FieldOperatorTechnical,
	FieldAdminTechnical, FieldTechnicalFlag, FieldGatherings, FieldCompanions, FieldRezdy,
}

func notLaunched(t Trip, _ time.Time) string { return unless(t.LaunchedAt == nil, closedLaunched) }

// soldOutAgain opens a sold-out trip's prices, for the agreement to be accepted anew (H-333).
func soldOutAgain(t Trip, _ time.Time) string {
	return unless(t.HostTermsAcceptedAt != nil && t.SpotsLeft() == 0, ClosedPrices)
}

func companionsOpen(t Trip, _ time.Time) string {
	if t.CompanionsSubmittedAt != nil {
		return closedCompanions
	}
	return unless(t.CompanionPlaces() > 0, closedNoPlaces)
}

func Submittable(t Trip, now time.Time) string {
	return CanSubmitTechnical(t.Status, t.technical(), t.TechnicalWindow(), t.StartDate, t.Today(now))
}

func operatorSubmitted(t Trip, _ time.Time) string {
	return unless(t.OperatorTechnicalAt != nil, "The operator has not submitted the technical itinerary yet.")
}

// Closed says why an actor cannot change a field now, or nothing when he can. visible is false when the field is
// none of the actor's at all.
func (t Trip) Closed(actor Actor, field string, now time.Time) (reason string, visible bool) {
	for _, r := range rights {
		if r.actor != actor || !slices.Contains(r.fields, field) {
			continue
		}
		visible = true
		why := t.closedBy(r, field, now)
		if why == "" {
			return "", true
		}
		// The right that comes closest has the best words: one whose status fits, but not its condition.
		if reason == "" || reason == ClosedByStatus || reason == ClosedTrip {
			reason = why
		}
	}
	if !visible {
		return ClosedByStatus, false
	}
	return reason, true
}

func (t Trip) closedBy(r right, field string, now time.Time) string {
	switch {
	case field == FieldLaunchDate && t.LaunchedAt != nil:
		return closedLaunched
	case !slices.Contains(r.in, t.Status) && t.Status == Closed && r.actor == Host:
		return ClosedTrip
	case !slices.Contains(r.in, t.Status):
		return ClosedByStatus
	case r.window && !t.technicalOpen(now):
		return closedTechnical
	case r.also != nil:
		return r.also(t, now)
	}
	return ""
}

func (t Trip) Editable(actor Actor, field string, now time.Time) bool {
	reason, _ := t.Closed(actor, field, now)
	return reason == ""
}

// EditableFields lists what an actor may change now.
func (t Trip) EditableFields(actor Actor, now time.Time) []string {
	return slices.DeleteFunc(slices.Clone(AllFields), func(field string) bool { return !t.Editable(actor, field, now) })
}

// Fields lists every field that an actor sees, and why he cannot change those that are closed.
func (t Trip) Fields(actor Actor, now time.Time) []api.EditableField {
	fields := []api.EditableField{}
	for _, field := range AllFields {
		if reason, visible := t.Closed(actor, field, now); visible {
			fields = append(fields, api.EditableField{Field: field, Editable: reason == "", Reason: Words(reason)})
		}
	}
	return fields
}

// RefuseFields gives the reason for each of the fields that the actor cannot change.
func RefuseFields(t Trip, actor Actor, names []string, now time.Time) map[string]string {
	refusals := map[string]string{}
	for _, field := range names {
		if reason, _ := t.Closed(actor, field, now); reason != "" {
			refusals[field] = reason
		}
	}
	return refusals
}

// Technical is the state of a trip's technical itinerary.
type Technical struct {
	OperatorApproved bool
	AdminApproved    bool
	// Flagged opens the trip outside the window, set by a helper.
	Flagged bool
}

// Window is the span before the start in which the technical itinerary may be
// edited, in days.
type Window struct {
	FromDays int
	ToDays   int
}

// Contains reports whether today lies in the window of a trip.
func (w Window) Contains(start, today civil.Date) bool {
	left := start.Sub(today)
	return left <= w.FromDays && left >= w.ToDays
}

// TechnicalOverride reports whether a trip is open for edits whatever its
// status: inside the window, or flagged, until both sides have approved
// (O-095).
func TechnicalOverride(t Technical, w Window, start, today civil.Date) bool {
	return (t.Flagged || w.Contains(start, today)) && !(t.OperatorApproved && t.AdminApproved)
}

// CanSubmitTechnical says why an operator cannot submit the technical
// itinerary, or nothing when he can (O-096, O-097).
func CanSubmitTechnical(s Status, t Technical, w Window, start, today civil.Date) string {
	switch {
	case s != Confirmed && s != Closed:
		return closedUnscheduled
	case t.OperatorApproved:
		return ClosedSubmitted
	case !t.Flagged && !w.Contains(start, today):
		return closedTechnical
	}
	return ""
}

func (t Trip) technical() Technical {
	return Technical{OperatorApproved: t.OperatorTechnicalAt != nil, AdminApproved: t.AdminTechnicalAt != nil, Flagged: t.TechnicalFlagged}
}

func (t Trip) TechnicalWindow() Window {
	return Window{FromDays: t.Policy.Trip.TechnicalWindowFrom, ToDays: t.Policy.Trip.TechnicalWindowTo}
}

func (t Trip) technicalOpen(now time.Time) bool {
	return TechnicalOverride(t.technical(), t.TechnicalWindow(), t.StartDate, t.Today(now))
}
