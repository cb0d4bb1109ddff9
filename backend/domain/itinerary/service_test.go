package itinerary_test

import (
	"caravan/backend/domain/itinerary/recommend"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

func refusal(t *testing.T, err error) *apierr.Error {
	t.Helper()
	var e *apierr.Error
	if !errors.As(err, &e) {
		t.Fatalf("%v is no answer for a caller", err)
	}
	return e
}

func create(m *triptest.Market, draft *itineraryapi.ItineraryDraft) (uuid.UUID, error) {
	var id uuid.UUID
	err := m.DB.InTenantTx(m.Operator(), m.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		id, err = m.Itineraries.Create(m.Operator(), tx, draft)
		return err
	})
	return id, err
}

func TestNewItineraryIsIncompleteAndTheOperatorsOwn(t *testing.T) {
	m := triptest.Open(t)
	id, err := create(m, &itineraryapi.ItineraryDraft{Name: "Salt Flats", Country: "Bolivia", Destination: "Uyuni",
		LengthInDays: 3})
	if err != nil {
		t.Fatal(err)
	}
	got, err := m.Itineraries.Get(m.Operator(), id)
	if err != nil || got.Status != itinerary.Incomplete || len(got.ServicesByDay) != 3 || !got.Packages[0].Enabled ||
		got.Packages[0].Level != api.PackageLevelStandard {
		t.Errorf("%+v %v", got, err)
	}
	if _, err := m.Itineraries.Get(m.Host(), id); refusal(t, err).Code != apierr.CodeNotFound {
		t.Errorf("a host sees an incomplete itinerary: %v", err)
	}
	if n := m.Count("relation_outbox", "namespace = 'Itinerary' AND object_id = $1", id.String()); n != 2 {
		t.Errorf("%d relations", n)
	}
	foreign := m.In(m.AddTenant("other"), principal.Principal{MemberID: m.AdminMember, Group: "admin"})
	if _, err := m.Itineraries.Get(foreign, id); refusal(t, err).Code != apierr.CodeNotFound {
		t.Errorf("another tenant sees it: %v", err)
	}
}

func TestDraftProblemsInTheOperatorsWords(t *testing.T) {
	m := triptest.Open(t)
	text := api.NewOptString
	service := func(s api.Service) func(*itineraryapi.ItineraryDraft) {
		return func(d *itineraryapi.ItineraryDraft) {
			d.ServicesByDay = []api.Day{{Day: 1, Services: []api.Service{s}}}
		}
	}
	const first = "servicesByDay[0].services[0]."
	for _, test := range []struct {
		field, message string
		change         func(d *itineraryapi.ItineraryDraft)
	}{
		{"name", "A name is required", func(d *itineraryapi.ItineraryDraft) { d.Name = " " }},
		{"name", "70 characters length maximum", func(d *itineraryapi.ItineraryDraft) { d.Name = strings.Repeat("x", 71) }},
		{"tripSummary", "The trip summary must be at least 100 characters", func(d *itineraryapi.ItineraryDraft) {
			d.TripSummary = text("Short.")
		}},
		{"maximumSpots", "Maximum spots must be greater than or equal to minimum spots",
			func(d *itineraryapi.ItineraryDraft) { d.MinimumSpots = api.NewOptInt(9) }},
		{"packages", "At least one package must be enabled", func(d *itineraryapi.ItineraryDraft) {
			d.Packages = []api.PackageSetup{{Level: api.PackageLevelStandard}}
		}},
		{first + "title", "Enter a more descriptive title",
			service(api.Service{Type: api.ServiceTypeInfo, Title: text("Day 4"), Description: text("x")})},
		{first + "description", "Description is required", service(api.Service{Type: api.ServiceTypeMeal})},
		{first + "startTime", "Start time is required",
			service(api.Service{Type: api.ServiceTypeWorkshopSpace, Name: text("Deck"), Description: text("x")})},
		{"servicesByDay[0].services[1].type", "Add only one accommodation per day", func(d *itineraryapi.ItineraryDraft) {
			bed := api.Service{Type: api.ServiceTypeAccommodation, Name: text("Casa"), Description: text("x")}
			d.ServicesByDay = []api.Day{{Day: 1, Services: []api.Service{bed, bed}}}
		}},
		{first + "day", "The itinerary has 2 days", func(d *itineraryapi.ItineraryDraft) {
			d.ServicesByDay = []api.Day{{Day: 3, Services: []api.Service{{Type: api.ServiceTypeMeal, Description: text("x")}}}}
		}},
	} {
		draft := triptest.Draft()
		test.change(draft)
		_, err := create(m, draft)
		if e := refusal(t, err); e.Code != apierr.CodeInvalid || e.Fields[test.field] != test.message {
			t.Errorf("%s: %v", test.field, err)
		}
	}
}

