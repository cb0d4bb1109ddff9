package trip

import (
	"fmt"

	"caravan/backend/platform/count"
	"caravan/backend/platform/money"
)

// public tells that everybody can see the trip's page: it was launched, or its launch is scheduled.
func (t Trip) HasPublicPage() bool {
	return t.LaunchedAt != nil || t.LaunchAt != nil && (t.Status == HostApproved || t.Status == EarlyConfirmed)
}

// HasPage tells that the trip has a page, though perhaps for its host's eyes only so far.
func (t Trip) HasPage() bool {
	return t.HasPublicPage() || t.HostTermsAcceptedAt != nil && t.Status != Cancelled
}

// PreviewPurpose is what tokens are for that show a trip's page before it is public.
const PreviewPurpose = "trip-preview"

// CancellationTexts is the cancellation policy of the trip in sentences (T-251 to T-256).
func (t Trip) CancellationTexts() []string {
	p := t.Policy.Cancellation
	fee := money.New(p.FeePerSpotMinor, t.Currency).FormatShort()
	deposit := fmt.Sprintf("%g%%", float64(t.Policy.Payment.DepositBP)/100)
	window := p.WindowDays
	if t.Rezdy() {
		window = p.RezdyWindowDays
	}
	last := t.StartDate.AddDays(-window - 1).Long()
	return []string{
		fmt.Sprintf("Cancel by %s, more than %s before the trip starts, and we refund everything you paid above the deposit (%s).", last, count.Of(window, "day"), deposit),
		"We refund the deposit if your booking isn’t confirmed yet.",
		fmt.Sprintf("We also refund it if you cancel within %s after your booking is confirmed.", count.Of(p.FreeAfterConfirm, "hour")),
		fmt.Sprintf("After that, your deposit becomes credit for another trip, minus a cancellation fee of %s per spot. Credit is valid for %s.", fee, count.Of(t.Policy.Payment.CreditValidityMonths, "month")),
		fmt.Sprintf("Within %s of the start, your booking is not refundable.", count.Of(window, "day")),
		"If the host, the operator, or the platform cancels the trip, you get a full refund.",
	}
}
