-- +goose Up

-- Departures and files become objects of their own for the permission server. What was there before them is told to
-- it through the outbox; SweepJob brings it there. The setting is a literal because set_config() does not reach the
-- shards of a distributed database.
-- +goose StatementBegin
DO $$
DECLARE t uuid;
BEGIN
    FOR t IN SELECT id FROM tenant
    LOOP
        EXECUTE format('SET LOCAL caravan.tenant_id = %L', t);
        INSERT INTO relation_outbox (tenant_id, id, adds, namespace, object_id, relation, subject, created_at)
        SELECT i.tenant_id, gen_random_uuid(), true, 'Inventory', i.id::text, 'itineraries', 'Itinerary:' || i.itinerary_id, now()
        FROM inventory_item i WHERE i.tenant_id = t AND i.deleted_at IS NULL
        UNION ALL
        SELECT f.tenant_id, gen_random_uuid(), true, 'File', f.id::text, 'tenants', 'Tenant:' || f.tenant_id, now() FROM image f WHERE f.tenant_id = t
        UNION ALL
        SELECT f.tenant_id, gen_random_uuid(), true, 'File', f.id::text, 'owners', 'User:' || f.member_id, now() FROM image f WHERE f.tenant_id = t;
    END LOOP;
END $$;
-- +goose StatementEnd
SET LOCAL caravan.tenant_id = '';

-- +goose Down
