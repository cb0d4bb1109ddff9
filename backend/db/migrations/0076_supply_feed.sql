-- +goose Up

-- What changed of an operator's supply is followed in the feed of all events. Cursors of the feed before mean nothing
-- there: partners begin again with 0, and have what they already know once more.
DROP TABLE supply_change, supply_cursor;

-- Checkouts that were begun on a trip's page (H-515).
ALTER TABLE trip_visit_day ADD COLUMN checkouts int NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE trip_visit_day DROP COLUMN checkouts;
CREATE TABLE supply_cursor (
    tenant_id   uuid NOT NULL,
    operator_id uuid NOT NULL,
    last        bigint NOT NULL,
    PRIMARY KEY (tenant_id, operator_id),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id)
);
CREATE TABLE supply_change (
    tenant_id   uuid NOT NULL,
    operator_id uuid NOT NULL,
    cursor      bigint NOT NULL,
    kind        text NOT NULL,
    object_id   uuid NOT NULL,
    action      text NOT NULL,
    version     bigint NOT NULL,
    at          timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, operator_id, cursor),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id)
);
-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['supply_cursor', 'supply_change']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd
