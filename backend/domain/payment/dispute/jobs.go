package dispute

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// AnswerArgs are the arguments of the job that sends the answer to a dispute.
type AnswerArgs struct {
	TenantID  uuid.UUID `json:"tenantId"`
	DisputeID uuid.UUID `json:"disputeId"`
}

// Kind implements river.JobArgs.
func (AnswerArgs) Kind() string { return "payment_dispute_answer" }

// AnswerWorker sends answers. The decision is the provider's idempotency key, so it may run twice.
type AnswerWorker struct {
	river.WorkerDefaults[AnswerArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *AnswerWorker) Work(ctx context.Context, job *river.Job[AnswerArgs]) error {
	ctx, err := w.Service.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	return w.Service.Send(ctx, job.Args.DisputeID)
}

// Send sends the answer to the provider, and records that it accepted or rejected it.
func (s *Service) Send(ctx context.Context, id uuid.UUID) error {
	d, err := s.get(ctx, id)
	if err != nil || d.Answer == nil || d.SentAt != nil {
		return err
	}
	provider, err := s.Providers.Named(d.Provider)
	if err != nil {
		return err
	}
	contester, ok := provider.(payment.Contester)
	if !ok {
		return river.JobCancel(fmt.Errorf("dispute %s: %s takes no answers", id, d.Provider))
	}
	key := "dispute-" + id.String() + "-" + strconv.FormatInt(d.AnsweredAt.UnixMicro(), 36)
	if *d.Answer == payment.AnsweredByAccepting {
		err = contester.AcceptDispute(ctx, key, d.ProviderRef)
	} else {
		var e payment.Evidence
		if e, err = d.evidence(); err == nil {
			e.Files, err = s.sendFiles(ctx, contester, d)
		}
		if err == nil {
			err = contester.AnswerDispute(ctx, payment.DisputeAnswer{Key: key, Ref: d.ProviderRef, Evidence: e})
		}
	}
	if err != nil && !errors.Is(err, payment.ErrAnswerRefused) {
		return fmt.Errorf("dispute %s: %w", id, err)
	}
	t, now, refused := tenant.From(ctx), s.Clock.Now(ctx), err
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		if refused != nil {
			return paymentdb.New(tx).DisputeAnswerRefused(ctx, paymentdb.DisputeAnswerRefusedParams{
				TenantID: t.ID, ID: id, Refused: refused.Error(), Now: &now,
			})
		}
		return paymentdb.New(tx).DisputeAnswerSent(ctx, paymentdb.DisputeAnswerSentParams{TenantID: t.ID, ID: id, Now: &now})
	})
}
