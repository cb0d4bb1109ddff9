-- +goose Up

-- Files as evidence of a dispute, at most one of each kind. The provider has those with a reference.
CREATE TABLE dispute_file (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    dispute_id   uuid NOT NULL,
    kind         text NOT NULL CHECK (kind IN ('receipt', 'communication', 'cancellationPolicy', 'service', 'other')),
    name         text NOT NULL,
    content_type text NOT NULL,
    bytes        bigint NOT NULL CHECK (bytes > 0),
    pages        integer NOT NULL CHECK (pages > 0),
    provider_ref text NOT NULL DEFAULT '',
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, dispute_id, kind),
    FOREIGN KEY (tenant_id, dispute_id) REFERENCES dispute (tenant_id, id)
);
ALTER TABLE dispute_file ENABLE ROW LEVEL SECURITY;
ALTER TABLE dispute_file FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON dispute_file USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON dispute_file TO caravan_app;

-- +goose Down
DROP TABLE dispute_file;
