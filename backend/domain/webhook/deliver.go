package webhook

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/webhook/webhookdb"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/count"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/outbound"
)

// Queue separates deliveries: slow receivers hold up no other work.
const Queue = "webhooks"

// pauses are between the attempts of a delivery; together 74 hours and 36 minutes.
var pauses = []time.Duration{
	5 * time.Second, time.Minute, 5 * time.Minute, 30 * time.Minute, 2 * time.Hour, 5 * time.Hour, 10 * time.Hour,
	14 * time.Hour, 20 * time.Hour, 23 * time.Hour,
}

// SendTimeout limits one attempt.
const SendTimeout = 15 * time.Second

const responseKept = 4 << 10

// RetryHours returns how long a delivery is retried at most.
func RetryHours() int {
	var sum time.Duration
	for _, p := range pauses {
		sum += p
	}
	return int((sum + time.Hour - 1) / time.Hour)
}

// DeliverArgs are the arguments of the job that sends one delivery.
type DeliverArgs struct {
	TenantID   uuid.UUID `json:"tenantId"`
	DeliveryID uuid.UUID `json:"deliveryId"`
}

// Kind implements river.JobArgs.
func (DeliverArgs) Kind() string { return "deliver_webhook" }

// DeliverWorker sends deliveries. The receiver recognizes duplicates by webhook-id.
type DeliverWorker struct {
	river.WorkerDefaults[DeliverArgs]
	Service *Service
}

// NextRetry implements river.Worker.
func (w *DeliverWorker) NextRetry(job *river.Job[DeliverArgs]) time.Time {
	return w.Service.Clock.Base.Now().Add(pauses[min(job.Attempt, len(pauses))-1])
}

// Timeout implements river.Worker.
func (*DeliverWorker) Timeout(*river.Job[DeliverArgs]) time.Duration {
	return SendTimeout + 15*time.Second
}

// Work implements river.Worker.
func (w *DeliverWorker) Work(ctx context.Context, job *river.Job[DeliverArgs]) error {
	s := w.Service
	ctx, err := s.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	t := tenant.From(ctx)
	var row sending
	var references map[uuid.UUID]string
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		if row, err = toSendTx(ctx, tx, t.ID, job.Args.DeliveryID); err != nil {
			return err
		}
		references, err = s.referencesTx(ctx, tx, row.Event)
		return err
	})
	if db.NoRows(err) {
		return nil
	}
	if err != nil {
		return err
	}
	// A delivery that waits while its subscription is paused is sent when that is resumed.
	if row.Webhook.State != Active || row.WebhookDelivery.State != Pending {
		return nil
	}
	a := s.attempt(ctx, row, references[row.Event.ObjectID])
	a.last = job.Attempt >= job.MaxAttempts
	if a.err != nil && !a.last {
		next := w.NextRetry(job)
		a.next = &next
	}
	if err := s.record(ctx, row, a); err != nil {
		return err
	}
	if a.err != nil && !a.last {
		return a.err // River tries again
	}
	return nil
}

// sending is a delivery with its event.
type sending struct {
	webhookdb.DeliveryToSendRow
	Event event.Numbered
}

func toSendTx(ctx context.Context, tx pgx.Tx, tenantID, id uuid.UUID) (sending, error) {
	row, err := webhookdb.New(tx).DeliveryToSend(ctx, webhookdb.DeliveryToSendParams{TenantID: tenantID, ID: id})
	if err != nil {
		return sending{}, err
	}
	events, err := event.ByID(ctx, tx, tenantID, row.WebhookDelivery.EventID)
	return sending{row, events[row.WebhookDelivery.EventID]}, err
}

// attempt is one attempt to send.
type attempt struct {
	request  json.RawMessage
	status   *int
	response string
	took     int
	err      error
	last     bool
	next     *time.Time
}

// message is the body of a delivery, as required by Standard Webhooks: type, timestamp, data.
type message struct {
	Type      string      `json:"type"`
	Timestamp time.Time   `json:"timestamp"`
	Data      messageData `json:"data"`
}

type messageData struct {
	ID         uuid.UUID      `json:"id"`
	Cursor     string         `json:"cursor"`
	ObjectType string         `json:"objectType"`
	ObjectID   uuid.UUID      `json:"objectId"`
	ExternalID string         `json:"externalId,omitempty"` // the partner's own reference of what was pushed
	TripID     *uuid.UUID     `json:"tripId,omitempty"`
	BookingID  *uuid.UUID     `json:"bookingId,omitempty"`
	Before     map[string]any `json:"before,omitempty"`
	After      map[string]any `json:"after,omitempty"`
}

func (s *Service) attempt(ctx context.Context, row sending, reference string) attempt {
	e := row.Event
	before, after := visibleTo(ownerGroup(row.Webhook), e)
	body, err := json.Marshal(message{e.Type, e.At.UTC(), messageData{
		ID: e.ID, Cursor: cursorOf(row.WebhookDelivery.Seq), ObjectType: e.ObjectType, ObjectID: e.ObjectID,
		ExternalID: reference, TripID: e.TripID, BookingID: e.BookingID, Before: before, After: after,
	}})
	if err != nil {
		return attempt{err: err}
	}
	a := attempt{}
	a.request, _ = json.Marshal(map[string]string{"body": string(body)}) // a string always has a JSON form
	req, err := s.sign(ctx, row, body)
	if err != nil {
		a.err = err
		return a
	}
	start := s.now()
	a.status, a.response, a.err = s.send(req)
	a.took = int(s.now().Sub(start).Milliseconds())
	return a
}

