package trip_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	pricingv1 "caravan/backend/gen/proto/caravan/pricing/v1"
	"caravan/backend/platform/apierr"
)

func gathering(day int, name, description string) *tripapi.ServiceEdit {
	return &tripapi.ServiceEdit{Day: api.NewOptInt(day), Name: api.NewOptString(name),
		Description: api.NewOptString(description)}
}

// service finds the first service of a type in the trip's response.
func service(t *testing.T, m *triptest.Market, id uuid.UUID, of api.ServiceType) api.Service {
	t.Helper()
	answer, err := m.Trips.Get(m.Host(), id)
	m.Must(err)
	for _, day := range answer.ServicesByDay {
		for _, s := range day.Services {
			if s.Type == of {
				return s
			}
		}
	}
	t.Fatalf("no %s", of)
	return api.Service{}
}

func TestGatheringsAreMadeChangedAndRemoved(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Must(m.Trips.Publish(m.Admin(), id))
	if got := m.Trip(id); got.PublishStatus != "live" || got.LastPublishAt == nil {
		t.Errorf("%s", got.PublishStatus)
	}
	create := func(in *tripapi.ServiceEdit) error {
		return m.DB.InTenantTx(m.Host(), m.Tenant.ID, func(tx pgx.Tx) error {
			return m.Trips.CreateGatheringTx(m.Host(), tx, id, in)
		})
	}
	edit := func(of api.ServiceType, service uuid.UUID, in *tripapi.ServiceEdit) error {
		return m.DB.InTenantTx(m.Host(), m.Tenant.ID, func(tx pgx.Tx) error {
			return m.Trips.UpdateServiceTx(m.Host(), tx, id, of, service, in)
		})
	}
	remove := func(of api.ServiceType, service uuid.UUID) error {
		return m.DB.InTenantTx(m.Host(), m.Tenant.ID, func(tx pgx.Tx) error {
			return m.Trips.DeleteServiceTx(m.Host(), tx, id, of, service)
		})
	}
	e := refusal(t, create(gathering(3, "", "")))
	if e.Fields["name"] != "Name is required" || e.Fields["description"] != "Description is required" ||
		e.Fields["day"] == "" {
		t.Errorf("%v", e.Fields)
	}
	m.Must(create(gathering(2, "Sunset tea", "On the roof.")))
	if got := m.Trip(id).PublishStatus; got != "pending" { // H-272
		t.Errorf("publish status %s", got)
	}
	made := service(t, m, id, api.ServiceTypeInformalGathering)
	m.Must(edit(made.Type, made.ID.Value, &tripapi.ServiceEdit{Name: api.NewOptString("Sunrise tea")}))
	if got := service(t, m, id, api.ServiceTypeInformalGathering); got.Name.Value != "Sunrise tea" ||
		got.Description.Value != "On the roof." {
		t.Errorf("%+v", got)
	}
	activity := service(t, m, id, api.ServiceTypeActivity)
	if e := refusal(t, edit(activity.Type, activity.ID.Value,
		&tripapi.ServiceEdit{Name: api.NewOptString("Mine")})); e.Fields["name"] == "" {
		t.Errorf("a host renamed the operator's activity: %v", e)
	}
	if e := refusal(t, remove(activity.Type, activity.ID.Value)); e.Message != "You can delete only informal gatherings." {
		t.Errorf("%v", e)
	}
	if e := refusal(t, edit(api.ServiceTypeActivity, made.ID.Value,
		&tripapi.ServiceEdit{})); e.Code != apierr.CodeNotFound {
		t.Errorf("found under another type: %v", e)
	}
	m.Must(remove(made.Type, made.ID.Value))
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET status = 'closed' WHERE id = $1", id)
		return err
	})
	if e := refusal(t, create(gathering(1, "Late", "Too late."))); e.Message != "Trip is Closed" {
		t.Errorf("%v", e)
	}
}

