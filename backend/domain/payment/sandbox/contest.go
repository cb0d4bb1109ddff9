package sandbox

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// disputeTime is how long the sandbox's banks accept answers.
const disputeTime = 7 * 24 * time.Hour

// Explanations that decide a dispute, as with Stripe's test cards. Any other leaves it under review.
const (
	winning = "winning_evidence"
	losing  = "losing_evidence"
)

// AnswerDispute implements payment.Contester.
func (p *Provider) AnswerDispute(ctx context.Context, a payment.DisputeAnswer) error {
	return p.answerDispute(ctx, a.Ref, payment.AnsweredWithEvidence, map[string]string{winning: payment.DisputeWon,
		losing: payment.DisputeLost}[a.Evidence.Explanation])
}

// SendEvidence implements payment.Contester. The same key is the same file. The sandbox's banks don't read files.
func (*Provider) SendEvidence(_ context.Context, f payment.EvidenceFile) (string, error) {
	return "file_" + f.Key, nil
}

// AcceptDispute implements payment.Contester.
func (p *Provider) AcceptDispute(ctx context.Context, _, ref string) error {
	return p.answerDispute(ctx, ref, payment.AnsweredByAccepting, payment.DisputeLost)
}

// answerDispute accepts the only answer to a dispute. The same answer may be repeated.
func (p *Provider) answerDispute(ctx context.Context, ref, answer, end string) error {
	t := tenant.From(ctx)
	return p.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := paymentdb.New(tx)
		had, err := q.GetSandboxDispute(ctx, paymentdb.GetSandboxDisputeParams{TenantID: t.ID, ID: ref})
		if err != nil || had.Answer == answer {
			return err
		}
		taken, err := q.AnswerSandboxDispute(ctx, paymentdb.AnswerSandboxDisputeParams{TenantID: t.ID, ID: ref,
			Answer: answer})
		if err != nil {
			return err
		}
		if taken == 0 || p.Clock.Now(ctx).After(had.CreatedAt.Add(disputeTime)) {
			return fmt.Errorf("sandbox: %w: the dispute is over", payment.ErrAnswerRefused)
		}
		if end != "" {
			if _, err := q.MoveSandboxDispute(ctx, paymentdb.MoveSandboxDisputeParams{TenantID: t.ID, ID: ref,
				Status: end}); err != nil {
				return err
			}
		}
		return p.tell(ctx, tx, WebhookArgs{TenantID: t.ID, EventID: newRef("evt"), DisputeID: ref}, webhookDelay)
	})
}
