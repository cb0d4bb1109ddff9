package tenant

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/riverqueue/river"
)

// Enter returns a context with the tenant of that ID, for a job that belongs to one.
func (s *Store) Enter(ctx context.Context, id uuid.UUID) (context.Context, error) {
	t, err := s.ByID(ctx, id)
	if err != nil {
		return ctx, err
	}
	return With(ctx, t), nil
}

// Each runs do once for every reachable tenant, with that tenant in the context. A tenant that fails does not hold
// up the others: their errors are joined, each with its slug. It ends early when ctx does.
func (s *Store) Each(ctx context.Context, do func(ctx context.Context) error) error {
	all, err := s.All(ctx)
	if err != nil {
		return err
	}
	var faults []error
	for _, t := range all {
		if ctx.Err() != nil {
			return errors.Join(append(faults, ctx.Err())...)
		}
		if err := do(With(ctx, t)); err != nil {
			faults = append(faults, fmt.Errorf("%s: %w", t.Slug, err))
		}
	}
	return errors.Join(faults...)
}

// EachWorker returns the worker of a job that runs do for every reachable tenant, by [Store.Each].
func EachWorker[A river.JobArgs](s *Store, do func(ctx context.Context) error) river.Worker[A] {
	return &eachWorker[A]{tenants: s, do: do}
}

type eachWorker[A river.JobArgs] struct {
	river.WorkerDefaults[A]
	tenants *Store
	do      func(ctx context.Context) error
}

// Work implements river.Worker.
func (w *eachWorker[A]) Work(ctx context.Context, _ *river.Job[A]) error {
	return w.tenants.Each(ctx, w.do)
}
