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
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
)

// Service holds the use cases of itineraries.
type Service struct {
	DB        *db.DB
	Outbox    authz.Outbox
	Clock     tenant.Clock
	Inventory Inventory
	Hosts     Hosts
	Operators Operators
}

// Inventory gives the departures of itineraries, ordered by date.
type Inventory interface {
	DeparturesTx(ctx context.Context, tx pgx.Tx, itineraryIDs []uuid.UUID, from civil.Date) (map[uuid.UUID][]Departure, error)
}

// Hosts says what a host may request.
type Hosts interface {
	UnlockedTiersTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (level int, tiers []int, err error)
}

// Operators describes operators.
type Operators interface {
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
}

// LoadTx reads an itinerary; a missing one is CodeNotFound.
func (s *Service) LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Itinerary, error) {
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
func (s *Service) ServicesTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) ([]api.Service, error) {
	rows, err := itinerarydb.New(tx).ListServices(ctx, itinerarydb.ListServicesParams{TenantID: tenant.From(ctx).ID, ItineraryID: id})
	if err != nil {
		return nil, fmt.Errorf("load services: %w", err)
	}
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

// Create makes an incomplete itinerary of the caller's operator (O-181) and gives its id.
func (s *Service) Create(ctx context.Context, tx pgx.Tx, draft *api.ItineraryDraft) (uuid.UUID, error) {
	return s.CreateTx(ctx, tx, principal.Must(ctx).OperatorID, draft)
}

// CreateTx is Create for an operator.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, draft *api.ItineraryDraft) (uuid.UUID, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	if operatorID == uuid.Nil {
		return uuid.Nil, apierr.New(apierr.CodeForbidden, "Only members of an operator can create itineraries.")
	}
	it := Itinerary{
		ID: uuid.Must(uuid.NewV7()), OperatorID: operatorID, Status: Incomplete, Currency: t.Currency,
		Name: draft.Name, Country: draft.Country, Destination: draft.Destination, Summary: draft.TripSummary.Or(""),
		Categories: draft.Categories, LengthInDays: draft.LengthInDays, Tier: draft.Tier.Or(1), ActivityLevel: draft.ActivityLevel.Or(2),
		MinimumSpots: draft.MinimumSpots.Or(1), MaximumSpots: draft.MaximumSpots.Or(t.Policy.Pricing.DefaultMaxSpots),
		YearOverYearBP: int64(draft.YearOverYearIncreaseBp.Or(0)), ScheduleYear: civil.Today(now).Year,
		TravelerInsuranceRequired: draft.TravelerInsuranceRequired.Or(false), PassportRequired: draft.PassportRequired.Or(false),
		Content: Content{
			Hero: draft.Hero.Or(api.Photo{}), Photos: draft.Photos, Packages: draft.Packages, Cities: draft.Cities, Logistics: draft.Logistics.Or(""),
			Inclusions: draft.Inclusions, Exclusions: draft.Exclusions, Arrival: airport(draft.ArrivalLocation),
			Departure: airport(draft.DepartureLocation), InstantApproval: draft.InstantApproval.Or(false),
		},
	}
	if len(it.Content.Packages) == 0 {
		it.Content.Packages = []api.PackageSetup{{Level: api.PackageLevelStandard, Enabled: true}} // O-234
	}
	services, fields := prepareServices(draft.ServicesByDay, it.LengthInDays, nil)
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
		YearOverYearIncreaseBp: int(it.YearOverYearBP), ScheduleYear: it.ScheduleYear,
		TravelerInsuranceRequired: it.TravelerInsuranceRequired, PassportRequired: it.PassportRequired, Content: content, Now: now,
	})
	if err != nil {
		return uuid.Nil, fmt.Errorf("insert itinerary: %w", err)
	}
	if err := s.insertServices(ctx, tx, it.ID, services); err != nil {
		return uuid.Nil, err
	}
	err = s.Outbox.Add(ctx, tx, t.ID,
		authz.Tuple{Namespace: "Itinerary", Object: it.ID.String(), Relation: "tenants", Subject: "Tenant:" + t.ID.String()},
		authz.Tuple{Namespace: "Itinerary", Object: it.ID.String(), Relation: "operators", Subject: "Operator:" + operatorID.String()})
	if err != nil {
		return uuid.Nil, err
	}
	return it.ID, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "itinerary.create", Event: event.ItineraryCreated, ObjectType: "Itinerary", ObjectID: it.ID,
		After: map[string]any{"name": it.Name, "status": it.Status},
	})
}

