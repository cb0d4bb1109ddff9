package itinerary

import (
	"slices"

	"github.com/google/uuid"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
)

// StandIn returns the service with an alternative in place of the default accommodation.
func StandIn(service api.Service, a api.AlternativeAccommodation) api.Service {
	service.ID, service.Name, service.PriceMinor, service.AccommodationType = api.NewOptUUID(a.ID),
		api.NewOptString(a.Name), a.PriceMinor, a.AccommodationType
	service.Occupancy = api.OptServiceOccupancy{Value: api.ServiceOccupancy(a.Occupancy.Value), Set: a.Occupancy.Set}
	service.StarRating, service.AddressLocation, service.Description, service.Images = a.StarRating, a.AddressLocation,
		a.Description, a.Images
	service.Location, service.UnitPriceWithFeeMinor = api.OptString{}, api.OptInt64{}
	return service
}

// AsAlternative returns the default accommodation as an alternative.
func AsAlternative(service api.Service) api.AlternativeAccommodation {
	return api.AlternativeAccommodation{
		ID: service.ID.Value, Name: service.Name.Or(""), PriceMinor: service.PriceMinor,
		AccommodationType: service.AccommodationType,
		Occupancy: api.OptAlternativeAccommodationOccupancy{
			Value: api.AlternativeAccommodationOccupancy(service.Occupancy.Value), Set: service.Occupancy.Set},
		StarRating: service.StarRating, AddressLocation: service.AddressLocation, Description: service.Description,
		Images: service.Images,
	}
}

// Lodging is a range of days on which travelers stay in one place; the first accommodation is the default (O-106).
type Lodging struct {
	FirstDay, LastDay int
	Accommodations    []api.Service
}

// Lodgings returns the ranges of an itinerary in day order.
func Lodgings(services []api.Service) []Lodging {
	var out []Lodging
	for _, service := range services {
		if service.Type != api.ServiceTypeAccommodation || service.Timing.Or(api.TimingOnTrip) != api.TimingOnTrip {
			continue
		}
		day := service.Day.Or(1)
		l := Lodging{FirstDay: day, LastDay: day + service.NumberOfNights.Or(defaultNights) - 1,
			Accommodations: []api.Service{service}}
		for _, alternative := range service.Alternatives {
			l.Accommodations = append(l.Accommodations, StandIn(service, alternative))
		}
		out = append(out, l)
	}
	return out
}

// Chosen returns the accommodation of a range for a departure's selections, or the default without one.
func (l Lodging) Chosen(selections []uuid.UUID) api.Service {
	for _, a := range l.Accommodations {
		if slices.Contains(selections, a.ID.Value) {
			return a
		}
	}
	return l.Accommodations[0]
}

// Selections returns where the travelers of a departure stay.
func Selections(services []api.Service, selections []uuid.UUID) []inventoryapi.AccommodationSelection {
	out := []inventoryapi.AccommodationSelection{}
	for _, l := range Lodgings(services) {
		chosen := l.Chosen(selections)
		out = append(out, inventoryapi.AccommodationSelection{
			AccommodationId: chosen.ID.Value, Name: chosen.Name, FirstDay: l.FirstDay, LastDay: l.LastDay,
			IsDefault: chosen.ID == l.Accommodations[0].ID,
		})
	}
	return out
}

// CheckSelections rejects accommodations that the itinerary does not have and two of one range; defaults are left
// out, because a departure without a selection follows the default.
func CheckSelections(services []api.Service, selections []uuid.UUID) ([]uuid.UUID, string) {
	kept, left := []uuid.UUID{}, slices.Clone(selections)
	for _, l := range Lodgings(services) {
		taken := 0
		for i, a := range l.Accommodations {
			if !slices.Contains(left, a.ID.Value) {
				continue
			}
			if taken++; taken > 1 {
				return nil, "Choose one accommodation for each range of days"
			}
			if i > 0 {
				kept = append(kept, a.ID.Value)
			}
			left = slices.DeleteFunc(left, func(id uuid.UUID) bool { return id == a.ID.Value })
		}
	}
	if len(left) > 0 {
		return nil, "This accommodation isn’t on the itinerary"
	}
	return kept, ""
}

// WithSelections returns an itinerary's services as a departure has them: with its selected accommodations.
func WithSelections(services []api.Service, selections []uuid.UUID) []api.Service {
	out := slices.Clone(services)
	for _, l := range Lodgings(services) {
		chosen := l.Chosen(selections)
		chosen.Alternatives = nil
		for i := range out {
			if out[i].ID == l.Accommodations[0].ID {
				out[i] = chosen
			}
		}
	}
	return out
}
