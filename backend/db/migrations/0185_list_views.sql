-- +goose Up

-- Views of lists that people saved under a name. A deleted one stays for a day, so that it can be brought back.
CREATE TABLE list_view (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL,
    member_id  uuid NOT NULL,
    list       text NOT NULL,
    name       text NOT NULL,
    query      text NOT NULL,
    shared     boolean NOT NULL,
    version    bigint NOT NULL DEFAULT 1,
    saved_at   timestamptz NOT NULL,
    deleted_at timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
-- Whoever reads the names tells them apart: one's own, and those of all.
CREATE UNIQUE INDEX list_view_own_name ON list_view (tenant_id, list, member_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX list_view_shared_name ON list_view (tenant_id, list, lower(name)) WHERE shared AND deleted_at IS NULL;
CREATE INDEX list_view_member ON list_view (tenant_id, member_id);
ALTER TABLE list_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE list_view FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON list_view USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON list_view TO caravan_app;

-- +goose Down
DROP TABLE list_view;
