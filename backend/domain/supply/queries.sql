-- name: GetReference :one
SELECT * FROM supply_reference
WHERE tenant_id = @tenant_id AND operator_id = @operator_id AND kind = @kind AND external_id = @external_id AND removed_at IS NULL;

-- name: ReferencesOf :many
SELECT object_id, external_id FROM supply_reference
WHERE tenant_id = @tenant_id AND kind = ANY (ARRAY['itinerary', 'departure']) AND object_id = ANY (@object_ids::uuid[]);

-- name: SaveReference :exec
INSERT INTO supply_reference (tenant_id, operator_id, kind, external_id, object_id, content_hash, version, pushed_at)
VALUES (@tenant_id, @operator_id, @kind, @external_id, @object_id, @content_hash, @version, @pushed_at)
ON CONFLICT (tenant_id, operator_id, kind, external_id) WHERE removed_at IS NULL DO UPDATE SET
    object_id = excluded.object_id, content_hash = excluded.content_hash, version = excluded.version, pushed_at = excluded.pushed_at;

-- name: RemoveReference :exec
UPDATE supply_reference SET removed_at = @removed_at
WHERE tenant_id = @tenant_id AND operator_id = @operator_id AND kind = @kind AND external_id = @external_id AND removed_at IS NULL;
