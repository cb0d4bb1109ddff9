-- name: InsertLink :exec
INSERT INTO link (tenant_id, id, host_id, link_type, path, destination, created_at)
VALUES (@tenant_id, @id, @host_id, @link_type, @path, @destination, @created_at);

-- name: LinkByPath :one
SELECT l.id, l.host_id, l.link_type, l.path, l.destination FROM link l
WHERE l.tenant_id = @tenant_id AND l.path = @path AND l.active;

-- name: FirstLink :one
-- FirstLink returns the oldest active link of a kind.
SELECT path FROM link WHERE tenant_id = @tenant_id AND host_id = @host_id AND link_type = @link_type AND active ORDER BY created_at, id LIMIT 1;

-- name: PathsLike :many
SELECT path FROM link WHERE tenant_id = @tenant_id AND path LIKE @prefix::text || '%';

-- name: HostOfReferral :one
SELECT host_id FROM link WHERE tenant_id = @tenant_id AND path = @path AND link_type = 'referral' AND active LIMIT 1;

-- name: SitesOf :many
SELECT s.id, s.origin FROM host_site s WHERE s.tenant_id = @tenant_id AND s.host_id = @host_id ORDER BY s.origin;

-- name: AddSite :execrows
INSERT INTO host_site (tenant_id, id, host_id, origin, created_at) VALUES (@tenant_id, @id, @host_id, @origin, @created_at)
ON CONFLICT (tenant_id, host_id, origin) DO NOTHING;

-- name: RemoveSite :one
DELETE FROM host_site s WHERE s.tenant_id = @tenant_id AND s.host_id = @host_id AND s.id = @id RETURNING s.origin;
