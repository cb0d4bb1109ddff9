package fields

import (
	"slices"
	"time"

	"caravan/backend/domain/trip"
)

// descriptive are the keys of a service that stay open in the technical itinerary's window (O-162): they describe
// a day, not what was sold.
var descriptive = []string{"name", "title", "description", "images", "startTime", "lengthMinutes", "location",
	"options", "addressLocation"}

// offered are the keys of a trip's services that only admins change. The hours and the hourly price of a workshop
// space stay as the operator offered them, and what decides whether a service is sold separately stays as it was
// sold (O-161).
var offered = []string{
	"accommodationType", "occupancy", "starRating", "orSimilar", "mealType", "fromCity", "toCity",
	"vehicleType", "airport", "minPax", "cutoffLeadTimeDays",
}

// ServiceKeys returns the keys of a service that operators and admins change while the services are open to them.
func ServiceKeys(t trip.Trip, actor trip.Actor, priceOpen bool) []string {
	keys := slices.Clone(descriptive)
	if actor == trip.Admin || t.Status == trip.Created {
		keys = append(keys, "day", "position")
	}
	if actor == trip.Admin {
		keys = append(keys, offered...)
	}
	if priceOpen {
		keys = append(keys, "priceMinor", "hoursRequested")
	}
	return keys
}

// OpenServiceKeys returns the keys of a service that an operator or admin may change now; none while services are
// closed.
func OpenServiceKeys(t trip.Trip, actor trip.Actor, now time.Time) []string {
	if !Editable(t, actor, ServicesByDay, now) {
		return nil
	}
	return ServiceKeys(t, actor, Editable(t, actor, ServicePrices, now))
}
