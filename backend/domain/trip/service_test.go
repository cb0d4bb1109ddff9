package trip_test

import (
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/agreement"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/domain/trip/view"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
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

func reviewed(t *testing.T, m *triptest.Market) uuid.UUID {
	t.Helper()
	form := m.Form(triptest.First)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	created, err := m.Request(form)
	if err != nil {
		t.Fatal(err)
	}
	var id uuid.UUID
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		made, err := m.Trips.CreateTx(m.Operator(), tx, created.ID, trip.Review{})
		id = made.ID
		return err
	})
	return id
}

func TestApprovalGoesFromOperatorToAdminToHost(t *testing.T) {
	m := triptest.Open(t)
	id := reviewed(t, m)
	to := func(s trip.Status) api.OptTripStatus { return api.NewOptTripStatus(api.TripStatus(s)) }

	err := m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: 1, Status: to(trip.PartnerApproved)})
	if e := refusal(t, err); e.Code != apierr.CodeIllegalState ||
		e.Message != "Accept the operator terms to approve the trip." {
		t.Errorf("approved without the terms: %v", err)
	}
	err = m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: 1, Status: to(trip.PartnerApproved),
		OperatorTerms: api.NewOptBool(true)})
	if refusal(t, err).Code != apierr.CodeIllegalState {
		t.Errorf("the host approved for the operator: %v", err)
	}
	m.Must(m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: 1, Status: to(trip.PartnerApproved),
		OperatorTerms: api.NewOptBool(true)}))
	m.Must(m.Trips.Update(m.Admin(), id, &tripapi.TripUpdate{Version: 2, Status: to(trip.PricingApproved)}))

	accept := &tripapi.AcceptHostTerms{Terms: agreement.Version, Version: 3}
	if e := refusal(t, m.Trips.AcceptTerms(m.Host(), id, accept)); e.Message != "Save your prices first." {
		t.Errorf("agreed without prices: %v", e)
	}
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: 3, Prices: triptest.Prices()}))
	accept = &tripapi.AcceptHostTerms{Terms: "2019-01", Version: 4}
	if e := refusal(t, m.Trips.AcceptTerms(m.Host(), id, accept)); e.Fields["terms"] == "" {
		t.Errorf("agreed to an old document: %v", e)
	}
	accept.Terms = agreement.Version
	m.Must(m.Trips.AcceptTerms(m.Host(), id, accept))
	made := m.Trip(id)
	if made.Status != trip.HostApproved || made.PublishRequest == nil || made.HostTermsVersion != agreement.Version {
		t.Errorf("%s, publish request %v, terms %q", made.Status, made.PublishRequest, made.HostTermsVersion)
	}
	if kept := made.Content.HostTermsHistory; len(kept) != 1 || kept[0].By == "" || len(kept[0].Sections) < 8 {
		t.Errorf("what was accepted is not kept: %+v", kept)
	}
	if n := m.Count("audit_log", "object_id = $1", id); n < 5 {
		t.Errorf("%d audit entries", n)
	}
	document, err := m.Trips.HostTerms(m.Host(), id)
	if err != nil || document.AcceptLabel != "I agree to the services agreement." || !document.AcceptedAt.Set {
		t.Errorf("%+v %v", document, err)
	}
}

