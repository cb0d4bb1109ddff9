// Package sandbox is the embedded payment provider. It behaves as a real one does — charges with an idempotency
// key, cardholder authentication, lost responses, signed webhooks that are late and duplicated — with published
// test cards and no money. Its data is separate from the product's books.
package sandbox

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/money"
	"caravan/backend/platform/whole"
)

// Provider implements payment.Provider and charge.Cards.
type Provider struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Clock   tenant.Clock
	Tenants *tenant.Store
	// Key signs card tokens and webhooks.
	Key []byte
	// Quiet suppresses webhooks.
	Quiet bool
	// Delay is how long a charge takes; zero means DefaultDelay, negative none.
	Delay time.Duration
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Provider, error) {
	if err := whole.Check("sandbox", d); err != nil {
		return nil, err
	}
	return &Provider{Deps: d}, nil
}

// DefaultDelay is about how long a card network takes.
const DefaultDelay = 300 * time.Millisecond

// Name is stored with each payment.
const Name = "sandbox"

// Name implements payment.Provider.
func (p *Provider) Name() string { return Name }

// CreateIntent implements payment.Provider. The time-out card charges and then does not respond.
func (p *Provider) CreateIntent(ctx context.Context, r payment.IntentRequest) (payment.Intent, error) {
	if err := p.wait(ctx); err != nil {
		return payment.Intent{}, err
	}
	if !chargeable(r.AmountMinor, r.Currency) {
		return payment.Intent{Status: payment.Failed, FailureCode: invalidAmount, FailureMessage: failures[invalidAmount]},
			nil
	}
	label, does, ok := p.card(r.Method)
	if !ok {
		does = ""
	}
	status, code := does.outcome()
	if r.OffSession && does == authenticates {
		// Nobody is present to authenticate.
		status, code = payment.Failed, "authentication_required"
	}
	t := tenant.From(ctx)
	var row paymentdb.SandboxIntent
	created := false
	err := p.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := paymentdb.New(tx)
		rows, err := q.CreateIntent(ctx, paymentdb.CreateIntentParams{
			TenantID: t.ID, ID: newRef("pi"), IdempotencyKey: r.Key.String(), Behaviour: string(does), Status: string(status),
			AmountMinor: r.AmountMinor, Currency: r.Currency, FailureCode: code, MethodLabel: label, CustomerRef: r.CustomerRef,
			OffSession: r.OffSession, CreatedAt: p.Clock.Now(ctx),
		})
		if err != nil {
			return err
		}
		created = rows == 1
		row, err = q.IntentByKey(ctx, paymentdb.IntentByKeyParams{TenantID: t.ID, IdempotencyKey: r.Key.String()})
		if err != nil {
			return err
		}
		if row.AmountMinor != r.AmountMinor || row.Currency != r.Currency {
			return fmt.Errorf("sandbox: key %s was used for another amount", r.Key)
		}
		if !created {
			return nil
		}
		if err := p.announce(ctx, tx, row); err != nil || does != contested {
			return err
		}
		return p.disputeTx(ctx, tx, newRef("dp"), row.ID, row.AmountMinor, "fraudulent")
	})
	if err != nil {
		return payment.Intent{}, fmt.Errorf("sandbox: create intent: %w", err)
	}
	if created && does == timesOut {
		<-ctx.Done()
		return payment.Intent{}, ctx.Err()
	}
	answer := intent(row)
	if r.SaveCard && answer.Status == payment.Succeeded {
		answer.SavedMethod = r.Method
	}
	return answer, nil
}

func (p *Provider) wait(ctx context.Context) error {
	delay := p.Delay
	if delay == 0 {
		delay = DefaultDelay
	}
	if delay < 0 {
		return nil
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(delay):
		return nil
	}
}

// Retrieve implements payment.Provider.
func (p *Provider) Retrieve(ctx context.Context, ref string) (payment.Intent, error) {
	t := tenant.From(ctx)
	var row paymentdb.SandboxIntent
	err := p.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = paymentdb.New(tx).GetIntent(ctx, paymentdb.GetIntentParams{TenantID: t.ID, ID: ref})
		return err
	})
	if err != nil {
		return payment.Intent{}, fmt.Errorf("sandbox: retrieve: %w", err)
	}
	return intent(row), nil
}

// Authenticate implements payment.Provider.
func (p *Provider) Authenticate(ctx context.Context, ref string, approve bool) (payment.Intent, error) {
	if err := p.wait(ctx); err != nil {
		return payment.Intent{}, err
	}
	if approve {
		return p.move(ctx, ref, payment.Succeeded, "")
	}
	return p.move(ctx, ref, payment.Failed, "")
}

// Cancel implements payment.Provider.
func (p *Provider) Cancel(ctx context.Context, ref string) (payment.Intent, error) {
	return p.move(ctx, ref, payment.Failed, "canceled")
}

