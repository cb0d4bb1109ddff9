-- name: StartFeed :exec
INSERT INTO event_feed (tenant_id, last_seq) VALUES (@tenant_id, 0) ON CONFLICT DO NOTHING;

-- name: LockFeed :one
SELECT last_seq FROM event_feed WHERE tenant_id = @tenant_id FOR UPDATE;

-- name: MoveFeed :exec
UPDATE event_feed SET last_seq = @last_seq WHERE tenant_id = @tenant_id;

-- name: FeedAt :one
SELECT coalesce(max(last_seq), 0)::bigint AS last_seq FROM event_feed WHERE tenant_id = @tenant_id;

-- name: Behind :many
-- Behind returns active subscriptions with pending events.
SELECT * FROM webhook WHERE tenant_id = @tenant_id AND state = 'active' AND from_seq < @last_seq ORDER BY id FOR UPDATE;

-- name: AdvanceWebhook :exec
UPDATE webhook SET from_seq = @from_seq WHERE tenant_id = @tenant_id AND id = @id;

-- name: InsertDeliveries :exec
INSERT INTO webhook_delivery (tenant_id, id, webhook_id, event_id, seq, state, event_type, trip_id, booking_id, host_id, operator_id, created_at)
SELECT @tenant_id, d.id, @webhook_id, d.event_id, d.seq, 'pending', d.event_type, nullif(d.trip_id, @nothing::uuid), nullif(d.booking_id, @nothing),
    nullif(d.host_id, @nothing), nullif(d.operator_id, @nothing), @created_at
FROM (SELECT unnest(@ids::uuid[]) AS id, unnest(@event_ids::uuid[]) AS event_id, unnest(@seqs::bigint[]) AS seq, unnest(@event_types::text[]) AS event_type,
    unnest(@trip_ids::uuid[]) AS trip_id, unnest(@booking_ids::uuid[]) AS booking_id, unnest(@host_ids::uuid[]) AS host_id, unnest(@operator_ids::uuid[]) AS operator_id) d;

-- name: InsertWebhook :one
INSERT INTO webhook (tenant_id, id, operator_id, url, description, event_types, state, sealed_secret, from_seq, contact, created_at)
VALUES (@tenant_id, @id, @operator_id, @url, @description, @event_types, 'active', @sealed_secret, @from_seq, @contact, @created_at)
RETURNING *;

-- name: GetWebhook :one
SELECT * FROM webhook w
WHERE w.tenant_id = @tenant_id AND w.id = @id;

-- name: LockWebhook :one
SELECT * FROM webhook WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: WebhooksOf :many
SELECT * FROM webhook WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: SaveWebhook :one
UPDATE webhook SET url = @url, description = @description, event_types = @event_types, state = @state, pause_reason = @pause_reason,
    failing_since = @failing_since, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version
RETURNING *;

-- name: RotateSecret :one
UPDATE webhook SET sealed_previous = sealed_secret, previous_expires_at = @previous_expires_at, sealed_secret = @sealed_secret, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id
RETURNING *;

-- name: MarkFailing :exec
UPDATE webhook SET failing_since = coalesce(failing_since, @now::timestamptz) WHERE tenant_id = @tenant_id AND id = @id;

-- name: MarkWorking :exec
UPDATE webhook SET failing_since = NULL WHERE tenant_id = @tenant_id AND id = @id AND failing_since IS NOT NULL;

-- name: PauseFailing :execrows
UPDATE webhook SET state = 'paused', pause_reason = @reason, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND state = 'active';

-- name: PendingDeliveries :many
SELECT id FROM webhook_delivery WHERE tenant_id = @tenant_id AND webhook_id = @webhook_id AND state = 'pending' ORDER BY id;

-- name: DeliveryToSend :one
SELECT sqlc.embed(d), sqlc.embed(w)
FROM webhook_delivery d
JOIN webhook w ON w.tenant_id = d.tenant_id AND w.id = d.webhook_id
WHERE d.tenant_id = @tenant_id AND d.id = @id;

-- name: RecordAttempt :exec
UPDATE webhook_delivery SET state = @state, attempts = attempts + 1, next_attempt_at = @next_attempt_at, request = @request,
    response_status = @response_status, response_body = @response_body, error = @error, duration_ms = @duration_ms,
    first_attempt_at = coalesce(first_attempt_at, @now::timestamptz), last_attempt_at = @now
WHERE tenant_id = @tenant_id AND id = @id;

-- name: ListDeliveries :many
SELECT * FROM webhook_delivery d
WHERE d.tenant_id = @tenant_id AND d.webhook_id = @webhook_id
  AND (sqlc.narg('state')::text IS NULL OR d.state = sqlc.narg('state'))
  AND (sqlc.narg('id')::uuid IS NULL OR d.id = sqlc.narg('id'))
  AND (sqlc.narg('before_id')::uuid IS NULL OR d.id < sqlc.narg('before_id'))
ORDER BY d.id DESC LIMIT @page_size;

-- name: Reopen :execrows
UPDATE webhook_delivery SET state = 'pending', next_attempt_at = NULL
WHERE tenant_id = @tenant_id AND id = @id AND webhook_id = @webhook_id;

-- name: FollowedBookings :many
-- FollowedBookings returns a traveler's bookings, and whether they are the payer.
SELECT b.id, b.trip_id, (b.customer_id = @traveler_id)::boolean AS pays
FROM booking b JOIN booking_participant p ON p.tenant_id = b.tenant_id AND p.booking_id = b.id
WHERE b.tenant_id = @tenant_id AND p.member_id = @traveler_id;

-- name: Assigned :many
-- Assigned returns the trips and hosts of an account manager.
SELECT object_type, object_id FROM account_assignment
WHERE tenant_id = @tenant_id AND member_id = @manager_id AND object_type IN ('Trip', 'Host');

-- name: TripDeliveries :many
SELECT d.* FROM webhook_delivery d
WHERE d.tenant_id = @tenant_id AND d.trip_id = @trip_id::uuid AND (d.created_at, d.id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY d.created_at DESC, d.id DESC LIMIT @page_size;

-- name: BookingDeliveries :many
SELECT d.* FROM webhook_delivery d
WHERE d.tenant_id = @tenant_id AND d.booking_id = ANY (@booking_ids::uuid[]) AND (d.created_at, d.id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY d.created_at DESC, d.id DESC LIMIT @page_size;

-- name: HostDeliveries :many
SELECT d.* FROM webhook_delivery d
WHERE d.tenant_id = @tenant_id AND d.host_id = @host_id::uuid AND (d.created_at, d.id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY d.created_at DESC, d.id DESC LIMIT @page_size;

-- name: OperatorDeliveries :many
SELECT d.* FROM webhook_delivery d
WHERE d.tenant_id = @tenant_id AND d.operator_id = @operator_id::uuid AND (d.created_at, d.id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY d.created_at DESC, d.id DESC LIMIT @page_size;
