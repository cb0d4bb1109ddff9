package triprequest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/group"
	"caravan/backend/domain/trip/zone"
	"caravan/backend/domain/triprequest/question"
	"caravan/backend/domain/triprequest/triprequestdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/crowd"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/track"
	"caravan/backend/platform/whole"
)

// Service implements trip requests.
type Service struct {
	Deps
	Questions *question.Service

	crowd crowd.Crowd[bool]
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Outbox      authz.Outbox
	Clock       tenant.Clock
	Itineraries Itineraries
	Inventory   Inventory
	*Ledger
	Trips Trips
	Hosts Hosts
	Post  notification.Post
	// Switches report whether additional requests are accepted (H-118).
	Switches *tenant.Switches
	// People names those who ask and answer.
	People question.People
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("triprequest", d); err != nil {
		return nil, err
	}
	questions, err := question.New(question.Deps{DB: d.DB, Clock: d.Clock, Requests: d.Ledger, People: d.People,
		Post: d.Post})
	if err != nil {
		return nil, err
	}
	return &Service{Deps: d, Questions: questions}, nil
}

// Itineraries is what a request is validated against.
type Itineraries interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (itinerary.Itinerary, error)
	ServicesTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) ([]api.Service, error)
	ServicesByIDTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Service, error)
	DatesTx(ctx context.Context, tx pgx.Tx, it itinerary.Itinerary,
		includeInUse bool) (map[api.PackageLevel]itinerary.PackageDates, error)
	SummariesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.ItinerarySummary, error)
}

// Inventory reserves departures.
type Inventory interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (inventory.Item, error)
	TakeTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error
	ReleaseTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, confirmed bool) error
}

// Trips creates the trip of a request that needs no review.
type Trips interface {
	CreateFromRequestTx(ctx context.Context, tx pgx.Tx, requestID uuid.UUID, review trip.Review,
		actor trip.Actor) (trip.Trip, error)
	ApproveInstantlyTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
	SummariesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.TripSummary, error)
}

// Hosts returns what a host may request.
type Hosts interface {
	UnlockedTiersTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (level int, tiers []int, err error)
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
	RequestedTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) error
}

// Created is the response to a new request; it is stored under the call's idempotency key.
type Created struct {
	ID                uuid.UUID  `json:"id"`
	InstantlyApproved bool       `json:"instantlyApproved"`
	TripID            *uuid.UUID `json:"tripId,omitempty"`
}

// Create reserves a trip for the calling host (H-524). Of many who want one departure concurrently, only a few
// wait for its row lock at a time, and the others are soon told that it is gone.
func (s *Service) Create(ctx context.Context, key string, in *triprequestapi.TripRequestForm) (Created, error) {
	call := idempotency.By(ctx, "createTripRequest", key, in)
	wanted := in.ItineraryInventoryItemId.Or(in.Itinerary)
	if err := s.gone(ctx, wanted, call); err != nil {
		return Created{}, err
	}
	leave, err := s.crowd.Enter(ctx, wanted)
	if err != nil {
		return Created{}, apierr.Wrap(err, apierr.CodeUnavailable,
			"Lots of hosts are requesting this itinerary right now. Try again in a moment.")
	}
	defer leave()
	// Those who queued while it went are told here.
	if err := s.gone(ctx, wanted, call); err != nil {
		return Created{}, err
	}
	created, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (Created, error) { return s.CreateTx(ctx, tx, in) })
	var refused *apierr.Error
	if errors.As(err, &refused) && refused.Code == apierr.CodeSoldOut && in.ItineraryInventoryItemId.Set {
		s.crowd.Remember(wanted, true)
	}
	return created, err
}

// gone rejects based on what was known a moment ago, unless the call has a stored response.
func (s *Service) gone(ctx context.Context, departureID uuid.UUID, call idempotency.Call) error {
	if _, known := s.crowd.Known(departureID); !known {
		return nil
	}
	if had, err := idempotency.Known(ctx, s.DB, call); err != nil || had {
		return nil
	}
	return inventory.ErrTaken
}

