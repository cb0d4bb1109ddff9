package trip

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/money"
	"caravan/backend/platform/places"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/slug"
)

// Review is what an operator may set while he makes a trip from a request; zero values keep the itinerary's.
type Review struct {
	Name, Summary, OperatorCode string
	MinimumSpots, MaximumSpots  int
	// TimeZone is an IANA name; that of the itinerary's place when empty.
	TimeZone string
}

// smallestMinimum is the least a trip can be run with (O-230).
const smallestMinimum = 2

// CreateTx makes a trip for the caller: an operator from a request for his own itinerary, or an admin.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, requestID uuid.UUID, review Review) (Trip, error) {
	p := principal.Must(ctx)
	actor, _ := ActorOf(p.Group)
	if actor == Operator {
		// The permission is the operator group's; whose request it is only the row knows.
		owner, err := s.Requests.OperatorTx(ctx, tx, requestID)
		if err != nil {
			return Trip{}, err
		}
		if owner != p.OperatorID {
			return Trip{}, apierr.NotFound("trip request")
		}
	}
	return s.CreateFromRequestTx(ctx, tx, requestID, review, actor)
}

// CreateFromRequestTx makes a trip with status created from a pending request (O-098). The actor is the operator,
// an admin, or the system on instant approval.
func (s *Service) CreateFromRequestTx(ctx context.Context, tx pgx.Tx, requestID uuid.UUID, review Review, actor Actor) (Trip, error) {
	if _, err := Apply(State{Status: None}, ActCreate, actor); err != nil {
		return Trip{}, refused(err)
	}
	request, err := s.Requests.ForTripTx(ctx, tx, requestID)
	if err != nil {
		return Trip{}, err
	}
	it, err := s.Itineraries.LoadTx(ctx, tx, request.ItineraryID)
	if err != nil {
		return Trip{}, err
	}
	departure, err := s.requestedTx(ctx, tx, it, request)
	if err != nil {
		return Trip{}, err
	}
	services, err := s.Itineraries.ServicesTx(ctx, tx, it.ID)
	if err != nil {
		return Trip{}, err
	}
	services = itinerary.WithSelections(services, departure.Selections)
	chosen, sources := chooseServices(services, request)
	variable, err := groupVariable(services, departure, choicesOf(request, it.Content.OptionalServices))
	if err != nil {
		return Trip{}, err
	}
	terms, err := s.Operators.TermsTx(ctx, tx, it.OperatorID)
	if err != nil {
		return Trip{}, err
	}
	if review.TimeZone == "" {
		review.TimeZone = ZoneOf(it, services)
	} else if !places.KnownZone(review.TimeZone) {
		return Trip{}, apierr.InvalidField(fieldTimeZone, unknownZone)
	}
	t, err := s.insert(ctx, tx, it, departure, request, review, variable, terms, actor == System)
	if err != nil {
		return Trip{}, err
	}
	if err := s.insertServices(ctx, tx, t.ID, chosen, sources); err != nil {
		return Trip{}, err
	}
	if err := s.Requests.TripMadeTx(ctx, tx, requestID, t.ID, actor == System); err != nil {
		return Trip{}, err
	}
	object := t.ID.String()
	err = s.Outbox.Add(ctx, tx, t.TenantID,
		authz.Tuple{Namespace: "Trip", Object: object, Relation: "tenants", Subject: "Tenant:" + t.TenantID.String()},
		authz.Tuple{Namespace: "Trip", Object: object, Relation: "hosts", Subject: "Host:" + t.HostID.String()},
		authz.Tuple{Namespace: "Trip", Object: object, Relation: "operators", Subject: "Operator:" + t.OperatorID.String()},
		authz.Tuple{Namespace: "Report", Object: object, Relation: "tenants", Subject: "Tenant:" + t.TenantID.String()},
		authz.Tuple{Namespace: "Report", Object: object, Relation: "trips", Subject: "Trip:" + object})
	if err != nil {
		return Trip{}, err
	}
	return t, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: t.CreatedAt, Action: "trip.create", Event: event.TripCreated, ObjectType: "Trip", ObjectID: t.ID,
		After: map[string]any{"name": t.Name, "status": t.Status, "tripRequestId": requestID},
	})
}

// requestedTx finds what a requested trip runs on: its departure, or without inventory the prices of its day.
func (s *Service) requestedTx(ctx context.Context, tx pgx.Tx, it itinerary.Itinerary, request Request) (inventory.Item, error) {
	if request.InventoryItemID != nil {
		return s.Inventory.LoadTx(ctx, tx, *request.InventoryItemID)
	}
	departure, ok := it.DepartureOn(request.PackageLevel, request.StartDate, tenant.From(ctx).Policy)
	if !ok {
		return departure, apierr.New(apierr.CodeIllegalState, "This request has no departure.")
	}
	return departure, nil
}

