package itinerary

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/count"
	"caravan/backend/platform/money"
	"caravan/backend/platform/spoken"
)

const (
	minimumSummary      = 100 // O-236
	defaultLength       = 60  // O-223, minutes
	defaultStarRating   = 3   // O-224
	defaultHours        = 1
	defaultNights       = 1
	requiredMessage     = "%s is required" // H-399
	termsMessage        = "Please accept the terms and conditions"
	noPackageMessage    = "At least one package must be enabled"
	unhelpfulTitleWords = "Enter a more descriptive title"
	noPeriodMessage     = "Add a validity period to packages without inventory"
	maximumPhotos       = 10 // O-137
	maximumImages       = 10 // O-222
)

// GroupOperator is the group of people who work for operators.
const GroupOperator = "operator"

// DefaultActivityLevel is the level of an itinerary for which none was chosen, from 1 (easy) to 5.
const DefaultActivityLevel = 2

// dayTitle matches a title that contains only the day's number (O-140).
var dayTitle = regexp.MustCompile(`(?i)^\s*day\s*\d+\s*$`)

// CheckDetails adds the messages of O-133 to O-135. What a draft may leave open is required for submission.
func (it Itinerary) CheckDetails(fields map[string]string, submits bool, p policy.Policy) {
	require := func(field, value, message string) {
		if strings.TrimSpace(value) == "" {
			fields[field] = message
		}
	}
	require("name", it.Name, "A name is required")
	if length := len([]rune(strings.TrimSpace(it.Name))); length > p.Trip.NameMaxLength {
		fields["name"] = fmt.Sprintf("%d characters length maximum", p.Trip.NameMaxLength)
	}
	require("country", it.Country, "A country selection is required")
	require("destination", it.Destination, "A destination is required")
	summary := strings.TrimSpace(it.Summary)
	switch {
	case summary == "" && submits:
		fields["tripSummary"] = "A summary is required"
	case summary != "" && len([]rune(summary)) < minimumSummary:
		fields["tripSummary"] = fmt.Sprintf("The trip summary must be at least %d characters", minimumSummary)
	}
	switch {
	case it.MinimumSpots <= 0:
		fields["minimumSpots"] = "Minimum spots is required"
	case it.MaximumSpots <= 0:
		fields["maximumSpots"] = "Maximum spots must be greater than 0"
	case it.MaximumSpots < it.MinimumSpots:
		fields["maximumSpots"] = "Maximum spots must be greater than or equal to minimum spots"
	}
	if _, err := money.Digits(it.Currency); err != nil {
		fields["currency"] = fmt.Sprintf(requiredMessage, "Currency")
	}
	apierr.BetweenSteps(fields, "hostGroundTransferCostMinor", it.Content.GroundTransferMinor, it.Currency)
	if len(it.Content.Photos) > maximumPhotos {
		fields["photos"] = fmt.Sprintf("Add up to %d photos", maximumPhotos)
	}

	enabled := 0
	for i := range it.Content.Packages {
		pack := &it.Content.Packages[i]
		at := fmt.Sprintf("packages[%d].validityPeriods", i)
		pack.ValidityPeriods = WritePeriods(Periods(pack.ValidityPeriods, pack.Level, it.Currency, at, fields))
		if !pack.Enabled {
			continue
		}
		enabled++
		if submits && !it.InventoryEnabled && len(pack.ValidityPeriods) == 0 {
			fields[at] = noPeriodMessage
		}
		if submits && len(pack.AccommodationLevels) == 0 {
			fields[fmt.Sprintf("packages[%d].accommodationLevels", i)] = fmt.Sprintf(
				"Accommodation level for %s package is required", spoken.Of(spoken.PackageLevels, pack.Level))
		}
		if submits && len(pack.MealLevels) == 0 {
			fields[fmt.Sprintf("packages[%d].mealLevels", i)] = fmt.Sprintf("Meal level for %s package is required",
				spoken.Of(spoken.PackageLevels, pack.Level))
		}
	}
	if enabled == 0 {
		fields["packages"] = noPackageMessage
	}
}

// CheckSpots checks the spots against the numbers for which every departure has a price (O-122 to O-124).
func (it Itinerary) CheckSpots(fields map[string]string, departures []Departure) {
	lowest, highest := SpotLimits(departures)
	if lowest > 0 && it.MinimumSpots < lowest {
		fields["minimumSpots"] = fmt.Sprintf("Minimum spots cannot be lower than %d", lowest)
	}
	if highest > 0 && it.MaximumSpots > highest {
		fields["maximumSpots"] = fmt.Sprintf("Maximum spots cannot be greater than %d", highest)
	}
}

// SpotLimits returns the highest of the schedules' minimums and the lowest of their maximums; zero without
// departures.
func SpotLimits(departures []Departure) (lowest, highest int) {
	for _, d := range departures {
		least, most := 0, 0
		for _, tier := range d.CostSchedule {
			if least == 0 || tier.Travelers < least {
				least = tier.Travelers
			}
			most = max(most, tier.Travelers)
		}
		lowest = max(lowest, least)
		if highest == 0 || most < highest {
			highest = most
		}
	}
	return lowest, highest
}

// OnePerDay reports whether a day has at most one of a service (O-139).
func OnePerDay(service api.Service) bool {
	return (service.Type == api.ServiceTypeAccommodation || service.Type == api.ServiceTypeInfo) &&
		service.Timing.Or(api.TimingOnTrip) == api.TimingOnTrip
}

