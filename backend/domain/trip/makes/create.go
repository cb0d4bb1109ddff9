package makes

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
	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/fields"
	"caravan/backend/domain/trip/group"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/domain/trip/zone"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/places"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/slug"
)

// CreateTx creates a trip for the caller: an operator from a request for their own itinerary, or an admin.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, requestID uuid.UUID, review trip.Review) (trip.Trip, error) {
	p := principal.Must(ctx)
	actor, _ := trip.ActorOf(p.Group)
	if actor == trip.Operator {
		// The permission is the operator group's; only the row knows whose request it is.
		owner, err := s.Requests.OperatorTx(ctx, tx, requestID)
		if err != nil {
			return trip.Trip{}, err
		}
		if owner != p.OperatorID {
			return trip.Trip{}, apierr.NotFound("trip request")
		}
	}
	return s.CreateFromRequestTx(ctx, tx, requestID, review, actor)
}

// CreateFromRequestTx creates a trip with status created from a pending request (O-098). The actor is the
// operator, an admin, or the system on instant approval.
func (s *Service) CreateFromRequestTx(ctx context.Context, tx pgx.Tx, requestID uuid.UUID, review trip.Review,
	actor trip.Actor) (trip.Trip, error) {
	if _, err := trip.Apply(trip.State{Status: trip.None}, trip.ActCreate, actor); err != nil {
		return trip.Trip{}, trip.Refused(err)
	}
	request, err := s.Requests.ForTripTx(ctx, tx, requestID)
	if err != nil {
		return trip.Trip{}, err
	}
	it, err := s.Itineraries.LoadTx(ctx, tx, request.ItineraryID)
	if err != nil {
		return trip.Trip{}, err
	}
	departure, err := s.requestedTx(ctx, tx, it, request)
	if err != nil {
		return trip.Trip{}, err
	}
	services, err := s.Itineraries.ServicesTx(ctx, tx, it.ID)
	if err != nil {
		return trip.Trip{}, err
	}
	services = itinerary.WithSelections(services, departure.Selections)
	chosen, sources := chooseServices(services, request)
	variable, err := group.Variable(services, departure, group.ChoicesOf(request, it.Content.OptionalServices))
	if err != nil {
		return trip.Trip{}, err
	}
	terms, err := s.Operators.TermsTx(ctx, tx, it.OperatorID)
	if err != nil {
		return trip.Trip{}, err
	}
	if review.TimeZone == "" {
		review.TimeZone = zone.Of(it, services)
	} else if !places.KnownZone(review.TimeZone) {
		return trip.Trip{}, apierr.InvalidField(fields.TimeZone, zone.Unknown)
	}
	t, err := s.insert(ctx, tx, it, departure, request, review, variable, terms, actor == trip.System)
	if err != nil {
		return trip.Trip{}, err
	}
	if err := s.Trips.InsertServicesTx(ctx, tx, t.ID, chosen, sources); err != nil {
		return trip.Trip{}, err
	}
	if err := s.Requests.TripMadeTx(ctx, tx, requestID, t.ID, actor == trip.System); err != nil {
		return trip.Trip{}, err
	}
	object := t.ID.String()
	err = s.Outbox.Add(ctx, tx, t.TenantID,
		authz.Tuple{Namespace: "Trip", Object: object, Relation: "tenants", Subject: "Tenant:" + t.TenantID.String()},
		authz.Tuple{Namespace: "Trip", Object: object, Relation: "hosts", Subject: "Host:" + t.HostID.String()},
		authz.Tuple{Namespace: "Trip", Object: object, Relation: "operators", Subject: "Operator:" + t.OperatorID.String()},
		authz.Tuple{Namespace: "Report", Object: object, Relation: "tenants", Subject: "Tenant:" + t.TenantID.String()},
		authz.Tuple{Namespace: "Report", Object: object, Relation: "trips", Subject: "Trip:" + object})
	if err != nil {
		return trip.Trip{}, err
	}
	return t, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: t.CreatedAt, Action: "trip.create", Event: event.TripCreated, ObjectType: "Trip",
		ObjectID: t.ID,
		After:    map[string]any{"name": t.Name, "status": t.Status, "tripRequestId": requestID},
	})
}

