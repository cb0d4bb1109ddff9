package edit

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
)

// Saved is the response to a change of services; it is stored under the call's idempotency key.
type Saved struct {
	ItineraryID uuid.UUID  `json:"itineraryId"`
	ServiceID   *uuid.UUID `json:"serviceId,omitempty"`
	Version     int64      `json:"version"`
	ResetDates  []string   `json:"resetDates,omitempty"`
}

// SavedTx saves a change of services and returns its outcome.
func (s *Service) SavedTx(ctx context.Context, tx pgx.Tx, before, after State, version int64, serviceID *uuid.UUID,
	action string) (Saved, error) {
	Number(after.Services)
	reset, err := s.SaveTx(ctx, tx, before, after, version, Saving{Action: action})
	saved := Saved{ItineraryID: before.It.ID, ServiceID: serviceID, Version: version + 1}
	for _, day := range reset {
		saved.ResetDates = append(saved.ResetDates, day.String())
	}
	return saved, err
}

// Number assigns services their position within their day.
func Number(services []api.Service) {
	next := map[int]int{}
	for i := range services {
		day := services[i].Day.Or(1)
		services[i].Position = api.NewOptInt(next[day])
		next[day]++
	}
}

// reprice applies changed names and prices (O-176).
func reprice(services []api.Service, updates []itineraryapi.ServiceToUpdate, currency string,
	fields map[string]string) []api.Service {
	services = slices.Clone(services)
	for u, update := range updates {
		i := slices.IndexFunc(services, func(have api.Service) bool {
			return have.ID.Value == update.ID && have.Type == update.Type
		})
		if i < 0 {
			fields[fmt.Sprintf("servicesToUpdate[%d].id", u)] = "This service isn’t on the itinerary"
			continue
		}
		if update.Name.Set {
			services[i].Name = update.Name
		}
		if update.PriceMinor.Set {
			apierr.BetweenSteps(fields, fmt.Sprintf("servicesToUpdate[%d].priceMinor", u), update.PriceMinor.Value, currency)
			services[i].PriceMinor = update.PriceMinor
		}
	}
	return services
}

// vanished returns the accommodations, default or alternative, that a change removed.
func vanished(before, after []api.Service) []uuid.UUID {
	left := map[uuid.UUID]bool{}
	each(after, func(id uuid.UUID) { left[id] = true })
	var gone []uuid.UUID
	each(before, func(id uuid.UUID) {
		if !left[id] {
			gone = append(gone, id)
		}
	})
	return gone
}

func each(services []api.Service, visit func(id uuid.UUID)) {
	for _, service := range services {
		if service.Type != api.ServiceTypeAccommodation {
			continue
		}
		visit(service.ID.Value)
		for _, alternative := range service.Alternatives {
			visit(alternative.ID)
		}
	}
}

// FreshAlternatives assigns alternatives new ids: those of a file or a draft belong to another itinerary.
func FreshAlternatives(services []api.Service) {
	for i := range services {
		services[i].Alternatives = slices.Clone(services[i].Alternatives)
		for j := range services[i].Alternatives {
			services[i].Alternatives[j].ID = uuid.Must(uuid.NewV7())
		}
	}
}

// kept returns the services to be saved in the library.
func kept(days []api.Day) []api.Service {
	var out []api.Service
	for _, day := range days {
		for _, service := range day.Services {
			if service.SaveToLibrary.Or(false) && !service.Deleted.Or(false) {
				itinerary.FillService(&service, 60)
				out = append(out, service)
			}
		}
	}
	return out
}

// EditPeriods replaces what covers a validity period's days with the period, or clears days (O-129).
func (s *Service) EditPeriods(ctx context.Context, id uuid.UUID, in *itineraryapi.ValidityPeriodEdit) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		before, err := s.LockTx(ctx, tx, id)
		if err != nil {
			return err
		}
		after := State{before.It, before.Services}
		after.It.Content.Packages = slices.Clone(before.It.Content.Packages)
		i := slices.IndexFunc(after.It.Content.Packages, func(p api.PackageSetup) bool { return p.Level == in.PackageLevel })
		if i < 0 {
			return apierr.InvalidField("packageLevel", "This package isn’t on the itinerary")
		}
		fields := map[string]string{}
		periods := before.It.Periods(in.PackageLevel)
		if in.Clear.Set {
			start, end, days := civil.Of(in.Clear.Value.StartDate), civil.Of(in.Clear.Value.EndDate), itinerary.AllWeek
			if len(in.Clear.Value.DaysOfTheWeek) > 0 {
				days = 0
			}
			for _, number := range in.Clear.Value.DaysOfTheWeek {
				if number < 0 || number > 6 {
					fields["clear.daysOfTheWeek"] = itinerary.DayOutside
					continue
				}
				days |= itinerary.On(time.Weekday(number))
			}
			if end.Before(start) {
				fields["clear.endDate"] = itinerary.EndsTooEarly
			}
			periods = itinerary.ClearSpan(periods, start, end, days)
		}
		if in.Put.Set {
			for _, p := range itinerary.ReadPeriod(in.Put.Value, before.It.Currency, "put.", fields) {
				p.Rate.InstantApproval = p.Rate.InstantApproval && in.PackageLevel == api.PackageLevelStandard // O-235
				periods = itinerary.PutPeriod(periods, p)
			}
		}
		if len(fields) > 0 {
			return apierr.Invalid(fields)
		}
		after.It.Content.Packages[i].ValidityPeriods = itinerary.WritePeriods(periods)
		_, err = s.SaveTx(ctx, tx, before, after, in.Version, Saving{Action: "itinerary.validity_periods"})
		return err
	})
}
