-- name: ListViews :many
-- ListViews returns the views of a list: the member's own and the shared ones.
SELECT v.* FROM list_view v WHERE v.tenant_id = @tenant_id AND v.list = @list AND (v.member_id = @member_id OR v.shared) AND v.deleted_at IS NULL
ORDER BY lower(v.name), v.id;

-- name: LockMember :exec
-- LockMember makes counting a member's views and adding one atomic.
SELECT pg_advisory_xact_lock(hashtextextended(@lock::text, 0));

-- name: LockView :one
SELECT v.* FROM list_view v WHERE v.tenant_id = @tenant_id AND v.id = @id FOR UPDATE;

-- name: CountViews :one
SELECT count(*) FROM list_view WHERE tenant_id = @tenant_id AND member_id = @member_id AND deleted_at IS NULL;

-- name: AddView :exec
INSERT INTO list_view (tenant_id, id, member_id, list, name, query, shared, saved_at)
VALUES (@tenant_id, @id, @member_id, @list, @name, @query, @shared, @saved_at);

-- name: ChangeView :exec
UPDATE list_view SET name = @name, query = @query, shared = @shared, saved_at = @saved_at, deleted_at = NULL, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id;

-- name: DeleteView :exec
UPDATE list_view SET deleted_at = @deleted_at::timestamptz, version = version + 1 WHERE tenant_id = @tenant_id AND id = @id;

-- name: ForgetViews :exec
-- ForgetViews removes views that can no longer be restored.
DELETE FROM list_view WHERE tenant_id = @tenant_id AND member_id = @member_id AND deleted_at < @before::timestamptz;

-- name: AddBulkRun :execrows
INSERT INTO bulk_run (tenant_id, id, member_id, action, records, asked_at) VALUES (@tenant_id, @id, @member_id, @action, @records, @asked_at)
ON CONFLICT DO NOTHING;

-- name: GetBulkRun :one
SELECT * FROM bulk_run WHERE tenant_id = @tenant_id AND id = @id;

-- name: BulkProgress :exec
UPDATE bulk_run SET done = @done, failures = failures || @failure::jsonb WHERE tenant_id = @tenant_id AND id = @id AND done < @done;

-- name: EndBulkRun :exec
UPDATE bulk_run SET ended_at = @ended_at::timestamptz WHERE tenant_id = @tenant_id AND id = @id;
