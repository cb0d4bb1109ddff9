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
INSERT INTO bulk_run (tenant_id, id, member_id, action, until, records, asked_at)
VALUES (@tenant_id, @id, @member_id, @action, @until, @records, @asked_at)
ON CONFLICT DO NOTHING;

-- name: GetBulkRun :one
SELECT * FROM bulk_run WHERE tenant_id = @tenant_id AND id = @id;

-- name: BulkProgress :exec
UPDATE bulk_run SET done = @done, failures = failures || @failure::jsonb WHERE tenant_id = @tenant_id AND id = @id AND done < @done;

-- name: EndBulkRun :exec
UPDATE bulk_run SET ended_at = @ended_at::timestamptz WHERE tenant_id = @tenant_id AND id = @id;

-- name: LockRecord :exec
-- LockRecord makes counting a record's notes or tags and adding one atomic.
SELECT pg_advisory_xact_lock(hashtextextended(@record::text, 0));

-- name: RecordNotes :many
SELECT n.* FROM record_note n WHERE n.tenant_id = @tenant_id AND n.object_type = @object_type AND n.object_id = @object_id
ORDER BY n.written_at DESC, n.id DESC;

-- name: CountRecordNotes :one
SELECT count(*) FROM record_note WHERE tenant_id = @tenant_id AND object_type = @object_type AND object_id = @object_id;

-- name: LockNote :one
SELECT n.* FROM record_note n WHERE n.tenant_id = @tenant_id AND n.id = @id FOR UPDATE;

-- name: AddNote :exec
INSERT INTO record_note (tenant_id, id, object_type, object_id, member_id, said, written_at)
VALUES (@tenant_id, @id, @object_type, @object_id, @member_id, @said, @written_at);

-- name: ChangeNote :exec
UPDATE record_note SET said = @said, changed_at = @changed_at::timestamptz WHERE tenant_id = @tenant_id AND id = @id;

-- name: DeleteNote :exec
DELETE FROM record_note WHERE tenant_id = @tenant_id AND id = @id;

-- name: EraseNotes :execrows
-- EraseNotes removes the notes on a person and on their bookings.
DELETE FROM record_note WHERE tenant_id = @tenant_id
    AND (object_type = 'Member' AND object_id = @member_id OR object_type = 'Booking' AND object_id = ANY(@bookings::uuid[]));

-- name: EraseTags :exec
-- EraseTags removes the tags of a person and of their bookings.
DELETE FROM record_tag WHERE tenant_id = @tenant_id
    AND (object_type = 'Member' AND object_id = @member_id OR object_type = 'Booking' AND object_id = ANY(@bookings::uuid[]));

-- name: RecordTags :many
SELECT tag FROM record_tag WHERE tenant_id = @tenant_id AND object_type = @object_type AND object_id = @object_id ORDER BY tag;

-- name: KnownTags :many
-- KnownTags returns the marketplace's tags, the most used first.
SELECT tag FROM record_tag WHERE tenant_id = @tenant_id GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 100;

-- name: AddTags :exec
INSERT INTO record_tag (tenant_id, object_type, object_id, tag, tagged_at)
SELECT @tenant_id, @object_type, @object_id, unnest(@tags::text[]), @tagged_at ON CONFLICT DO NOTHING;

-- name: RemoveTags :exec
DELETE FROM record_tag WHERE tenant_id = @tenant_id AND object_type = @object_type AND object_id = @object_id AND tag <> ALL(@tags::text[]);

-- name: TaggedRecords :many
-- TaggedRecords returns the records with a tag, the latest tagged first.
SELECT object_type, object_id, tagged_at FROM record_tag WHERE tenant_id = @tenant_id AND tag = @tag
ORDER BY tagged_at DESC, object_id LIMIT 200;
