-- name: ListEntries :many
SELECT a.id, a.at, a.actor_id, a.acting_as, a.action, a.object_type, a.object_id, a.before, a.after, a.request_id, a.ip, a.user_agent,
       coalesce(m.first_name || ' ' || m.last_name, '')::text AS actor_name, coalesce(s.first_name || ' ' || s.last_name, '')::text AS acting_as_name
FROM audit_log a
LEFT JOIN member m ON m.tenant_id = a.tenant_id AND m.id = a.actor_id
LEFT JOIN member s ON s.tenant_id = a.tenant_id AND s.id = a.acting_as
WHERE a.tenant_id = @tenant_id
  AND (@object_type::text = '' OR a.object_type = @object_type)
  AND (sqlc.narg(object_id)::uuid IS NULL OR a.object_id = sqlc.narg(object_id))
  AND (sqlc.narg(actor_id)::uuid IS NULL OR a.actor_id = sqlc.narg(actor_id))
  AND (sqlc.narg(acting_as)::uuid IS NULL OR a.acting_as = sqlc.narg(acting_as))
  AND (NOT @impersonated::boolean OR a.acting_as IS NOT NULL)
  AND (@action::text = '' OR a.action = @action OR starts_with(a.action, @action || '.'))
  AND (sqlc.narg(from_at)::timestamptz IS NULL OR a.at >= sqlc.narg(from_at))
  AND (sqlc.narg(to_at)::timestamptz IS NULL OR a.at < sqlc.narg(to_at))
  AND (@words::text = '' OR concat_ws(' ', a.action, a.object_type, a.before::text, a.after::text, m.first_name, m.last_name, m.email, s.first_name, s.last_name, s.email) ILIKE '%' || @words || '%')
  AND (sqlc.narg(before_at)::timestamptz IS NULL OR (a.at, a.id) < (sqlc.narg(before_at), @before_id::uuid))
ORDER BY a.at DESC, a.id DESC
LIMIT @row_limit;

-- name: LastSeal :one
SELECT position, hash, horizon FROM audit_seal WHERE tenant_id = @tenant_id ORDER BY position DESC LIMIT 1;

-- name: InsertSeals :exec
INSERT INTO audit_seal (tenant_id, position, entry_id, hash, horizon, sealed_at, key_id)
SELECT @tenant_id, unnest(@positions::bigint[]), unnest(@entries::uuid[]), unnest(@hashes::bytea[]), @horizon, @now, @key_id;
