-- +goose Up

-- Refunds as a list to work on: why each was made, who asked for it, whether the provider confirmed it, and how one
-- that failed was paid in another way.
ALTER TABLE refund
    ADD COLUMN cause text NOT NULL DEFAULT 'cancellation' CONSTRAINT refund_cause
        CHECK (cause IN ('cancellation', 'priceReduction', 'waivedFee', 'orderNotPlaced', 'insurance', 'ride', 'provider')),
    ADD COLUMN asked_by       uuid,
    ADD COLUMN confirmed_at   timestamptz,
    ADD COLUMN paid_as        text CONSTRAINT refund_paid_as CHECK (paid_as IN ('payment', 'bank', 'credit', 'covered')),
    ADD COLUMN paid_reference text NOT NULL DEFAULT '',
    ADD COLUMN paid_reason    text NOT NULL DEFAULT '',
    ADD COLUMN first_paid_by  uuid; -- who recorded a transfer that a second admin has to confirm

-- What happened to a refund after it was asked for.
CREATE TABLE refund_step (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    refund_id    uuid NOT NULL,
    kind         text NOT NULL CHECK (kind IN ('sent', 'arrived', 'failed', 'retried', 'recorded', 'payment', 'bank', 'credit', 'covered', 'twice')),
    by_id        uuid,
    provider_ref text NOT NULL DEFAULT '',
    note         text NOT NULL DEFAULT '',
    at           timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, refund_id) REFERENCES refund (tenant_id, id)
);
CREATE INDEX refund_step_refund ON refund_step (tenant_id, refund_id, id);
ALTER TABLE refund_step ENABLE ROW LEVEL SECURITY;
ALTER TABLE refund_step FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON refund_step USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON refund_step TO caravan_app;

-- The refunds that stand: what settled is confirmed, and the reason is told by its text.
-- +goose StatementBegin
DO $$
DECLARE
    t uuid;
BEGIN
    FOR t IN SELECT id FROM tenant LOOP
        EXECUTE format('SET LOCAL caravan.tenant_id = %L', t);
        UPDATE refund r SET confirmed_at = CASE WHEN r.status = 'succeeded' THEN r.settled_at END,
            cause = CASE WHEN r.origin = 'provider' THEN 'provider' WHEN r.aside = 'insurance' THEN 'insurance' WHEN r.aside = 'transfer' THEN 'ride'
                WHEN r.booking_id IS NULL AND p.booking_id IS NULL THEN 'orderNotPlaced' WHEN r.reason LIKE 'Refund%' THEN 'priceReduction'
                WHEN r.reason IN ('Booking changed', 'Moved to another trip') THEN 'priceReduction' ELSE 'cancellation' END
        FROM payment p WHERE r.tenant_id = t AND p.tenant_id = r.tenant_id AND p.id = r.payment_id;
    END LOOP;
END
$$;
-- +goose StatementEnd

-- The orders of the list, each with the id, and what it is narrowed by.
CREATE INDEX refund_urgent ON refund (tenant_id, (CASE WHEN status = 'failed' AND paid_as IS NULL THEN 1 ELSE 0 END), id);
CREATE INDEX refund_amount ON refund (tenant_id, amount_minor, id);
CREATE INDEX refund_state ON refund (tenant_id, (CASE WHEN status = 'pending' THEN 'waiting' WHEN status = 'failed' AND paid_as IS NOT NULL THEN 'paidAnotherWay'
    WHEN status = 'failed' THEN 'failed' WHEN confirmed_at IS NOT NULL THEN 'arrived' ELSE 'sent' END), id);
CREATE INDEX refund_by_cause ON refund (tenant_id, cause, id);
CREATE INDEX refund_currency ON refund (tenant_id, currency, id);
CREATE INDEX ledger_entry_source ON ledger_entry (tenant_id, source_id) WHERE source_id IS NOT NULL;

-- Money that the marketplace's own bank sent, past the payment provider.
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account CHECK (account IN ('traveler_receivable', 'deferred_trip_revenue', 'provider_clearing', 'traveler_credit',
        'cancellation_fee', 'forfeited_revenue', 'expired_credit', 'promotion', 'disputed', 'suspense',
        'host_earnings_payable', 'host_advance', 'operator_payable', 'platform_fee', 'service_fee', 'transaction_fee',
        'payout_clearing', 'referral_expense', 'insurance_payable', 'transfer_payable', 'provider_fee', 'bank_clearing'));

-- +goose Down
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account CHECK (account IN ('traveler_receivable', 'deferred_trip_revenue', 'provider_clearing', 'traveler_credit',
        'cancellation_fee', 'forfeited_revenue', 'expired_credit', 'promotion', 'disputed', 'suspense',
        'host_earnings_payable', 'host_advance', 'operator_payable', 'platform_fee', 'service_fee', 'transaction_fee',
        'payout_clearing', 'referral_expense', 'insurance_payable', 'transfer_payable', 'provider_fee')) NOT VALID;
DROP INDEX ledger_entry_source, refund_currency, refund_by_cause, refund_state, refund_amount, refund_urgent;
DROP TABLE refund_step;
ALTER TABLE refund DROP COLUMN first_paid_by, DROP COLUMN paid_reason, DROP COLUMN paid_reference, DROP COLUMN paid_as, DROP COLUMN confirmed_at,
    DROP COLUMN asked_by, DROP COLUMN cause;
