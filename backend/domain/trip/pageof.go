package trip

import (
	"fmt"

	"github.com/google/uuid"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/money"
)

// HasPublicPage reports whether the trip's page is public: it was launched, or its launch is scheduled.
func (t Trip) HasPublicPage() bool {
	return t.LaunchedAt != nil || t.LaunchAt != nil && (t.Status == HostApproved || t.Status == EarlyConfirmed)
}

// HasPage reports whether the trip has a page, even if only its host can see it yet.
func (t Trip) HasPage() bool {
	return t.HasPublicPage() || t.HostTermsAcceptedAt != nil && t.Status != Cancelled
}

// Introduced is a traveler who agreed to be shown on the trip's page.
type Introduced struct {
	MemberID  uuid.UUID
	FirstName string
}

// PreviewPurpose is the purpose of tokens that show a trip's page before it is public.
const PreviewPurpose = "trip-preview"

// ToConfirm returns how many spots are missing until the trip is certain to run.
func (t Trip) ToConfirm() int {
	if Happening(t.Status) {
		return 0
	}
	return max(0, t.MinimumTripThreshold-t.SpotsTaken)
}

// cancellationWindow is how many days before the start bookings stop being refundable.
func (t Trip) cancellationWindow() int {
	if t.Rezdy() {
		return t.Policy.Cancellation.RezdyWindowDays
	}
	return t.Policy.Cancellation.WindowDays
}

// CancellationStep is what is refunded in a period of the trip's life: everything (full), what was paid beyond
// the deposit with a credit for it (credit), or nothing (none). From and Until are its first and last day, if it
// has one.
type CancellationStep struct {
	Kind, Title, Text string
	From, Until       *civil.Date
}

// CancellationSteps returns the cancellation policy of the trip in chronological order, as of a day (T-251 to
// T-256).
func (t Trip) CancellationSteps(today civil.Date) []CancellationStep {
	p := t.Policy.Cancellation
	first := t.StartDate.AddDays(-t.cancellationWindow())
	last := first.AddDays(-1)
	steps := []CancellationStep{}
	if !today.After(last) {
		fee := money.New(p.FeePerSpotMinor, t.Currency).FormatShort()
		steps = append(steps, CancellationStep{
			Kind: "full", Title: fmt.Sprintf("Until %s after your booking is confirmed", count.Of(p.FreeAfterConfirm, "hour")),
			Text: "You get everything back, the deposit included.", Until: &last,
		}, CancellationStep{
			Kind: "credit", Title: "After that, until " + last.Long(), Until: &last,
			Text: fmt.Sprintf(
				"You get back everything you paid above the deposit. Your deposit becomes credit for another trip, minus a fee of %s per spot. Credit is valid for %s.",
				fee, count.Of(t.Policy.Payment.CreditValidityMonths, "month")),
		})
	}
	return append(steps,
		CancellationStep{Kind: "none", Title: "From " + first.Long(), Text: "Your booking is not refundable.", From: &first},
		CancellationStep{Kind: "full", Title: "If the host, the operator, or the platform cancels",
			Text: "You get a full refund, whenever that is."},
	)
}

// CancellationTexts returns the cancellation policy of the trip in sentences (T-251 to T-256).
func (t Trip) CancellationTexts() []string {
	p := t.Policy.Cancellation
	fee := money.New(p.FeePerSpotMinor, t.Currency).FormatShort()
	deposit := fmt.Sprintf("%g%%", float64(t.Policy.Payment.DepositBP)/100)
	window := t.cancellationWindow()
	last := t.StartDate.AddDays(-window - 1).Long()
	return []string{
		fmt.Sprintf(
			"Cancel by %s, more than %s before the trip starts, and we refund everything you paid above the deposit (%s).", last,
			count.Of(window, "day"), deposit),
		"We refund the deposit if your booking isn’t confirmed yet.",
		fmt.Sprintf("We also refund it if you cancel within %s after your booking is confirmed.",
			count.Of(p.FreeAfterConfirm, "hour")),
		fmt.Sprintf(
			"After that, your deposit becomes credit for another trip, minus a cancellation fee of %s per spot. Credit is valid for %s.",
			fee, count.Of(t.Policy.Payment.CreditValidityMonths, "month")),
		fmt.Sprintf("Within %s of the start, your booking is not refundable.", count.Of(window, "day")),
		"If the host, the operator, or the platform cancels the trip, you get a full refund.",
	}
}
