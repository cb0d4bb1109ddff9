package edit

import (
	"context"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/fields"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/count"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
)

// serviceRight is what an actor may change of a service: the keys, and the trip's field that has to be open.
type serviceRight struct {
	field string
	keys  []string
}

// serviceRights returns who may change which keys of a service.
//
// A workshop space is the operator's; a host only names and describes their workshop in it (H-394, O-161). All
// other services a host may accept, but not change.
func serviceRights(actor trip.Actor, of api.ServiceType, t trip.Trip, priceOpen bool) serviceRight {
	if actor == trip.Host {
		switch of {
		case api.ServiceTypeInformalGathering:
			return serviceRight{fields.Gatherings, []string{"day", "position", "name", "title", "description", "images",
				"startTime", "lengthMinutes", "location", "acceptedByHost"}}
		case api.ServiceTypeWorkshopSpace:
			return serviceRight{fields.Gatherings, []string{"title", "description", "acceptedByHost"}}
		}
		return serviceRight{fields.Gatherings, []string{"acceptedByHost"}}
	}
	return serviceRight{fields.ServicesByDay, fields.ServiceKeys(t, actor, priceOpen)}
}

func editedKeys(e *tripapi.ServiceEdit) []string {
	set := map[string]bool{
		"day": e.Day.Set, "position": e.Position.Set, "name": e.Name.Set, "title": e.Title.Set,
		"description": e.Description.Set,
		"images":      e.Images != nil, "startTime": e.StartTime.Set, "lengthMinutes": e.LengthMinutes.Set,
		"location":   e.Location.Set,
		"priceMinor": e.PriceMinor.Set, "hoursRequested": e.HoursRequested.Set, "options": e.Options != nil,
		"acceptedByHost": e.AcceptedByHost.Set, "addressLocation": e.AddressLocation.Set,
		"accommodationType": e.AccommodationType.Set, "occupancy": e.Occupancy.Set, "starRating": e.StarRating.Set,
		"orSimilar": e.OrSimilar.Set, "mealType": e.MealType.Set, "fromCity": e.FromCity.Set, "toCity": e.ToCity.Set,
		"vehicleType": e.VehicleType.Set, "airport": e.Airport.Set, "minPax": e.MinPax.Set,
		"cutoffLeadTimeDays": e.CutoffLeadTimeDays.Set,
	}
	maps.DeleteFunc(set, func(_ string, given bool) bool { return !given })
	keys := make([]string, 0, len(set))
	for key := range set {
		keys = append(keys, key)
	}
	return keys
}

// CreateGatheringTx adds an informal gathering to a day. It is free and raises no price (H-145).
func (s *Service) CreateGatheringTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, in *tripapi.ServiceEdit) error {
	t, actor, err := s.lockFor(ctx, tx, tripID, in.Version)
	if err != nil {
		return err
	}
	if reason, _ := fields.Closed(t, actor, fields.Gatherings, s.Clock.Now(ctx)); reason != "" {
		return apierr.New(apierr.CodeIllegalState, reason)
	}
	if in.PriceMinor.Or(0) != 0 {
		return apierr.InvalidField("priceMinor", "Informal gatherings are free")
	}
	service := api.Service{
		ID: api.NewOptUUID(uuid.Must(uuid.NewV7())), Type: api.ServiceTypeInformalGathering,
		Timing: api.NewOptTiming(api.TimingOnTrip),
		Day:    api.NewOptInt(in.Day.Or(0)), Position: api.NewOptInt(in.Position.Or(lastPosition)),
		AcceptedByHost: api.NewOptBool(true),
	}
	lay(&service, in)
	if fields := checkService(t, service); len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	if err := s.Trips.InsertServicesTx(ctx, tx, t.ID, []api.Service{service}, nil); err != nil {
		return err
	}
	return s.servicesChangedTx(ctx, tx, t, actor, "trip.service_create", service.ID.Value, nil, &service)
}

// lastPosition puts a new service after the others of its day.
const lastPosition = 1_000

// UpdateServiceTx changes a service of a trip.
func (s *Service) UpdateServiceTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, of api.ServiceType, id uuid.UUID,
	in *tripapi.ServiceEdit) error {
	t, actor, err := s.lockFor(ctx, tx, tripID, in.Version)
	if err != nil {
		return err
	}
	before, _, err := s.lockServiceTx(ctx, tx, t, of, id)
	if err != nil {
		return err
	}
	keeps, keys := in.SaveToLibrary.Or(false), editedKeys(in)
	if keeps && !keepable(actor, of) {
		return apierr.InvalidField("saveToLibrary", notForLibrary)
	}
	if keeps && len(keys) == 0 {
		if err := s.keepTx(ctx, tx, t, []api.Service{before}); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.TenantID, At: s.Clock.Now(ctx), Action: "trip.service_update", ObjectType: "Trip", ObjectID: t.ID,
			After: map[string]any{"service": id, "actor": actor, "saveToLibrary": true},
		})
	}
	now := s.Clock.Now(ctx)
	right := serviceRights(actor, of, t, fields.Editable(t, actor, fields.ServicePrices, now))
	if reason, _ := fields.Closed(t, actor, right.field, now); reason != "" {
		return apierr.New(apierr.CodeIllegalState, reason)
	}
	faults := map[string]string{}
	for _, key := range keys {
		if !slices.Contains(right.keys, key) {
			faults[key] = fields.ClosedByStatus
		}
	}
	if len(faults) > 0 {
		return apierr.Invalid(faults)
	}
	after := before
	lay(&after, in)
	if faults := checkService(t, after); len(faults) > 0 {
		return apierr.Invalid(faults)
	}
	if err := s.saveServiceTx(ctx, tx, t, after); err != nil {
		return err
	}
	if keeps {
		if err := s.keepTx(ctx, tx, t, []api.Service{after}); err != nil {
			return err
		}
	}
	return s.servicesChangedTx(ctx, tx, t, actor, "trip.service_update", id, &before, &after)
}

