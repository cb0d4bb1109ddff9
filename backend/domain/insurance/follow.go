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

// FollowArgs asks to bring a booking's policies down to what the trip costs now.
type FollowArgs struct {
	TenantID  uuid.UUID `json:"tenantId"`
	BookingID uuid.UUID `json:"bookingId"`
}

// Kind implements river.JobArgs.
func (FollowArgs) Kind() string { return "insurance_follow" }

// FollowWorker brings policies down.
type FollowWorker struct {
	river.WorkerDefaults[FollowArgs]
	Service *Service
}

// followAgain is when policies that are still being bought or changed are looked at again.
const followAgain = time.Minute

// Work implements river.Worker.
func (w *FollowWorker) Work(ctx context.Context, job *river.Job[FollowArgs]) error {
	t, err := w.Service.Tenants.ByID(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	err = w.Service.Follow(tenant.With(ctx, t), job.Args.BookingID)
	if errors.Is(err, ErrMoving) {
		return river.JobSnooze(followAgain)
	}
	return err
}

// ErrMoving tells that a policy waits for its insurer.
var ErrMoving = errors.New("insurance: a policy waits for its insurer")

// FollowTx has the policies of a booking brought down, once the transaction is done.
func (s *Service) FollowTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error {
	return s.Jobs.InsertTx(ctx, tx, FollowArgs{tenant.From(ctx).ID, bookingID}, nil)
}

// Follow reprices those policies that insure more than the trip costs its traveler now, and gives the difference back. It
// may run twice: a policy that is down already stays. A booking that is over, or a trip that has begun, is left alone.
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
		// Two that follow at the same moment do so one after the other.
		for _, p := range live {
			if _, err := insurancedb.New(tx).LockPolicy(ctx, insurancedb.LockPolicyParams{TenantID: p.TenantID, ID: p.ID}); err != nil {
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
