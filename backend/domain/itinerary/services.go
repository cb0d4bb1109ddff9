package itinerary

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

// Saved is the answer to a change of services; it is kept under the call's idempotency key.
type Saved struct {
	ItineraryID uuid.UUID  `json:"itineraryId"`
	ServiceID   *uuid.UUID `json:"serviceId,omitempty"`
	Version     int64      `json:"version"`
	ResetDates  []string   `json:"resetDates,omitempty"`
}

// AddServiceTx puts a service at the end of its day.
func (s *Service) AddServiceTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, in *itineraryapi.ServiceSave) (Saved, error) {
	before, err := s.lockTx(ctx, tx, id)
	if err != nil {
		return Saved{}, err
	}
	service := in.Service
	service.ID = api.NewOptUUID(uuid.Must(uuid.NewV7()))
	fresh := []api.Service{service}
	freshAlternatives(fresh)
	return s.putServiceTx(ctx, tx, before, fresh[0], in, "itinerary.service.create")
}

// UpdateServiceTx changes a service of the type; with the deleted flag it removes it (O-108, O-187).
func (s *Service) UpdateServiceTx(ctx context.Context, tx pgx.Tx, kind api.ServiceType, id uuid.UUID, in *itineraryapi.ServiceSave) (Saved, error) {
	owner, err := s.ownersTx(ctx, tx, []uuid.UUID{id})
	if err != nil {
		return Saved{}, err
	}
	if len(owner) == 0 {
		return Saved{}, apierr.NotFound("service")
	}
	before, err := s.lockTx(ctx, tx, owner[id])
	if err != nil {
		return Saved{}, err
	}
	i := slices.IndexFunc(before.services, func(have api.Service) bool { return have.ID.Value == id && have.Type == kind })
	if i < 0 {
		return Saved{}, apierr.NotFound("service")
	}
	service := in.Service
	service.ID, service.Type, service.Alternatives = api.NewOptUUID(id), kind, before.services[i].Alternatives
	if service.Deleted.Or(false) {
		after := state{before.it, slices.Delete(slices.Clone(before.services), i, i+1)}
		return s.savedTx(ctx, tx, before, after, in.Version, nil, "itinerary.service.delete")
	}
	return s.putServiceTx(ctx, tx, before, service, in, "itinerary.service.update")
}

// putServiceTx checks one service and puts it in its place, or at the end of its day when it has none there.
func (s *Service) putServiceTx(ctx context.Context, tx pgx.Tx, before state, service api.Service, in *itineraryapi.ServiceSave, action string) (Saved, error) {
	day, fields := service.Day.Or(1), map[string]string{}
	at := func(name string) string { return "service." + name }
	checkService(service, at, fields)
	checkDays(service, day, before.it.LengthInDays, at, fields)
	after := state{before.it, nil}
	place := -1
	for _, have := range before.services {
		if have.ID == service.ID {
			if have.Day.Or(1) == day {
				place = len(after.services)
			}
			continue
		}
		if onePerDay(service) && onePerDay(have) && have.Type == service.Type && have.Day.Or(1) == day {
			fields[at("type")] = fmt.Sprintf("A day has one %s at most", service.Type)
		}
		after.services = append(after.services, have)
	}
	if len(fields) > 0 {
		return Saved{}, apierr.Invalid(fields)
	}
	keep := service.SaveToLibrary.Or(false)
	service.Day = api.NewOptInt(day)
	fillService(&service, before.it.LengthInDays-day+1)
	if place < 0 {
		place = 0
		for i, have := range after.services {
			if have.Day.Or(1) <= day {
				place = i + 1
			}
		}
	}
	after.services = slices.Insert(after.services, place, service)
	number(after.services)
	if keep {
		if err := s.library(ctx, tx, before.it.OperatorID, []api.Service{service}); err != nil {
			return Saved{}, err
		}
	}
	return s.savedTx(ctx, tx, before, after, in.Version, &service.ID.Value, action)
}