// ApproveInstantlyTx takes a new trip through the operator's and the platform's approval (H-314).
func (s *Service) ApproveInstantlyTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Trip, error) {
	// The operator agreed to the terms for these dates when he switched instant approval on.
	if _, err := s.ApplyTx(ctx, tx, id, ActApprove, Operator, Facts{OperatorTermsAccepted: true}); err != nil {
		return Trip{}, err
	}
	return s.ApplyTx(ctx, tx, id, ActApprovePricing, System, Facts{})
}

func (s *Service) insert(ctx context.Context, tx pgx.Tx, it itinerary.Itinerary, d inventory.Item, request Request, review Review,
	variable int64, terms string, instantly bool) (Trip, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	name, summary := review.Name, review.Summary
	if strings.TrimSpace(name) == "" {
		name = it.Name
	}
	if strings.TrimSpace(summary) == "" {
		summary = it.Summary
	}
	minimum, maximum := max(smallestMinimum, it.MinimumSpots), max(smallestMinimum, it.MaximumSpots)
	if review.MinimumSpots > 0 {
		minimum = review.MinimumSpots
	}
	if review.MaximumSpots > 0 {
		maximum = review.MaximumSpots
	}
	if fields := checkNameAndSpots(name, minimum, maximum, t.Policy); len(fields) > 0 {
		return Trip{}, apierr.Invalid(fields)
	}
	content, err := json.Marshal(&Content{
		Hero: it.Hero(), Photos: it.Content.Photos, ActivityLevel: it.ActivityLevel, LengthInDays: it.LengthInDays,
		Companions: request.Companions, HostRooms: request.HostRooms, DietaryRestriction: request.DietaryRestriction,
		AdditionalRequests: request.AdditionalRequests, Inclusions: it.Content.Inclusions, Exclusions: it.Content.Exclusions,
		Cities: it.Content.Cities, Logistics: it.Content.Logistics, Arrival: it.Content.Arrival, Departure: it.Content.Departure,
		TravelerInsuranceRequired: it.TravelerInsuranceRequired, PassportRequired: it.PassportRequired,
		OperatorCode: review.OperatorCode, OperatorTerms: terms, InstantlyApproved: instantly, GroupChoices: choicesOf(request, it.Content.OptionalServices),
		OptionalServices: it.Content.OptionalServices,
	})
	if err != nil {
		return Trip{}, err
	}
	policy, err := json.Marshal(t.Policy)
	if err != nil {
		return Trip{}, err
	}
	schedule, err := json.Marshal(d.CostSchedule)
	if err != nil {
		return Trip{}, err
	}
	categories := it.Categories
	if categories == nil {
		categories = []string{}
	}
	return s.insertRow(ctx, tx, tripdb.InsertTripParams{
		TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), ItineraryID: it.ID, HostID: request.HostID, OperatorID: it.OperatorID,
		TripRequestID: request.ID, InventoryItemID: request.InventoryItemID, Now: now, Name: name, Country: it.Country, Destination: it.Destination,
		TripSummary: summary, Categories: categories, PackageLevel: string(request.PackageLevel), StartDate: request.StartDate,
		EndDate: request.StartDate.AddDays(it.LengthInDays - 1), BookingsDeadline: request.StartDate.AddDays(-t.Policy.Booking.DeadlineDays),
		Currency: it.Currency, MinimumSpots: minimum, MaximumSpots: maximum, MinimumTripThreshold: minimum,
		SingleSupplementPriceMinor: d.SingleSupplementPriceMinor, SingleSupplementQuantity: d.SingleSupplementQuantity,
		Foc: 1 + len(request.Companions), CostSchedule: schedule, ScheduleYear: it.YearOfPrices(d), YearOverYearIncreaseBp: int(it.YearOverYearBP),
		GroupVariableMinor: variable, ServiceFeeBp: int(t.Policy.Pricing.ServiceFeeBP), TransactionFeeBp: int(t.Policy.Pricing.TransactionFeeBP),
		PlatformFeeBp: int(t.Policy.Pricing.PlatformFeeBP), Content: content, Policy: policy, TimeZone: review.TimeZone,
	})
}

// nameAttempts is how often a trip looks for a free path and short id while others take them.
const nameAttempts = 5

