-- +goose Up

-- What is done with many records of a list: with which, how far the job is, and which it failed with.
CREATE TABLE bulk_run (
    tenant_id uuid NOT NULL,
    id        uuid NOT NULL,
    member_id uuid NOT NULL,
    action    text NOT NULL,
    records   uuid[] NOT NULL,
    done      integer NOT NULL DEFAULT 0,
    failures  jsonb NOT NULL DEFAULT '[]',
    asked_at  timestamptz NOT NULL,
    ended_at  timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
ALTER TABLE bulk_run ENABLE ROW LEVEL SECURITY;
ALTER TABLE bulk_run FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON bulk_run USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON bulk_run TO caravan_app;

-- +goose Down
DROP TABLE bulk_run;
