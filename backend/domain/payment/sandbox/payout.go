package sandbox

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/tenant"
)

// Send implements remit.Provider: it moves no money, once per key.
func (p *Provider) Send(ctx context.Context, r remit.Request) (string, error) {
	if err := p.wait(ctx); err != nil {
		return "", err
	}
	if !chargeable(r.AmountMinor, r.Currency) {
		return "", fmt.Errorf("sandbox: payout: %w", errStep)
	}
	t := tenant.From(ctx)
	var ref string
	err := p.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := paymentdb.New(tx)
		_, err := q.CreateSandboxPayout(ctx, paymentdb.CreateSandboxPayoutParams{
			TenantID: t.ID, ID: newRef("po"), IdempotencyKey: r.Key.String(), AmountMinor: r.AmountMinor, Currency: r.Currency,
			CreatedAt: p.Clock.Now(ctx),
		})
		if err != nil {
			return err
		}
		row, err := q.SandboxPayoutByKey(ctx, paymentdb.SandboxPayoutByKeyParams{TenantID: t.ID,
			IdempotencyKey: r.Key.String()})
		ref = row.ID
		return err
	})
	if err != nil {
		return "", fmt.Errorf("sandbox: payout: %w", err)
	}
	return ref, nil
}
