-- name: CreateTenant :exec
INSERT INTO tenant (id, slug, brand, tagline, currency, locale, theme, support_email, sender_email, policy, is_demo, is_sandbox, created_at)
VALUES (@id, @slug, @brand, @tagline, @currency, @locale, @theme, @support_email, @sender_email, @policy, @is_demo, @is_sandbox, @created_at);

-- name: CreateTenantHost :exec
INSERT INTO tenant_host (host, tenant_id) VALUES (@host, @tenant_id);
