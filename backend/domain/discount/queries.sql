-- name: CreateCode :execrows
INSERT INTO discount_code (tenant_id, id, code, description, percent_bp, amount_minor, currency, trip_id, host_id, max_uses, starts_on, expires_on, active, created_at)
VALUES (@tenant_id, @id, @code, @description, @percent_bp, @amount_minor, @currency, @trip_id, @host_id, @max_uses, @starts_on, @expires_on, @active, @created_at);

-- name: UpdateCode :execrows
UPDATE discount_code SET code = @code, description = @description, percent_bp = @percent_bp, amount_minor = @amount_minor, currency = @currency,
    trip_id = @trip_id, host_id = @host_id, max_uses = @max_uses, starts_on = @starts_on, expires_on = @expires_on, active = @active, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version;

-- name: GetCode :one
SELECT c.*, (SELECT count(*) FROM discount_use u WHERE u.tenant_id = c.tenant_id AND u.code_id = c.id AND u.removed_at IS NULL) AS uses
FROM discount_code c WHERE c.tenant_id = @tenant_id AND c.id = @id;

-- name: ListCodes :many
SELECT c.*, (SELECT count(*) FROM discount_use u WHERE u.tenant_id = c.tenant_id AND u.code_id = c.id AND u.removed_at IS NULL) AS uses
FROM discount_code c WHERE c.tenant_id = @tenant_id AND (@search::text = '' OR c.code ILIKE '%' || @search || '%' OR c.description ILIKE '%' || @search || '%')
  AND (sqlc.narg('before_id')::uuid IS NULL OR c.id < sqlc.narg('before_id'))
ORDER BY c.id DESC LIMIT @page_size;

-- name: CodeByName :one
SELECT * FROM discount_code WHERE tenant_id = @tenant_id AND code = @code;

-- name: LockCode :one
SELECT * FROM discount_code WHERE tenant_id = @tenant_id AND code = @code FOR UPDATE;

-- name: CountUses :one
SELECT count(*) FROM discount_use WHERE tenant_id = @tenant_id AND code_id = @code_id AND removed_at IS NULL;

-- name: UseOf :one
SELECT u.*, c.code FROM discount_use u JOIN discount_code c ON c.tenant_id = u.tenant_id AND c.id = u.code_id
WHERE u.tenant_id = @tenant_id AND u.booking_id = @booking_id AND u.removed_at IS NULL;

-- name: CreateUse :execrows
INSERT INTO discount_use (tenant_id, id, code_id, booking_id, amount_minor, currency, applied_at)
VALUES (@tenant_id, @id, @code_id, @booking_id, @amount_minor, @currency, @applied_at);

-- name: RemoveUse :execrows
UPDATE discount_use SET removed_at = @now WHERE tenant_id = @tenant_id AND id = @id AND removed_at IS NULL;
