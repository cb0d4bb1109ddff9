package itinerary

import (
	"context"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
)

// errNoAlternatives refuses where the marketplace has switched them off (O-160).
var errNoAlternatives = apierr.New(apierr.CodeIllegalState, "Accommodation alternatives are not offered here.")

// CreateAlternativeTx adds an alternative to an accommodation (O-107, O-145).
func (s *Service) CreateAlternativeTx(ctx context.Context, tx pgx.Tx, id, serviceID uuid.UUID, in *itineraryapi.AlternativeInput) (Saved, error) {
	return s.editAlternatives(ctx, tx, id, serviceID, in.Version, "itinerary.alternative.create", func(service *api.Service) error {
		alternative := alternativeOf(in)
		alternative.ID = uuid.Must(uuid.NewV7())
		service.Alternatives = append(slices.Clone(service.Alternatives), alternative)
		return checked(alternative)
	})
}

// UpdateAlternativeTx changes an alternative.
func (s *Service) UpdateAlternativeTx(ctx context.Context, tx pgx.Tx, id, serviceID, alternativeID uuid.UUID, in *itineraryapi.AlternativeInput) (Saved, error) {
	return s.editAlternatives(ctx, tx, id, serviceID, in.Version, "itinerary.alternative.update", func(service *api.Service) error {
		i, err := find(service, alternativeID)
		if err != nil {
			return err
		}
		alternative := alternativeOf(in)
		alternative.ID = alternativeID
		service.Alternatives = slices.Clone(service.Alternatives)
		service.Alternatives[i] = alternative
		return checked(alternative)
	})
}

// DeleteAlternativeTx removes an alternative; departures that have it go back to the default (O-204).
func (s *Service) DeleteAlternativeTx(ctx context.Context, tx pgx.Tx, id, serviceID, alternativeID uuid.UUID) (Saved, error) {
	return s.editAlternatives(ctx, tx, id, serviceID, 0, "itinerary.alternative.delete", func(service *api.Service) error {
		i, err := find(service, alternativeID)
		if err == nil {
			service.Alternatives = slices.Delete(slices.Clone(service.Alternatives), i, i+1)
		}
		return err
	})
}

// SwapTx makes an alternative the default and the default an alternative. Each keeps its id, so departures with
// an accommodation of their own keep it; the others follow the new default.
func (s *Service) SwapTx(ctx context.Context, tx pgx.Tx, id, serviceID, alternativeID uuid.UUID, version int64) (Saved, error) {
	return s.editAlternatives(ctx, tx, id, serviceID, version, "itinerary.alternative.swap", func(service *api.Service) error {
		i, err := find(service, alternativeID)
		if err != nil {
			return err
		}
		next := standIn(*service, service.Alternatives[i])
		next.Alternatives = slices.Clone(service.Alternatives)
		next.Alternatives[i] = asAlternative(*service)
		*service = next
		return nil
	})
}

func (s *Service) editAlternatives(ctx context.Context, tx pgx.Tx, id, serviceID uuid.UUID, version int64, action string, change func(*api.Service) error) (Saved, error) {
	if !s.Switches.On(ctx, tenant.FeatureAlternatives) {
		return Saved{}, errNoAlternatives
	}
	before, err := s.lockTx(ctx, tx, id)
	if err != nil {
		return Saved{}, err
	}
	if version == 0 {
		version = before.it.Version // removing something twice harms nobody
	}
	after := state{before.it, slices.Clone(before.services)}
	i := slices.IndexFunc(after.services, func(have api.Service) bool {
		return have.ID.Value == serviceID && have.Type == api.ServiceTypeAccommodation
	})
	if i < 0 {
		return Saved{}, apierr.NotFound("accommodation")
	}
	if err := change(&after.services[i]); err != nil {
		return Saved{}, err
	}
	return s.savedTx(ctx, tx, before, after, version, &after.services[i].ID.Value, action)
}

func find(service *api.Service, alternativeID uuid.UUID) (int, error) {
	i := slices.IndexFunc(service.Alternatives, func(a api.AlternativeAccommodation) bool { return a.ID == alternativeID })
	if i < 0 {
		return 0, apierr.NotFound("alternative")
	}
	return i, nil
}

