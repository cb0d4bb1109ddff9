package pricing

// Effect is what new costs mean for a trip whose prices are unchanged. Amounts are minor units of the trip's
// currency.
type Effect struct {
	SuggestedMinBefore, SuggestedMinAfter       int64
	Travelers                                   int // the number at which earnings are compared
	EarningsBefore, EarningsAfter               int64
	MinimumEarningsBefore, MinimumEarningsAfter int64
	// Negative is set if the host would lose money at a possible group size, at which no prices may be saved
	// (H-404).
	Negative bool
}

// Compare returns the effect of changing from one model to another with booked spots. Without prices there are no
// earnings to compare.
func Compare(before, after Model, priced bool, booked int, spreadBP, stepUnits int64) (Effect, error) {
	from, err := before.Sheet()
	if err != nil {
		return Effect{}, err
	}
	to, err := after.Sheet()
	if err != nil {
		return Effect{}, err
	}
	was, err := from.SuggestedRange(spreadBP, stepUnits)
	if err != nil {
		return Effect{}, err
	}
	is, err := to.SuggestedRange(spreadBP, stepUnits)
	if err != nil {
		return Effect{}, err
	}
	effect := Effect{SuggestedMinBefore: was.MinPriceMinor, SuggestedMinAfter: is.MinPriceMinor,
		Travelers: max(booked, before.MinimumSpots)}
	if !priced {
		return effect, nil
	}
	effect.EarningsBefore, effect.EarningsAfter = from.Earnings(effect.Travelers), to.Earnings(effect.Travelers)
	effect.MinimumEarningsBefore, effect.MinimumEarningsAfter = from.MinimumEarnings(), to.MinimumEarnings()
	effect.Negative = effect.MinimumEarningsAfter < 0
	return effect, nil
}
