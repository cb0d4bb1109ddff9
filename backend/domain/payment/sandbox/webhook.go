package sandbox

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

const (
	webhookDelay    = 2 * time.Second
	webhookTimeout  = 10 * time.Second
	webhookAttempts = 12
)

// event is the body of a webhook, in the format of Standard Webhooks.
type event struct {
	Type      string    `json:"type"`
	Timestamp time.Time `json:"timestamp"`
	Data      data      `json:"data"`
}

type data struct {
	TenantID    uuid.UUID      `json:"tenantId"`
	PaymentID   uuid.UUID      `json:"paymentId"`
	Intent      string         `json:"intent"`
	Status      payment.Status `json:"status,omitempty"`
	FailureCode string         `json:"failureCode,omitempty"`
	MethodLabel string         `json:"methodLabel,omitempty"`
	Refund      *movement      `json:"refund,omitempty"`
	Dispute     *movement      `json:"dispute,omitempty"`
}

// movement is a refund or dispute. Key is the product's id, if the product requested it.
type movement struct {
	ID          string    `json:"id"`
	Key         uuid.UUID `json:"key,omitzero"`
	Status      string    `json:"status"`
	AmountMinor int64     `json:"amountMinor"`
	Currency    string    `json:"currency,omitempty"`
	Reason      string    `json:"reason,omitempty"`
	DueBy       time.Time `json:"dueBy,omitzero"`
	Answered    bool      `json:"answered,omitempty"`
}

// WebhookArgs are the arguments of the job that reports the state of an intent, a refund or a dispute.
type WebhookArgs struct {
	TenantID  uuid.UUID `json:"tenantId"`
	EventID   string    `json:"eventId"`
	IntentID  string    `json:"intentId,omitempty"`
	RefundID  string    `json:"refundId,omitempty"`
	DisputeID string    `json:"disputeId,omitempty"`
}

// Kind implements river.JobArgs.
func (WebhookArgs) Kind() string { return "sandbox_webhook" }

// WebhookWorker delivers events, as an external provider does.
type WebhookWorker struct {
	river.WorkerDefaults[WebhookArgs]
	Courier
}

// Courier delivers the provider's events to the product's own handler of them, signed and in the format of an
// external provider, in the process of the worker, which need not be one that serves.
type Courier struct {
	Provider *Provider
	Webhooks http.Handler
}

// AddWorkers registers the provider's jobs.
func (c Courier) AddWorkers(w *river.Workers) { river.AddWorker(w, &WebhookWorker{Courier: c}) }

// Work implements river.Worker.
func (w *WebhookWorker) Work(ctx context.Context, job *river.Job[WebhookArgs]) error {
	p := w.Provider
	ctx, err := p.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	t := tenant.From(ctx)
	var body []byte
	var header http.Header
	err = p.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		body, header, err = p.newsTx(ctx, tx, job.Args)
		return err
	})
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, webhookTimeout)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://"+t.Host+"/", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header = header
	answer := &answered{header: http.Header{}, status: http.StatusOK}
	w.Webhooks.ServeHTTP(answer, req)
	if answer.status/100 != 2 {
		return fmt.Errorf("webhook answered %d", answer.status)
	}
	return nil
}

// answered records a handler's response to a webhook.
type answered struct {
	header http.Header
	status int
}

func (a *answered) Header() http.Header         { return a.header }
func (a *answered) Write(b []byte) (int, error) { return len(b), nil }
func (a *answered) WriteHeader(status int)      { a.status = status }

// newsTx returns the webhook about what the arguments name.
func (p *Provider) newsTx(ctx context.Context, tx pgx.Tx, args WebhookArgs) ([]byte, http.Header, error) {
	q := paymentdb.New(tx)
	switch {
	case args.RefundID != "":
		r, err := q.GetSandboxRefund(ctx, paymentdb.GetSandboxRefundParams{TenantID: args.TenantID, ID: args.RefundID})
		if err != nil {
			return nil, nil, err
		}
		key := refundID(r.IdempotencyKey)
		return p.signed(args, "refund.succeeded", r.IntentKey,
			data{Intent: r.IntentID, Refund: &movement{ID: r.ID, Key: key, Status: "succeeded", AmountMinor: r.AmountMinor}})
	case args.DisputeID != "":
		d, err := q.GetSandboxDispute(ctx, paymentdb.GetSandboxDisputeParams{TenantID: args.TenantID, ID: args.DisputeID})
		if err != nil {
			return nil, nil, err
		}
		return p.signed(args, "dispute."+d.Status, d.IdempotencyKey, data{
			Intent: d.IntentID, Dispute: &movement{ID: d.ID, Status: d.Status, AmountMinor: d.AmountMinor, Reason: d.Reason,
				DueBy: d.CreatedAt.Add(disputeTime).UTC(), Answered: d.Answer != ""},
		})
	}
	row, err := q.GetIntent(ctx, paymentdb.GetIntentParams{TenantID: args.TenantID, ID: args.IntentID})
	if err != nil {
		return nil, nil, err
	}
	return p.SignedEvent(args.EventID, row)
}

