package trip

import (
	"fmt"

	"caravan/backend/domain/pricing"
	"caravan/backend/platform/money"
)

// Report is what a host earned with a completed trip. Amounts are minor units of Currency.
type Report struct {
	Currency string `json:"currency"`
	pricing.EarningsRow
	PlatformTotalMinor int64 `json:"platformTotalMinor"`
	OperatorTotalMinor int64 `json:"operatorTotalMinor"`
	AdvanceMinor       int64 `json:"advanceMinor"`
	// HostDiscountMinor is what the host's own discount codes deducted; EarningsMinor is net of it.
	HostDiscountMinor int64 `json:"hostDiscountMinor,omitempty"`
	// FirstHalfMinor is due with the finalized report, SecondHalfMinor when all payments have settled (H-622).
	// The advance is deducted from the first half, then from the second.
	FirstHalfMinor  int64 `json:"firstHalfMinor"`
	SecondHalfMinor int64 `json:"secondHalfMinor"`
}

// Earnings returns the earnings with a number of paying travelers, of whose price the host's codes deducted a
// part.
func (t Trip) Earnings(travelers int, hostDiscountMinor int64) (Report, error) {
	out := Report{Currency: t.Currency, AdvanceMinor: t.FlightStipendMinor, HostDiscountMinor: hostDiscountMinor}
	if !t.Priced() || travelers < 1 {
		return out, nil
	}
	sheet, err := t.Model().Sheet()
	if err != nil {
		return out, fmt.Errorf("earnings of trip %s: %w", t.ID, err)
	}
	out.EarningsRow = sheet.EarningsRow(travelers)
	out.EarningsMinor -= hostDiscountMinor
	out.PlatformTotalMinor = out.PlatformFeeMinor * int64(travelers)
	out.OperatorTotalMinor = out.OperatorSubtotalMinor * int64(travelers)
	earned := max(0, out.EarningsMinor)
	first, second := money.Halves(earned, t.Currency)
	offFirst := min(first, out.AdvanceMinor)
	out.FirstHalfMinor = first - offFirst
	out.SecondHalfMinor = max(0, second-(out.AdvanceMinor-offFirst))
	return out, nil
}
