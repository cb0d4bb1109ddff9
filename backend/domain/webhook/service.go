package webhook

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/webhook/webhookdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/webhookapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/outbound"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// States of a subscription and of a delivery.
const (
	Active   = "active"
	Paused   = "paused"
	Archived = "archived"

	Pending   = "pending"
	Delivered = "delivered"
	Failed    = "failed"
)

// Service implements subscriptions and the feed.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Outbox  authz.Outbox
	Clock   tenant.Clock
	Tenants *tenant.Store
	Sealer  *seal.Sealer
	Mail    Mailer
	Client  *http.Client // reaches public addresses only
	// Loopback lets subscriptions name this machine; for development.
	Loopback bool
	// StillSignedIn returns an error when a caller may no longer follow.
	StillSignedIn func(context.Context) error
	// References returns the partners' references of objects.
	References References
	// Operators returns the names of the operators to whom subscriptions belong.
	Operators Names
}

// Names returns the names of objects.
type Names interface {
	NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("webhook", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// References returns the partners' own references of objects.
type References interface {
	ReferencesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}

func (s *Service) referencesTx(ctx context.Context, tx pgx.Tx, events ...event.Numbered) (map[uuid.UUID]string, error) {
	if len(events) == 0 {
		return nil, nil
	}
	ids := make([]uuid.UUID, len(events))
	for i, e := range events {
		ids[i] = e.ObjectID
	}
	return s.References.ReferencesTx(ctx, tx, ids)
}

// Mailer writes emails in the transaction that triggers them.
type Mailer interface {
	SendTx(ctx context.Context, tx pgx.Tx, m notification.Mail) error
}

// now returns real time: receivers compare it with their own clock.
func (s *Service) now() time.Time { return s.Clock.Base.Now().UTC() }

func place(tenantID, id uuid.UUID) seal.Place {
	return seal.Place{TenantID: tenantID, Table: "webhook", Column: "secret", Row: id}
}

// Sealed lists the columns with sealed values.
func Sealed() []seal.Column {
	now, before := seal.Single("webhook", "sealed_secret", "id"), seal.Single("webhook", "sealed_previous", "id")
	now.Place, before.Place = "secret", "secret"
	return []seal.Column{now, before}
}

const secretSize = 32

func (s *Service) newSecret(tenantID, id uuid.UUID) (text string, sealed []byte, err error) {
	secret := make([]byte, secretSize)
	_, _ = rand.Read(secret) // never fails: the runtime ends the program instead
	sealed, err = s.Sealer.Seal(secret, place(tenantID, id))
	return "whsec_" + base64.StdEncoding.EncodeToString(secret), sealed, err
}

// Hook is a subscription with its operator's name.
type Hook struct {
	webhookdb.Webhook
	OperatorName string
}

// Secret is a subscription at the only moment when its secret is known. Text is empty for a repeated call.
type Secret struct {
	Hook Hook
	Text string
}

func cursorOf(seq int64) string { return strconv.FormatInt(seq, 10) }

func seqOf(cursor string) (int64, error) {
	seq, err := strconv.ParseInt(cursor, 10, 64)
	if err != nil || seq < 0 {
		return 0, apierr.InvalidField("after", "This isn’t a position in the feed")
	}
	return seq, nil
}

// Create subscribes an operator, or with nil the marketplace, to events from now on.
func (s *Service) Create(ctx context.Context, operatorID *uuid.UUID, idempotencyKey string,
	in *webhookapi.WebhookInput) (Secret, error) {
	t, p := tenant.From(ctx), principal.Must(ctx)
	if problem := outbound.CheckURL(in.URL, s.Loopback); problem != "" {
		return Secret{}, apierr.InvalidField("url", problem)
	}
	text, owner := "", "Tenant"
	if operatorID != nil {
		owner = operatorID.String()
	}
	call := idempotency.Call{TenantID: t.ID, Scope: "createWebhook:" + owner + ":" + p.MemberID.String(),
		Key: idempotencyKey, Body: in}
	row, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (webhookdb.Webhook, error) {
		id := uuid.Must(uuid.NewV7())
		secret, sealed, err := s.newSecret(t.ID, id)
		if err != nil {
			return webhookdb.Webhook{}, err
		}
		text = secret
		at, err := webhookdb.New(tx).FeedAt(ctx, t.ID)
		if err != nil {
			return webhookdb.Webhook{}, err
		}
		row, err := webhookdb.New(tx).InsertWebhook(ctx, webhookdb.InsertWebhookParams{
			TenantID: t.ID, ID: id, OperatorID: operatorID, Url: in.URL, Description: strings.TrimSpace(in.Description.Value),
			EventTypes: typeNames(in.EventTypes), SealedSecret: sealed, FromSeq: at, Contact: p.Email, CreatedAt: s.now(),
		})
		if err != nil {
			return row, fmt.Errorf("insert webhook: %w", err)
		}
		if err := s.Outbox.Add(ctx, tx, t.ID, tuples(row)...); err != nil {
			return row, err
		}
		row.SealedSecret = nil
		return row, s.audit(ctx, tx, "webhook.create", row, nil, brief(row))
	})
	return Secret{Hook{Webhook: row}, text}, err
}

func tuples(w webhookdb.Webhook) []authz.Tuple {
	out := []authz.Tuple{{Namespace: "Webhook", Object: w.ID.String(), Relation: "tenants",
		Subject: "Tenant:" + w.TenantID.String()}}
	if w.OperatorID != nil {
		out = append(out, authz.Tuple{Namespace: "Webhook", Object: w.ID.String(), Relation: "operators",
			Subject: "Operator:" + w.OperatorID.String()})
	}
	return out
}

func typeNames(in []webhookapi.EventType) []string {
	out := make([]string, 0, len(in))
	for _, t := range in {
		if !slices.Contains(out, string(t)) {
			out = append(out, string(t))
		}
	}
	return out
}

func brief(w webhookdb.Webhook) map[string]any {
	return map[string]any{"url": w.Url, "eventTypes": w.EventTypes, "state": w.State, "operatorId": w.OperatorID}
}

func (s *Service) audit(ctx context.Context, tx pgx.Tx, action string, w webhookdb.Webhook, before, after any) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: w.TenantID, At: s.Clock.Now(ctx), Action: action, ObjectType: "Webhook", ObjectID: w.ID, Before: before,
		After: after,
	})
}

