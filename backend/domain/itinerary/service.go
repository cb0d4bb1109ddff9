package itinerary

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary/itinerarydb"
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
	"caravan/backend/platform/whole"
)

// Service holds the use cases of itineraries.
type Service struct {
	Deps
	Reader
}

// Deps are what it needs. Nothing of it may be missing.
type Deps struct {
	DB        *db.DB
	Outbox    authz.Outbox
	Clock     tenant.Clock
	Inventory Inventory
	Hosts     Hosts
	Operators Operators
	Switches  *tenant.Switches
	// Production is false where suggested prices follow the caller (H-523).
	Production bool
}

// New refuses parts that are missing.
func New(d Deps) (*Service, error) {
	if err := whole.Check("itinerary", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d, Reader: ReaderOf(d.DB)}, nil
}

// Reader answers what domains around itineraries ask. It needs only the database, so that it stands before them.
type Reader struct{ db *db.DB }

// ReaderOf reads from a database.
func ReaderOf(d *db.DB) Reader { return Reader{d} }

// Inventory gives the departures of itineraries, ordered by date.
type Inventory interface {
	// ResetSelectionsTx sends the departures with an accommodation back to the default one and gives their start dates.
	ResetSelectionsTx(ctx context.Context, tx pgx.Tx, itineraryID, accommodationID uuid.UUID) ([]civil.Date, error)
	DeparturesTx(ctx context.Context, tx pgx.Tx, itineraryIDs []uuid.UUID, from civil.Date) (map[uuid.UUID][]Departure, error)
}

// Hosts says what a host may request.
type Hosts interface {
	UnlockedTiersTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (level int, tiers []int, err error)
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
}

// Operators describes operators.
type Operators interface {
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
}

// LoadTx reads an itinerary; a missing one is CodeNotFound.
func (Reader) LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Itinerary, error) {
	row, err := itinerarydb.New(tx).GetItinerary(ctx, itinerarydb.GetItineraryParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return Itinerary{}, apierr.NotFound("itinerary")
	}
	if err != nil {
		return Itinerary{}, fmt.Errorf("load itinerary: %w", err)
	}
	return fromRow(row)
}

// LoadManyTx reads itineraries by id; missing ones are left out.
func (s *Service) LoadManyTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]Itinerary, error) {
	rows, err := itinerarydb.New(tx).GetItineraries(ctx, itinerarydb.GetItinerariesParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("load itineraries: %w", err)
	}
	found := make(map[uuid.UUID]Itinerary, len(rows))
	for _, row := range rows {
		if found[row.ID], err = fromRow(row); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// ServicesTx reads the services of an itinerary in the order of its days.
func (Reader) ServicesTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) ([]api.Service, error) {
	rows, err := itinerarydb.New(tx).ListServices(ctx, itinerarydb.ListServicesParams{TenantID: tenant.From(ctx).ID, ItineraryID: id})
	if err != nil {
		return nil, fmt.Errorf("load services: %w", err)
	}
	return servicesOf(rows)
}

func servicesOf(rows []itinerarydb.ItineraryService) ([]api.Service, error) {
	services := make([]api.Service, len(rows))
	for i, row := range rows {
		service := &services[i]
		if err := json.Unmarshal(row.Detail, service); err != nil {
			return nil, fmt.Errorf("service %s: %w", row.ID, err)
		}
		service.ID, service.Day, service.Position = api.NewOptUUID(row.ID), api.NewOptInt(row.Day), api.NewOptInt(row.Position)
	}
	return services, nil
}

// ServicesByIDTx finds services, removed ones too: what was chosen once keeps its name.
func (s *Service) ServicesByIDTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Service, error) {
	found := map[uuid.UUID]api.Service{}
	if len(ids) == 0 {
		return found, nil
	}
	rows, err := itinerarydb.New(tx).ServicesByID(ctx, itinerarydb.ServicesByIDParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("services: %w", err)
	}
	services, err := servicesOf(rows)
	for _, service := range services {
		found[service.ID.Value] = service
	}
	return found, err
}

// Create makes an incomplete itinerary of the caller's operator (O-181) and gives its id.
func (s *Service) Create(ctx context.Context, tx pgx.Tx, draft *itineraryapi.ItineraryDraft) (uuid.UUID, error) {
	return s.CreateTx(ctx, tx, principal.Must(ctx).OperatorID, draft)
}

// CreateForTx is Create for an operator that a helper names; an unknown one is refused by its field.
func (s *Service) CreateForTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, draft *itineraryapi.ItineraryDraft) (uuid.UUID, error) {
	found, err := s.Operators.PersonsTx(ctx, tx, []uuid.UUID{operatorID})
	if err != nil {
		return uuid.Nil, err
	}
	if len(found) == 0 {
		return uuid.Nil, apierr.InvalidField("operatorId", "There is no such operator")
	}
	return s.CreateTx(ctx, tx, operatorID, draft)
}

