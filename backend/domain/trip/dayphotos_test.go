package trip_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
)

// A trip begins with its itinerary's photos of the days and has its own from then on.
func TestDaysOfATripHaveTheirOwnPhotos(t *testing.T) {
	m := triptest.Open(t)
	photo := func(name string) []api.Photo {
		return []api.Photo{{URL: "/media/" + name + ".jpg", Alt: api.NewOptString(name)}}
	}
	it, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
	m.Must(err)
	it.ServicesByDay[1].Photos = photo("pass")
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{Version: it.Version,
		ServicesByDay: it.ServicesByDay}))
	id := reviewed(t, m)
	days := func() []api.Day {
		t.Helper()
		answer, err := m.Trips.Get(m.Operator(), id)
		m.Must(err)
		return answer.ServicesByDay
	}
	lay := func(days []api.Day) error {
		return m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version, ServicesByDay: days})
	}
	next := days()
	if len(next[0].Photos) != 0 || !slices.Equal(next[1].Photos, photo("pass")) {
		t.Fatalf("the trip begins with %+v", next)
	}
	version := m.Trip(id).Version
	next[0].Photos, next[1].Photos = photo("harbor"), nil
	m.Must(lay(next))
	if is := days(); !slices.Equal(is[0].Photos, photo("harbor")) || !slices.Equal(is[1].Photos, photo("pass")) {
		t.Errorf("%+v", is)
	}
	if is := m.Trip(id); is.PublishStatus != "pending" {
		t.Errorf("the page is %s", is.PublishStatus)
	}
	differs, err := m.Trips.CompareVersions(m.Operator(), tripapi.CompareTripVersionsParams{ID: id, Version: version})
	m.Must(err)
	if len(differs.Services) != 0 || len(differs.Fields) != 1 || differs.Fields[0].Field != "dayPhotos/1" {
		t.Errorf("the comparison says %+v", differs)
	}
	again, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
	m.Must(err)
	if len(again.ServicesByDay[0].Photos) != 0 {
		t.Error("the itinerary has what was changed on the trip")
	}
	next[0].Photos = slices.Repeat(photo("harbor"), 6)
	if e := refusal(t, lay(next)); e.Fields["servicesByDay[0].photos"] != "Add up to 5 photos" {
		t.Errorf("six photos: %v", e.Fields)
	}
	if err := m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		ServicesByDay: days()}); refusal(t, err).Code == "" || err == nil {
		t.Errorf("a host lays the days: %v", err)
	}
}

// A service of a trip is saved to its operator's library whatever the trip's status, and the trip stays as it is.
func TestServicesOfATripAreSavedToTheLibrary(t *testing.T) {
	m := triptest.Open(t)
	id := reviewed(t, m)
	library := func() []api.Service {
		t.Helper()
		found, err := m.Itineraries.SearchLibrary(m.Operator(), itineraryapi.SearchServiceLibraryParams{
			Limit: api.NewOptInt(9)})
		m.Must(err)
		return found.Items
	}
	keep := tripapi.ServiceEdit{SaveToLibrary: api.NewOptBool(true)}
	m.Must(m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: 1,
		Status: api.NewOptTripStatus(api.TripStatusPartnerApproved), OperatorTerms: api.NewOptBool(true)}))
	rafting, before := service(t, m, id, api.ServiceTypeActivity), m.Trip(id)
	if rafting.ServiceLibrary.Value {
		t.Error("it is in the library before it was saved")
	}
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		return m.Trips.UpdateServiceTx(m.Operator(), tx, id, rafting.Type, rafting.ID.Value, &keep)
	})
	kept := library()
	if len(kept) != 1 || kept[0].Name.Value != "Rafting" || kept[0].PriceMinor.Value != 50_00 || kept[0].Day.Set ||
		kept[0].Available.Set {
		t.Errorf("the library has %+v", kept)
	}
	if after := m.Trip(id); after.Version != before.Version || after.PublishStatus != before.PublishStatus {
		t.Errorf("the trip changed: %d, %s", after.Version, after.PublishStatus)
	}
	if is := service(t, m, id, api.ServiceTypeActivity); !is.ServiceLibrary.Value || is.SaveToLibrary.Set {
		t.Errorf("%+v", is)
	}
	m.Must(m.Itineraries.DeleteFromLibrary(m.Operator(), kept[0].ID.Value))
	if service(t, m, id, api.ServiceTypeActivity).ServiceLibrary.Value {
		t.Error("it is in the library after it was removed")
	}

	err := m.DB.InTenantTx(m.Host(), m.Tenant.ID, func(tx pgx.Tx) error {
		return m.Trips.UpdateServiceTx(m.Host(), tx, id, rafting.Type, rafting.ID.Value, &keep)
	})
	if e := refusal(t, err); e.Fields["saveToLibrary"] == "" {
		t.Errorf("a host saves to the library: %v", err)
	}
	err = m.DB.InTenantTx(m.Operator(), m.Tenant.ID, func(tx pgx.Tx) error {
		return m.Trips.UpdateServiceTx(m.Operator(), tx, id, rafting.Type, uuid.New(), &keep)
	})
	if e := refusal(t, err); e.Code != apierr.CodeNotFound {
		t.Errorf("a service of no trip: %v", err)
	}
	if len(library()) != 0 {
		t.Errorf("the library has %+v", library())
	}
}

// A service that is added to a trip, or changed there, is saved to the library with the same change.
func TestAChangedServiceOfATripIsSavedToTheLibrary(t *testing.T) {
	m := triptest.Open(t)
	id := reviewed(t, m)
	answer, err := m.Trips.Get(m.Operator(), id)
	m.Must(err)
	days := answer.ServicesByDay
	days[1].Services = append(days[1].Services, api.Service{Type: api.ServiceTypeMeal,
		Name: api.NewOptString("Lunch by the river"), Description: api.NewOptString("Trout."),
		SaveToLibrary: api.NewOptBool(true)})
	m.Must(m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: answer.Version, ServicesByDay: days}))
	rafting := service(t, m, id, api.ServiceTypeActivity)
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		return m.Trips.UpdateServiceTx(m.Operator(), tx, id, rafting.Type, rafting.ID.Value, &tripapi.ServiceEdit{
			Description: api.NewOptString("All morning."), SaveToLibrary: api.NewOptBool(true)})
	})
	found, err := m.Itineraries.SearchLibrary(m.Operator(), itineraryapi.SearchServiceLibraryParams{})
	m.Must(err)
	var kept []string
	for _, s := range found.Items {
		kept = append(kept, s.Name.Value+": "+s.Description.Value)
	}
	slices.Sort(kept)
	if !slices.Equal(kept, []string{"Lunch by the river: Trout.", "Rafting: All morning."}) {
		t.Errorf("the library has %q", kept)
	}
	if is := service(t, m, id, api.ServiceTypeMeal); is.SaveToLibrary.Set || !is.ServiceLibrary.Value {
		t.Errorf("%+v", is)
	}
}
