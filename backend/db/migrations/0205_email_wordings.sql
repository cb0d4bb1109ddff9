-- +goose Up

-- What many mails say alike stands once; each of them keeps only the text that is its reader's own.
CREATE TABLE email_wording (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    id         uuid NOT NULL,
    html       text NOT NULL,
    plain      text NOT NULL,
    headers    jsonb NOT NULL,
    mark       text NOT NULL CHECK (mark <> ''), -- stands where the reader's own text goes
    created_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
ALTER TABLE email_wording ENABLE ROW LEVEL SECURITY;
ALTER TABLE email_wording FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON email_wording USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON email_wording TO caravan_app;
ALTER TABLE email ADD COLUMN wording uuid, ADD COLUMN own text NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE email DROP COLUMN wording, DROP COLUMN own;
DROP TABLE email_wording;