// SignedEvent returns a webhook's body and headers about an intent.
func (p *Provider) SignedEvent(eventID string, row paymentdb.SandboxIntent) ([]byte, http.Header, error) {
	return p.signed(WebhookArgs{TenantID: row.TenantID, EventID: eventID}, "payment_intent."+row.Status,
		row.IdempotencyKey, data{
			Intent: row.ID, Status: payment.Status(row.Status), FailureCode: row.FailureCode, MethodLabel: row.MethodLabel,
		})
}

func (p *Provider) signed(args WebhookArgs, kind, key string, d data) ([]byte, http.Header, error) {
	var err error
	if d.PaymentID, err = uuid.Parse(key); err != nil {
		return nil, nil, fmt.Errorf("sandbox: key of intent %s: %w", d.Intent, err)
	}
	d.TenantID = args.TenantID
	// Receivers reject old signatures by real time, whatever a tenant's clock says.
	now := p.Clock.Base.Now().UTC()
	body, err := json.Marshal(event{Type: kind, Timestamp: now, Data: d})
	if err != nil {
		return nil, nil, err
	}
	signer, err := standardwebhooks.NewWebhookRaw(p.Key)
	if err != nil {
		return nil, nil, err
	}
	signature, err := signer.Sign(args.EventID, now, body)
	if err != nil {
		return nil, nil, err
	}
	header := http.Header{"Content-Type": {"application/json"}}
	header.Set(standardwebhooks.HeaderWebhookID, args.EventID)
	header.Set(standardwebhooks.HeaderWebhookTimestamp, fmt.Sprint(now.Unix()))
	header.Set(standardwebhooks.HeaderWebhookSignature, signature)
	return body, header, nil
}

// Verify implements payment.Verifier.
func (p *Provider) Verify(body []byte, header http.Header) (payment.Event, error) {
	verifier, err := standardwebhooks.NewWebhookRaw(p.Key)
	if err != nil {
		return payment.Event{}, err
	}
	// The age is measured by the clock that signed it, which is not the machine's in a test that leaps.
	if err := verifier.VerifyIgnoringTimestamp(body, header); err != nil {
		return payment.Event{}, err
	}
	if err := p.fresh(header); err != nil {
		return payment.Event{}, err
	}
	return decode(header.Get(standardwebhooks.HeaderWebhookID), body)
}

// newsTolerance is how far a signature's time may differ from the receiver's, as Standard Webhooks recommends.
const newsTolerance = 5 * time.Minute

// fresh rejects a replayed old webhook.
func (p *Provider) fresh(header http.Header) error {
	signed, err := strconv.ParseInt(header.Get(standardwebhooks.HeaderWebhookTimestamp), 10, 64)
	if err != nil {
		return fmt.Errorf("sandbox: time of the webhook: %w", err)
	}
	if age := p.Clock.Base.Now().Sub(time.Unix(signed, 0)); age.Abs() > newsTolerance {
		return fmt.Errorf("sandbox: the webhook was signed %s ago", age)
	}
	return nil
}

// decode decodes a verified body. It never trusts its form: the signature proves its author, not that it is
// well-formed.
func decode(id string, body []byte) (payment.Event, error) {
	var e event
	if err := json.Unmarshal(body, &e); err != nil {
		return payment.Event{}, err
	}
	d := e.Data
	out := payment.Event{ID: id, TenantID: d.TenantID, PaymentID: d.PaymentID, ChargeRef: d.Intent}
	switch {
	case id == "" || d.TenantID == uuid.Nil || d.PaymentID == uuid.Nil:
		return payment.Event{}, errors.New("sandbox: an event without id, tenant or payment")
	case d.Refund != nil && d.Refund.AmountMinor > 0:
		out.Refund = &payment.RefundNews{RefundID: d.Refund.Key, Ref: d.Refund.ID, Status: d.Refund.Status,
			AmountMinor: d.Refund.AmountMinor, Reason: d.Refund.Reason}
	case d.Dispute != nil && d.Dispute.AmountMinor > 0:
		out.Dispute = &payment.DisputeNews{
			Ref: d.Dispute.ID, Status: d.Dispute.Status, AmountMinor: d.Dispute.AmountMinor, Reason: d.Dispute.Reason,
			DueBy: d.Dispute.DueBy, Answered: d.Dispute.Answered,
		}
	case d.Status == payment.Succeeded || d.Status == payment.Failed || d.Status == payment.RequiresAction ||
		d.Status == payment.Processing:
		out.Intent = &payment.Intent{
			Ref: d.Intent, Status: d.Status, FailureCode: d.FailureCode, FailureMessage: failures[d.FailureCode],
			MethodLabel: d.MethodLabel,
		}
	default:
		return payment.Event{}, payment.ErrNotOurs
	}
	return out, nil
}