// DeleteServiceTx removes a service; hosts may remove only informal gatherings (H-392).
func (s *Service) DeleteServiceTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, of api.ServiceType,
	id uuid.UUID) error {
	t, actor, err := s.lockFor(ctx, tx, tripID, api.OptInt64{})
	if err != nil {
		return err
	}
	before, taken, err := s.lockServiceTx(ctx, tx, t, of, id)
	if err != nil {
		return err
	}
	now := s.Clock.Now(ctx)
	field := fields.ServicesByDay
	if actor == trip.Host {
		field = fields.Gatherings
		if of != api.ServiceTypeInformalGathering {
			return apierr.New(apierr.CodeIllegalState, "You can delete only informal gatherings.")
		}
	}
	if reason, _ := fields.Closed(t, actor, field, now); reason != "" {
		return apierr.New(apierr.CodeIllegalState, reason)
	}
	switch {
	case taken > 0:
		return apierr.New(apierr.CodeIllegalState, "Travelers have booked this activity.")
	case of == api.ServiceTypeAccommodation: // O-139
		return apierr.New(apierr.CodeIllegalState, "You cannot remove a day’s only accommodation.")
	}
	err = tripdb.New(tx).DeleteTripService(ctx, tripdb.DeleteTripServiceParams{TenantID: t.TenantID, TripID: t.ID, ID: id,
		Now: &now})
	if err != nil {
		return fmt.Errorf("delete trip service: %w", err)
	}
	return s.servicesChangedTx(ctx, tx, t, actor, "trip.service_delete", id, &before, nil)
}

// lockFor locks the trip for its caller; a version other than the row's is CodeConflict.
func (s *Service) lockFor(ctx context.Context, tx pgx.Tx, tripID uuid.UUID,
	version api.OptInt64) (trip.Trip, trip.Actor, error) {
	actor, ok := trip.ActorOf(principal.Must(ctx).Group)
	if !ok {
		return trip.Trip{}, "", apierr.New(apierr.CodeForbidden, "You don’t have access to this.")
	}
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID)
	if err == nil && version.Set && version.Value != t.Version {
		err = apierr.Conflict()
	}
	if err == nil {
		err = s.Versions.BeginTx(ctx, tx, t)
	}
	return t, actor, err
}

func (s *Service) lockServiceTx(ctx context.Context, tx pgx.Tx, t trip.Trip, of api.ServiceType,
	id uuid.UUID) (service api.Service, taken int, err error) {
	row, err := tripdb.New(tx).LockTripService(ctx, tripdb.LockTripServiceParams{TenantID: t.TenantID,
		TripID: t.ID, ID: id})
	if db.NoRows(err) || err == nil && row.Type != string(of) {
		return service, 0, apierr.NotFound("service")
	}
	if err != nil {
		return service, 0, fmt.Errorf("trip service: %w", err)
	}
	if service, err = itinerary.ReadService(row.Detail); err != nil {
		return service, 0, fmt.Errorf("trip service %s: %w", id, err)
	}
	service.ID, service.Day, service.Position = api.NewOptUUID(row.ID), api.NewOptInt(row.Day), api.NewOptInt(row.Position)
	return service, row.Taken, nil
}

func (s *Service) saveServiceTx(ctx context.Context, tx pgx.Tx, t trip.Trip, service api.Service) error {
	detail, err := itinerary.WriteService(service)
	if err != nil {
		return err
	}
	params := tripdb.SaveTripServiceParams{
		TenantID: t.TenantID, TripID: t.ID, ID: service.ID.Value, Day: service.Day.Or(1), Position: service.Position.Or(0),
		Detail: detail,
	}
	if service.PriceMinor.Set {
		params.PriceMinor = &service.PriceMinor.Value
	}
	if err := tripdb.New(tx).SaveTripService(ctx, params); err != nil {
		return fmt.Errorf("save trip service: %w", err)
	}
	return nil
}