// insertRow writes the trip under a path and a short id of its own. Another trip may take a name between the
// look and the insert; the savepoint keeps the transaction for the next try.
func (s *Service) insertRow(ctx context.Context, tx pgx.Tx, params tripdb.InsertTripParams) (Trip, error) {
	for attempt := 1; ; attempt++ {
		path, err := s.freePath(ctx, tx, params.Name, params.StartDate)
		if err != nil {
			return Trip{}, err
		}
		params.TripPath, params.ShortID = path, shortID()
		var row tripdb.Trip
		err = pgx.BeginFunc(ctx, tx, func(try pgx.Tx) error {
			var err error
			row, err = tripdb.New(try).InsertTrip(ctx, params)
			return err
		})
		taken := db.Constraint(err) == "trip_tenant_id_trip_path_key" || db.Constraint(err) == "trip_tenant_id_short_id_key"
		switch {
		case err == nil:
			return fromRow(row)
		case !taken || attempt == nameAttempts:
			return Trip{}, fmt.Errorf("insert trip: %w", err)
		}
	}
}

// checkNameAndSpots gives the messages of O-133 and O-146.
func checkNameAndSpots(name string, minimum, maximum int, p tenant.Policy) map[string]string {
	fields := map[string]string{}
	switch {
	case strings.TrimSpace(name) == "":
		fields["name"] = "A name is required"
	case len([]rune(name)) > p.Trip.NameMaxLength:
		fields["name"] = fmt.Sprintf("%d characters length maximum", p.Trip.NameMaxLength)
	}
	if minimum < smallestMinimum {
		fields["minimumSpots"] = fmt.Sprintf("Minimum spots cannot be lower than %d", smallestMinimum)
	}
	if minimum > maximum {
		fields["minimumSpots"] = "Minimum spots cannot be greater than maximum spots"
	}
	return fields
}

// chooseServices copies the itinerary's services with the host's choices marked: workshop spaces keep the hours
// asked for and those not chosen are left out.
func chooseServices(services []api.Service, request Request) (chosen []api.Service, sources map[uuid.UUID]uuid.UUID) {
	chosen, sources = make([]api.Service, 0, len(services)), map[uuid.UUID]uuid.UUID{}
	for _, service := range services {
		source := service.ID.Value
		if service.Type == api.ServiceTypeWorkshopSpace {
			hours := request.WorkshopHours[source]
			if hours == 0 {
				continue
			}
			service.HoursRequested = api.NewOptInt(hours)
			service.AcceptedByHost = api.NewOptBool(true)
		}
		service.ID = api.NewOptUUID(uuid.Must(uuid.NewV7()))
		sources[service.ID.Value] = source
		// The host's own attendees of an activity use places that travelers could book.
		if places := request.Activities[source]; places > 0 && service.Capacity.Set {
			service.Capacity = api.NewOptInt(max(0, service.Capacity.Value-places))
		}
		chosen = append(chosen, service)
	}
	return chosen, sources
}

// GroupChoices is what the host chose for the group, which the paying travelers share. A trip keeps it, so that a
// change of the operator's prices can be worked out anew. Services are named by the itinerary's ids.
type GroupChoices struct {
	Group          int               `json:"group"` // the host and the companions
	HostRooms      []api.HostRoom    `json:"hostRooms,omitempty"`
	Activities     map[uuid.UUID]int `json:"activities,omitempty"`    // attendees
	WorkshopHours  map[uuid.UUID]int `json:"workshopHours,omitempty"` // hours
	NightBefore    bool              `json:"nightBefore,omitempty"`
	NightAfter     bool              `json:"nightAfter,omitempty"`
	TransferBefore bool              `json:"transferBefore,omitempty"`
	TransferAfter  bool              `json:"transferAfter,omitempty"`
	// OptionalServices are chosen of those beside the days (O-074), at the price that a repricing last brought.
	OptionalServices []OptionalChoice `json:"optionalServices,omitempty"`
}

// OptionalChoice is a quantity of an optional service at its price in minor units.
type OptionalChoice struct {
	ID         uuid.UUID `json:"id"`
	Name       string    `json:"name"`
	Quantity   int       `json:"quantity"`
	PriceMinor int64     `json:"priceMinor"`
}

func choicesOf(r Request, offered []api.OptionalService) *GroupChoices {
	c := &GroupChoices{
		Group: 1 + len(r.Companions), HostRooms: r.HostRooms, Activities: r.Activities, WorkshopHours: r.WorkshopHours,
		NightBefore: r.NightBefore, NightAfter: r.NightAfter, TransferBefore: r.TransferBefore, TransferAfter: r.TransferAfter,
	}
	for _, service := range offered {
		if quantity := r.OptionalServices[service.ID]; quantity > 0 {
			c.OptionalServices = append(c.OptionalServices, OptionalChoice{service.ID, service.Name, quantity, service.PriceMinor.Or(0)})
		}
	}
	return c
}

// GroupVariable is the price of everything that a request chooses for the group, before there is a trip.
func GroupVariable(services []api.Service, d inventory.Item, request Request, offered []api.OptionalService) (int64, error) {
	return groupVariable(services, d, choicesOf(request, offered))
}

