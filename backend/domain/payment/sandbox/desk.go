package sandbox

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// SaveCard implements payment.Provider: a working card is stored as its token.
func (p *Provider) SaveCard(ctx context.Context, r payment.CardRequest) (payment.CardResult, error) {
	if err := p.wait(ctx); err != nil {
		return payment.CardResult{}, err
	}
	label, does, ok := p.card(r.Method)
	if !ok {
		does = ""
	}
	status, code := does.outcome()
	if status == payment.Failed {
		return payment.CardResult{Status: payment.Failed, FailureCode: code, FailureMessage: failures[code]}, nil
	}
	customer := r.CustomerRef
	if customer == "" {
		customer = "cus_" + r.Key.String()
	}
	return payment.CardResult{Status: payment.Succeeded, Method: r.Method, Label: label, CustomerRef: customer}, nil
}

const transferPage = 200

// Transactions implements payment.Provider.
func (p *Provider) Transactions(ctx context.Context, since time.Time,
	page string) (list []payment.Transfer, next string, err error) {
	t := tenant.From(ctx)
	err = p.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		q := paymentdb.New(tx)
		charges, err := q.SandboxCharges(ctx, paymentdb.SandboxChargesParams{TenantID: t.ID, Since: since, After: page,
			PageSize: transferPage})
		if err != nil {
			return err
		}
		ids := make([]string, len(charges))
		currency := map[string]string{}
		for i, c := range charges {
			key, _ := uuid.Parse(c.IdempotencyKey)
			ids[i], currency[c.ID] = c.ID, c.Currency
			list = append(list, payment.Transfer{
				Kind: payment.TransferCharge, Ref: c.ID, Key: key, Status: c.Status, AmountMinor: c.AmountMinor,
				Currency: c.Currency, At: c.CreatedAt,
			})
		}
		if len(charges) == transferPage {
			next = ids[len(ids)-1]
		}
		refunds, err := q.SandboxRefundsOf(ctx, paymentdb.SandboxRefundsOfParams{TenantID: t.ID, Intents: ids})
		if err != nil {
			return err
		}
		for _, r := range refunds {
			key := refundID(r.IdempotencyKey)
			list = append(list, payment.Transfer{
				Kind: payment.TransferRefund, Ref: r.ID, ChargeRef: r.IntentID, Key: key, Status: "succeeded",
				AmountMinor: r.AmountMinor, Currency: currency[r.IntentID], At: r.CreatedAt,
			})
		}
		disputes, err := q.SandboxDisputesOf(ctx, paymentdb.SandboxDisputesOfParams{TenantID: t.ID, Intents: ids})
		for _, d := range disputes {
			list = append(list, payment.Transfer{
				Kind: payment.TransferDispute, Ref: d.ID, ChargeRef: d.IntentID, Status: d.Status, AmountMinor: d.AmountMinor,
				Currency: currency[d.IntentID], Reason: d.Reason, At: d.CreatedAt, DueBy: d.CreatedAt.Add(disputeTime).UTC(),
			})
		}
		if err != nil || next != "" {
			return err
		}
		sent, err := q.SandboxPayouts(ctx, paymentdb.SandboxPayoutsParams{TenantID: t.ID, Since: since})
		for _, x := range sent {
			key, _ := uuid.Parse(x.IdempotencyKey)
			list = append(list, payment.Transfer{
				Kind: payment.TransferPayout, Ref: x.ID, Key: key, Status: string(payment.Succeeded), AmountMinor: x.AmountMinor,
				Currency: x.Currency, At: x.CreatedAt,
			})
		}
		return err
	})
	if err != nil {
		return nil, "", fmt.Errorf("sandbox: transactions: %w", err)
	}
	return list, next, nil
}

// RefundAtDesk refunds as someone at the provider's own dashboard would.
func (p *Provider) RefundAtDesk(ctx context.Context, ref string, amountMinor int64) (string, error) {
	t, id := tenant.From(ctx), newRef("re")
	err := p.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		charge, err := paymentdb.New(tx).LockIntent(ctx, paymentdb.LockIntentParams{TenantID: t.ID, ID: ref})
		if err != nil {
			return err
		}
		return p.giveBackTx(ctx, tx, charge, id, "desk-"+id, amountMinor)
	})
	return id, err
}

// Dispute has a cardholder dispute a charge. Banks reverse the amount even if it was already refunded.
func (p *Provider) Dispute(ctx context.Context, ref string, amountMinor int64, reason string) (string, error) {
	t, id := tenant.From(ctx), newRef("dp")
	err := p.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := paymentdb.New(tx)
		// A concurrent refund takes disputes into account.
		if _, err := q.LockIntent(ctx, paymentdb.LockIntentParams{TenantID: t.ID, ID: ref}); err != nil {
			return err
		}
		return p.disputeTx(ctx, tx, id, ref, amountMinor, reason)
	})
	return id, err
}

// disputeTx opens a dispute of a charge that is locked, or that this transaction creates.
func (p *Provider) disputeTx(ctx context.Context, tx pgx.Tx, id, ref string, amountMinor int64, reason string) error {
	t := tenant.From(ctx)
	err := paymentdb.New(tx).CreateSandboxDispute(ctx, paymentdb.CreateSandboxDisputeParams{
		TenantID: t.ID, ID: id, IntentID: ref, AmountMinor: amountMinor, Status: payment.DisputeOpen, Reason: reason,
		CreatedAt: p.Clock.Now(ctx),
	})
	if err != nil {
		return err
	}
	return p.tell(ctx, tx, WebhookArgs{TenantID: t.ID, EventID: newRef("evt"), DisputeID: id}, webhookDelay)
}

// Decide decides a dispute.
func (p *Provider) Decide(ctx context.Context, id string, won bool) error {
	t, status := tenant.From(ctx), payment.DisputeLost
	if won {
		status = payment.DisputeWon
	}
	return p.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		if _, err := paymentdb.New(tx).MoveSandboxDispute(ctx, paymentdb.MoveSandboxDisputeParams{TenantID: t.ID, ID: id,
			Status: status}); err != nil {
			return err
		}
		return p.tell(ctx, tx, WebhookArgs{TenantID: t.ID, EventID: newRef("evt"), DisputeID: id}, webhookDelay)
	})
}

// News returns the signed webhook about a charge, refund or dispute, for tests that choose their order.
func (p *Provider) News(ctx context.Context, args WebhookArgs) (payment.Event, error) {
	t := tenant.From(ctx)
	args.TenantID = t.ID
	if args.EventID == "" {
		args.EventID = newRef("evt")
	}
	var out payment.Event
	err := p.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		body, header, err := p.newsTx(ctx, tx, args)
		if err != nil {
			return err
		}
		out, err = p.Verify(body, header)
		return err
	})
	return out, err
}
