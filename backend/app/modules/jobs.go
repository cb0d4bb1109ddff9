package modules

import (
	"context"

	"github.com/google/uuid"
	"github.com/riverqueue/river"

	"caravan/backend/domain/testclock"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
)

// worker is a module with jobs.
type worker interface{ AddWorkers(w *river.Workers) }

// scheduled is a module with periodic jobs.
type scheduled interface{ Periodic() []jobs.Periodic }

// served is a module that serves operations of the contract.
type served interface{ Handlers() rest.Mount }

// routed is a module with endpoints of its own.
type routed interface{ Routes() []rest.Route }

// Handlers returns the handlers of every module.
func (d *Domains) Handlers() []rest.Mount {
	var out []rest.Mount
	for _, module := range d.list {
		if m, ok := module.(served); ok {
			out = append(out, m.Handlers())
		}
	}
	return out
}

// Routes returns the endpoints that no contract describes.
func (d *Domains) Routes() []rest.Route {
	var out []rest.Route
	for _, module := range d.list {
		if m, ok := module.(routed); ok {
			out = append(out, m.Routes()...)
		}
	}
	return out
}

// AddWorkers registers the jobs of every module.
func (d *Domains) AddWorkers(w *river.Workers) {
	for _, module := range d.list {
		if m, ok := module.(worker); ok {
			m.AddWorkers(w)
		}
	}
	river.AddWorker(w, &authz.SweepWorker{DB: d.Settings.DB, Jobs: d.Outbox.Jobs, Tenants: d.TenantIDs})
	river.AddWorker(w, &idempotency.PruneWorker{DB: d.Settings.DB, Tenants: d.TenantIDs})
}

// Periodic lists the periodic jobs of every module.
func (d *Domains) Periodic() []jobs.Periodic {
	var all []jobs.Periodic
	for _, module := range d.list {
		if m, ok := module.(scheduled); ok {
			all = append(all, m.Periodic()...)
		}
	}
	return append(all, idempotency.PruneJob(), authz.SweepJob(), authz.RelateAgainJob())
}

// TenantIDs returns the ids of all marketplaces.
func (d *Domains) TenantIDs(ctx context.Context) ([]uuid.UUID, error) {
	tenants, err := d.Settings.Store.All(ctx)
	ids := make([]uuid.UUID, len(tenants))
	for i, t := range tenants {
		ids[i] = t.ID
	}
	return ids, err
}

// timed lists what each domain does as time passes, for marketplaces whose clock is advanced, in execution order
// for one instant. A domain with a periodic job that depends on the clock must be listed here too.
func (d *Domains) timed() []testclock.Rule {
	return []testclock.Rule{
		{Name: "payments", Run: d.Payments.Reconcile},
		{Name: "holds", Run: d.Bookings.Holds.SweepHolds},
		{Name: "checkout reminders", Run: d.Bookings.Holds.SweepReminders},
		{Name: "waitlist offers", Run: d.Bookings.Waitlist.SweepOffers},
		{Name: "automatic payments", Run: d.Payments.CollectAutomatic},
		{Name: "credits", Run: d.Payments.ExpireCredits},
		{Name: "disputes", Run: d.Payments.Disputes.Remind},
		{Name: "trips", Run: d.Trips.Advance, Next: d.Trips.NextDue},
		{Name: "payouts", Run: d.Payouts.Run},
		{Name: "insurance", Run: d.Insurance.Sweep},
		{Name: "rides", Run: d.Transfers.Sweep},
		{Name: "promotional emails", Run: d.Campaigns.Sweep, Next: d.Campaigns.Next},
		{Name: "passwords", Run: d.Identity.Expire},
		{Name: "exported files", Run: d.Exports.End},
		{Name: "review requests", Run: d.Reviews.Ask},
		{Name: "weekly host summaries", Run: d.Home.Digest},
		{Name: "payment reminders", Run: d.Bookings.Remind.RemindPayments},
	}
}
