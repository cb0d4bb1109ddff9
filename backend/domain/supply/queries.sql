-- name: GetReference :one
SELECT * FROM supply_reference
WHERE tenant_id = @tenant_id AND operator_id = @operator_id AND kind = @kind AND external_id = @external_id AND removed_at IS NULL;

-- name: ReferencesOf :many
SELECT object_id, external_id FROM supply_reference
WHERE tenant_id = @tenant_id AND kind = ANY (ARRAY['itinerary', 'departure']) AND object_id = ANY (@object_ids::uuid[]);

-- name: SaveReference :exec
INSERT INTO supply_reference (tenant_id, operator_id, kind, external_id, object_id, itinerary_id, content_hash, content,
    content_form, version, pushed_at, pushed_by, key_name)
VALUES (@tenant_id, @operator_id, @kind, @external_id, @object_id, @itinerary_id, @content_hash, @content,
    @content_form, @version, @pushed_at, @pushed_by, @key_name)
ON CONFLICT (tenant_id, operator_id, kind, external_id) WHERE removed_at IS NULL DO UPDATE SET
    object_id = excluded.object_id, itinerary_id = excluded.itinerary_id, content_hash = excluded.content_hash,
    content = excluded.content, content_form = excluded.content_form, version = excluded.version,
    pushed_at = excluded.pushed_at, pushed_by = excluded.pushed_by, key_name = excluded.key_name;

-- name: RemoveReference :exec
UPDATE supply_reference SET removed_at = @removed_at
WHERE tenant_id = @tenant_id AND operator_id = @operator_id AND kind = @kind AND external_id = @external_id AND removed_at IS NULL;

-- name: EditsWin :one
SELECT edits_win FROM supply_reference
WHERE tenant_id = @tenant_id AND kind = 'itinerary' AND object_id = @itinerary_id;

-- name: SetEditsWin :exec
UPDATE supply_reference SET edits_win = @edits_win
WHERE tenant_id = @tenant_id AND kind = 'itinerary' AND object_id = @itinerary_id;

-- name: SyncedOfOperator :many
SELECT * FROM supply_reference
WHERE tenant_id = @tenant_id AND operator_id = @operator_id AND removed_at IS NULL
ORDER BY kind DESC, external_id;

-- name: SyncedOfItinerary :many
SELECT * FROM supply_reference
WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id AND removed_at IS NULL
ORDER BY kind DESC, external_id;
