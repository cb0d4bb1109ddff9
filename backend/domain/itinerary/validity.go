package itinerary

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"caravan/backend/domain/pricing"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

// Weekdays is a set of days of the week, numbered 0 to 6 from Sunday (O-233).
type Weekdays uint8

// AllWeek has every day of the week.
const AllWeek Weekdays = 1<<7 - 1

// On returns the set of the given days.
func On(days ...time.Weekday) Weekdays {
	var set Weekdays
	for _, day := range days {
		set |= 1 << day
	}
	return set
}

// Has reports whether the day is in the set.
func (w Weekdays) Has(day time.Weekday) bool { return w&(1<<day) != 0 }

func (w Weekdays) numbers() []int {
	out := []int{}
	for day := range 7 {
		if w.Has(time.Weekday(day)) {
			out = append(out, day)
		}
	}
	return out
}

// within returns the days of the week between two dates.
func within(start, end civil.Date) Weekdays {
	if end.Sub(start) >= 6 {
		return AllWeek
	}
	var set Weekdays
	for day := start; !day.After(end); day = day.AddDays(1) {
		set |= On(day.Weekday())
	}
	return set
}

// Rate applies on the days of a validity period. Amounts are minor units.
type Rate struct {
	Blackout        bool
	InstantApproval bool
	SupplementMinor int64
	CostSchedule    []pricing.Tier // by travelers, ascending; empty on blackout days
}

func (r Rate) equal(o Rate) bool {
	return r.Blackout == o.Blackout && r.InstantApproval == o.InstantApproval && r.SupplementMinor == o.SupplementMinor &&
		slices.Equal(r.CostSchedule, o.CostSchedule)
}

// Period is one rate on some days of the week from Start to End, inclusive (O-057, O-058).
type Period struct {
	Start, End civil.Date
	Days       Weekdays
	Rate       Rate
}

// Covers reports whether the period applies on a date.
func (p Period) Covers(day civil.Date) bool {
	return !day.Before(p.Start) && !day.After(p.End) && p.Days.Has(day.Weekday())
}

// PutPeriod replaces what a period overlaps by date and day of the week, and merges it with adjacent periods that
// it continues. Afterwards, no date and day of the week is covered twice (O-129).
func PutPeriod(have []Period, put Period) []Period {
	return join(append(ClearSpan(have, put.Start, put.End, put.Days), put))
}

// ClearSpan removes some days of the week between two dates from the periods.
func ClearSpan(have []Period, start, end civil.Date, days Weekdays) []Period {
	var out []Period
	for _, p := range have {
		if p.End.Before(start) || p.Start.After(end) || p.Days&days == 0 {
			out = append(out, p)
			continue
		}
		before, during, after := p, p, p
		before.End, after.Start = start.AddDays(-1), end.AddDays(1)
		during.Start, during.End, during.Days = latest(p.Start, start), earliest(p.End, end), p.Days&^days
		out = append(out, before, during, after)
	}
	return join(out)
}

// trimmed removes days of the week that do not occur between the dates; ok is false if none is left.
func (p Period) trimmed() (Period, bool) {
	if p.End.Before(p.Start) {
		return p, false
	}
	p.Days &= within(p.Start, p.End)
	return p, p.Days != 0
}

// join merges two periods with the same rate if together they cover nothing else: on the same dates, or
// consecutive.
func join(periods []Period) []Period {
	var out []Period
	for _, p := range periods {
		if p, ok := p.trimmed(); ok {
			out = append(out, p)
		}
	}
	order := func(a, b Period) int {
		return cmp.Or(a.Start.Compare(b.Start), a.End.Compare(b.End), cmp.Compare(a.Days, b.Days))
	}
	slices.SortFunc(out, order)
	for again := true; again; {
		again = false
		for i := 0; i < len(out); i++ {
			for j := i + 1; j < len(out); j++ {
				joined, ok := joinTwo(out[i], out[j])
				if !ok {
					continue
				}
				out[i], again = joined, true
				out = slices.Delete(out, j, j+1)
				j--
			}
		}
	}
	slices.SortFunc(out, order)
	return out
}

func joinTwo(a, b Period) (Period, bool) {
	if !a.Rate.equal(b.Rate) {
		return a, false
	}
	if a.Start == b.Start && a.End == b.End {
		a.Days |= b.Days
		return a, true
	}
	if b.End.AddDays(1) == a.Start {
		a, b = b, a
	}
	days := a.Days | b.Days
	if a.End.AddDays(1) != b.Start || days&within(a.Start, a.End) != a.Days || days&within(b.Start, b.End) != b.Days {
		return a, false
	}
	a.End, a.Days = b.End, days
	return a, true
}

// RateOn returns the rate on a date; ok is false if no period covers it.
func RateOn(periods []Period, day civil.Date) (Rate, bool) {
	for _, p := range periods {
		if p.Covers(day) {
			return p.Rate, true
		}
	}
	return Rate{}, false
}

// pricesFrom returns the first year in which a schedule applies: that of its prices. A period that was split
// still has the prices of its original start.
func pricesFrom(periods []Period, schedule []pricing.Tier) int {
	year := 0
	for _, p := range periods {
		if slices.Equal(p.Rate.CostSchedule, schedule) && (year == 0 || p.Start.Year < year) {
			year = p.Start.Year
		}
	}
	return year
}

func earliest(a, b civil.Date) civil.Date {
	if a.Before(b) {
		return a
	}
	return b
}

func latest(a, b civil.Date) civil.Date {
	if a.After(b) {
		return a
	}
	return b
}

const (
	noTravelers   = "One or more of your validity periods has 0 travelers, please add travelers to continue."
	onePriceEach  = "Enter one price for each number of travelers"
	wholePrices   = "Enter whole numbers"
	longestPeriod = 366 * 5
)