// CreateTx is Create for an operator.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, draft *itineraryapi.ItineraryDraft) (uuid.UUID, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	if operatorID == uuid.Nil {
		return uuid.Nil, apierr.New(apierr.CodeForbidden, "Only members of an operator can create itineraries.")
	}
	it := Itinerary{
		ID: uuid.Must(uuid.NewV7()), OperatorID: operatorID, Status: Incomplete, Currency: draft.Currency.Or(t.Currency),
		ScheduleYear: civil.Today(now).Year, Tier: draft.Tier.Or(1), InventoryEnabled: true,
		MinimumSpots: ReviewMinimum, MaximumSpots: ReviewMaximum, ActivityLevel: defaultActivityLevel,
		// O-234
		Content: Content{InstantApproval: draft.InstantApproval.Or(false), Packages: []api.PackageSetup{{Level: api.PackageLevelStandard, Enabled: true}}},
	}.with(AsUpdate(draft))
	services, fields := prepareServices(draft.ServicesByDay, it.LengthInDays, nil)
	freshAlternatives(services)
	it.checkDetails(fields, false, t.Policy)
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
		Destination: it.Destination, TripSummary: it.Summary, Categories: orEmpty(it.Categories), LengthInDays: it.LengthInDays,
		Currency: it.Currency, Tier: it.Tier, ActivityLevel: it.ActivityLevel, MinimumSpots: it.MinimumSpots, MaximumSpots: it.MaximumSpots,
		YearOverYearIncreaseBp: int(it.YearOverYearBP), ScheduleYear: it.ScheduleYear, TravelerInsuranceRequired: it.TravelerInsuranceRequired,
		PassportRequired: it.PassportRequired, InventoryEnabled: it.InventoryEnabled, OperatorCode: it.OperatorCode, Content: content, Now: now,
	})
	if err != nil {
		return uuid.Nil, fmt.Errorf("insert itinerary: %w", err)
	}
	if err := s.storeServices(ctx, tx, it.ID, services); err != nil {
		return uuid.Nil, err
	}
	if err := s.library(ctx, tx, operatorID, kept(draft.ServicesByDay)); err != nil {
		return uuid.Nil, err
	}
	err = s.Outbox.Add(ctx, tx, t.ID,
		authz.Tuple{Namespace: "Itinerary", Object: it.ID.String(), Relation: "tenants", Subject: "Tenant:" + t.ID.String()},
		authz.Tuple{Namespace: "Itinerary", Object: it.ID.String(), Relation: "operators", Subject: "Operator:" + operatorID.String()})
	if err != nil {
		return uuid.Nil, err
	}
	it.Version = 1
	if err := s.keepVersion(ctx, tx, nil, state{it, services}, saving{action: "itinerary.create"}); err != nil {
		return uuid.Nil, err
	}
	return it.ID, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "itinerary.create", Event: event.ItineraryCreated, ObjectType: "Itinerary", ObjectID: it.ID,
		After: map[string]any{"name": it.Name, "status": it.Status, "version": it.Version},
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
	before, err := s.lockTx(ctx, tx, id)
	if err != nil {
		return err
	}
	after := state{before.it.with(change), before.services}
	fields := map[string]string{}
	switch {
	case change.ServicesByDay != nil:
		after.services, fields = prepareServices(change.ServicesByDay, after.it.LengthInDays, before.services)
	case after.it.LengthInDays < before.it.LengthInDays:
		// Days beyond the new length are lost with their services (O-138).
		after.services = slices.DeleteFunc(slices.Clone(before.services), func(service api.Service) bool {
			return service.Day.Or(1) > after.it.LengthInDays
		})
	}
	after.services = reprice(after.services, change.ServicesToUpdate, fields)
	submits := change.Status.Set && change.Status.Value != before.it.Status && (change.Status.Value == InReview || change.Status.Value == Complete)
	after.it.checkDetails(fields, submits, t.Policy)
	if after.it.InventoryEnabled && (change.MinimumSpots.Set || change.MaximumSpots.Set || submits) {
		departures, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{id}, civil.Today(now))
		if err != nil {
			return err
		}
		after.it.checkSpots(fields, departures[id])
	}
	if err := after.it.move(before.it.Status, change, fields, principalGroup(ctx)); err != nil {
		return err
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	if _, err := s.saveTx(ctx, tx, before, after, change.Version, saving{action: "itinerary.update"}); err != nil {
		return err
	}
	return s.library(ctx, tx, after.it.OperatorID, kept(change.ServicesByDay))
}

// state is an itinerary with its services.
type state struct {
	it       Itinerary
	services []api.Service
}

// saving is what the version and the audit say of a change.
type saving struct {
	action       string
	restoredFrom *int64
}

// lockTx reads an itinerary that is about to change, and keeps others from changing it meanwhile.
func (s *Service) lockTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (state, error) {
	row, err := itinerarydb.New(tx).LockItinerary(ctx, itinerarydb.LockItineraryParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return state{}, apierr.NotFound("itinerary")
	}
	if err != nil {
		return state{}, fmt.Errorf("lock itinerary: %w", err)
	}
	it, err := fromRow(row)
	if err != nil {
		return state{}, err
	}
	services, err := s.ServicesTx(ctx, tx, id)
	return state{it, services}, err
}