func TestPricesAreHeldToTheRules(t *testing.T) {
	m := triptest.Open(t)
	id := m.Approved()
	version := m.Trip(id).Version
	for _, test := range []struct {
		name, field, message string
		update               tripapi.TripUpdate
	}{
		{"loss", "earnings", "Could not save pricing - Negative earnings",
			tripapi.TripUpdate{Prices: tripapi.NewOptPrices(tripapi.Prices{InitialMinor: 900_00, RemainingMinor: 900_00})}},
		{"cents", "initialPrice", "Could not save pricing - Initial Price and/or Remaining Price is invalid",
			tripapi.TripUpdate{Prices: tripapi.NewOptPrices(tripapi.Prices{InitialMinor: 1_500_01, RemainingMinor: 1_700_00})}},
		{"advance", "flightStipend", "Earnings advance can not be negative", tripapi.TripUpdate{Prices: triptest.Prices(),
			FlightStipendMinor: api.NewOptInt64(-1)}},
		{"launch before agreeing", "launchDate", "You cannot change this in the trip’s current status.",
			tripapi.TripUpdate{LaunchDate: tripapi.NewOptNilDateTime(triptest.Start.Add(time.Hour))}},
		{"operator's field", "costSchedule", "You cannot change this in the trip’s current status.",
			tripapi.TripUpdate{CostSchedule: []api.Tier{{NumberOfTravelers: 4, PriceMinor: 1}}}},
	} {
		test.update.Version = version
		err := m.Trips.Update(m.Host(), id, &test.update)
		if e := refusal(t, err); e.Code != apierr.CodeInvalid || e.Fields[test.field] != test.message {
			t.Errorf("%s: %v", test.name, err)
		}
	}
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: version, Prices: triptest.Prices(),
		FlightStipendMinor: api.NewOptInt64(100_00)}))

	agreed := &tripapi.AcceptHostTerms{Terms: agreement.Version, Version: m.Trip(id).Version}
	m.Must(m.Trips.AcceptTerms(m.Host(), id, agreed))
	err := m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version, Prices: triptest.Prices()})
	if e := refusal(t, err); e.Fields["prices"] != "You can change prices once the trip is sold out." {
		t.Errorf("%v", err)
	}
	err = m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		FlightStipendMinor: api.NewOptInt64(0)})
	if e := refusal(t, err); e.Fields["agreement"] != "No agreement document provided" {
		t.Errorf("%v", err)
	}
}

func TestSoldOutTripIsPricedAnewWithTheAgreement(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Book(id, "pending", 6)
	prices := tripapi.NewOptPrices(tripapi.Prices{InitialMinor: 1_600_00, RemainingMinor: 1_900_00})
	err := m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version, Prices: prices})
	if e := refusal(t, err); e.Fields["agreement"] != "No agreement document provided" {
		t.Errorf("%v", err)
	}
	m.Must(m.Trips.AcceptTerms(m.Host(), id, &tripapi.AcceptHostTerms{Terms: agreement.Version,
		Version: m.Trip(id).Version, Prices: prices}))
	made := m.Trip(id)
	if made.Status != trip.Live || *made.RemainingPriceMinor != 1_900_00 || len(made.Content.HostTermsHistory) != 2 {
		t.Errorf("%s at %d", made.Status, *made.RemainingPriceMinor)
	}
}

func TestLaunchIsScheduledUnscheduledAndHappens(t *testing.T) {
	m := triptest.Open(t)
	id := m.Agreed()
	schedule := func(at time.Time) error {
		return m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
			LaunchDate: tripapi.NewOptNilDateTime(at)})
	}
	if e := refusal(t, schedule(triptest.Start.AddDate(0, 0, -2).Truncate(time.Hour))); e.Fields["launchDate"] == "" {
		t.Errorf("scheduled in the past: %v", e)
	}
	if e := refusal(t, schedule(triptest.Start.Add(7*time.Minute))); e.Fields["launchDate"] == "" {
		t.Errorf("scheduled off the grid: %v", e)
	}
	day := triptest.Start.AddDate(0, 0, 3).Truncate(time.Hour)
	m.Must(schedule(day))
	var none tripapi.OptNilDateTime
	none.SetToNull()
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version, LaunchDate: none}))
	if m.Trip(id).LaunchAt != nil {
		t.Error("still scheduled")
	}
	path := m.Trip(id).Path
	if _, err := m.Trips.GetPublic(m.System(), path, ""); refusal(t, err).Code != apierr.CodeNotFound {
		t.Errorf("an unscheduled trip has a page: %v", err)
	}
	m.Must(schedule(day))
	page, err := m.Trips.GetPublic(m.System(), "/trip/"+path, "")
	if err != nil || page.Stage != "pre_launch" || page.Bookable {
		t.Fatalf("%s bookable %v, %v", page.Stage, page.Bookable, err)
	}
	m.Must(m.Trips.Advance(m.System()))
	if s := m.Trip(id).Status; s != trip.HostApproved {
		t.Fatalf("launched early: %s", s)
	}
	m.Clock.Advance(3 * 24 * time.Hour)
	m.Must(m.Trips.Advance(m.System()))
	m.Must(m.Trips.Advance(m.System())) // a job may run twice
	if s := m.Trip(id).Status; s != trip.Live {
		t.Fatalf("%s", s)
	}
	page, err = m.Trips.GetPublic(m.System(), path, "")
	if err != nil || page.Stage != "live" || !page.Bookable {
		t.Errorf("%s bookable %v, %v", page.Stage, page.Bookable, err)
	}
	if e := refusal(t,
		schedule(day.AddDate(0, 0, 1))); e.Fields["launchDate"] != "A launch cannot be edited once launched." {
		t.Errorf("%v", e)
	}
}

