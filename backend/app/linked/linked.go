// Package linked describes pages to search engines in the vocabulary of schema.org (JSON-LD), from the response
// that the page itself is rendered from.
package linked

import (
	"encoding/json"
	"html/template"
	"strings"

	"github.com/bojanz/currency"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/gen/api/tripapi"
)

// Thing is an object described by schema.org.
type Thing map[string]any

const civilDate = "2006-01-02"

// Graph returns the JSON-LD of a page.
func Graph(things ...Thing) template.JS {
	// The encoder escapes anything that could end the element.
	raw, err := json.Marshal(Thing{"@context": "https://schema.org", "@graph": things})
	if err != nil {
		return ""
	}
	return template.JS(raw) //nolint:gosec // JSON that the encoder wrote, in an element that is no script
}

// Crumbs returns the breadcrumb of a page, by name and URL.
func Crumbs(named ...string) Thing {
	var items []Thing
	for i := 0; i+1 < len(named); i += 2 {
		items = append(items, Thing{"@type": "ListItem", "position": i/2 + 1, "name": named[i], "item": named[i+1]})
	}
	return Thing{"@type": "BreadcrumbList", "itemListElement": items}
}

// Trip describes a departure: a trip for sale, and an event that takes place once.
func Trip(t tenant.Tenant, trip tripapi.PublicTrip, page, picture string) Thing {
	host := Thing{"@type": "Person", "name": trip.HostName}
	if path, ok := trip.HostPage.PagePath.Get(); ok {
		host["url"] = strings.TrimSuffix(page, "/trips/"+trip.TripPath) + "/hosts/" + path
	}
	out := Thing{
		"@type": []string{"TouristTrip", "Event"}, "@id": page, "url": page, "name": trip.Name,
		"description": trip.TripSummary, "image": picture, "startDate": trip.StartDate.Format(civilDate),
		"endDate":             trip.EndDate.Format(civilDate),
		"eventStatus":         "https://schema.org/EventScheduled",
		"eventAttendanceMode": "https://schema.org/OfflineEventAttendanceMode",
		"location": Thing{"@type": "Place", "name": trip.Destination, "address": Thing{"@type": "PostalAddress",
			"addressCountry": trip.Country}},
		"organizer": host, "performer": host, "provider": Thing{"@type": "Organization", "name": t.Brand,
			"url": strings.TrimSuffix(page, "/trips/"+trip.TripPath) + "/"},
		"maximumAttendeeCapacity": trip.MaximumSpots, "remainingAttendeeCapacity": trip.SpotsLeft,
	}
	if price, ok := amount(trip.FromPriceMinor, trip.Currency); ok {
		out["offers"] = Thing{
			"@type": "Offer", "url": page, "price": price, "priceCurrency": trip.Currency, "availability": availability(trip),
			"inventoryLevel": Thing{"@type": "QuantitativeValue", "value": trip.SpotsLeft},
		}
	}
	return out
}

func availability(trip tripapi.PublicTrip) string {
	switch {
	case trip.Bookable:
		return "https://schema.org/InStock"
	case trip.SoldOut:
		return "https://schema.org/SoldOut"
	}
	return "https://schema.org/OutOfStock"
}

// amount formats an amount without its currency sign, as "1250.00".
func amount(minor int64, code string) (string, bool) {
	money, err := currency.NewAmountFromInt64(minor, code)
	return money.Number(), err == nil
}

// Host describes a host's page.
func Host(host hostapi.PublicProfile, page, picture string) Thing {
	out := Thing{"@type": "Person", "@id": page, "url": page, "name": host.DisplayName}
	if host.Bio.Value != "" {
		out["description"] = host.Bio.Value
	}
	if picture != "" {
		out["image"] = picture
	}
	return Thing{"@type": "ProfilePage", "url": page, "mainEntity": out}
}

// List describes a page of trips, by their URLs.
func List(name, page string, items []string) Thing {
	elements := make([]Thing, len(items))
	for i, item := range items {
		elements[i] = Thing{"@type": "ListItem", "position": i + 1, "url": item}
	}
	return Thing{
		"@type": "CollectionPage", "@id": page, "url": page, "name": name,
		"mainEntity": Thing{"@type": "ItemList", "numberOfItems": len(items), "itemListElement": elements},
	}
}

// Rating is how travelers rated the trips of the host whose page it names.
func Rating(page, name string, value float64, responses int) Thing {
	return Thing{
		"@type": "AggregateRating", "ratingValue": value, "bestRating": 5, "worstRating": 1, "ratingCount": responses,
		"itemReviewed": Thing{"@type": "Person", "@id": page, "name": name},
	}
}