// CreateTx is Create inside a transaction.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, in *triprequestapi.TripRequestForm) (Created, error) {
	return s.CreateForTx(ctx, tx, principal.Must(ctx).HostID, in)
}

// CreateForTx is CreateTx for a host.
func (s *Service) CreateForTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, in *triprequestapi.TripRequestForm) (
	Created, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	if hostID == uuid.Nil {
		return Created{}, apierr.New(apierr.CodeForbidden, "Only hosts can request a trip.")
	}
	it, err := s.requestable(ctx, tx, hostID, in.Itinerary)
	if err != nil {
		return Created{}, err
	}
	if id := in.ItineraryInventoryItemId; id.Set {
		// Unavailability is reported before the form is validated.
		if d, err := s.Inventory.LoadTx(ctx, tx, id.Value); err == nil && d.ItineraryID == it.ID && !d.Free() {
			return Created{}, inventory.ErrTaken
		}
	}
	checked, err := s.checkTx(ctx, tx, it, in)
	if err != nil {
		return Created{}, err
	}
	if len(checked.fields) > 0 {
		return Created{}, apierr.Invalid(checked.fields)
	}
	form, departure, instantly := checked.form, checked.departure, checked.instantly
	var item *uuid.UUID // none without inventory
	if departure.ID != uuid.Nil {
		item = &departure.ID
		if err := s.Inventory.TakeTx(ctx, tx, departure.ID); err != nil {
			return Created{}, err
		}
	}
	text, err := WriteForm(in)
	if err != nil {
		return Created{}, err
	}
	id := uuid.Must(uuid.NewV7())
	_, err = triprequestdb.New(tx).InsertRequest(ctx, triprequestdb.InsertRequestParams{
		TenantID: t.ID, ID: id, HostID: hostID, ItineraryID: it.ID, OperatorID: it.OperatorID, InventoryItemID: item,
		PackageLevel: string(form.SelectedPackage), StartDate: form.StartDate,
		EndDate: form.StartDate.AddDays(it.LengthInDays - 1), Form: text, InstantlyApproved: instantly, CreatedAt: now,
	})
	if err != nil {
		return Created{}, fmt.Errorf("insert trip request: %w", err)
	}
	if err := search.NoteTx(ctx, tx, search.Request, id); err != nil {
		return Created{}, err
	}
	err = s.Outbox.Add(ctx, tx, t.ID,
		authz.Tuple{Namespace: "TripRequest", Object: id.String(), Relation: "tenants", Subject: "Tenant:" + t.ID.String()},
		authz.Tuple{Namespace: "TripRequest", Object: id.String(), Relation: "hosts", Subject: "Host:" + hostID.String()},
		authz.Tuple{Namespace: "TripRequest", Object: id.String(), Relation: "operators",
			Subject: "Operator:" + it.OperatorID.String()})
	if err != nil {
		return Created{}, err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "trip_request.create", Event: event.TripRequestCreated, ObjectType: "TripRequest",
		ObjectID: id,
		After: map[string]any{"itineraryId": it.ID, "startDate": form.StartDate, "packageLevel": form.SelectedPackage,
			"instantlyApproved": instantly},
	})
	if err != nil {
		return Created{}, err
	}
	if err := s.Hosts.RequestedTx(ctx, tx, hostID); err != nil {
		return Created{}, err
	}
	name := track.HostRequestedTrip
	if instantly {
		name = track.HostRequestedInstantApproval
	}
	if err := track.Record(ctx, tx, track.Event{Name: name, At: now, ItineraryID: it.ID}); err != nil {
		return Created{}, err
	}
	created := Created{ID: id, InstantlyApproved: instantly}
	if !instantly {
		return created, s.mailRequestedTx(ctx, tx, id)
	}
	made, err := s.Trips.CreateFromRequestTx(ctx, tx, id, trip.Review{}, trip.System)
	if err != nil {
		return Created{}, err
	}
	created.TripID = &made.ID
	_, err = s.Trips.ApproveInstantlyTx(ctx, tx, made.ID)
	return created, err
}

