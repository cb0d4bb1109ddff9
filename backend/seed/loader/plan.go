package loader

import (
	"fmt"
	"strings"
	"time"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/seed"
)

// plan has the days, relative to the load, on which the steps of a trip before its sale are taken.
type plan struct{ request, review, approve, pricing, agree int }

// lead is how long before its launch a trip is requested, and the room for what comes before that.
const (
	lead      = 30
	beginning = 15
)

// planOf schedules the steps so that each follows the one before it and the launch is scheduled in time.
func planOf(t seed.Trip) plan {
	switch trip.Status(t.Status) {
	case requested:
		return plan{request: -2}
	case trip.Created:
		return plan{-4, -2, 0, 0, 0}
	case trip.PartnerApproved:
		return plan{-7, -5, -2, 0, 0}
	case trip.PricingApproved:
		return plan{-11, -9, -6, -3, -1}
	case trip.HostApproved:
		return plan{-16, -14, -11, -8, -4}
	}
	launch := 0
	if t.LaunchInDays != nil {
		launch = *t.LaunchInDays
	}
	if launch > 0 {
		launch = earlySales
	}
	return plan{launch - lead, launch - lead + 2, launch - lead + 5, launch - lead + 8, launch - 8}
}

const (
	// requested is the status of a trip that is only a request so far.
	requested trip.Status = "requested"
	// earlySales is when a trip that is confirmed before its launch started to take bookings.
	earlySales = -20
)

// firstDay returns when the marketplace has to open so that everything in the seed is within its lifetime.
func firstDay(s seed.Tenant) int {
	first := -offeredDays
	for _, t := range s.Trips {
		first = min(first, planOf(t).request)
	}
	for _, list := range s.Surveys {
		for _, a := range list {
			first = min(first, -a.DaysAgo)
		}
	}
	return first - beginning
}

// reached reports whether a trip with the seed's status has gone through a step.
func reached(t seed.Trip, step trip.Status) bool {
	order := []trip.Status{requested, trip.Created, trip.PartnerApproved, trip.PricingApproved, trip.HostApproved}
	at := func(s trip.Status) int {
		for i, o := range order {
			if o == s {
				return i
			}
		}
		return len(order)
	}
	return at(trip.Status(t.Status)) >= at(step)
}

// launchOf returns the instant of a trip's launch, on the grid that hosts choose from.
func (r *run) launchOf(t seed.Trip) time.Time { return r.moment(*t.LaunchInDays, 17) }

// template returns the departure of an itinerary that a trip's own is modeled on: the nearest in time of its
// package.
func template(it seed.Itinerary, t seed.Trip) (seed.Departure, error) {
	best, found := seed.Departure{}, false
	distance := func(d seed.Departure) int { return max(d.StartInDays-t.StartInDays, t.StartInDays-d.StartInDays) }
	for _, d := range it.Inventory {
		if d.PackageLevel == t.Package && (!found || distance(d) < distance(best)) {
			best, found = d, true
		}
	}
	if !found {
		return best, fmt.Errorf("%s has no departure of the %s package to make this one like", it.Slug, t.Package)
	}
	best.StartInDays, best.QuantityAvailable = t.StartInDays, 1
	return best, nil
}

// cancellations maps the reasons of trips.yaml to what travelers read and the platform records.
var cancellations = map[string]struct {
	text     string
	internal int
}{
	"operator": {"The operator can no longer run this departure.", trip.ReasonOperator},
	"host":     {"The host can no longer travel on these dates.", trip.ReasonHost},
	"product":  {"We had to cancel this departure.", trip.ReasonProduct},
}

// requestForm returns a host's request. Some bring a friend.
func (l *life) requestForm() *triprequestapi.TripRequestForm {
	form := &triprequestapi.TripRequestForm{
		SelectedPackage: api.PackageLevel(l.of.Package), QuantityOfHostsRooms: api.NewOptInt(1),
		// A special request sends it to the operator's review, even where instant approval is on.
		AdditionalRequests: api.NewOptString("A quiet room for me, please, and one long table for the first dinner."),
	}
	if l.dice("companion", 3) == 0 {
		form.Companions = []api.Companion{{FirstName: "Noa", LastName: l.host.lastName(), AgeRange: api.AgeRange18}}
	}
	return form
}

func (a actor) lastName() string { return a.Name[strings.LastIndexByte(a.Name, ' ')+1:] }