// DeleteServices removes services by id and gives how many there were (O-187).
func (s *Service) DeleteServices(ctx context.Context, ids []uuid.UUID) (int, error) {
	removed := 0
	err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		removed = 0
		owners, err := s.ownersTx(ctx, tx, ids)
		if err != nil {
			return err
		}
		if len(owners) == 0 {
			return apierr.NotFound("service")
		}
		var itineraries []uuid.UUID
		for _, id := range owners {
			if !slices.Contains(itineraries, id) {
				itineraries = append(itineraries, id)
			}
		}
		// Always in the same order, so that two calls do not wait for each other.
		slices.SortFunc(itineraries, func(a, b uuid.UUID) int { return strings.Compare(a.String(), b.String()) })
		for _, id := range itineraries {
			before, err := s.lockTx(ctx, tx, id)
			if err != nil {
				return err
			}
			after := state{before.it, slices.DeleteFunc(slices.Clone(before.services), func(have api.Service) bool { return slices.Contains(ids, have.ID.Value) })}
			removed += len(before.services) - len(after.services)
			if _, err := s.savedTx(ctx, tx, before, after, before.it.Version, nil, "itinerary.service.delete"); err != nil {
				return err
			}
		}
		return nil
	})
	return removed, err
}

// ownersTx finds the itineraries of services that the caller may edit. The permission of these calls is a
// group's; whose service it is only the rows know, and another operator's is missing like one that never was.
func (s *Service) ownersTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]uuid.UUID, error) {
	rows, err := itinerarydb.New(tx).ServicesByID(ctx, itinerarydb.ServicesByIDParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("services: %w", err)
	}
	var itineraryIDs []uuid.UUID
	for _, row := range rows {
		itineraryIDs = append(itineraryIDs, row.ItineraryID)
	}
	itineraries, err := s.LoadManyTx(ctx, tx, itineraryIDs)
	if err != nil {
		return nil, err
	}
	caller := principal.Must(ctx)
	owners := map[uuid.UUID]uuid.UUID{}
	for _, row := range rows {
		if row.DeletedAt != nil || caller.Group == groupOperator && itineraries[row.ItineraryID].OperatorID != caller.OperatorID {
			continue
		}
		owners[row.ID] = row.ItineraryID
	}
	return owners, nil
}

func (s *Service) savedTx(ctx context.Context, tx pgx.Tx, before, after state, version int64, serviceID *uuid.UUID, action string) (Saved, error) {
	number(after.services)
	reset, err := s.saveTx(ctx, tx, before, after, version, saving{action: action})
	saved := Saved{ItineraryID: before.it.ID, ServiceID: serviceID, Version: version + 1}
	for _, day := range reset {
		saved.ResetDates = append(saved.ResetDates, day.String())
	}
	return saved, err
}

// number gives services their position within their day.
func number(services []api.Service) {
	next := map[int]int{}
	for i := range services {
		day := services[i].Day.Or(1)
		services[i].Position = api.NewOptInt(next[day])
		next[day]++
	}
}

// reprice applies changed names and prices (O-176).
func reprice(services []api.Service, updates []itineraryapi.ServiceToUpdate, fields map[string]string) []api.Service {
	services = slices.Clone(services)
	for u, update := range updates {
		i := slices.IndexFunc(services, func(have api.Service) bool { return have.ID.Value == update.ID && have.Type == update.Type })
		if i < 0 {
			fields[fmt.Sprintf("servicesToUpdate[%d].id", u)] = "This service is not part of the itinerary"
			continue
		}
		if update.Name.Set {
			services[i].Name = update.Name
		}
		if update.PriceMinor.Set {
			services[i].PriceMinor = update.PriceMinor
		}
	}
	return services
}

// vanished are the accommodations, default or alternative, that a change took away.
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

// freshAlternatives gives alternatives ids of their own: those of a file or a draft belong to another itinerary.
func freshAlternatives(services []api.Service) {
	for i := range services {
		services[i].Alternatives = slices.Clone(services[i].Alternatives)
		for j := range services[i].Alternatives {
			services[i].Alternatives[j].ID = uuid.Must(uuid.NewV7())
		}
	}
}

// kept are the services that are to be saved in the library.
func kept(days []api.Day) []api.Service {
	var out []api.Service
	for _, day := range days {
		for _, service := range day.Services {
			if service.SaveToLibrary.Or(false) && !service.Deleted.Or(false) {
				fillService(&service, 60)
				out = append(out, service)
			}
		}
	}
	return out
}

