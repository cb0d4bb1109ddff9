// Package triptest sets up a small marketplace on a real database for the tests of the domains around trips.
// Everything in it is created through the services that people's calls use.
package triptest

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	"caravan/backend/app/modules"
	schema "caravan/backend/db"
	"caravan/backend/domain/host"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/operator"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/agreement"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/triprequest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/clock/clocktest"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/principal"
	"caravan/backend/testkit"
	"caravan/backend/testkit/world"
)

// Start is the instant at which a market opens.
var Start = time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)

// Market is one tenant with an operator, an itinerary with departures, and a host.
type Market struct {
	T       testing.TB
	DB      *db.DB
	Owner   *pgxpool.Pool
	Clock   *clocktest.Manual
	Tenant  tenant.Tenant
	Tenants *tenant.Store
	// Domains are the product's own modules.
	*modules.Domains

	OperatorID, HostID, ItineraryID uuid.UUID
	// Departures by start date of the standard package, each with quantity one.
	Departures                                         map[civil.Date]uuid.UUID
	OperatorMember, HostMember, AdminMember, Traveller uuid.UUID
}

// The start dates of the market's departures.
var (
	First  = civil.New(2026, 10, 5)
	Second = civil.New(2026, 11, 2)
)

// Open creates a market on a database of its own.
func Open(t testing.TB) *Market {
	t.Helper()
	database := testkit.DB(t)
	d, err := db.Open(t.Context(), database.AppURL, 8)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	queue, err := river.NewClient(riverpgxv5.New(d.Pool), &river.Config{Schema: schema.RiverSchema})
	if err != nil {
		t.Fatal(err)
	}
	m := &Market{T: t, DB: d, Owner: database.Owner(t), Clock: clocktest.NewManual(Start),
		Departures: map[civil.Date]uuid.UUID{}}
	m.wire(&jobs.Client{River: queue})
	m.Tenant = m.AddTenant("acme")
	m.fill()
	return m
}

func (m *Market) wire(queue jobs.Inserter) {
	outside := world.Outsides(m.T, m.DB, queue, m.Clock)
	m.Tenants, m.Domains = outside.Tenants, world.Modules(m.T, outside)
}

// AddTenant creates another tenant on the same server.
func (m *Market) AddTenant(slug string) tenant.Tenant {
	m.T.Helper()
	id := uuid.Must(uuid.NewV7())
	_, err := m.Owner.Exec(m.T.Context(), `
		INSERT INTO tenant (id, slug, brand, currency, locale, theme, support_email, sender_email, created_at)
		VALUES ($1, $2, $3, 'USD', 'en-US', '{}', 'help@example.com', 'hello@example.com', $4)`, id, slug,
		"Brand "+slug, Start)
	if err != nil {
		m.T.Fatal(err)
	}
	t, err := (&tenant.Store{DB: m.DB}).ByID(m.T.Context(), id)
	if err != nil {
		m.T.Fatal(err)
	}
	return t
}

// AddMember creates a person in the market's tenant.
func (m *Market) AddMember(group, name string) uuid.UUID {
	m.T.Helper()
	id := uuid.Must(uuid.NewV7())
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(m.T.Context(), `
			INSERT INTO member (tenant_id, id, email, user_group, status, first_name, last_name, created_at, updated_at)
			VALUES ($1, $2, $3, $4, 'active', $5, 'Example', $6, $6)`, m.Tenant.ID, id, name+"@example.com", group, name, Start)
		return err
	})
	return id
}

// AddHost creates another host with a level.
func (m *Market) AddHost(name string, level int) (hostID, memberID uuid.UUID) {
	m.T.Helper()
	memberID = m.AddMember("host", name)
	m.Tx(m.System(), func(tx pgx.Tx) error {
		var err error
		hostID, err = m.Hosts.CreateTx(m.System(), tx, host.Newcomer{MemberID: memberID, DisplayName: name, Level: level,
			Status: api.HostStatusQualified})
		return err
	})
	return hostID, memberID
}

func (m *Market) fill() {
	m.OperatorMember, m.AdminMember, m.Traveller = m.AddMember("operator", "olga"), m.AddMember("admin", "ada"),
		m.AddMember("traveler", "tess")
	m.HostID, m.HostMember = m.AddHost("hanna", 3)
	m.Tx(m.System(), func(tx pgx.Tx) error {
		var err error
		m.OperatorID, err = m.Operators.CreateTx(m.System(), tx, operator.Newcomer{Name: "Andes Trails", Code: "ANDES",
			Email: "desk@andes.example", Phone: "+51 84 555 0100", Terms: "We run what we list."})
		if err != nil {
			return err
		}
		return m.Operators.AddMemberTx(m.System(), tx, m.OperatorID, m.OperatorMember)
	})
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		var err error
		if m.ItineraryID, err = m.Itineraries.Create(m.Operator(), tx, Draft()); err != nil {
			return err
		}
		for _, day := range []civil.Date{First, Second} {
			if m.Departures[day], err = m.Inventory.CreateTx(m.Operator(), tx, m.ItineraryID, Departure(day)); err != nil {
				return err
			}
		}
		return m.Itineraries.UpdateTx(m.Admin(), tx, m.ItineraryID, &itineraryapi.ItineraryUpdate{Version: 1,
			Status: itineraryapi.NewOptItineraryStatus(itinerary.Complete)})
	})
}