// New photos by a host take the page offline until it is published again; the same ones do not (H-271, H-272,
// H-378).
func TestPhotosOfAHostWaitForPublishing(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Must(m.Trips.Publish(m.Admin(), id))
	update := func(in tripapi.TripUpdate) {
		in.Version = m.Trip(id).Version
		m.Must(m.Trips.Update(m.Host(), id, &in))
	}
	photos := []api.Photo{{URL: "/media/art/coast/dawn/coast.svg", Alt: api.NewOptString("Coast, dawn")}}
	for _, want := range []string{"pending", "live"} {
		update(tripapi.TripUpdate{Photos: photos})
		if got := m.Trip(id); got.PublishStatus != want || got.Content.Hero.URL != photos[0].URL {
			t.Errorf("%s, with %s before all; not %s", got.PublishStatus, got.Content.Hero.URL, want)
		}
		m.Must(m.Trips.Publish(m.Admin(), id))
	}
	offered := func(who context.Context) bool {
		seen, err := m.Trips.Get(who, id)
		m.Must(err)
		return seen.PublishOffered.Value
	}
	if offered(m.Host()) || offered(m.Admin()) {
		t.Error("a page that is out as it is can be published")
	}
	update(tripapi.TripUpdate{Photos: append(photos, api.Photo{URL: "/media/art/lake/dawn/lake.svg"})})
	if !offered(m.Host()) || offered(m.Admin()) {
		t.Error("the host, and nobody else, asks for what was changed")
	}
	update(tripapi.TripUpdate{PublishRequest: api.NewOptBool(true)})
	if offered(m.Host()) || !offered(m.Admin()) {
		t.Error("the admin, and nobody else, publishes what is in review")
	}
	if got := m.Trip(id); got.PublishStatus != "in_review" || got.PublishRequest == nil {
		t.Errorf("asked to be published again: %s", got.PublishStatus)
	}
}

// One update rewrites all days: services move and change as far as the caller may, omitted ones are removed, new
// ones are added, and an error changes nothing (H-533, O-184).
func TestDaysAreLaidAnew(t *testing.T) {
	m := triptest.Open(t)
	id := reviewed(t, m)
	days := func() []api.Day {
		answer, err := m.Trips.Get(m.Operator(), id)
		m.Must(err)
		return answer.ServicesByDay
	}
	lay := func(days []api.Day) error {
		return m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version, ServicesByDay: days})
	}
	titles := func(day api.Day) (out []string) {
		for _, s := range day.Services {
			out = append(out, string(s.Type)+" "+s.Title.Or(s.Name.Value))
		}
		return out
	}
	if keys := openKeys(t, m, id); !slices.Contains(keys, "day") || !slices.Contains(keys, "priceMinor") {
		t.Errorf("what the operator changes of a service while he reviews the trip: %v", keys)
	}
	before := days()
	rafting := slices.IndexFunc(before[0].Services, func(s api.Service) bool { return s.Type == api.ServiceTypeActivity })
	next := days()
	moved := next[0].Services[rafting]
	moved.Description = api.NewOptString("A whole morning on the river.")
	next[0].Services = slices.Delete(next[0].Services, rafting, rafting+1)
	meal := api.Service{Type: api.ServiceTypeMeal, Name: api.NewOptString("Lunch by the river"),
		Description: api.NewOptString("Trout."), MealType: api.NewOptString("Lunch")}
	next[1].Services = append([]api.Service{moved, meal}, next[1].Services...)

	faulty := slices.Clone(next)
	faulty[1].Services = append(slices.Clone(next[1].Services), api.Service{ID: api.NewOptUUID(uuid.New()),
		Type: api.ServiceTypeMeal})
	if e := refusal(t, lay(faulty)); e.Fields["servicesByDay[1].services[2].id"] != "This service isn’t on the trip" {
		t.Errorf("%v", e.Fields)
	}
	if !slices.Equal(titles(days()[0]), titles(before[0])) {
		t.Error("a refused update changed the days")
	}
	m.Must(lay(next))
	after := days()
	if got := titles(after[1]); !slices.Equal(got[:2], []string{"activity Rafting", "meal Lunch by the river"}) ||
		slices.Contains(titles(after[0]), "activity Rafting") {
		t.Errorf("%q and %q", titles(after[0]), got)
	}
	if got := after[1].Services[0]; got.ID != moved.ID || got.Description.Value != "A whole morning on the river." {
		t.Errorf("%+v", got)
	}
	// Omitted services are removed.
	after[1].Services = after[1].Services[:1]
	m.Must(lay(after))
	if got := titles(days()[1]); !slices.Equal(got, []string{"activity Rafting"}) {
		t.Errorf("%q", got)
	}
	if e := refusal(t, m.Trips.Update(m.Operator(), id,
		&tripapi.TripUpdate{Version: 1, ServicesByDay: days()})); e.Code != apierr.CodeConflict {
		t.Errorf("a stale version: %v", e)
	}
}