// CheckDays checks that a service, and its check-in day, are within the itinerary (O-141).
func CheckDays(service api.Service, day, length int, at func(string) string, fields map[string]string) {
	for field, value := range map[string]int{"day": day, "checkInDay": service.CheckInDay.Or(1)} {
		if value > length {
			fields[at(field)] = fmt.Sprintf("The itinerary has %s", count.Of(length, "day"))
		}
	}
}

// CheckService adds the errors of a service (O-139 to O-144); at names its fields.
func CheckService(service api.Service, at func(string) string, fields map[string]string) {
	require := func(field, label string, value api.OptString) {
		if strings.TrimSpace(value.Or("")) == "" {
			fields[at(field)] = fmt.Sprintf(requiredMessage, label)
		}
	}
	require("description", "Description", service.Description)
	switch service.Type {
	case api.ServiceTypeInfo:
		require("title", "Title", service.Title)
		if dayTitle.MatchString(service.Title.Or("")) {
			fields[at("title")] = unhelpfulTitleWords
		}
	case api.ServiceTypeWorkshopSpace:
		require("name", "Name", service.Name)
		if !service.StartTime.Set && !service.TimeAvailableStart.Set {
			fields[at("startTime")] = "Start time is required"
		}
	case api.ServiceTypeAccommodation, api.ServiceTypeActivity, api.ServiceTypeInformalGathering:
		require("name", "Name", service.Name)
	}
	if len(service.Images) > maximumImages {
		fields[at("images")] = fmt.Sprintf("Add up to %d images", maximumImages)
	}
	for i, alternative := range service.Alternatives {
		CheckAlternative(alternative, func(name string) string { return at(fmt.Sprintf("alternatives[%d].%s", i, name)) },
			fields)
	}
}

// CheckAlternative adds the messages of O-145.
func CheckAlternative(a api.AlternativeAccommodation, at func(string) string, fields map[string]string) {
	for _, required := range []struct {
		field, label string
		given        bool
	}{
		{"name", "Name", strings.TrimSpace(a.Name) != ""}, {"accommodationType", "Accommodation type",
			a.AccommodationType.Or("") != ""},
		{"occupancy", "Occupancy", a.Occupancy.Set}, {"starRating", "Star rating", a.StarRating.Set},
		{"description", "Description", strings.TrimSpace(a.Description.Or("")) != ""},
	} {
		if !required.given {
			fields[at(required.field)] = fmt.Sprintf(requiredMessage, required.label)
		}
	}
}

// clockTime formats a time of day as HH:MM (O-142).
func clockTime(in api.OptString) api.OptString {
	hour, minute, _ := strings.Cut(in.Value, ":")
	if !in.Set || hour == "" {
		return api.OptString{}
	}
	if minute == "" {
		minute = "00"
	}
	if len(hour) == 1 {
		hour = "0" + hour
	}
	return api.NewOptString(hour + ":" + minute)
}

// FillService sets a service's defaults; daysLeft is how many days the itinerary has from the service's day on.
func FillService(service *api.Service, daysLeft int) {
	if !service.Timing.Set {
		service.Timing = api.NewOptTiming(api.TimingOnTrip)
	}
	service.Deleted, service.SaveToLibrary = api.OptBool{}, api.OptBool{}
	service.StartTime = clockTime(service.StartTime)
	if service.FlightWindow.Set {
		window := &service.FlightWindow.Value
		window.Start, window.End = clockTime(api.NewOptString(window.Start)).Value,
			clockTime(api.NewOptString(window.End)).Value
	}
	switch service.Type {
	case api.ServiceTypeAccommodation:
		for i := range service.Alternatives {
			service.Alternatives[i].NumberOfNights = api.OptInt{} // same as the default (O-145)
		}
		service.NumberOfNights = api.NewOptInt(min(max(service.NumberOfNights.Or(defaultNights), 1), max(daysLeft, 1)))
		service.StarRating = api.NewOptInt(service.StarRating.Or(defaultStarRating))
	case api.ServiceTypeActivity, api.ServiceTypeTransfer:
		service.LengthMinutes = api.NewOptInt(service.LengthMinutes.Or(defaultLength))
	case api.ServiceTypeWorkshopSpace:
		service.HoursAvailable = api.NewOptInt(service.HoursAvailable.Or(defaultHours))
	}
}

// ByDay sorts services into the days of a trip, and within a day those with a time by time; the others keep their
// place.
func ByDay(services []api.Service, length int) []api.Day {
	days := make([]api.Day, max(length, 0))
	for i := range days {
		days[i] = api.Day{Day: i + 1, Services: []api.Service{}}
	}
	for _, service := range services {
		if day := service.Day.Or(1); day >= 1 && day <= len(days) {
			days[day-1].Services = append(days[day-1].Services, service)
		}
	}
	for i := range days {
		inOrderOfTime(days[i].Services)
	}
	return days
}

// inOrderOfTime sorts the services with a time among their own positions, earliest first.
func inOrderOfTime(services []api.Service) {
	var places []int
	var timed []api.Service
	for i, service := range services {
		if service.StartTime.Set {
			places, timed = append(places, i), append(timed, service)
		}
	}
	slices.SortStableFunc(timed, func(a, b api.Service) int {
		return strings.Compare(a.StartTime.Value, b.StartTime.Value)
	})
	for i, at := range places {
		services[at] = timed[i]
	}
}
