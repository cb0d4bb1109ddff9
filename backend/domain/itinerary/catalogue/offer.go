package catalogue

import (
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// fromPrices returns the price of each package: the estimated cost per traveler of a sold-out trip on its next
// departure (H-634).
func fromPrices(it itinerary.Itinerary, departures []itinerary.Departure, p policy.Policy) map[api.PackageLevel]int64 {
	prices := map[api.PackageLevel]int64{}
	for _, d := range departures {
		if _, done := prices[d.PackageLevel]; done {
			continue
		}
		if sheet, err := it.Model(d, p, p.Pricing.DefaultFreePlaces).Sheet(); err == nil {
			prices[d.PackageLevel] = sheet.PackagePrice()
		}
	}
	return prices
}

// offer summarizes an itinerary's departures for the catalog.
type offer struct {
	fromPriceMinor     int64
	firstAvailableDate civil.Date
	next               *itinerary.Departure // the first that can be requested
	packages           map[api.PackageLevel]int64
}

func offered(it itinerary.Itinerary, departures []itinerary.Departure, p policy.Policy) offer {
	var free []itinerary.Departure
	for _, d := range departures {
		if _, enabled := it.Package(d.PackageLevel); enabled && d.Free() {
			free = append(free, d)
		}
	}
	o := offer{packages: fromPrices(it, free, p)}
	for _, d := range free {
		if o.firstAvailableDate.IsZero() || d.StartDate.Before(o.firstAvailableDate) {
			o.firstAvailableDate, o.next = d.StartDate, &d
		}
	}
	for _, price := range o.packages {
		if o.fromPriceMinor == 0 || price < o.fromPriceMinor {
			o.fromPriceMinor = price
		}
	}
	return o
}
