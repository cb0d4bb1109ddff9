package payout

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/jobs"
)

// SendArgs are the arguments of the job that sends what is due, for all tenants.
type SendArgs struct{}

// Kind implements river.JobArgs.
func (SendArgs) Kind() string { return "payout_send" }

// Run plans what insurers are due, sends what is due, notifies payees whose payouts wait for an account, and
// closes accounts that are no longer used. It may run twice. A provider's rejection is not an error of the run:
// admins see it beside the payout.
func (s *Service) Run(ctx context.Context) error {
	planned := s.PlanPremiums(ctx)
	refused, faults := s.sendDue(ctx)
	if refused != nil {
		slog.WarnContext(ctx, "payouts refused", "tenant", tenant.From(ctx).Slug, "error", refused)
	}
	return errors.Join(planned, faults, s.teller.TellWaiting(ctx), s.CloseRetired(ctx))
}

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, tenant.EachWorker[SendArgs](s.Tenants, s.Run))
}

// sendAttempts let a run continue within seconds if its worker was killed, or its provider did not respond: until
// the next run nobody would know whether the money left.
const sendEvery, sendAttempts = 15 * time.Minute, 3

// Periodic returns the periodic jobs of this domain.
func (s *Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(sendEvery, func() (river.JobArgs, *river.InsertOpts) {
		return SendArgs{}, &river.InsertOpts{MaxAttempts: sendAttempts, UniqueOpts: river.UniqueOpts{ByPeriod: sendEvery}}
	}, nil)}
}
