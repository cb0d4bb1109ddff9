package insurance

import (
	"context"
	"errors"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/tenant"
)

// FollowArgs are the arguments of the job that lowers a booking's policies to the trip's current cost.
type FollowArgs struct {
	TenantID  uuid.UUID `json:"tenantId"`
	BookingID uuid.UUID `json:"bookingId"`
}

// Kind implements river.JobArgs.
func (FollowArgs) Kind() string { return "insurance_follow" }

// FollowWorker lowers policies.
type FollowWorker struct {
	river.WorkerDefaults[FollowArgs]
	Service *Service
}

// followAgain is when policies that are still being bought or changed are checked again.
const followAgain = time.Minute

// Work implements river.Worker.
func (w *FollowWorker) Work(ctx context.Context, job *river.Job[FollowArgs]) error {
	ctx, err := w.Service.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	err = w.Service.Follow(ctx, job.Args.BookingID)
	if errors.Is(err, ErrMoving) {
		return river.JobSnooze(followAgain)
	}
	return err
}

// ErrMoving is returned while a policy waits for its insurer.
var ErrMoving = errors.New("insurance: a policy waits for its insurer")

// FollowTx enqueues the job that lowers a booking's policies.
func (s *Service) FollowTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error {
	return s.Jobs.InsertTx(ctx, tx, FollowArgs{tenant.From(ctx).ID, bookingID}, nil)
}

// Follow reprices policies that insure more than the trip currently costs their traveler, and refunds the
// difference. It may run twice: a policy that is already lowered is unchanged. A booking that is over, or a trip
// that has begun, is skipped.
func (s *Service) Follow(ctx context.Context, bookingID uuid.UUID) error {
	of, live, err := s.load(ctx, bookingID)
	if err != nil || of.Closed != "" {
		return err
	}
	costs, lower := map[uuid.UUID]int64{}, map[uuid.UUID]int64{}
	for _, t := range of.Travelers {
		costs[t.ParticipantID] = t.TripCostMinor
	}
	for _, p := range live {
		if p.Status == Processing || p.Status == ModifyPending {
			return ErrMoving
		}
		if cost, known := costs[p.ParticipantID]; known && cost < p.TripCostMinor {
			lower[p.ParticipantID] = cost
		}
	}
	if len(lower) == 0 {
		return nil
	}
	quote, err := s.Reprice(ctx, bookingID, lower)
	if err != nil || quote.ID == uuid.Nil || quote.TotalMinor > 0 {
		return err
	}
	return s.DB.InTenantRetry(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		// Concurrent runs for the same booking are serialized.
		for _, p := range live {
			if _, err := insurancedb.New(tx).LockPolicy(ctx, insurancedb.LockPolicyParams{TenantID: p.TenantID,
				ID: p.ID}); err != nil {
				return err
			}
		}
		order, _, err := s.AcceptTx(ctx, tx, bookingID, quote.ID, lower)
		if err != nil {
			return err
		}
		return s.PlaceTx(ctx, tx, order)
	})
}
