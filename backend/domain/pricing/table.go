package pricing

import (
	"errors"
	"fmt"
)

// EarningsRow is one line of the host's potential earnings with its expandable cost breakdown. Per-traveler
// amounts are marked.
type EarningsRow struct {
	Travelers             int   `json:"travelers"`
	GroupSize             int   `json:"groupSize"`
	BaseMinor             int64 `json:"baseMinor"`             // per traveler
	VariableMinor         int64 `json:"variableMinor"`         // per traveler
	OperatorSubtotalMinor int64 `json:"operatorSubtotalMinor"` // per traveler
	PlatformFeeMinor      int64 `json:"platformFeeMinor"`      // per traveler
	CostMinor             int64 `json:"costMinor"`             // per traveler
	SuggestedMinor        int64 `json:"suggestedMinor"`        // per traveler
	RevenueMinor          int64 `json:"revenueMinor"`
	ServiceFeeMinor       int64 `json:"serviceFeeMinor"`
	TransactionFeeMinor   int64 `json:"transactionFeeMinor"`
	TotalCostMinor        int64 `json:"totalCostMinor"`
	EarningsMinor         int64 `json:"earningsMinor"`
}

// EarningsRow returns the line for n paying travelers.
func (s *Sheet) EarningsRow(n int) EarningsRow {
	early := int64(min(n, s.model.MinimumSpots))
	late := int64(n) - early
	row := EarningsRow{
		Travelers: n, GroupSize: n + s.model.FOC,
		BaseMinor: s.Base(n), VariableMinor: s.Variable(n),
		OperatorSubtotalMinor: s.OperatorSubtotal(n), PlatformFeeMinor: s.PlatformFee(n),
		CostMinor: s.Cost(n), SuggestedMinor: s.Suggested(n),
		RevenueMinor: early*s.model.InitialMinor + late*s.model.RemainingMinor,
		ServiceFeeMinor: early*s.rate(s.model.InitialMinor, s.model.ServiceFeeBP) +
			late*s.rate(s.model.RemainingMinor, s.model.ServiceFeeBP),
		TransactionFeeMinor: early*s.rate(s.model.InitialMinor, s.model.TransactionFeeBP) +
			late*s.rate(s.model.RemainingMinor, s.model.TransactionFeeBP),
	}
	row.TotalCostMinor = int64(n) * row.CostMinor
	row.EarningsMinor = row.RevenueMinor - row.ServiceFeeMinor - row.TransactionFeeMinor - row.TotalCostMinor
	return row
}

// EarningsTable returns the lines between minimum and maximum spots with the parity of the minimum (H-415).
func (s *Sheet) EarningsTable() []EarningsRow {
	var rows []EarningsRow
	for n := s.model.MinimumSpots; n <= s.model.MaximumSpots; n += 2 {
		rows = append(rows, s.EarningsRow(n))
	}
	return rows
}

func missingThreshold(n int) error {
	return fmt.Errorf("No threshold earnings defined for %d spots.", n) //nolint:staticcheck // H-413 is shown as written
}

// OperatorCostRow has the cost lines for an operator at one traveler count (O-061), all per traveler.
type OperatorCostRow struct {
	Travelers                    int   `json:"numberOfTravelers"`
	BaseMinor                    int64 `json:"baseMinor"`
	VariableMinor                int64 `json:"variableMinor"`
	OperatorSubtotalMinor        int64 `json:"operatorSubtotalMinor"`
	PlatformFeeMinor             int64 `json:"platformFeeMinor"`
	TotalTravelerPriceMinor      int64 `json:"totalTravelerPriceMinor"`
	SuggestedMinor               int64 `json:"suggestedMinor"`
	SingleSupplementMinor        int64 `json:"singleSupplementMinor"`
	SingleSupplementWithFeeMinor int64 `json:"singleSupplementWithFeeMinor"`
}

