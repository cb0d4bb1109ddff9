package policy

import (
	"regexp"
	"strings"
)

// Applies says which records a changed policy reaches.
type Applies string

const (
	// NewTrips policies are stored with each trip when it is created. Its bookings follow the trip's own copy, whenever
	// they are made.
	NewTrips Applies = "newTrips"
	// FromNow policies are read when something begins, such as a hold. What began before keeps what it has.
	FromNow Applies = "fromNow"
	// AtOnce policies are read whenever they matter, so that a change reaches existing records, too.
	AtOnce Applies = "atOnce"
)

// applies declares every policy, by its path without list indexes; a section's own entry is for those that it doesn't
// name. A test fails for a policy that is missing.
var applies = map[string]Applies{
	// Who sees which itineraries is decided at each request.
	"survey": AtOnce,
	// A level's name and what it unlocks are shown as they are now; limits of a trip are the trip's.
	"hostLevels":      NewTrips,
	"hostLevels.name": AtOnce,

	// booking.TermsFrom takes these from the trip's copy.
	"payment.depositBp":            NewTrips,
	"payment.minimumCustomMinor":   NewTrips,
	"payment.finalDueDays":         NewTrips,
	"payment.reminderDays":         NewTrips,
	"payment.overdueReminderDays":  NewTrips,
	"payment.creditValidityMonths": NewTrips,
	// The spots of a payment that began are held as long as it was told.
	"payment.authenticationMinutes": FromNow,
	"payment.debitRetryHours":       FromNow,
	"payment.payLater":              FromNow,
	"payment.wallets":               FromNow,
	"payment.bankDebits":            FromNow,
	"payment.automaticTries":        AtOnce,
	"payment.compareDays":           AtOnce,
	"payment.settleMinutes":         AtOnce,
	// Planned payouts keep their day, but whether they need approval is asked when they are sent.
	"payment.secondHalfDays":              FromNow,
	"payment.payoutRetryHours":            FromNow,
	"payment.payoutApproval":              AtOnce,
	"payment.payoutTwoApprovalsFromMinor": AtOnce,
	"payment.waiveUpToMinor":              AtOnce,
	"payment.supportRefundUpToMinor":      AtOnce,

	"cancellation": NewTrips,

	"booking.deadlineDays":         NewTrips,
	"booking.holdMinutes":          FromNow,
	"booking.waitlistOfferHours":   FromNow,
	"booking.replacementFreeDays":  NewTrips,
	"booking.replacementUntilDays": NewTrips,
	"booking.replacementFeeMinor":  NewTrips,
	"booking.hostDiscountMaxBp":    AtOnce,

	// A trip stores its fees, and how its prices are suggested.
	"pricing":                     NewTrips,
	"pricing.defaultMaximumSpots": FromNow,
	"pricing.defaultFreePlaces":   FromNow,
	"inventory":                   FromNow,

	"trip":                       NewTrips,
	"trip.advancePaidDaysBefore": FromNow,
	"trip.timeZone":              AtOnce,
	"trip.promoteMailsPerMinute": AtOnce,
	"referral":                   FromNow,

	"access":                       AtOnce,
	"access.impersonationMinutes":  FromNow,
	"access.passwordMinimumLength": FromNow,
	"access.exportDays":            FromNow,

	"insurance": AtOnce,
	"review":    AtOnce,
	"transfer":  NewTrips,
	"mobileApp": AtOnce,
	"visa":      AtOnce,
}

var index = regexp.MustCompile(`\[\d+\]`)

// AppliesTo returns which records a policy reaches, and whether that is declared.
func AppliesTo(path string) (Applies, bool) {
	path = index.ReplaceAllString(path, "")
	if own, ok := applies[path]; ok {
		return own, true
	}
	section, _, _ := strings.Cut(path, ".")
	of, ok := applies[section]
	return of, ok
}
