-- name: CreateMember :exec
INSERT INTO member (tenant_id, id, identity_id, email, user_group, status, first_name, last_name, profile, created_at, updated_at)
VALUES (@tenant_id, @id, @identity_id, @email, @user_group, @status, @first_name, @last_name, @profile, @now, @now);

-- name: MemberByEmail :one
SELECT * FROM member WHERE tenant_id = @tenant_id AND email = @email;

-- name: LockEmail :exec
-- LockEmail serializes callers that add the same person.
SELECT pg_advisory_xact_lock(hashtextextended('member:' || @tenant_id::text || ':' || @email::text, 0));

-- name: MemberByID :one
SELECT * FROM member WHERE tenant_id = @tenant_id AND id = @id;

-- name: LinkIdentity :exec
UPDATE member SET identity_id = @identity_id, status = 'active', updated_at = @now
WHERE tenant_id = @tenant_id AND id = @id;

-- name: RenameMember :exec
UPDATE member SET first_name = @first_name, last_name = @last_name, updated_at = @now
WHERE tenant_id = @tenant_id AND id = @id;

-- name: PasswordChanged :exec
UPDATE member SET password_changed_at = sqlc.arg(now)::timestamptz, password_days = NULLIF(sqlc.arg(days)::integer, 0), updated_at = sqlc.arg(now)::timestamptz,
    password_expires_at = CASE WHEN sqlc.arg(days)::integer > 0 THEN sqlc.arg(now)::timestamptz + make_interval(days => sqlc.arg(days)::integer) END
WHERE tenant_id = @tenant_id AND id = @id;

-- name: SetPasswordDays :execrows
-- SetPasswordDays applies the policy to password expiry, counted from when each password was set or first counted. A
-- manually set expiry is kept.
UPDATE member SET password_changed_at = COALESCE(password_changed_at, sqlc.arg(now)::timestamptz), password_days = NULLIF(sqlc.arg(days)::integer, 0),
    password_expires_at = CASE WHEN sqlc.arg(days)::integer > 0
        THEN COALESCE(password_changed_at, sqlc.arg(now)::timestamptz) + make_interval(days => sqlc.arg(days)::integer) END
WHERE tenant_id = @tenant_id AND identity_id IS NOT NULL AND password_days IS DISTINCT FROM NULLIF(sqlc.arg(days)::integer, 0)
    AND (password_expires_at IS NULL OR password_days IS NOT NULL);

-- name: UpdateProfile :execrows
UPDATE member SET first_name = @first_name, last_name = @last_name, profile = @profile, version = version + 1, updated_at = @now
WHERE tenant_id = @tenant_id AND id = @id AND version = @version;

-- name: Caller :one
-- Caller returns the member of an identity with everything that a request needs to know about them. Which host is theirs,
-- their own before one they work for, is found before the join: an OR in its condition would read every host.
SELECT sqlc.embed(m), h.id AS host_id, h.level AS host_level, h.status AS host_status, h.onboarding_completed, o.id AS operator_id, o.name AS operator_name
FROM member m
LEFT JOIN LATERAL (SELECT coalesce((SELECT own.id FROM host own WHERE own.tenant_id = m.tenant_id AND own.member_id = m.id),
    (SELECT hm.host_id FROM host_member hm WHERE hm.tenant_id = m.tenant_id AND hm.member_id = m.id ORDER BY hm.host_id LIMIT 1)) AS id OFFSET 0) theirs ON true
LEFT JOIN host h ON h.tenant_id = m.tenant_id AND h.id = theirs.id
LEFT JOIN operator_member om ON om.tenant_id = m.tenant_id AND om.member_id = m.id
LEFT JOIN operator o ON o.tenant_id = om.tenant_id AND o.id = om.operator_id
WHERE m.tenant_id = @tenant_id AND (m.identity_id = sqlc.narg(identity_id) OR m.id = sqlc.narg(member_id))
ORDER BY o.name
LIMIT 1;

-- name: People :many
-- People returns members with what admins see of them.
SELECT DISTINCT ON (m.id) sqlc.embed(m), h.id AS host_id, h.level AS host_level, h.status AS host_status, h.onboarding_completed, o.id AS operator_id, o.name AS operator_name
FROM member m
LEFT JOIN LATERAL (SELECT coalesce((SELECT own.id FROM host own WHERE own.tenant_id = m.tenant_id AND own.member_id = m.id),
    (SELECT hm.host_id FROM host_member hm WHERE hm.tenant_id = m.tenant_id AND hm.member_id = m.id ORDER BY hm.host_id LIMIT 1)) AS id OFFSET 0) theirs ON true