// move ends an intent that waits; one that has ended is unchanged. Without a code, the party that was asked
// declined.
func (p *Provider) move(ctx context.Context, ref string, to payment.Status, code string) (payment.Intent, error) {
	t := tenant.From(ctx)
	var row paymentdb.SandboxIntent
	err := p.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := paymentdb.New(tx)
		if to == payment.Failed && code == "" {
			had, err := q.GetIntent(ctx, paymentdb.GetIntentParams{TenantID: t.ID, ID: ref})
			if err != nil {
				return err
			}
			if code = "authentication_failed"; had.Behaviour == string(asksAffirm) {
				code = "affirm_declined"
			}
		}
		moved, err := q.MoveIntent(ctx, paymentdb.MoveIntentParams{TenantID: t.ID, ID: ref, Status: string(to),
			FailureCode: code})
		if err != nil {
			return err
		}
		row, err = q.GetIntent(ctx, paymentdb.GetIntentParams{TenantID: t.ID, ID: ref})
		if err != nil || moved == 0 {
			return err
		}
		return p.announce(ctx, tx, row)
	})
	if err != nil {
		return payment.Intent{}, fmt.Errorf("sandbox: %s: %w", to, err)
	}
	return intent(row), nil
}

// chargeable reports whether a card network takes an amount: it is positive, and a multiple of its currency's step.
func chargeable(minor int64, currency string) bool {
	return minor > 0 && money.Chargeable(minor, currency)
}

var (
	errRefund = fmt.Errorf("%w: more than is left of the charge", payment.ErrRefused)
	errStep   = fmt.Errorf("%w: no multiple of its currency's step", payment.ErrRefused)
)

// Refund implements payment.Provider.
func (p *Provider) Refund(ctx context.Context, r payment.RefundRequest) (string, error) {
	if err := p.wait(ctx); err != nil {
		return "", err
	}
	t, ref, key := tenant.From(ctx), newRef("re"), refundKey(r)
	err := p.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := paymentdb.New(tx)
		charge, err := q.LockIntent(ctx, paymentdb.LockIntentParams{TenantID: t.ID, ID: r.Ref})
		if err != nil {
			return err
		}
		had, err := q.SandboxRefundByKey(ctx, paymentdb.SandboxRefundByKeyParams{TenantID: t.ID, IdempotencyKey: key})
		if err == nil {
			ref = had.ID
			return nil
		}
		if !db.NoRows(err) {
			return err
		}
		if charge.Currency != r.Currency {
			return errRefund
		}
		return p.giveBackTx(ctx, tx, charge, ref, key, r.AmountMinor)
	})
	if err != nil {
		return "", fmt.Errorf("sandbox: refund: %w", err)
	}
	return ref, nil
}

// giveBackTx refunds a locked charge. As at a real provider, what is disputed cannot be refunded too.
func (p *Provider) giveBackTx(ctx context.Context, tx pgx.Tx, charge paymentdb.SandboxIntent, id, key string,
	amountMinor int64) error {
	t, q := tenant.From(ctx), paymentdb.New(tx)
	if !chargeable(amountMinor, charge.Currency) {
		return errStep
	}
	gone, err := q.SandboxTakenBack(ctx, paymentdb.SandboxTakenBackParams{TenantID: t.ID, IntentID: charge.ID})
	if err != nil {
		return err
	}
	if charge.Status != string(payment.Succeeded) || gone+amountMinor > charge.AmountMinor {
		return errRefund
	}
	err = q.CreateSandboxRefund(ctx, paymentdb.CreateSandboxRefundParams{
		TenantID: t.ID, ID: id, IdempotencyKey: key, IntentID: charge.ID, AmountMinor: amountMinor,
		CreatedAt: p.Clock.Now(ctx),
	})
	if err != nil {
		return err
	}
	return p.tell(ctx, tx, WebhookArgs{TenantID: t.ID, EventID: newRef("evt"), RefundID: id}, webhookDelay)
}

func refundKey(r payment.RefundRequest) string {
	if r.Attempt == "" {
		return r.Key.String()
	}
	return r.Key.String() + "/" + r.Attempt
}

// refundID returns the product's id of a refund; zero for one made at the provider's dashboard.
func refundID(key string) uuid.UUID {
	first, _, _ := strings.Cut(key, "/")
	id, _ := uuid.Parse(first)
	return id
}

// announce enqueues the webhooks of an intent's state. A success is sent twice, as real providers sometimes do.
func (p *Provider) announce(ctx context.Context, tx pgx.Tx, row paymentdb.SandboxIntent) error {
	if p.Quiet {
		return nil
	}
	times := []time.Duration{webhookDelay}
	if row.Status == string(payment.Succeeded) {
		times = append(times, 2*webhookDelay)
	}
	return p.tell(ctx, tx, WebhookArgs{TenantID: row.TenantID, EventID: newRef("evt"), IntentID: row.ID}, times...)
}

// tell enqueues a webhook, once for each of the delays.
func (p *Provider) tell(ctx context.Context, tx pgx.Tx, args WebhookArgs, delays ...time.Duration) error {
	if p.Quiet {
		return nil
	}
	for _, after := range delays {
		// The queue runs on real time, whatever a tenant's clock says.
		at := p.Clock.Base.Now().Add(after)
		if err := p.Jobs.InsertTx(ctx, tx, args,
			&river.InsertOpts{ScheduledAt: at, MaxAttempts: webhookAttempts}); err != nil {
			return err
		}
	}
	return nil
}

func intent(row paymentdb.SandboxIntent) payment.Intent {
	return payment.Intent{
		Ref: row.ID, Status: payment.Status(row.Status), FailureCode: row.FailureCode,
		FailureMessage: failures[row.FailureCode], MethodLabel: row.MethodLabel,
	}
}

func newRef(kind string) string {
	id := uuid.New()
	raw := append(id[:], make([]byte, 4)...)
	_, _ = rand.Read(raw[16:])
	return kind + "_" + strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(raw))
}
