package itinerary

import (
	"time"

	"caravan/backend/domain/pricing"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

func instants(days []civil.Date) []time.Time {
	out := make([]time.Time, len(days))
	for i, day := range days {
		out[i] = day.UTC()
	}
	return out
}

// Tiers converts a cost schedule to the contract's form.
func Tiers(schedule []pricing.Tier) []api.Tier {
	out := make([]api.Tier, len(schedule))
	for i, tier := range schedule {
		out[i] = api.Tier{NumberOfTravelers: tier.Travelers, PriceMinor: tier.PriceMinor}
	}
	return out
}

// Schedule converts a cost schedule from the contract's form.
func Schedule(tiers []api.Tier) []pricing.Tier {
	out := make([]pricing.Tier, len(tiers))
	for i, tier := range tiers {
		out[i] = pricing.Tier{Travelers: tier.NumberOfTravelers, PriceMinor: tier.PriceMinor}
	}
	return out
}