// checked is a form validated against the itinerary's current offer.
type checked struct {
	form      Form
	services  []api.Service
	departure itinerary.Departure // without an id if the itinerary has no inventory
	instantly bool
	fields    map[string]string
	// Set only for a valid form.
	request   trip.Request
	variable  int64 // minor units, of the whole group
	suggested api.PriceRange
}

// checkTx validates a form and fills in its rooms; errors are in the returned fields.
func (s *Service) checkTx(ctx context.Context, tx pgx.Tx, it itinerary.Itinerary, in *triprequestapi.TripRequestForm) (
	checked, error) {
	c := checked{form: formOf(in)}
	if err := s.wishes(ctx, in.AdditionalRequests); err != nil {
		return c, err
	}
	var err error
	if c.services, err = s.Itineraries.ServicesTx(ctx, tx, it.ID); err != nil {
		return c, err
	}
	offer, dates, err := s.offer(ctx, tx, it, c.services, in.HostRooms != nil)
	if err != nil {
		return c, err
	}
	if it.InventoryEnabled {
		c.departure, c.fields = chooseDeparture(&c.form, in, dates[in.SelectedPackage])
	} else {
		c.departure, _ = it.DepartureOn(in.SelectedPackage, c.form.StartDate, tenant.From(ctx).Policy)
		c.fields = map[string]string{}
	}
	for _, problem := range c.form.Validate(offer) {
		if _, taken := c.fields[problem.Field]; !taken {
			c.fields[problem.Field] = problem.Message
		}
	}
	in.HostRooms = rooms(c.form, in.HostRooms != nil)
	checkPrePost(c.fields, in, in.HostRooms, c.departure, c.services)
	// If the itinerary does not say where the trip is, a reviewer has to set its time zone.
	c.instantly = c.form.ApprovesInstantly(offer.Packages[c.form.SelectedPackage]) && zone.Of(it, c.services) != ""
	if len(c.fields) > 0 {
		return c, nil
	}
	c.request = requestOf(in)
	if c.variable, err = group.RequestVariable(c.services, c.departure, c.request,
		it.Content.OptionalServices); err != nil {
		return c, err
	}
	if c.suggested, err = it.SuggestedRange(c.departure, tenant.From(ctx).Policy, c.form.Group(), c.variable); err != nil {
		return c, err
	}
	return c, c.sameAsShown(it, in)
}

// sameAsShown rejects figures from the host's screen that no longer match the server's (H-220); it never uses
// them.
func (c checked) sameAsShown(it itinerary.Itinerary, in *triprequestapi.TripRequestForm) error {
	if length := in.TripLength; length.Set && length.Value != it.LengthInDays {
		c.fields["tripLength"] = "The trip has " + count.Of(it.LengthInDays, "day")
	}
	if price := in.BasePriceMinor; price.Set && price.Value != c.suggested.MinPriceMinor {
		return apierr.New(apierr.CodeAmountMismatch, "The price has changed. Review it and try again.").
			WithDetails(map[string]int64{"basePriceMinor": c.suggested.MinPriceMinor})
	}
	in.BasePriceMinor, in.TripLength = api.NewOptInt64(c.suggested.MinPriceMinor), api.NewOptInt(it.LengthInDays)
	return nil
}