LEFT JOIN host h ON h.tenant_id = m.tenant_id AND h.id = theirs.id
LEFT JOIN operator_member om ON om.tenant_id = m.tenant_id AND om.member_id = m.id
LEFT JOIN operator o ON o.tenant_id = om.tenant_id AND o.id = om.operator_id
WHERE m.tenant_id = @tenant_id AND m.id = ANY (@ids::uuid[])
ORDER BY m.id, o.name;

-- name: AccountExists :one
-- AccountExists reports whether the member's address has, or had, a password on this deployment.
SELECT EXISTS (SELECT 1 FROM account a WHERE a.email_hash = sha256(convert_to(m.email, 'UTF8')))
FROM member m WHERE m.tenant_id = @tenant_id AND m.id = @member_id;

-- name: KeepAccount :exec
INSERT INTO account (email_hash) VALUES (sha256(convert_to(@email::text, 'UTF8'))) ON CONFLICT DO NOTHING;

-- name: RaiseAccount :one
-- RaiseAccount invalidates every link mailed to the address before, in every marketplace.
INSERT INTO account AS a (email_hash, generation) VALUES (sha256(convert_to(@email::text, 'UTF8')), 1)
ON CONFLICT (email_hash) DO UPDATE SET generation = a.generation + 1
RETURNING generation;

-- name: CountPasskeys :exec
-- CountPasskeys maintains the count separately from the rows, which are visible to their own marketplace only.
UPDATE account SET passkeys = greatest(passkeys + @more::integer, 0) WHERE email_hash = sha256(convert_to(@email::text, 'UTF8'));

-- name: AccountPasskeys :one
SELECT coalesce((SELECT passkeys FROM account WHERE email_hash = sha256(convert_to(@email::text, 'UTF8'))), 0)::integer;

-- name: CreateToken :exec
INSERT INTO member_token (tenant_id, id, member_id, kind, token_hash, expires_at, code_hash, code_expires_at, created_at, generation)
SELECT m.tenant_id, @id, m.id, @kind, @token_hash, @expires_at, @code_hash, @code_expires_at, @now,
       coalesce((SELECT a.generation FROM account a WHERE a.email_hash = sha256(convert_to(m.email, 'UTF8'))), 0)
FROM member m WHERE m.tenant_id = @tenant_id AND m.id = @member_id;

-- name: DropTokens :exec
-- DropTokens leaves at most one valid link of each kind.
DELETE FROM member_token WHERE tenant_id = @tenant_id AND member_id = @member_id AND kind = @kind AND used_at IS NULL;

-- name: TokensWithCode :many
-- TokensWithCode returns the links of an address, at most one of each kind, whose code can still be entered.
SELECT t.id, t.kind, t.code_hash, t.code_tries
FROM member_token t JOIN member m ON m.tenant_id = t.tenant_id AND m.id = t.member_id
WHERE t.tenant_id = @tenant_id AND m.email = @email AND m.status <> 'disabled'
  AND t.used_at IS NULL AND t.code_expires_at > @now AND t.code_tries < @max_tries::int
  AND t.generation = coalesce((SELECT a.generation FROM account a WHERE a.email_hash = sha256(convert_to(m.email, 'UTF8'))), 0)
ORDER BY t.created_at DESC
LIMIT 3
FOR UPDATE OF t;

-- name: CountCodeTries :exec
UPDATE member_token SET code_tries = code_tries + 1 WHERE tenant_id = @tenant_id AND id = ANY(@ids::uuid[]);

-- name: ExchangeCode :exec
-- ExchangeCode consumes the code, and gives the link a token known only to the person who entered it. The mailed one
-- stops working.
UPDATE member_token SET token_hash = @token_hash, code_hash = NULL, code_expires_at = NULL
WHERE tenant_id = @tenant_id AND id = @id;

-- name: ActiveToken :one
SELECT t.id, t.member_id, t.claimed_at, m.email, m.first_name, m.last_name, m.user_group, m.identity_id,
       EXISTS (SELECT 1 FROM account a WHERE a.email_hash = sha256(convert_to(m.email, 'UTF8'))) AS has_account
FROM member_token t JOIN member m ON m.tenant_id = t.tenant_id AND m.id = t.member_id
WHERE t.tenant_id = @tenant_id AND t.token_hash = @token_hash AND t.kind = @kind AND t.used_at IS NULL AND t.expires_at > @now AND m.status <> 'disabled'
  AND t.generation = coalesce((SELECT a.generation FROM account a WHERE a.email_hash = sha256(convert_to(m.email, 'UTF8'))), 0);

-- name: ClaimToken :execrows
-- ClaimToken moves the link to the account's new generation, so that it alone stays valid until it is used.
UPDATE member_token SET claimed_at = @claimed_at::timestamptz, generation = @generation, code_hash = NULL, code_expires_at = NULL
WHERE tenant_id = @tenant_id AND token_hash = @token_hash AND kind = @kind AND used_at IS NULL AND generation = @was;