// Update changes fields, services or status (O-176).
func (s *Service) Update(ctx context.Context, id uuid.UUID, change *api.ItineraryUpdate) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error { return s.UpdateTx(ctx, tx, id, change) })
}

// UpdateTx is Update inside a transaction.
func (s *Service) UpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, change *api.ItineraryUpdate) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	queries := itinerarydb.New(tx)
	row, err := queries.LockItinerary(ctx, itinerarydb.LockItineraryParams{TenantID: t.ID, ID: id})
	if db.NoRows(err) {
		return apierr.NotFound("itinerary")
	}
	if err != nil {
		return fmt.Errorf("lock itinerary: %w", err)
	}
	before, err := fromRow(row)
	if err != nil {
		return err
	}
	it := before.with(change)

	have, err := s.ServicesTx(ctx, tx, id)
	if err != nil {
		return err
	}
	fields := map[string]string{}
	services, replaced := have, change.ServicesByDay != nil || it.LengthInDays < before.LengthInDays
	switch {
	case change.ServicesByDay != nil:
		services, fields = prepareServices(change.ServicesByDay, it.LengthInDays, have)
	case replaced:
		// Days beyond the new length are lost with their services (O-138).
		services = slices.DeleteFunc(slices.Clone(have), func(service api.Service) bool { return service.Day.Or(1) > it.LengthInDays })
	}
	submits := change.Status.Set && change.Status.Value != before.Status && (change.Status.Value == InReview || change.Status.Value == Complete)
	it.checkDetails(fields, submits, t.Policy)
	departures, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{id}, civil.Today(now))
	if err != nil {
		return err
	}
	if change.MinimumSpots.Set || change.MaximumSpots.Set || submits {
		it.checkSpots(fields, departures[id])
	}
	if err := it.move(before.Status, change, fields, principalGroup(ctx)); err != nil {
		return err
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}

	content, err := json.Marshal(&it.Content)
	if err != nil {
		return err
	}
	_, err = queries.SaveItinerary(ctx, itinerarydb.SaveItineraryParams{
		TenantID: t.ID, ID: id, Version: change.Version, Status: string(it.Status), Name: it.Name, Country: it.Country,
		Destination: it.Destination, TripSummary: it.Summary, Categories: orEmpty(it.Categories), LengthInDays: it.LengthInDays,
		ActivityLevel: it.ActivityLevel, MinimumSpots: it.MinimumSpots, MaximumSpots: it.MaximumSpots,
		TravelerInsuranceRequired: it.TravelerInsuranceRequired, OperatorCode: it.OperatorCode, Content: content, Now: now,
	})
	if db.NoRows(err) {
		return apierr.Conflict()
	}
	if err != nil {
		return fmt.Errorf("save itinerary: %w", err)
	}
	if replaced {
		if err := queries.DeleteServices(ctx, itinerarydb.DeleteServicesParams{TenantID: t.ID, ItineraryID: id}); err != nil {
			return fmt.Errorf("replace services: %w", err)
		}
		if err := s.insertServices(ctx, tx, id, services); err != nil {
			return err
		}
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "itinerary.update", Event: event.ItineraryUpdated, ObjectType: "Itinerary", ObjectID: id,
		Before: map[string]any{"name": before.Name, "status": before.Status}, After: map[string]any{"name": it.Name, "status": it.Status},
	})
}

// RecommendTx recommends an itinerary to a host.
func (s *Service) RecommendTx(ctx context.Context, tx pgx.Tx, hostID, itineraryID uuid.UUID, top bool, note string) error {
	err := itinerarydb.New(tx).Recommend(ctx, itinerarydb.RecommendParams{
		TenantID: tenant.From(ctx).ID, HostID: hostID, ItineraryID: itineraryID, Top: top, Note: note,
	})
	if err != nil {
		return fmt.Errorf("recommend itinerary: %w", err)
	}
	return nil
}

func (s *Service) insertServices(ctx context.Context, tx pgx.Tx, id uuid.UUID, services []api.Service) error {
	if len(services) == 0 {
		return nil
	}
	rows, err := Rows(services)
	if err != nil {
		return err
	}
	err = itinerarydb.New(tx).InsertServices(ctx, itinerarydb.InsertServicesParams{TenantID: tenant.From(ctx).ID, ItineraryID: id, Services: rows})
	if err != nil {
		return fmt.Errorf("insert services: %w", err)
	}
	return nil
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
		service := &services[i]
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

func airport(a api.OptAirport) *api.Airport {
	if !a.Set {
		return nil
	}
	return &a.Value
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