// requestedTx returns what a requested trip runs on: its departure, or without inventory the prices of its day.
func (s *Service) requestedTx(ctx context.Context, tx pgx.Tx, it itinerary.Itinerary,
	request trip.Request) (inventory.Item, error) {
	if request.InventoryItemID != nil {
		return s.Inventory.LoadTx(ctx, tx, *request.InventoryItemID)
	}
	departure, ok := it.DepartureOn(request.PackageLevel, request.StartDate, tenant.From(ctx).Policy)
	if !ok {
		return departure, apierr.New(apierr.CodeIllegalState, "This request doesn’t have a departure.")
	}
	return departure, nil
}

// ApproveInstantlyTx takes a new trip through the operator's and the platform's approval (H-314).
func (s *Service) ApproveInstantlyTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error) {
	// The operator agreed to the terms for these dates by enabling instant approval.
	if _, err := s.Steps.ApplyTx(ctx, tx, id, trip.ActApprove, trip.Operator,
		trip.Facts{OperatorTermsAccepted: true}); err != nil {
		return trip.Trip{}, err
	}
	return s.Steps.ApplyTx(ctx, tx, id, trip.ActApprovePricing, trip.System, trip.Facts{})
}

func (s *Service) insert(ctx context.Context, tx pgx.Tx, it itinerary.Itinerary, d inventory.Item, request trip.Request,
	review trip.Review, variable int64, terms string, instantly bool) (trip.Trip, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	name, summary := review.Name, review.Summary
	if strings.TrimSpace(name) == "" {
		name = it.Name
	}
	if strings.TrimSpace(summary) == "" {
		summary = it.Summary
	}
	minimum, maximum := max(trip.SmallestMinimum, it.MinimumSpots), max(trip.SmallestMinimum, it.MaximumSpots)
	if review.MinimumSpots > 0 {
		minimum = review.MinimumSpots
	}
	if review.MaximumSpots > 0 {
		maximum = review.MaximumSpots
	}
	if fields := trip.CheckNameAndSpots(name, minimum, maximum, t.Policy); len(fields) > 0 {
		return trip.Trip{}, apierr.Invalid(fields)
	}
	content, err := json.Marshal(&trip.Content{
		Hero: it.Hero(), Photos: it.Content.Photos, DayPhotos: it.Content.DayPhotos, ActivityLevel: it.ActivityLevel,
		LengthInDays: it.LengthInDays,
		Companions:   request.Companions, HostRooms: request.HostRooms, DietaryRestriction: request.DietaryRestriction,
		AdditionalRequests: request.AdditionalRequests, Inclusions: it.Content.Inclusions, Exclusions: it.Content.Exclusions,
		Cities: it.Content.Cities, Logistics: it.Content.Logistics, Arrival: it.Content.Arrival,
		Departure: it.Content.Departure, TravelerInsuranceRequired: it.TravelerInsuranceRequired,
		PassportRequired: it.PassportRequired, OperatorCode: review.OperatorCode, OperatorTerms: terms,
		InstantlyApproved: instantly,
		GroupChoices:      group.ChoicesOf(request, it.Content.OptionalServices),
		OptionalServices:  it.Content.OptionalServices,
	})
	if err != nil {
		return trip.Trip{}, err
	}
	rules, err := approximate.PolicyTx(ctx, tx, it.Currency)
	if err != nil {
		return trip.Trip{}, err
	}
	policy, err := json.Marshal(rules)
	if err != nil {
		return trip.Trip{}, err
	}
	schedule, err := json.Marshal(d.CostSchedule)
	if err != nil {
		return trip.Trip{}, err
	}
	categories := it.Categories
	if categories == nil {
		categories = []string{}
	}
	return s.insertRow(ctx, tx, tripdb.InsertTripParams{
		TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), ItineraryID: it.ID, HostID: request.HostID, OperatorID: it.OperatorID,
		TripRequestID: request.ID, InventoryItemID: request.InventoryItemID, Now: now, Name: name, Country: it.Country,
		Destination: it.Destination,
		TripSummary: summary, Categories: categories, PackageLevel: string(request.PackageLevel),
		StartDate:        request.StartDate,
		EndDate:          request.StartDate.AddDays(it.LengthInDays - 1),
		BookingsDeadline: request.StartDate.AddDays(-t.Policy.Booking.DeadlineDays), Currency: it.Currency,
		MinimumSpots: minimum, MaximumSpots: maximum, MinimumTripThreshold: minimum,
		SingleSupplementPriceMinor: d.SingleSupplementPriceMinor, SingleSupplementQuantity: d.SingleSupplementQuantity,
		Foc: 1 + len(request.Companions), CostSchedule: schedule, ScheduleYear: it.YearOfPrices(d),
		YearOverYearIncreaseBp: int(it.YearOverYearBP),
		GroupVariableMinor:     variable, ServiceFeeBp: int(t.Policy.Pricing.ServiceFeeBP),
		TransactionFeeBp: int(t.Policy.Pricing.TransactionFeeBP), PlatformFeeBp: int(t.Policy.Pricing.PlatformFeeBP),
		Content: content, Policy: policy, TimeZone: review.TimeZone,
	})
}