// Messages at the dates of a period.
const (
	DayOutside   = "This day isn’t within the period’s dates"
	EndsTooEarly = "The end date must be on or after the start date"
)

// ReadPeriod converts a period from the contract's form. Thresholds may name different days of the week: each day
// gets the thresholds that name it. A blackout without thresholds applies on every day.
func ReadPeriod(in api.ValidityPeriod, currency, at string, fields map[string]string) []Period {
	start, end := civil.Of(in.StartDate), civil.Of(in.EndDate)
	if end.Before(start) || end.Sub(start) > longestPeriod {
		fields[at+"endDate"] = EndsTooEarly
		return nil
	}
	supplement := in.AdditionalCosts.Value.SingleSupplement
	rate := Rate{
		Blackout: in.BlackoutStartDate.Value.IsBlackout, InstantApproval: in.InstantApprovalAllowed.Or(false),
		SupplementMinor: supplement.Value.PriceMinor,
	}
	wholeUnits(rate.SupplementMinor, currency, at+"additionalCosts.singleSupplement.priceMinor", fields)
	if rate.Blackout {
		rate.InstantApproval = false
	}
	if len(in.CostThresholds) == 0 {
		if !rate.Blackout {
			fields[at+"costThresholds"] = noTravelers
		}
		return []Period{{Start: start, End: end, Days: AllWeek, Rate: rate}}
	}
	covered := within(start, end)
	var schedules [7][]pricing.Tier
	for i, threshold := range in.CostThresholds {
		field := func(name string) string { return fmt.Sprintf("%scostThresholds[%d].%s", at, i, name) }
		if threshold.NumberOfTravelers == 0 {
			fields[field("numberOfTravelers")] = noTravelers
		}
		wholeUnits(threshold.PriceMinor, currency, field("priceMinor"), fields)
		if len(threshold.DaysOfTheWeek) == 0 {
			fields[field("daysOfTheWeek")] = "This field is required"
		}
		for _, number := range threshold.DaysOfTheWeek {
			if number < 0 || number > 6 || !covered.Has(time.Weekday(number)) {
				fields[field("daysOfTheWeek")] = DayOutside
				continue
			}
			for _, tier := range schedules[number] {
				if tier.Travelers == threshold.NumberOfTravelers {
					fields[field("numberOfTravelers")] = onePriceEach
				}
			}
			schedules[number] = append(schedules[number], pricing.Tier{Travelers: threshold.NumberOfTravelers,
				PriceMinor: threshold.PriceMinor})
		}
	}
	var periods []Period
	for number, schedule := range schedules {
		if len(schedule) == 0 {
			continue
		}
		slices.SortFunc(schedule, func(a, b pricing.Tier) int { return a.Travelers - b.Travelers })
		own := rate
		if !rate.Blackout {
			own.CostSchedule = schedule
		}
		periods = append(periods, Period{Start: start, End: end, Days: On(time.Weekday(number)), Rate: own})
	}
	return periods
}

// wholeUnits rejects a price with a fraction of the currency's unit (O-132).
func wholeUnits(minor int64, currency, field string, fields map[string]string) {
	if unit, err := money.Unit(currency); err == nil && minor%unit != 0 {
		fields[field] = wholePrices
	}
}

// Periods returns the validity periods of a package in their normal form.
func Periods(in []api.ValidityPeriod, level api.PackageLevel, currency, at string, fields map[string]string) []Period {
	var periods []Period
	for i, period := range in {
		for _, p := range ReadPeriod(period, currency, fmt.Sprintf("%s[%d].", at, i), fields) {
			p.Rate.InstantApproval = p.Rate.InstantApproval && level == api.PackageLevelStandard // O-235
			periods = PutPeriod(periods, p)
		}
	}
	return periods
}

// WritePeriods converts periods to the contract's form.
func WritePeriods(periods []Period) []api.ValidityPeriod {
	out := make([]api.ValidityPeriod, len(periods))
	for i, p := range periods {
		out[i] = api.ValidityPeriod{
			StartDate: p.Start.UTC(), EndDate: p.End.UTC(), InstantApprovalAllowed: api.NewOptBool(p.Rate.InstantApproval),
			BlackoutStartDate: api.NewOptValidityPeriodBlackoutStartDate(api.ValidityPeriodBlackoutStartDate{
				IsBlackout: p.Rate.Blackout}),
			AdditionalCosts: api.NewOptValidityPeriodAdditionalCosts(api.ValidityPeriodAdditionalCosts{
				SingleSupplement: api.NewOptValidityPeriodAdditionalCostsSingleSupplement(
					api.ValidityPeriodAdditionalCostsSingleSupplement{PriceMinor: p.Rate.SupplementMinor}),
			}),
			CostThresholds: []api.CostThreshold{},
		}
		schedule := p.Rate.CostSchedule
		if p.Rate.Blackout {
			// A blackout has no price; the threshold says on which days of the week it applies.
			if p.Days == within(p.Start, p.End) {
				continue
			}
			schedule = []pricing.Tier{{Travelers: 1}}
		}
		for _, tier := range schedule {
			out[i].CostThresholds = append(out[i].CostThresholds, api.CostThreshold{
				DaysOfTheWeek: p.Days.numbers(), NumberOfTravelers: tier.Travelers, PriceMinor: tier.PriceMinor,
			})
		}
	}
	return out
}

// Periods returns those of an itinerary's package, as saved: already disjoint and valid.
func (it Itinerary) Periods(level api.PackageLevel) []Period {
	setup, _ := it.Package(level)
	var periods []Period
	for _, period := range setup.ValidityPeriods {
		periods = append(periods, ReadPeriod(period, it.Currency, "", map[string]string{})...)
	}
	return join(periods)
}