func TestOperatorSubmitsAndThePlatformDecides(t *testing.T) {
	m := triptest.Open(t)
	id, err := create(m, triptest.Draft())
	if err != nil {
		t.Fatal(err)
	}
	status := func(s itinerary.Status) itineraryapi.OptItineraryStatus { return itineraryapi.NewOptItineraryStatus(s) }
	err = m.Itineraries.Update(m.Operator(), id, &itineraryapi.ItineraryUpdate{Version: 1,
		Status: status(itinerary.Complete)})
	if e := refusal(t, err); e.Fields["status"] == "" {
		t.Errorf("the operator published: %v", err)
	}
	err = m.Itineraries.Update(m.Operator(), id, &itineraryapi.ItineraryUpdate{Version: 1,
		Status: status(itinerary.InReview)})
	if e := refusal(t, err); e.Fields["termsAndConditions"] != "Please accept the terms and conditions" {
		t.Errorf("submitted without the terms: %v", err)
	}
	m.Must(m.Itineraries.Update(m.Operator(), id, &itineraryapi.ItineraryUpdate{Version: 1,
		Status: status(itinerary.InReview), TermsAndConditions: api.NewOptBool(true)}))
	m.Must(m.Itineraries.Update(m.Admin(), id, &itineraryapi.ItineraryUpdate{Version: 2,
		Status: status(itinerary.Complete)}))
	if _, err := m.Itineraries.Get(m.Host(), id); err != nil {
		t.Errorf("hosts do not see a complete itinerary: %v", err)
	}
	if err := m.Itineraries.Update(m.Operator(), id, &itineraryapi.ItineraryUpdate{Version: 1}); refusal(t,
		err).Code != apierr.CodeConflict {
		t.Errorf("an old version was taken: %v", err)
	}
}

func TestSubmittingNeedsWhatHostsWillRead(t *testing.T) {
	m := triptest.Open(t)
	id, err := create(m, &itineraryapi.ItineraryDraft{Name: "Salt Flats", Country: "Bolivia", Destination: "Uyuni",
		LengthInDays: 3})
	if err != nil {
		t.Fatal(err)
	}
	err = m.Itineraries.Update(m.Operator(), id, &itineraryapi.ItineraryUpdate{
		Version: 1, Status: itineraryapi.NewOptItineraryStatus(itinerary.InReview), TermsAndConditions: api.NewOptBool(true),
	})
	e := refusal(t, err)
	for field, message := range map[string]string{
		"tripSummary":                     "A summary is required",
		"packages[0].accommodationLevels": "Accommodation level for standard package is required",
		"packages[0].mealLevels":          "Meal level for standard package is required",
	} {
		if e.Fields[field] != message {
			t.Errorf("%s: %q", field, e.Fields[field])
		}
	}
}

func TestSpotsStayWithinTheDepartures(t *testing.T) {
	m := triptest.Open(t)
	err := m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{Version: 2,
		MinimumSpots: api.NewOptInt(3), MaximumSpots: api.NewOptInt(7)})
	if e := refusal(t, err); e.Fields["minimumSpots"] != "Minimum spots cannot be lower than 4" ||
		e.Fields["maximumSpots"] != "Maximum spots cannot be greater than 6" {
		t.Errorf("%v", err)
	}
}

func TestServicesKeepTheirIdsAndLostDaysTheirServices(t *testing.T) {
	m := triptest.Open(t)
	before, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
	if err != nil {
		t.Fatal(err)
	}
	rafting := before.ServicesByDay[0].Services[2]
	days := slices.Clone(before.ServicesByDay)
	days[0].Services = []api.Service{rafting, {Type: api.ServiceTypeMeal, Description: api.NewOptString("Soup."),
		ID: api.NewOptUUID(uuid.New())}}
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{Version: before.Version,
		ServicesByDay: days}))
	after, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
	if err != nil {
		t.Fatal(err)
	}
	if got := after.ServicesByDay[0].Services; len(got) != 2 || got[0].ID != rafting.ID ||
		got[1].ID == days[0].Services[1].ID {
		t.Errorf("%+v", got)
	}
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{Version: after.Version,
		LengthInDays: api.NewOptInt(1)}))
	after, err = m.Itineraries.Get(m.Operator(), m.ItineraryID)
	if err != nil || len(after.ServicesByDay) != 1 ||
		m.Count("itinerary_service", "itinerary_id = $1 AND deleted_at IS NULL", m.ItineraryID) != 2 {
		t.Errorf("%d days, %v", len(after.ServicesByDay), err)
	}
}

