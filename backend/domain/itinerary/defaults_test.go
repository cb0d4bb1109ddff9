package itinerary_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/civil"
)

// A new validity period spans 365 days from today and all days of the week, for two travelers without a price
// (O-227); the pricing form opens with one to two travelers and the terms accepted (O-229). Both are what the
// forms send: the server accepts the period unchanged.
func TestFormsOfOperatorsBeginWithTheirDefaults(t *testing.T) {
	m := triptest.Open(t)
	answer, err := inventory.HTTP{Service: m.Inventory}.GetInventoryMetadata(m.Operator())
	m.Must(err)
	period := answer.Data.ValidityPeriod
	today := civil.Today(m.Clock.Now())
	last := civil.Of(period.EndDate)
	if !period.StartDate.Equal(today.UTC()) || last.Sub(today)+1 != 365 {
		t.Errorf("from %s to %s", period.StartDate, period.EndDate)
	}
	want := api.CostThreshold{DaysOfTheWeek: []int{0, 1, 2, 3, 4, 5, 6}, NumberOfTravelers: 2, PriceMinor: 0}
	if len(period.CostThresholds) != 1 || !slices.Equal(period.CostThresholds[0].DaysOfTheWeek, want.DaysOfTheWeek) ||
		period.CostThresholds[0].NumberOfTravelers != 2 || period.CostThresholds[0].PriceMinor != 0 {
		t.Errorf("thresholds %+v", period.CostThresholds)
	}
	if cost := period.AdditionalCosts.Value.SingleSupplement; !cost.Set || cost.Value.PriceMinor != 0 {
		t.Errorf("single supplement %+v", cost)
	}
	if period.BlackoutStartDate.Value.IsBlackout {
		t.Error("the period begins as a blackout")
	}
	if answer.Data.TierStep != 2 {
		t.Errorf("a new tier adds %d travelers", answer.Data.TierStep)
	}
	review := answer.Data.Review
	if review != (inventoryapi.InventoryReviewDefaults{MinimumSpots: 1, MaximumSpots: 2, SmallestSpots: 1,
		TermsAndConditions: true, TierMaximum: api.NewOptInt(20)}) {
		t.Errorf("review %+v", review)
	}
	it := get(m)
	m.Must(m.Itineraries.EditPeriods(m.Operator(), m.ItineraryID, &itineraryapi.ValidityPeriodEdit{
		Version: it.Version, PackageLevel: api.PackageLevelStandard, Put: itineraryapi.NewOptValidityPeriod(period),
	}))
	if kept := get(m).Packages[0].ValidityPeriods; len(kept) != 1 || !kept[0].EndDate.Equal(period.EndDate) {
		t.Errorf("kept %+v", kept)
	}
}

