package edit

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/fields"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/spoken"
)

// arrangement is a trip's requested days compared with its current ones.
type arrangement struct {
	t      trip.Trip
	actor  trip.Actor
	right  func(api.ServiceType) serviceRight
	have   map[uuid.UUID]api.Service
	keep   []api.Service
	create []api.Service
	// library are those that the operator saves to use again.
	library []api.Service
	fields  map[string]string
}

// arrangeTx applies new days to the trip: services move, change as far as the caller may change them, are added
// and removed (H-533, O-184). The rules for each are those of its own call.
func (s *Service) arrangeTx(ctx context.Context, tx pgx.Tx, t trip.Trip, actor trip.Actor,
	days []api.Day) (trip.Trip, error) {
	now := s.Clock.Now(ctx)
	services, err := s.Trips.ServicesTx(ctx, tx, t.ID)
	if err != nil {
		return t, err
	}
	a := arrangement{t: t, actor: actor, have: map[uuid.UUID]api.Service{}, fields: map[string]string{},
		right: func(of api.ServiceType) serviceRight {
			return serviceRights(actor, of, t, fields.Editable(t, actor, fields.ServicePrices, now))
		}}
	for _, service := range services {
		a.have[service.ID.Value] = service
	}
	for d, day := range days {
		a.lay(d, day)
	}
	t.Content.DayPhotos = t.Content.DayPhotos.With(days, t.Content.LengthInDays, a.fields)
	if len(a.fields) > 0 {
		return t, apierr.Invalid(a.fields)
	}
	for _, service := range a.keep {
		delete(a.have, service.ID.Value)
		service.Available = api.OptInt{}
		if err := s.saveServiceTx(ctx, tx, t, service); err != nil {
			return t, err
		}
	}
	for id, gone := range a.have {
		if gone.Timing.Or(api.TimingOnTrip) != api.TimingOnTrip {
			continue // nights and transfers around the trip belong to no day
		}
		_, taken, err := s.lockServiceTx(ctx, tx, t, gone.Type, id)
		if err != nil {
			return t, err
		}
		if taken > 0 {
			return t, apierr.New(apierr.CodeIllegalState, "Travelers have booked this activity.")
		}
		if err := tripdb.New(tx).DeleteTripService(ctx, tripdb.DeleteTripServiceParams{TenantID: t.TenantID, TripID: t.ID,
			ID: id, Now: &now}); err != nil {
			return t, fmt.Errorf("delete trip service: %w", err)
		}
	}
	if err := s.keepTx(ctx, tx, t, a.library); err != nil {
		return t, err
	}
	if err := s.News.RecordTx(ctx, tx, t, services, slices.Concat(a.keep, a.create)); err != nil {
		return t, err
	}
	t.PublishStatus = trip.PublishPending // H-272
	return t, s.Trips.InsertServicesTx(ctx, tx, t.ID, a.create, nil)
}

// lay checks one day against the rules.
func (a *arrangement) lay(d int, day api.Day) {
	single, position := map[api.ServiceType]bool{}, 0
	for i, in := range day.Services {
		if in.Deleted.Or(false) {
			continue
		}
		at := func(field string) string { return fmt.Sprintf("servicesByDay[%d].services[%d].%s", d, i, field) }
		if in.Type == api.ServiceTypeAccommodation || in.Type == api.ServiceTypeInfo { // O-139
			if single[in.Type] {
				a.fields[at("type")] = fmt.Sprintf("Add only one %s per day", spoken.Of(spoken.ServiceTypes, in.Type))
			}
			single[in.Type] = true
		}
		old, known := a.have[in.ID.Value]
		after := in
		switch {
		case known && old.Type == in.Type:
			after = a.change(old, in, day.Day, at)
		case in.ID.Set:
			a.fields[at("id")] = "This service isn’t on the trip"
			continue
		default:
			after.ID = api.NewOptUUID(uuid.Must(uuid.NewV7()))
		}
		after.Day, after.Position, after.SaveToLibrary = api.NewOptInt(day.Day), api.NewOptInt(position), api.OptBool{}
		position++
		if in.SaveToLibrary.Or(false) {
			if !keepable(a.actor, in.Type) {
				a.fields[at("saveToLibrary")] = notForLibrary
			}
			a.library = append(a.library, after)
		}
		for field, message := range checkService(a.t, after) {
			a.fields[at(field)] = message
		}
		if known {
			a.keep = append(a.keep, after)
		} else {
			a.create = append(a.create, after)
		}
	}
}

// change applies the differences to a service, as far as the caller may change its keys.
func (a *arrangement) change(old, in api.Service, day int, at func(string) string) api.Service {
	edit := tripapi.ServiceEdit{}
	if day != old.Day.Value {
		edit.Day = api.NewOptInt(day)
	}
	text := func(to *api.OptString, was, is api.OptString) {
		if is.Set && is.Value != was.Value {
			*to = is
		}
	}
	text(&edit.Name, old.Name, in.Name)
	text(&edit.Title, old.Title, in.Title)
	text(&edit.Description, old.Description, in.Description)
	text(&edit.StartTime, old.StartTime, in.StartTime)
	text(&edit.Location, old.Location, in.Location)
	if in.LengthMinutes.Set && in.LengthMinutes != old.LengthMinutes {
		edit.LengthMinutes = in.LengthMinutes
	}
	if in.PriceMinor.Set && in.PriceMinor != old.PriceMinor {
		edit.PriceMinor = in.PriceMinor
	}
	if in.Images != nil && !slices.Equal(in.Images, old.Images) {
		edit.Images = in.Images
	}
	if in.Options != nil && !slices.Equal(in.Options, old.Options) {
		edit.Options = in.Options
	}
	right := a.right(old.Type)
	for _, key := range editedKeys(&edit) {
		if !slices.Contains(right.keys, key) {
			a.fields[at(key)] = fields.ClosedByStatus
		}
	}
	lay(&old, &edit)
	return old
}
