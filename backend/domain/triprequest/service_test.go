package triprequest_test

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

func code(t *testing.T, err error) *apierr.Error {
	t.Helper()
	var e *apierr.Error
	if !errors.As(err, &e) {
		t.Fatalf("%v is no answer for a caller", err)
	}
	return e
}

func TestInstantRequestMakesAnApprovedTrip(t *testing.T) {
	m := triptest.Open(t)
	created, err := m.Request(m.Form(triptest.First))
	if err != nil {
		t.Fatal(err)
	}
	if !created.InstantlyApproved || created.TripID == nil {
		t.Fatalf("%+v", created)
	}
	made := m.Trip(*created.TripID)
	if made.Status != trip.PricingApproved || made.FOC != 1 || made.EndDate != triptest.First.AddDays(1) ||
		made.Path != "andes-on-foot-oct-2026" {
		t.Errorf("trip %s, %d free places, until %s at %s", made.Status, made.FOC, made.EndDate, made.Path)
	}
	request, err := m.Requests.Get(m.Host(), created.ID)
	if err != nil {
		t.Fatal(err)
	}
	if request.Status != "accepted" || !request.TrovaAutoPriced || request.TripId.Value != made.ID {
		t.Errorf("request %s, auto-priced %v, trip %v", request.Status, request.TrovaAutoPriced, request.TripId)
	}
	if n := m.Count("relation_outbox", "namespace = 'Trip' AND object_id = $1", made.ID.String()); n != 3 {
		t.Errorf("%d relations of the trip", n)
	}
	if n := m.Count("inventory_item", "quantity_pending = 1 AND start_date = $1", triptest.First); n != 1 {
		t.Error("the departure is not reserved")
	}
}

func TestRequestWithWishesWaitsForTheOperator(t *testing.T) {
	m := triptest.Open(t)
	form := m.Form(triptest.First)
	form.AdditionalRequests = api.NewOptString("A late start on day two, please.")
	created, err := m.Request(form)
	if err != nil {
		t.Fatal(err)
	}
	if created.InstantlyApproved || created.TripID != nil {
		t.Fatalf("approved without review: %+v", created)
	}
	if n := m.Count("email", "template = 'trip_requested' AND recipient = 'olga@example.com'"); n != 1 {
		t.Errorf("%d mails to the operator", n)
	}
	page, err := m.Requests.List(m.Operator(), "", 25,
		triprequestapi.NewOptTripRequestStatus(api.TripRequestStatusPending))
	if err != nil || len(page.Items) != 1 || page.Items[0].ID != created.ID {
		t.Errorf("the operator sees %d requests, %v", len(page.Items), err)
	}

	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		_, err := m.Trips.CreateTx(m.Operator(), tx, created.ID, trip.Review{Name: "Andes for Hanna", MaximumSpots: 5})
		return err
	})
	request, err := m.Requests.Get(m.Operator(), created.ID)
	if err != nil || request.Status != "trip-created" {
		t.Fatalf("%s %v", request.Status, err)
	}
	made := m.Trip(request.TripId.Value)
	if made.Status != trip.Created || made.Name != "Andes for Hanna" || made.MaximumSpots != 5 {
		t.Errorf("%s %q %d", made.Status, made.Name, made.MaximumSpots)
	}
	err = m.DB.InTenantTx(m.Operator(), m.Tenant.ID, func(tx pgx.Tx) error {
		_, err := m.Trips.CreateTx(m.Operator(), tx, created.ID, trip.Review{})
		return err
	})
	if code(t, err).Code != apierr.CodeIllegalState {
		t.Errorf("a second trip from one request: %v", err)
	}
}

func TestOperatorMakesTripsOfHisOwnItinerariesOnly(t *testing.T) {
	m := triptest.Open(t)
	form := m.Form(triptest.First)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	created, err := m.Request(form)
	if err != nil {
		t.Fatal(err)
	}
	stranger := principal.With(m.System(), principal.Principal{TenantID: m.Tenant.ID, MemberID: m.OperatorMember,
		Group: "operator", OperatorID: uuid.New()})
	err = m.DB.InTenantTx(stranger, m.Tenant.ID, func(tx pgx.Tx) error {
		_, err := m.Trips.CreateTx(stranger, tx, created.ID, trip.Review{})
		return err
	})
	if code(t, err).Code != apierr.CodeNotFound {
		t.Errorf("%v", err)
	}
}

