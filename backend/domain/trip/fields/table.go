package fields

import (
	"strings"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
)

// Names of fields that rooms refer to: fields of the contract's TripUpdate, and parts of a trip that have calls
// of their own.
const (
	LaunchDate    = "launchDate"
	Prices        = "prices"
	TimeZone      = "timeZone"
	ServicesByDay = "servicesByDay"
	ServicePrices = "servicesToUpdate"
	Gatherings    = "gatherings"
	Companions    = "hostCompanions"
)

// Field is a row of the table.
type Field struct {
	Name   string
	rights []right
	// given reports whether a change names the field; nil for parts that have calls of their own.
	given func(c *tripapi.TripUpdate) bool
	// set applies it to the trip. All fields are set before any is validated.
	set   func(t *trip.Trip, c *Change)
	check func(t *trip.Trip, c *Change)
	// keeps is what the audit trail stores of it.
	keeps []kept
	// events returns the analytics events of a host's change; nil means that the host updated the trip.
	events func(before, after trip.Trip) []string
}

// table lists the fields in the order in which responses show them and changes are applied.
var table = []Field{
	{
		Name: "name", rights: []right{hostWorks, operatorShapes, operatorInWindow, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.Name.Set },
		set:   func(t *trip.Trip, c *Change) { t.Name = strings.TrimSpace(c.Name.Value) }, check: checkNameAndSpots,
		keeps: keep("name", func(t trip.Trip) any { return t.Name }),
	}, {
		Name: "tripSummary", rights: []right{hostWorks, operatorShapes, operatorInWindow, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.TripSummary.Set },
		set:   func(t *trip.Trip, c *Change) { t.Summary = c.TripSummary.Value },
	}, {
		Name: "categories", rights: []right{hostWorks, operatorShapes, operatorInWindow, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.Categories != nil },
		set: func(t *trip.Trip, c *Change) {
			t.Categories = c.Choose(c.Categories, c.Before.Categories, c.faults)
		}, check: checkCategories,
	}, {
		Name: "photos", rights: []right{hostWorks, operatorShapes, operatorInWindow, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.Photos != nil }, set: setPhotos,
	}, {
		Name: LaunchDate, rights: []right{
			{actor: trip.Host, in: []trip.Status{trip.HostApproved, trip.EarlyConfirmed}, also: notLaunched},
			{actor: trip.Admin, in: except(trip.Complete, trip.Cancelled), also: notLaunched},
		},
		given: func(c *tripapi.TripUpdate) bool { return c.LaunchDate.Set || c.Launch.Set }, set: setLaunch,
		check: checkLaunch, keeps: keep("launchAt", func(t trip.Trip) any { return t.LaunchAt }), events: launchEvents,
	}, {
		Name: "bookingAutoConfirmation", rights: []right{hostAgreed, adminCorrects},
		given:  func(c *tripapi.TripUpdate) bool { return c.BookingAutoConfirmation.Set },
		set:    func(t *trip.Trip, c *Change) { t.BookingAutoConfirmation = c.BookingAutoConfirmation.Value },
		keeps:  keep("bookingAutoConfirmation", func(t trip.Trip) any { return t.BookingAutoConfirmation }),
		events: autoConfirmEvents,
	}, {
		Name: "hasHostCompletedPromoteTutorial", rights: []right{hostAgreed, adminCorrects},
		given:  func(c *tripapi.TripUpdate) bool { return c.HasHostCompletedPromoteTutorial.Set },
		set:    func(t *trip.Trip, c *Change) { t.PromoteTutorialCompleted = c.HasHostCompletedPromoteTutorial.Value },
		events: tutorialEvents,
	}, {
		Name: "publishRequest", rights: []right{hostWorks, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.PublishRequest.Set }, set: setPublishRequest,
	}, {
		Name: "publishStatus", rights: []right{adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.PublishStatus.Set },
		set:   func(t *trip.Trip, c *Change) { t.PublishStatus = string(c.PublishStatus.Value) },
		keeps: keep("publishStatus", func(t trip.Trip) any { return t.PublishStatus }),
	}, {
		Name: Prices, rights: []right{
			{actor: trip.Host, in: []trip.Status{trip.PricingApproved}}, {actor: trip.Host, in: agreed, also: soldOutAgain},
			adminCorrects,
		},
		given: func(c *tripapi.TripUpdate) bool { return c.Prices.Set }, check: layPrices, events: priceEvents,
		keeps: []kept{
			{"initialPriceMinor", func(t trip.Trip) any { return t.InitialPriceMinor }},
			{"remainingPriceMinor", func(t trip.Trip) any { return t.RemainingPriceMinor }},
		},
	}, {
		Name: "flightStipendMinor", rights: []right{hostWorks, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.FlightStipendMinor.Set }, check: layPrices, events: priceEvents,
		keeps: keep("flightStipendMinor", func(t trip.Trip) any { return t.FlightStipendMinor }),
	}, {
		Name: "promoteEmails", rights: []right{hostUntilEnd, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.PromoteEmails != nil }, set: setPromoteEmails,
	}, {
		Name: "promotionalAssets", rights: []right{adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.PromotionalAssets.Set }, set: setAssets,
	}, {
		Name: "costSchedule", rights: []right{operatorShapes, operatorMidLife, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.CostSchedule != nil }, set: setSchedule, check: checkSchedule,
		keeps: keep("costSchedule", func(t trip.Trip) any { return t.CostSchedule }),
	}, {
		Name: "singleSupplementPriceMinor", rights: []right{operatorShapes, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.SingleSupplementPriceMinor.Set },
		set:   func(t *trip.Trip, c *Change) { t.SingleSupplementPriceMinor = c.SingleSupplementPriceMinor.Value },
		check: func(t *trip.Trip, c *Change) {
			apierr.BetweenSteps(c.faults, "singleSupplementPriceMinor", t.SingleSupplementPriceMinor, t.Currency)
		},
		keeps: keep("singleSupplementPriceMinor", func(t trip.Trip) any { return t.SingleSupplementPriceMinor }),
	}, {
		Name: "singleSupplementQuantity", rights: []right{operatorShapes, operatorMidLife, operatorInWindow, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.SingleSupplementQuantity.Set },
		set:   func(t *trip.Trip, c *Change) { t.SingleSupplementQuantity = c.SingleSupplementQuantity.Value },
		keeps: keep("singleSupplementQuantity", func(t trip.Trip) any { return t.SingleSupplementQuantity }),
	}, {
		Name: "minimumSpots", rights: []right{operatorShapes, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.MinimumSpots.Set }, check: checkNameAndSpots,
		set: func(t *trip.Trip, c *Change) {
			t.MinimumSpots, t.MinimumTripThreshold = c.MinimumSpots.Value, c.MinimumSpots.Value
		},
		keeps: keep("minimumSpots", func(t trip.Trip) any { return t.MinimumSpots }),
	}, {
		Name: "maximumSpots", rights: []right{operatorShapes, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.MaximumSpots.Set },
		set:   func(t *trip.Trip, c *Change) { t.MaximumSpots = c.MaximumSpots.Value }, check: checkNameAndSpots,
		keeps: keep("maximumSpots", func(t trip.Trip) any { return t.MaximumSpots }),
	}, {
		Name: "operatorCode", rights: []right{
			operatorMidLife, {actor: trip.Operator, in: []trip.Status{trip.Complete, trip.Cancelled}},
			{actor: trip.Admin, in: trip.Statuses},
		},
		given: func(c *tripapi.TripUpdate) bool { return c.OperatorCode.Set },
		set:   func(t *trip.Trip, c *Change) { t.Content.OperatorCode = c.OperatorCode.Value },
	}, {
		Name: "preparationListUrl", rights: []right{operatorShapes, operatorInWindow, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.PreparationListUrl.Set },
		set:   func(t *trip.Trip, c *Change) { t.Content.PreparationListURL = c.PreparationListUrl.Value },
		check: checkPreparation,
	}, {
		Name: TimeZone, rights: []right{operatorShapes, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.TimeZone.Set },
		set:   func(t *trip.Trip, c *Change) { t.TimeZone = c.TimeZone.Value }, check: checkZone,
		keeps: keep("timeZone", func(t trip.Trip) any { return t.TimeZone }),
	}, {
		Name: ServicesByDay, rights: []right{operatorShapes, operatorInWindow, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.ServicesByDay != nil },
	}, {
		Name: ServicePrices, rights: []right{operatorShapes, adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.ServicesToUpdate != nil },
	}, {
		Name:   "operatorTechnicalItineraryApproved",
		rights: []right{{actor: trip.Operator, in: certain, also: trip.Trip.TechnicalClosed}},
		given:  func(c *tripapi.TripUpdate) bool { return c.OperatorTechnicalItineraryApproved.Set },
		set:    setOperatorTechnical,
		keeps:  keep("operatorTechnicalAt", func(t trip.Trip) any { return t.OperatorTechnicalAt }),
	}, {
		Name: "adminTechnicalItineraryApproved", rights: []right{{actor: trip.Admin, in: certain, also: operatorSubmitted}},
		given: func(c *tripapi.TripUpdate) bool { return c.AdminTechnicalItineraryApproved.Set }, set: setAdminTechnical,
		keeps: keep("adminTechnicalAt", func(t trip.Trip) any { return t.AdminTechnicalAt }),
	}, {
		Name: "technicalItineraryFlagged", rights: []right{adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.TechnicalItineraryFlagged.Set },
		set:   func(t *trip.Trip, c *Change) { t.TechnicalFlagged = c.TechnicalItineraryFlagged.Value },
		keeps: keep("technicalFlagged", func(t trip.Trip) any { return t.TechnicalFlagged }),
	},
	{Name: Gatherings, rights: []right{hostUntilEnd, adminCorrects}},
	{Name: Companions, rights: []right{{actor: trip.Host, in: except(trip.Closed, trip.Complete), also: companionsOpen},
		adminCorrects}},
	{
		Name: "rezdyTripId", rights: []right{adminCorrects},
		given: func(c *tripapi.TripUpdate) bool { return c.RezdyTripId.Set },
		set:   func(t *trip.Trip, c *Change) { t.Content.RezdyTripID = strings.TrimSpace(c.RezdyTripId.Value) },
	},
}
