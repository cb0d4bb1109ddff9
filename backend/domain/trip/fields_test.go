package trip_test

import (
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/principal"
)

// chosen creates a trip for which the host chose rooms, an activity, a workshop space and an optional service.
func chosen(t *testing.T, m *triptest.Market) uuid.UUID {
	t.Helper()
	it, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
	m.Must(err)
	massage := uuid.New()
	airport := api.Airport{Code: "CUZ", Name: "Alejandro Velasco Astete", City: api.NewOptString("Cusco"),
		Country: api.NewOptString("Peru")}
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{
		Version: it.Version, Cities: []string{"Cusco", "Pisac"}, Logistics: api.NewOptString("Bring boots."),
		Inclusions: []string{"All meals"}, Exclusions: []string{"Flights"},
		ArrivalLocation: api.NewOptAirport(airport), DepartureLocation: api.NewOptAirport(airport),
		YearOverYearIncreaseBp:    api.NewOptInt(500),
		TravelerInsuranceRequired: api.NewOptBool(true), PassportRequired: api.NewOptBool(true),
		Photos: []api.Photo{{URL: "/media/a.jpg"}},
		AdditionalOptionalServices: []api.OptionalService{{ID: massage, Name: "Massage", Type: api.ServiceTypeActivity,
			PriceMinor: api.NewOptInt64(40_00), Quantity: api.NewOptInt(5)}},
	}))
	form := m.Form(triptest.First)
	form.Companions = []api.Companion{{FirstName: "Ben", LastName: "Example", AgeRange: api.AgeRange1317}}
	form.HostRooms = []api.HostRoom{{Type: api.HostRoomTypeTwoBeds}}
	form.HostSelectedOptionalActivities = []api.ServiceChoice{{ServiceId: it.ServicesByDay[0].Services[2].ID.Value,
		Quantity: 2}}
	form.SelectedWorkshopSpaces = []api.WorkshopChoice{{ServiceId: it.ServicesByDay[1].Services[0].ID.Value,
		HoursRequested: 2}}
	form.HostSelectedOptionalServices = []api.ServiceChoice{{ServiceId: massage, Quantity: 3}}
	created, err := m.Request(form)
	m.Must(err)
	return *created.TripID
}

// holds reports facts that are false.
func holds(t *testing.T, facts map[string]bool) {
	t.Helper()
	for name, ok := range facts {
		if !ok {
			t.Error(name)
		}
	}
}