// Draft returns a valid itinerary of two days with one bookable activity and a workshop space.
func Draft() *itineraryapi.ItineraryDraft {
	text := api.NewOptString
	return &itineraryapi.ItineraryDraft{
		Name: "Andes on Foot", Country: "Peru", Destination: "Cusco", LengthInDays: 2, Tier: api.NewOptInt(1),
		TripSummary: text(
			"Two days on old paths between terraces and snow, with people who were born there and who know every stone, spring and story."),
		MinimumSpots: api.NewOptInt(4), MaximumSpots: api.NewOptInt(6), Categories: []string{"Exploration"},
		InstantApproval: api.NewOptBool(true), Packages: []api.PackageSetup{
			{Level: api.PackageLevelStandard, Enabled: true, AccommodationLevels: []string{"3-star"},
				MealLevels: []string{"Half board"}, FoodOptions: []string{"Vegan"}},
			{Level: api.PackageLevelPremium, Enabled: false},
		},
		ServicesByDay: []api.Day{
			{Day: 1, Services: []api.Service{
				{Type: api.ServiceTypeInfo, Title: text("Arrival and a first walk"), Description: text("We meet at the airport.")},
				{Type: api.ServiceTypeAccommodation, Name: text("Casa Sol"), Description: text("A quiet house.")},
				{
					Type: api.ServiceTypeActivity, Name: text("Rafting"), Description: text("Half a day on the river."),
					PriceMinor: api.NewOptInt64(50_00), Bookable: api.NewOptBool(true), Capacity: api.NewOptInt(3),
				},
				{
					Type: api.ServiceTypeAirportTransfer, Name: text("Airport car"),
					Description: text("From the airport to the house."), Timing: api.NewOptTiming(api.TimingPreTrip),
					PriceMinor: api.NewOptInt64(30_00),
				},
			}},
			{Day: 2, Services: []api.Service{{
				Type: api.ServiceTypeWorkshopSpace, Name: text("Yoga deck"), Description: text("A deck above the valley."),
				StartTime: text("08:00"), HoursAvailable: api.NewOptInt(2), PricePerHourMinor: api.NewOptInt64(40_00),
			}}},
		},
	}
}

// Departure returns a departure of the draft's standard package.
func Departure(day civil.Date) *inventoryapi.InventoryInput {
	night := api.RoomSupply{
		Single: api.NewOptNightSupply(api.NightSupply{PriceMinor: 80_00}),
		Double: api.NewOptNightSupply(api.NightSupply{PriceMinor: 100_00}),
	}
	return &inventoryapi.InventoryInput{
		PackageLevel: api.PackageLevelStandard, StartDate: day.UTC(), QuantityAvailable: 1,
		SingleSupplementPriceMinor:        200_00,
		SingleSupplementQuantityAvailable: 2, PreTransferPriceMinor: api.NewOptInt64(30_00),
		PreAccommodation: api.NewOptRoomSupply(night),
		CostSchedule: []api.Tier{{NumberOfTravelers: 4, PriceMinor: 1_000_00},
			{NumberOfTravelers: 6, PriceMinor: 900_00}},
	}
}

// Form returns a valid request for a departure, which needs no review.
func (m *Market) Form(day civil.Date) *triprequestapi.TripRequestForm {
	return &triprequestapi.TripRequestForm{
		Itinerary: m.ItineraryID, SelectedPackage: api.PackageLevelStandard, StartDate: day.UTC(),
		ItineraryInventoryItemId: api.NewOptUUID(m.Departures[day]),
		HostRooms:                []api.HostRoom{{Type: api.HostRoomTypeOneBed}},
	}
}

// Request creates a request as the market's host.
func (m *Market) Request(form *triprequestapi.TripRequestForm) (triprequest.Created, error) {
	m.T.Helper()
	var created triprequest.Created
	err := m.DB.InTenantTx(m.Host(), m.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		created, err = m.Requests.CreateTx(m.Host(), tx, form)
		return err
	})
	return created, err
}

// Approved creates a trip whose pricing is approved, on the first departure.
func (m *Market) Approved() uuid.UUID {
	m.T.Helper()
	created, err := m.Request(m.Form(First))
	if err != nil {
		m.T.Fatal(err)
	}
	return *created.TripID
}