// List pages through subscriptions.
func (s *Service) List(ctx context.Context, q record.Query) (hooks []Hook, next api.OptString, err error) {
	return record.Loaded(ctx, s.DB, hookRecords, q, func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]Hook, error) {
		rows, err := webhookdb.New(tx).WebhooksOf(ctx, webhookdb.WebhooksOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
		if err != nil {
			return nil, fmt.Errorf("list webhooks: %w", err)
		}
		named, err := s.namedTx(ctx, tx, rows...)
		return record.ByID(named, func(h Hook) uuid.UUID { return h.ID }), err
	})
}

// namedTx adds the names of operators to subscriptions.
func (s *Service) namedTx(ctx context.Context, tx pgx.Tx, rows ...webhookdb.Webhook) ([]Hook, error) {
	var of []uuid.UUID
	for _, row := range rows {
		if row.OperatorID != nil {
			of = append(of, *row.OperatorID)
		}
	}
	called, err := s.Operators.NamesTx(ctx, tx, of)
	hooks := make([]Hook, len(rows))
	for i, row := range rows {
		hooks[i] = Hook{Webhook: row}
		if row.OperatorID != nil {
			hooks[i].OperatorName = called[*row.OperatorID]
		}
	}
	return hooks, err
}

// Get reads one subscription.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (Hook, error) {
	t := tenant.From(ctx)
	var h Hook
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := webhookdb.New(tx).GetWebhook(ctx, webhookdb.GetWebhookParams{TenantID: t.ID, ID: id})
		if err != nil {
			return err
		}
		named, err := s.namedTx(ctx, tx, row)
		if err == nil {
			h = named[0]
		}
		return err
	})
	if db.NoRows(err) {
		return h, apierr.NotFound("webhook")
	}
	return h, err
}

// errSupportTurns rejects what support changes beyond pausing and resuming.
var errSupportTurns = apierr.New(apierr.CodeForbidden,
	"Support can pause and resume webhooks but not change them. Ask an admin.")