func openKeys(t *testing.T, m *triptest.Market, id uuid.UUID) []string {
	t.Helper()
	answer, err := m.Trips.Get(m.Operator(), id)
	m.Must(err)
	return answer.EditableServiceKeys
}

func TestApprovedServicesAreDescribedNotMoved(t *testing.T) {
	m := triptest.Open(t)
	id := reviewed(t, m)
	m.Must(m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: 1,
		Status: api.NewOptTripStatus(api.TripStatusPartnerApproved), OperatorTerms: api.NewOptBool(true)}))
	if keys := openKeys(t, m, id); len(keys) > 0 {
		t.Errorf("services are open after the approval: %v", keys)
	}
	m.Must(m.Trips.Update(m.Admin(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		TechnicalItineraryFlagged: api.NewOptBool(true)}))
	if keys := openKeys(t, m, id); !slices.Contains(keys, "description") || slices.Contains(keys, "day") ||
		slices.Contains(keys, "priceMinor") {
		t.Errorf("what is open with the technical itinerary: %v", keys)
	}
	if keys := openKeys(t, m, id); slices.Contains(keys, "starRating") || !slices.Contains(keys, "addressLocation") {
		t.Errorf("what an operator changes of what was sold: %v", keys)
	}
	asAdmin, err := m.Trips.Get(m.Admin(), id)
	m.Must(err)
	for _, key := range []string{"starRating", "occupancy", "mealType", "vehicleType", "day"} {
		if !slices.Contains(asAdmin.EditableServiceKeys, key) {
			t.Errorf("admins do not change %s (O-161)", key)
		}
	}
	for _, key := range []string{"hoursAvailable", "pricePerHourMinor"} {
		if slices.Contains(asAdmin.EditableServiceKeys, key) {
			t.Errorf("admins change %s of a workshop space (O-161)", key)
		}
	}
	stay := service(t, m, id, api.ServiceTypeAccommodation)
	confirmed := api.AddressLocation{Name: "Angra", PlaceId: api.NewOptString("pt-angra"),
		GeoLocation: api.NewOptGeoLocation(api.GeoLocation{Lat: 38.65, Lng: -27.22})}
	edit := &tripapi.ServiceEdit{AddressLocation: api.NewOptAddressLocation(confirmed), StarRating: api.NewOptInt(4)}
	m.Must(m.DB.InTenantTx(m.Admin(), m.Tenant.ID, func(tx pgx.Tx) error {
		return m.Trips.UpdateServiceTx(m.Admin(), tx, id, stay.Type, stay.ID.Value, edit)
	}))
	if is := service(t, m, id, api.ServiceTypeAccommodation); is.AddressLocation.Value.GeoLocation.Value.Lat != 38.65 ||
		is.StarRating.Value != 4 {
		t.Errorf("the place that was confirmed (O-066, O-197): %+v", is.AddressLocation)
	}
	answer, err := m.Trips.Get(m.Operator(), id)
	m.Must(err)
	days := answer.ServicesByDay
	moving := slices.IndexFunc(days[0].Services, func(s api.Service) bool { return s.Type == api.ServiceTypeActivity })
	moved := days[0].Services[moving]
	days[0].Services = slices.Delete(days[0].Services, moving, moving+1)
	days[1].Services = append([]api.Service{moved}, days[1].Services...)
	e := refusal(t, m.Trips.Update(m.Operator(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		ServicesByDay: days}))
	if e.Fields["servicesByDay[1].services[0].day"] == "" {
		t.Errorf("an approved service changes its day: %v", e.Fields)
	}
}

