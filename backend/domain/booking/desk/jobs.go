package desk

import (
	"context"
	"errors"
	"time"

	"github.com/riverqueue/river"

	"caravan/backend/domain/booking/remind"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/jobs"
)

// SweepArgs are the arguments of the job that releases expired holds and offers, for all tenants.
type SweepArgs struct{}

// Kind implements river.JobArgs.
func (SweepArgs) Kind() string { return "hold_sweep" }

// AddWorkers registers the jobs of the rooms.
func (k *Desk) AddWorkers(w *river.Workers) {
	river.AddWorker(w, tenant.EachWorker[SweepArgs](k.tenants, k.sweep))
	river.AddWorker(w, tenant.EachWorker[remind.Args](k.tenants, k.Remind.RemindPayments))
}

func (k *Desk) sweep(ctx context.Context) error {
	return errors.Join(k.Holds.SweepHolds(ctx), k.Holds.SweepReminders(ctx), k.Waitlist.SweepOffers(ctx))
}

const sweepEvery = 10 * time.Second

// Periodic returns the periodic jobs of this domain.
func (k *Desk) Periodic() []jobs.Periodic {
	every := func(period time.Duration, args river.JobArgs) jobs.Periodic {
		return jobs.Every(period, func() (river.JobArgs, *river.InsertOpts) {
			return args, &river.InsertOpts{MaxAttempts: 1, UniqueOpts: river.UniqueOpts{ByPeriod: period}}
		}, nil)
	}
	return []jobs.Periodic{every(sweepEvery, SweepArgs{}), every(remind.Every, remind.Args{})}
}
