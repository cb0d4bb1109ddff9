-- name: CreateCode :execrows
INSERT INTO discount_code (tenant_id, id, code, description, percent_bp, amount_minor, currency, trip_id, host_id, max_uses, starts_on, expires_on, active, created_at, borne_by_host)
VALUES (@tenant_id, @id, @code, @description, @percent_bp, @amount_minor, @currency, @trip_id, @host_id, @max_uses, @starts_on, @expires_on, @active, @created_at,
    @borne_by_host);

-- name: UpdateCode :execrows
UPDATE discount_code SET code = @code, description = @description, percent_bp = @percent_bp, amount_minor = @amount_minor, currency = @currency,
    trip_id = @trip_id, host_id = @host_id, max_uses = @max_uses, starts_on = @starts_on, expires_on = @expires_on, active = @active, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version;

-- name: GetCode :one
SELECT * FROM discount_code c WHERE c.tenant_id = @tenant_id AND c.id = @id;

-- name: CodesOf :many
SELECT * FROM discount_code c WHERE c.tenant_id = @tenant_id AND c.id = ANY (@ids::uuid[]);

-- name: HostCodes :many
-- HostCodes returns a host's own codes.
SELECT * FROM discount_code c WHERE c.tenant_id = @tenant_id AND c.host_id = @host_id::uuid AND c.borne_by_host AND (sqlc.narg('before_id')::uuid IS NULL OR c.id < sqlc.narg('before_id'))
ORDER BY c.id DESC LIMIT @page_size;

-- name: BookedWith :many
-- BookedWith returns the bookings made with the codes.
SELECT code_id, booking_id::uuid AS booking_id, amount_minor FROM discount_use
WHERE tenant_id = @tenant_id AND code_id = ANY(@code_ids::uuid[]) AND removed_at IS NULL AND booking_id IS NOT NULL;

-- name: UsesOf :many
SELECT u.booking_id::uuid AS booking_id, u.id, u.amount_minor, c.code FROM discount_use u JOIN discount_code c ON c.tenant_id = u.tenant_id AND c.id = u.code_id
WHERE u.tenant_id = @tenant_id AND u.booking_id = ANY(@booking_ids::uuid[]) AND u.removed_at IS NULL;

-- name: BorneByHost :many
-- BorneByHost returns the bookings of a trip whose discount is borne by its host.
SELECT u.booking_id::uuid AS booking_id FROM discount_use u JOIN discount_code c ON c.tenant_id = u.tenant_id AND c.id = u.code_id
WHERE u.tenant_id = @tenant_id AND u.trip_id = @trip_id AND u.removed_at IS NULL AND u.booking_id IS NOT NULL AND c.borne_by_host;

-- name: CodeByName :one
SELECT * FROM discount_code WHERE tenant_id = @tenant_id AND code = @code;

-- name: LockCode :one
SELECT * FROM discount_code WHERE tenant_id = @tenant_id AND code = @code FOR UPDATE;

-- name: LockCodeOfUse :one
SELECT c.* FROM discount_code c WHERE c.tenant_id = @tenant_id
  AND c.id = (SELECT u.code_id FROM discount_use u WHERE u.tenant_id = @tenant_id AND u.id = @use_id) FOR UPDATE;

-- name: UseOf :one
SELECT u.*, c.code FROM discount_use u JOIN discount_code c ON c.tenant_id = u.tenant_id AND c.id = u.code_id
WHERE u.tenant_id = @tenant_id AND u.booking_id = @booking_id AND u.removed_at IS NULL;

-- name: CreateUse :execrows
WITH counted AS (UPDATE discount_code c SET uses = c.uses + 1 WHERE c.tenant_id = @tenant_id AND c.id = @code_id)
INSERT INTO discount_use (tenant_id, id, code_id, booking_id, hold_id, trip_id, amount_minor, currency, applied_at)
VALUES (@tenant_id, @id, @code_id, @booking_id, @hold_id, @trip_id, @amount_minor, @currency, @applied_at);

-- name: RetakeUse :exec
WITH retaken AS (
    UPDATE discount_use u SET removed_at = NULL WHERE u.tenant_id = @tenant_id AND u.id = @id AND u.removed_at IS NOT NULL RETURNING u.code_id
)
UPDATE discount_code c SET uses = c.uses + 1 FROM retaken WHERE c.tenant_id = @tenant_id AND c.id = retaken.code_id;

-- name: BookUse :one
UPDATE discount_use u SET booking_id = @booking_id FROM discount_code c
WHERE u.tenant_id = @tenant_id AND u.id = @id AND u.removed_at IS NULL AND c.tenant_id = u.tenant_id AND c.id = u.code_id
RETURNING u.amount_minor, u.currency, u.trip_id::uuid AS trip_id, c.code;

-- name: RemoveUse :execrows
WITH removed AS (
    UPDATE discount_use u SET removed_at = @now WHERE u.tenant_id = @tenant_id AND u.id = @id AND u.removed_at IS NULL RETURNING u.code_id
)
UPDATE discount_code c SET uses = c.uses - 1 FROM removed WHERE c.tenant_id = @tenant_id AND c.id = removed.code_id;

-- name: HostCodesAbove :one
-- HostCodesAbove counts hosts' own codes in force that take off more than a share.
SELECT count(*) FROM discount_code WHERE tenant_id = @tenant_id AND active AND borne_by_host AND percent_bp > @most_bp::int
  AND (expires_on IS NULL OR expires_on >= @today);
