package reprice

import (
	"slices"

	"github.com/google/uuid"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
)

// Optional services are not on a day and have no row of their own: a trip stores what was offered and what the
// host chose of it, each with its price (O-059, O-074). A repricing changes both.

// optionalPrices returns the prices in a list of optional services.
func optionalPrices(offered []api.OptionalService) map[uuid.UUID]int64 {
	prices := map[uuid.UUID]int64{}
	for _, service := range offered {
		if service.PriceMinor.Set {
			prices[service.ID] = service.PriceMinor.Value
		}
	}
	return prices
}

// optionalCosts returns the prices of a trip's optional services: of those that it offers, and of those that were
// chosen.
func optionalCosts(t trip.Trip) map[uuid.UUID]int64 {
	prices := optionalPrices(t.Content.OptionalServices)
	if t.Content.GroupChoices != nil {
		for _, chosen := range t.Content.GroupChoices.OptionalServices {
			prices[chosen.ID] = chosen.PriceMinor
		}
	}
	return prices
}

// renewed returns prices with those of the source. A service that the source no longer has keeps its own.
func renewed(was, source map[uuid.UUID]int64) map[uuid.UUID]int64 {
	is := map[uuid.UUID]int64{}
	for id, price := range was {
		is[id] = price
		if now, known := source[id]; known {
			is[id] = now
		}
	}
	return is
}

// repriced returns the choices with other prices; the group's choices are unchanged.
func repriced(c *trip.GroupChoices, prices map[uuid.UUID]int64) *trip.GroupChoices {
	if c == nil {
		return nil
	}
	priced := *c
	priced.OptionalServices = slices.Clone(c.OptionalServices)
	for i, chosen := range priced.OptionalServices {
		if price, known := prices[chosen.ID]; known {
			priced.OptionalServices[i].PriceMinor = price
		}
	}
	return &priced
}

// atOptional returns the trip with other prices of its optional services.
func atOptional(t trip.Trip, prices map[uuid.UUID]int64) trip.Trip {
	t.Content.GroupChoices = repriced(t.Content.GroupChoices, prices)
	t.Content.OptionalServices = slices.Clone(t.Content.OptionalServices)
	for i, service := range t.Content.OptionalServices {
		if price, known := prices[service.ID]; known && service.PriceMinor.Set {
			t.Content.OptionalServices[i].PriceMinor = api.NewOptInt64(price)
		}
	}
	return t
}
