package itinerary_test

import (
	"caravan/backend/domain/itinerary/edit"
	"context"
	"slices"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

// try runs a use case as its caller, in a transaction of the market's tenant.
func try(m *triptest.Market, ctx context.Context, do func(ctx context.Context, tx pgx.Tx) (edit.Saved, error)) (
	edit.Saved, error) {
	var saved edit.Saved
	err := m.DB.InTenantTx(ctx, m.Tenant.ID, func(tx pgx.Tx) error {
		var err error
		saved, err = do(ctx, tx)
		return err
	})
	return saved, err
}

func add(m *triptest.Market, version int64, service api.Service) (edit.Saved, error) {
	return try(m, m.Operator(), func(ctx context.Context, tx pgx.Tx) (edit.Saved, error) {
		return m.Itineraries.AddServiceTx(ctx, tx, m.ItineraryID, &itineraryapi.ServiceSave{Version: version,
			Service: service})
	})
}

func change(m *triptest.Market, ctx context.Context, kind api.ServiceType, id uuid.UUID,
	save *itineraryapi.ServiceSave) (edit.Saved, error) {
	return try(m, ctx, func(ctx context.Context, tx pgx.Tx) (edit.Saved, error) {
		return m.Itineraries.UpdateServiceTx(ctx, tx, kind, id, save)
	})
}

func get(m *triptest.Market) itineraryapi.Itinerary {
	m.T.Helper()
	it, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
	m.Must(err)
	return it
}

func stranger(m *triptest.Market) context.Context {
	return principal.With(m.System(), principal.Principal{TenantID: m.Tenant.ID, MemberID: m.OperatorMember,
		Group: "operator", OperatorID: uuid.New()})
}

func TestServiceLivesByIdAndType(t *testing.T) {
	m := triptest.Open(t)
	text := api.NewOptString
	version := get(m).Version
	for field, service := range map[string]api.Service{
		// day 1 has one (O-139)
		"service.type": {Type: api.ServiceTypeAccommodation, Name: text("Second"), Description: text("x")},
		"service.day":  {Type: api.ServiceTypeMeal, Description: text("x"), Day: api.NewOptInt(3)},
		"service.title": {Type: api.ServiceTypeInfo, Title: text(" Day 12 "), Description: text("x"),
			Day: api.NewOptInt(2)},
		"service.startTime":   {Type: api.ServiceTypeWorkshopSpace, Name: text("Hall"), Description: text("x")},
		"service.description": {Type: api.ServiceTypeMeal},
	} {
		if _, err := add(m, version, service); refusal(t, err).Fields[field] == "" {
			t.Errorf("%s: %v", field, err)
		}
	}
	saved, err := add(m, version, api.Service{Type: api.ServiceTypeActivity, Name: text("Climb"), Description: text("Up."),
		StartTime: text("7"), Day: api.NewOptInt(2)})
	if err != nil || saved.Version != version+1 {
		t.Fatalf("%+v %v", saved, err)
	}
	got := get(m).ServicesByDay[1].Services
	climb := got[max(0, slices.IndexFunc(got, func(s api.Service) bool { return s.ID.Value == *saved.ServiceID }))]
	if climb.ID.Value != *saved.ServiceID || climb.StartTime.Value != "07:00" || climb.LengthMinutes.Value != 60 {
		t.Errorf("%+v", climb)
	}
	if _, err := add(m, version, api.Service{Type: api.ServiceTypeMeal, Description: text("x")}); refusal(t,
		err).Code != apierr.CodeConflict {
		t.Errorf("an old version was taken: %v", err)
	}

	climb.Name, climb.Day = text("Long climb"), api.NewOptInt(1)
	if _, err := change(m, m.Operator(), api.ServiceTypeMeal, *saved.ServiceID,
		&itineraryapi.ServiceSave{Version: saved.Version, Service: climb}); refusal(t, err).Code != apierr.CodeNotFound {
		t.Errorf("found under another type: %v", err)
	}
	if _, err := change(m, stranger(m), climb.Type, *saved.ServiceID, &itineraryapi.ServiceSave{Version: saved.Version,
		Service: climb}); refusal(t, err).Code != apierr.CodeNotFound {
		t.Errorf("another operator: %v", err)
	}
	foreign := m.In(m.AddTenant("other"), principal.Principal{MemberID: m.AdminMember, Group: "admin"})
	if _, err := m.Itineraries.DeleteServices(foreign, []uuid.UUID{*saved.ServiceID}); refusal(t,
		err).Code != apierr.CodeNotFound {
		t.Errorf("another tenant: %v", err)
	}
	moved, err := change(m, m.Operator(), climb.Type, *saved.ServiceID, &itineraryapi.ServiceSave{Version: saved.Version,
		Service: climb})
	if err != nil {
		t.Fatal(err)
	}
	days := get(m).ServicesByDay
	if last := days[0].Services[len(days[0].Services)-1]; last.Name.Value != "Long climb" || len(days[1].Services) != 1 {
		t.Errorf("%+v", days)
	}
	climb.Deleted = api.NewOptBool(true)
	if _, err = change(m, m.Admin(), climb.Type, *saved.ServiceID, &itineraryapi.ServiceSave{Version: moved.Version,
		Service: climb}); err != nil {
		t.Fatal(err)
	}
	if n := m.Count("itinerary_service", "id = $1 AND deleted_at IS NOT NULL", *saved.ServiceID); n != 1 ||
		len(get(m).ServicesByDay[0].Services) != 4 {
		t.Error("the service is not removed")
	}
	ids := []uuid.UUID{days[0].Services[2].ID.Value, days[1].Services[0].ID.Value}
	if n, err := m.Itineraries.DeleteServices(m.Operator(), ids); err != nil || n != 2 {
		t.Errorf("%d %v", n, err)
	}
	if _, err := m.Itineraries.DeleteServices(stranger(m), ids); refusal(t, err).Code != apierr.CodeNotFound {
		t.Errorf("%v", err)
	}
}

func TestLibraryKeepsServicesForOtherItineraries(t *testing.T) {
	m := triptest.Open(t)
	version := get(m).Version
	for _, name := range []string{"Sunrise walk", "Sunset walk", "Night walk", "Long walk", "Kayak"} {
		saved, err := add(m, version, api.Service{
			Type: api.ServiceTypeActivity, Name: api.NewOptString(name), Description: api.NewOptString("With a guide."),
			SaveToLibrary: api.NewOptBool(true),
		})
		if err != nil {
			t.Fatal(err)
		}
		version = saved.Version
	}
	search := func(ctx context.Context, p itineraryapi.SearchServiceLibraryParams) itineraryapi.ServiceLibrary {
		found, err := m.Itineraries.SearchLibrary(ctx, p)
		m.Must(err)
		return found
	}
	if first := search(m.Operator(), itineraryapi.SearchServiceLibraryParams{}); len(first.Items) != 3 ||
		first.Total != 5 {
		t.Errorf("%d of %d", len(first.Items), first.Total)
	}
	walks := search(m.Operator(), itineraryapi.SearchServiceLibraryParams{Q: api.NewOptString("walk"),
		Type: itineraryapi.NewOptServiceType(api.ServiceTypeActivity), Limit: api.NewOptInt(6)})
	if len(walks.Items) != 4 || walks.Total != 4 || walks.Items[0].Day.Set {
		t.Errorf("%+v", walks)
	}
	if none := search(m.Operator(), itineraryapi.SearchServiceLibraryParams{
		Type: itineraryapi.NewOptServiceType(api.ServiceTypeMeal)}); len(none.Items) != 0 {
		t.Errorf("%+v", none)
	}
	if none := search(stranger(m), itineraryapi.SearchServiceLibraryParams{OperatorId: api.NewOptUUID(m.OperatorID)}); len(
		none.Items) != 0 {
		t.Errorf("another operator finds %d", len(none.Items))
	}
	if err := m.Itineraries.DeleteFromLibrary(stranger(m), walks.Items[0].ID.Value); refusal(t,
		err).Code != apierr.CodeNotFound {
		t.Errorf("%v", err)
	}
	m.Must(m.Itineraries.DeleteFromLibrary(m.Operator(), walks.Items[0].ID.Value))
	if left := search(m.Admin(), itineraryapi.SearchServiceLibraryParams{
		OperatorId: api.NewOptUUID(m.OperatorID)}); left.Total != 4 {
		t.Errorf("%d left", left.Total)
	}
}

func alternative(version int64, name string) *itineraryapi.AlternativeInput {
	return &itineraryapi.AlternativeInput{
		Version: version, Name: api.NewOptString(name), AccommodationType: api.NewOptString("Lodge"),
		StarRating:  api.NewOptInt(4),
		Occupancy:   itineraryapi.NewOptAlternativeInputOccupancy(itineraryapi.AlternativeInputOccupancyDouble),
		Description: api.NewOptString("On the lake."),
	}
}

func TestAlternativesAreChosenSwappedAndGivenUp(t *testing.T) {
	m := triptest.Open(t)
	it := get(m)
	bed := it.ServicesByDay[0].Services[1].ID.Value
	_, err := try(m, m.Operator(), func(ctx context.Context, tx pgx.Tx) (edit.Saved, error) {
		return m.Itineraries.CreateAlternativeTx(ctx, tx, m.ItineraryID, bed,
			&itineraryapi.AlternativeInput{Version: it.Version})
	})
	for field, message := range map[string]string{
		"name": "Name is required", "accommodationType": "Accommodation type is required",
		"occupancy": "Occupancy is required", "starRating": "Star rating is required",
		"description": "Description is required",
	} {
		if got := refusal(t, err).Fields[field]; got != message {
			t.Errorf("%s: %q", field, got)
		}
	}
	saved, err := try(m, m.Operator(), func(ctx context.Context, tx pgx.Tx) (edit.Saved, error) {
		return m.Itineraries.CreateAlternativeTx(ctx, tx, m.ItineraryID, bed, alternative(it.Version, "Lake Lodge"))
	})
	if err != nil {
		t.Fatal(err)
	}
	lodge := get(m).ServicesByDay[0].Services[1].Alternatives[0].ID
	choose := func(day civil.Date, ids ...uuid.UUID) error {
		return m.Inventory.Update(m.Operator(), m.ItineraryID, m.Departures[day],
			&inventoryapi.InventoryChange{AccommodationSelections: append([]uuid.UUID{}, ids...)})
	}
	if e := refusal(t, choose(triptest.First,
		uuid.New())); e.Fields["accommodationSelections"] != "This accommodation isn’t on the itinerary" {
		t.Errorf("%v", e)
	}
	if e := refusal(t, choose(triptest.First, bed,
		lodge)); e.Fields["accommodationSelections"] != "Choose one accommodation for each range of days" {
		t.Errorf("%v", e)
	}
	m.Must(choose(triptest.First, lodge))
	state := func(id uuid.UUID, day civil.Date) (itineraryapi.AccommodationDateState, bool) {
		plan, err := m.Itineraries.Accommodations(m.Operator(), m.ItineraryID)
		m.Must(err)
		for _, a := range plan.Periods[0].Accommodations {
			for _, d := range a.Dates {
				if d.Reserved != (d.State == itineraryapi.AccommodationDateStateDisabled) {
					t.Errorf("%+v", d)
				}
				if a.ID == id && civil.Of(d.StartDate) == day {
					return d.State, d.Assigned
				}
			}
		}
		t.Fatalf("%s has no %s", id, day)
		return "", false
	}
	if s, assigned := state(lodge, triptest.First); s != itineraryapi.AccommodationDateStateAssigned || !assigned {
		t.Errorf("%s %v", s, assigned)
	}
	if s, _ := state(lodge, triptest.Second); s != itineraryapi.AccommodationDateStateUnselected {
		t.Errorf("%s", s)
	}

	// A trip uses the departure's accommodation; afterwards the date is reserved.
	trip := m.Trip(m.Approved())
	made, err := m.Trips.Get(m.Host(), trip.ID)
	m.Must(err)
	if name := made.ServicesByDay[0].Services[1].Name.Value; name != "Lake Lodge" {
		t.Errorf("the trip stays at %q", name)
	}
	if s, assigned := state(lodge, triptest.First); s != itineraryapi.AccommodationDateStateDisabled || !assigned {
		t.Errorf("%s %v", s, assigned)
	}
	if e := refusal(t, choose(triptest.First)); e.Fields["accommodationSelections"] == "" {
		t.Errorf("a reserved date changed: %v", e)
	}

	// After the swap, the departure that chose the lodge keeps it and the other one follows the new default.
	saved, err = try(m, m.Operator(), func(ctx context.Context, tx pgx.Tx) (edit.Saved, error) {
		return m.Itineraries.SwapTx(ctx, tx, m.ItineraryID, bed, lodge, saved.Version)
	})
	if err != nil {
		t.Fatal(err)
	}
	swapped := get(m).ServicesByDay[0].Services[1]
	if swapped.ID.Value != lodge || swapped.Name.Value != "Lake Lodge" || len(swapped.Alternatives) != 1 ||
		swapped.Alternatives[0].ID != bed {
		t.Errorf("%+v", swapped)
	}
	if _, assigned := state(lodge, triptest.Second); !assigned {
		t.Error("a departure without a choice does not follow the default")
	}
	m.Must(choose(triptest.Second, bed))
	reset, err := try(m, m.Operator(), func(ctx context.Context, tx pgx.Tx) (edit.Saved, error) {
		return m.Itineraries.DeleteAlternativeTx(ctx, tx, m.ItineraryID, lodge, bed)
	})
	if err != nil || !slices.Equal(reset.ResetDates, []string{triptest.Second.String()}) {
		t.Errorf("%+v %v", reset, err)
	}
	view, err := m.Inventory.Get(m.Operator(), m.ItineraryID, m.Departures[triptest.Second])
	if err != nil || len(view.Lodging) != 1 || !view.Lodging[0].IsDefault || view.Lodging[0].AccommodationId != lodge {
		t.Errorf("%+v %v", view.Lodging, err)
	}
	_, err = try(m, m.Operator(), func(ctx context.Context, tx pgx.Tx) (edit.Saved, error) {
		return m.Itineraries.DeleteAlternativeTx(ctx, tx, m.ItineraryID, lodge, bed)
	})
	if refusal(t, err).Code != apierr.CodeNotFound {
		t.Errorf("%v", err)
	}
}

func TestVersionsAreKeptComparedAndRestored(t *testing.T) {
	m := triptest.Open(t)
	first := get(m)
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{
		Version: first.Version, Name: api.NewOptString("Andes, slowly"), LengthInDays: api.NewOptInt(1),
		Inclusions: []string{"Tea"},
	}))
	page, err := m.Itineraries.Versions(m.Operator(), itineraryapi.ListItineraryVersionsParams{ID: m.ItineraryID,
		Limit: api.NewOptInt(2)})
	if err != nil || len(page.Items) != 2 || page.Items[0].Version != first.Version+1 || !page.NextCursor.Set ||
		page.Items[0].SavedBy.Value != m.OperatorMember {
		t.Fatalf("%+v %v", page, err)
	}
	difference, err := m.Itineraries.Difference(m.Operator(), m.ItineraryID, first.Version, api.OptInt64{})
	if err != nil {
		t.Fatal(err)
	}
	var fields []string
	for _, f := range difference.Fields {
		fields = append(fields, f.Field)
	}
	if !slices.Equal(fields, []string{"inclusions", "lengthInDays", "name"}) || page.Items[0].Changes != 4 {
		t.Errorf("%v, %d changes", fields, page.Items[0].Changes)
	}
	if len(difference.Services) != 1 || difference.Services[0].Change != api.ServiceChangeChangeRemoved ||
		difference.Services[0].Name.Value != "Yoga deck" {
		t.Errorf("%+v", difference.Services)
	}
	restore := func(version, expected int64) error {
		_, err := try(m, m.Operator(), func(ctx context.Context, tx pgx.Tx) (edit.Saved, error) {
			return m.Itineraries.RestoreTx(ctx, tx, m.ItineraryID, version, expected)
		})
		return err
	}
	if refusal(t, restore(first.Version, first.Version)).Code != apierr.CodeConflict {
		t.Error("restored over a state that nobody has seen")
	}
	if refusal(t, restore(99, first.Version+1)).Code != apierr.CodeNotFound {
		t.Error("restored what never was")
	}
	m.Must(restore(first.Version, first.Version+1))
	again := get(m)
	if again.Name != first.Name || again.Version != first.Version+2 || again.Status != first.Status ||
		len(again.ServicesByDay) != 2 ||
		again.ServicesByDay[1].Services[0].ID != first.ServicesByDay[1].Services[0].ID {
		t.Errorf("%+v", again)
	}
	difference, err = m.Itineraries.Difference(m.Operator(), m.ItineraryID, first.Version, api.NewOptInt64(again.Version))
	if err != nil || len(difference.Fields)+len(difference.Services) != 0 {
		t.Errorf("%+v %v", difference, err)
	}
	page, err = m.Itineraries.Versions(m.Operator(), itineraryapi.ListItineraryVersionsParams{ID: m.ItineraryID})
	if err != nil || page.Items[0].RestoredFrom.Value != first.Version || page.Items[0].Action != "itinerary.restore" {
		t.Errorf("%+v %v", page.Items[0], err)
	}
}

