package itinerary

import (
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// DepartureOn returns what a trip on a day costs by the validity periods of a package, for itineraries without
// inventory. It has no id and no stock; ok is false if the day is not covered or blacked out.
func (it Itinerary) DepartureOn(level api.PackageLevel, day civil.Date, p policy.Policy) (Departure, bool) {
	if it.InventoryEnabled {
		return Departure{}, false
	}
	periods := it.Periods(level)
	rate, covered := RateOn(periods, day)
	if !covered || rate.Blackout {
		return Departure{}, false
	}
	return Departure{
		ItineraryID: it.ID, StartDate: day, PackageLevel: level, QuantityAvailable: 1,
		SingleSupplementPriceMinor: rate.SupplementMinor, SingleSupplementQuantity: p.Inventory.DefaultSingleSupplement,
		CostSchedule: rate.CostSchedule,
		PricesFrom:   pricesFrom(periods, rate.CostSchedule),
	}, true
}

// SpanDates returns the days of a package's validity periods within a span: the requestable ones, the blackout
// dates, and the requestable ones that need no review.
func (it Itinerary) SpanDates(level api.PackageLevel, from, to civil.Date) PackageDates {
	dates := PackageDates{Enabled: true}
	periods := it.Periods(level)
	for day := from; !day.After(to); day = day.AddDays(1) {
		rate, covered := RateOn(periods, day)
		switch {
		case !covered:
		case rate.Blackout:
			dates.Blackout = append(dates.Blackout, day)
		default:
			dates.Open = append(dates.Open, day)
			if rate.InstantApproval {
				dates.Instant = append(dates.Instant, day)
			}
		}
	}
	return dates
}

// LastStart returns the last day that can be requested (O-115).
func LastStart(today civil.Date, p policy.Policy) civil.Date {
	return today.AddMonths(p.Inventory.LatestStartMonths).AddDays(1)
}
