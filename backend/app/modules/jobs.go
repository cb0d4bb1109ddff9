package modules

import (
	"context"

	"github.com/google/uuid"
	"github.com/riverqueue/river"

	"caravan/backend/domain/testclock"
	"caravan/backend/domain/trip/trips"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/idempotency"
)

// worker is a module with jobs.
type worker interface{ AddWorkers(w *river.Workers) }

// scheduled is a module with jobs that the clock starts.
type scheduled interface{ Periodic() []*river.PeriodicJob }

// all lists the modules in floor order. Each brings what it has.
func (d *Domains) all() []any {
	return []any{
		d.Notifications,
		d.Images,
		d.Access,
		d.Settings,
		d.Identity,
		d.Hosts,
		d.Operators,
		d.Links,
		d.Inventory,
		d.Itineraries,
		d.Requests,
		d.Trips,
		d.Payments,
		d.Courier,
		d.Bookings,
		d.Insurance,
		d.Transfers,
		d.Forms,
		d.Discounts,
		d.Payouts,
		d.Campaigns,
		d.Analytics,
		d.Reviews,
		d.Frames,
		d.Supply,
		d.Webhooks,
		d.Exports,
		d.Audit,
		d.TestClock,
	}
}

// AddWorkers registers the jobs of every module.
func (d *Domains) AddWorkers(w *river.Workers) {
	for _, module := range d.all() {
		if m, ok := module.(worker); ok {
			m.AddWorkers(w)
		}
	}
	river.AddWorker(w, &authz.SweepWorker{DB: d.Settings.DB, Jobs: d.Outbox.Jobs, Tenants: d.TenantIDs})
	river.AddWorker(w, &idempotency.PruneWorker{DB: d.Settings.DB, Tenants: d.TenantIDs})
}

// Periodic lists the jobs that the clock starts.
func (d *Domains) Periodic() []*river.PeriodicJob {
	jobs := trips.Periodic()
	for _, module := range d.all() {
		if m, ok := module.(scheduled); ok {
			jobs = append(jobs, m.Periodic()...)
		}
	}
	jobs = append(jobs, d.Bookings.PeriodicJobs()...)
	return append(jobs, idempotency.PruneJob(), authz.SweepJob(), authz.RelateAgainJob())
}

// TenantIDs are those of every marketplace.
func (d *Domains) TenantIDs(ctx context.Context) ([]uuid.UUID, error) {
	tenants, err := d.Settings.Store.All(ctx)
	ids := make([]uuid.UUID, len(tenants))
	for i, t := range tenants {
		ids[i] = t.ID
	}
	return ids, err
}

// timed lists what each domain does when time passes, for marketplaces whose clock is advanced, in the order in which
// it is done at one instant. A domain with a periodic job that looks at the clock stands here too.
func (d *Domains) timed() []testclock.Rule {
	return []testclock.Rule{
		{Name: "payments", Run: d.Payments.Reconcile},
		{Name: "holds", Run: d.Bookings.Holds.SweepHolds},
		{Name: "waitlist offers", Run: d.Bookings.Waitlist.SweepOffers},
		{Name: "automatic payments", Run: d.Payments.CollectAutomatic},
		{Name: "credits", Run: d.Payments.ExpireCredits},
		{Name: "trips", Run: d.Trips.Advance, Next: d.Trips.NextDue},
		{Name: "payouts", Run: d.Payouts.Run},
		{Name: "insurance", Run: d.Insurance.Sweep},
		{Name: "rides", Run: d.Transfers.Sweep},
		{Name: "promotional emails", Run: d.Campaigns.Sweep, Next: d.Campaigns.Next},
		{Name: "exported files", Run: d.Exports.End},
		{Name: "payment reminders", Run: d.Bookings.Remind.RemindPayments},
	}
}