func TestHostLaunchesNow(t *testing.T) {
	for name, scheduled := range map[string]bool{"without a schedule": false, "before the schedule": true} {
		t.Run(name, func(t *testing.T) {
			m := triptest.Open(t)
			id := m.Agreed()
			if scheduled {
				at := triptest.Start.AddDate(0, 0, 5).Truncate(time.Hour)
				m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
					LaunchDate: tripapi.NewOptNilDateTime(at)}))
			}
			offered, err := m.Trips.Get(m.Host(), id)
			m.Must(err)
			if !slices.ContainsFunc(offered.AvailableActions, func(a tripapi.Action) bool {
				return a.Action == "launch" && a.Enabled
			}) {
				t.Errorf("launch is not offered: %+v", offered.AvailableActions)
			}
			m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
				Status: api.NewOptTripStatus(api.TripStatusLive)}))
			if made := m.Trip(id); made.Status != trip.Live || !made.LaunchAt.Equal(m.Clock.Now()) {
				t.Errorf("%s at %v", made.Status, made.LaunchAt)
			}
		})
	}
}

func TestTimeTakesATripToItsEnd(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		BookingAutoConfirmation: api.NewOptBool(true)}))
	m.Book(id, "pending", 4)
	m.Must(m.Trips.Advance(m.System()))
	made := m.Trip(id)
	if made.Status != trip.Confirmed {
		t.Fatalf("%s", made.Status)
	}
	if n := m.Count("booking", "status = 'confirmed'"); n != 1 {
		t.Errorf("%d confirmed bookings", n)
	}
	if n := m.Count("inventory_item", "quantity_confirmed = 1 AND quantity_pending = 0 AND start_date = $1",
		triptest.First); n != 1 {
		t.Error("the departure is not confirmed")
	}
	m.Clock.Advance(made.BookingsDeadline.AddDays(1).Start(made.Zone()).Sub(m.Clock.Now()))
	m.Must(m.Trips.Advance(m.System()))
	if s := m.Trip(id).Status; s != trip.Closed {
		t.Fatalf("%s", s)
	}
	m.Clock.Advance(made.EndDate.AddDays(1).Start(made.Zone()).Sub(m.Clock.Now()))
	m.Must(m.Trips.Advance(m.System()))
	if s := m.Trip(id).Status; s != trip.Complete {
		t.Fatalf("%s", s)
	}
}

func TestUnsoldAndUnscheduledTripsAreCancelled(t *testing.T) {
	m := triptest.Open(t)
	live := m.Launched()
	m.Book(live, "pending", 2)
	m.Clock.Advance(m.Trip(live).BookingsDeadline.AddDays(1).Start(m.Trip(live).Zone()).Sub(m.Clock.Now()))
	m.Must(m.Trips.Advance(m.System()))
	made := m.Trip(live)
	if made.Status != trip.Cancelled || made.CancellationReason != "The trip was not confirmed by its bookings deadline." {
		t.Errorf("%s %q", made.Status, made.CancellationReason)
	}
	if n := m.Count("booking", "status <> 'cancelled'"); n != 0 {
		t.Errorf("%d open bookings of a cancelled trip", n)
	}
	if n := m.Count("inventory_item", "quantity_pending + quantity_confirmed > 0"); n != 0 {
		t.Errorf("%d departures still reserved", n)
	}
}

func TestLaunchRuleOfTheHostsLevel(t *testing.T) {
	m := triptest.Open(t)
	id := m.Agreed()
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE host SET level = 1 WHERE id = $1", m.HostID)
		return err
	})
	m.Clock.Advance(14*24*time.Hour - time.Second)
	m.Must(m.Trips.Advance(m.System()))
	if s := m.Trip(id).Status; s != trip.HostApproved {
		t.Fatalf("cancelled on the last day: %s", s)
	}
	m.Clock.Advance(time.Second)
	m.Must(m.Trips.Advance(m.System()))
	if made := m.Trip(id); made.Status != trip.Cancelled ||
		made.CancellationReason != "The launch date was not scheduled within 14 days of reservation." {
		t.Errorf("%s %q", made.Status, made.CancellationReason)
	}
}

