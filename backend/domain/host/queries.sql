-- name: GetHost :one
SELECT * FROM host WHERE tenant_id = @tenant_id AND id = @id;

-- name: GetHosts :many
-- GetHosts joins the member: a host's names, biography and picture are stored in the member's profile.
SELECT sqlc.embed(h), m.first_name, m.last_name, m.email, m.profile AS member_profile
FROM host h JOIN member m ON m.tenant_id = h.tenant_id AND m.id = h.member_id
WHERE h.tenant_id = @tenant_id AND h.id = ANY (@ids::uuid[]);

-- name: InsertHost :one
INSERT INTO host (tenant_id, id, member_id, level, status, display_name, page_path, profile, onboarding_completed, created_at)
VALUES (@tenant_id, @id, @member_id, @level, @status, @display_name, @page_path, @profile, @onboarding_completed, @created_at)
RETURNING *;

-- name: LockHost :one
-- LockHost does not block rows that refer to the host: two of their trips may be written concurrently.
SELECT * FROM host WHERE tenant_id = @tenant_id AND id = @id FOR NO KEY UPDATE;

-- name: MoveHost :exec
UPDATE host SET status = @status, level = @level, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id;

-- name: HostAtPath :one
SELECT id FROM host WHERE tenant_id = @tenant_id AND page_path = @page_path AND active;

-- name: PagePathOf :one
SELECT page_path FROM host WHERE tenant_id = @tenant_id AND id = @id AND active AND page_path IS NOT NULL;

-- name: PagePaths :many
SELECT page_path FROM host WHERE tenant_id = @tenant_id AND active AND page_path IS NOT NULL ORDER BY page_path LIMIT @row_limit;

-- name: MovedPage :one
-- MovedPage returns the current path of a page that was at a path before.
SELECT h.page_path FROM host_former_page f JOIN host h ON h.tenant_id = f.tenant_id AND h.id = f.host_id
WHERE f.tenant_id = @tenant_id AND f.path = @path AND h.active;

-- name: KeepFormerPage :exec
-- KeepFormerPage makes a path lead to the last host who left it.
INSERT INTO host_former_page (tenant_id, path, host_id, moved_at) VALUES (@tenant_id, @path, @host_id, @moved_at)
ON CONFLICT (tenant_id, path) DO UPDATE SET host_id = excluded.host_id, moved_at = excluded.moved_at;

-- name: PagePathsLike :many
-- PagePathsLike returns the taken paths, former ones included: a new host must not get one that leads to another
-- host's page.
SELECT h.page_path FROM host h WHERE h.tenant_id = @tenant_id AND h.page_path LIKE @prefix::text || '%'
UNION SELECT path FROM host_former_page f WHERE f.tenant_id = @tenant_id AND f.path LIKE @prefix::text || '%';

-- name: ListResponses :many
SELECT * FROM survey_response WHERE tenant_id = @tenant_id AND host_id = @host_id ORDER BY answered_at, id;

-- name: CountResponses :one
SELECT count(*) AS responses,
       count(*) FILTER (WHERE age >= @minimum_age::int AND budget_minor >= @minimum_budget_minor::bigint) AS qualified
FROM survey_response WHERE tenant_id = @tenant_id AND host_id = @host_id;

-- name: InsertResponse :exec
INSERT INTO survey_response (tenant_id, id, host_id, age, budget_minor, destination, time_of_year, gender, email, marketing_opt_in, answered_at)
VALUES (@tenant_id, @id, @host_id, @age, @budget_minor, @destination, @time_of_year, @gender, @email, @marketing_opt_in, @answered_at);

-- name: DropResponseOf :exec
-- DropResponseOf removes the earlier answer of an email address.
DELETE FROM survey_response WHERE tenant_id = @tenant_id AND host_id = @host_id AND lower(email) = lower(@email::text);

-- name: InsertResponses :exec
-- InsertResponses stores a zero age, a zero budget and an empty text as not answered.
INSERT INTO survey_response (tenant_id, id, host_id, age, budget_minor, destination, time_of_year, gender, email, marketing_opt_in, answered_at)
SELECT @tenant_id, unnest(@ids::uuid[]), @host_id, nullif(unnest(@ages::int[]), 0), nullif(unnest(@budgets::bigint[]), 0),
    nullif(unnest(@destinations::text[]), ''), nullif(unnest(@times::text[]), ''), nullif(unnest(@genders::text[]), ''),
    nullif(unnest(@emails::text[]), ''), unnest(@opt_ins::boolean[]), unnest(@answered::timestamptz[]);