func TestCatalogueOfAHost(t *testing.T) {
	m := triptest.Open(t)
	for _, name := range []string{"Bays of Oman", "Coasts of Oman"} {
		draft := triptest.Draft()
		draft.Name, draft.Country, draft.Tier = name, "Oman", api.NewOptInt(3)
		id, err := create(m, draft)
		if err != nil {
			t.Fatal(err)
		}
		m.Must(m.Itineraries.Update(m.Admin(), id, &itineraryapi.ItineraryUpdate{Version: 1,
			Status: itineraryapi.NewOptItineraryStatus(itinerary.Complete)}))
	}
	second, member := m.AddHost("nina", 2)
	ctx := m.HostOf(second, member)
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := m.Itineraries.RecommendTx(m.System(), tx, recommend.Recommend{HostID: second, Note: "For you",
			Options: []recommend.Option{{ItineraryID: m.ItineraryID, Top: true}}})
		return err
	})

	page, err := m.Itineraries.List(ctx, itineraryapi.ListItinerariesParams{Limit: api.NewOptInt(2)})
	if err != nil || len(page.Items) != 2 || !page.NextCursor.Set ||
		!slices.Equal(page.Countries, []string{"Oman", "Peru"}) {
		t.Fatalf("%+v %v", page, err)
	}
	andes := page.Items[0]
	if andes.Name != "Andes on Foot" || andes.Locked || !andes.TopRecommended ||
		civil.Of(andes.FirstAvailableDate.Value) != triptest.First {
		t.Errorf("%+v", andes)
	}
	// Seven people, of whom six pay: 900 per person plus a tenth, at a price of which 15% goes to fees.
	if want := int64(1_165_00); andes.FromPriceMinor.Value != want {
		t.Errorf("from %d, want %d", andes.FromPriceMinor.Value, want)
	}
	if oman := page.Items[1]; !oman.Locked ||
		oman.LockReason.Value != "Unlocks at level Trailblazer: complete your first trip." {
		t.Errorf("%+v", oman)
	}
	next, err := m.Itineraries.List(ctx, itineraryapi.ListItinerariesParams{Limit: api.NewOptInt(2),
		Cursor: page.NextCursor})
	if err != nil || len(next.Items) != 1 || next.NextCursor.Set || next.Items[0].Name != "Coasts of Oman" {
		t.Errorf("%+v %v", next, err)
	}
	found, err := m.Itineraries.List(ctx, itineraryapi.ListItinerariesParams{Q: api.NewOptString("bays")})
	if err != nil || len(found.Items) != 1 {
		t.Errorf("%d found, %v", len(found.Items), err)
	}
	if _, err := m.Itineraries.List(ctx, itineraryapi.ListItinerariesParams{
		Cursor: api.NewOptString("nonsense!")}); refusal(t, err).Code != apierr.CodeInvalid {
		t.Errorf("%v", err)
	}
	// A host who has not reached the previous tier does not see the one after the next.
	first, member := m.AddHost("omar", 1)
	low, err := m.Itineraries.List(m.HostOf(first, member), itineraryapi.ListItinerariesParams{})
	if err != nil || len(low.Items) != 1 || low.Items[0].Name != "Andes on Foot" {
		t.Errorf("%+v %v", low.Items, err)
	}
	stranger := principal.With(m.System(), principal.Principal{TenantID: m.Tenant.ID, Group: "operator",
		OperatorID: uuid.New()})
	if list, err := m.Itineraries.List(stranger, itineraryapi.ListItinerariesParams{}); err != nil ||
		len(list.Items) != 0 {
		t.Errorf("another operator sees %d, %v", len(list.Items), err)
	}
}

func TestAvailabilityAndSuggestedPrice(t *testing.T) {
	m := triptest.Open(t)
	got, err := m.Itineraries.Availability(m.Host(), m.ItineraryID, false)
	if err != nil || len(got.Packages) != 1 || len(got.Packages[0].EnabledDates) != 2 ||
		len(got.Packages[0].InstantApprovalDates) != 2 {
		t.Fatalf("%+v %v", got, err)
	}
	prices, err := m.Itineraries.SuggestedPrice(m.Host(), itineraryapi.GetSuggestedSellPriceParams{
		ID: m.ItineraryID, SelectedPackage: api.PackageLevelStandard, TripStartDate: triptest.First.UTC(),
	})
	if err != nil || prices.MinPriceMinor != 1_300_00 || prices.MaxPriceMinor != 1_625_00 {
		t.Errorf("%+v %v", prices, err)
	}
	m.Approved()
	if got, err = m.Itineraries.Availability(m.Host(), m.ItineraryID, true); err != nil ||
		len(got.Packages[0].BlackoutDates) != 1 ||
		got.Packages[0].ItineraryInventoryItems[0].Status != api.InventoryOfferStatusReserved {
		t.Errorf("%+v %v", got, err)
	}
	if _, err := m.Request(m.Form(triptest.Second)); err != nil {
		t.Fatal(err)
	}
	_, err = m.Itineraries.Availability(m.Host(), m.ItineraryID, false)
	if e := refusal(t, err); e.Code != apierr.CodeNoInventory || e.Message != "no inventory items found" {
		t.Errorf("%v", err)
	}
}

func TestEveryStatusStandsInOneGroup(t *testing.T) {
	for status, want := range map[itinerary.Status]api.ItinerarySummaryOperatorGroup{
		itinerary.Created: "notSubmitted", itinerary.Incomplete: "notSubmitted", itinerary.InReview: "pending",
		itinerary.Complete: "live",
	} {
		if got := itinerary.OperatorGroupOf(status); got != want {
			t.Errorf("%s: %s", status, got)
		}
	}
}