// Operators read every field of O-059 on a trip.
func TestOperatorReadsEveryFieldOfATrip(t *testing.T) {
	m := triptest.Open(t)
	id := chosen(t, m)
	manager := m.AddMember("accountManager", "mia")
	m.Tx(m.Admin(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			"INSERT INTO account_assignment (tenant_id, member_id, object_type, object_id, created_at) VALUES ($1, $2, 'Host', $3, now())",
			m.Tenant.ID, manager, m.HostID)
		return err
	})
	it, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
	m.Must(err)
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{Version: it.Version,
		TripLeadTime: api.NewOptLeadTime(api.LeadTime{Months: api.NewOptInt(3)})}))
	m.Must(m.Inventory.Update(m.Operator(), m.ItineraryID, m.Departures[triptest.First], &inventoryapi.InventoryChange{
		PreAccommodation: api.NewOptRoomSupply(api.RoomSupply{
			Single: api.NewOptNightSupply(api.NightSupply{PriceMinor: 90_00, QuantityAvailable: api.NewOptInt(3)}),
			Double: api.NewOptNightSupply(api.NightSupply{PriceMinor: 60_00, QuantityAvailable: api.NewOptInt(8)}),
		}),
	}))
	got, err := m.Trips.Get(m.Operator(), id)
	m.Must(err)
	nights := got.OperatorCosts.Value.OptionalAccommodations
	rafting, deck := got.ServicesByDay[0].Services[2], got.ServicesByDay[1].Services[0]
	costs := got.OperatorCosts.Value
	holds(t, map[string]bool{
		"id, shortId, name, status": got.ID == id && got.ShortId != "" && got.Name == "Andes on Foot" &&
			got.Status == "trova_pricing_approved",
		"startDate":                 got.StartDate.Equal(triptest.First.UTC()),
		"servicesByDay":             len(got.ServicesByDay) == 2,
		"minimum and maximum spots": got.MinimumSpots == 4 && got.MaximumSpots == 6,
		"currency":                  got.Currency == "USD",
		"costThresholds": slices.Equal(costs.CostSchedule, []api.Tier{{NumberOfTravelers: 4, PriceMinor: 1_000_00},
			{NumberOfTravelers: 6, PriceMinor: 900_00}}),
		"additionalCosts": costs.SingleSupplementPriceMinor == 200_00 && costs.SingleSupplementQuantity == 2,
		"optionalOnTripServices": len(got.OptionalOnTripServices) == 1 &&
			got.OptionalOnTripServices[0].Name.Value == "Rafting",
		"accommodationsServices": len(got.AccommodationsServices) == 1 &&
			got.AccommodationsServices[0].Name.Value == "Casa Sol",
		"transferServices": len(got.TransferServices) == 1 && got.TransferServices[0].Name.Value == "Airport car",
		"additionalOptionalServices": len(got.AdditionalOptionalServices) == 1 &&
			got.AdditionalOptionalServices[0].Name == "Massage" &&
			got.AdditionalOptionalServices[0].PriceMinor.Value == 40_00,
		"operatorTerms": costs.OperatorTerms.Value == "We run what we list.",
		"hostRooms, quantityHostRooms": len(got.HostRooms) == 1 && got.HostRooms[0].Type == api.HostRoomTypeTwoBeds &&
			got.QuantityHostRooms.Value == 1,
		"tripRequestId": got.TripRequestId.Set,
		"itineraryInventoryItem": got.ItineraryInventoryItem.Value.ID == m.Departures[triptest.First] &&
			slices.Equal(got.ItineraryInventoryItem.Value.CostSchedule, []api.Tier{{NumberOfTravelers: 4, PriceMinor: 1_000_00},
				{NumberOfTravelers: 6, PriceMinor: 900_00}}),
		"host":           got.Host.Value.DisplayName == "hanna",
		"accountManager": got.AccountManager.Value.ID == manager && got.AccountManager.Value.DisplayName == "mia Example",
		"hostSelectedOptionalServices": len(got.HostSelectedOptionalServices) == 1 &&
			got.HostSelectedOptionalServices[0].Quantity == 3 &&
			got.HostSelectedOptionalServices[0].Name.Value == "Massage",
		"hostSelectedOptionalActivities": slices.Equal(got.HostSelectedOptionalActivities,
			[]api.ServiceChoice{{ServiceId: rafting.ID.Value, Quantity: 2, Name: rafting.Name, Day: api.NewOptInt(1)}}),
		"selectedWorkshopSpaces": slices.Equal(got.SelectedWorkshopSpaces,
			[]api.WorkshopChoice{{ServiceId: deck.ID.Value, HoursRequested: 2, Name: deck.Name, Day: api.NewOptInt(2)}}),
		"companions": len(got.Companions) == 1 && got.Companions[0].AgeRange == api.AgeRange1317,
		"technical itinerary": got.OperatorTechnicalItineraryApproved.Set &&
			!got.OperatorTechnicalItineraryApproved.Value && got.AdminTechnicalItineraryApproved.Set,
		"itinerary: country, destination": got.Country == "Peru" && got.Destination == "Cusco" &&
			got.ItineraryId.Value == m.ItineraryID && got.TripSummary != "" &&
			slices.Equal(got.Categories, []string{"exploration"}) && got.LengthInDays.Value == 2 && got.ActivityLevel.Value == 2,
		"itinerary: demands":  got.TravelerInsuranceRequired.Value && got.PassportRequired.Value,
		"itinerary: airports": got.ArrivalLocation.Value.Code == "CUZ" && got.DepartureLocation.Value.Code == "CUZ",
		"itinerary: words": slices.Equal(got.Cities, []string{"Cusco", "Pisac"}) &&
			got.Logistics.Value == "Bring boots." && slices.Equal(got.Inclusions, []string{"All meals"}) &&
			slices.Equal(got.Exclusions, []string{"Flights"}),
		"itinerary: photos":   len(got.Photos) == 1 && got.Hero.URL == "/media/a.jpg",
		"operatorContactInfo": got.Operator.Value.Phone.Value == "+51 84 555 0100",
		"emailCampaigns":      len(got.PromoteEmails) > 0 && got.PromoteEmails[0].Kind != "",
		"itinerary: packages": len(got.Packages) == 2 && got.Packages[0].Level == api.PackageLevelStandard &&
			got.Packages[0].Enabled &&
			slices.Equal(got.Packages[0].MealLevels, []string{"Half board"}) && !got.Packages[1].Enabled,
		"itinerary: lead time": got.TripLeadTime.Value.Months.Value == 3,
		"optional accommodations": len(nights) == 1 && nights[0].Timing == api.TimingPreTrip &&
			nights[0].SingleSupplementQuantity == 3 &&
			slices.Equal(nights[0].CostThresholds, []api.Tier{{NumberOfTravelers: 1, PriceMinor: 90_00},
				{NumberOfTravelers: 2, PriceMinor: 60_00}}),
		"yearOverYearIncrease": costs.YearOverYearIncreaseBp.Value == 500,
	})
	host, err := m.Trips.Get(m.Host(), id)
	m.Must(err)
	if host.ItineraryInventoryItem.Set || len(host.AccommodationsServices)+len(host.TransferServices)+
		len(host.Packages) > 0 || host.TripLeadTime.Set || host.OperatorCosts.Set || host.AccountManager.Value.ID != manager {
		t.Errorf("the host sees costs of the operator, or not who looks after the trip: %+v", host.AccountManager)
	}
}

