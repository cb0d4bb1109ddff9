package sandbox

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
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

// event is the body of a webhook, in the form of Standard Webhooks.
type event struct {
	Type      string    `json:"type"`
	Timestamp time.Time `json:"timestamp"`
	Data      data      `json:"data"`
}

type data struct {
	TenantID    uuid.UUID      `json:"tenantId"`
	PaymentID   uuid.UUID      `json:"paymentId"`
	Intent      string         `json:"intent"`
	Status      payment.Status `json:"status"`
	FailureCode string         `json:"failureCode,omitempty"`
	MethodLabel string         `json:"methodLabel,omitempty"`
}

// WebhookArgs asks to tell the product how an intent stands.
type WebhookArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	EventID  string    `json:"eventId"`
	IntentID string    `json:"intentId"`
}

// Kind names the job.
func (WebhookArgs) Kind() string { return "sandbox_webhook" }

// WebhookWorker sends events over HTTP, as an outside provider does.
type WebhookWorker struct {
	river.WorkerDefaults[WebhookArgs]
	Provider *Provider
}

// AddWorkers registers the provider's jobs.
func (p *Provider) AddWorkers(w *river.Workers) { river.AddWorker(w, &WebhookWorker{Provider: p}) }

// Work implements river.Worker.
func (w *WebhookWorker) Work(ctx context.Context, job *river.Job[WebhookArgs]) error {
	p := w.Provider
	t, err := p.Tenants.ByID(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	ctx = tenant.With(ctx, t)
	var row paymentdb.SandboxIntent
	err = p.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = paymentdb.New(tx).GetIntent(ctx, paymentdb.GetIntentParams{TenantID: t.ID, ID: job.Args.IntentID})
		return err
	})
	if err != nil {
		return err
	}
	body, header, err := p.SignedEvent(job.Args.EventID, row)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, webhookTimeout)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.WebhookURL, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header = header
	// The address may be a loopback one; the host name is what finds the tenant.
	req.Host = t.Host
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	_, _ = io.Copy(io.Discard, io.LimitReader(resp.Body, 1<<16))
	if resp.StatusCode/100 != 2 {
		return fmt.Errorf("webhook answered %s", resp.Status)
	}
	return nil
}

// SignedEvent is a webhook's body and headers.
func (p *Provider) SignedEvent(eventID string, row paymentdb.SandboxIntent) ([]byte, http.Header, error) {
	paymentID, err := uuid.Parse(row.IdempotencyKey)
	if err != nil {
		return nil, nil, fmt.Errorf("sandbox: key of intent %s: %w", row.ID, err)
	}
	// Receivers refuse old signatures by real time, whatever a tenant's clock says.
	now := time.Now().UTC()
	body, err := json.Marshal(event{
		Type: "payment_intent." + row.Status, Timestamp: now,
		Data: data{row.TenantID, paymentID, row.ID, payment.Status(row.Status), row.FailureCode, row.MethodLabel},
	})
	if err != nil {
		return nil, nil, err
	}
	signer, err := standardwebhooks.NewWebhookRaw(p.Key)
	if err != nil {
		return nil, nil, err
	}
	signature, err := signer.Sign(eventID, now, body)
	if err != nil {
		return nil, nil, err
	}
	header := http.Header{"Content-Type": {"application/json"}}
	header.Set(standardwebhooks.HeaderWebhookID, eventID)
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
	if err := verifier.Verify(body, header); err != nil {
		return payment.Event{}, err
	}
	var e event
	if err := json.Unmarshal(body, &e); err != nil {
		return payment.Event{}, err
	}
	return payment.Event{
		ID: header.Get(standardwebhooks.HeaderWebhookID), TenantID: e.Data.TenantID, PaymentID: e.Data.PaymentID,
		Intent: payment.Intent{
			Ref: e.Data.Intent, Status: e.Data.Status, FailureCode: e.Data.FailureCode,
			FailureMessage: failures[e.Data.FailureCode], MethodLabel: e.Data.MethodLabel,
		},
	}, nil
}
