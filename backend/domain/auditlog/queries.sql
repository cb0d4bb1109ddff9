-- name: ListEntries :many
SELECT a.*, coalesce(m.first_name || ' ' || m.last_name, '')::text AS actor_name, coalesce(s.first_name || ' ' || s.last_name, '')::text AS acting_as_name
FROM audit_log a
LEFT JOIN member m ON m.tenant_id = a.tenant_id AND m.id = a.actor_id
LEFT JOIN member s ON s.tenant_id = a.tenant_id AND s.id = a.acting_as
WHERE a.tenant_id = @tenant_id
  AND (@object_type::text = '' OR a.object_type = @object_type)
  AND (sqlc.narg(object_id)::uuid IS NULL OR a.object_id = sqlc.narg(object_id))
  AND (sqlc.narg(before_at)::timestamptz IS NULL OR (a.at, a.id) < (sqlc.narg(before_at), @before_id::uuid))
ORDER BY a.at DESC, a.id DESC
LIMIT @row_limit;
