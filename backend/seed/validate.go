package seed

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"caravan/backend/platform/artwork"
	"caravan/backend/platform/count"
)

var (
	hostStatuses = []string{"created", "ready-to-qualify", "qualifying", "qualified", "planning", "launched",
		"confirmed", "renewed"}
	tripStatuses = []string{"requested", "created", "partner_approved", "trova_pricing_approved", "host_approved",
		"early_confirmed", "live", "ready_to_confirm", "confirmed", "closed", "complete", "cancelled"}
	bookingStatuses = []string{"pending", "confirmed", "cancelled"}
	paidStates      = []string{"deposit", "part", "all"}
	reasons         = []string{"operator", "host", "product"}
	packageLevels   = []string{"standard", "economy", "premium"}
	serviceTypes    = []string{Info, Accommodation, Meal, Activity, Transfer, AirportTransfer, Workshop}
	mailForm        = regexp.MustCompile(`^[a-z0-9.+-]+@[a-z0-9.-]+\.example$`)
	clockForm       = regexp.MustCompile(`^([01]\d|2[0-3]):[0-5]\d$`)
	colorForm       = regexp.MustCompile(`^#[0-9a-f]{6}$`)
)

// check collects the mistakes of one tenant.
type check struct {
	*reader
	t   Tenant
	dir string
}

func (c *check) need(ok bool, file, field, format string, a ...any) {
	if !ok {
		c.say(c.dir+"/"+file, field, format, a...)
	}
}

func (c *check) oneOf(v string, set []string, file, field string) {
	c.need(slices.Contains(set, v), file, field, "%q is none of %s", v, strings.Join(set, ", "))
}

// keys returns the set of keys and reports duplicates.
func keys[T any](c *check, file string, list []T, key func(T) string) map[string]T {
	m := map[string]T{}
	for i, v := range list {
		k := key(v)
		_, dup := m[k]
		c.need(k != "" && !dup, file, fmt.Sprintf("[%d].key", i), "%q is empty or used twice", k)
		m[k] = v
	}
	return m
}

