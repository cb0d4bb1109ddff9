-- name: GetFeed :one
SELECT * FROM calendar_feed WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: SetFeed :exec
INSERT INTO calendar_feed (tenant_id, id, member_id, token_hash, created_at) VALUES (@tenant_id, @id, @member_id, @token_hash, @created_at)
ON CONFLICT (tenant_id, member_id) DO UPDATE SET id = excluded.id, token_hash = excluded.token_hash, created_at = excluded.created_at;

-- name: RemoveFeed :execrows
DELETE FROM calendar_feed WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: FeedByToken :one
SELECT * FROM calendar_feed WHERE tenant_id = @tenant_id AND token_hash = @token_hash;