-- name: UsedToken :one
-- UsedToken returns whose link it is, if it was used a moment ago and was the last to set the password.
SELECT m.email
FROM member_token t JOIN member m ON m.tenant_id = t.tenant_id AND m.id = t.member_id
WHERE t.tenant_id = @tenant_id AND t.token_hash = @token_hash AND t.kind = @kind AND t.used_at > @used_after::timestamptz AND m.status <> 'disabled'
  AND t.generation = coalesce((SELECT a.generation FROM account a WHERE a.email_hash = sha256(convert_to(m.email, 'UTF8'))), 0);

-- name: ActiveAdmins :many
-- ActiveAdmins returns the admins with write access.
SELECT id FROM member WHERE tenant_id = @tenant_id AND user_group = 'admin' AND status = 'active' AND NOT read_only AND sections IS NULL ORDER BY id;

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
UPDATE impersonation SET ended_at = @now, ended_by = actor_id
WHERE tenant_id = @tenant_id AND session_hash = @session_hash AND ended_at IS NULL
RETURNING id, actor_id, subject_id;

-- name: OpenSession :exec
-- OpenSession records a session, which is valid only in the marketplace where the person signed in.
INSERT INTO member_session AS s (tenant_id, session_id, member_id, address, user_agent, last_seen_at)
VALUES (@tenant_id, @session_id, @member_id, @address, @user_agent, @now)
ON CONFLICT (tenant_id, session_id) DO UPDATE SET address = excluded.address, user_agent = excluded.user_agent, last_seen_at = excluded.last_seen_at;

-- name: MarkSeen :exec
-- MarkSeen writes at most once a minute for each session.
UPDATE member_session SET address = @address, user_agent = @user_agent, last_seen_at = @now
WHERE tenant_id = @tenant_id AND session_id = @session_id AND last_seen_at + interval '1 minute' < @now;

-- name: AddressesOf :many
-- AddressesOf returns the IP addresses of recent sessions of the person with an email address.
SELECT DISTINCT s.address FROM member_session s JOIN member m ON m.tenant_id = s.tenant_id AND m.id = s.member_id
WHERE s.tenant_id = @tenant_id AND m.email = @email AND s.last_seen_at > @since LIMIT 100;

-- name: FactorsOfSession :one
SELECT EXISTS (SELECT 1 FROM member_passkey p WHERE p.tenant_id = m.tenant_id AND p.member_id = m.id) AS has_passkey,
       (s.confirmed_at IS NOT NULL)::boolean AS confirmed, s.last_seen_at, m.id AS member_id, m.user_group
FROM member m LEFT JOIN member_session s ON s.tenant_id = m.tenant_id AND s.member_id = m.id AND s.session_id = @session_id
WHERE m.tenant_id = @tenant_id AND m.identity_id = @identity_id;

-- name: ConfirmSession :exec
UPDATE member_session SET confirmed_at = sqlc.arg(now)::timestamptz WHERE tenant_id = @tenant_id AND session_id = @session_id AND member_id = @member_id;

-- name: SessionsSeen :many
SELECT * FROM member_session WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: ForgetSessions :exec
-- ForgetSessions removes sessions that no longer exist in Kratos.
DELETE FROM member_session WHERE tenant_id = @tenant_id AND member_id = @member_id AND NOT session_id = ANY (@kept::uuid[]);

-- name: DropSessions :many
-- DropSessions ends sessions: one without its row is invalid.
DELETE FROM member_session WHERE tenant_id = @tenant_id AND member_id = @member_id RETURNING session_id;

-- name: MemberOfIdentity :one
SELECT id FROM member WHERE tenant_id = @tenant_id AND identity_id = @identity_id;

-- name: Passkeys :many
SELECT * FROM member_passkey WHERE tenant_id = @tenant_id AND member_id = @member_id ORDER BY created_at, id;

-- name: CreatePasskey :exec
INSERT INTO member_passkey (tenant_id, id, member_id, credential_id, credential, name, created_at)
VALUES (@tenant_id, @id, @member_id, @credential_id, @credential, @name, @now);

-- name: UsePasskey :exec
UPDATE member_passkey SET credential = @credential, last_used_at = sqlc.arg(now)::timestamptz WHERE tenant_id = @tenant_id AND credential_id = @credential_id;

-- name: DeletePasskey :execrows
DELETE FROM member_passkey WHERE tenant_id = @tenant_id AND id = @id AND member_id = @member_id;

-- name: DeletePasskeys :execrows
DELETE FROM member_passkey WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: SetPublicProfile :exec
UPDATE member SET profile = profile || @public::jsonb, version = version + 1, updated_at = @now
WHERE tenant_id = @tenant_id AND id = @id;

