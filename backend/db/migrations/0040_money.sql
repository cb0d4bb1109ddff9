-- +goose Up

-- The books: entries say for which traveler, price line, party and credit they are.
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account_check;
ALTER TABLE ledger_entry
    ADD COLUMN participant_id uuid,
    ADD COLUMN line      text NOT NULL DEFAULT '', -- the price line: spot, privateRoom, activity …
    ADD COLUMN party_id  uuid,                     -- whose account: a member, a host or an operator
    ADD COLUMN credit_id uuid,
    ADD COLUMN source_id uuid,                     -- the refund, dispute, payout or discount behind the transaction
    ADD CONSTRAINT ledger_entry_account CHECK (account IN ('traveler_receivable', 'deferred_trip_revenue', 'provider_clearing', 'traveler_credit',
        'cancellation_fee', 'forfeited_revenue', 'expired_credit', 'promotion', 'disputed', 'suspense',
        'host_earnings_payable', 'host_advance', 'operator_payable', 'platform_fee', 'service_fee', 'transaction_fee',
        'payout_clearing', 'referral_expense')),
    ADD FOREIGN KEY (tenant_id, participant_id) REFERENCES booking_participant (tenant_id, id);
CREATE INDEX ledger_entry_party ON ledger_entry (tenant_id, party_id, posted_at) WHERE party_id IS NOT NULL;
CREATE INDEX ledger_entry_credit ON ledger_entry (tenant_id, credit_id) WHERE credit_id IS NOT NULL;

-- Money that went back: by this product, or at the provider's own desk.
ALTER TABLE refund
    ADD COLUMN origin text NOT NULL DEFAULT 'product' CHECK (origin IN ('product', 'provider')),
    ADD COLUMN failure text NOT NULL DEFAULT '',
    ADD CONSTRAINT refund_provider_ref UNIQUE (tenant_id, payment_id, provider_ref);

-- Money of travelers that pays for no booking yet. What is left of it is a sum over the books.
CREATE TABLE trip_credit (
    tenant_id         uuid NOT NULL,
    id                uuid NOT NULL,
    member_id         uuid NOT NULL,
    source_booking_id uuid,
    transferred_from  uuid,
    amount_minor      bigint NOT NULL CHECK (amount_minor > 0),
    currency          char(3) NOT NULL,
    reason            text NOT NULL DEFAULT '',
    expires_on        date NOT NULL, -- the last day on which it can be used
    expired_at        timestamptz,
    created_at        timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id),
    FOREIGN KEY (tenant_id, source_booking_id) REFERENCES booking (tenant_id, id),
    FOREIGN KEY (tenant_id, transferred_from) REFERENCES trip_credit (tenant_id, id)
);
CREATE INDEX trip_credit_member ON trip_credit (tenant_id, member_id, expires_on);
CREATE INDEX trip_credit_expiry ON trip_credit (tenant_id, expires_on) WHERE expired_at IS NULL;

-- Who a member is at a provider, and the cards he lets us charge.
CREATE TABLE payment_customer (
    tenant_id    uuid NOT NULL,
    member_id    uuid NOT NULL,
    provider     text NOT NULL,
    customer_ref text NOT NULL,
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, member_id, provider),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);

CREATE TABLE saved_card (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL,
    member_id  uuid NOT NULL,
    provider   text NOT NULL,
    method_ref text NOT NULL, -- the provider's name for the card, never its number
    label      text NOT NULL,
    created_at timestamptz NOT NULL,
    removed_at timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX saved_card_member ON saved_card (tenant_id, member_id, created_at DESC) WHERE removed_at IS NULL;

-- Whether a booking's balance is collected by itself, and from which card (T-272).
CREATE TABLE automatic_payment (
    tenant_id   uuid NOT NULL,
    booking_id  uuid NOT NULL,
    member_id   uuid NOT NULL,
    card_id     uuid,
    status      text NOT NULL CHECK (status IN ('on', 'off', 'failed')),
    failures    int NOT NULL DEFAULT 0,
    attempted_on date, -- one attempt a day
    version     bigint NOT NULL DEFAULT 1,
    created_at  timestamptz NOT NULL,
    updated_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, booking_id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id),
    FOREIGN KEY (tenant_id, card_id) REFERENCES saved_card (tenant_id, id)
);
CREATE INDEX automatic_payment_on ON automatic_payment (tenant_id, booking_id) WHERE status = 'on';