func TestFormProblemsInTheHostsWords(t *testing.T) {
	m := triptest.Open(t)
	it, err := m.Itineraries.Get(m.Host(), m.ItineraryID)
	if err != nil {
		t.Fatal(err)
	}
	var activity, workshop uuid.UUID
	for _, day := range it.ServicesByDay {
		for _, service := range day.Services {
			switch service.Type {
			case api.ServiceTypeActivity:
				activity = service.ID.Value
			case api.ServiceTypeWorkshopSpace:
				workshop = service.ID.Value
			}
		}
	}
	one := api.Companion{FirstName: "Ben", LastName: "Example", AgeRange: api.AgeRange18}
	for _, test := range []struct {
		name, field, message string
		change               func(f *triprequestapi.TripRequestForm)
	}{
		{"rooms", "quantityOfHostsRooms", "1 Room(s) Limit", func(f *triprequestapi.TripRequestForm) {
			f.HostRooms, f.QuantityOfHostsRooms = nil, api.NewOptInt(2)
		}},
		{"beds", "hostRooms", "This configuration has 1 bed for 2 companions. Please configure to 2 beds or shared beds.",
			func(f *triprequestapi.TripRequestForm) { f.Companions = []api.Companion{one} }},
		{"activity", "hostSelectedOptionalActivities[0].quantity", "1 Host + Companions Limit",
			func(f *triprequestapi.TripRequestForm) {
				f.HostSelectedOptionalActivities = []api.ServiceChoice{{ServiceId: activity, Quantity: 2}}
			}},
		{"workshop", "selectedWorkshopSpaces[0].hoursRequested", "2 Hour(s) Limit", func(f *triprequestapi.TripRequestForm) {
			f.SelectedWorkshopSpaces = []api.WorkshopChoice{{ServiceId: workshop, HoursRequested: 3}}
		}},
		{"blank companion", "companions[0].firstName", "This field is required", func(f *triprequestapi.TripRequestForm) {
			f.Companions = []api.Companion{{FirstName: " ", LastName: "X", AgeRange: api.AgeRange18}}
		}},
		{"date", "startDate", "This date isn’t available. Choose another one.", func(f *triprequestapi.TripRequestForm) {
			f.StartDate, f.ItineraryInventoryItemId = civil.New(2026, 10, 6).UTC(), api.OptUUID{}
		}},
		{"too soon", "startDate", "This date isn’t available. Choose another one.", func(f *triprequestapi.TripRequestForm) {
			f.StartDate, f.ItineraryInventoryItemId = civil.Today(triptest.Start).AddDays(3).UTC(), api.OptUUID{}
		}},
		{"package", "selectedPackage", "This package isn’t available", func(f *triprequestapi.TripRequestForm) {
			f.SelectedPackage = api.PackageLevelPremium
		}},
		{"transfer after", "prePostTransferSelection.afterTrip", "This option isn’t available",
			func(f *triprequestapi.TripRequestForm) {
				f.PrePostTransferSelection = triprequestapi.NewOptBeforeAfter(triprequestapi.BeforeAfter{
					AfterTrip: api.NewOptBool(true)})
			}},
	} {
		t.Run(test.name, func(t *testing.T) {
			form := m.Form(triptest.First)
			test.change(form)
			_, err := m.Request(form)
			if e := code(t, err); e.Code != apierr.CodeInvalid || e.Fields[test.field] != test.message {
				t.Errorf("%v", err)
			}
		})
	}
	if n := m.Count("inventory_item", "quantity_pending > 0"); n != 0 {
		t.Errorf("%d departures reserved by refused requests", n)
	}
}

