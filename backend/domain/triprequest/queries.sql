-- name: GetRequest :one
SELECT * FROM trip_request WHERE tenant_id = @tenant_id AND id = @id;

-- name: LockRequest :one
SELECT * FROM trip_request WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: RequestsByID :many
SELECT * FROM trip_request WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: ListRequests :many
SELECT * FROM trip_request
WHERE trip_request.tenant_id = @tenant_id
  AND (sqlc.narg('host_id')::uuid IS NULL OR host_id = sqlc.narg('host_id'))
  AND (sqlc.narg('operator_id')::uuid IS NULL OR operator_id = sqlc.narg('operator_id'))
  AND (sqlc.narg('manager_id')::uuid IS NULL OR EXISTS (SELECT 1 FROM account_assignment a WHERE a.tenant_id = @tenant_id
    AND a.member_id = sqlc.narg('manager_id') AND (a.object_type, a.object_id) IN (('Trip', trip_request.trip_id), ('Host', trip_request.host_id))))
  AND (sqlc.narg('status')::text IS NULL OR status = sqlc.narg('status'))
  AND (sqlc.narg('before_id')::uuid IS NULL OR id < sqlc.narg('before_id'))
ORDER BY id DESC
LIMIT @page_size;

-- name: InsertRequest :one
INSERT INTO trip_request (
    tenant_id, id, host_id, itinerary_id, operator_id, inventory_item_id, status, package_level, start_date, end_date, form,
    instantly_approved, created_at)
VALUES (
    @tenant_id, @id, @host_id, @itinerary_id, @operator_id, @inventory_item_id, 'pending', @package_level, @start_date, @end_date, @form,
    @instantly_approved, @created_at)
RETURNING *;

-- name: SaveRequest :one
UPDATE trip_request SET
    inventory_item_id = @inventory_item_id, start_date = @start_date, end_date = @end_date, form = @form,
    instantly_approved = @instantly_approved, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version
RETURNING *;

-- name: TripMade :exec
UPDATE trip_request SET status = @status, trip_id = @trip_id, auto_priced = @auto_priced, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id;

-- name: RejectRequest :one
UPDATE trip_request SET status = 'rejected', rejection_reason = @reason, rejected_at = @rejected_at::timestamptz, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version AND status = 'pending'
RETURNING *;

-- name: WithdrawRequest :one
UPDATE trip_request SET status = 'rejected', withdrawn_at = @withdrawn_at::timestamptz, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version AND status = 'pending'
RETURNING *;

-- name: RequestsOnDeparture :many
SELECT id, host_id, status, trip_id FROM trip_request
WHERE tenant_id = @tenant_id AND inventory_item_id = @inventory_item_id::uuid
ORDER BY id DESC
LIMIT 500;

-- name: Messages :many
-- Messages returns all messages of a request, oldest first.
SELECT m.*, t.side AS asked_by, t.answered_at FROM request_thread t
JOIN request_message m ON m.tenant_id = t.tenant_id AND m.thread_id = t.id
WHERE t.tenant_id = @tenant_id AND t.request_id = @request_id ORDER BY m.id;

-- name: AddThread :exec
INSERT INTO request_thread (tenant_id, id, request_id, side) VALUES (@tenant_id, @id, @request_id, @side);

-- name: LockThread :one
SELECT * FROM request_thread WHERE tenant_id = @tenant_id AND request_id = @request_id AND id = @id FOR UPDATE;

-- name: AnswerThread :exec
UPDATE request_thread SET answered_at = @answered_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: AddMessage :exec
INSERT INTO request_message (tenant_id, id, thread_id, side, member_id, said, written_at)
VALUES (@tenant_id, @id, @thread_id, @side, @member_id, @said, @written_at);

-- name: WrittenSince :one
SELECT count(*)::int FROM request_message WHERE tenant_id = @tenant_id AND member_id = @member_id AND written_at > @since;

-- name: ReadUpTo :one
SELECT message_id FROM request_read WHERE tenant_id = @tenant_id AND request_id = @request_id AND member_id = @member_id;

-- name: MarkRead :exec
INSERT INTO request_read (tenant_id, request_id, member_id, message_id)
SELECT @tenant_id, @request_id, @member_id, m.id FROM request_message m
JOIN request_thread t ON t.tenant_id = m.tenant_id AND t.id = m.thread_id
WHERE m.tenant_id = @tenant_id AND t.request_id = @request_id AND m.id = @message_id
ON CONFLICT (tenant_id, request_id, member_id) DO UPDATE SET message_id = greatest(request_read.message_id, excluded.message_id);

-- name: EraseMessages :execrows
UPDATE request_message SET said = '' WHERE tenant_id = @tenant_id AND member_id = @member_id AND said <> '';

-- name: EraseReads :exec
DELETE FROM request_read WHERE tenant_id = @tenant_id AND member_id = @member_id;
