package testclock

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/testclock/testclockdb"
	"caravan/backend/platform/clock"
)

// Args are the arguments of the job that carries out an advance.
type Args struct {
	TenantID uuid.UUID `json:"tenantId"`
	RunID    uuid.UUID `json:"runId"`
}

// Kind implements river.JobArgs.
func (Args) Kind() string { return "clock_advance" }

// InsertOpts gives the advance priority over other work: a person waits for it. An interrupted run continues
// where it stopped.
func (Args) InsertOpts() river.InsertOpts { return river.InsertOpts{Priority: 1, MaxAttempts: 5} }

type worker struct {
	river.WorkerDefaults[Args]
	service *Service
}

// Work implements river.Worker.
func (w *worker) Work(ctx context.Context, job *river.Job[Args]) error {
	err := w.service.Carry(ctx, job.Args.TenantID, job.Args.RunID)
	if err != nil && errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return river.JobSnooze(0) // a long advance takes longer than one job may run
	}
	return err
}

// Carry takes a tenant's clock to the end of an advance, stopping wherever a rule has something to do. It may be
// called again for an interrupted advance.
func (s *Service) Carry(ctx context.Context, tenantID, runID uuid.UUID) error {
	run, err := s.load(ctx, tenantID, runID)
	if err != nil || run.FinishedAt != nil {
		return err
	}
	for at, last := run.ReachedAt, false; !last; {
		if err := s.stop(ctx, tenantID, at); err != nil {
			return err
		}
		for _, rule := range s.Rules {
			if err := s.in(ctx, tenantID, rule.Run); err != nil {
				return s.finish(ctx, run, "failure", fmt.Sprintf("%s: at %s", rule.Name, at.UTC().Format(time.RFC3339)), err)
			}
		}
		if err := s.settle(ctx, tenantID); err != nil {
			return err
		}
		if err := s.reached(ctx, tenantID, runID, at); err != nil {
			return err
		}
		last = !at.Before(run.ToAt)
		if at, err = s.next(ctx, tenantID, at, run.ToAt); err != nil {
			return err
		}
	}
	return s.finish(ctx, run, "success", "", nil)
}

func (s *Service) load(ctx context.Context, tenantID, runID uuid.UUID) (testclockdb.ClockRun, error) {
	var run testclockdb.ClockRun
	err := s.DB.ReadTenant(ctx, tenantID, func(tx pgx.Tx) error {
		var err error
		run, err = testclockdb.New(tx).GetRun(ctx, testclockdb.GetRunParams{TenantID: tenantID, ID: runID})
		return err
	})
	if err != nil {
		return run, fmt.Errorf("clock run: %w", err)
	}
	return run, nil
}

// stop freezes the clock at an instant.
func (s *Service) stop(ctx context.Context, tenantID uuid.UUID, at time.Time) error {
	err := s.DB.InReferenceTx(ctx, func(tx pgx.Tx) error {
		return tenant.TestClock{}.FreezeTx(ctx, tx, tenantID, at)
	})
	s.Tenants.Forget()
	if err != nil {
		return fmt.Errorf("stop clock: %w", err)
	}
	return nil
}

// in calls fn in the tenant's current context.
func (s *Service) in(ctx context.Context, tenantID uuid.UUID, fn func(context.Context) error) error {
	t, err := s.Tenants.ByID(ctx, tenantID)
	if err != nil {
		return err
	}
	return fn(tenant.With(ctx, t))
}

// next returns the first instant after at, and not after to, at which something may be due.
func (s *Service) next(ctx context.Context, tenantID uuid.UUID, at, to time.Time) (time.Time, error) {
	next := to
	for _, rule := range s.Rules {
		// Midnight UTC is the day's end for rules that only know days.
		due := at.UTC().Truncate(24 * time.Hour).Add(24 * time.Hour)
		if rule.Next != nil {
			err := s.in(ctx, tenantID, func(ctx context.Context) error {
				var err error
				due, err = rule.Next(ctx, at)
				return err
			})
			if err != nil {
				return next, fmt.Errorf("next instant of %s: %w", rule.Name, err)
			}
		}
		if due.After(at) && due.Before(next) {
			next = due
		}
	}
	return next, nil
}

const (
	settleEvery = 20 * time.Millisecond
	// settleLimit is how long a step waits for the jobs it caused. One that hangs on an external service must not
	// keep the clock from advancing.
	settleLimit = 10 * time.Second
)

// settle waits until the tenant's jobs have run.
func (s *Service) settle(ctx context.Context, tenantID uuid.UUID) error {
	limit := clock.Tick().Add(settleLimit)
	for {
		var open int
		err := s.DB.ReadTenant(ctx, tenantID, func(tx pgx.Tx) error {
			var err error
			open, err = openJobs(ctx, tx, tenantID)
			return err
		})
		if err != nil || open == 0 || clock.Tick().After(limit) {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(settleEvery):
		}
	}
}

func (s *Service) reached(ctx context.Context, tenantID, runID uuid.UUID, at time.Time) error {
	return s.DB.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
		return testclockdb.New(tx).ReachRun(ctx, testclockdb.ReachRunParams{TenantID: tenantID, ID: runID, ReachedAt: at})
	})
}

// finish ends the advance and, unless it should stay frozen, lets the clock run on from where it is. cause is
// returned for the log.
func (s *Service) finish(ctx context.Context, run testclockdb.ClockRun, state, message string, cause error) error {
	err := s.DB.InTenantTx(ctx, run.TenantID, func(tx pgx.Tx) error {
		queries := testclockdb.New(tx)
		if !run.Frozen {
			stands, err := tenant.TestClock{}.LockTx(ctx, tx, run.TenantID)
			if err != nil {
				return err
			}
			if at := stands.Frozen; at != nil {
				// Rounded up to a second, so that the clock does not fall behind its position.
				ahead := at.Sub(s.Base.Now()) + time.Second - 1
				if err := (tenant.TestClock{}).ReleaseTx(ctx, tx, run.TenantID, ahead); err != nil {
					return err
				}
			}
		}
		return queries.FinishRun(ctx, testclockdb.FinishRunParams{TenantID: run.TenantID, ID: run.ID, State: state,
			Error: message})
	})
	s.Tenants.Forget()
	switch {
	case err != nil:
		return fmt.Errorf("finish clock run: %w", err)
	case cause != nil:
		return river.JobCancel(fmt.Errorf("advance clock of %s: %w", run.TenantID, cause))
	}
	return nil
}
