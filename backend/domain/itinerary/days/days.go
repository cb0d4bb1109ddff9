package days

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/spoken"
)

// AddServiceTx appends a service to its day.
func (s *Service) AddServiceTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, in *itineraryapi.ServiceSave) (
	edit.Saved, error) {
	before, err := s.Edit.LockTx(ctx, tx, id)
	if err != nil {
		return edit.Saved{}, err
	}
	service := in.Service
	service.ID = api.NewOptUUID(uuid.Must(uuid.NewV7()))
	fresh := []api.Service{service}
	edit.FreshAlternatives(fresh)
	return s.putServiceTx(ctx, tx, before, fresh[0], in, "itinerary.service.create")
}

// UpdateServiceTx changes a service of the type; with the deleted flag it removes it (O-108, O-187).
func (s *Service) UpdateServiceTx(ctx context.Context, tx pgx.Tx, kind api.ServiceType, id uuid.UUID,
	in *itineraryapi.ServiceSave) (edit.Saved, error) {
	owner, err := s.ownersTx(ctx, tx, []uuid.UUID{id})
	if err != nil {
		return edit.Saved{}, err
	}
	if len(owner) == 0 {
		return edit.Saved{}, apierr.NotFound("service")
	}
	before, err := s.Edit.LockTx(ctx, tx, owner[id])
	if err != nil {
		return edit.Saved{}, err
	}
	i := slices.IndexFunc(before.Services, func(have api.Service) bool { return have.ID.Value == id && have.Type == kind })
	if i < 0 {
		return edit.Saved{}, apierr.NotFound("service")
	}
	service := in.Service
	service.ID, service.Type, service.Alternatives = api.NewOptUUID(id), kind, before.Services[i].Alternatives
	if service.Deleted.Or(false) {
		after := edit.State{It: before.It, Services: slices.Delete(slices.Clone(before.Services), i, i+1)}
		return s.Edit.SavedTx(ctx, tx, before, after, in.Version, nil, "itinerary.service.delete")
	}
	return s.putServiceTx(ctx, tx, before, service, in, "itinerary.service.update")
}

// putServiceTx validates one service and puts it in its place, or at the end of its day if it has none there.
func (s *Service) putServiceTx(ctx context.Context, tx pgx.Tx, before edit.State, service api.Service,
	in *itineraryapi.ServiceSave, action string) (edit.Saved, error) {
	day, fields := service.Day.Or(1), map[string]string{}
	at := func(name string) string { return "service." + name }
	itinerary.CheckService(service, at, fields)
	itinerary.CheckDays(service, day, before.It.LengthInDays, at, fields)
	after := edit.State{It: before.It, Services: nil}
	place := -1
	for _, have := range before.Services {
		if have.ID == service.ID {
			if have.Day.Or(1) == day {
				place = len(after.Services)
			}
			continue
		}
		if itinerary.OnePerDay(service) && itinerary.OnePerDay(have) && have.Type == service.Type && have.Day.Or(1) == day {
			fields[at("type")] = fmt.Sprintf("Add only one %s per day", spoken.Of(spoken.ServiceTypes, service.Type))
		}
		after.Services = append(after.Services, have)
	}
	if len(fields) > 0 {
		return edit.Saved{}, apierr.Invalid(fields)
	}
	keep := service.SaveToLibrary.Or(false)
	service.Day = api.NewOptInt(day)
	itinerary.FillService(&service, before.It.LengthInDays-day+1)
	if place < 0 {
		place = 0
		for i, have := range after.Services {
			if have.Day.Or(1) <= day {
				place = i + 1
			}
		}
	}
	after.Services = slices.Insert(after.Services, place, service)
	edit.Number(after.Services)
	if keep {
		if err := s.Library.Library(ctx, tx, before.It.OperatorID, []api.Service{service}); err != nil {
			return edit.Saved{}, err
		}
	}
	return s.Edit.SavedTx(ctx, tx, before, after, in.Version, &service.ID.Value, action)
}

// DeleteServices removes services by id and returns how many there were (O-187).
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
		// Locked in a fixed order, so that two calls cannot deadlock.
		slices.SortFunc(itineraries, func(a, b uuid.UUID) int { return strings.Compare(a.String(), b.String()) })
		for _, id := range itineraries {
			before, err := s.Edit.LockTx(ctx, tx, id)
			if err != nil {
				return err
			}
			after := edit.State{It: before.It, Services: slices.DeleteFunc(slices.Clone(before.Services),
				func(have api.Service) bool { return slices.Contains(ids, have.ID.Value) })}
			removed += len(before.Services) - len(after.Services)
			if _, err := s.Edit.SavedTx(ctx, tx, before, after, before.It.Version, nil, "itinerary.service.delete"); err != nil {
				return err
			}
		}
		return nil
	})
	return removed, err
}

// ownersTx returns the itineraries of services that the caller may edit. The permission of these calls is a
// group's; only the rows know whose service it is, and another operator's is reported as missing.
func (s *Service) ownersTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]uuid.UUID, error) {
	rows, err := itinerarydb.New(tx).ServicesByID(ctx,
		itinerarydb.ServicesByIDParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("services: %w", err)
	}
	var itineraryIDs []uuid.UUID
	for _, row := range rows {
		itineraryIDs = append(itineraryIDs, row.ItineraryID)
	}
	itineraries, err := s.Itineraries.LoadManyTx(ctx, tx, itineraryIDs)
	if err != nil {
		return nil, err
	}
	caller := principal.Must(ctx)
	owners := map[uuid.UUID]uuid.UUID{}
	for _, row := range rows {
		if row.DeletedAt != nil || caller.Group == itinerary.GroupOperator &&
			itineraries[row.ItineraryID].OperatorID != caller.OperatorID {
			continue
		}
		owners[row.ID] = row.ItineraryID
	}
	return owners, nil
}
