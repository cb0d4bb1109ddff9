-- +goose Up

-- Why a mail could not be sent, and that it is not tried again.
ALTER TABLE email ADD COLUMN problem text NOT NULL DEFAULT '', ADD COLUMN failed_at timestamptz;

-- Each host has a survey, an e-mail collection and a referral link of his own (H-035, H-089, H-130). Reports of trips
-- become objects of their own for the permission server. What was there before is completed here; SweepJob brings the
-- relations to the server. The setting is a literal because set_config() does not reach the shards of a distributed
-- database.
-- +goose StatementBegin
DO $$
DECLARE t uuid;
BEGIN
    FOR t IN SELECT id FROM tenant
    LOOP
        EXECUTE format('SET LOCAL caravan.tenant_id = %L', t);
        INSERT INTO link (tenant_id, id, host_id, link_type, path, created_at)
        SELECT h.tenant_id, gen_random_uuid(), h.id, k.link_type, rtrim(left(h.page_path, 72), '-') || k.suffix, now()
        FROM host h CROSS JOIN (VALUES ('survey', '-survey'), ('emailCapture', '-news'), ('referral', '-invite')) k (link_type, suffix)
        WHERE h.tenant_id = t AND rtrim(left(h.page_path, 72), '-') || k.suffix ~ '^[a-z0-9][a-z0-9-]{1,78}[a-z0-9]$'
          AND NOT EXISTS (SELECT 1 FROM link l WHERE l.tenant_id = t AND l.host_id = h.id AND l.link_type = k.link_type)
        ON CONFLICT (tenant_id, path) DO NOTHING;
        INSERT INTO relation_outbox (tenant_id, id, adds, namespace, object_id, relation, subject, created_at)
        SELECT i.tenant_id, gen_random_uuid(), true, 'Report', i.id::text, 'tenants', 'Tenant:' || i.tenant_id, now() FROM trip i WHERE i.tenant_id = t
        UNION ALL
        SELECT i.tenant_id, gen_random_uuid(), true, 'Report', i.id::text, 'trips', 'Trip:' || i.id, now() FROM trip i WHERE i.tenant_id = t;
    END LOOP;
END $$;
-- +goose StatementEnd
SET LOCAL caravan.tenant_id = '';

-- +goose Down
ALTER TABLE email DROP COLUMN problem, DROP COLUMN failed_at;