// For each service, hosts and operators see its position, its owner, who added it and when (H-226 to H-230).
// Nobody can set these, and travelers do not see them.
func TestServicesTellWhereTheyComeFrom(t *testing.T) {
	m := triptest.Open(t)
	id := chosen(t, m)
	made := m.Clock.Now()
	m.Clock.Advance(90 * time.Minute)
	m.Tx(m.Host(), func(tx pgx.Tx) error {
		return m.Trips.CreateGatheringTx(m.Host(), tx, id, &tripapi.ServiceEdit{Day: api.NewOptInt(2),
			Name: api.NewOptString("Campfire"), Description: api.NewOptString("Songs.")})
	})
	got, err := m.Trips.Get(m.Host(), id)
	m.Must(err)
	deck, fire := got.ServicesByDay[1].Services[0], got.ServicesByDay[1].Services[1]
	holds(t, map[string]bool{
		"the space: type, hours": deck.Type == api.ServiceTypeWorkshopSpace && deck.HoursAvailable.Value == 2 &&
			deck.HoursRequested.Value == 2,
		"the space: day":             deck.DayIndex.Set && deck.DayIndex.Value == 1,
		"the space: neither removed": deck.Removed.Set && !deck.Removed.Value && deck.Deleted.Set && !deck.Deleted.Value,
		"the space: accepted":        deck.AcceptedByHost.Value,
		"the space: not kept":        deck.ServiceLibrary.Set && !deck.ServiceLibrary.Value,
		"the space: operator":        deck.Operator.Value == m.OperatorID,
		"the space: user":            deck.User.Value == m.HostMember, // whose request was approved instantly
		"the space: createdDate":     deck.CreatedDate.Value.Equal(made),
		"the gathering: name, words": fire.Name.Value == "Campfire" && fire.Description.Value == "Songs." &&
			fire.Type == api.ServiceTypeInformalGathering,
		"the gathering: no operator": !fire.Operator.Set,
		"the gathering: user":        fire.User.Value == m.HostMember,
		"the gathering: createdDate": fire.CreatedDate.Value.Equal(made.Add(90 * time.Minute)),
		"the first day has index 0": got.ServicesByDay[0].Services[0].DayIndex.Value == 0 &&
			got.ServicesByDay[0].Services[0].DayIndex.Set,
		"the gathering: accepted": fire.AcceptedByHost.Value,
		"the gathering: on trip":  fire.Timing.Value == api.TimingOnTrip,
	})
	days := got.ServicesByDay
	for d := range days {
		for i := range days[d].Services {
			days[d].Services[i].Operator, days[d].Services[i].User = api.NewOptUUID(uuid.New()), api.NewOptUUID(uuid.New())
			days[d].Services[i].CreatedDate, days[d].Services[i].Removed = api.NewOptDateTime(time.Unix(0, 0)),
				api.NewOptBool(true)
		}
	}
	days[1].Services = append(days[1].Services, api.Service{
		Type: api.ServiceTypeInformalGathering, Name: api.NewOptString("Stars"), Description: api.NewOptString("A look up."),
		User: api.NewOptUUID(uuid.New()), Operator: api.NewOptUUID(uuid.New()),
	})
	m.Must(m.Trips.Update(m.Admin(), id, &tripapi.TripUpdate{Version: got.Version, ServicesByDay: days}))
	again, err := m.Trips.Get(m.Host(), id)
	m.Must(err)
	deck, stars := again.ServicesByDay[1].Services[0], again.ServicesByDay[1].Services[2]
	if deck.Operator.Value != m.OperatorID || deck.User.Value != m.HostMember || deck.Removed.Value ||
		!deck.CreatedDate.Value.Equal(made) || stars.User.Value != m.AdminMember || stars.Operator.Set {
		t.Errorf("what was sent is believed: %+v %+v", deck, stars)
	}
	if n := m.Count("trip_service",
		"detail ?| array['operator', 'user', 'createdDate', 'removed', 'dayIndex', 'serviceLibrary']"); n != 0 {
		t.Errorf("%d services keep what the server says of them", n)
	}
	traveler, err := m.Trips.Get(m.Traveler(), id)
	m.Must(err)
	if deck = traveler.ServicesByDay[1].Services[0]; deck.User.Set || deck.Operator.Set || deck.CreatedDate.Set ||
		deck.DayIndex.Set {
		t.Errorf("a traveler sees who made it: %+v", deck)
	}
}