// saveTx writes a changed itinerary as a new version and gives the start dates of departures whose accommodation
// is gone, which have the default one again (O-204).
func (s *Service) saveTx(ctx context.Context, tx pgx.Tx, before, after state, version int64, how saving) ([]civil.Date, error) {
	t, now, it := tenant.From(ctx), s.Clock.Now(ctx), &after.it
	content, err := json.Marshal(&it.Content)
	if err != nil {
		return nil, err
	}
	queries := itinerarydb.New(tx)
	row, err := queries.SaveItinerary(ctx, itinerarydb.SaveItineraryParams{
		TenantID: t.ID, ID: it.ID, Version: version, Status: string(it.Status), Name: it.Name, Country: it.Country, Currency: it.Currency,
		Destination: it.Destination, TripSummary: it.Summary, Categories: orEmpty(it.Categories), LengthInDays: it.LengthInDays,
		ActivityLevel: it.ActivityLevel, MinimumSpots: it.MinimumSpots, MaximumSpots: it.MaximumSpots, PassportRequired: it.PassportRequired,
		YearOverYearIncreaseBp: int(it.YearOverYearBP), InventoryEnabled: it.InventoryEnabled,
		TravelerInsuranceRequired: it.TravelerInsuranceRequired, OperatorCode: it.OperatorCode, Content: content, Now: now,
	})
	if db.NoRows(err) {
		return nil, apierr.Conflict()
	}
	if err != nil {
		return nil, fmt.Errorf("save itinerary: %w", err)
	}
	it.Version = row.Version
	if err := s.storeServices(ctx, tx, it.ID, after.services); err != nil {
		return nil, err
	}
	var reset []civil.Date
	for _, gone := range vanished(before.services, after.services) {
		dates, err := s.Inventory.ResetSelectionsTx(ctx, tx, it.ID, gone)
		if err != nil {
			return nil, err
		}
		reset = append(reset, dates...)
	}
	if err := s.keepVersion(ctx, tx, &before, after, how); err != nil {
		return nil, err
	}
	return reset, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: how.action, Event: event.ItineraryUpdated, ObjectType: "Itinerary", ObjectID: it.ID,
		Before: map[string]any{"name": before.it.Name, "status": before.it.Status, "version": before.it.Version},
		After:  map[string]any{"name": it.Name, "status": it.Status, "version": it.Version},
	})
}

// storeServices makes the services those of the itinerary; others are removed and kept for what refers to them.
func (s *Service) storeServices(ctx context.Context, tx pgx.Tx, id uuid.UUID, services []api.Service) error {
	t, queries := tenant.From(ctx), itinerarydb.New(tx)
	ids := make([]uuid.UUID, len(services))
	for i, service := range services {
		ids[i] = service.ID.Value
	}
	err := queries.RemoveServices(ctx, itinerarydb.RemoveServicesParams{TenantID: t.ID, ItineraryID: id, Kept: ids, DeletedAt: s.Clock.Now(ctx)})
	if err != nil {
		return fmt.Errorf("remove services: %w", err)
	}
	if len(services) == 0 {
		return nil
	}
	rows, err := Rows(services)
	if err != nil {
		return err
	}
	if err := queries.SaveServices(ctx, itinerarydb.SaveServicesParams{TenantID: t.ID, ItineraryID: id, Services: rows}); err != nil {
		return fmt.Errorf("save services: %w", err)
	}
	return nil
}

// Kept is what is stored of a service: what the server says of it where it is read does not come from whoever sends it.
func Kept(service api.Service) api.Service {
	service.DayIndex, service.Removed, service.ServiceLibrary = api.OptInt{}, api.OptBool{}, api.OptBool{}
	service.Operator, service.User, service.CreatedDate = api.OptUUID{}, api.OptUUID{}, api.OptDateTime{}
	return service
}

// Rows writes services as the JSON array that INSERT statements of services read.
func Rows(services []api.Service) (json.RawMessage, error) {
	type row struct {
		ID         uuid.UUID       `json:"id"`
		Day        int             `json:"day"`
		Position   int             `json:"position"`
		Type       string          `json:"type"`
		Timing     string          `json:"timing"`
		PriceMinor *int64          `json:"priceMinor"`
		Bookable   bool            `json:"bookable"`
		Capacity   *int            `json:"capacity"`
		Detail     json.RawMessage `json:"detail"`
	}
	rows := make([]row, len(services))
	for i := range services {
		service := Kept(services[i])
		detail, err := service.MarshalJSON()
		if err != nil {
			return nil, err
		}
		r := row{
			ID: service.ID.Value, Day: service.Day.Or(1), Position: service.Position.Or(i), Type: string(service.Type),
			Timing: string(service.Timing.Or(api.TimingOnTrip)), Bookable: service.Bookable.Or(false), Detail: detail,
		}
		if service.PriceMinor.Set {
			r.PriceMinor = &service.PriceMinor.Value
		}
		if service.Capacity.Set {
			r.Capacity = &service.Capacity.Value
		}
		rows[i] = r
	}
	return json.Marshal(rows)
}

func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

func principalGroup(ctx context.Context) string {
	p, _ := principal.From(ctx)
	return p.Group
}
