package pricing

import (
	"caravan/backend/platform/money"
)

// AdvanceCap returns the largest earnings advance a host may take: minimum earnings or the limit of the host's
// level, whichever is less, but never below the advance the trip already has (H-410).
func (s *Sheet) AdvanceCap(levelLimitMinor, existingMinor int64) int64 {
	return max(min(max(s.MinimumEarnings(), 0), levelLimitMinor), existingMinor)
}

// PriceChange is what a host wants to save. A nil price is one that was not a number.
type PriceChange struct {
	InitialMinor       *int64
	RemainingMinor     *int64
	FlightStipendMinor int64
	// LevelLimitMinor is the advance limit of the host's level, ExistingStipendMinor the trip's current advance.
	LevelLimitMinor      int64
	ExistingStipendMinor int64
	// After the agreement stage new prices need a newly accepted agreement.
	AgreementRequired bool
	AgreementProvided bool
}

// Fields that a Problem refers to.
const (
	FieldInitialPrice   = "initialPrice"
	FieldRemainingPrice = "remainingPrice"
	FieldFlightStipend  = "flightStipend"
	FieldEarnings       = "earnings"
	FieldAgreement      = "agreement"
)

// Problem is a reason not to save, in the words shown to the host (H-402…H-413).
type Problem struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

// ValidatePrices lists everything that blocks saving; if it is empty, the change may be applied to m.
func (m Model) ValidatePrices(change PriceChange) []Problem {
	var problems []Problem
	add := func(field, message string) { problems = append(problems, Problem{field, message}) }

	if change.AgreementRequired && !change.AgreementProvided {
		add(FieldAgreement, "No agreement document provided")
	}
	if change.FlightStipendMinor < 0 {
		add(FieldFlightStipend, "Earnings advance can not be negative")
	}

	const invalid = "Could not save pricing - Initial Price and/or Remaining Price is invalid"
	unit, err := money.Unit(m.Currency)
	if err != nil {
		add(FieldInitialPrice, invalid)
		return problems
	}
	usable := func(price *int64) bool {
		return price != nil && *price >= 0 && *price <= maxMinor && *price%unit == 0
	}
	switch {
	case !usable(change.InitialMinor):
		add(FieldInitialPrice, invalid)
		return problems
	case !usable(change.RemainingMinor):
		add(FieldRemainingPrice, invalid)
		return problems
	}

	m.InitialMinor, m.RemainingMinor, m.FlightStipendMinor = *change.InitialMinor, *change.RemainingMinor, 0
	if len(m.CostSchedule) == 0 || m.MaximumSpots < m.MinimumSpots {
		add(FieldEarnings, missingThreshold(m.MinimumSpots).Error())
		return problems
	}
	const negative = "Could not save pricing - Negative earnings"
	sheet, err := m.Sheet()
	if err != nil {
		// Earnings that cannot be computed are undefined, which blocks saving
		// the same way (H-404).
		add(FieldEarnings, negative)
		return problems
	}
	least := sheet.MinimumEarnings()
	if least < 0 {
		add(FieldEarnings, negative)
	}
	limit := sheet.AdvanceCap(change.LevelLimitMinor, change.ExistingStipendMinor)
	switch advance := change.FlightStipendMinor; {
	case advance > limit:
		add(FieldFlightStipend, "Cannot exceed "+money.New(limit, m.Currency).FormatShort())
	case advance > 0 && advance > least:
		add(FieldFlightStipend, "Cannot exceed min. earnings ("+money.New(max(least, 0), m.Currency).FormatShort()+")")
	}
	return problems
}
