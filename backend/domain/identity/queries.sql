-- name: CreateMember :exec
INSERT INTO member (tenant_id, id, identity_id, email, user_group, status, first_name, last_name, profile, created_at, updated_at)
VALUES (@tenant_id, @id, @identity_id, @email, @user_group, @status, @first_name, @last_name, @profile, @now, @now);

-- name: MemberByEmail :one
SELECT * FROM member WHERE tenant_id = @tenant_id AND email = @email;

-- name: MemberByID :one
SELECT * FROM member WHERE tenant_id = @tenant_id AND id = @id;

-- name: LinkIdentity :exec
UPDATE member SET identity_id = @identity_id, status = 'active', updated_at = @now
WHERE tenant_id = @tenant_id AND id = @id;

-- name: RenameMember :exec
UPDATE member SET first_name = @first_name, last_name = @last_name, updated_at = @now
WHERE tenant_id = @tenant_id AND id = @id;

-- name: PasswordChanged :exec
UPDATE member SET password_expires_at = NULL, updated_at = @now WHERE tenant_id = @tenant_id AND id = @id;

-- name: UpdateProfile :execrows
UPDATE member SET first_name = @first_name, last_name = @last_name, profile = @profile, version = version + 1, updated_at = @now
WHERE tenant_id = @tenant_id AND id = @id AND version = @version;

-- name: ListMembers :many
SELECT * FROM member
WHERE tenant_id = @tenant_id
  AND (@user_group::text = '' OR user_group = @user_group)
  AND (@words::text = '' OR (first_name || ' ' || last_name || ' ' || email) ILIKE '%' || @words || '%')
  AND (@after_id::uuid = '00000000-0000-0000-0000-000000000000' OR (last_name, first_name, id) > (@after_last::text, @after_first::text, @after_id))
ORDER BY last_name, first_name, id
LIMIT @row_limit;

-- name: Caller :one
-- The member of an identity with what the request needs to know of him.
SELECT sqlc.embed(m), h.id AS host_id, h.level AS host_level, h.status AS host_status, h.onboarding_completed, o.id AS operator_id, o.name AS operator_name
FROM member m
LEFT JOIN host h ON h.tenant_id = m.tenant_id AND (h.member_id = m.id
    OR h.id = (SELECT hm.host_id FROM host_member hm WHERE hm.tenant_id = m.tenant_id AND hm.member_id = m.id ORDER BY hm.host_id LIMIT 1))
LEFT JOIN operator_member om ON om.tenant_id = m.tenant_id AND om.member_id = m.id
LEFT JOIN operator o ON o.tenant_id = om.tenant_id AND o.id = om.operator_id
WHERE m.tenant_id = @tenant_id AND (m.identity_id = sqlc.narg(identity_id) OR m.id = sqlc.narg(member_id))
ORDER BY o.name, (h.member_id = m.id) DESC
LIMIT 1;

-- name: CreateToken :exec
INSERT INTO member_token (tenant_id, id, member_id, kind, token_hash, expires_at, created_at)
VALUES (@tenant_id, @id, @member_id, @kind, @token_hash, @expires_at, @now);

-- name: ActiveToken :one
SELECT t.id, t.member_id, m.email, m.first_name, m.last_name, m.user_group, m.identity_id
FROM member_token t JOIN member m ON m.tenant_id = t.tenant_id AND m.id = t.member_id
WHERE t.tenant_id = @tenant_id AND t.token_hash = @token_hash AND t.kind = @kind AND t.used_at IS NULL AND t.expires_at > @now AND m.status <> 'disabled';

-- name: UseToken :execrows
UPDATE member_token SET used_at = @now WHERE tenant_id = @tenant_id AND id = @id AND used_at IS NULL;

-- name: ActiveImpersonation :one
SELECT i.id, i.actor_id, i.subject_id, i.expires_at, a.first_name AS actor_first_name, a.last_name AS actor_last_name, a.email AS actor_email
FROM impersonation i JOIN member a ON a.tenant_id = i.tenant_id AND a.id = i.actor_id
WHERE i.tenant_id = @tenant_id AND i.session_hash = @session_hash AND i.ended_at IS NULL AND i.expires_at > @now
  AND a.status = 'active' AND a.user_group = 'admin';

-- name: StartImpersonation :exec
INSERT INTO impersonation (tenant_id, id, session_hash, actor_id, subject_id, reason, started_at, expires_at)
VALUES (@tenant_id, @id, @session_hash, @actor_id, @subject_id, @reason, @now, @expires_at);

-- name: EndImpersonation :many
UPDATE impersonation SET ended_at = @now
WHERE tenant_id = @tenant_id AND session_hash = @session_hash AND ended_at IS NULL
RETURNING id, actor_id, subject_id;