func TestWhatTheHostChoosesForTheGroupIsPriced(t *testing.T) {
	m := triptest.Open(t)
	it, err := m.Itineraries.Get(m.Host(), m.ItineraryID)
	if err != nil {
		t.Fatal(err)
	}
	form := m.Form(triptest.First)
	form.Companions = []api.Companion{{FirstName: "Ben", LastName: "Example", AgeRange: api.AgeRange18}}
	form.HostRooms = []api.HostRoom{{Type: api.HostRoomTypeOneBed}, {Type: api.HostRoomTypeOneBed}}
	form.HostSelectedOptionalActivities = []api.ServiceChoice{{ServiceId: it.ServicesByDay[0].Services[2].ID.Value,
		Quantity: 2}}
	form.SelectedWorkshopSpaces = []api.WorkshopChoice{{ServiceId: it.ServicesByDay[1].Services[0].ID.Value,
		HoursRequested: 2}}
	form.PrePostAccommodationSelection = triprequestapi.NewOptBeforeAfter(triprequestapi.BeforeAfter{
		BeforeTrip: api.NewOptBool(true)})
	form.PrePostTransferSelection = triprequestapi.NewOptBeforeAfter(triprequestapi.BeforeAfter{
		BeforeTrip: api.NewOptBool(true)})
	created, err := m.Request(form)
	if err != nil {
		t.Fatal(err)
	}
	made := m.Trip(*created.TripID)
	// Two spots on the river, two hours of the deck, one room more than two people need, a single night in each
	// room and two transfers.
	want := int64(2*50_00 + 2*40_00 + 200_00 + 2*80_00 + 2*30_00)
	if made.GroupVariableMinor != want || made.FOC != 2 {
		t.Errorf("%d for the group with %d free places, want %d", made.GroupVariableMinor, made.FOC, want)
	}
	answer, err := m.Trips.Get(m.Host(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	if left := answer.ServicesByDay[0].Services[2].Available.Value; left != 1 {
		t.Errorf("%d places left on the river after the group took two of three", left)
	}
	if hours := answer.ServicesByDay[1].Services[0].HoursRequested.Value; hours != 2 {
		t.Errorf("%d hours of the deck", hours)
	}
}

func TestLockedHostsAreRefused(t *testing.T) {
	m := triptest.Open(t)
	starter, member := m.AddHost("sam", 0)
	ctx := m.HostOf(starter, member)
	err := m.DB.InTenantTx(ctx, m.Tenant.ID, func(tx pgx.Tx) error {
		_, err := m.Requests.CreateTx(ctx, tx, m.Form(triptest.First))
		return err
	})
	if e := code(t, err); e.Code != apierr.CodeForbidden ||
		e.Message != "Collect at least 100 survey responses to unlock itineraries." {
		t.Errorf("%v", err)
	}
	page, err := m.Itineraries.List(ctx, itineraryapi.ListItinerariesParams{})
	if err != nil || len(page.Items) != 1 || !page.Items[0].Locked {
		t.Errorf("%+v %v", page.Items, err)
	}
}

func TestTheLastDepartureGoesToOneOfManyHosts(t *testing.T) {
	m := triptest.Open(t)
	const hosts = 8
	var won, lost atomic.Int32
	var group sync.WaitGroup
	for range hosts {
		group.Go(func() {
			_, err := m.Request(m.Form(triptest.First))
			var e *apierr.Error
			switch {
			case err == nil:
				won.Add(1)
			case errors.As(err, &e) && (e.Code == apierr.CodeSoldOut || e.Code == apierr.CodeInvalid):
				lost.Add(1)
			default:
				t.Error(err)
			}
		})
	}
	group.Wait()
	if won.Load() != 1 || lost.Load() != hosts-1 {
		t.Errorf("%d won, %d lost", won.Load(), lost.Load())
	}
	_, err := m.Itineraries.Availability(m.Host(), m.ItineraryID, false)
	if err != nil {
		t.Errorf("the second departure is still free: %v", err)
	}
}

func TestTripsOfOneMonthGetTheirOwnPaths(t *testing.T) {
	m := triptest.Open(t)
	const trips = 4
	m.Must(m.Inventory.Update(m.Operator(), m.ItineraryID, m.Departures[triptest.First],
		&inventoryapi.InventoryChange{QuantityAvailable: api.NewOptInt(trips)}))
	var group sync.WaitGroup
	for range trips {
		group.Go(func() {
			if _, err := m.Request(m.Form(triptest.First)); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if n := m.Count("trip", "trip_path LIKE 'andes-on-foot-oct-2026%'"); n != trips {
		t.Errorf("%d trips", n)
	}
}

func TestPendingRequestMovesToAnotherDate(t *testing.T) {
	m := triptest.Open(t)
	form := m.Form(triptest.First)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	created, err := m.Request(form)
	if err != nil {
		t.Fatal(err)
	}
	m.Must(m.Requests.Update(m.Host(), created.ID, &triprequestapi.TripRequestUpdate{Version: 1,
		StartDate: api.NewOptDate(triptest.Second.UTC())}))
	request, err := m.Requests.Get(m.Host(), created.ID)
	if err != nil || civil.Of(request.StartDate) != triptest.Second ||
		request.ItineraryInventoryItemId.Value != m.Departures[triptest.Second] {
		t.Errorf("%+v %v", request, err)
	}
	if n := m.Count("inventory_item", "quantity_pending = 1"); n != 1 {
		t.Errorf("%d departures reserved", n)
	}
	err = m.Requests.Update(m.Host(), created.ID, &triprequestapi.TripRequestUpdate{Version: 1})
	if code(t, err).Code != apierr.CodeConflict {
		t.Errorf("an old version was taken: %v", err)
	}
}

// A marketplace may accept no additional requests; then a form or a change with some is rejected (H-118).
func TestWishesCanBeSwitchedOff(t *testing.T) {
	m := triptest.Open(t)
	form := m.Form(triptest.First)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	created, err := m.Request(form)
	m.Must(err)
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), `UPDATE tenant SET features = '{"additionalRequests": false}' WHERE id = $1`,
			m.Tenant.ID)
		return err
	})
	m.Requests.Switches, err = tenant.NewSwitches(t.Context(), tenant.RowProvider{Tenants: &tenant.Store{DB: m.DB}})
	m.Must(err)
	err = m.Requests.Update(m.Host(), created.ID, &triprequestapi.TripRequestUpdate{Version: 1,
		AdditionalRequests: api.NewOptString("Slower.")})
	if code(t, err).Fields["additionalRequests"] != "This marketplace takes no additional requests." {
		t.Errorf("%v", err)
	}
	other := m.Form(triptest.Second)
	other.AdditionalRequests = api.NewOptString("Slowly.")
	if _, err = m.Request(other); code(t, err).Fields["additionalRequests"] == "" {
		t.Errorf("%v", err)
	}
}

func TestRequestsOfAnotherTenantDoNotExist(t *testing.T) {
	m := triptest.Open(t)
	created, err := m.Request(m.Form(triptest.First))
	if err != nil {
		t.Fatal(err)
	}
	foreign := m.In(m.AddTenant("other"), principal.Principal{MemberID: m.HostMember, Group: "host", HostID: m.HostID})
	if _, err := m.Requests.Get(foreign, created.ID); code(t, err).Code != apierr.CodeNotFound {
		t.Errorf("%v", err)
	}
	if _, err := m.Trips.Get(foreign, *created.TripID); code(t, err).Code != apierr.CodeNotFound {
		t.Errorf("%v", err)
	}
	admin := m.In(tenant.From(foreign), principal.Principal{MemberID: m.AdminMember, Group: "admin"})
	if page, err := m.Requests.List(admin, "", 25, triprequestapi.OptTripRequestStatus{}); err != nil ||
		len(page.Items) != 0 {
		t.Errorf("%d requests, %v", len(page.Items), err)
	}
}

// withOptional adds an optional service to the market's itinerary, of which there are three.
func withOptional(t *testing.T, m *triptest.Market) uuid.UUID {
	t.Helper()
	it, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
	if err != nil {
		t.Fatal(err)
	}
	id := uuid.New()
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		return m.Itineraries.UpdateTx(m.Operator(), tx, m.ItineraryID, &itineraryapi.ItineraryUpdate{
			Version: it.Version, AdditionalOptionalServices: []api.OptionalService{{
				ID: id, Name: "Photographer", Type: api.ServiceTypeActivity, PriceMinor: api.NewOptInt64(125_00),
				Quantity: api.NewOptInt(3),
			}},
		})
	})
	return id
}