func checked(a api.AlternativeAccommodation) error {
	fields := map[string]string{}
	checkAlternative(a, func(name string) string { return name }, fields)
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

func alternativeOf(in *itineraryapi.AlternativeInput) api.AlternativeAccommodation {
	return api.AlternativeAccommodation{
		Name: in.Name.Or(""), PriceMinor: in.PriceMinor, AccommodationType: in.AccommodationType, StarRating: in.StarRating,
		Occupancy:       api.OptAlternativeAccommodationOccupancy{Value: api.AlternativeAccommodationOccupancy(in.Occupancy.Value), Set: in.Occupancy.Set},
		AddressLocation: in.AddressLocation, Description: in.Description, Images: in.Images,
	}
}

// standIn is an alternative in the place of the default.
func standIn(service api.Service, a api.AlternativeAccommodation) api.Service {
	service.ID, service.Name, service.PriceMinor, service.AccommodationType = api.NewOptUUID(a.ID), api.NewOptString(a.Name), a.PriceMinor, a.AccommodationType
	service.Occupancy = api.OptServiceOccupancy{Value: api.ServiceOccupancy(a.Occupancy.Value), Set: a.Occupancy.Set}
	service.StarRating, service.AddressLocation, service.Description, service.Images = a.StarRating, a.AddressLocation, a.Description, a.Images
	service.Location, service.UnitPriceWithFeeMinor = api.OptString{}, api.OptInt64{}
	return service
}

func asAlternative(service api.Service) api.AlternativeAccommodation {
	return api.AlternativeAccommodation{
		ID: service.ID.Value, Name: service.Name.Or(""), PriceMinor: service.PriceMinor, AccommodationType: service.AccommodationType,
		Occupancy:  api.OptAlternativeAccommodationOccupancy{Value: api.AlternativeAccommodationOccupancy(service.Occupancy.Value), Set: service.Occupancy.Set},
		StarRating: service.StarRating, AddressLocation: service.AddressLocation, Description: service.Description, Images: service.Images,
	}
}

// Lodging is a range of days on which travelers stay in one place; the first accommodation is the default (O-106).
type Lodging struct {
	FirstDay, LastDay int
	Accommodations    []api.Service
}

// Lodgings are the ranges of an itinerary in the order of its days.
func Lodgings(services []api.Service) []Lodging {
	var out []Lodging
	for _, service := range services {
		if service.Type != api.ServiceTypeAccommodation || service.Timing.Or(api.TimingOnTrip) != api.TimingOnTrip {
			continue
		}
		day := service.Day.Or(1)
		l := Lodging{FirstDay: day, LastDay: day + service.NumberOfNights.Or(defaultNights) - 1, Accommodations: []api.Service{service}}
		for _, alternative := range service.Alternatives {
			l.Accommodations = append(l.Accommodations, standIn(service, alternative))
		}
		out = append(out, l)
	}
	return out
}

// Chosen gives the accommodation of a range for a departure's selections, the default without one.
func (l Lodging) Chosen(selections []uuid.UUID) api.Service {
	for _, a := range l.Accommodations {
		if slices.Contains(selections, a.ID.Value) {
			return a
		}
	}
	return l.Accommodations[0]
}

// Selections describes where the travelers of a departure stay.
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

// CheckSelections refuses accommodations that the itinerary does not have and two of one range; defaults are left
// out, because a departure without a choice follows the default.
func CheckSelections(services []api.Service, selections []uuid.UUID) ([]uuid.UUID, string) {
	kept, left := []uuid.UUID{}, slices.Clone(selections)
	for _, l := range Lodgings(services) {
		taken := 0
		for i, a := range l.Accommodations {
			if !slices.Contains(left, a.ID.Value) {
				continue
			}
			if taken++; taken > 1 {
				return nil, "A range of days has one accommodation"
			}
			if i > 0 {
				kept = append(kept, a.ID.Value)
			}
			left = slices.DeleteFunc(left, func(id uuid.UUID) bool { return id == a.ID.Value })
		}
	}
	if len(left) > 0 {
		return nil, "This accommodation is not part of the itinerary"
	}
	return kept, ""
}

// WithSelections gives an itinerary's services as a departure has them: with the accommodations chosen for it.
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

// Accommodations shows where travelers stay and which departures have which accommodation (O-104, O-189).
func (s *Service) Accommodations(ctx context.Context, id uuid.UUID) (itineraryapi.AccommodationPlan, error) {
	var plan itineraryapi.AccommodationPlan
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		it, err := s.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		services, err := s.ServicesTx(ctx, tx, id)
		if err != nil {
			return err
		}
		departures, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{id}, civil.Today(s.Clock.Now(ctx)))
		if err != nil {
			return err
		}
		plan = itineraryapi.AccommodationPlan{Version: it.Version, Periods: []itineraryapi.AccommodationPeriod{}}
		for _, l := range Lodgings(services) {
			plan.Periods = append(plan.Periods, l.answer(departures[id]))
		}
		return nil
	})
	return plan, err
}

func (l Lodging) answer(departures []Departure) itineraryapi.AccommodationPeriod {
	period := itineraryapi.AccommodationPeriod{ServiceId: l.Accommodations[0].ID.Value, FirstDay: l.FirstDay, LastDay: l.LastDay}
	for i, a := range l.Accommodations {
		choice := itineraryapi.AccommodationChoice{ID: a.ID.Value, Name: a.Name.Or(""), IsDefault: i == 0, Dates: []itineraryapi.AccommodationDate{}}
		for _, d := range departures {
			date := itineraryapi.AccommodationDate{
				InventoryItemId: d.ID, StartDate: d.StartDate.UTC(), PackageLevel: d.PackageLevel, Version: d.Version,
				State: itineraryapi.AccommodationDateStateUnselected, Assigned: l.Chosen(d.Selections).ID == a.ID,
			}
			switch {
			case d.Reserved():
				date.State = itineraryapi.AccommodationDateStateDisabled // O-105
			case date.Assigned:
				date.State = itineraryapi.AccommodationDateStateAssigned
			}
			choice.Dates = append(choice.Dates, date)
		}
		period.Accommodations = append(period.Accommodations, choice)
	}
	return period
}
