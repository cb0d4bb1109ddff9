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
	last := t.StartDate.AddDays(-window - 1).UTC().Format("January 2, 2006")
	return []string{
		fmt.Sprintf("Until %s, more than %s before the trip starts, everything you paid above the deposit (%s) is refunded.", last, count.Of(window, "day"), deposit),
		"The deposit is refunded while your booking is not confirmed yet.",
		fmt.Sprintf("It is also refunded within %s after your booking was confirmed.", count.Of(p.FreeAfterConfirm, "hour")),
		fmt.Sprintf("Later the deposit becomes a credit for another trip, less a cancellation fee of %s per spot, valid for %s.", fee, count.Of(t.Policy.Payment.CreditValidityMonths, "month")),
		fmt.Sprintf("Within %s of the start nothing is refundable.", count.Of(window, "day")),
		"If the trip is cancelled by the host, the operator or the platform, you are refunded in full.",
	}
}