// Update changes a subscription and its state. Once resumed, it continues where it stopped.
func (s *Service) Update(ctx context.Context, id uuid.UUID, in *webhookapi.WebhookUpdate) (Hook, error) {
	t := tenant.From(ctx)
	if principal.Supports(ctx) && (in.URL.Set || in.Description.Set || in.EventTypes != nil ||
		in.State.Value == webhookapi.WebhookStateArchived) {
		return Hook{}, errSupportTurns
	}
	if in.URL.Set {
		if problem := outbound.CheckURL(in.URL.Value, s.Loopback); problem != "" {
			return Hook{}, apierr.InvalidField("url", problem)
		}
	}
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		before, err := s.lockTx(ctx, tx, id)
		if err != nil {
			return err
		}
		if before.Version != in.Version {
			return apierr.Conflict()
		}
		after, err := changed(before, in)
		if err != nil {
			return err
		}
		row, err := webhookdb.New(tx).SaveWebhook(ctx, webhookdb.SaveWebhookParams{
			TenantID: t.ID, ID: id, Version: in.Version, Url: after.Url, Description: after.Description,
			EventTypes: after.EventTypes, State: after.State, PauseReason: after.PauseReason, FailingSince: after.FailingSince,
		})
		if err != nil {
			return fmt.Errorf("save webhook: %w", err)
		}
		if err := s.audit(ctx, tx, "webhook.update", row, brief(before), brief(row)); err != nil {
			return err
		}
		if before.State == Active || row.State != Active {
			return nil
		}
		return s.resumeTx(ctx, tx, row)
	})
	if err != nil {
		return Hook{}, err
	}
	return s.Get(ctx, id)
}

func changed(w webhookdb.Webhook, in *webhookapi.WebhookUpdate) (webhookdb.Webhook, error) {
	if in.URL.Set {
		w.Url = in.URL.Value
	}
	if in.Description.Set {
		w.Description = strings.TrimSpace(in.Description.Value)
	}
	if in.EventTypes != nil {
		w.EventTypes = typeNames(in.EventTypes)
	}
	if !in.State.Set || string(in.State.Value) == w.State {
		return w, nil
	}
	if w.State == Archived {
		return w, apierr.New(apierr.CodeIllegalState, "An archived subscription stays archived. Create a new one instead.")
	}
	w.State, w.PauseReason, w.FailingSince = string(in.State.Value), "", nil
	return w, nil
}

func (s *Service) lockTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (webhookdb.Webhook, error) {
	w, err := webhookdb.New(tx).LockWebhook(ctx, webhookdb.LockWebhookParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return w, apierr.NotFound("webhook")
	}
	return w, err
}

// resumeTx sends what waited, and what happened in the meantime.
func (s *Service) resumeTx(ctx context.Context, tx pgx.Tx, w webhookdb.Webhook) error {
	waiting, err := webhookdb.New(tx).PendingDeliveries(ctx, webhookdb.PendingDeliveriesParams{TenantID: w.TenantID,
		WebhookID: w.ID})
	if err != nil {
		return err
	}
	for _, id := range waiting {
		if err := s.Jobs.InsertTx(ctx, tx, DeliverArgs{TenantID: w.TenantID, DeliveryID: id}, deliverOpts()); err != nil {
			return err
		}
	}
	return wake(ctx, tx, w.TenantID)
}

// RotateSecret creates a new secret; the previous one also signs until the overlap ends.
func (s *Service) RotateSecret(ctx context.Context, id uuid.UUID, idempotencyKey string,
	in *api.RotationInput) (Secret, error) {
	t := tenant.From(ctx)
	text := ""
	call := idempotency.By(ctx, "rotateWebhookSecret:"+id.String(), idempotencyKey, in)
	row, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (webhookdb.Webhook, error) {
		if _, err := s.lockTx(ctx, tx, id); err != nil {
			return webhookdb.Webhook{}, err
		}
		secret, sealed, err := s.newSecret(t.ID, id)
		if err != nil {
			return webhookdb.Webhook{}, err
		}
		text = secret
		until := s.now().Add(time.Duration(in.OverlapHours.Or(24)) * time.Hour)
		row, err := webhookdb.New(tx).RotateSecret(ctx, webhookdb.RotateSecretParams{TenantID: t.ID, ID: id,
			SealedSecret: sealed, PreviousExpiresAt: &until})
		if err != nil {
			return row, fmt.Errorf("rotate secret: %w", err)
		}
		row.SealedSecret, row.SealedPrevious = nil, nil
		return row, s.audit(ctx, tx, "webhook.rotate_secret", row, nil, map[string]any{"previousUntil": until})
	})
	return Secret{Hook{Webhook: row}, text}, err
}

// replayLimit bounds one replay; a longer one is continued from where it ended.
const replayLimit = 20

