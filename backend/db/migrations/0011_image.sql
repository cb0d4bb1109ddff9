-- +goose Up
-- Pictures that people uploaded. The bytes lie in the file store; who knows the id may see them.
CREATE TABLE image (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    member_id    uuid NOT NULL, -- who uploaded it
    content_type text NOT NULL,
    bytes        bigint NOT NULL CHECK (bytes > 0),
    width        integer NOT NULL CHECK (width > 0),
    height       integer NOT NULL CHECK (height > 0),
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
ALTER TABLE image ENABLE ROW LEVEL SECURITY;
ALTER TABLE image FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON image
    USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, DELETE ON image TO caravan_app;

-- +goose Down
DROP TABLE image;
