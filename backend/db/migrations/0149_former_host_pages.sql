-- +goose Up

-- Where a host's page was before: links that were shared then lead to where it is now.
CREATE TABLE host_former_page (
    tenant_id uuid NOT NULL,
    path      text NOT NULL,
    host_id   uuid NOT NULL,
    moved_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, path),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id)
);
CREATE INDEX host_former_page_host ON host_former_page (tenant_id, host_id);
ALTER TABLE host_former_page ENABLE ROW LEVEL SECURITY;
ALTER TABLE host_former_page FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON host_former_page USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON host_former_page TO caravan_app;

-- +goose Down
DROP TABLE host_former_page;
