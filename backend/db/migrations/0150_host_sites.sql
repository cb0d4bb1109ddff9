-- +goose Up

-- Where a host shows trips besides the marketplace: the sites whose pages may frame them.
CREATE TABLE host_site (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL,
    host_id    uuid NOT NULL,
    origin     text NOT NULL CHECK (origin ~ '^https?://[a-z0-9.:-]+$'),
    created_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, host_id, origin),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id)
);
ALTER TABLE host_site ENABLE ROW LEVEL SECURITY;
ALTER TABLE host_site FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON host_site USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON host_site TO caravan_app;

-- +goose Down
DROP TABLE host_site;