func TestEachViewerSeesHisPart(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Book(id, "pending", 1)
	host, err := m.Trips.Get(m.Host(), id)
	m.Must(err)
	operator, err := m.Trips.Get(m.Operator(), id)
	m.Must(err)
	traveler, err := m.Trips.Get(m.Traveler(), id)
	m.Must(err)
	admin, err := m.Trips.Get(m.Admin(), id)
	m.Must(err)
	for name, bad := range map[string]bool{
		"host without prices":      !host.Prices.Set || !host.SuggestedRange.Set || !host.FlightStipendMinor.Set,
		"host with operator costs": host.OperatorCosts.Set,
		"operator with prices":     operator.Prices.Set || operator.FlightStipendMinor.Set || operator.SuggestedRange.Set,
		"operator without costs":   !operator.OperatorCosts.Set,
		"traveler with figures": traveler.Prices.Set || traveler.OperatorCosts.Set || traveler.SuggestedRange.Set ||
			traveler.PendingSpots.Set,
		"traveler without booking":    traveler.Booking.Value.TotalSpotsBooked != 1,
		"traveler with actions":       len(traveler.AvailableActions)+len(traveler.Editable) > 0,
		"traveler with cost of a day": traveler.ServicesByDay[0].Services[2].PriceMinor.Set,
		"traveler with host's mail":   traveler.Host.Value.Email.Set,
		"admin without all":           !admin.Prices.Set || !admin.OperatorCosts.Set,
	} {
		if bad {
			t.Error(name)
		}
	}
	if price := traveler.ServicesByDay[0].Services[2].UnitPriceWithFeeMinor.Value; price != 55_00 {
		t.Errorf("the river costs a traveler %d", price)
	}
	if !slices.Contains(host.Editable, "bookingAutoConfirmation") || slices.Contains(host.Editable, "prices") {
		t.Errorf("the host may edit %v", host.Editable)
	}
	list, err := m.Trips.List(m.Traveler(), view.ListFilter{Limit: 10})
	if err != nil || len(list.Items) != 1 || !list.Items[0].Booking.Set {
		t.Errorf("%+v %v", list.Items, err)
	}
	other, member := m.AddHost("otto", 1)
	list, err = m.Trips.List(m.HostOf(other, member), view.ListFilter{Limit: 10})
	if err != nil || len(list.Items) != 0 {
		t.Errorf("another host sees %d trips, %v", len(list.Items), err)
	}
}

func TestPublicPage(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	made := m.Trip(id)
	page, err := m.Trips.GetPublic(m.System(), made.Path, "")
	if err != nil {
		t.Fatal(err)
	}
	if page.FromPriceMinor != 1_500_00 || page.EarlyBirdLeft != 4 || page.DepositMinor != 375_00 ||
		page.PrivateRoomPriceMinor.Value != 220_00 ||
		len(page.AddOns) != 1 || page.AddOns[0].PriceMinor.Set || len(page.CancellationPolicy) == 0 || page.Host.Email.Set {
		t.Errorf("%+v", page)
	}
	m.Book(id, "pending", 5)
	list, err := m.Trips.ListPublic(m.System(), tripapi.ListPublicTripsParams{})
	if err != nil || len(list.Items) != 1 || list.Items[0].FromPriceMinor != 1_700_00 || list.Items[0].SpotsLeft != 1 ||
		!slices.Equal(list.Categories,
			[]api.CategoryName{{ID: "exploration", Name: "Exploration"}}) {
		t.Errorf("%+v %v", list, err)
	}
	foreign := m.In(m.AddTenant("other"), principal.Principal{})
	if _, err := m.Trips.GetPublic(foreign, made.Path, ""); refusal(t, err).Code != apierr.CodeNotFound {
		t.Errorf("%v", err)
	}
}

