package edit

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/destination"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
)

// Create creates an incomplete itinerary of the caller's operator (O-181) and returns its id.
func (s *Service) Create(ctx context.Context, tx pgx.Tx, draft *itineraryapi.ItineraryDraft) (uuid.UUID, error) {
	return s.CreateTx(ctx, tx, principal.Must(ctx).OperatorID, draft)
}

// CreateForTx is Create for an operator named by a manager; an unknown one is rejected by its field.
func (s *Service) CreateForTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID,
	draft *itineraryapi.ItineraryDraft) (uuid.UUID, error) {
	found, err := s.Operators.PersonsTx(ctx, tx, []uuid.UUID{operatorID})
	if err != nil {
		return uuid.Nil, err
	}
	if len(found) == 0 {
		return uuid.Nil, apierr.InvalidField("operatorId", "We couldn’t find this operator")
	}
	return s.CreateTx(ctx, tx, operatorID, draft)
}

// CreateTx is Create for an operator.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, draft *itineraryapi.ItineraryDraft) (
	uuid.UUID, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	if operatorID == uuid.Nil {
		return uuid.Nil, apierr.New(apierr.CodeForbidden, "Only members of an operator can create itineraries.")
	}
	it := With(itinerary.Itinerary{
		ID: uuid.Must(uuid.NewV7()), OperatorID: operatorID, Status: itinerary.Incomplete,
		Currency: draft.Currency.Or(t.Currency), ScheduleYear: civil.Today(now).Year, Tier: draft.Tier.Or(1),
		InventoryEnabled: true, MinimumSpots: itinerary.ReviewMinimum, MaximumSpots: itinerary.ReviewMaximum,
		ActivityLevel: itinerary.DefaultActivityLevel,
		// O-234
		Content: itinerary.Content{InstantApproval: draft.InstantApproval.Or(false),
			Packages: []api.PackageSetup{{Level: api.PackageLevelStandard, Enabled: true}}},
	}, AsUpdate(draft))
	services, fields := prepareServices(draft.ServicesByDay, it.LengthInDays, nil, it.Currency)
	it.Content.DayPhotos = it.Content.DayPhotos.With(draft.ServicesByDay, it.LengthInDays, fields)
	it.Categories = t.ChooseCategories(ctx, draft.Categories, nil, fields)
	if err := ChooseDestinationTx(ctx, tx, &it, destination.Place{}, fields); err != nil {
		return uuid.Nil, err
	}
	FreshAlternatives(services)
	it.CheckDetails(fields, false, t.Policy)
	if len(fields) > 0 {
		return uuid.Nil, apierr.Invalid(fields)
	}
	content, err := json.Marshal(&it.Content)
	if err != nil {
		return uuid.Nil, err
	}
	queries := itinerarydb.New(tx)
	_, err = queries.InsertItinerary(ctx, itinerarydb.InsertItineraryParams{
		TenantID: t.ID, ID: it.ID, OperatorID: operatorID, Status: string(it.Status), Name: it.Name, Country: it.Country,
		Destination: it.Destination, TripSummary: it.Summary, Categories: itinerary.OrEmpty(it.Categories),
		LengthInDays: it.LengthInDays,
		Currency:     it.Currency, Tier: it.Tier, ActivityLevel: it.ActivityLevel, MinimumSpots: it.MinimumSpots,
		MaximumSpots:           it.MaximumSpots,
		YearOverYearIncreaseBp: int(it.YearOverYearBP), ScheduleYear: it.ScheduleYear,
		TravelerInsuranceRequired: it.TravelerInsuranceRequired,
		PassportRequired:          it.PassportRequired, InventoryEnabled: it.InventoryEnabled, OperatorCode: it.OperatorCode,
		Content: content, Now: now,
	})
	if err != nil {
		return uuid.Nil, fmt.Errorf("insert itinerary: %w", err)
	}
	if err := search.NoteTx(ctx, tx, search.Itinerary, it.ID); err != nil {
		return uuid.Nil, err
	}
	if err := s.storeServices(ctx, tx, it.ID, services); err != nil {
		return uuid.Nil, err
	}
	if err := s.Library.Library(ctx, tx, operatorID, kept(draft.ServicesByDay)); err != nil {
		return uuid.Nil, err
	}
	err = s.Outbox.Add(ctx, tx, t.ID,
		authz.Tuple{Namespace: "Itinerary", Object: it.ID.String(), Relation: "tenants", Subject: "Tenant:" + t.ID.String()},
		authz.Tuple{Namespace: "Itinerary", Object: it.ID.String(), Relation: "operators",
			Subject: "Operator:" + operatorID.String()})
	if err != nil {
		return uuid.Nil, err
	}
	it.Version = 1
	if err := s.keepVersion(ctx, tx, nil, State{it, services}, Saving{Action: "itinerary.create"}); err != nil {
		return uuid.Nil, err
	}
	return it.ID, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "itinerary.create", Event: event.ItineraryCreated, ObjectType: "Itinerary",
		ObjectID: it.ID,
		After:    map[string]any{"name": it.Name, "status": it.Status, "version": it.Version},
	})
}

