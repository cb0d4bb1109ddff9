-- name: InsertLink :exec
INSERT INTO link (tenant_id, id, host_id, link_type, path, destination, created_at)
VALUES (@tenant_id, @id, @host_id, @link_type, @path, @destination, @created_at);