func TestCompanionsAreSubmittedOnce(t *testing.T) {
	m := triptest.Open(t)
	form := m.Form(triptest.First)
	form.Companions = []api.Companion{{FirstName: "Noor", LastName: "Haddad", AgeRange: "18+"}}
	form.HostRooms = []api.HostRoom{{Type: api.HostRoomTypeTwoBeds}}
	created, err := m.Request(form)
	m.Must(err)
	id := *created.TripID
	text := api.NewOptString
	draft := []tripapi.HostCompanion{{FirstName: text("Noor")}}
	m.Must(m.Trips.SetCompanions(m.Host(), id, draft, false))
	e := refusal(t,
		m.Trips.SetCompanions(m.Host(), id, []tripapi.HostCompanion{{FirstName: text("Noor"), Email: text("noor@")}}, true))
	for field, message := range map[string]string{
		"companions[0].lastName": "Last Name is required", "companions[0].dateOfBirth": "Date Of Birth is required",
		"companions[0].email": "Invalid email format",
	} {
		if e.Fields[field] != message {
			t.Errorf("%s: %q", field, e.Fields[field])
		}
	}
	full := []tripapi.HostCompanion{{
		FirstName: text("Noor"), LastName: text("Haddad"), Email: text("noor@example.com"),
		DateOfBirth: api.NewOptDate(time.Date(1991, 4, 2, 0, 0, 0, 0, time.UTC)),
	}}
	if e := refusal(t, m.Trips.SetCompanions(m.Host(), id, append(full, full...), true)); e.Fields["companions"] == "" {
		t.Errorf("more than the free places: %v", e)
	}
	m.Must(m.Trips.SetCompanions(m.Host(), id, full, true))
	if e := refusal(t, m.Trips.SetCompanions(m.Host(), id, full,
		true)); e.Message != "Companion information can't be changed once submitted" {
		t.Errorf("%v", e)
	}
	m.Must(m.Trips.SetCompanions(m.Admin(), id, full, false))
	if n := m.Count("event", "type = 'trip.companion_replaced'"); n != 0 {
		t.Errorf("%d events while the companions stay", n)
	}
	swapped := []tripapi.HostCompanion{full[0]}
	swapped[0].FirstName, swapped[0].Email = text("Cleo"), text("cleo@example.com")
	m.Must(m.Trips.SetCompanions(m.Admin(), id, swapped, false))
	if n := m.Count("event", "type = 'trip.companion_replaced' AND (after->>'joined')::int = 1"); n != 1 {
		t.Errorf("%d events of the swap", n)
	}
	m.Must(m.Trips.SetCompanions(m.Admin(), id, full, false))
	got, err := m.Trips.Companions(m.Host(), id)
	if err != nil || !got.Submitted || got.Editable || got.Places != 1 ||
		got.Companions[0].Email.Value != "noor@example.com" {
		t.Errorf("%+v %v", got, err)
	}
	seen, err := m.Trips.Companions(m.Admin(), id)
	if err != nil || !seen.Submitted || !seen.Editable || len(seen.Companions) != 1 {
		t.Errorf("as an admin reads them: %+v %v", seen, err)
	}
}