func (c *check) all() {
	s := c.t.Settings
	c.need(s.Name != "" && len(s.Hosts) > 0, "tenant.yaml", "name, hostNames", "must be given")
	c.need(len(s.Admins) > 0, "tenant.yaml", "admins", "must not be empty: someone has to approve prices")
	c.need(len(s.Currency) == 3, "tenant.yaml", "currency", "%q is not an ISO 4217 code", s.Currency)
	for _, col := range []string{s.Theme.Accent, s.Theme.Ink, s.Theme.Paper} {
		c.need(colorForm.MatchString(col), "tenant.yaml", "theme", "%q is not #rrggbb", col)
	}
	keys(c, "tenant.yaml", s.Companies, func(o Company) string { return o.Kind + " " + o.Name })
	for i, o := range s.Companies {
		c.oneOf(o.Kind, []string{"insurance", "transfers"}, "tenant.yaml", fmt.Sprintf("companies[%d].kind", i))
	}
	mails := map[string]string{}
	mail := func(m, file, field string) {
		c.need(mailForm.MatchString(m), file, field, "%q must be an address at a name ending in .example", m)
		if other, dup := mails[m]; dup {
			c.need(false, file, field, "%q is also in %s", m, other)
		}
		mails[m] = file
	}
	for i, p := range append(slices.Clone(s.Admins), s.Travel...) {
		mail(p.Email, "tenant.yaml", fmt.Sprintf("people[%d].email", i))
	}
	ops := keys(c, "operators.yaml", c.t.Operators, func(o Operator) string { return o.Key })
	for i, o := range c.t.Operators {
		at := fmt.Sprintf("[%d]", i)
		c.need(o.Name != "" && o.Phone != "" && len(o.Terms) >= 80, "operators.yaml", at,
			"needs name, phone and terms of 80 characters or more")
		c.need(len(o.Members) > 0, "operators.yaml", at+".members", "must not be empty")
		for j, m := range o.Members {
			mail(m.Email, "operators.yaml", fmt.Sprintf("%s.members[%d].email", at, j))
		}
	}
	its := keys(c, "itineraries", c.t.Itineraries, func(i Itinerary) string { return i.Slug })
	for _, it := range c.t.Itineraries {
		_, ok := ops[it.Operator]
		c.need(ok, "itineraries/"+it.Slug+".yaml", "operator", "%q is unknown", it.Operator)
		c.itinerary(it)
	}
	hosts := keys(c, "hosts.yaml", c.t.Hosts, func(h Host) string { return h.Key })
	for i, h := range c.t.Hosts {
		at := fmt.Sprintf("[%d]", i)
		mail(h.Email, "hosts.yaml", at+".email")
		c.oneOf(h.Status, hostStatuses, "hosts.yaml", at+".status")
		c.need(h.Level >= 0 && h.Level <= 3, "hosts.yaml", at+".level", "%d is outside 0 to 3", h.Level)
		c.need(len(h.Country) == 2, "hosts.yaml", at+".country", "%q is not an ISO code", h.Country)
		if h.Recommendation != nil {
			for _, slug := range h.Recommendation.Itineraries {
				_, ok := its[slug]
				c.need(ok, "hosts.yaml", at+".recommendation.itineraries", "%q is unknown", slug)
			}
		}
	}
	trips := keys(c, "trips.yaml", c.t.Trips, func(t Trip) string { return t.Key })
	for i, t := range c.t.Trips {
		at := fmt.Sprintf("[%d]", i)
		_, ok := hosts[t.Host]
		c.need(ok, "trips.yaml", at+".host", "%q is unknown", t.Host)
		it, ok := its[t.Itinerary]
		c.need(ok, "trips.yaml", at+".itinerary", "%q is unknown", t.Itinerary)
		c.oneOf(t.Status, tripStatuses, "trips.yaml", at+".status")
		c.need(it.Packages[t.Package].Enabled, "trips.yaml", at+".package", "%q is not offered", t.Package)
		c.need(len([]rune(t.Name)) <= 70, "trips.yaml", at+".name", "is longer than 70 characters")
		c.need(it.Tier <= hosts[t.Host].Level, "trips.yaml", at+".itinerary", "%q is of tier %d, the host of level %d",
			t.Itinerary, it.Tier, hosts[t.Host].Level)
		c.launch(t, at)
		c.need(t.MinimumSpots > 0 && t.MinimumSpots <= t.MaximumSpots, "trips.yaml", at+".minimumSpots",
			"must lie between 1 and maximumSpots")
	}
	people := keys(c, "travelers.yaml", c.t.Travelers, func(t Traveler) string { return t.Key })
	for i, p := range c.t.Travelers {
		at := fmt.Sprintf("[%d]", i)
		mail(p.Email, "travelers.yaml", at+".email")
		_, err := time.Parse(time.DateOnly, p.DateOfBirth)
		c.need(err == nil, "travelers.yaml", at+".dateOfBirth", "%q is not YYYY-MM-DD", p.DateOfBirth)
	}
	c.bookings(trips, its, people)
	for key := range c.t.Surveys {
		_, ok := hosts[key]
		c.need(ok, "surveys/"+key+".csv", "", "no such host")
	}
}

// launch checks the parts of a trip that depend on its status.
func (c *check) launch(t Trip, at string) {
	launched := false
	switch t.Status {
	case "live", "ready_to_confirm", "confirmed", "closed", "complete", "cancelled":
		launched = true
		c.need(t.LaunchInDays != nil && *t.LaunchInDays < 0, "trips.yaml", at+".launchInDays",
			"must be negative for a trip that is %s", t.Status)
	case "host_approved", "early_confirmed":
		launched = true
		c.need(t.Status == "host_approved" && t.LaunchInDays == nil || t.LaunchInDays != nil && *t.LaunchInDays > 0,
			"trips.yaml", at+".launchInDays", "must lie in the future for a trip that is %s", t.Status)
	}
	c.need(!launched || t.InitialPriceMinor > 0 && t.RemainPriceMinor > 0, "trips.yaml",
		at+".initialPriceMinor, remainingPriceMinor", "must be given")
	if t.Status == "cancelled" {
		c.oneOf(t.CancellationReason, reasons, "trips.yaml", at+".cancellationReason")
	}
}

