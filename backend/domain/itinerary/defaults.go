package itinerary

import (
	"caravan/backend/domain/pricing"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// Defaults of the pricing form of an itinerary with inventory; no number of travelers in it goes below
// SmallestSpots (O-229).
const (
	ReviewMinimum = 1
	ReviewMaximum = 2
	SmallestSpots = 1
)

// TierStep is how many travelers a new tier adds to the previous one (O-228).
const TierStep = 2

const (
	newPeriodDays      = 365
	newPeriodTravelers = 2
)

// NewPeriod returns the validity period that a package starts with (O-227): from today for a year, on all days of
// the week, for two travelers, without a price or a single supplement yet.
func NewPeriod(today civil.Date) api.ValidityPeriod {
	return WritePeriods([]Period{{
		Start: today, End: today.AddDays(newPeriodDays - 1), Days: AllWeek,
		Rate: Rate{CostSchedule: []pricing.Tier{{Travelers: newPeriodTravelers}}},
	}})[0]
}
