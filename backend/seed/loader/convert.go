package loader

import (
	"cmp"
	"fmt"
	"strings"

	"caravan/backend/gen/api"
	"caravan/backend/platform/count"
	"caravan/backend/seed"
)

// kinds maps the seed's names of services to the contract's.
var kinds = map[string]api.ServiceType{
	seed.Info: api.ServiceTypeInfo, seed.Accommodation: api.ServiceTypeAccommodation, seed.Meal: api.ServiceTypeMeal,
	seed.Activity: api.ServiceTypeActivity, seed.Transfer: api.ServiceTypeTransfer,
	seed.AirportTransfer: api.ServiceTypeAirportTransfer,
	seed.Workshop:        api.ServiceTypeWorkshopSpace,
}

// about has the sentences that describe services without a description of their own, in the marketplace's language.
type about struct {
	stay, meal, onRequest, activity, transfer, airport, workshop, hour, hours string
	// meals are the names of meals by their kind, where the kind is not a name already.
	meals map[string]string
}

var abouts = map[string]about{
	"en": {
		stay: "Rooms for one or two, each with its own bath.", meal: "%s for the group.", onRequest: " On request: %s.",
		activity: "With a local guide.", transfer: "From %s to %s by %s.", airport: "Between %s and your first or last bed.",
		workshop: "A room of your own for %s.", hour: "hour", hours: "hours",
	},
	"de": {
		stay: "Zimmer für eine oder zwei Personen, jedes mit eigenem Bad.", meal: "%s für die Gruppe.",
		onRequest: " Auf Wunsch: %s.",
		activity:  "Mit einem Guide von hier.", transfer: "Von %s nach %s: %s.",
		airport: "Zwischen %s und deinem ersten oder letzten Bett.", workshop: "Ein Raum nur für euch, %s lang.",
		hour: "Stunde", hours: "Stunden",
		meals: map[string]string{"breakfast": "Frühstück", "lunch": "Mittagessen", "dinner": "Abendessen"},
	},
	"es": {
		stay: "Habitaciones para una o dos personas, todas con baño propio.", meal: "%s para el grupo.",
		onRequest: " A petición: %s.", activity: "Con guía local.", transfer: "De %s a %s en %s.",
		airport: "Entre %s y tu primera o última cama.", workshop: "Una sala para ustedes durante %s.", hour: "hora",
		hours: "horas",
		meals: map[string]string{"breakfast": "Desayuno", "lunch": "Comida", "dinner": "Cena"},
	},
}

// aboutIn returns the sentences in the language of a locale such as "de-DE".
func aboutIn(locale string) about {
	language, _, _ := strings.Cut(locale, "-")
	if words, ok := abouts[language]; ok {
		return words
	}
	return abouts["en"]
}

// service converts an entry of a day to the contract's form. Every service requires a description; if a file
// omits it, it is derived from the other fields.
func service(s seed.Service, it seed.Itinerary, words about) api.Service {
	out := api.Service{
		Type: kinds[s.Type], Name: text(s.Name), Title: text(s.Title), StartTime: text(s.StartTime),
		LengthMinutes: number(s.LengthMinutes), Location: text(s.Location), Airport: text(s.Airport), Options: s.Options,
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
		out.StarRating, out.NumberOfNights, out.OrSimilar = number(s.StarRating), number(s.NumberOfNights),
			api.NewOptBool(s.OrSimilar)
		say("%s", words.stay)
	case seed.Meal:
		name := cmp.Or(words.meals[s.MealType], capital(s.MealType))
		out.MealType, out.Name = text(s.MealType), text(name)
		say(words.meal, name)
		if s.Description == "" && len(s.Options) > 0 {
			about += fmt.Sprintf(words.onRequest, strings.ToLower(strings.Join(s.Options, ", ")))
		}
	case seed.Activity:
		out.IncludedActivity, out.Bookable = api.NewOptBool(s.Included), api.NewOptBool(s.Bookable)
		out.CutoffLeadTimeDays, out.MinPax, out.PriceMinor = number(s.CutoffLeadDays), number(s.MinPax), price(s.PriceMinor)
		out.Images = pictures(s, it)
		say("%s", words.activity)
	case seed.Transfer:
		out.FromCity, out.ToCity, out.VehicleType = text(s.FromCity), text(s.ToCity), text(s.VehicleType)
		say(words.transfer, s.FromCity, s.ToCity, s.VehicleType)
	case seed.AirportTransfer:
		say(words.airport, s.Airport)
	case seed.Workshop:
		out.HoursAvailable, out.PricePerHourMinor, out.TimeAvailableStart = number(s.HoursAvailable), price(s.PricePerHour),
			text(s.StartTime)
		say(words.workshop, count.Of(s.HoursAvailable, words.hour, words.hours))
	}
	out.Description = api.NewOptString(about)
	return out
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
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
