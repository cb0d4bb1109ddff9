package steps

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/jobs"
)

// LifecycleArgs are the arguments of the job that takes every due step, in one tenant or, without an id, in all
// of them.
type LifecycleArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
}

// Kind implements river.JobArgs.
func (LifecycleArgs) Kind() string { return "trip_lifecycle" }

// InsertOpts keeps one such job at a time: a second would find nothing to do.
func (LifecycleArgs) InsertOpts() river.InsertOpts {
	waiting := []rivertype.JobState{
		rivertype.JobStateAvailable, rivertype.JobStatePending, rivertype.JobStateRunning, rivertype.JobStateRetryable,
		rivertype.JobStateScheduled,
	}
	return river.InsertOpts{UniqueOpts: river.UniqueOpts{ByArgs: true, ByState: waiting}, MaxAttempts: 1}
}

const lifecycleEvery = 30 * time.Second

// Periodic returns the schedule of the lifecycle job.
func Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(lifecycleEvery, func() (river.JobArgs, *river.InsertOpts) {
		return LifecycleArgs{}, nil
	}, &river.PeriodicJobOpts{RunOnStart: true})}
}

type lifecycleWorker struct {
	river.WorkerDefaults[LifecycleArgs]
	service *Service
}

// AddWorkers registers the lifecycle job.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &lifecycleWorker{service: s})
}

// Work implements river.Worker.
func (w *lifecycleWorker) Work(ctx context.Context, job *river.Job[LifecycleArgs]) error {
	if job.Args.TenantID == uuid.Nil {
		return w.service.Tenants.Each(ctx, w.service.Advance)
	}
	ctx, err := w.service.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	return w.service.Advance(ctx)
}

// Advance takes every step that is due by the tenant's clock. Each trip is a transaction of its own, and one that
// fails does not hold up the others.
func (s *Service) Advance(ctx context.Context) error {
	t := tenant.From(ctx)
	if err := s.place(ctx); err != nil {
		return err
	}
	var ids []uuid.UUID
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		ids, err = tripdb.New(tx).DueTrips(ctx, tripdb.DueTripsParams{TenantID: t.ID,
			Today: civil.Today(s.Clock.Now(ctx).Add(earliestZone)), Now: s.Clock.Now(ctx)})
		return err
	})
	if err != nil {
		return fmt.Errorf("due trips: %w", err)
	}
	var failures []error
	for _, id := range ids {
		err := s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
			_, err := s.AdvanceTx(ctx, tx, id)
			return err
		})
		if err != nil {
			failures = append(failures, fmt.Errorf("advance trip %s: %w", id, err))
		}
	}
	return errors.Join(failures...)
}

// AdvanceTx takes the due steps of one trip. Bookings call it when spots change.
func (s *Service) AdvanceTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error) {
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return trip.Trip{}, err
	}
	for {
		state, _, err := s.Trips.StateTx(ctx, tx, t, trip.Facts{})
		if err != nil {
			return trip.Trip{}, err
		}
		due := trip.Due(state)
		if len(due) == 0 {
			return t, nil
		}
		if t, err = s.Apply(ctx, tx, t, due[0].Name, trip.System, trip.Facts{}); err != nil {
			return trip.Trip{}, err
		}
	}
}

// NextDue returns the first instant after one at which a rule of the tenant's trips may trigger; zero if there is
// none.
func (s *Service) NextDue(ctx context.Context, after time.Time) (time.Time, error) {
	var next time.Time
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		rows, err := tripdb.New(tx).TripsWithRules(ctx, tenant.From(ctx).ID)
		if err != nil {
			return fmt.Errorf("trips with rules: %w", err)
		}
		for _, row := range rows {
			t, err := trip.FromRow(row)
			if err != nil {
				return err
			}
			level, err := s.Hosts.LevelTx(ctx, tx, t.HostID)
			if err != nil {
				return err
			}
			for _, at := range trip.StateOf(t, after, 0, 0, level, trip.Facts{}).Instants() {
				if at.After(after) && (next.IsZero() || at.Before(next)) {
					next = at
				}
			}
		}
		return nil
	})
	return next, err
}