// A departure's price increase reaches the trips created from it only when an admin applies it, and never what
// was booked.
func TestCostsReachTripsByRepricing(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Book(id, "pending", 4)
	before := m.Trip(id)
	preview := func(tiers ...*pricingv1.CostTier) *pricingv1.RepricingEffect {
		t.Helper()
		req := &pricingv1.PreviewRepricingRequest{ItineraryId: m.ItineraryID.String()}
		if len(tiers) > 0 {
			req.Departures = []*pricingv1.ProposedDeparture{{InventoryItemId: m.Departures[triptest.First].String(),
				CostSchedule: tiers}}
		}
		answer, err := m.Trips.PreviewRepricing(m.Admin(), req)
		m.Must(err)
		if len(answer.Effects) != 1 {
			return nil
		}
		return answer.Effects[0]
	}
	if effect := preview(); effect != nil {
		t.Fatalf("nothing changed: %+v", effect)
	}
	effect := preview(&pricingv1.CostTier{Travelers: 4, PriceMinor: 1_100_00},
		&pricingv1.CostTier{Travelers: 6, PriceMinor: 1_000_00})
	// 4 travelers in the tier for 4 to 5, each 100.00 more with the platform's 10 %.
	if effect == nil || effect.EarningsBefore-effect.EarningsAfter != 4*110_00 || effect.BookedSpots != 4 ||
		effect.Negative || effect.Locked != "" {
		t.Fatalf("%+v", effect)
	}
	if effect := preview(&pricingv1.CostTier{Travelers: 4, PriceMinor: 9_000_00}); effect == nil || !effect.Negative {
		t.Errorf("a ruinous cost is not negative: %+v", effect)
	}
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`UPDATE inventory_item SET cost_schedule = '[{"travelers":4,"priceMinor":110000},{"travelers":6,"priceMinor":100000}]' WHERE start_date = $1`,
			triptest.First)
		return err
	})
	apply := func(version int64) trip.Trip {
		t.Helper()
		done, err := m.Trips.ApplyRepricing(m.Admin(), &pricingv1.ApplyRepricingRequest{
			ItineraryId: m.ItineraryID.String(), Trips: []*pricingv1.RepricingChoice{{TripId: id.String(), Version: version}},
		}, uuid.NewString())
		m.Must(err)
		m.Must(m.Trips.Reprice(m.Admin(), uuid.MustParse(done.RepricingId)))
		m.Must(m.Trips.Reprice(m.Admin(), uuid.MustParse(done.RepricingId))) // a job may run twice
		return m.Trip(id)
	}
	if got := apply(before.Version - 1); got.Version != before.Version ||
		m.Count("repricing_trip", "outcome = 'skipped' AND reason LIKE 'This trip has changed%'") != 1 {
		t.Error("a trip that changed since the preview was repriced")
	}
	after := apply(before.Version)
	if after.CostSchedule[0].PriceMinor != 1_100_00 || after.Version != before.Version+1 {
		t.Errorf("%+v", after.CostSchedule)
	}
	if *after.InitialPriceMinor != *before.InitialPriceMinor || *after.RemainingPriceMinor != *before.RemainingPriceMinor {
		t.Error("the travelers' prices changed")
	}
	if m.Count("booking", "version <> 1 AND trip_id = $1", id) != 0 {
		t.Error("a booking was touched")
	}
	if m.Count("audit_log", "action = 'trip.reprice' AND object_id = $1", id) != 1 {
		t.Error("not audited once")
	}
}

func TestEarningsReportIsFinalOnceApproved(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	approve := func() error {
		return m.DB.InTenantTx(m.Admin(), m.Tenant.ID, func(tx pgx.Tx) error {
			return m.Trips.ApproveReportTx(m.Admin(), tx, id)
		})
	}
	if e := refusal(t, approve()); e.Code != apierr.CodeIllegalState {
		t.Errorf("%v", e)
	}
	m.Must(m.Trips.Update(m.Host(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		BookingAutoConfirmation: api.NewOptBool(true)}))
	m.Book(id, "pending", 5)
	m.Must(m.Trips.Advance(m.System()))
	made := m.Trip(id)
	m.Clock.Advance(made.EndDate.AddDays(2).UTC().Sub(m.Clock.Now()))
	m.Must(m.Trips.Advance(m.System()))
	if got := m.Trip(id).Status; got != trip.Complete {
		t.Fatalf("%s", got)
	}
	if _, err := m.Trips.EarningsReport(m.Host(), id); refusal(t, err).Code != apierr.CodeIllegalState {
		t.Errorf("the host saw a draft: %v", err)
	}
	if before, err := m.Trips.Get(m.Host(), id); err != nil || before.EarningsReportApprovedAt.Set {
		t.Errorf("%v %v", before.EarningsReportApprovedAt, err)
	}
	m.Must(approve())
	m.Must(approve())
	// H-199
	if after, err := m.Trips.Get(m.Host(), id); err != nil || !after.EarningsReportApprovedAt.Value.Equal(m.Clock.Now()) {
		t.Errorf("%v %v", after.EarningsReportApprovedAt, err)
	}
	got, err := m.Trips.EarningsReport(m.Host(), id)
	m.Must(err)
	parts :=
		got.RevenueMinor - got.ServiceFeeMinor - got.TransactionFeeMinor - got.PlatformFeeMinor - got.OperatorCostMinor
	if !got.Approved || got.Travelers != 5 || got.RevenueMinor != 4*1_500_00+1_700_00 || got.EarningsMinor != parts {
		t.Errorf("%+v", got)
	}
	if got.FirstHalfMinor+got.SecondHalfMinor+got.AdvanceMinor != got.EarningsMinor ||
		got.FirstHalfMinor-got.SecondHalfMinor > 1 {
		t.Errorf("halves: %+v", got)
	}
}