ALTER TABLE payment ADD COLUMN save_card boolean NOT NULL DEFAULT false, ADD COLUMN member_id uuid,
    ADD COLUMN client_secret text NOT NULL DEFAULT '', -- lets the payer's browser authenticate this one charge
    ADD COLUMN credit_minor bigint NOT NULL DEFAULT 0 CHECK (credit_minor >= 0),
    ADD FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id);

CREATE TABLE dispute (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    payment_id   uuid NOT NULL,
    provider_ref text NOT NULL,
    amount_minor bigint NOT NULL CHECK (amount_minor > 0),
    currency     char(3) NOT NULL,
    status       text NOT NULL CHECK (status IN ('open', 'won', 'lost')),
    reason       text NOT NULL DEFAULT '',
    opened_at    timestamptz NOT NULL,
    closed_at    timestamptz,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, payment_id, provider_ref),
    FOREIGN KEY (tenant_id, payment_id) REFERENCES payment (tenant_id, id)
);

CREATE TABLE discount_code (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           uuid NOT NULL,
    code         text NOT NULL CHECK (code = upper(code) AND code <> ''),
    description  text NOT NULL DEFAULT '',
    percent_bp   int CHECK (percent_bp BETWEEN 1 AND 10000),
    amount_minor bigint CHECK (amount_minor > 0),
    currency     char(3),
    trip_id      uuid,
    host_id      uuid,
    max_uses     int CHECK (max_uses > 0),
    starts_on    date,
    expires_on   date,
    active       boolean NOT NULL DEFAULT true,
    version      bigint NOT NULL DEFAULT 1,
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, code),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id),
    CHECK ((percent_bp IS NULL) <> (amount_minor IS NULL)),
    CHECK ((amount_minor IS NULL) = (currency IS NULL))
);

CREATE TABLE discount_use (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    code_id      uuid NOT NULL,
    booking_id   uuid NOT NULL,
    amount_minor bigint NOT NULL CHECK (amount_minor > 0),
    currency     char(3) NOT NULL,
    applied_at   timestamptz NOT NULL,
    removed_at   timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, code_id) REFERENCES discount_code (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id)
);
CREATE UNIQUE INDEX discount_use_one ON discount_use (tenant_id, booking_id) WHERE removed_at IS NULL;
CREATE INDEX discount_use_code ON discount_use (tenant_id, code_id) WHERE removed_at IS NULL;

-- What hosts and operators are owed for a trip, once its earnings report is final.
CREATE TABLE trip_settlement (
    tenant_id    uuid NOT NULL,
    trip_id      uuid NOT NULL,
    host_id      uuid NOT NULL,
    operator_id  uuid NOT NULL,
    currency     char(3) NOT NULL,
    report       jsonb NOT NULL,
    finalised_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, trip_id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id)
);

CREATE TABLE payout (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           uuid NOT NULL, -- the payout provider's idempotency key
    payee_kind   text NOT NULL CHECK (payee_kind IN ('host', 'operator')),
    payee_id     uuid NOT NULL,
    trip_id      uuid,
    kind         text NOT NULL CHECK (kind IN ('advance', 'firstHalf', 'secondHalf', 'operator', 'referralFirst', 'referralSecond')),
    amount_minor bigint NOT NULL CHECK (amount_minor > 0),
    currency     char(3) NOT NULL,
    status       text NOT NULL CHECK (status IN ('scheduled', 'sent', 'failed')),
    due_on       date NOT NULL,
    provider     text NOT NULL DEFAULT '',
    provider_ref text,
    failure      text NOT NULL DEFAULT '',
    created_at   timestamptz NOT NULL,
    sent_at      timestamptz,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, payee_kind, payee_id, trip_id, kind),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
