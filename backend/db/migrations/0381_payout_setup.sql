-- +goose Up

-- Links to set up a payout account that admins had emailed.
CREATE TABLE payout_setup (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    id         uuid NOT NULL, -- part of the link
    payee_kind text NOT NULL CHECK (payee_kind IN ('host', 'operator')),
    payee_id   uuid NOT NULL,
    sent_to    uuid[] NOT NULL, -- members
    sent_at    timestamptz NOT NULL,
    opened_at  timestamptz,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX payout_setup_payee ON payout_setup (tenant_id, payee_kind, payee_id, sent_at DESC);
ALTER TABLE payout_setup ENABLE ROW LEVEL SECURITY;
ALTER TABLE payout_setup FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON payout_setup USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON payout_setup TO caravan_app;

-- +goose Down
DROP TABLE payout_setup;