// requestable finds an itinerary that the host has unlocked.
func (s *Service) requestable(ctx context.Context, tx pgx.Tx, hostID,
	itineraryID uuid.UUID) (itinerary.Itinerary, error) {
	it, err := s.Itineraries.LoadTx(ctx, tx, itineraryID)
	if err != nil {
		return it, err
	}
	if it.Status != itinerary.Complete {
		return it, apierr.NotFound("itinerary")
	}
	level, tiers, err := s.Hosts.UnlockedTiersTx(ctx, tx, hostID)
	if err != nil {
		return it, err
	}
	if reason := it.LockReason(itinerary.Access{Level: level, UnlockedTiers: tiers},
		tenant.From(ctx).Policy); reason != "" {
		return it, apierr.New(apierr.CodeForbidden, reason)
	}
	return it, nil
}

// offer returns what the itinerary currently lets a host choose.
func (s *Service) offer(ctx context.Context, tx pgx.Tx, it itinerary.Itinerary, services []api.Service,
	perRoom bool) (Offer, map[api.PackageLevel]itinerary.PackageDates, error) {
	dates, err := s.Itineraries.DatesTx(ctx, tx, it, false)
	if err != nil {
		return Offer{}, nil, err
	}
	offer := Offer{
		Packages: map[Package]Availability{}, WorkshopHours: map[string]int{}, OptionalServices: map[string]int{},
		Today: civil.Today(s.Clock.Now(ctx)), PerRoomEditor: perRoom,
	}
	for level, d := range dates {
		setup, _ := it.Package(level)
		a := Availability{
			Enabled: d.Enabled, IsInventoryEnabled: it.InventoryEnabled, EnabledDates: d.Open, Spans: !it.InventoryEnabled,
			BlackoutDates: d.Blackout, InstantDates: d.Instant,
			DietaryOptions: setup.FoodOptions,
		}
		if len(d.Open) > 0 {
			a.FirstAvailableDate = d.Open[0]
		}
		offer.Packages[Package(level)] = a
	}
	for _, service := range services {
		id := service.ID.Value.String()
		switch {
		case service.Type == api.ServiceTypeWorkshopSpace:
			offer.WorkshopHours[id] = service.HoursAvailable.Or(1)
		case service.Type == api.ServiceTypeActivity && !service.IncludedActivity.Or(false):
			offer.Activities = append(offer.Activities, id)
		}
	}
	for _, service := range it.Content.OptionalServices {
		offer.OptionalServices[service.ID.String()] = service.Quantity.Or(Unlimited)
	}
	return offer, dates, nil
}

// chooseDeparture returns the departure that the form names, or the first available one on its date.
func chooseDeparture(form *Form, in *triprequestapi.TripRequestForm, dates itinerary.PackageDates) (
	itinerary.Departure, map[string]string) {
	for _, d := range dates.Departures {
		if d.StartDate != form.StartDate || in.ItineraryInventoryItemId.Set && d.ID != in.ItineraryInventoryItemId.Value {
			continue
		}
		form.InventoryItemID = d.ID.String()
		return d, map[string]string{}
	}
	fields := map[string]string{}
	if in.ItineraryInventoryItemId.Set {
		fields["itineraryInventoryItemId"] = "This departure isn’t available"
	} else {
		form.InventoryItemID = noDeparture
	}
	return itinerary.Departure{}, fields
}

// noDeparture keeps an error from being shown twice: without a departure the start date is what is wrong.
const noDeparture = "none"