// Prices returns prices at which the host earns in every group size.
func Prices() tripapi.OptPrices {
	return tripapi.NewOptPrices(tripapi.Prices{InitialMinor: 1_500_00, RemainingMinor: 1_700_00})
}

// Agreed creates a trip that the host has priced and agreed to.
func (m *Market) Agreed() uuid.UUID {
	m.T.Helper()
	id := m.Approved()
	m.Must(m.Trips.AcceptTerms(m.Host(), id, &tripapi.AcceptHostTerms{Terms: agreement.Version,
		Version: m.Trip(id).Version, Prices: Prices()}))
	return id
}

// Launched creates a trip that is live.
func (m *Market) Launched() uuid.UUID {
	m.T.Helper()
	id := m.Agreed()
	at := m.Clock.Now().Add(time.Hour).Truncate(10 * time.Minute)
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		LaunchDate: tripapi.NewOptNilDateTime(at)}))
	m.Clock.Advance(at.Add(time.Second).Sub(m.Clock.Now()))
	m.Must(m.Trips.Advance(m.System()))
	return id
}

// Trip loads a trip.
func (m *Market) Trip(id uuid.UUID) trip.Trip {
	m.T.Helper()
	var t trip.Trip
	m.Tx(m.System(), func(tx pgx.Tx) error {
		var err error
		t, err = m.Trips.LoadTx(m.System(), tx, id)
		return err
	})
	return t
}

// Book adds a booking of the market's traveler with its spots taken, as a paid checkout leaves it.
func (m *Market) Book(tripID uuid.UUID, status string, spots int) uuid.UUID {
	m.T.Helper()
	id := uuid.Must(uuid.NewV7())
	m.Tx(m.System(), func(tx pgx.Tx) error {
		if _, err := m.Trips.TakeSpotsTx(m.System(), tx, tripID, capacity.Take{Spots: spots}); err != nil {
			return err
		}
		_, err := tx.Exec(m.T.Context(), `
			INSERT INTO booking (tenant_id, id, order_id, trip_id, customer_id, status, spots, currency, deposit_minor, payment_due_date, policy, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, 'USD', 0, '2026-07-01', '{}', $8)`,
			m.Tenant.ID, id, id.String(), tripID, m.Traveller, status, spots, m.Clock.Now())
		if err != nil {
			return err
		}
		_, err = tx.Exec(m.T.Context(), `
			INSERT INTO booking_participant (tenant_id, id, booking_id, position, member_id, first_name, last_name, email)
			VALUES ($1, $2, $3, 0, $4, 'Tess', 'Example', 'tess@example.com')`, m.Tenant.ID, uuid.Must(uuid.NewV7()), id,
			m.Traveller)
		return err
	})
	return id
}

// System returns the context of a job.
func (m *Market) System() context.Context { return tenant.With(m.T.Context(), m.Tenant) }

// Host returns the context of the market's host.
func (m *Market) Host() context.Context { return m.HostOf(m.HostID, m.HostMember) }

// HostOf returns the context of another host.
func (m *Market) HostOf(hostID, memberID uuid.UUID) context.Context {
	return m.as(principal.Principal{MemberID: memberID, Group: "host", HostID: hostID})
}

// Operator returns the context of the operator's member.
func (m *Market) Operator() context.Context {
	return m.as(principal.Principal{MemberID: m.OperatorMember, Group: "operator", OperatorID: m.OperatorID})
}

// Admin returns the context of an admin.
func (m *Market) Admin() context.Context {
	return m.as(principal.Principal{MemberID: m.AdminMember, Group: "admin"})
}

// Traveler returns the context of the market's traveler.
func (m *Market) Traveler() context.Context {
	return m.as(principal.Principal{MemberID: m.Traveller, Group: "traveler"})
}

func (m *Market) as(p principal.Principal) context.Context {
	p.TenantID = m.Tenant.ID
	return principal.With(m.System(), p)
}

// In returns a caller's context in another tenant.
func (m *Market) In(t tenant.Tenant, p principal.Principal) context.Context {
	p.TenantID = t.ID
	return principal.With(tenant.With(m.T.Context(), t), p)
}

// Tx runs fn in a transaction of the context's tenant and fails the test on an error.
func (m *Market) Tx(ctx context.Context, fn func(tx pgx.Tx) error) {
	m.T.Helper()
	m.Must(m.DB.InTenantTx(ctx, tenant.From(ctx).ID, fn))
}

// Must fails the test on an error.
func (m *Market) Must(err error) {
	m.T.Helper()
	if err != nil {
		m.T.Fatal(err)
	}
}

// Count counts rows of the market's tenant.
func (m *Market) Count(table, where string, args ...any) int {
	m.T.Helper()
	var n int
	m.Tx(m.System(), func(tx pgx.Tx) error {
		return tx.QueryRow(m.T.Context(), fmt.Sprintf("SELECT count(*) FROM %s WHERE %s", table, where), args...).Scan(&n)
	})
	return n
}
