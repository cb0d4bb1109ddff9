package app

import (
	"caravan/backend/domain/export"
	"caravan/backend/domain/testclock"
	"caravan/backend/domain/trip/trips"
)

// timed lists what each domain does when time passes, for marketplaces whose clock is advanced. A domain with a
// periodic job that looks at the clock stands here too.
func (s *Services) timed() []testclock.Rule {
	return []testclock.Rule{
		{Name: "payments", Run: s.Payments.Reconcile},
		{Name: "holds", Run: s.Bookings.Holds.SweepHolds},
		{Name: "waitlist offers", Run: s.Bookings.Waitlist.SweepOffers},
		{Name: "automatic payments", Run: s.Payments.CollectAutomatic},
		{Name: "credits", Run: s.Payments.ExpireCredits},
		{Name: "trips", Run: s.Trips.Advance, Next: s.Trips.NextDue},
		{Name: "payouts", Run: s.Payouts.Run},
		{Name: "insurance", Run: s.Insurance.Sweep},
		{Name: "rides", Run: s.Transfers.Sweep},
		{Name: "promotional e-mails", Run: s.Campaigns.Sweep, Next: s.Campaigns.Next},
		{Name: "exported files", Run: s.Exports.End},
		{Name: "payment reminders", Run: s.Bookings.Remind.RemindPayments},
	}
}

// Each domain's streams of jobs.v1 are promoted into one handler.
type (
	exportRPC = export.RPC
	tripRPC   = trips.RPC
)

type jobsRPC struct {
	exportRPC
	tripRPC
}
