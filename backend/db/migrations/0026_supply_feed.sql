-- +goose Up

-- The references under which a partner pushes, and the content pushed last.
CREATE TABLE supply_reference (
    tenant_id    uuid NOT NULL,
    operator_id  uuid NOT NULL,
    kind         text NOT NULL CHECK (kind IN ('itinerary', 'departure')),
    external_id  text NOT NULL CHECK (external_id <> ''),
    object_id    uuid NOT NULL,
    content_hash bytea NOT NULL,
    version      bigint NOT NULL, -- of the object after that push
    pushed_at    timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, operator_id, kind, external_id),
    UNIQUE (tenant_id, kind, object_id),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id)
);

-- The last cursor of each operator. Its row is locked while a change is written, so cursors have no gaps and a
-- reader never passes one that is still to be committed.
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
    FOREACH t IN ARRAY ARRAY['supply_reference', 'supply_cursor', 'supply_change']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
    END LOOP;
END $$;
-- +goose StatementEnd

GRANT SELECT, INSERT, UPDATE, DELETE ON supply_reference, supply_cursor, supply_change TO caravan_app;

-- +goose Down
DROP TABLE supply_change, supply_cursor, supply_reference;
