package booking

import (
	"time"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/money"
)

// Terms are the policies a booking was made under. They are stored with it and
// never change, whatever the tenant changes later.
type Terms struct {
	DepositBP              int64 `json:"depositBp"`
	MinimumCustomMinor     int64 `json:"minimumCustomMinor"`
	FinalDueDays           int   `json:"finalDueDays"`
	ReminderDays           []int `json:"reminderDays"`
	OverdueReminderDays    []int `json:"overdueReminderDays"`
	DeadlineDays           int   `json:"deadlineDays"`
	CancellationWindowDays int   `json:"cancellationWindowDays"`
	FeePerSpotMinor        int64 `json:"feePerSpotMinor"`
	FreeAfterConfirmHours  int   `json:"freeAfterConfirmHours"`
	CreditValidityMonths   int   `json:"creditValidityMonths"`
	ReplacementFreeDays    int   `json:"replacementFreeDays"`
	ReplacementUntilDays   int   `json:"replacementUntilDays"`
	ReplacementFeeMinor    int64 `json:"replacementFeeMinor"`
}

// TermsFrom takes the snapshot for a trip in a currency. Trips sold through Rezdy have their own window (T-251).
func TermsFrom(p policy.Policy, rezdy bool, currency string) Terms {
	window := p.Cancellation.WindowDays
	if rezdy {
		window = p.Cancellation.RezdyWindowDays
	}
	return Terms{
		DepositBP: p.Payment.DepositBP, MinimumCustomMinor: money.Nearest(p.Payment.MinimumCustomMinor, currency),
		FinalDueDays:        p.Payment.FinalDueDays,
		ReminderDays:        append([]int(nil), p.Payment.ReminderDays...),
		OverdueReminderDays: append([]int(nil), p.Payment.OverdueReminderDays...),
		DeadlineDays:        p.Booking.DeadlineDays, CancellationWindowDays: window,
		FeePerSpotMinor:       money.Nearest(p.Cancellation.FeePerSpotMinor, currency),
		FreeAfterConfirmHours: p.Cancellation.FreeAfterConfirm, CreditValidityMonths: p.Payment.CreditValidityMonths,
		ReplacementFreeDays:  p.Booking.ReplacementFreeDays,
		ReplacementUntilDays: p.Booking.ReplacementUntilDays,
		ReplacementFeeMinor:  money.Nearest(p.Booking.ReplacementFeeMinor, currency),
	}
}

// Deposit returns the deposit of a party: the share of each traveler's travel amount, rounded per traveler.
func (t Terms) Deposit(travelMinorPerTraveler int64, travelers int, currency string) (int64, error) {
	each, err := money.Percent(travelMinorPerTraveler, t.DepositBP, currency)
	if err != nil {
		return 0, err
	}
	return money.Mul(each, int64(travelers))
}

// PaymentDue returns the day by which everything has to be paid.
func (t Terms) PaymentDue(start civil.Date) civil.Date { return start.AddDays(-t.FinalDueDays) }

// FinalText states until when a booking can be changed (T-261).
func (t Terms) FinalText() string {
	return "Your booking is final " + count.Of(t.DeadlineDays, "day") + " before the start date."
}

// BookingsDeadline returns the last day on which travelers may book (T-261).
func (t Terms) BookingsDeadline(start civil.Date) civil.Date { return start.AddDays(-t.DeadlineDays) }

// ReminderKind distinguishes the emails.
type ReminderKind string

// Reminder kinds.
const (
	ReminderUpcoming ReminderKind = "upcoming"
	ReminderDue      ReminderKind = "due"
	ReminderOverdue  ReminderKind = "overdue"
)

// Reminder is a day on which a traveler with a balance is emailed.
type Reminder struct {
	On   civil.Date
	Kind ReminderKind
	// Days before the start for upcoming and due reminders, after the due date
	// for overdue ones.
	Days int
}

// Reminders lists a trip's reminder days in the order of the policy: upcoming,
// due, overdue.
func (t Terms) Reminders(start civil.Date) []Reminder {
	var reminders []Reminder
	for _, days := range t.ReminderDays {
		reminders = append(reminders, Reminder{start.AddDays(-days), ReminderUpcoming, days})
	}
	due := t.PaymentDue(start)
	reminders = append(reminders, Reminder{due, ReminderDue, t.FinalDueDays})
	for _, days := range t.OverdueReminderDays {
		reminders = append(reminders, Reminder{due.AddDays(days), ReminderOverdue, days})
	}
	return reminders
}

// PaymentOption is a way to pay at checkout.
type PaymentOption string

// Payment options. Checkout preselects the minimum (T-260).
const (
	PayMinimum PaymentOption = "minimum"
	PayFull    PaymentOption = "full"
	PayCustom  PaymentOption = "custom"
)

// PaymentChoice is an option with its amount; a custom payment may be any amount from MinorFrom to MinorTo.
type PaymentChoice struct {
	Option    PaymentOption `json:"option"`
	MinorFrom int64         `json:"minorFrom"`
	MinorTo   int64         `json:"minorTo"`
	Default   bool          `json:"default"`
}

// PaymentChoices lists what a party may pay now. depositLeft is the outstanding part of the deposit, due the full
// balance. Once the final payment is due only the full balance is accepted.
func (t Terms) PaymentChoices(depositLeft, due int64, start, today civil.Date) []PaymentChoice {
	if due <= 0 {
		return nil
	}
	if !today.Before(t.PaymentDue(start)) {
		return []PaymentChoice{{PayFull, due, due, true}}
	}
	least := depositLeft
	if least <= 0 {
		least = t.MinimumCustomMinor
	}
	least = min(least, due)
	var choices []PaymentChoice
	if least < due {
		choices = append(choices, PaymentChoice{PayMinimum, least, least, true})
	}
	choices = append(choices, PaymentChoice{PayFull, due, due, least == due})
	if custom := max(least, t.MinimumCustomMinor); custom < due {
		choices = append(choices, PaymentChoice{PayCustom, custom, due, false})
	}
	return choices
}

// AutoPayment reports whether the balance is collected now (T-272): the date has to be within the refundable
// window, automatic payment enabled and no cancellation pending.
func (t Terms) AutoPayment(dueMinor int64, enabled, pendingCancellation bool, start, today civil.Date) bool {
	return dueMinor > 0 && enabled && !pendingCancellation && t.Refundable(start, today)
}

// CollectFrom returns the day from which a balance is collected automatically: that of the last reminder before
// the final payment is due, while the booking can still be refunded.
func (t Terms) CollectFrom(start civil.Date) civil.Date {
	last := t.CancellationWindowDays + 1
	for i, days := range t.ReminderDays {
		if i == 0 || days < last {
			last = days
		}
	}
	return start.AddDays(-max(last, t.CancellationWindowDays+1))
}

// Refundable reports whether a cancellation today is outside the non-refundable window: more than its days before
// the start (T-251).
func (t Terms) Refundable(start, today civil.Date) bool {
	return start.Sub(today) > t.CancellationWindowDays
}

// RefundableUntil returns the last day on which Refundable is true.
func (t Terms) RefundableUntil(start civil.Date) civil.Date {
	return start.AddDays(-t.CancellationWindowDays - 1)
}

// CreditExpires returns the last day on which a trip credit issued now is valid.
func (t Terms) CreditExpires(issued time.Time) civil.Date {
	return civil.Today(issued).AddMonths(t.CreditValidityMonths)
}