// Replay redelivers everything after a position that was delivered before, and returns how much that is.
func (s *Service) Replay(ctx context.Context, id uuid.UUID, idempotencyKey string, in *webhookapi.ReplayInput) (
	int, error) {
	after, err := seqOf(in.After)
	if err != nil {
		return 0, err
	}
	call := idempotency.By(ctx, "replayWebhook:"+id.String(), idempotencyKey, in)
	return idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (int, error) {
		w, err := s.lockTx(ctx, tx, id)
		if err != nil {
			return 0, err
		}
		if w.State != Active {
			return 0, apierr.New(apierr.CodeIllegalState, "Resume the webhook first.")
		}
		total := 0
		for from, rounds := after, 0; from < w.FromSeq && rounds < replayLimit; rounds++ {
			made, to, err := s.fanOut(ctx, tx, w, from, w.FromSeq)
			if err != nil {
				return 0, err
			}
			total, from = total+made, to
		}
		return total, s.audit(ctx, tx, "webhook.replay", w, nil, map[string]any{"after": in.After, "deliveries": total})
	})
}

// Sent is a delivery with its event.
type Sent struct {
	webhookdb.WebhookDelivery
	Event event.Numbered
}

func sentTx(ctx context.Context, tx pgx.Tx, params webhookdb.ListDeliveriesParams) ([]Sent, error) {
	rows, err := webhookdb.New(tx).ListDeliveries(ctx, params)
	if err != nil {
		return nil, err
	}
	of := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		of[i] = row.EventID
	}
	events, err := event.ByID(ctx, tx, params.TenantID, of...)
	out := make([]Sent, len(rows))
	for i, row := range rows {
		out[i] = Sent{row, events[row.EventID]}
	}
	return out, err
}

// Filter filters the deliveries of a subscription.
type Filter struct {
	State  *string
	Cursor string
	Limit  int
}

type position struct {
	ID uuid.UUID `json:"i"`
}

// Deliveries pages through what was sent, newest first.
func (s *Service) Deliveries(ctx context.Context, id uuid.UUID, f Filter) ([]Sent, string, error) {
	t := tenant.From(ctx)
	var from position
	if err := page.Decode(f.Cursor, &from); err != nil {
		return nil, "", err
	}
	params := webhookdb.ListDeliveriesParams{TenantID: t.ID, WebhookID: id, State: f.State, PageSize: int32(f.Limit + 1)}
	if from.ID != uuid.Nil {
		params.BeforeID = &from.ID
	}
	var rows []Sent
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		rows, err = sentTx(ctx, tx, params)
		return err
	})
	if err != nil {
		return nil, "", fmt.Errorf("list deliveries: %w", err)
	}
	rows, next := page.Cut(rows, f.Limit, func(r Sent) any { return position{r.ID} })
	return rows, next, nil
}

// Resend tries a delivery again now, whatever its state.
func (s *Service) Resend(ctx context.Context, id, deliveryID uuid.UUID, idempotencyKey string) (Sent, error) {
	t, p := tenant.From(ctx), principal.Must(ctx)
	var row Sent
	call := idempotency.Call{TenantID: t.ID, Scope: "resendDelivery:" + deliveryID.String() + ":" + p.MemberID.String(),
		Key: idempotencyKey}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		w, err := s.lockTx(ctx, tx, id)
		if err != nil {
			return false, err
		}
		if w.State != Active {
			return false, apierr.New(apierr.CodeIllegalState, "Resume the webhook first.")
		}
		found, err := webhookdb.New(tx).Reopen(ctx, webhookdb.ReopenParams{TenantID: t.ID, ID: deliveryID, WebhookID: id})
		if err != nil {
			return false, err
		}
		if found == 0 {
			return false, apierr.NotFound("delivery")
		}
		if err := s.audit(ctx, tx, "webhook.resend", w, nil, map[string]any{"deliveryId": deliveryID}); err != nil {
			return false, err
		}
		return true, s.Jobs.InsertTx(ctx, tx, DeliverArgs{TenantID: t.ID, DeliveryID: deliveryID}, deliverOpts())
	})
	if err != nil {
		return row, err
	}
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := sentTx(ctx, tx, webhookdb.ListDeliveriesParams{TenantID: t.ID, WebhookID: id, ID: &deliveryID,
			PageSize: 1})
		if err == nil && len(rows) == 1 {
			row = rows[0]
		}
		return err
	})
	return row, err
}
