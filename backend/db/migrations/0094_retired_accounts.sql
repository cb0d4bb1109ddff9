-- +goose Up

-- Accounts at a payout provider that a payee has no more, because his bank account changed. They are closed there.
CREATE TABLE retired_payout_account (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           uuid NOT NULL,
    provider     text NOT NULL,
    provider_ref text NOT NULL,
    payee_kind   text NOT NULL,
    payee_id     uuid NOT NULL,
    retired_at   timestamptz NOT NULL,
    next_try_at  timestamptz NOT NULL,
    failure      text NOT NULL DEFAULT '', -- why the provider keeps it open, such as money that is still on its way to the bank
    closed_at    timestamptz,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, provider, provider_ref)
);
CREATE INDEX retired_payout_account_open ON retired_payout_account (tenant_id, next_try_at) WHERE closed_at IS NULL;
ALTER TABLE retired_payout_account ENABLE ROW LEVEL SECURITY;
ALTER TABLE retired_payout_account FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON retired_payout_account USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON retired_payout_account TO caravan_app;

-- +goose Down
DROP TABLE retired_payout_account;