func (c *check) bookings(trips map[string]Trip, its map[string]Itinerary, people map[string]Traveler) {
	taken := map[string]int{}
	for i, b := range c.t.Bookings {
		at := fmt.Sprintf("[%d]", i)
		t, ok := trips[b.Trip]
		c.need(ok, "bookings.yaml", at+".trip", "%q is unknown", b.Trip)
		c.oneOf(b.Status, bookingStatuses, "bookings.yaml", at+".status")
		c.oneOf(b.Paid, paidStates, "bookings.yaml", at+".paid")
		for _, p := range append([]string{b.Customer}, b.Companions...) {
			_, ok := people[p]
			c.need(ok, "bookings.yaml", at, "traveler %q is unknown", p)
		}
		for _, name := range b.Activities {
			c.need(its[t.Itinerary].bookable(name), "bookings.yaml", at+".activities", "%q is no bookable activity of %s", name,
				t.Itinerary)
		}
		c.need(b.BookedDaysAgo > 0, "bookings.yaml", at+".bookedDaysAgo", "must be 1 or more")
		c.need(t.LaunchInDays == nil || *t.LaunchInDays > 0 || b.BookedDaysAgo < -*t.LaunchInDays, "bookings.yaml",
			at+".bookedDaysAgo", "lies before the launch of %s", b.Trip)
		if b.Status != "cancelled" {
			taken[b.Trip] += 1 + len(b.Companions)
		}
	}
	for key, n := range taken {
		c.need(n <= trips[key].MaximumSpots, "bookings.yaml", key, "%s on %s", count.Of(n, "traveler"),
			count.Of(trips[key].MaximumSpots, "spot"))
	}
}

func (i Itinerary) bookable(name string) bool {
	for _, day := range i.ServicesByDay {
		for _, s := range day {
			if s.Bookable && s.Name == name {
				return true
			}
		}
	}
	return false
}

func (c *check) itinerary(it Itinerary) {
	file := "itineraries/" + it.Slug + ".yaml"
	c.need(it.Name != "" && it.Destination != "" && it.Logistics != "", file, "name, destination, logistics",
		"must be given")
	c.need(len(it.Country.Code) == 2 && it.Country.Name != "", file, "country", "needs an ISO code and a name")
	c.need(len([]rune(it.TripSummary)) >= 100, file, "tripSummary", "is shorter than 100 characters")
	c.need(it.Tier >= 1 && it.Tier <= 3, file, "tier", "%d is outside 1 to 3", it.Tier)
	c.need(it.ActivityLevel >= 1 && it.ActivityLevel <= 5, file, "activityLevel", "%d is outside 1 to 5", it.ActivityLevel)
	c.need(it.MinimumSpots >= 2 && it.MinimumSpots <= it.MaximumSpots, file, "minimumSpots",
		"must lie between 2 and maximumSpots")
	c.need(len(it.ArrivalLocation.Code) == 3 && len(it.DepartureLocation.Code) == 3, file,
		"arrivalLocation, departureLocation", "need IATA codes")
	c.need(len(it.Categories) > 0 && len(it.Cities) > 0 && len(it.Inclusions) > 0 && len(it.Exclusions) > 0, file,
		"categories, cities, inclusions, exclusions", "must not be empty")
	c.need(len(it.Photos.Others) >= 3 && len(it.Photos.Others) <= 6, file, "photos.others", "holds %d, not 3 to 6",
		len(it.Photos.Others))
	for _, a := range append([]Art{it.Photos.Hero}, it.Photos.Others...) {
		err := artwork.Spec{Seed: a.Seed, Landscape: artwork.Landscape(a.Landscape),
			Palette: artwork.Palette(a.Palette)}.Validate()
		c.need(err == nil && a.Seed != "", file, "photos", "%v", err)
	}
	enabled := 0
	for level, p := range it.Packages {
		c.oneOf(level, packageLevels, file, "packages")
		if !p.Enabled {
			continue
		}
		enabled++
		c.need(len(p.AccommodationLevels) > 0 && len(p.MealLevels) > 0, file, "packages."+level,
			"needs an accommodation and a meal level")
		for i, v := range p.ValidityPeriods {
			at := fmt.Sprintf("packages.%s.validityPeriods[%d]", level, i)
			c.need(v.StartInDays < v.EndInDays, file, at, "ends before it starts")
			if !v.IsBlackout {
				c.schedule(v.CostThresholds, it, file, at)
			}
		}
	}
	c.need(enabled > 0, file, "packages", "none is enabled")
	for i, d := range it.Inventory {
		at := fmt.Sprintf("inventory[%d]", i)
		c.need(it.Packages[d.PackageLevel].Enabled, file, at+".packageLevel", "%q is not enabled", d.PackageLevel)
		c.need(d.QuantityAvailable > 0, file, at+".quantityAvailable", "must be 1 or more")
		c.schedule(d.CostSchedule, it, file, at)
	}
	c.need(it.LengthInDays == len(it.ServicesByDay), file, "lengthInDays", "%d, but servicesByDay has %s", it.LengthInDays,
		count.Of(len(it.ServicesByDay), "day"))
	nights := 0
	for i, day := range it.ServicesByDay {
		nights += c.day(day, file, fmt.Sprintf("servicesByDay[%d]", i))
	}
	c.need(nights == it.LengthInDays-1, file, "servicesByDay", "sleeps %s in %s", count.Of(nights, "night"),
		count.Of(it.LengthInDays, "day"))
}

