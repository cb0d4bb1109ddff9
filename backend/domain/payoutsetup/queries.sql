-- name: LatestSetup :one
SELECT * FROM payout_setup WHERE tenant_id = @tenant_id AND payee_kind = @payee_kind AND payee_id = @payee_id
ORDER BY sent_at DESC, id DESC LIMIT 1;

-- name: CreateSetup :exec
INSERT INTO payout_setup (tenant_id, id, payee_kind, payee_id, sent_to, sent_at) VALUES (@tenant_id, @id, @payee_kind, @payee_id, @sent_to, @sent_at);

-- name: OpenSetup :one
-- OpenSetup keeps the time when one of those it was sent to first opened it.
UPDATE payout_setup SET opened_at = CASE WHEN @member_id::uuid = ANY (sent_to) THEN coalesce(opened_at, @now::timestamptz) ELSE opened_at END
WHERE tenant_id = @tenant_id AND id = @id RETURNING payee_kind;
