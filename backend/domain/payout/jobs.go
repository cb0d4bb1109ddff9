package payout

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/jobs"
)

// SendArgs asks to send what is due, for all tenants.
type SendArgs struct{}

// Kind implements river.JobArgs.
func (SendArgs) Kind() string { return "payout_send" }

// SendWorker sends payouts.
type SendWorker struct {
	river.WorkerDefaults[SendArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *SendWorker) Work(ctx context.Context, _ *river.Job[SendArgs]) error {
	tenants, err := w.Service.Tenants.All(ctx)
	if err != nil {
		return err
	}
	var faults []error
	for _, t := range tenants {
		ctx := tenant.With(ctx, t)
		if err := w.Service.Run(ctx); err != nil {
			faults = append(faults, fmt.Errorf("payouts of %s: %w", t.Slug, err))
		}
	}
	return errors.Join(faults...)
}

// Run plans what insurers are due, sends what is due to anybody, tells of what waits for an account, and closes accounts
// that nobody has any more. It may run twice. What a provider refuses is no fault of the run: admins see it beside the payout.
func (s *Service) Run(ctx context.Context) error {
	planned := s.PlanPremiums(ctx)
	refused, faults := s.sendDue(ctx)
	if refused != nil {
		slog.WarnContext(ctx, "payouts refused", "tenant", tenant.From(ctx).Slug, "error", refused)
	}
	return errors.Join(planned, faults, s.teller.TellWaiting(ctx), s.CloseRetired(ctx))
}

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) { river.AddWorker(w, &SendWorker{Service: s}) }

// sendAttempts let a run go on within seconds whose worker was killed, or whose provider gave no answer: until the next run
// nobody would know whether the money left.
const sendEvery, sendAttempts = 15 * time.Minute, 3

// Periodic returns the periodic jobs of this domain.
func (s *Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(sendEvery, func() (river.JobArgs, *river.InsertOpts) {
		return SendArgs{}, &river.InsertOpts{MaxAttempts: sendAttempts, UniqueOpts: river.UniqueOpts{ByPeriod: sendEvery}}
	}, nil)}
}