func TestOperatorEditsWhatTheStatusLeavesOpen(t *testing.T) {
	m := triptest.Open(t)
	id := reviewed(t, m)
	m.Must(m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{
		Version: 1, CostSchedule: []api.Tier{{NumberOfTravelers: 6, PriceMinor: 800_00},
			{NumberOfTravelers: 4, PriceMinor: 1_100_00}},
		Name: api.NewOptString("Andes, slowly"),
	}))
	if made := m.Trip(id); made.CostSchedule[0].Travelers != 4 || made.Name != "Andes, slowly" {
		t.Errorf("%+v", made.CostSchedule)
	}
	err := m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: 2, MinimumSpots: api.NewOptInt(7)})
	if e := refusal(t, err); e.Fields["minimumSpots"] != "Minimum spots cannot be greater than maximum spots" {
		t.Errorf("%v", err)
	}
	err = m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: 2, OperatorCode: api.NewOptString("A1")})
	if e := refusal(t, err); e.Fields["operatorCode"] == "" {
		t.Errorf("%v", err)
	}
	m.Must(m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: 2,
		Status: api.NewOptTripStatus(api.TripStatusPartnerApproved), OperatorTerms: api.NewOptBool(true)}))
	m.Must(m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: 3, OperatorCode: api.NewOptString("A1"),
		SingleSupplementQuantity: api.NewOptInt(5)}))
	err = m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: 4, Name: api.NewOptString("Again")})
	if e := refusal(t, err); e.Fields["name"] == "" {
		t.Errorf("%v", err)
	}
	err = m.Trips.Update(m.Operator(), id,
		&tripapi.TripUpdate{Version: 4, CostSchedule: []api.Tier{{NumberOfTravelers: 4, PriceMinor: 1_000_00}}})
	if e := refusal(t, err); e.Fields["costSchedule"] == "" {
		t.Errorf("a tier was removed after approval: %v", err)
	}
	if refusal(t, m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: 1})).Code != apierr.CodeConflict {
		t.Error("an old version was taken")
	}
}

func TestAdminCancels(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Book(id, "pending", 1)
	m.Must(m.Trips.Update(m.Admin(), id, &tripapi.TripUpdate{
		Version: m.Trip(id).Version, Status: api.NewOptTripStatus(api.TripStatusCancelled),
		Reason: api.NewOptString("A strike closed the road."),
	}))
	made := m.Trip(id)
	if made.Status != trip.Cancelled || made.CancellationReason != "A strike closed the road." ||
		made.InternalCancellationReason == nil {
		t.Errorf("%s %q", made.Status, made.CancellationReason)
	}
	if m.Count("booking", "status = 'cancelled'") != 1 || m.Count("inventory_item", "quantity_pending > 0") != 0 {
		t.Error("bookings or departure of a cancelled trip are still open")
	}
}

func TestPlacesAreNeverSoldTwice(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	answer, err := m.Trips.Get(m.Operator(), id)
	m.Must(err)
	river := answer.ServicesByDay[0].Services[2].ID.Value
	var taken, refused atomic.Int32
	var group sync.WaitGroup
	for range 12 {
		group.Go(func() {
			err := m.DB.InTenantTx(m.System(), m.Tenant.ID, func(tx pgx.Tx) error {
				_, err := m.Trips.TakeSpotsTx(m.System(), tx, id, capacity.Take{Spots: 1, Services: map[uuid.UUID]int{river: 1}})
				return err
			})
			var e *apierr.Error
			switch {
			case err == nil:
				taken.Add(1)
			case errors.As(err, &e) && e.Code == apierr.CodeSoldOut:
				refused.Add(1)
				if e.Details["activityLeft:"+river.String()] != 0 || e.Details["spotsLeft"] != 3 {
					t.Errorf("left: %v", e.Details)
				}
			default:
				t.Error(err)
			}
		})
	}
	group.Wait()
	if taken.Load() != 3 || m.Trip(id).SpotsTaken != 3 {
		t.Errorf("%d taken, %d refused, %d counted", taken.Load(), refused.Load(), m.Trip(id).SpotsTaken)
	}
	m.Tx(m.System(), func(tx pgx.Tx) error {
		return m.Trips.ReleaseSpotsTx(m.System(), tx, id, capacity.Take{Spots: 2, Services: map[uuid.UUID]int{river: 2}})
	})
	m.Tx(m.System(), func(tx pgx.Tx) error {
		first, err := m.Trips.TakeSpotsTx(m.System(), tx, id, capacity.Take{Spots: 2, Services: map[uuid.UUID]int{river: 2}})
		if first != 1 {
			t.Errorf("first spot %d", first)
		}
		return err
	})
}

func TestTripsOfAnotherTenantDoNotExist(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	foreign := m.In(m.AddTenant("other"), principal.Principal{MemberID: m.AdminMember, Group: "admin"})
	if refusal(t, m.Trips.Update(foreign, id, &tripapi.TripUpdate{Version: 1})).Code != apierr.CodeNotFound {
		t.Error("changed from another tenant")
	}
	if list, err := m.Trips.List(foreign, view.ListFilter{Limit: 10}); err != nil || len(list.Items) != 0 {
		t.Errorf("%d trips, %v", len(list.Items), err)
	}
	m.Must(m.Trips.Advance(foreign))
}
