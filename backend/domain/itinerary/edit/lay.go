package edit

import (
	"fmt"
	"slices"

	"github.com/google/uuid"

	"caravan/backend/domain/itinerary"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/spoken"
)

// With applies the given fields to the itinerary.
func With(it itinerary.Itinerary, c *itineraryapi.ItineraryUpdate) itinerary.Itinerary {
	it.Name, it.Country, it.Destination = c.Name.Or(it.Name), c.Country.Or(it.Country), c.Destination.Or(it.Destination)
	it.Summary, it.LengthInDays = c.TripSummary.Or(it.Summary), c.LengthInDays.Or(it.LengthInDays)
	it.MinimumSpots, it.MaximumSpots = c.MinimumSpots.Or(it.MinimumSpots), c.MaximumSpots.Or(it.MaximumSpots)
	it.ActivityLevel = c.ActivityLevel.Or(it.ActivityLevel)
	it.TravelerInsuranceRequired = c.TravelerInsuranceRequired.Or(it.TravelerInsuranceRequired)
	it.OperatorCode = c.OperatorCode.Or(it.OperatorCode)
	it.Content.InstantApproval = c.InstantApproval.Or(it.Content.InstantApproval)
	if c.Categories != nil {
		it.Categories = c.Categories
	}
	if c.Inclusions != nil {
		it.Content.Inclusions = c.Inclusions
	}
	if c.Exclusions != nil {
		it.Content.Exclusions = c.Exclusions
	}
	if c.Packages != nil {
		it.Content.Packages = keepPeriods(c.Packages, it.Content.Packages)
	} else {
		it.Content.Packages = slices.Clone(it.Content.Packages)
	}
	if c.Photos != nil {
		it.Content.Photos = c.Photos
	}
	it.Currency, it.InventoryEnabled = c.Currency.Or(it.Currency), c.ItineraryInventoryEnabled.Or(it.InventoryEnabled)
	it.PassportRequired = c.PassportRequired.Or(it.PassportRequired)
	it.YearOverYearBP = int64(c.YearOverYearIncreaseBp.Or(int(it.YearOverYearBP)))
	it.Content.Hero, it.Content.Logistics = c.Hero.Or(it.Content.Hero), c.Logistics.Or(it.Content.Logistics)
	it.Content.GroundTransferMinor = c.HostGroundTransferCostMinor.Or(it.Content.GroundTransferMinor)
	if c.TripLeadTime.Set {
		it.Content.LeadTime = &c.TripLeadTime.Value
	}
	if c.Cities != nil {
		it.Content.Cities = c.Cities
	}
	if c.AdditionalOptionalServices != nil {
		it.Content.OptionalServices = c.AdditionalOptionalServices
	}
	if c.ArrivalLocation.Set {
		it.Content.Arrival = &c.ArrivalLocation.Value
	}
	if c.DepartureLocation.Set {
		it.Content.Departure = &c.DepartureLocation.Value
	}
	return it
}

// keepPeriods keeps a package's validity periods if a change does not name them.
func keepPeriods(packages, have []api.PackageSetup) []api.PackageSetup {
	out := slices.Clone(packages)
	for i := range out {
		if out[i].ValidityPeriods != nil {
			continue
		}
		for _, old := range have {
			if old.Level == out[i].Level {
				out[i].ValidityPeriods = old.ValidityPeriods
			}
		}
	}
	return out
}

// prepareServices flattens the days, fills in defaults and validates O-139 to O-141. Existing services keep their
// ids, because requests refer to them, and their alternatives, which have operations of their own; any other id
// is replaced. Entries with the deleted flag are left out (O-108).
func prepareServices(days []api.Day, length int, have []api.Service,
	currency string) ([]api.Service, map[string]string) {
	known := map[uuid.UUID]api.Service{}
	for _, service := range have {
		known[service.ID.Value] = service
	}
	var services []api.Service
	fields := map[string]string{}
	for d, day := range days {
		single, position := map[api.ServiceType]bool{}, 0
		for i, service := range day.Services {
			if service.Deleted.Or(false) {
				continue
			}
			at := func(name string) string { return fmt.Sprintf("servicesByDay[%d].services[%d].%s", d, i, name) }
			itinerary.CheckDays(service, day.Day, length, at, fields)
			if itinerary.OnePerDay(service) {
				if single[service.Type] {
					fields[at("type")] = fmt.Sprintf("Add only one %s per day", spoken.Of(spoken.ServiceTypes, service.Type))
				}
				single[service.Type] = true
			}
			itinerary.CheckService(service, at, fields)
			apierr.BetweenSteps(fields, at("priceMinor"), service.PriceMinor.Or(0), currency)
			apierr.BetweenSteps(fields, at("pricePerHourMinor"), service.PricePerHourMinor.Or(0), currency)
			old, existed := known[service.ID.Value]
			if !service.ID.Set || !existed {
				service.ID = api.NewOptUUID(uuid.Must(uuid.NewV7()))
			}
			if existed && old.Type == service.Type {
				service.Alternatives = old.Alternatives
			}
			delete(known, service.ID.Value)
			service.Day, service.Position = api.NewOptInt(day.Day), api.NewOptInt(position)
			itinerary.FillService(&service, length-day.Day+1)
			services = append(services, service)
			position++
		}
	}
	return services, fields
}
