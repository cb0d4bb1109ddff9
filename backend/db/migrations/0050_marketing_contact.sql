-- +goose Up

-- Addresses of a host's marketing list that did not come from his survey.
CREATE TABLE marketing_contact (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL,
    host_id    uuid NOT NULL,
    email      text NOT NULL CHECK (email = lower(email)),
    created_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, host_id, email),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id)
);

ALTER TABLE marketing_contact ENABLE ROW LEVEL SECURITY;
ALTER TABLE marketing_contact FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON marketing_contact
    USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON marketing_contact TO caravan_app;

-- +goose Down
DROP TABLE marketing_contact;