CREATE INDEX payout_due ON payout (tenant_id, due_on) WHERE status <> 'sent';
CREATE INDEX payout_payee ON payout (tenant_id, payee_kind, payee_id, id DESC);

CREATE TABLE payout_account (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    payee_kind text NOT NULL CHECK (payee_kind IN ('host', 'operator')),
    payee_id   uuid NOT NULL,
    holder     text NOT NULL,
    last4      text NOT NULL,
    sealed     bytea NOT NULL, -- account and bank numbers, encrypted
    version    bigint NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, payee_kind, payee_id)
);

CREATE TABLE host_referral (
    tenant_id   uuid NOT NULL,
    referred_id uuid NOT NULL, -- the host who came
    referrer_id uuid NOT NULL, -- the host who is thanked (H-621)
    created_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, referred_id),
    FOREIGN KEY (tenant_id, referred_id) REFERENCES host (tenant_id, id),
    FOREIGN KEY (tenant_id, referrer_id) REFERENCES host (tenant_id, id),
    CHECK (referred_id <> referrer_id)
);

-- What a comparison of the books with the provider found.
CREATE TABLE reconciliation_difference (
    tenant_id      uuid NOT NULL REFERENCES tenant (id),
    id             uuid NOT NULL,
    provider       text NOT NULL,
    kind           text NOT NULL,
    provider_ref   text NOT NULL,
    payment_id     uuid,
    refund_id      uuid,
    books_minor    bigint NOT NULL,
    provider_minor bigint NOT NULL,
    currency       char(3) NOT NULL,
    explanation    text NOT NULL,
    action         text NOT NULL, -- what settles it; empty when only a person can
    status         text NOT NULL CHECK (status IN ('open', 'settled', 'gone')),
    found_at       timestamptz NOT NULL,
    settled_at     timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, payment_id) REFERENCES payment (tenant_id, id),
    FOREIGN KEY (tenant_id, refund_id) REFERENCES refund (tenant_id, id)
);
CREATE UNIQUE INDEX reconciliation_difference_open ON reconciliation_difference (tenant_id, provider, kind, provider_ref) WHERE status = 'open';

-- What the embedded provider remembers beside charges and refunds.
ALTER TABLE sandbox_intent ADD COLUMN customer_ref text NOT NULL DEFAULT '', ADD COLUMN off_session boolean NOT NULL DEFAULT false;
CREATE TABLE sandbox_dispute (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           text NOT NULL,
    intent_id    text NOT NULL,
    amount_minor bigint NOT NULL CHECK (amount_minor > 0),
    status       text NOT NULL CHECK (status IN ('open', 'won', 'lost')),
    reason       text NOT NULL DEFAULT '',
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, intent_id) REFERENCES sandbox_intent (tenant_id, id)
);
CREATE TABLE sandbox_payout (
    tenant_id       uuid NOT NULL REFERENCES tenant (id),
    id              text NOT NULL,
    idempotency_key text NOT NULL,
    amount_minor    bigint NOT NULL CHECK (amount_minor > 0),
    currency        char(3) NOT NULL,
    created_at      timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, idempotency_key)
);

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['trip_credit', 'payment_customer', 'saved_card', 'automatic_payment', 'dispute', 'discount_code', 'discount_use',
        'trip_settlement', 'payout', 'payout_account', 'host_referral', 'reconciliation_difference', 'sandbox_dispute', 'sandbox_payout']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd

-- +goose Down
DROP TABLE sandbox_payout, sandbox_dispute, reconciliation_difference, host_referral, payout_account, payout, trip_settlement,
    discount_use, discount_code, dispute, automatic_payment, saved_card, payment_customer, trip_credit;
