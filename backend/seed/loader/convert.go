package loader

import (
	"fmt"
	"strings"

	"caravan/backend/gen/api"
	"caravan/backend/seed"
)

// kinds maps the seed's names of services to the contract's.
var kinds = map[string]api.ServiceType{
	seed.Info: api.ServiceTypeInfo, seed.Accommodation: api.ServiceTypeAccommodation, seed.Meal: api.ServiceTypeMeal,
	seed.Activity: api.ServiceTypeActivity, seed.Transfer: api.ServiceTypeTransfer, seed.AirportTransfer: api.ServiceTypeAirportTransfer,
	seed.Workshop: api.ServiceTypeWorkshopSpace,
}

// service converts an entry of a day to the contract's form. Every service requires a description; if a file
// omits it, it is derived from the other fields.
func service(s seed.Service, it seed.Itinerary) api.Service {
	out := api.Service{
		Type: kinds[s.Type], Name: text(s.Name), Title: text(s.Title), StartTime: text(s.StartTime), LengthMinutes: number(s.LengthMinutes),
		Location: text(s.Location), Airport: text(s.Airport), Options: s.Options,
	}
	about := s.Description
	say := func(format string, args ...any) {
		if about == "" {
			about = fmt.Sprintf(format, args...)
		}
	}
	switch s.Type {
	case seed.Accommodation:
		place := it.Destination
		if s.AddressLocation != nil {
			place = s.AddressLocation.Name
		}
		out.Location, out.AccommodationType = text(place), text(s.Accommodation)
		out.AddressLocation = located(s.AddressLocation)
		out.Images = pictures(s, it)
		out.StarRating, out.NumberOfNights, out.OrSimilar = number(s.StarRating), number(s.NumberOfNights), api.NewOptBool(s.OrSimilar)
		say("%s in %s, %s.", capital(s.Accommodation), place, plural(s.NumberOfNights, "night"))
	case seed.Meal:
		out.MealType, out.Name = text(s.MealType), text(capital(s.MealType))
		say("%s for the group.%s", capital(s.MealType), onRequest(s.Options))
	case seed.Activity:
		out.IncludedActivity, out.Bookable = api.NewOptBool(s.Included), api.NewOptBool(s.Bookable)
		out.CutoffLeadTimeDays, out.MinPax, out.PriceMinor = number(s.CutoffLeadDays), number(s.MinPax), price(s.PriceMinor)
		out.Images = pictures(s, it)
		say("%s, %s, with a local guide.", s.Name, s.Location)
	case seed.Transfer:
		out.FromCity, out.ToCity, out.VehicleType = text(s.FromCity), text(s.ToCity), text(s.VehicleType)
		say("From %s to %s by %s.", s.FromCity, s.ToCity, s.VehicleType)
	case seed.AirportTransfer:
		say("Between %s and your first or last bed.", s.Airport)
	case seed.Workshop:
		out.HoursAvailable, out.PricePerHourMinor, out.TimeAvailableStart = number(s.HoursAvailable), price(s.PricePerHour), text(s.StartTime)
		say("A room of your own for %s.", plural(s.HoursAvailable, "hour"))
	}
	out.Description = api.NewOptString(about)
	return out
}

func onRequest(options []string) string {
	if len(options) == 0 {
		return ""
	}
	return " On request: " + strings.ToLower(strings.Join(options, ", ")) + "."
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func plural(n int, noun string) string {
	if n == 1 {
		return "one " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

func text(s string) api.OptString {
	if s == "" {
		return api.OptString{}
	}
	return api.NewOptString(s)
}

func number(n int) api.OptInt {
	if n == 0 {
		return api.OptInt{}
	}
	return api.NewOptInt(n)
}