-- name: AddHostMember :execrows
INSERT INTO host_member (tenant_id, host_id, member_id) VALUES (@tenant_id, @host_id, @member_id) ON CONFLICT DO NOTHING;

-- name: RemoveHostMember :execrows
DELETE FROM host_member WHERE tenant_id = @tenant_id AND host_id = @host_id AND member_id = @member_id;

-- name: SaveProfile :execrows
UPDATE host SET profile = @profile, page_path = @page_path, onboarding_completed = onboarding_completed OR @onboarding_completed::boolean, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version;

-- name: InsertContacts :execrows
INSERT INTO marketing_contact (tenant_id, id, host_id, email, created_at)
SELECT @tenant_id, unnest(@ids::uuid[]), @host_id, unnest(@emails::text[]), @created_at
ON CONFLICT (tenant_id, host_id, email) DO NOTHING;

-- name: CountContacts :one
-- CountContacts counts the addresses on the list that did not come from the survey; the rest is counted with the
-- answers.
SELECT count(*) FROM marketing_contact c
WHERE c.tenant_id = @tenant_id AND c.host_id = @host_id AND NOT EXISTS (
    SELECT 1 FROM survey_response s
    WHERE s.tenant_id = c.tenant_id AND s.host_id = c.host_id AND s.marketing_opt_in AND lower(s.email) = c.email);

-- name: HostMembers :many
-- HostMembers returns the primary user first, then the secondary ones by name.
SELECT m.id, m.first_name, m.last_name, m.email, m.status, (m.id = h.member_id)::boolean AS is_primary
FROM host h JOIN member m ON m.tenant_id = h.tenant_id AND (m.id = h.member_id
    OR EXISTS (SELECT 1 FROM host_member hm WHERE hm.tenant_id = h.tenant_id AND hm.host_id = h.id AND hm.member_id = m.id))
WHERE h.tenant_id = @tenant_id AND h.id = @id
ORDER BY (m.id = h.member_id) DESC, m.last_name, m.first_name, m.id;

-- name: HostsOfMember :many
SELECT id, (member_id = @member_id::uuid)::boolean AS is_primary FROM host h
WHERE h.tenant_id = @tenant_id AND (h.member_id = @member_id
    OR EXISTS (SELECT 1 FROM host_member hm WHERE hm.tenant_id = h.tenant_id AND hm.host_id = h.id AND hm.member_id = @member_id))
ORDER BY (member_id = @member_id) DESC, id;

-- name: MarketingList :many
-- MarketingList returns who wants emails from the host: survey answers with an opt-in, and the addresses on the list.
SELECT lower(s.email)::text AS email FROM survey_response s
WHERE s.tenant_id = @tenant_id AND s.host_id = @host_id AND s.marketing_opt_in AND coalesce(s.email, '') <> ''
UNION
SELECT c.email FROM marketing_contact c WHERE c.tenant_id = @tenant_id AND c.host_id = @host_id
ORDER BY 1;

-- name: NamesOf :many
SELECT id, display_name AS name FROM host WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: HostStands :one
SELECT status, active FROM host WHERE tenant_id = @tenant_id AND id = @id;

-- name: HostOfPage :one
SELECT id FROM host WHERE tenant_id = @tenant_id AND page_path = @path;

-- name: ActiveHosts :many
SELECT id, coalesce(profile->'country'->>'name', '')::text AS country FROM host WHERE tenant_id = @tenant_id AND active ORDER BY id;

-- name: EraseContacts :execrows
DELETE FROM marketing_contact WHERE tenant_id = @tenant_id AND email = @email;

-- name: EraseAnswers :execrows
-- EraseAnswers keeps survey answers, which still count for the host, but removes who gave them.
UPDATE survey_response SET email = NULL, marketing_opt_in = false WHERE tenant_id = @tenant_id AND lower(email) = @email::text;

-- name: CategoryUse :many
SELECT jsonb_array_elements_text(profile->'interests')::text AS category, count(*) AS hosts FROM host
WHERE tenant_id = @tenant_id AND jsonb_typeof(profile->'interests') = 'array' GROUP BY 1;

-- name: MoveCategory :execrows
UPDATE host SET profile = jsonb_set(profile, '{interests}', CASE WHEN profile->'interests' ? @into_id::text
    THEN (profile->'interests') - @from_id::text
    ELSE (SELECT jsonb_agg(CASE WHEN i.one = @from_id THEN @into_id ELSE i.one END ORDER BY i.place)
        FROM jsonb_array_elements_text(profile->'interests') WITH ORDINALITY AS i (one, place)) END)
WHERE tenant_id = @tenant_id AND jsonb_typeof(profile->'interests') = 'array' AND profile->'interests' ? @from_id;
