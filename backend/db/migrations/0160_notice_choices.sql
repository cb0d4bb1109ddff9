-- +goose Up

-- What a member chose of the notices that he may choose: as an email, in the bell, both or neither.
CREATE TABLE notice_choice (
    tenant_id  uuid NOT NULL,
    member_id  uuid NOT NULL,
    kind       text NOT NULL,
    mail       boolean NOT NULL,
    bell       boolean NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, member_id, kind),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
ALTER TABLE notice_choice ENABLE ROW LEVEL SECURITY;
ALTER TABLE notice_choice FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON notice_choice USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON notice_choice TO caravan_app;

-- Whether it was to be sent, and whether it shows in the bell.
ALTER TABLE email ADD COLUMN mailed boolean NOT NULL DEFAULT true, ADD COLUMN rung boolean NOT NULL DEFAULT true;

-- +goose Down
ALTER TABLE email DROP COLUMN mailed, DROP COLUMN rung;
DROP TABLE notice_choice;
