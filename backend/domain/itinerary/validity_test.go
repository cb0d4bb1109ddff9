package itinerary_test

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/pricing"
	"caravan/backend/platform/civil"
	"caravan/backend/testkit/random"
)

var origin = civil.New(2026, 3, 1)

func drawPeriod(t *rapid.T) itinerary.Period {
	start := origin.AddDays(rapid.IntRange(0, 45).Draw(t, "start"))
	return itinerary.Period{
		Start: start, End: start.AddDays(rapid.IntRange(0, 30).Draw(t, "length")),
		Days: itinerary.Weekdays(rapid.IntRange(1, 127).Draw(t, "days")),
		Rate: itinerary.Rate{
			Blackout:     rapid.IntRange(0, 5).Draw(t, "blackout") == 0,
			CostSchedule: []pricing.Tier{{Travelers: 2, PriceMinor: int64(rapid.IntRange(1, 3).Draw(t, "price")) * 100}},
		},
	}
}

// cells maps the dates that periods cover to their rate's mark; a date covered twice fails the test.
func cells(t *rapid.T, periods []itinerary.Period) map[civil.Date]int64 {
	covered := map[civil.Date]int64{}
	for _, p := range periods {
		for day := p.Start; !day.After(p.End); day = day.AddDays(1) {
			if !p.Covers(day) {
				continue
			}
			if _, twice := covered[day]; twice {
				t.Fatalf("%s is covered twice in %+v", day, periods)
			}
			covered[day] = mark(p.Rate)
		}
	}
	return covered
}

func mark(r itinerary.Rate) int64 {
	if r.Blackout {
		return -r.CostSchedule[0].PriceMinor
	}
	return r.CostSchedule[0].PriceMinor
}

// After any edits no date is covered twice, exactly the edited dates have changed, and no covered date is lost.
func TestPeriodsStayDisjointAndKeepWhatTheyCover(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		var have []itinerary.Period
		want := map[civil.Date]int64{}
		for range rapid.IntRange(1, 12).Draw(t, "edits") {
			edit := drawPeriod(t)
			clears := rapid.IntRange(0, 3).Draw(t, "clears") == 0
			if clears {
				have = itinerary.ClearSpan(have, edit.Start, edit.End, edit.Days)
			} else {
				have = itinerary.PutPeriod(have, edit)
			}
			for day := edit.Start; !day.After(edit.End); day = day.AddDays(1) {
				switch {
				case !edit.Covers(day):
				case clears:
					delete(want, day)
				default:
					want[day] = mark(edit.Rate)
				}
			}
			got := cells(t, have)
			if len(got) != len(want) {
				t.Fatalf("%d dates covered, want %d: %+v", len(got), len(want), have)
			}
			for day, rate := range want {
				if got[day] != rate {
					t.Fatalf("%s has %d, want %d", day, got[day], rate)
				}
				if found, ok := itinerary.RateOn(have, day); !ok || mark(found) != rate {
					t.Fatalf("%s is not found", day)
				}
			}
			for _, p := range have {
				for day := range 7 {
					if p.Days.Has(time.Weekday(day)) && !coversSome(p, time.Weekday(day)) {
						t.Fatalf("%+v names a day of the week outside its dates", p)
					}
				}
			}
		}
	})
}

func coversSome(p itinerary.Period, weekday time.Weekday) bool {
	for day := p.Start; !day.After(p.End); day = day.AddDays(1) {
		if day.Weekday() == weekday {
			return true
		}
	}
	return false
}

// What is put back unchanged merges with its surroundings: no fragments are left.
func TestPeriodsJoinAgain(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		rate := itinerary.Rate{CostSchedule: []pricing.Tier{{Travelers: 2, PriceMinor: 900}}}
		year := itinerary.Period{Start: origin, End: origin.AddDays(364), Days: itinerary.AllWeek, Rate: rate}
		edit := drawPeriod(t)
		periods := itinerary.PutPeriod([]itinerary.Period{year}, edit)
		edit.Rate = rate
		periods = itinerary.PutPeriod(periods, edit)
		if len(cells(t, periods)) != 365 {
			t.Fatalf("%+v", periods)
		}
		if whole := itinerary.PutPeriod(periods, year); len(whole) != 1 || whole[0].Start != year.Start ||
			whole[0].End != year.End {
			t.Fatalf("%+v", whole)
		}
		if edit.Days == itinerary.AllWeek && len(periods) != 1 {
			t.Fatalf("crumbs: %+v", periods)
		}
	})
}