// Update changes fields, services or status (O-176).
func (s *Service) Update(ctx context.Context, id uuid.UUID, change *itineraryapi.ItineraryUpdate) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error { return s.UpdateTx(ctx, tx, id, change) })
}

// UpdateTx is Update inside a transaction.
func (s *Service) UpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, change *itineraryapi.ItineraryUpdate) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	before, err := s.LockTx(ctx, tx, id)
	if err != nil {
		return err
	}
	fields := map[string]string{}
	after, err := changedTx(ctx, tx, before, change, fields)
	if err != nil {
		return err
	}
	submits := change.Status.Set && change.Status.Value != before.It.Status &&
		(change.Status.Value == itinerary.InReview || change.Status.Value == itinerary.Complete)
	after.It.CheckDetails(fields, submits, t.Policy)
	if err := s.keepCurrency(ctx, tx, before, after, fields); err != nil {
		return err
	}
	if after.It.InventoryEnabled && (change.MinimumSpots.Set || change.MaximumSpots.Set || submits) {
		departures, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{id}, civil.Today(now))
		if err != nil {
			return err
		}
		after.It.CheckSpots(fields, departures[id])
	}
	if err := after.It.Move(before.It.Status, change, fields, itinerary.PrincipalGroup(ctx)); err != nil {
		return err
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	if _, err := s.SaveTx(ctx, tx, before, after, change.Version, Saving{Action: "itinerary.update"}); err != nil {
		return err
	}
	after.It.Version = change.Version + 1
	if err := s.decidedTx(ctx, tx, before, after); err != nil {
		return err
	}
	return s.Library.Library(ctx, tx, after.It.OperatorID, kept(change.ServicesByDay))
}

// changedTx returns the state that a change leads to, and adds the messages of what it names wrongly.
func changedTx(ctx context.Context, tx pgx.Tx, before State, change *itineraryapi.ItineraryUpdate,
	fields map[string]string) (State, error) {
	t := tenant.From(ctx)
	after := State{With(before.It, change), before.Services}
	switch {
	case change.ServicesByDay != nil:
		services, faults := prepareServices(change.ServicesByDay, after.It.LengthInDays, before.Services, after.It.Currency)
		after.Services = services
		maps.Copy(fields, faults)
	case after.It.LengthInDays < before.It.LengthInDays:
		// Days beyond the new length are dropped with their services (O-138).
		after.Services = slices.DeleteFunc(slices.Clone(before.Services), func(service api.Service) bool {
			return service.Day.Or(1) > after.It.LengthInDays
		})
	}
	after.It.Content.DayPhotos = before.It.Content.DayPhotos.With(change.ServicesByDay, after.It.LengthInDays, fields)
	if change.Categories != nil {
		after.It.Categories = t.ChooseCategories(ctx, change.Categories, before.It.Categories, fields)
	}
	if change.Country.Set || change.Destination.Set {
		if err := ChooseDestinationTx(ctx, tx, &after.It, placeOf(before.It), fields); err != nil {
			return after, err
		}
	}
	after.Services = reprice(after.Services, change.ServicesToUpdate, after.It.Currency, fields)
	return after, nil
}

// PreviewTx returns an itinerary as it is and as a change would leave it. It saves nothing, and does not check
// whether the change would be accepted.
func (s *Service) PreviewTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, change *itineraryapi.ItineraryUpdate) (
	before, after State, err error) {
	if before, err = s.StateTx(ctx, tx, id); err != nil {
		return before, after, err
	}
	after, err = changedTx(ctx, tx, before, change, map[string]string{})
	return before, after, err
}

// ChooseDestinationTx gives an itinerary the marketplace's destination that its texts mean; had is what it had before.
func ChooseDestinationTx(ctx context.Context, tx pgx.Tx, it *itinerary.Itinerary, had destination.Place,
	faults map[string]string) error {
	place, err := destination.ChooseTx(ctx, tx, placeOf(*it), had, faults)
	it.Country, it.Destination = place.Country, place.Name
	return err
}

func placeOf(it itinerary.Itinerary) destination.Place {
	return destination.Place{Country: it.Country, Name: it.Destination}
}

// State is an itinerary with its services.
type State struct {
	It       itinerary.Itinerary
	Services []api.Service
}

// Saving is what the version and the audit entry record about a change.
type Saving struct {
	Action       string
	RestoredFrom *int64
}

// keepCurrency rejects another currency once something has a price: the amounts would remain and mean something
// else.
func (s *Service) keepCurrency(ctx context.Context, tx pgx.Tx, before, after State, fields map[string]string) error {
	if after.It.Currency == before.It.Currency {
		return nil
	}
	departures, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{before.It.ID}, civil.Date{})
	if err != nil {
		return err
	}
	if before.priced() || len(departures[before.It.ID]) > 0 {
		fields["currency"] = "The itinerary has prices, so its currency cannot change"
	}
	return nil
}