// Optional services that a host chooses are priced with the group, stored with the request and the trip, and
// limited to the available quantity (H-218, O-074, O-144).
func TestOptionalServicesAreChosenForTheGroup(t *testing.T) {
	m := triptest.Open(t)
	optional := withOptional(t, m)
	choose := func(service uuid.UUID, quantity int) *triprequestapi.TripRequestForm {
		form := m.Form(triptest.First)
		form.HostSelectedOptionalServices = []api.ServiceChoice{{ServiceId: service, Quantity: quantity}}
		return form
	}
	for message, form := range map[string]*triprequestapi.TripRequestForm{
		"Maximum 3": choose(optional, 4), "Minimum 0": choose(optional, -1),
		"This service isn’t available": choose(uuid.New(), 1),
	} {
		_, err := m.Request(form)
		if e := code(t, err); e.Fields["hostSelectedOptionalServices[0].quantity"] != message {
			t.Errorf("%v, want %q", err, message)
		}
	}
	created, err := m.Request(choose(optional, 2))
	if err != nil {
		t.Fatal(err)
	}
	request, err := m.Requests.Get(m.Host(), created.ID)
	if err != nil || len(request.HostSelectedOptionalServices) != 1 ||
		request.HostSelectedOptionalServices[0].Quantity != 2 ||
		request.HostSelectedOptionalServices[0].Name.Value != "Photographer" {
		t.Errorf("the request has %+v, %v", request.HostSelectedOptionalServices, err)
	}
	if made := m.Trip(*created.TripID); made.GroupVariableMinor != 2*125_00 {
		t.Errorf("%d for the group", made.GroupVariableMinor)
	}
	answer, err := m.Trips.Get(m.Operator(), *created.TripID)
	if err != nil {
		t.Fatal(err)
	}
	if got := answer.HostSelectedOptionalServices; len(got) != 1 || got[0].ServiceId != optional || got[0].Quantity != 2 ||
		got[0].Name.Value != "Photographer" {
		t.Errorf("the trip has the choices %+v", got)
	}
	if got := answer.AdditionalOptionalServices; len(got) != 1 || got[0].PriceMinor.Value != 125_00 {
		t.Errorf("the trip offers %+v", got)
	}
}