-- name: EndImpersonationByID :many
UPDATE impersonation SET ended_at = @now, ended_by = @ended_by
WHERE tenant_id = @tenant_id AND id = @id AND ended_at IS NULL AND expires_at > @now
RETURNING subject_id;

-- name: EndImpersonationsOf :many
-- EndImpersonationsOf ends the impersonations of an admin who loses their rights, or of a person who is disabled.
UPDATE impersonation SET ended_at = @now, ended_by = @ended_by
WHERE tenant_id = @tenant_id AND (actor_id = @member_id OR subject_id = @member_id) AND ended_at IS NULL AND expires_at > @now
RETURNING subject_id;

-- name: ImpersonationsOf :many
SELECT i.id, i.actor_id, i.subject_id, i.reason, i.started_at, i.expires_at, i.ended_at,
       (a.first_name || ' ' || a.last_name)::text AS actor_name, a.email AS actor_email,
       (s.first_name || ' ' || s.last_name)::text AS subject_name, s.email AS subject_email, s.user_group AS subject_group,
       coalesce(e.first_name || ' ' || e.last_name, '')::text AS ended_by_name
FROM impersonation i
JOIN member a ON a.tenant_id = i.tenant_id AND a.id = i.actor_id
JOIN member s ON s.tenant_id = i.tenant_id AND s.id = i.subject_id
LEFT JOIN member e ON e.tenant_id = i.tenant_id AND e.id = i.ended_by
WHERE i.tenant_id = @tenant_id AND i.id = ANY (@ids::uuid[]);

-- name: LockAdmins :exec
-- LockAdmins serializes two admins who remove each other's rights at the same time.
SELECT id FROM member WHERE tenant_id = @tenant_id AND user_group = 'admin' ORDER BY id FOR UPDATE;

-- name: CountOtherAdmins :one
SELECT count(*) FROM member WHERE tenant_id = @tenant_id AND user_group = 'admin' AND status = 'active' AND NOT read_only AND sections IS NULL AND id <> @id;

-- name: NamesOf :many
SELECT id, trim(first_name || ' ' || last_name)::text AS name, user_group FROM member WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: FacesOf :many
-- FacesOf returns the pictures of members who can sign in or were invited; a member without one has "".
SELECT id, coalesce(profile ->> 'profilePictureUrl', '')::text AS picture FROM member
WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]) AND status <> 'disabled';

-- name: LockMember :exec
SELECT id FROM member WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: MemberToBook :one
-- MemberToBook locks the member of an address to whom something is about to be assigned: a concurrent merge of them
-- either waits or is already visible.
SELECT * FROM member WHERE tenant_id = @tenant_id AND email = @email FOR KEY SHARE;

-- name: RetireMember :exec
-- RetireMember keeps a merged member as the actor of what they did; the account cannot be reactivated.
UPDATE member SET status = 'disabled', merged_into = @merged_into::uuid, version = version + 1, updated_at = @now
WHERE tenant_id = @tenant_id AND id = @id;

-- name: EndLinks :exec
UPDATE member_token SET used_at = @now::timestamptz WHERE tenant_id = @tenant_id AND member_id = @member_id AND used_at IS NULL;

-- name: RedirectMerged :exec
-- RedirectMerged makes members that were merged into a member who is now retired lead to the remaining one.
UPDATE member SET merged_into = @into_id::uuid WHERE tenant_id = @tenant_id AND merged_into = @from_id::uuid;

-- name: AskErasure :execrows
UPDATE member SET erase_asked_at = @now::timestamptz, version = version + 1, updated_at = @now
WHERE tenant_id = @tenant_id AND id = @id AND version = @version AND erase_asked_at IS NULL AND erased_at IS NULL;

-- name: ErasureRefused :exec
UPDATE member SET erase_asked_at = NULL, version = version + 1, updated_at = @now WHERE tenant_id = @tenant_id AND id = @id;

-- name: MembersOnePerson :many
-- MembersOnePerson returns a member with the accounts merged into theirs.
SELECT * FROM member WHERE tenant_id = @tenant_id AND (id = @id OR merged_into = @id::uuid) ORDER BY id FOR UPDATE;

-- name: EraseMember :exec
-- EraseMember leaves a pseudonym to which bookings and books refer. The address can register again as a new member.
UPDATE member SET email = @email, first_name = @first_name, last_name = @last_name, profile = '{}', identity_id = NULL, status = 'disabled',
    password_expires_at = NULL, password_changed_at = NULL, password_days = NULL, read_only = false, sections = NULL, erased_at = @now::timestamptz,
    version = version + 1, updated_at = @now
WHERE tenant_id = @tenant_id AND id = @id;

-- name: DeleteLinks :exec
DELETE FROM member_token WHERE tenant_id = @tenant_id AND member_id = @member_id;