// priced reports whether an itinerary or one of its services has a price.
func (s State) priced() bool {
	return s.It.Content.GroundTransferMinor > 0 ||
		slices.ContainsFunc(s.It.Content.Packages, func(p api.PackageSetup) bool { return len(p.ValidityPeriods) > 0 }) ||
		slices.ContainsFunc(s.Services, func(service api.Service) bool { return service.PriceMinor.Or(0) > 0 })
}

// LockTx reads an itinerary for update, with its row locked.
func (s *Service) LockTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (State, error) {
	row, err := itinerarydb.New(tx).LockItinerary(ctx,
		itinerarydb.LockItineraryParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return State{}, apierr.NotFound("itinerary")
	}
	if err != nil {
		return State{}, fmt.Errorf("lock itinerary: %w", err)
	}
	it, err := itinerary.FromRow(row)
	if err != nil {
		return State{}, err
	}
	services, err := s.Itineraries.ServicesTx(ctx, tx, id)
	return State{it, services}, err
}

// SaveTx writes a changed itinerary as a new version and returns the start dates of departures whose
// accommodation is gone, which have reverted to the default (O-204).
func (s *Service) SaveTx(ctx context.Context, tx pgx.Tx, before, after State, version int64,
	how Saving) ([]civil.Date, error) {
	t, now, it := tenant.From(ctx), s.Clock.Now(ctx), &after.It
	switch {
	case it.Status == itinerary.Complete:
		it.Content.LiveVersion = before.It.Version + 1
	case before.It.Status == itinerary.Complete:
		it.Content.LiveVersion = before.It.Version
	}
	content, err := json.Marshal(&it.Content)
	if err != nil {
		return nil, err
	}
	queries := itinerarydb.New(tx)
	row, err := queries.SaveItinerary(ctx, itinerarydb.SaveItineraryParams{
		TenantID: t.ID, ID: it.ID, Version: version, Status: string(it.Status), Name: it.Name, Country: it.Country,
		Currency:    it.Currency,
		Destination: it.Destination, TripSummary: it.Summary, Categories: itinerary.OrEmpty(it.Categories),
		LengthInDays:  it.LengthInDays,
		ActivityLevel: it.ActivityLevel, MinimumSpots: it.MinimumSpots, MaximumSpots: it.MaximumSpots,
		PassportRequired: it.PassportRequired, YearOverYearIncreaseBp: int(it.YearOverYearBP),
		InventoryEnabled: it.InventoryEnabled, TravelerInsuranceRequired: it.TravelerInsuranceRequired,
		OperatorCode: it.OperatorCode, Content: content, Now: now,
	})
	if db.NoRows(err) {
		return nil, apierr.Conflict()
	}
	if err != nil {
		return nil, fmt.Errorf("save itinerary: %w", err)
	}
	if err := search.NoteTx(ctx, tx, search.Itinerary, it.ID); err != nil {
		return nil, err
	}
	it.Version = row.Version
	if err := s.storeServices(ctx, tx, it.ID, after.Services); err != nil {
		return nil, err
	}
	var reset []civil.Date
	for _, gone := range vanished(before.Services, after.Services) {
		dates, err := s.Inventory.ResetSelectionsTx(ctx, tx, it.ID, gone)
		if err != nil {
			return nil, err
		}
		reset = append(reset, dates...)
	}
	if err := s.keepVersion(ctx, tx, &before, after, how); err != nil {
		return nil, err
	}
	said := map[string]any{"name": it.Name, "status": it.Status, "version": it.Version}
	if it.Status == itinerary.Incomplete && before.It.Status == itinerary.InReview {
		said["reviewNote"], said["reviewComments"] = it.Content.ReviewNote, it.Content.ReviewComments
	}
	return reset, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: how.Action, Event: event.ItineraryUpdated, ObjectType: "Itinerary", ObjectID: it.ID,
		Before: map[string]any{"name": before.It.Name, "status": before.It.Status, "version": before.It.Version}, After: said,
	})
}

// storeServices replaces the itinerary's services; removed ones are kept for what refers to them.
func (s *Service) storeServices(ctx context.Context, tx pgx.Tx, id uuid.UUID, services []api.Service) error {
	t, queries := tenant.From(ctx), itinerarydb.New(tx)
	ids := make([]uuid.UUID, len(services))
	for i, service := range services {
		ids[i] = service.ID.Value
	}
	err := queries.RemoveServices(ctx, itinerarydb.RemoveServicesParams{TenantID: t.ID, ItineraryID: id, Kept: ids,
		DeletedAt: s.Clock.Now(ctx)})
	if err != nil {
		return fmt.Errorf("remove services: %w", err)
	}
	if len(services) == 0 {
		return nil
	}
	rows, err := itinerary.Rows(services)
	if err != nil {
		return err
	}
	if err := queries.SaveServices(ctx, itinerarydb.SaveServicesParams{TenantID: t.ID, ItineraryID: id,
		Services: rows}); err != nil {
		return fmt.Errorf("save services: %w", err)
	}
	return nil
}