// schedule checks that costs fall, or stay, as the group grows.
func (c *check) schedule(rows []CostThreshold, it Itinerary, file, at string) {
	c.need(len(rows) >= 2, file, at, "needs two prices or more")
	for i, r := range rows {
		c.need(r.PriceMinor > 0 && r.NumberOfTravelers <= it.MaximumSpots, file, at, "row %d is out of range", i)
		if i > 0 {
			c.need(r.NumberOfTravelers > rows[i-1].NumberOfTravelers && r.PriceMinor <= rows[i-1].PriceMinor, file, at,
				"row %d must have more travelers and no higher price", i)
		}
	}
}

// day checks the entries of a day and returns the number of nights that start on it.
func (c *check) day(day []Service, file, at string) (nights int) {
	infos, stays := 0, 0
	for j, s := range day {
		at := fmt.Sprintf("%s[%d]", at, j)
		c.oneOf(s.Type, serviceTypes, file, at+".type")
		c.need(s.StartTime == "" || clockForm.MatchString(s.StartTime), file, at+".startTime", "%q is not HH:MM", s.StartTime)
		switch s.Type {
		case Info:
			infos++
			c.need(len([]rune(s.Title)) >= 5 && !regexp.MustCompile(`^(?i:day \d)`).MatchString(s.Title) && s.Description != "",
				file, at, "needs a descriptive title and a description")
		case Accommodation:
			stays++
			nights += s.NumberOfNights
			c.need(s.Name != "" && s.NumberOfNights > 0 && s.AddressLocation != nil, file, at,
				"needs name, numberOfNights and addressLocation")
		case Meal:
			c.need(s.MealType != "", file, at+".mealType", "must be given")
		case Activity:
			c.need(s.Name != "" && s.Included != s.Bookable && (s.PriceMinor > 0) == s.Bookable, file, at,
				"is either included, or bookable with a price")
		case Transfer:
			c.need(s.FromCity != "" && s.ToCity != "" && s.VehicleType != "", file, at, "needs fromCity, toCity and vehicleType")
		case Workshop:
			c.need(s.HoursAvailable > 0 && s.PricePerHour > 0, file, at, "needs hoursAvailable and pricePerHourMinor")
		}
	}
	c.need(infos == 1, file, at, "has %d infos, not one", infos)
	c.need(stays <= 1, file, at, "has %d accommodations", stays)
	return nights
}
