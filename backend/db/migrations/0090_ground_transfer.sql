-- +goose Up
-- The part of a payment that pays for rides never enters the booking's balance: it is owed to who drives. A payment
-- is for rides or for the booking, never for both.
ALTER TABLE payment ADD COLUMN transfer_minor bigint NOT NULL DEFAULT 0
    CONSTRAINT payment_transfer CHECK (transfer_minor >= 0 AND transfer_minor <= amount_minor AND (transfer_minor = 0 OR insurance_minor = 0));

ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account CHECK (account IN ('traveler_receivable', 'deferred_trip_revenue', 'provider_clearing', 'traveler_credit',
        'cancellation_fee', 'forfeited_revenue', 'expired_credit', 'promotion', 'disputed', 'suspense',
        'host_earnings_payable', 'host_advance', 'operator_payable', 'platform_fee', 'service_fee', 'transaction_fee',
        'payout_clearing', 'referral_expense', 'insurance_payable', 'transfer_payable'));

-- What a company offered for a leg. Places and the wish are kept as they were asked for.
CREATE TABLE ground_transfer_quote (
    tenant_id      uuid NOT NULL REFERENCES tenant (id),
    id             uuid NOT NULL,
    trip_id        uuid NOT NULL,
    booking_id     uuid, -- none for a host
    member_id      uuid NOT NULL,
    type           text NOT NULL CHECK (type IN ('arrival', 'departure')),
    provider       text NOT NULL,
    provider_ref   text NOT NULL,
    wish           jsonb NOT NULL,
    origin         jsonb NOT NULL,
    destination    jsonb NOT NULL,
    pickup_at      timestamptz NOT NULL,
    vehicle        jsonb NOT NULL,
    price_minor    bigint NOT NULL CHECK (price_minor >= 0),
    company_minor  bigint NOT NULL CHECK (company_minor >= 0 AND company_minor <= price_minor),
    currency       char(3) NOT NULL,
    duration_seconds integer NOT NULL CHECK (duration_seconds >= 0),
    distance_meters  integer NOT NULL CHECK (distance_meters >= 0),
    expires_at     timestamptz NOT NULL,
    created_at     timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id)
);

-- Quotes that were accepted together: they wait for their payment and are placed once.
CREATE TABLE ground_transfer_order (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL,
    trip_id    uuid NOT NULL,
    booking_id uuid,
    quotes     uuid[] NOT NULL,
    contact    jsonb NOT NULL,
    state      text NOT NULL CHECK (state IN ('paying', 'placed', 'dropped')),
    created_at timestamptz NOT NULL,
    ended_at   timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id)
);

CREATE TABLE ground_transfer (
    tenant_id      uuid NOT NULL,
    id             uuid NOT NULL, -- the company's idempotency key
    trip_id        uuid NOT NULL,
    booking_id     uuid,
    host_id        uuid, -- of a ride for the trip's free places
    order_id       uuid NOT NULL,
    add_on_id      text NOT NULL,
    type           text NOT NULL CHECK (type IN ('arrival', 'departure')),
    code           text NOT NULL,
    status         text NOT NULL CHECK (status IN ('pending', 'awaiting approval', 'confirmed', 'planned', 'driver underway', 'driver arrived',
        'journey in progress', 'completed', 'cancelled free', 'cancelled with costs')),
    provider       text NOT NULL,
    quote_ref      text NOT NULL,
    provider_ref   text,
    origin         jsonb NOT NULL,
    destination    jsonb NOT NULL,
    pickup_at      timestamptz NOT NULL,
    time_zone      text NOT NULL,
    duration_seconds integer NOT NULL,
    distance_meters  integer NOT NULL,
    vehicle        jsonb NOT NULL,
    passengers     integer NOT NULL CHECK (passengers > 0),
    carry_on_luggage integer NOT NULL,
    checked_luggage  integer NOT NULL,
    flight_number  text NOT NULL,
    first_name     text NOT NULL,
    last_name      text NOT NULL,
    email          text NOT NULL,
    phone          text NOT NULL,
    driver         jsonb, -- as the company tells it
    price_minor    bigint NOT NULL CHECK (price_minor >= 0),
    company_minor  bigint NOT NULL CHECK (company_minor >= 0 AND company_minor <= price_minor),
    currency       char(3) NOT NULL,
    free_until     timestamptz NOT NULL,
    cancelling     text NOT NULL DEFAULT '' CHECK (cancelling IN ('', 'traveler', 'host', 'helper', 'booking')), -- who asked, until the company answered
    cancellation_type text CHECK (cancellation_type IN ('traveler', 'host', 'helper', 'booking', 'provider')),
    refund_minor   bigint NOT NULL DEFAULT 0 CHECK (refund_minor >= 0 AND refund_minor <= price_minor),
    told_version   bigint NOT NULL DEFAULT 1, -- what the company knows of the traveler
    message        text NOT NULL DEFAULT '',
    version        bigint NOT NULL DEFAULT 1,
    created_at     timestamptz NOT NULL,
    ended_at       timestamptz,
    PRIMARY KEY (tenant_id, id),
    CHECK ((booking_id IS NULL) <> (host_id IS NULL)),
    FOREIGN KEY (tenant_id, order_id) REFERENCES ground_transfer_order (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id)
);
CREATE INDEX ground_transfer_trip ON ground_transfer (tenant_id, trip_id);
CREATE INDEX ground_transfer_booking ON ground_transfer (tenant_id, booking_id);
CREATE INDEX ground_transfer_open ON ground_transfer (tenant_id, id) WHERE ended_at IS NULL;

-- What the simulated company keeps.
CREATE TABLE simulated_ride (
    tenant_id       uuid NOT NULL REFERENCES tenant (id),
    id              text NOT NULL,
    idempotency_key text NOT NULL,
    pickup_at       timestamptz NOT NULL,
    duration_seconds integer NOT NULL,
    traveler        jsonb NOT NULL,
    state           text NOT NULL CHECK (state IN ('booked', 'refused', 'cancelled')),
    created_at      timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, idempotency_key)
);

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['ground_transfer_quote', 'ground_transfer_order', 'ground_transfer', 'simulated_ride']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd

-- +goose Down
DROP TABLE simulated_ride, ground_transfer, ground_transfer_order, ground_transfer_quote;
ALTER TABLE payment DROP COLUMN transfer_minor;
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account CHECK (account IN ('traveler_receivable', 'deferred_trip_revenue', 'provider_clearing', 'traveler_credit',
        'cancellation_fee', 'forfeited_revenue', 'expired_credit', 'promotion', 'disputed', 'suspense',
        'host_earnings_payable', 'host_advance', 'operator_payable', 'platform_fee', 'service_fee', 'transaction_fee',
        'payout_clearing', 'referral_expense', 'insurance_payable'));
