package trip_test

import (
	"math/big"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit/random"
)

// A price is raised once for each year that the trip starts after the year of the price, whichever path it came
// by: the itinerary's validity period, also a split one, or a departure of its own, which is priced for its own
// day. The catalog, the host's suggested range and the trip have the same price.
func TestAPriceIsRaisedOnceOnEveryPath(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		const made = 2026
		base := int64(rapid.IntRange(1, 5_000).Draw(t, "price")) * 100
		bp := int64(rapid.IntRange(0, 2_000).Draw(t, "increase"))
		begins := civil.New(rapid.IntRange(made-1, made+2).Draw(t, "begins"), 3, 1)
		start := civil.New(begins.Year+rapid.IntRange(0, 2).Draw(t, "later"), 6, 10)
		it := itinerary.Itinerary{Currency: "USD", YearOverYearBP: bp, ScheduleYear: made, MinimumSpots: 1, MaximumSpots: 10}
		thresholds := []api.CostThreshold{{DaysOfTheWeek: []int{0, 1, 2, 3, 4, 5, 6}, NumberOfTravelers: 2, PriceMinor: base}}
		period := func(from, to civil.Date) api.ValidityPeriod {
			return api.ValidityPeriod{StartDate: from.UTC(), EndDate: to.UTC(), CostThresholds: thresholds}
		}
		end := start.AddDays(30)
		setup := api.PackageSetup{Level: api.PackageLevelStandard, ValidityPeriods: []api.ValidityPeriod{period(begins, end)}}
		if cut := start.AddDays(-20); rapid.Bool().Draw(t, "cut in two") && cut.After(begins) {
			setup.ValidityPeriods = []api.ValidityPeriod{period(begins, cut), period(cut.AddDays(3), end)}
		}
		it.Content.Packages = []api.PackageSetup{setup}

		policy := policy.Default()
		departure, covered := it.DepartureOn(api.PackageLevelStandard, start, policy)
		of := max(made, begins.Year)
		if rapid.Bool().Draw(t, "departure of its own") {
			departure = itinerary.Departure{ID: uuid.New(), StartDate: start,
				CostSchedule: []pricing.Tier{{Travelers: 2, PriceMinor: base}}}
			of = start.Year
		} else if !covered {
			t.Fatalf("%s is not covered", start)
		}
		want := raised(base, bp, max(0, start.Year-of))
		asked, err := it.Model(departure, policy, 1).Sheet()
		if err != nil {
			t.Fatal(err)
		}
		run := trip.Trip{
			Currency: it.Currency, CostSchedule: departure.CostSchedule, ScheduleYear: it.YearOfPrices(departure),
			YearOverYearBP: it.YearOverYearBP,
			StartDate:      start, FOC: 1, MinimumSpots: 1, MaximumSpots: 10, PlatformFeeBP: 1_000, ServiceFeeBP: 1_200,
			TransactionFeeBP: 300,
		}
		sold, err := run.Model().Sheet()
		if err != nil {
			t.Fatal(err)
		}
		if asked.Tier(4) != want || sold.Tier(4) != want {
			t.Fatalf("%d of %d, raised by %d basis points until %d: asked %d, sold %d, want %d", base, of, bp, start.Year,
				asked.Tier(4), sold.Tier(4), want)
		}
	})
}

// raised compounds exactly and rounds once, half away from zero.
func raised(price, bp int64, years int) int64 {
	value := new(big.Rat).SetInt64(price)
	for range years {
		value.Mul(value, big.NewRat(10_000+bp, 10_000))
	}
	value.Add(value, big.NewRat(1, 2))
	return new(big.Int).Div(value.Num(), value.Denom()).Int64()
}