// An operator reads every field of O-055 on their itinerary.
func TestOperatorReadsEveryFieldOfAnItinerary(t *testing.T) {
	m := triptest.Open(t)
	airport := func(code string) api.OptAirport {
		return api.NewOptAirport(api.Airport{Code: code, Name: "Airport " + code})
	}
	optional := uuid.New()
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{
		Version: get(m).Version, YearOverYearIncreaseBp: api.NewOptInt(300), ActivityLevel: api.NewOptInt(4),
		TravelerInsuranceRequired: api.NewOptBool(true), ArrivalLocation: airport("CUZ"), DepartureLocation: airport("LIM"),
		OperatorCode: api.NewOptString("ANDES-7"), Hero: api.NewOptPhoto(api.Photo{URL: "/media/hero.jpg"}),
		Photos: []api.Photo{{URL: "/media/b.jpg"}}, Cities: []string{"Cusco"}, Logistics: api.NewOptString("Bring boots."),
		Inclusions: []string{"Meals"},
		Exclusions: []string{"Flights"}, AdditionalOptionalServices: []api.OptionalService{
			{ID: optional, Name: "Massage", Type: api.ServiceTypeActivity,
				PriceMinor: api.NewOptInt64(40_00)}},
		TripLeadTime:                api.NewOptLeadTime(api.LeadTime{Months: api.NewOptInt(1), Days: api.NewOptInt(10)}),
		HostGroundTransferCostMinor: api.NewOptInt64(55_00),
	}))
	got := get(m)
	rafting := got.ServicesByDay[0].Services[2]
	m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{
		Version: got.Version, ServicesToUpdate: []itineraryapi.ServiceToUpdate{{ID: rafting.ID.Value, Type: rafting.Type,
			PriceMinor: api.NewOptInt64(65_00)}},
	}))
	got = get(m)
	lead := got.TripLeadTime.Value
	for name, ok := range map[string]bool{
		"id, name":                   got.ID == m.ItineraryID && got.Name == "Andes on Foot",
		"country, destination":       got.Country == "Peru" && got.Destination == "Cusco",
		"tripSummary":                len(got.TripSummary) > 100,
		"categories":                 slices.Equal(got.Categories, []string{"exploration"}),
		"lengthInDays":               got.LengthInDays == 2,
		"status":                     got.Status == "complete",
		"currency":                   got.Currency == "USD",
		"minimumSpots, maximumSpots": got.MinimumSpots == 4 && got.MaximumSpots == 6,
		"yearOverYearIncrease":       got.YearOverYearIncreaseBp.Value == 300,
		"activityLevel":              got.ActivityLevel.Value == 4,
		"travelerInsuranceRequired":  got.TravelerInsuranceRequired,
		"arrival and departure":      got.ArrivalLocation.Value.Code == "CUZ" && got.DepartureLocation.Value.Code == "LIM",
		"operatorCode":               got.OperatorCode.Value == "ANDES-7",
		"photos":                     got.Hero.URL == "/media/hero.jpg" && len(got.Photos) == 1 && got.Photos[0].URL == "/media/b.jpg",
		"cities":                     slices.Equal(got.Cities, []string{"Cusco"}),
		"logistics":                  got.Logistics.Value == "Bring boots.",
		"inclusions, exclusions": slices.Equal(got.Inclusions, []string{"Meals"}) &&
			slices.Equal(got.Exclusions, []string{"Flights"}),
		"singleSupplement": got.SingleSupplement.Value == itineraryapi.SingleSupplementOffer{PriceMinor: 200_00,
			Quantity: 2},
		"owner":            got.Owner.Value == m.OperatorID,
		"servicesByDay":    len(got.ServicesByDay) == 2 && rafting.ID.Set && rafting.Type == api.ServiceTypeActivity,
		"servicesToUpdate": got.ServicesByDay[0].Services[2].PriceMinor.Value == 65_00,
		"additionalOptionalServices": len(got.AdditionalOptionalServices) == 1 &&
			got.AdditionalOptionalServices[0].ID == optional && got.AdditionalOptionalServices[0].Name == "Massage" &&
			got.AdditionalOptionalServices[0].Type == api.ServiceTypeActivity &&
			got.AdditionalOptionalServices[0].PriceMinor.Value == 40_00,
		"itineraryInventoryEnabled": got.ItineraryInventoryEnabled.Value,
		"tripLeadTime":              lead.Months.Value == 1 && lead.Days.Value == 10,
		"hostGroundTransferCost":    got.HostGroundTransferCostMinor.Value == 55_00,
		"startDate":                 got.StartDate.Value.Equal(triptest.First.UTC()),
	} {
		if !ok {
			t.Errorf("%s: %+v", name, got)
		}
	}
	host, err := m.Itineraries.Get(m.Host(), m.ItineraryID)
	m.Must(err)
	if host.SingleSupplement.Set || host.OperatorCode.Set || host.HostGroundTransferCostMinor.Set || !host.StartDate.Set {
		t.Errorf("a host sees what the operator asks for: %+v", host)
	}
}
