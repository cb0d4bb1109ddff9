-- name: InsertLink :exec
INSERT INTO link (tenant_id, id, host_id, link_type, path, destination, created_at)
VALUES (@tenant_id, @id, @host_id, @link_type, @path, @destination, @created_at);

-- name: LinkByPath :one
SELECT l.id, l.host_id, h.status AS host_status, h.active AS host_active, l.link_type, l.path, l.destination
FROM link l JOIN host h ON h.tenant_id = l.tenant_id AND h.id = l.host_id
WHERE l.tenant_id = @tenant_id AND l.path = @path AND l.active;

-- name: FirstLink :one
-- The oldest open link of a kind.
SELECT path FROM link WHERE tenant_id = @tenant_id AND host_id = @host_id AND link_type = @link_type AND active ORDER BY created_at, id LIMIT 1;

-- name: PathsLike :many
SELECT path FROM link WHERE tenant_id = @tenant_id AND path LIKE @prefix::text || '%';

-- name: HostOfReferral :one
-- Whom a referral names: a referral link, or a host's page.
SELECT h.id FROM host h WHERE h.tenant_id = @tenant_id AND (h.page_path = @path OR EXISTS (
    SELECT 1 FROM link l WHERE l.tenant_id = h.tenant_id AND l.host_id = h.id AND l.path = @path AND l.link_type = 'referral' AND l.active))
ORDER BY (h.page_path = @path) LIMIT 1;
