package loader

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/civil"
	"caravan/backend/seed"
)

// itinerariesPerTx bounds the size of a transaction.
const itinerariesPerTx = 8

// catalogue loads operators with their itineraries and departures.
func (r *run) catalogue(ctx context.Context) error {
	start := time.Now()
	opened := r.at(ctx, r.opened)
	err := r.DB.InTenantTx(ctx, r.tenant.ID, func(tx pgx.Tx) error { return r.organisations(opened, tx) })
	if err != nil {
		return err
	}
	list := r.seed.Itineraries
	for first := 0; first < len(list); first += itinerariesPerTx {
		err := r.DB.InTenantTx(ctx, r.tenant.ID, func(tx pgx.Tx) error {
			for _, it := range list[first:min(first+itinerariesPerTx, len(list))] {
				if err := r.itinerary(ctx, tx, it); err != nil {
					return fmt.Errorf("itinerary %s: %w", it.Slug, err)
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	r.say(start, "%d operators, %d itineraries", len(r.seed.Operators), len(list))
	return r.relate(ctx)
}

// The life of an itinerary: written and submitted by its operator, then completed by the platform.
func (r *run) itinerary(ctx context.Context, tx pgx.Tx, it seed.Itinerary) error {
	operator := r.operators[it.Operator]
	drafted := r.as(ctx, operator, r.opened.Add(day))
	id, err := r.do.Itineraries.CreateTx(drafted, tx, operator.OperatorID, draft(it, aboutIn(r.seed.Settings.Locale)))
	if err != nil {
		return err
	}
	r.itineraries[it.Slug] = id
	// Departures go on sale about as far ahead as operators plan.
	offered := r.as(ctx, operator, r.moment(-offeredDays, 9))
	for _, d := range it.Inventory {
		if _, err := r.do.Inventory.CreateTx(offered, tx, id, departure(d, r.date(d.StartInDays))); err != nil {
			return fmt.Errorf("departure in %d days: %w", d.StartInDays, err)
		}
	}
	steps := []struct {
		by actor
		to api.ItineraryStatus
	}{{operator, api.ItineraryStatusInReview}, {r.admin, api.ItineraryStatusComplete}}
	for i, step := range steps {
		if it.Status == string(api.ItineraryStatusIncomplete) || i > 0 && it.Status != string(api.ItineraryStatusComplete) {
			break
		}
		change := &itineraryapi.ItineraryUpdate{
			Version: int64(1 + i), Status: itineraryapi.NewOptItineraryStatus(step.to), TermsAndConditions: api.NewOptBool(true),
			OperatorCode: api.NewOptString(it.OperatorCode),
		}
		if err := r.do.Itineraries.UpdateTx(r.as(ctx, step.by, r.opened.Add(time.Duration(2+i)*day)), tx, id,
			change); err != nil {
			return err
		}
	}
	return nil
}

// offeredDays is how long ago today's requestable departures went on sale.
const offeredDays = 20

func draft(it seed.Itinerary, words about) *itineraryapi.ItineraryDraft {
	d := &itineraryapi.ItineraryDraft{
		Name: it.Name, Country: it.Country.Name, Destination: it.Destination, LengthInDays: it.LengthInDays,
		TripSummary: api.NewOptString(it.TripSummary), MinimumSpots: api.NewOptInt(it.MinimumSpots),
		MaximumSpots: api.NewOptInt(it.MaximumSpots), ActivityLevel: api.NewOptInt(it.ActivityLevel),
		Tier: api.NewOptInt(it.Tier), Categories: it.Categories,
		Hero: api.NewOptPhoto(photo(it.Photos.Hero, "?aspect=hero", it.Destination)), Cities: it.Cities,
		Logistics:  api.NewOptString(it.Logistics),
		Inclusions: it.Inclusions, Exclusions: it.Exclusions,
		ArrivalLocation:           api.NewOptAirport(airport(it.ArrivalLocation, it.Country.Name)),
		DepartureLocation:         api.NewOptAirport(airport(it.DepartureLocation, it.Country.Name)),
		TravelerInsuranceRequired: api.NewOptBool(it.TravelerInsuranceRequired),
		PassportRequired:          api.NewOptBool(it.PassportRequired),
		YearOverYearIncreaseBp:    api.NewOptInt(it.YearOverYearIncreaseBasis),
		InstantApproval:           api.NewOptBool(it.InstantApproval),
	}
	for _, a := range it.Photos.Others {
		d.Photos = append(d.Photos, photo(a, "", it.Destination))
	}
	for _, level := range []api.PackageLevel{api.PackageLevelStandard, api.PackageLevelEconomy, api.PackageLevelPremium} {
		if p, ok := it.Packages[string(level)]; ok {
			d.Packages = append(d.Packages, api.PackageSetup{
				Level: level, Enabled: p.Enabled, AccommodationLevels: orEmpty(p.AccommodationLevels),
				MealLevels: orEmpty(p.MealLevels), FoodOptions: orEmpty(p.FoodOptions),
			})
		}
	}
	for i, services := range it.ServicesByDay {
		out := api.Day{Day: i + 1}
		for _, s := range services {
			out.Services = append(out.Services, service(s, it, words))
		}
		d.ServicesByDay = append(d.ServicesByDay, out)
	}
	return d
}

func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

func photo(a seed.Art, query, alt string) api.Photo {
	return api.Photo{URL: fmt.Sprintf("/media/art/%s/%s/%s.svg%s", a.Landscape, a.Palette, a.Seed, query),
		Alt: api.NewOptString(alt)}
}

func airport(n seed.Named, country string) api.Airport {
	return api.Airport{Code: n.Code, Name: n.Name, Country: api.NewOptString(country)}
}

func departure(d seed.Departure, start civil.Date) *inventoryapi.InventoryInput {
	in := &inventoryapi.InventoryInput{
		PackageLevel: api.PackageLevel(d.PackageLevel), StartDate: start.UTC(), QuantityAvailable: d.QuantityAvailable,
		SingleSupplementPriceMinor: d.SingleSupplementMinor, SingleSupplementQuantityAvailable: d.SingleSupplementQuantity,
		PreTransferPriceMinor: price(d.PreTransferMinor), PostTransferPriceMinor: price(d.PostTransferMinor),
		PreAccommodation: nights(d.PreAccommodation), PostAccommodation: nights(d.PostAccommodation),
	}
	for _, row := range d.CostSchedule {
		in.CostSchedule = append(in.CostSchedule, api.Tier{NumberOfTravelers: row.NumberOfTravelers,
			PriceMinor: row.PriceMinor})
	}
	return in
}

func price(minor int64) api.OptInt64 {
	if minor == 0 {
		return api.OptInt64{}
	}
	return api.NewOptInt64(minor)
}

func nights(p seed.PrePost) api.OptRoomSupply {
	supply := func(n seed.ExtraNight) api.OptNightSupply {
		if n.PriceMinor == 0 {
			return api.OptNightSupply{}
		}
		return api.NewOptNightSupply(api.NightSupply{
			PriceMinor: n.PriceMinor, QuantityAvailable: api.NewOptInt(n.QuantityAvailable),
			MaxNights: api.NewOptInt(n.MaxNights),
		})
	}
	rooms := api.RoomSupply{Single: supply(p.Single), Double: supply(p.Double)}
	if !rooms.Single.Set && !rooms.Double.Set {
		return api.OptRoomSupply{}
	}
	return api.NewOptRoomSupply(rooms)
}