// nameAttempts is how often a trip looks for an unused path and short id while others take them.
const nameAttempts = 5

// insertRow inserts the trip under a unique path and short id. Another trip may take a name between the lookup
// and the insert; the savepoint preserves the transaction for the next attempt.
func (s *Service) insertRow(ctx context.Context, tx pgx.Tx, params tripdb.InsertTripParams) (trip.Trip, error) {
	for attempt := 1; ; attempt++ {
		path, err := s.freePath(ctx, tx, params.Name, params.StartDate)
		if err != nil {
			return trip.Trip{}, err
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
			if err := search.NoteTx(ctx, tx, search.Trip, row.ID); err != nil {
				return trip.Trip{}, err
			}
			return trip.FromRow(row)
		case !taken || attempt == nameAttempts:
			return trip.Trip{}, fmt.Errorf("insert trip: %w", err)
		}
	}
}

// chooseServices copies the itinerary's services with the host's choices marked: workshop spaces keep the
// requested hours and unchosen ones are left out.
func chooseServices(services []api.Service,
	request trip.Request) (chosen []api.Service, sources map[uuid.UUID]uuid.UUID) {
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
		// The host's own attendees of an activity use spots that travelers could book.
		if places := request.Activities[source]; places > 0 && service.Capacity.Set {
			service.Capacity = api.NewOptInt(max(0, service.Capacity.Value-places))
		}
		chosen = append(chosen, service)
	}
	return chosen, sources
}

// freePath returns an unused path for the trip: its name, month and, if taken, a number.
func (s *Service) freePath(ctx context.Context, tx pgx.Tx, name string, start civil.Date) (string, error) {
	path := fmt.Sprintf("%s-%s-%d", slug.Of("trip", name), strings.ToLower(start.Month.String()[:3]), start.Year)
	return slug.Free(ctx, tx, tenant.From(ctx).ID, "trip", path, func(prefix string) ([]string, error) {
		return tripdb.New(tx).PathsLike(ctx, tripdb.PathsLikeParams{TenantID: tenant.From(ctx).ID, Prefix: prefix})
	})
}

// shortAlphabet omits letters and digits that are easily confused on the phone.
const shortAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ"

func shortID() string {
	raw := make([]byte, 7)
	_, _ = rand.Read(raw) // crypto/rand never fails
	for i, b := range raw {
		raw[i] = shortAlphabet[int(b)%len(shortAlphabet)]
	}
	return string(raw)
}
