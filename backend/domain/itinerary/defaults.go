package itinerary

import (
	"caravan/backend/domain/pricing"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// The pricing form of an itinerary with inventory as it opens; no number of travelers in it goes below SmallestSpots
// (O-229).
const (
	ReviewMinimum = 1
	ReviewMaximum = 2
	SmallestSpots = 1
)

// TierStep is how many travelers a new tier adds to the last one's (O-228).
const TierStep = 2

const (
	newPeriodDays      = 365
	newPeriodTravelers = 2
)

// NewPeriod is the validity period that a package begins with (O-227): from today for a year, on all days of the week,
// with two travelers at no price yet and no price of a room of one's own.
func NewPeriod(today civil.Date) api.ValidityPeriod {
	return WritePeriods([]Period{{
		Start: today, End: today.AddDays(newPeriodDays - 1), Days: AllWeek,
		Rate: Rate{CostSchedule: []pricing.Tier{{Travelers: newPeriodTravelers}}},
	}})[0]
}
