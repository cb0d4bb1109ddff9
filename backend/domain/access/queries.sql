-- name: InsertKey :one
INSERT INTO api_key (tenant_id, id, operator_id, name, hint, secret_hash, scopes, expires_at, created_by, created_at)
VALUES (@tenant_id, @id, @operator_id, @name, @hint, @secret_hash, @scopes, @expires_at, @created_by, @created_at)
RETURNING *;

-- name: ListKeys :many
-- ListKeys lists the newest keys first: version 7 ids are ordered by time.
SELECT * FROM api_key k
WHERE k.tenant_id = @tenant_id
  AND (sqlc.narg('operator_id')::uuid IS NULL OR k.operator_id = sqlc.narg('operator_id'))
  AND (@state::text = '' OR @state = CASE
    WHEN k.revoked_at IS NOT NULL THEN 'revoked' WHEN k.expires_at <= @now::timestamptz THEN 'expired' ELSE 'active' END)
  AND (sqlc.narg('before_id')::uuid IS NULL OR k.id < sqlc.narg('before_id'))
ORDER BY k.id DESC LIMIT @page_size;

-- name: LockKey :one
SELECT * FROM api_key WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: RotateKey :one
UPDATE api_key SET previous_hash = secret_hash, previous_expires_at = @previous_expires_at, secret_hash = @secret_hash, hint = @hint, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id
RETURNING *;

-- name: RevokeKey :one
UPDATE api_key SET revoked_at = coalesce(revoked_at, @now::timestamptz), version = version + 1
WHERE tenant_id = @tenant_id AND id = @id
RETURNING *;

-- name: KeyByHash :one
SELECT k.id, k.operator_id, k.name, k.scopes, k.expires_at, k.previous_expires_at, (k.secret_hash = @hash)::bool AS current, k.last_used_at
FROM api_key k
WHERE k.tenant_id = @tenant_id AND k.revoked_at IS NULL
  AND (k.secret_hash = @hash OR (k.previous_hash = @hash AND k.previous_expires_at > @now::timestamptz));

-- name: KeyUsed :exec
UPDATE api_key SET last_used_at = @now, last_used_ip = @ip WHERE tenant_id = @tenant_id AND id = @id;

-- name: AssignmentsOf :many
SELECT object_type, object_id FROM account_assignment WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: Assign :exec
INSERT INTO account_assignment (tenant_id, member_id, object_type, object_id, created_at)
VALUES (@tenant_id, @member_id, @object_type, @object_id, @now) ON CONFLICT DO NOTHING;

-- name: Unassign :exec
DELETE FROM account_assignment WHERE tenant_id = @tenant_id AND member_id = @member_id AND object_type = @object_type AND object_id = @object_id;

-- name: ManagerOf :one
-- ManagerOf returns the account manager of a trip: the trip's own takes precedence over its host's, and the one
-- assigned first over later ones.
SELECT a.member_id FROM account_assignment a
WHERE a.tenant_id = @tenant_id AND ((a.object_type = 'Trip' AND a.object_id = @trip_id) OR (a.object_type = 'Host' AND a.object_id = @host_id))
ORDER BY (a.object_type <> 'Trip'), a.created_at, a.member_id LIMIT 1;

-- name: Names :many
-- Names returns how explanations refer to objects: the kind, as used in sentences, and the bare name.
SELECT 'Itinerary'::text AS namespace, i.id, 'itinerary '::text AS kind, i.name::text AS name FROM itinerary i WHERE i.tenant_id = @tenant_id AND i.id = ANY (@ids::uuid[])
UNION ALL SELECT 'Booking', b.id, 'booking ', b.order_id FROM booking b WHERE b.tenant_id = @tenant_id AND b.id = ANY (@ids::uuid[])
UNION ALL SELECT 'Participant', p.id, 'traveler ', p.first_name || ' ' || p.last_name FROM booking_participant p WHERE p.tenant_id = @tenant_id AND p.id = ANY (@ids::uuid[])
UNION ALL SELECT 'GroundTransfer', g.id, 'ride ', g.code FROM ground_transfer g WHERE g.tenant_id = @tenant_id AND g.id = ANY (@ids::uuid[])
UNION ALL SELECT 'ApiKey', k.id, 'API key ', k.name FROM api_key k WHERE k.tenant_id = @tenant_id AND k.id = ANY (@ids::uuid[])
UNION ALL SELECT 'Inventory', d.id, 'departure of ', to_char(d.start_date, 'YYYY-MM-DD') FROM inventory_item d WHERE d.tenant_id = @tenant_id AND d.id = ANY (@ids::uuid[])
UNION ALL SELECT 'File', f.id, 'picture of ', to_char(f.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') FROM image f WHERE f.tenant_id = @tenant_id AND f.id = ANY (@ids::uuid[])
UNION ALL SELECT 'Export', e.id, 'export ', e.kind FROM export e WHERE e.tenant_id = @tenant_id AND e.id = ANY (@ids::uuid[])
UNION ALL SELECT 'Webhook', w.id, 'webhook ', w.url FROM webhook w WHERE w.tenant_id = @tenant_id AND w.id = ANY (@ids::uuid[]);

-- name: RequestNames :many
-- RequestNames returns whose requests they are, and which itineraries they ask for.
SELECT r.id, r.host_id, r.itinerary_id FROM trip_request r WHERE r.tenant_id = @tenant_id AND r.id = ANY (@ids::uuid[]);