// servicesChangedTx gives the trip a new version with its page unpublished (H-272), and records the change.
func (s *Service) servicesChangedTx(ctx context.Context, tx pgx.Tx, t trip.Trip, actor trip.Actor, action string,
	id uuid.UUID, before, after *api.Service) error {
	t.PublishStatus = trip.PublishPending
	if err := s.News.RecordTx(ctx, tx, t, listed(before), listed(after)); err != nil {
		return err
	}
	t, err := s.Trips.SaveTx(ctx, tx, t)
	if err != nil {
		return err
	}
	if err := s.Versions.KeepTx(ctx, tx, t, action); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: s.Clock.Now(ctx), Action: action, Event: event.TripUpdated, ObjectType: "Trip",
		ObjectID: t.ID, Before: before, After: map[string]any{"service": id, "actor": actor, "is": after},
	})
}

func listed(service *api.Service) []api.Service {
	if service == nil {
		return nil
	}
	return []api.Service{*service}
}

// priceServicesTx sets new prices of services (O-183). A traveler who booked one keeps the price of their
// booking.
func (s *Service) priceServicesTx(ctx context.Context, tx pgx.Tx, t trip.Trip, prices []tripapi.ServicePrice) error {
	services, err := s.Trips.ServicesTx(ctx, tx, t.ID)
	if err != nil {
		return err
	}
	byID := make(map[uuid.UUID]api.Service, len(services))
	for _, service := range services {
		byID[service.ID.Value] = service
	}
	for i, price := range prices {
		service, known := byID[price.ID]
		if !known {
			return apierr.InvalidField(fmt.Sprintf("servicesToUpdate[%d].id", i), "This service isn’t on the trip")
		}
		service.PriceMinor = api.NewOptInt64(price.PriceMinor)
		service.Available = api.OptInt{}
		if err := s.saveServiceTx(ctx, tx, t, service); err != nil {
			return err
		}
	}
	return nil
}

// lay applies the given keys to a service.
func lay(service *api.Service, in *tripapi.ServiceEdit) {
	text := func(to *api.OptString, from api.OptString) {
		if from.Set {
			*to = api.NewOptString(strings.TrimSpace(from.Value))
		}
	}
	number := func(to *api.OptInt, from api.OptInt) {
		if from.Set {
			*to = from
		}
	}
	text(&service.Name, in.Name)
	text(&service.Title, in.Title)
	text(&service.Description, in.Description)
	text(&service.StartTime, in.StartTime)
	text(&service.Location, in.Location)
	layOffer(service, in, text, number)
	number(&service.Day, in.Day)
	number(&service.Position, in.Position)
	number(&service.LengthMinutes, in.LengthMinutes)
	number(&service.HoursRequested, in.HoursRequested)
	if in.PriceMinor.Set {
		service.PriceMinor = in.PriceMinor
	}
	if in.AcceptedByHost.Set {
		service.AcceptedByHost = in.AcceptedByHost
	}
	if in.Images != nil {
		service.Images = in.Images
	}
	if in.Options != nil {
		service.Options = in.Options
	}
}

// layOffer applies what a service offers, which only admins change.
func layOffer(service *api.Service, in *tripapi.ServiceEdit, text func(*api.OptString, api.OptString),
	number func(*api.OptInt, api.OptInt)) {
	text(&service.AccommodationType, in.AccommodationType)
	text(&service.MealType, in.MealType)
	text(&service.FromCity, in.FromCity)
	text(&service.ToCity, in.ToCity)
	text(&service.VehicleType, in.VehicleType)
	text(&service.Airport, in.Airport)
	number(&service.StarRating, in.StarRating)
	number(&service.MinPax, in.MinPax)
	number(&service.CutoffLeadTimeDays, in.CutoffLeadTimeDays)
	if in.AddressLocation.Set {
		service.AddressLocation = in.AddressLocation
	}
	if in.Occupancy.Set {
		service.Occupancy = api.NewOptServiceOccupancy(api.ServiceOccupancy(in.Occupancy.Value))
	}
	if in.OrSimilar.Set {
		service.OrSimilar = in.OrSimilar
	}
}

var dayTitle = regexp.MustCompile(`(?i)^\s*day\s*\d+\s*$`)

// checkService returns the messages of H-388 to H-390 and O-140 for a service of the trip.
func checkService(t trip.Trip, service api.Service) map[string]string {
	fields := map[string]string{}
	require := func(field, label, value string) {
		if value == "" {
			fields[field] = label + " is required"
		}
	}
	require("description", "Description", service.Description.Or(""))
	switch service.Type {
	case api.ServiceTypeInfo:
		require("title", "Title", service.Title.Or(""))
		if dayTitle.MatchString(service.Title.Or("")) {
			fields["title"] = "Enter a more descriptive title"
		}
	case api.ServiceTypeInformalGathering, api.ServiceTypeWorkshopSpace, api.ServiceTypeActivity,
		api.ServiceTypeAccommodation:
		require("name", "Name", service.Name.Or(""))
	}
	if day := service.Day.Or(0); day < 1 || day > t.Content.LengthInDays {
		fields["day"] = "Choose one of the trip's " + count.Of(t.Content.LengthInDays, "day")
	}
	if hours := service.HoursRequested.Or(0); hours > service.HoursAvailable.Or(max(hours, 1)) {
		fields["hoursRequested"] = fmt.Sprintf("%d Hour(s) Limit", service.HoursAvailable.Value)
	}
	return fields
}
