package app

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivertype"

	schema "caravan/backend/db"
	"caravan/backend/domain/search"
	"caravan/backend/domain/webhook"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
)

func riverDriver(d *db.DB) *riverpgxv5.Driver { return riverpgxv5.New(d.Direct) }

// queueConfig is the same for processes that only enqueue and for workers: only the latter call Start.
func (s *Services) queueConfig() *river.Config {
	workers := river.NewWorkers()
	relate := &authz.RelateWorker{DB: s.DB, Relations: s.relation, Changed: s.Authz.Changed}
	river.AddWorker(workers, relate)
	river.AddWorker(workers, &authz.RelateAgainWorker{Relate: relate, Tenants: s.TenantIDs})
	s.AddWorkers(workers)
	return &river.Config{
		Schema:            schema.RiverSchema,
		Workers:           workers,
		PeriodicJobs:      periodic(s.Periodic()),
		Logger:            slog.New(slog.NewTextHandler(discard{}, nil)),
		ErrorHandler:      jobErrors{},
		FetchCooldown:     20 * time.Millisecond,
		FetchPollInterval: 500 * time.Millisecond,
		JobTimeout:        jobs.Timeout,
		// Jobs that hang are rescued after this time; those of a killed worker long before (jobs.Presence).
		RescueStuckJobsAfter: jobs.Timeout + time.Minute,
		Queues: map[string]river.QueueConfig{
			river.QueueDefault:   {MaxWorkers: 12},
			authz.QueueRelations: {MaxWorkers: 2},
			webhook.Queue:        {MaxWorkers: 20},
		},
	}
}

func periodic(all []jobs.Periodic) []*river.PeriodicJob {
	out := make([]*river.PeriodicJob, len(all))
	for i, one := range all {
		out[i] = one.Job
	}
	return out
}

type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }

// jobErrors logs errors that River would otherwise only store.
type jobErrors struct{}

// HandleError implements river.ErrorHandler.
func (jobErrors) HandleError(ctx context.Context, job *rivertype.JobRow, err error) *river.ErrorHandlerResult {
	slog.WarnContext(ctx, "job failed", "kind", job.Kind, "attempt", job.Attempt, "error", err)
	return nil
}

// HandlePanic implements river.ErrorHandler.
func (jobErrors) HandlePanic(ctx context.Context, job *rivertype.JobRow, cause any,
	trace string) *river.ErrorHandlerResult {
	slog.ErrorContext(ctx, "job panicked", "kind", job.Kind, "cause", cause, "stack", trace)
	return nil
}

// patience is how long running jobs may take to finish before they are canceled, and again to stop then.
const patience = 10 * time.Second

// Work runs jobs until ctx ends, then lets the running ones finish. A job that takes too long is canceled and run
// again by the next worker.
func (s *Services) Work(ctx context.Context) error {
	if err := s.Queue.River.Start(context.WithoutCancel(ctx)); err != nil {
		return err
	}
	present, left := context.WithCancel(context.WithoutCancel(ctx))
	kept := make(chan struct{})
	go func() {
		defer close(kept)
		presence := jobs.Presence{Pool: s.DB.Direct, Worker: s.Queue.River.ID(), Schema: schema.RiverSchema}
		presence.Keep(present)
	}()
	defer func() { // the worker counts as present while its jobs run
		left()
		<-kept
	}()
	var watching sync.WaitGroup
	watching.Go(func() { s.Webhooks.Watch(ctx) })
	watching.Go(func() { (&search.Keeper{DB: s.DB, Tenants: s.TenantIDs}).Watch(ctx) })
	<-ctx.Done()
	watching.Wait()
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience)
	defer cancel()
	err := s.Queue.River.Stop(stop)
	if !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	now, cancelNow := context.WithTimeout(context.WithoutCancel(ctx), patience)
	defer cancelNow()
	return s.Queue.River.StopAndCancel(now)
}
