-- name: CreateImage :exec
INSERT INTO image (tenant_id, id, member_id, content_type, bytes, width, height, created_at)
VALUES (@tenant_id, @id, @member_id, @content_type, @bytes, @width, @height, @now);

-- name: Image :one
SELECT * FROM image WHERE tenant_id = @tenant_id AND id = @id;

-- name: ImagesOf :many
SELECT id FROM image WHERE tenant_id = @tenant_id AND member_id = @member_id ORDER BY id;

-- name: StoredImages :many
-- StoredImages returns which of the images have a row.
SELECT id FROM image WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: DeleteImage :exec
DELETE FROM image WHERE tenant_id = @tenant_id AND id = @id;
