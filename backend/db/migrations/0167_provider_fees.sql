-- +goose Up

-- What payment providers keep for themselves is an entry of the books, taken over from the provider's list once.
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account CHECK (account IN ('traveler_receivable', 'deferred_trip_revenue', 'provider_clearing', 'traveler_credit',
        'cancellation_fee', 'forfeited_revenue', 'expired_credit', 'promotion', 'disputed', 'suspense',
        'host_earnings_payable', 'host_advance', 'operator_payable', 'platform_fee', 'service_fee', 'transaction_fee',
        'payout_clearing', 'referral_expense', 'insurance_payable', 'transfer_payable', 'provider_fee'));

CREATE TABLE provider_fee (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           uuid NOT NULL,
    provider     text NOT NULL,
    provider_ref text NOT NULL,
    kind         text NOT NULL,
    payment_id   uuid,
    amount_minor bigint NOT NULL CHECK (amount_minor <> 0), -- negative: it was given back
    currency     char(3) NOT NULL,
    charged_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, provider, provider_ref),
    FOREIGN KEY (tenant_id, payment_id) REFERENCES payment (tenant_id, id)
);
ALTER TABLE provider_fee ENABLE ROW LEVEL SECURITY;
ALTER TABLE provider_fee FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON provider_fee USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON provider_fee TO caravan_app;

-- +goose Down
DROP TABLE provider_fee;
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account CHECK (account IN ('traveler_receivable', 'deferred_trip_revenue', 'provider_clearing', 'traveler_credit',
        'cancellation_fee', 'forfeited_revenue', 'expired_credit', 'promotion', 'disputed', 'suspense',
        'host_earnings_payable', 'host_advance', 'operator_payable', 'platform_fee', 'service_fee', 'transaction_fee',
        'payout_clearing', 'referral_expense', 'insurance_payable', 'transfer_payable')) NOT VALID;