// library saves services for other itineraries of the operator. A name stands once for each type: the latest wins.
func (s *Service) library(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, services []api.Service) error {
	for _, service := range services {
		name := service.Name.Or(service.Title.Or(""))
		if strings.TrimSpace(name) == "" {
			continue
		}
		service.ID, service.Day, service.Position, service.Alternatives = api.OptUUID{}, api.OptInt{}, api.OptInt{}, nil
		detail, err := service.MarshalJSON()
		if err != nil {
			return err
		}
		err = itinerarydb.New(tx).SaveToLibrary(ctx, itinerarydb.SaveToLibraryParams{
			TenantID: tenant.From(ctx).ID, ID: uuid.Must(uuid.NewV7()), OperatorID: operatorID, Type: string(service.Type), Name: name,
			Detail: detail, UpdatedAt: s.Clock.Now(ctx),
		})
		if err != nil {
			return fmt.Errorf("save to library: %w", err)
		}
	}
	return nil
}

// SearchLibrary finds services of an operator's library by type and text (O-188).
func (s *Service) SearchLibrary(ctx context.Context, params itineraryapi.SearchServiceLibraryParams) (itineraryapi.ServiceLibrary, error) {
	t, caller := tenant.From(ctx), principal.Must(ctx)
	operatorID := params.OperatorId.Value
	if caller.Group == groupOperator {
		operatorID = caller.OperatorID
	}
	answer := itineraryapi.ServiceLibrary{Items: []api.Service{}}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := itinerarydb.New(tx).SearchLibrary(ctx, itinerarydb.SearchLibraryParams{
			TenantID: t.ID, OperatorID: operatorID, Type: string(params.Type.Value), Search: strings.TrimSpace(params.Q.Or("")), PageSize: int32(params.Limit.Or(3)),
		})
		if err != nil {
			return fmt.Errorf("search library: %w", err)
		}
		for _, row := range rows {
			var service api.Service
			if err := json.Unmarshal(row.Detail, &service); err != nil {
				return fmt.Errorf("library service %s: %w", row.ID, err)
			}
			service.ID = api.NewOptUUID(row.ID)
			answer.Items, answer.Total = append(answer.Items, service), int(row.Total)
		}
		return nil
	})
	return answer, err
}

// DeleteFromLibrary takes a service out of the library.
func (s *Service) DeleteFromLibrary(ctx context.Context, id uuid.UUID) error {
	t, caller := tenant.From(ctx), principal.Must(ctx)
	var operatorID *uuid.UUID
	if caller.Group == groupOperator {
		operatorID = &caller.OperatorID
	}
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		removed, err := itinerarydb.New(tx).DeleteFromLibrary(ctx, itinerarydb.DeleteFromLibraryParams{TenantID: t.ID, ID: id, OperatorID: operatorID})
		if err == nil && removed == 0 {
			err = apierr.NotFound("service")
		}
		return err
	})
}

// EditPeriods puts a validity period in the place of what covers its days, or clears days (O-129).
func (s *Service) EditPeriods(ctx context.Context, id uuid.UUID, in *itineraryapi.ValidityPeriodEdit) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		before, err := s.lockTx(ctx, tx, id)
		if err != nil {
			return err
		}
		after := state{before.it, before.services}
		after.it.Content.Packages = slices.Clone(before.it.Content.Packages)
		i := slices.IndexFunc(after.it.Content.Packages, func(p api.PackageSetup) bool { return p.Level == in.PackageLevel })
		if i < 0 {
			return apierr.InvalidField("packageLevel", "This package is not part of the itinerary")
		}
		fields := map[string]string{}
		periods := before.it.periods(in.PackageLevel)
		if in.Clear.Set {
			start, end, days := civil.Of(in.Clear.Value.StartDate), civil.Of(in.Clear.Value.EndDate), AllWeek
			if len(in.Clear.Value.DaysOfTheWeek) > 0 {
				days = 0
			}
			for _, number := range in.Clear.Value.DaysOfTheWeek {
				if number < 0 || number > 6 {
					fields["clear.daysOfTheWeek"] = dayOutside
					continue
				}
				days |= On(time.Weekday(number))
			}
			if end.Before(start) {
				fields["clear.endDate"] = endsTooEarly
			}
			periods = ClearSpan(periods, start, end, days)
		}
		if in.Put.Set {
			for _, p := range readPeriod(in.Put.Value, before.it.Currency, "put.", fields) {
				p.Rate.InstantApproval = p.Rate.InstantApproval && in.PackageLevel == api.PackageLevelStandard // O-235
				periods = PutPeriod(periods, p)
			}
		}
		if len(fields) > 0 {
			return apierr.Invalid(fields)
		}
		after.it.Content.Packages[i].ValidityPeriods = writePeriods(periods)
		_, err = s.saveTx(ctx, tx, before, after, in.Version, saving{action: "itinerary.validity_periods"})
		return err
	})
}