func period(from, to civil.Date, days []int, price int64) api.ValidityPeriod {
	return api.ValidityPeriod{
		StartDate: from.UTC(), EndDate: to.UTC(), InstantApprovalAllowed: api.NewOptBool(true),
		CostThresholds: []api.CostThreshold{{DaysOfTheWeek: days, NumberOfTravelers: 2, PriceMinor: price}},
	}
}

// Without inventory, the validity periods determine when a trip can be requested and what it costs.
func TestItineraryWithoutInventoryRunsOnItsPeriods(t *testing.T) {
	m := triptest.Open(t)
	it := get(m)
	week := []int{0, 1, 2, 3, 4, 5, 6}
	whole := period(civil.New(2026, 9, 1), civil.New(2026, 9, 30), week, 800_00)
	packages := it.Packages
	packages[0].ValidityPeriods = []api.ValidityPeriod{whole}
	packages[0].ValidityPeriods[0].CostThresholds[0].NumberOfTravelers = 0
	off := &itineraryapi.ItineraryUpdate{Version: it.Version, ItineraryInventoryEnabled: api.NewOptBool(false),
		Packages: packages}
	const none = "One or more of your validity periods has 0 travelers, please add travelers to continue."
	if e := refusal(t, m.Itineraries.Update(m.Operator(), m.ItineraryID,
		off)); e.Fields["packages[0].validityPeriods[0].costThresholds[0].numberOfTravelers"] != none {
		t.Errorf("%v", e)
	}
	packages[0].ValidityPeriods[0].CostThresholds[0].NumberOfTravelers = 2
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, off))

	outside := period(civil.New(2026, 9, 7), civil.New(2026, 9, 8), []int{3}, 700_00) // Monday and Tuesday
	edit := func(version int64, put api.ValidityPeriod) error {
		return m.Itineraries.EditPeriods(m.Operator(), m.ItineraryID, &itineraryapi.ValidityPeriodEdit{
			Version: version, PackageLevel: api.PackageLevelStandard, Put: itineraryapi.NewOptValidityPeriod(put),
		})
	}
	if e := refusal(t, edit(it.Version+1, outside)); e.Fields["put.costThresholds[0].daysOfTheWeek"] == "" {
		t.Errorf("%v", e)
	}
	// The days of the week are numbered 0 to 6, Sunday first (O-233).
	for _, number := range []int{-1, 7} {
		whole := period(civil.New(2026, 9, 1), civil.New(2026, 9, 30), []int{number}, 700_00)
		if e := refusal(t, edit(it.Version+1, whole)); e.Fields["put.costThresholds[0].daysOfTheWeek"] == "" {
			t.Errorf("day %d: %v", number, e)
		}
	}
	fraction := period(civil.New(2026, 9, 7), civil.New(2026, 9, 8), []int{1}, 700_50)
	if e := refusal(t,
		edit(it.Version+1, fraction)); e.Fields["put.costThresholds[0].priceMinor"] != "Enter whole numbers" {
		t.Errorf("%v", e)
	}
	m.Must(edit(it.Version+1, period(civil.New(2026, 9, 1), civil.New(2026, 9, 30), []int{0, 6}, 950_00)))
	closed := api.ValidityPeriod{
		StartDate: civil.New(2026, 9, 14).UTC(), EndDate: civil.New(2026, 9, 16).UTC(),
		BlackoutStartDate: api.NewOptValidityPeriodBlackoutStartDate(api.ValidityPeriodBlackoutStartDate{IsBlackout: true}),
	}
	m.Must(edit(it.Version+2, closed))
	got := get(m)
	if n := len(got.Packages[0].ValidityPeriods); n != 5 {
		t.Errorf("%d periods: %+v", n, got.Packages[0].ValidityPeriods)
	}
	dates, err := m.Itineraries.Availability(m.Host(), m.ItineraryID, false)
	if err != nil {
		t.Fatal(err)
	}
	p := dates.Packages[0]
	if dates.IsInventoryEnabled || len(p.EnabledDates) != 27 || len(p.BlackoutDates) != 3 ||
		len(p.InstantApprovalDates) != 27 || len(p.ItineraryInventoryItems) != 0 ||
		dates.DefaultPackage.Value != api.PackageLevelStandard || dates.ShowPackages.Value ||
		civil.Of(p.DefaultStartDate.Value) != civil.New(2026, 9, 1) {
		t.Errorf("%+v", dates)
	}
	price := func(day civil.Date) int64 {
		found, err := m.Itineraries.SuggestedPrice(m.Host(), itineraryapi.GetSuggestedSellPriceParams{ID: m.ItineraryID,
			SelectedPackage: api.PackageLevelStandard, TripStartDate: day.UTC()})
		m.Must(err)
		return found.MinPriceMinor
	}
	if tuesday, sunday := price(civil.New(2026, 9, 1)), price(civil.New(2026, 9, 6)); tuesday >= sunday {
		t.Errorf("%d on Tuesday, %d on Sunday", tuesday, sunday)
	}

	form := m.Form(triptest.First)
	form.ItineraryInventoryItemId, form.StartDate = api.OptUUID{}, civil.New(2026, 9, 15).UTC()
	if _, err := m.Request(form); refusal(t, err).Fields["startDate"] != "This date isn’t available. Choose another one." {
		t.Errorf("%v", err)
	}
	form.StartDate = civil.New(2026, 9, 6).UTC()
	created, err := m.Request(form)
	if err != nil || !created.InstantlyApproved {
		t.Fatalf("%+v %v", created, err)
	}
	if made := m.Trip(*created.TripID); made.InventoryItemID != nil || made.CostSchedule[0].PriceMinor != 950_00 {
		t.Errorf("%+v", made.CostSchedule)
	}
}

// A minimum price sent by the page is the result outside production, and the lower bound of the suggestion in it
// (H-523).
func TestLeastPriceOutsideProduction(t *testing.T) {
	m := triptest.Open(t)
	ask := func(least int64) api.PriceRange {
		found, err := m.Itineraries.SuggestedPrice(m.Host(), itineraryapi.GetSuggestedSellPriceParams{
			ID: m.ItineraryID, SelectedPackage: api.PackageLevelStandard, TripStartDate: triptest.First.UTC(),
			MinimumPrice: api.NewOptInt64(least),
		})
		m.Must(err)
		return found
	}
	if got := ask(700_00); got.MinPriceMinor != 700_00 || got.MaxPriceMinor != 700_00 {
		t.Errorf("%+v", got)
	}
	m.Itineraries.Production = true
	if got := ask(700_00); got.MinPriceMinor != 1_300_00 || got.MaxPriceMinor != 1_625_00 {
		t.Errorf("%+v", got)
	}
	if got := ask(1_400_00); got.MinPriceMinor != 1_400_00 {
		t.Errorf("%+v", got)
	}
}
