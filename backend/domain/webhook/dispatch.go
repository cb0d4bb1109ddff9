package webhook

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/webhook/webhookdb"
	"caravan/backend/platform/event"
)

const (
	batch      = 500
	sweepEvery = 30 * time.Second
	listenWait = 2 * time.Second // before listening again after the database was down
)

// concern finds whom events concern. Reading it from the objects' tables is one query here instead of five
// answers of other domains.
const concern = `
WITH n AS (
    SELECT * FROM unnest($2::uuid[], $3::text[], $4::uuid[]) WITH ORDINALITY AS n (id, object_type, object_id, place)
)
SELECT n.id, b.id, t.id, coalesce(t.host_id, q.host_id), coalesce(t.operator_id, q.operator_id, i.operator_id)
FROM n
LEFT JOIN payment p ON n.object_type = 'Payment' AND p.tenant_id = $1 AND p.id = n.object_id
LEFT JOIN refund f ON n.object_type = 'Refund' AND f.tenant_id = $1 AND f.id = n.object_id
LEFT JOIN booking b ON b.tenant_id = $1
    AND b.id = CASE n.object_type WHEN 'Booking' THEN n.object_id WHEN 'Payment' THEN p.booking_id WHEN 'Refund' THEN f.booking_id END
LEFT JOIN trip_request q ON n.object_type = 'TripRequest' AND q.tenant_id = $1 AND q.id = n.object_id
LEFT JOIN trip t ON t.tenant_id = $1
    AND t.id = CASE n.object_type WHEN 'Trip' THEN n.object_id WHEN 'TripRequest' THEN q.trip_id ELSE b.trip_id END
LEFT JOIN inventory_item v ON n.object_type = 'InventoryItem' AND v.tenant_id = $1 AND v.id = n.object_id
LEFT JOIN itinerary i ON i.tenant_id = $1
    AND i.id = CASE n.object_type WHEN 'Itinerary' THEN n.object_id WHEN 'InventoryItem' THEN v.itinerary_id END
ORDER BY n.place`

// numberTx numbers new events after a position of the feed, and returns how many there were.
func numberTx(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, behind int64) (int, error) {
	waiting, err := event.Unnumbered(ctx, tx, tenantID, batch)
	if err != nil || len(waiting) == 0 {
		return 0, err
	}
	ids, kinds, objects := make([]uuid.UUID, len(waiting)), make([]string, len(waiting)), make([]uuid.UUID, len(waiting))
	for i, e := range waiting {
		ids[i], kinds[i], objects[i] = e.ID, e.ObjectType, e.ObjectID
	}
	rows, err := tx.Query(ctx, concern, tenantID, ids, kinds, objects)
	if err != nil {
		return 0, err
	}
	concerns, err := pgx.CollectRows(rows, pgx.RowToStructByPos[event.Concern])
	if err != nil {
		return 0, err
	}
	return len(concerns), event.Place(ctx, tx, tenantID, behind, concerns)
}

// Dispatch numbers a tenant's new events and creates the deliveries that are due. It may run anywhere and twice.
func (s *Service) Dispatch(ctx context.Context, tenantID uuid.UUID) error {
	for {
		var more bool
		err := s.DB.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
			var err error
			more, err = s.dispatchTx(ctx, tx, tenantID)
			return err
		})
		if err != nil || !more {
			return err
		}
	}
}

func (s *Service) dispatchTx(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID) (more bool, err error) {
	queries := webhookdb.New(tx)
	if err := queries.StartFeed(ctx, tenantID); err != nil {
		return false, fmt.Errorf("start feed: %w", err)
	}
	last, err := queries.LockFeed(ctx, tenantID)
	if err != nil {
		return false, fmt.Errorf("lock feed: %w", err)
	}
	numbered, err := numberTx(ctx, tx, tenantID, last)
	if err != nil {
		return false, fmt.Errorf("number events: %w", err)
	}
	if numbered > 0 {
		last += int64(numbered)
		if err := queries.MoveFeed(ctx, webhookdb.MoveFeedParams{TenantID: tenantID, LastSeq: last}); err != nil {
			return false, err
		}
	}
	more = numbered == batch
	hooks, err := queries.Behind(ctx, webhookdb.BehindParams{TenantID: tenantID, LastSeq: last})
	if err != nil {
		return false, fmt.Errorf("subscriptions: %w", err)
	}
	for _, w := range hooks {
		_, to, err := s.fanOut(ctx, tx, w, w.FromSeq, last)
		if err != nil {
			return false, err
		}
		if err := queries.AdvanceWebhook(ctx, webhookdb.AdvanceWebhookParams{TenantID: tenantID, ID: w.ID,
			FromSeq: to}); err != nil {
			return false, err
		}
		more = more || to < last
	}
	return more, nil
}

