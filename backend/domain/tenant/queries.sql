-- name: CreateTenant :exec
INSERT INTO tenant (id, slug, brand, tagline, currency, locale, theme, support_email, sender_email, policy, is_demo, is_sandbox, demo_sign_ins, created_at)
VALUES (@id, @slug, @brand, @tagline, @currency, @locale, @theme, @support_email, @sender_email, @policy, @is_demo, @is_sandbox, @demo_sign_ins, @created_at);

-- name: CreateTenantHost :exec
INSERT INTO tenant_host (host, tenant_id) VALUES (@host, @tenant_id);

-- name: DemoSignIns :one
SELECT demo_sign_ins FROM tenant WHERE id = @tenant_id;

-- name: TenantIsOpen :one
SELECT EXISTS (SELECT 1 FROM tenant_host h WHERE h.tenant_id = t.id) FROM tenant t WHERE t.slug = @slug;