// groupVariable is the price of everything the host chose for the group.
func groupVariable(services []api.Service, d inventory.Item, c *GroupChoices) (int64, error) {
	var lines []int64
	var failed error
	add := func(unit, quantity int64) {
		amount, err := money.Mul(unit, quantity)
		if err != nil {
			failed = err
		}
		lines = append(lines, amount)
	}
	for _, service := range services {
		if places := c.Activities[service.ID.Value]; places > 0 {
			add(service.PriceMinor.Or(0), int64(places))
		}
		if hours := c.WorkshopHours[service.ID.Value]; hours > 0 {
			add(service.PricePerHourMinor.Or(0), int64(hours))
		}
	}
	for _, service := range c.OptionalServices {
		add(service.PriceMinor, int64(service.Quantity))
	}
	if extra := len(c.HostRooms) - (c.Group+1)/2; extra > 0 {
		add(d.SingleSupplementPriceMinor, int64(extra))
	}
	for _, night := range []struct {
		wanted bool
		supply *api.RoomSupply
	}{{c.NightBefore, d.PreAccommodation}, {c.NightAfter, d.PostAccommodation}} {
		if !night.wanted || night.supply == nil {
			continue
		}
		for _, room := range c.HostRooms {
			add(NightPrice(*night.supply, room), 1)
		}
	}
	if c.TransferBefore && d.PreTransferPriceMinor != nil {
		add(*d.PreTransferPriceMinor, int64(c.Group))
	}
	if c.TransferAfter && d.PostTransferPriceMinor != nil {
		add(*d.PostTransferPriceMinor, int64(c.Group))
	}
	if failed != nil {
		return 0, fmt.Errorf("group variable: %w", failed)
	}
	return money.Sum(lines...)
}

// NightPrice is what a departure's night costs for a host room; zero when that kind of room is not offered.
func NightPrice(supply api.RoomSupply, room api.HostRoom) int64 {
	if room.Type == api.HostRoomTypeOneBed {
		return supply.Single.Value.PriceMinor
	}
	return supply.Double.Value.PriceMinor
}

func (s *Service) insertServices(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, services []api.Service, sources map[uuid.UUID]uuid.UUID) error {
	if len(services) == 0 {
		return nil
	}
	rows, err := itinerary.Rows(services)
	if err != nil {
		return err
	}
	if rows, err = withSources(rows, sources); err != nil {
		return err
	}
	err = tripdb.New(tx).InsertTripServices(ctx, tripdb.InsertTripServicesParams{
		TenantID: tenant.From(ctx).ID, TripID: tripID, Services: rows, Now: s.Clock.Now(ctx), CreatedBy: author(ctx),
	})
	if err != nil {
		return fmt.Errorf("insert trip services: %w", err)
	}
	return nil
}

// author is the member who acts; nil for the system.
func author(ctx context.Context) *uuid.UUID {
	if p, ok := principal.From(ctx); ok && p.MemberID != uuid.Nil {
		return &p.MemberID
	}
	return nil
}

// withSources names in each row the itinerary's service that it was copied from.
func withSources(rows []byte, sources map[uuid.UUID]uuid.UUID) ([]byte, error) {
	var all []map[string]json.RawMessage
	if err := json.Unmarshal(rows, &all); err != nil {
		return nil, fmt.Errorf("trip services: %w", err)
	}
	for _, row := range all {
		var id uuid.UUID
		if err := json.Unmarshal(row["id"], &id); err != nil {
			return nil, fmt.Errorf("trip services: %w", err)
		}
		if source, known := sources[id]; known {
			row["sourceId"] = json.RawMessage(`"` + source.String() + `"`)
		}
	}
	return json.Marshal(all)
}

// freePath is the trip's path: its name, month and, when another trip has that, a number.
func (s *Service) freePath(ctx context.Context, tx pgx.Tx, name string, start civil.Date) (string, error) {
	path := fmt.Sprintf("%s-%s-%d", slug.Of("trip", name), strings.ToLower(start.Month.String()[:3]), start.Year)
	return slug.Free(ctx, tx, tenant.From(ctx).ID, "trip", path, func(prefix string) ([]string, error) {
		return tripdb.New(tx).PathsLike(ctx, tripdb.PathsLikeParams{TenantID: tenant.From(ctx).ID, Prefix: prefix})
	})
}

// shortAlphabet leaves out letters and digits that are mistaken for each other on the phone.
const shortAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ"

func shortID() string {
	raw := make([]byte, 7)
	_, _ = rand.Read(raw) // crypto/rand never fails
	for i, b := range raw {
		raw[i] = shortAlphabet[int(b)%len(shortAlphabet)]
	}
	return string(raw)
}