// fanOut creates the deliveries of one subscription for the events after a position, at most a batch, and returns
// the position reached.
func (s *Service) fanOut(ctx context.Context, tx pgx.Tx, w webhookdb.Webhook, after,
	upTo int64) (made int, to int64, err error) {
	filter := event.Filter{After: after, UpTo: upTo, Types: typesFor(ownerGroup(w), w.EventTypes)}
	if w.OperatorID != nil {
		filter.For = &event.Audience{Operators: []uuid.UUID{*w.OperatorID}}
	}
	rows, err := event.Read(ctx, tx, w.TenantID, filter, batch)
	if err != nil {
		return 0, 0, fmt.Errorf("events of a subscription: %w", err)
	}
	params := webhookdb.InsertDeliveriesParams{TenantID: w.TenantID, WebhookID: w.ID, CreatedAt: s.now()}
	for _, row := range rows {
		params.Ids, params.EventIds, params.Seqs = append(params.Ids, uuid.Must(uuid.NewV7())), append(params.EventIds,
			row.ID), append(params.Seqs, row.Seq)
		params.EventTypes = append(params.EventTypes, row.Type)
		params.TripIds, params.BookingIds = append(params.TripIds, orNil(row.TripID)), append(params.BookingIds,
			orNil(row.BookingID))
		params.HostIds, params.OperatorIds = append(params.HostIds, orNil(row.HostID)), append(params.OperatorIds,
			orNil(row.OperatorID))
	}
	to = upTo
	if len(rows) == batch {
		to = rows[batch-1].Seq
	}
	if len(rows) == 0 {
		return 0, to, nil
	}
	if err := webhookdb.New(tx).InsertDeliveries(ctx, params); err != nil {
		return 0, 0, fmt.Errorf("deliveries: %w", err)
	}
	for _, id := range params.Ids {
		if err := s.Jobs.InsertTx(ctx, tx, DeliverArgs{TenantID: w.TenantID, DeliveryID: id}, deliverOpts()); err != nil {
			return 0, 0, err
		}
	}
	return len(rows), to, nil
}

func deliverOpts() *river.InsertOpts {
	return &river.InsertOpts{Queue: Queue, MaxAttempts: len(pauses) + 1}
}

// ownerGroup returns the group whose visibility a subscription has.
func ownerGroup(w webhookdb.Webhook) string {
	if w.OperatorID != nil {
		return "operator"
	}
	return "admin"
}

// Watch dispatches whenever a commit publishes events, until ctx ends. It uses a connection of its own.
func (s *Service) Watch(ctx context.Context) {
	for ctx.Err() == nil {
		if err := s.listen(ctx); err != nil && ctx.Err() == nil {
			slog.WarnContext(ctx, "not listening for events", "error", err)
			select {
			case <-ctx.Done():
			case <-time.After(listenWait):
			}
		}
	}
}

func (s *Service) listen(ctx context.Context) error {
	conn, err := s.DB.Direct.Acquire(ctx)
	if err != nil {
		return err
	}
	own := conn.Hijack() // a listening connection must not return to the pool
	defer func() {
		closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
		defer cancel()
		_ = own.Close(closing)
	}()
	if _, err := own.Exec(ctx, "LISTEN "+event.Channel); err != nil {
		return err
	}
	s.sweep(ctx)
	for {
		wait, cancel := context.WithTimeout(ctx, sweepEvery)
		notice, err := own.WaitForNotification(wait)
		idle := wait.Err() != nil && ctx.Err() == nil
		cancel()
		switch {
		case err != nil && idle:
			s.sweep(ctx)
		case err != nil:
			return err
		default:
			s.dispatch(ctx, notice.Payload)
		}
	}
}

func (s *Service) dispatch(ctx context.Context, tenantID string) {
	id, err := uuid.Parse(tenantID)
	if err != nil {
		return
	}
	if err := s.Dispatch(ctx, id); err != nil && ctx.Err() == nil {
		slog.WarnContext(ctx, "events not dispatched", "tenant", id, "error", err)
	}
}

// sweep dispatches for every tenant.
func (s *Service) sweep(ctx context.Context) {
	tenants, err := s.Tenants.All(ctx)
	if err != nil {
		slog.WarnContext(ctx, "events not swept", "error", err)
	}
	for _, t := range tenants {
		s.dispatch(ctx, t.ID.String())
	}
}

// wake makes the workers dispatch a tenant's feed after tx commits.
func wake(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID) error {
	_, err := tx.Exec(ctx, "SELECT pg_notify($1, $2)", event.Channel, tenantID.String())
	return err
}

func orNil(id *uuid.UUID) uuid.UUID {
	if id == nil {
		return uuid.Nil
	}
	return *id
}
