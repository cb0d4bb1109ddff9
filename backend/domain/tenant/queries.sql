-- name: CreateTenant :exec
INSERT INTO tenant (id, slug, brand, tagline, currency, locale, theme, support_email, sender_email, policy, categories, companies, is_demo, is_sandbox, is_platform, demo_sign_ins, created_at)
VALUES (@id, @slug, @brand, @tagline, @currency, @locale, @theme, @support_email, @sender_email, @policy, @categories, @companies, @is_demo, @is_sandbox, @is_platform, @demo_sign_ins, @created_at);

-- name: CreateTenantHost :exec
INSERT INTO tenant_host (host, tenant_id) VALUES (@host, @tenant_id);

-- name: DemoSignIns :one
SELECT demo_sign_ins FROM tenant WHERE id = @tenant_id;

-- name: TenantIsOpen :one
SELECT EXISTS (SELECT 1 FROM tenant_host h WHERE h.tenant_id = t.id) FROM tenant t WHERE t.slug = @slug;

-- name: TenantSettings :one
SELECT version, brand, tagline, currency, locale, theme, support_email, sender_email, policy, features, providers FROM tenant WHERE id = @tenant_id;

-- name: UpdateTenant :execrows
UPDATE tenant SET brand = @brand, tagline = @tagline, locale = @locale, theme = @theme, support_email = @support_email, sender_email = @sender_email,
    policy = @policy, features = @features, providers = @providers, version = version + 1
WHERE id = @tenant_id AND version = @version;

-- name: TenantHosts :many
SELECT host FROM tenant_host WHERE tenant_id = @tenant_id ORDER BY host;

-- name: HostIsServed :one
SELECT tenant_id FROM tenant_host WHERE host = @host;

-- name: DeleteTenantHost :execrows
DELETE FROM tenant_host h WHERE h.tenant_id = @tenant_id AND h.host = @host
  AND EXISTS (SELECT 1 FROM tenant_host o WHERE o.tenant_id = h.tenant_id AND o.host <> h.host);

-- name: ListTenants :many
SELECT t.id, t.slug, t.brand, t.currency, t.is_sandbox, t.is_platform, t.created_at, coalesce((SELECT min(h.host) FROM tenant_host h WHERE h.tenant_id = t.id), '')::text AS host
FROM tenant t
WHERE (@words::text = '' OR (t.slug || ' ' || t.brand) ILIKE '%' || @words || '%') AND t.slug > @after_slug::text
ORDER BY t.slug LIMIT @row_limit;

-- name: HostClaims :many
SELECT * FROM tenant_host_claim WHERE tenant_id = @tenant_id ORDER BY host;

-- name: HostClaim :one
SELECT * FROM tenant_host_claim WHERE tenant_id = @tenant_id AND host = @host;

-- name: CreateHostClaim :exec
INSERT INTO tenant_host_claim (tenant_id, id, host, token, created_at) VALUES (@tenant_id, @id, @host, @token, @now)
ON CONFLICT (tenant_id, host) DO NOTHING;

-- name: HostClaimChecked :exec
UPDATE tenant_host_claim SET problem = @problem, checked_at = @now WHERE tenant_id = @tenant_id AND id = @id;

-- name: DeleteHostClaim :execrows
DELETE FROM tenant_host_claim WHERE tenant_id = @tenant_id AND host = @host;

-- name: SecretNames :many
SELECT name FROM tenant_secret WHERE tenant_id = @tenant_id ORDER BY name;

-- name: Secret :one
SELECT id, sealed FROM tenant_secret WHERE tenant_id = @tenant_id AND name = @name;

-- name: PutSecret :exec
INSERT INTO tenant_secret (tenant_id, id, name, sealed, updated_at) VALUES (@tenant_id, @id, @name, @sealed, @now)
ON CONFLICT (tenant_id, name) DO UPDATE SET id = excluded.id, sealed = excluded.sealed, updated_at = excluded.updated_at;

-- name: PutLogo :exec
INSERT INTO tenant_logo (tenant_id, png, updated_at) VALUES (@tenant_id, @png, @now)
ON CONFLICT (tenant_id) DO UPDATE SET png = excluded.png, updated_at = excluded.updated_at;

-- name: DeleteLogo :exec
DELETE FROM tenant_logo WHERE tenant_id = @tenant_id;

-- name: Logo :one
SELECT png FROM tenant_logo WHERE tenant_id = @tenant_id;

-- name: SenderTaken :one
-- SenderTaken reports whether an address belongs to another marketplace: as its sender or support address, or within a
-- domain that it serves.
SELECT (EXISTS (SELECT 1 FROM tenant t WHERE t.id <> @tenant_id AND lower(@email::text) IN (lower(t.sender_email), lower(t.support_email)))
    OR EXISTS (SELECT 1 FROM tenant_host h WHERE h.tenant_id <> @tenant_id AND h.host <> 'localhost'
               AND (lower(@domain::text) = h.host OR lower(@domain::text) LIKE '%.' || h.host)))::boolean AS taken;

-- name: LockClock :one
SELECT is_sandbox, clock_offset_seconds, clock_frozen_at FROM tenant WHERE id = @tenant_id FOR UPDATE;

-- name: FreezeClock :exec
-- FreezeClock never moves the clock backwards.
UPDATE tenant SET clock_frozen_at = greatest(clock_frozen_at, @at::timestamptz) WHERE id = @tenant_id;

-- name: ReleaseClock :exec
UPDATE tenant SET clock_frozen_at = NULL, clock_offset_seconds = @offset_seconds WHERE id = @tenant_id;

-- name: SetPages :exec
UPDATE tenant SET pages = @pages WHERE id = @tenant_id;

-- name: Categories :one
SELECT version, categories FROM tenant WHERE id = @tenant_id;

-- name: SaveCategories :execrows
UPDATE tenant SET categories = @categories, version = version + 1 WHERE id = @tenant_id AND version = @version;

-- name: CountEmailWords :exec
UPDATE tenant SET email_words = email_words + 1 WHERE id = @tenant_id;

-- name: Companies :one
SELECT version, companies FROM tenant WHERE id = @tenant_id;

-- name: SaveCompanies :execrows
UPDATE tenant SET companies = @companies, version = version + 1 WHERE id = @tenant_id AND version = @version;