// OperatorCostTable returns a row for every traveler count the trip allows.
func (s *Sheet) OperatorCostTable(singleSupplementMinor int64) ([]OperatorCostRow, error) {
	withFee, err := AddOnPrice(singleSupplementMinor, s.model.PlatformFeeBP, s.model.Currency)
	if err != nil {
		return nil, err
	}
	rows := make([]OperatorCostRow, 0, s.model.MaximumSpots-s.model.MinimumSpots+1)
	for n := s.model.MinimumSpots; n <= s.model.MaximumSpots; n++ {
		rows = append(rows, OperatorCostRow{
			Travelers: n, BaseMinor: s.Base(n), VariableMinor: s.Variable(n),
			OperatorSubtotalMinor: s.OperatorSubtotal(n), PlatformFeeMinor: s.PlatformFee(n),
			TotalTravelerPriceMinor: s.Cost(n), SuggestedMinor: s.Suggested(n),
			SingleSupplementMinor: singleSupplementMinor, SingleSupplementWithFeeMinor: withFee,
		})
	}
	return rows, nil
}

// Grid spans the scenarios of a what-if query. An empty axis keeps the model's own value.
type Grid struct {
	Prices        []Prices `json:"prices"`
	Headcounts    []int    `json:"headcounts"`
	Cancellations []int    `json:"cancellations"`
	FreePlaces    []int    `json:"freePlaces"`
}

// Prices is an early-bird and a regular price.
type Prices struct {
	InitialMinor   int64 `json:"initialMinor"`
	RemainingMinor int64 `json:"remainingMinor"`
}

// Outcome is the result of one scenario.
type Outcome struct {
	Prices
	Headcount     int   `json:"headcount"`
	Cancellations int   `json:"cancellations"`
	FreePlaces    int   `json:"freePlaces"`
	Paying        int   `json:"paying"`
	RevenueMinor  int64 `json:"revenueMinor"`
	CostMinor     int64 `json:"costMinor"`
	EarningsMinor int64 `json:"earningsMinor"`
	BelowMinimum  bool  `json:"belowMinimum"`
	BreakEven     int   `json:"breakEven"` // 0 if the scenario has none
}

// maxOutcomes keeps one request from occupying a CPU.
const maxOutcomes = 20_000

// ErrGridTooLarge is returned for a what-if query with too many scenarios.
var ErrGridTooLarge = errors.New("pricing: too many scenarios at once")

// WhatIf computes every combination of price, headcount, cancellations and free-of-charge spots.
func (m Model) WhatIf(g Grid) ([]Outcome, error) {
	if len(g.Prices) == 0 {
		g.Prices = []Prices{{m.InitialMinor, m.RemainingMinor}}
	}
	if len(g.Headcounts) == 0 {
		g.Headcounts = []int{m.MaximumSpots}
	}
	if len(g.Cancellations) == 0 {
		g.Cancellations = []int{0}
	}
	if len(g.FreePlaces) == 0 {
		g.FreePlaces = []int{m.FOC}
	}
	size := 1
	for _, axis := range []int{len(g.Prices), len(g.Headcounts), len(g.Cancellations), len(g.FreePlaces)} {
		if size *= axis; size > maxOutcomes {
			return nil, ErrGridTooLarge
		}
	}
	outcomes := make([]Outcome, 0, size)
	for _, prices := range g.Prices {
		for _, free := range g.FreePlaces {
			scenario := m
			scenario.InitialMinor, scenario.RemainingMinor, scenario.FOC = prices.InitialMinor, prices.RemainingMinor, free
			sheet, err := scenario.Sheet()
			if err != nil {
				return nil, err
			}
			breakEven, _ := sheet.BreakEven()
			for _, heads := range g.Headcounts {
				for _, cancelled := range g.Cancellations {
					if heads < 0 || heads > maxSpots || cancelled < 0 {
						return nil, fmt.Errorf("pricing: a scenario has %d travelers and %d cancellations", heads, cancelled)
					}
					row := sheet.EarningsRow(max(0, heads-cancelled))
					outcomes = append(outcomes, Outcome{
						Prices: prices, Headcount: heads, Cancellations: cancelled, FreePlaces: free,
						Paying: row.Travelers, RevenueMinor: row.RevenueMinor, CostMinor: row.TotalCostMinor,
						EarningsMinor: row.EarningsMinor, BelowMinimum: row.Travelers < m.MinimumSpots, BreakEven: breakEven,
					})
				}
			}
		}
	}
	return outcomes, nil
}
