-- +goose Up
-- The insurance part of a payment never enters the booking's balance: it is owed to the insurer.
ALTER TABLE payment ADD COLUMN insurance_minor bigint NOT NULL DEFAULT 0 CHECK (insurance_minor >= 0 AND insurance_minor <= amount_minor);

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account CHECK (account IN ('traveler_receivable', 'deferred_trip_revenue', 'provider_clearing', 'traveler_credit',
        'cancellation_fee', 'forfeited_revenue', 'expired_credit', 'promotion', 'disputed', 'suspense',
        'host_earnings_payable', 'host_advance', 'operator_payable', 'platform_fee', 'service_fee', 'transaction_fee',
        'payout_clearing', 'referral_expense', 'insurance_payable'));

CREATE TABLE insurance_quote (
    tenant_id   uuid NOT NULL REFERENCES tenant (id),
    id          uuid NOT NULL,
    booking_id  uuid NOT NULL,
    kind        text NOT NULL CHECK (kind IN ('purchase', 'modify')),
    provider    text NOT NULL,
    provider_ref text NOT NULL,
    premiums    jsonb NOT NULL, -- by traveler: what the trip costs him, the premium, the policy it changes
    total_minor bigint NOT NULL, -- of a change: the difference
    currency    char(3) NOT NULL,
    coverage    text NOT NULL,
    expires_at  timestamptz NOT NULL,
    created_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id)
);
CREATE INDEX insurance_quote_booking ON insurance_quote (tenant_id, booking_id);

-- A quote that was accepted: it waits for its payment, and is placed once.
CREATE TABLE insurance_order (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL,
    booking_id uuid NOT NULL,
    quote_id   uuid NOT NULL,
    state      text NOT NULL CHECK (state IN ('paying', 'placed', 'dropped')),
    created_at timestamptz NOT NULL,
    ended_at   timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, quote_id) REFERENCES insurance_quote (tenant_id, id)
);

CREATE TABLE insurance_policy (
    tenant_id      uuid NOT NULL,
    id             uuid NOT NULL, -- the insurer's idempotency key
    booking_id     uuid NOT NULL,
    participant_id uuid NOT NULL,
    provider       text NOT NULL,
    quote_ref      text NOT NULL,
    provider_ref   text,
    status         text NOT NULL CHECK (status IN ('processing', 'confirmed', 'modification pending', 'cancellation pending', 'cancelled', 'failed')),
    policy_number  text NOT NULL DEFAULT '',
    coverage       text NOT NULL DEFAULT '',
    claims_url     text NOT NULL DEFAULT '',
    benefits_url   text NOT NULL DEFAULT '',
    trip_cost_minor bigint NOT NULL,
    premium_minor  bigint NOT NULL CHECK (premium_minor >= 0),
    currency       char(3) NOT NULL,
    change         jsonb, -- of a modification under way
    message        text NOT NULL DEFAULT '',
    version        bigint NOT NULL DEFAULT 1,
    created_at     timestamptz NOT NULL,
    ended_at       timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id),
    FOREIGN KEY (tenant_id, participant_id) REFERENCES booking_participant (tenant_id, id)
);
CREATE INDEX insurance_policy_booking ON insurance_policy (tenant_id, booking_id);
CREATE INDEX insurance_policy_open ON insurance_policy (tenant_id, id) WHERE status IN ('processing', 'modification pending', 'cancellation pending');
CREATE UNIQUE INDEX insurance_policy_live ON insurance_policy (tenant_id, participant_id) WHERE status NOT IN ('cancelled', 'failed');

CREATE TABLE insurance_decline (
    tenant_id   uuid NOT NULL,
    booking_id  uuid NOT NULL,
    declined_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, booking_id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id)
);

-- What the simulated insurer keeps.
CREATE TABLE simulated_policy (
    tenant_id       uuid NOT NULL REFERENCES tenant (id),
    id              text NOT NULL,
    idempotency_key text NOT NULL,
    state           text NOT NULL CHECK (state IN ('processing', 'confirmed', 'refused', 'cancelled')),
    premium_minor   bigint NOT NULL,
    confirms_at     timestamptz NOT NULL,
    created_at      timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, idempotency_key)
);

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['insurance_quote', 'insurance_order', 'insurance_policy', 'insurance_decline', 'simulated_policy']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd

-- +goose Down
DROP TABLE simulated_policy, insurance_decline, insurance_policy, insurance_order, insurance_quote;
ALTER TABLE payment DROP COLUMN insurance_minor;
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account CHECK (account IN ('traveler_receivable', 'deferred_trip_revenue', 'provider_clearing', 'traveler_credit',
        'cancellation_fee', 'forfeited_revenue', 'expired_credit', 'promotion', 'disputed', 'suspense',
        'host_earnings_payable', 'host_advance', 'operator_payable', 'platform_fee', 'service_fee', 'transaction_fee',
        'payout_clearing', 'referral_expense'));