func (s *Service) sign(ctx context.Context, row sending, body []byte) (*http.Request, error) {
	w, now := row.Webhook, s.now()
	sealed := [][]byte{w.SealedSecret}
	if w.PreviousExpiresAt != nil && w.PreviousExpiresAt.After(now) {
		sealed = append(sealed, w.SealedPrevious)
	}
	var signatures []string
	for _, secret := range sealed {
		plain, err := s.Sealer.Open(secret, place(w.TenantID, w.ID))
		if err != nil {
			return nil, fmt.Errorf("secret of a subscription: %w", err)
		}
		signer, err := standardwebhooks.NewWebhookRaw(plain)
		if err != nil {
			return nil, err
		}
		signature, err := signer.Sign(row.Event.ID.String(), now, body)
		if err != nil {
			return nil, err
		}
		signatures = append(signatures, signature)
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, w.Url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("User-Agent", "Caravan-Webhooks/1")
	req.Header.Set(standardwebhooks.HeaderWebhookID, row.Event.ID.String())
	req.Header.Set(standardwebhooks.HeaderWebhookTimestamp, strconv.FormatInt(now.Unix(), 10))
	req.Header.Set(standardwebhooks.HeaderWebhookSignature, strings.Join(signatures, " "))
	return req, nil
}

func (s *Service) send(req *http.Request) (status *int, response string, err error) {
	res, err := s.Client.Do(req)
	if errors.Is(err, outbound.ErrRefused) {
		return nil, "", outbound.ErrRefused
	}
	if err != nil {
		return nil, "", errors.New(reasonOf(err))
	}
	defer res.Body.Close()
	raw, _ := io.ReadAll(io.LimitReader(res.Body, responseKept)) // what was received is kept, complete or not
	response = strings.ToValidUTF8(strings.ReplaceAll(string(raw), "\x00", ""), "")
	if res.StatusCode < 200 || res.StatusCode > 299 {
		return &res.StatusCode, response, fmt.Errorf("answered %d", res.StatusCode)
	}
	return &res.StatusCode, response, nil
}

// reasonOf describes a failed connection without addresses of our own network.
func reasonOf(err error) string {
	var timeout interface{ Timeout() bool }
	switch {
	case errors.As(err, &timeout) && timeout.Timeout():
		return "no response in time"
	case strings.Contains(err.Error(), "no such host"):
		return "the host name is not known"
	case strings.Contains(err.Error(), "refused"):
		return "the connection was refused"
	case strings.Contains(err.Error(), "certificate") || strings.Contains(err.Error(), "tls"):
		return "the certificate is not valid"
	}
	return "the connection failed"
}

// record stores the result of an attempt. The first delivery that is given up pauses its subscription.
func (s *Service) record(ctx context.Context, row sending, a attempt) error {
	w, now := row.Webhook, s.now()
	return s.DB.InTenantTx(ctx, w.TenantID, func(tx pgx.Tx) error {
		queries := webhookdb.New(tx)
		params := webhookdb.RecordAttemptParams{
			TenantID: w.TenantID, ID: row.WebhookDelivery.ID, State: Delivered, Request: a.request, ResponseStatus: a.status,
			ResponseBody: a.response, DurationMs: &a.took, Now: &now, NextAttemptAt: a.next,
		}
		if a.err != nil {
			params.State, params.Error = Pending, a.err.Error()
			if a.last {
				params.State = Failed
			}
		}
		if err := queries.RecordAttempt(ctx, params); err != nil {
			return fmt.Errorf("record attempt: %w", err)
		}
		if a.err == nil {
			return queries.MarkWorking(ctx, webhookdb.MarkWorkingParams{TenantID: w.TenantID, ID: w.ID})
		}
		if err := queries.MarkFailing(ctx, webhookdb.MarkFailingParams{TenantID: w.TenantID, ID: w.ID,
			Now: now}); err != nil {
			return err
		}
		if !a.last {
			return nil
		}
		return s.pauseTx(ctx, tx, w, a.err)
	})
}

func (s *Service) pauseTx(ctx context.Context, tx pgx.Tx, w webhookdb.Webhook, cause error) error {
	reason := fmt.Sprintf("A delivery has failed for %s: %s.", count.Of(RetryHours(), "hour"), cause)
	paused, err := webhookdb.New(tx).PauseFailing(ctx, webhookdb.PauseFailingParams{TenantID: w.TenantID, ID: w.ID,
		Reason: reason})
	if err != nil || paused == 0 {
		return err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: w.TenantID, At: s.Clock.Now(ctx), Action: "webhook.pause", ObjectType: "Webhook", ObjectID: w.ID,
		Before: map[string]any{"state": Active}, After: map[string]any{"state": Paused, "reason": reason},
	})
	if err != nil || w.Contact == "" {
		return err
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.WebhookPaused, Key: "webhook_paused/" + w.ID.String() + "/" + strconv.FormatInt(w.Version, 10),
		To:   w.Contact,
		Data: notification.Data{Path: pagePath(w), Reason: reason, File: w.Url},
	})
}

// pagePath returns the portal of a subscription's owner.
func pagePath(w webhookdb.Webhook) string {
	if w.OperatorID != nil {
		return "/app/operator"
	}
	return "/admin"
}