// Travelers read every field of T-078 on a trip.
func TestTravelerReadsEveryFieldOfATrip(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Book(id, "waitlist", 2)
	m.Book(id, "pending", 1) // the later booking is the one shown
	m.Must(m.Trips.Update(m.Admin(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		PreparationListUrl: api.NewOptString("https://acme.test/pack.pdf")}))
	m.Tx(m.Admin(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			"UPDATE trip SET admin_technical_at = now(), content = content || '{\"travelerInsuranceRequired\": true, \"passportRequired\": true}'")
		return err
	})
	withApp := tenant.From(m.System())
	withApp.Policy.MobileApp.Links = []string{"https://apps.apple.com/app/id1"}
	ctx := principal.With(tenant.With(m.System(), withApp), principal.Must(m.Traveler()))
	got, err := m.Trips.Get(ctx, id)
	m.Must(err)
	holds(t, map[string]bool{
		"id, name":                        got.ID == id && got.Name == "Andes on Foot",
		"country, destination":            got.Country == "Peru" && got.Destination == "Cusco",
		"status":                          got.Status == "live" && got.StatusText == "The trip will be confirmed when 4 people book.",
		"startDate":                       got.StartDate.Equal(triptest.First.UTC()),
		"bookingsDeadline":                got.BookingsDeadline.Value.Equal(triptest.First.AddDays(-60).UTC()),
		"preparationListUrl":              got.PreparationListUrl.Value == "https://acme.test/pack.pdf",
		"itinerary id, hero":              got.ItineraryId.Value == m.ItineraryID && got.Hero.URL != "",
		"mobileAppEnabled":                got.MobileAppEnabled.Value,
		"travelerInsuranceRequired":       got.TravelerInsuranceRequired.Value,
		"passportRequired":                got.PassportRequired.Value,
		"adminTechnicalItineraryApproved": got.AdminTechnicalItineraryApproved.Value,
		"servicesByDay":                   len(got.ServicesByDay) == 2,
		"waitlistedNumber":                got.WaitlistedNumber.Value == 2,
		"minimumSpots":                    got.MinimumSpots == 4,
		"booking":                         got.Booking.Value.TotalSpotsBooked == 1 && got.Booking.Value.Status == "pending",
		"not how far the operator is":     !got.OperatorTechnicalItineraryApproved.Set && !got.AccountManager.Set,
	})
	if got, err = m.Trips.Get(m.Traveler(), id); err != nil || !got.MobileAppEnabled.Set || got.MobileAppEnabled.Value {
		t.Errorf("an app without a place to have it from: %v %v", got.MobileAppEnabled, err)
	}
}