// checkPrePost rejects services before and after the trip that are not offered: nights need a price for every
// requested kind of room (H-350), transfers one of the service and one of the departure (H-351).
func checkPrePost(fields map[string]string, in *triprequestapi.TripRequestForm, rooms []api.HostRoom,
	d itinerary.Departure, services []api.Service) {
	night := func(supply *api.RoomSupply) bool {
		prices := []int64{}
		for _, room := range rooms {
			price := int64(0)
			if supply != nil {
				price = group.NightPrice(*supply, room)
			}
			prices = append(prices, price)
		}
		return AccommodationOffered(prices)
	}
	transfer := func(timing api.Timing, price *int64) bool {
		return slices.ContainsFunc(services, func(s api.Service) bool {
			return s.Type == api.ServiceTypeAirportTransfer && s.Timing.Value == timing &&
				TransferOffered(s.PriceMinor.Or(0), price)
		})
	}
	nights, transfers := in.PrePostAccommodationSelection.Value, in.PrePostTransferSelection.Value
	for field, refused := range map[string]bool{
		"prePostAccommodationSelection.beforeTrip": nights.BeforeTrip.Or(false) && !night(d.PreAccommodation),
		"prePostAccommodationSelection.afterTrip":  nights.AfterTrip.Or(false) && !night(d.PostAccommodation),
		"prePostTransferSelection.beforeTrip": transfers.BeforeTrip.Or(false) &&
			!transfer(api.TimingPreTrip, d.PreTransferPriceMinor),
		"prePostTransferSelection.afterTrip": transfers.AfterTrip.Or(false) &&
			!transfer(api.TimingPostTrip, d.PostTransferPriceMinor),
	} {
		if refused {
			fields[field] = "This option isn’t available"
		}
	}
}

func (*Ledger) lock(ctx context.Context, tx pgx.Tx, id uuid.UUID) (triprequestdb.TripRequest, error) {
	row, err := triprequestdb.New(tx).LockRequest(ctx,
		triprequestdb.LockRequestParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return row, apierr.NotFound("trip request")
	}
	if err != nil {
		return row, fmt.Errorf("lock trip request: %w", err)
	}
	return row, nil
}

// wishes rejects additional requests where the marketplace accepts none (H-118).
func (s *Service) wishes(ctx context.Context, text api.OptString) error {
	if strings.TrimSpace(text.Or("")) == "" || s.Switches.On(ctx, tenant.FeatureWishes) {
		return nil
	}
	return apierr.InvalidField("additionalRequests", "This marketplace takes no additional requests.")
}

// formOf converts the contract's form for the rules.
func formOf(in *triprequestapi.TripRequestForm) Form {
	form := Form{
		SelectedPackage: Package(in.SelectedPackage), StartDate: civil.Of(in.StartDate),
		DietaryRestriction:  in.DietaryRestriction.Or(DietaryNone),
		QuantityOfHostRooms: in.QuantityOfHostsRooms.Or(1),
		AdditionalRequests:  strings.TrimSpace(in.AdditionalRequests.Or("")),
	}
	for _, c := range in.Companions {
		form.Companions = append(form.Companions, Companion{FirstName: c.FirstName, LastName: c.LastName,
			AgeRange: string(c.AgeRange)})
	}
	for _, room := range in.HostRooms {
		form.HostRooms = append(form.HostRooms, RoomKind(room.Type))
	}
	for _, choice := range in.SelectedWorkshopSpaces {
		form.Workshops = append(form.Workshops, Selection{ServiceID: choice.ServiceId.String(),
			Quantity: choice.HoursRequested})
	}
	for _, choice := range in.HostSelectedOptionalServices {
		form.OptionalServices = append(form.OptionalServices, Selection{ServiceID: choice.ServiceId.String(),
			Quantity: choice.Quantity})
	}
	for _, choice := range in.HostSelectedOptionalActivities {
		form.OptionalActivities = append(form.OptionalActivities, Selection{ServiceID: choice.ServiceId.String(),
			Quantity: choice.Quantity})
	}
	return form
}

// rooms returns the host rooms to be stored. Counted rooms are filled evenly, two to a room first.
func rooms(form Form, perRoom bool) []api.HostRoom {
	var out []api.HostRoom
	if perRoom {
		for _, kind := range form.HostRooms {
			out = append(out, api.HostRoom{Type: api.HostRoomType(kind)})
		}
		return out
	}
	people := form.Group()
	for left := form.QuantityOfHostRooms; left > 0; left-- {
		kind := OneBed
		if people > left {
			kind, people = TwoBeds, people-1
		}
		people--
		out = append(out, api.HostRoom{Type: api.HostRoomType(kind)})
	}
	return out
}
