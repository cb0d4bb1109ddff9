-- +goose Up
-- Insurers are paid what their policies cost, like hosts and operators.
ALTER TABLE payout DROP CONSTRAINT payout_payee_kind_check;
ALTER TABLE payout ADD CONSTRAINT payout_payee_kind_check CHECK (payee_kind IN ('host', 'operator', 'insurer'));
ALTER TABLE payout DROP CONSTRAINT payout_kind_check;
ALTER TABLE payout ADD CONSTRAINT payout_kind_check CHECK (kind IN ('advance', 'firstHalf', 'secondHalf', 'operator', 'referralFirst', 'referralSecond', 'premiums'));
ALTER TABLE payout_account DROP CONSTRAINT payout_account_payee_kind_check;
ALTER TABLE payout_account ADD CONSTRAINT payout_account_payee_kind_check CHECK (payee_kind IN ('host', 'operator', 'insurer'));
-- The payee at a payment provider that keeps its own; empty until it has one of the present account.
ALTER TABLE payout_account ADD COLUMN provider_ref text NOT NULL DEFAULT '';

-- What an insurer offered to a held party. It becomes a quote of the booking when the party has paid.
CREATE TABLE insurance_hold_quote (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           uuid NOT NULL,
    hold_id      uuid NOT NULL,
    provider     text NOT NULL,
    provider_ref text NOT NULL,
    people       text NOT NULL, -- a digest of who is insured, so that others are not insured by it
    premiums     jsonb NOT NULL, -- in the order of the party
    total_minor  bigint NOT NULL CHECK (total_minor >= 0),
    currency     char(3) NOT NULL,
    coverage     text NOT NULL,
    expires_at   timestamptz NOT NULL,
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX insurance_hold_quote_hold ON insurance_hold_quote (tenant_id, hold_id);
ALTER TABLE insurance_hold_quote ENABLE ROW LEVEL SECURITY;
ALTER TABLE insurance_hold_quote FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON insurance_hold_quote USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON insurance_hold_quote TO caravan_app;

-- +goose Down
DROP TABLE insurance_hold_quote;
ALTER TABLE payout_account DROP COLUMN provider_ref;
DELETE FROM payout WHERE payee_kind = 'insurer';
DELETE FROM payout_account WHERE payee_kind = 'insurer';
ALTER TABLE payout_account DROP CONSTRAINT payout_account_payee_kind_check;
ALTER TABLE payout_account ADD CONSTRAINT payout_account_payee_kind_check CHECK (payee_kind IN ('host', 'operator'));
ALTER TABLE payout DROP CONSTRAINT payout_kind_check;
ALTER TABLE payout ADD CONSTRAINT payout_kind_check CHECK (kind IN ('advance', 'firstHalf', 'secondHalf', 'operator', 'referralFirst', 'referralSecond'));
ALTER TABLE payout DROP CONSTRAINT payout_payee_kind_check;
ALTER TABLE payout ADD CONSTRAINT payout_payee_kind_check CHECK (payee_kind IN ('host', 'operator'));
