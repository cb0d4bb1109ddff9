package pricing

import (
	"errors"
	"fmt"
	"math/big"
	"slices"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

const (
	maxMinor = 1_000_000_000_000
	maxSpots = 10_000
	maxYears = 50
)

// Tier is one row of a cost schedule: the operator's price per traveler for a
// group of at least this many.
type Tier struct {
	Travelers  int   `json:"travelers"`
	PriceMinor int64 `json:"priceMinor"`
}

// Model holds all inputs of a trip's prices. Amounts are minor units of Currency, rates are basis points.
type Model struct {
	Currency     string `json:"currency"`
	CostSchedule []Tier `json:"costSchedule"`
	// YearOverYearBP raises the schedule for each calendar year between
	// ScheduleYear and the start, compounding.
	YearOverYearBP int64      `json:"yearOverYearBp"`
	ScheduleYear   int        `json:"scheduleYear"`
	StartDate      civil.Date `json:"startDate"`
	// FOC counts the free-of-charge spots: the host and the companions.
	FOC int `json:"foc"`
	// GroupVariableMinor is the cost of everything that the host chose for the group, shared by the paying
	// travelers.
	GroupVariableMinor int64 `json:"groupVariableMinor"`
	MinimumSpots       int   `json:"minimumSpots"`
	MaximumSpots       int   `json:"maximumSpots"`
	// InitialMinor is the early-bird price of the first MinimumSpots spots, RemainingMinor the price of the
	// others.
	InitialMinor       int64 `json:"initialMinor"`
	RemainingMinor     int64 `json:"remainingMinor"`
	FlightStipendMinor int64 `json:"flightStipendMinor"`
	PlatformFeeBP      int64 `json:"platformFeeBp"`
	ServiceFeeBP       int64 `json:"serviceFeeBp"`
	TransactionFeeBP   int64 `json:"transactionFeeBp"`
}

// Sheet computes prices of a validated Model. It is immutable and safe for concurrent use.
type Sheet struct {
	model Model
	tiers []Tier
	unit  int64
	step  int64 // of the currency; every amount is a multiple
}

// Sheet validates the model, listing every error, and prepares its schedule for the year of the start date.
func (m Model) Sheet() (*Sheet, error) {
	unit, err := money.Unit(m.Currency)
	if err != nil {
		return nil, err
	}
	var faults []error
	require := func(ok bool, format string, args ...any) {
		if !ok {
			faults = append(faults, fmt.Errorf("pricing: "+format, args...))
		}
	}
	require(len(m.CostSchedule) > 0, "the cost schedule has no rows")
	require(m.FOC >= 0 && m.FOC <= maxSpots, "free-of-charge spots out of range: %d", m.FOC)
	require(m.MinimumSpots >= 1, "minimum spots must be 1 or more")
	require(m.MaximumSpots >= m.MinimumSpots && m.MaximumSpots <= maxSpots,
		"maximum spots must lie between minimum spots and %d", maxSpots)
	for name, amount := range map[string]int64{
		"group variable cost": m.GroupVariableMinor, "initial price": m.InitialMinor,
		"remaining price": m.RemainingMinor, "flight stipend": m.FlightStipendMinor,
	} {
		require(amount >= 0 && amount <= maxMinor, "%s out of range: %d", name, amount)
	}
	for name, rate := range map[string]int64{
		"year-over-year increase": m.YearOverYearBP, "platform fee": m.PlatformFeeBP,
		"service fee": m.ServiceFeeBP, "transaction fee": m.TransactionFeeBP,
	} {
		require(rate >= 0 && rate <= money.BasisPoints, "%s out of range: %d basis points", name, rate)
	}
	require(m.ServiceFeeBP+m.TransactionFeeBP < money.BasisPoints,
		"service and transaction fee together take the whole price")

	tiers := slices.Clone(m.CostSchedule)
	slices.SortFunc(tiers, func(a, b Tier) int { return a.Travelers - b.Travelers })
	years := 0
	if !m.StartDate.IsZero() && m.ScheduleYear > 0 {
		years = max(0, m.StartDate.Year-m.ScheduleYear)
	}
	require(years <= maxYears, "the start lies %d years after the schedule", years)
	for i := range tiers {
		require(tiers[i].Travelers >= 0, "the travelers of a schedule row are out of range: %d", tiers[i].Travelers)
		require(i == 0 || tiers[i].Travelers != tiers[i-1].Travelers,
			"two schedule rows have the same number of travelers: %d", tiers[i].Travelers)
		inRange := tiers[i].PriceMinor >= 0 && tiers[i].PriceMinor <= maxMinor
		require(inRange, "a schedule price is out of range: %d", tiers[i].PriceMinor)
		if !inRange || years > maxYears || m.YearOverYearBP < 0 {
			continue
		}
		raised := money.Compound(tiers[i].PriceMinor, m.YearOverYearBP, years, m.Currency)
		require(raised.Cmp(big.NewInt(maxMinor)) <= 0, "the price raised by %d years is out of range", years)
		tiers[i].PriceMinor = raised.Int64()
	}
	if len(faults) > 0 {
		return nil, errors.Join(faults...)
	}
	return &Sheet{model: m, tiers: tiers, unit: unit, step: money.Step(m.Currency)}, nil
}

// Model returns the inputs of the sheet.
func (s *Sheet) Model() Model { return s.model }

// Tier returns the operator's price per traveler for a group of size g: the row with the largest count not above
// g, or the smallest row.
func (s *Sheet) Tier(g int) int64 {
	price := s.tiers[0].PriceMinor
	for _, tier := range s.tiers {
		if tier.Travelers > g {
			break
		}
		price = tier.PriceMinor
	}
	return price
}

// Base returns the tier price for n paying travelers plus the free-of-charge spots.
func (s *Sheet) Base(n int) int64 { return s.Tier(n + s.model.FOC) }

// Variable returns each paying traveler's share of what the host chose for the group, rounded up so that the
// shares always cover it.
func (s *Sheet) Variable(n int) int64 {
	if n < 1 {
		return 0
	}
	share, _ := money.DivUp(s.model.GroupVariableMinor, int64(n))
	share, _ = money.RoundUp(share, s.step)
	return share
}

// OperatorSubtotal returns what the operator receives per paying traveler.
func (s *Sheet) OperatorSubtotal(n int) int64 { return s.Base(n) + s.Variable(n) }

// PlatformFee returns the platform's fee on top of the operator subtotal.
func (s *Sheet) PlatformFee(n int) int64 {
	return s.rate(s.OperatorSubtotal(n), s.model.PlatformFeeBP)
}

// Cost returns what one paying traveler's spot costs the host.
func (s *Sheet) Cost(n int) int64 {
	subtotal := s.OperatorSubtotal(n)
	return subtotal + s.rate(subtotal, s.model.PlatformFeeBP)
}

// Suggested returns the price at which the host breaks even with n travelers: the lowest price in whole units
// that covers the cost after both selling fees.
func (s *Sheet) Suggested(n int) int64 { return s.leastPrice(s.Cost(n)) }

func (s *Sheet) leastPrice(cost int64) int64 {
	if cost <= 0 {
		return 0
	}
	keep := money.BasisPoints - s.model.ServiceFeeBP - s.model.TransactionFeeBP
	// The two fees are rounded separately, which moves the net by at most one step: no price below this one can
	// cover the cost, and one a few units above it does.
	price := max(0, cost-s.step) * money.BasisPoints / keep / s.unit * s.unit
	for s.net(price) < cost {
		price += s.unit
	}
	return price
}

func (s *Sheet) net(price int64) int64 {
	return price - s.rate(price, s.model.ServiceFeeBP) - s.rate(price, s.model.TransactionFeeBP)
}

// PriceOfSpot returns the price of the i-th spot sold, counted from 1.
func (s *Sheet) PriceOfSpot(i int) int64 {
	if i <= s.model.MinimumSpots {
		return s.model.InitialMinor
	}
	return s.model.RemainingMinor
}

// Earnings returns what the host earns with n paying travelers; negative is a loss.
func (s *Sheet) Earnings(n int) int64 {
	if n < 1 {
		return 0
	}
	early := int64(min(n, s.model.MinimumSpots))
	late := int64(n) - early
	return early*s.net(s.model.InitialMinor) + late*s.net(s.model.RemainingMinor) - int64(n)*s.Cost(n)
}

// Split is who receives the price of one spot. Its parts sum to Price.
type Split struct {
	PriceMinor          int64 `json:"priceMinor"`
	OperatorMinor       int64 `json:"operatorMinor"`
	PlatformFeeMinor    int64 `json:"platformFeeMinor"`
	ServiceFeeMinor     int64 `json:"serviceFeeMinor"`
	TransactionFeeMinor int64 `json:"transactionFeeMinor"`
	HostMinor           int64 `json:"hostMinor"`
}

// Split returns how the price of the i-th of n spots is divided.
func (s *Sheet) Split(i, n int) Split {
	price := s.PriceOfSpot(i)
	split := Split{
		PriceMinor:          price,
		OperatorMinor:       s.OperatorSubtotal(n),
		PlatformFeeMinor:    s.PlatformFee(n),
		ServiceFeeMinor:     s.rate(price, s.model.ServiceFeeBP),
		TransactionFeeMinor: s.rate(price, s.model.TransactionFeeBP),
	}
	split.HostMinor = price - split.OperatorMinor - split.PlatformFeeMinor -
		split.ServiceFeeMinor - split.TransactionFeeMinor
	return split
}

// BreakEven returns the smallest n from which earnings stay at or above zero up to the maximum; ok is false if
// they are negative even when sold out.
func (s *Sheet) BreakEven() (int, bool) {
	breakEven, ok := 0, false
	for n := s.model.MaximumSpots; n >= 1 && s.Earnings(n) >= 0; n-- {
		breakEven, ok = n, true
	}
	return breakEven, ok
}

// MinimumEarnings returns the least the host earns between minimum and maximum spots.
func (s *Sheet) MinimumEarnings() int64 {
	least := s.Earnings(s.model.MinimumSpots)
	for n := s.model.MinimumSpots + 1; n <= s.model.MaximumSpots; n++ {
		least = min(least, s.Earnings(n))
	}
	return least
}

// Range is a suggested sell price range in minor units.
type Range struct {
	MinPriceMinor int64 `json:"minPriceMinor"`
	MaxPriceMinor int64 `json:"maxPriceMinor"`
}

// SuggestedRange returns the range from the price that covers every group size to spreadBP of it (12,500 is a
// quarter more), both rounded up to stepUnits whole units.
func (s *Sheet) SuggestedRange(spreadBP, stepUnits int64) (Range, error) {
	var highest int64
	for n := s.model.MinimumSpots; n <= s.model.MaximumSpots; n++ {
		highest = max(highest, s.Suggested(n))
	}
	spread, err := money.Percent(highest, spreadBP, s.model.Currency)
	if err != nil {
		return Range{}, err
	}
	step, err := money.Mul(s.unit, stepUnits)
	if err != nil {
		return Range{}, err
	}
	low, err := money.RoundUp(highest, step)
	if err != nil {
		return Range{}, err
	}
	high, err := money.RoundUp(spread, step)
	return Range{low, high}, err
}

// PackagePrice returns the catalog's price: the estimated cost per traveler of a sold-out trip (H-634).
func (s *Sheet) PackagePrice() int64 { return s.Suggested(s.model.MaximumSpots) }

// rate cannot overflow: Sheet bounds amounts and rates.
func (s *Sheet) rate(amount, basisPoints int64) int64 {
	part, _ := money.Percent(amount, basisPoints, s.model.Currency)
	return part
}