// What the host was shown is compared with the server's figures and never used (H-220).
func TestFiguresOfTheFormAreComparedOnly(t *testing.T) {
	m := triptest.Open(t)
	form := m.Form(triptest.First)
	cost, err := m.Requests.Cost(m.Host(), form)
	if err != nil || cost.BasePriceMinor.Value != cost.SuggestedSellPrice.MinPriceMinor || cost.BasePriceMinor.Value <= 0 {
		t.Fatalf("%+v %v", cost, err)
	}
	form = m.Form(triptest.First)
	form.BasePriceMinor = api.NewOptInt64(cost.BasePriceMinor.Value - 100)
	if _, err := m.Request(form); code(t, err).Code != apierr.CodeAmountMismatch {
		t.Errorf("a price of the caller: %v", err)
	}
	form.BasePriceMinor, form.TripLength = cost.BasePriceMinor, api.NewOptInt(cost.TripLength+1)
	if _, err := m.Request(form); code(t, err).Fields["tripLength"] != "The trip has 2 days" {
		t.Errorf("a length of the caller: %v", err)
	}
	form.TripLength = api.NewOptInt(cost.TripLength)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	created, err := m.Request(form)
	if err != nil {
		t.Fatal(err)
	}
	request, err := m.Requests.Get(m.Operator(), created.ID)
	if err != nil || request.BasePriceMinor != cost.BasePriceMinor || request.TripLength != 2 ||
		request.Category.Value != request.Itinerary.Categories[0] {
		t.Errorf("%+v %v", request, err)
	}
}
