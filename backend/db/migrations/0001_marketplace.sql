-- +goose Up

-- Reference tables: what must be known before a tenant is, or is unique across tenants. No row-level security.

CREATE TABLE tenant (
    id                   uuid PRIMARY KEY,
    slug                 text NOT NULL UNIQUE CHECK (slug ~ '^[a-z][a-z0-9-]{1,40}$'),
    brand                text NOT NULL,
    tagline              text NOT NULL DEFAULT '',
    currency             char(3) NOT NULL,
    locale               text NOT NULL,
    theme                jsonb NOT NULL,
    support_email        text NOT NULL,
    sender_email         text NOT NULL,
    policy               jsonb NOT NULL DEFAULT '{}',
    is_demo              boolean NOT NULL DEFAULT false,
    is_sandbox           boolean NOT NULL DEFAULT false,
    clock_offset_seconds bigint NOT NULL DEFAULT 0,
    demo_sign_ins        jsonb NOT NULL DEFAULT '[]', -- shown on the sign-in page of demo tenants only
    created_at           timestamptz NOT NULL
);

CREATE TABLE tenant_host (
    host      text PRIMARY KEY CHECK (host = lower(host)),
    tenant_id uuid NOT NULL REFERENCES tenant (id)
);

-- Tenant tables. Every key begins with tenant_id, so that the schema can be distributed by it.

CREATE TABLE member (
    tenant_id   uuid NOT NULL REFERENCES tenant (id),
    id          uuid NOT NULL,
    identity_id uuid,
    email       text NOT NULL CHECK (email = lower(email)),
    user_group  text NOT NULL CHECK (user_group IN ('traveler', 'host', 'operator', 'admin', 'tripManager', 'accountManager')),
    status      text NOT NULL CHECK (status IN ('invited', 'active', 'disabled')),
    first_name  text NOT NULL,
    last_name   text NOT NULL,
    profile     jsonb NOT NULL DEFAULT '{}',
    password_expires_at timestamptz,
    version     bigint NOT NULL DEFAULT 1,
    created_at  timestamptz NOT NULL,
    updated_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, email),
    UNIQUE (tenant_id, identity_id)
);

CREATE TABLE member_token (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL,
    member_id  uuid NOT NULL,
    kind       text NOT NULL CHECK (kind IN ('activation', 'reset')),
    token_hash bytea NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at    timestamptz,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, token_hash),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);

CREATE TABLE impersonation (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    session_hash bytea NOT NULL,
    actor_id     uuid NOT NULL,
    subject_id   uuid NOT NULL,
    reason       text NOT NULL CHECK (reason <> ''),
    started_at   timestamptz NOT NULL,
    expires_at   timestamptz NOT NULL,
    ended_at     timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, actor_id) REFERENCES member (tenant_id, id),
    FOREIGN KEY (tenant_id, subject_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX impersonation_session ON impersonation (tenant_id, session_hash) WHERE ended_at IS NULL;

CREATE TABLE operator (
    tenant_id   uuid NOT NULL REFERENCES tenant (id),
    id          uuid NOT NULL,
    name        text NOT NULL,
    code        text NOT NULL,
    phone       text NOT NULL DEFAULT '',
    email       text NOT NULL DEFAULT '',
    about       text NOT NULL DEFAULT '',
    terms       text NOT NULL,
    created_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, code)
);

CREATE TABLE operator_member (
    tenant_id   uuid NOT NULL,
    operator_id uuid NOT NULL,
    member_id   uuid NOT NULL,
    PRIMARY KEY (tenant_id, operator_id, member_id),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX operator_member_member ON operator_member (tenant_id, member_id);

CREATE TABLE host (
    tenant_id            uuid NOT NULL,
    id                   uuid NOT NULL,
    member_id            uuid NOT NULL,
    level                int NOT NULL CHECK (level BETWEEN 0 AND 3),
    status               text NOT NULL CHECK (status IN ('created', 'ready-to-qualify', 'qualifying', 'qualified', 'planning', 'launched', 'confirmed', 'renewed')),
    active               boolean NOT NULL DEFAULT true,
    display_name         text NOT NULL,
    page_path            text NOT NULL,
    profile              jsonb NOT NULL DEFAULT '{}',
    onboarding_completed boolean NOT NULL DEFAULT false,
    version              bigint NOT NULL DEFAULT 1,
    created_at           timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, member_id),
    UNIQUE (tenant_id, page_path),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);

CREATE TABLE survey_response (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    host_id      uuid NOT NULL,
    age          int,
    budget_minor bigint,
    destination  text,
    time_of_year text,
    gender       text,
    email        text,
    marketing_opt_in boolean NOT NULL DEFAULT false,
    answered_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id)
);
CREATE INDEX survey_response_host ON survey_response (tenant_id, host_id, answered_at);

CREATE TABLE itinerary (
    tenant_id      uuid NOT NULL,
    id             uuid NOT NULL,
    operator_id    uuid NOT NULL,
    status         text NOT NULL CHECK (status IN ('created', 'incomplete', 'in review', 'complete')),
    name           text NOT NULL,
    country        text NOT NULL,
    destination    text NOT NULL,
    trip_summary   text NOT NULL DEFAULT '',
    categories     text[] NOT NULL DEFAULT '{}',
    length_in_days int NOT NULL CHECK (length_in_days BETWEEN 1 AND 60),
    currency       char(3) NOT NULL,
    tier           int NOT NULL CHECK (tier BETWEEN 1 AND 3),
    activity_level int NOT NULL DEFAULT 2 CHECK (activity_level BETWEEN 1 AND 5),
    minimum_spots  int NOT NULL,
    maximum_spots  int NOT NULL,
    year_over_year_increase_bp int NOT NULL DEFAULT 0,
    schedule_year  int NOT NULL,
    traveler_insurance_required boolean NOT NULL DEFAULT false,
    passport_required boolean NOT NULL DEFAULT false,
    inventory_enabled boolean NOT NULL DEFAULT true,
    operator_code  text NOT NULL DEFAULT '',
    content        jsonb NOT NULL DEFAULT '{}', -- photos, packages, cities, inclusions, exclusions, logistics, airports
    version        bigint NOT NULL DEFAULT 1,
    created_at     timestamptz NOT NULL,
    updated_at     timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id),
    CHECK (minimum_spots >= 1 AND maximum_spots >= minimum_spots)
);
CREATE INDEX itinerary_operator ON itinerary (tenant_id, operator_id, id);
CREATE INDEX itinerary_catalogue ON itinerary (tenant_id, status, tier, name, id);

CREATE TABLE itinerary_service (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    itinerary_id uuid NOT NULL,
    day          int NOT NULL CHECK (day BETWEEN 1 AND 60),
    position     int NOT NULL,
    type         text NOT NULL,
    timing       text NOT NULL DEFAULT 'onTrip' CHECK (timing IN ('onTrip', 'preTrip', 'postTrip')),
    price_minor  bigint CHECK (price_minor >= 0),
    detail       jsonb NOT NULL DEFAULT '{}', -- the remaining fields of the contract's Service
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, itinerary_id) REFERENCES itinerary (tenant_id, id)
);
CREATE INDEX itinerary_service_day ON itinerary_service (tenant_id, itinerary_id, day, position);

CREATE TABLE inventory_item (
    tenant_id     uuid NOT NULL,
    id            uuid NOT NULL,
    itinerary_id  uuid NOT NULL,
    start_date    date NOT NULL,
    package_level text NOT NULL CHECK (package_level IN ('economy', 'standard', 'premium')),
    quantity_available int NOT NULL CHECK (quantity_available >= 1),
    quantity_pending   int NOT NULL DEFAULT 0 CHECK (quantity_pending >= 0),
    quantity_confirmed int NOT NULL DEFAULT 0 CHECK (quantity_confirmed >= 0),
    single_supplement_price_minor bigint NOT NULL CHECK (single_supplement_price_minor >= 0),
    single_supplement_quantity    int NOT NULL CHECK (single_supplement_quantity >= 0),
    pre_transfer_price_minor  bigint CHECK (pre_transfer_price_minor >= 0),
    post_transfer_price_minor bigint CHECK (post_transfer_price_minor >= 0),
    cost_schedule      jsonb NOT NULL,
    pre_accommodation  jsonb,
    post_accommodation jsonb,
    version    bigint NOT NULL DEFAULT 1,
    deleted_at timestamptz,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, itinerary_id) REFERENCES itinerary (tenant_id, id),
    -- A departure is never given to more trips than there are (O-100 to O-103).
    CONSTRAINT inventory_item_not_oversold CHECK (quantity_pending + quantity_confirmed <= quantity_available)
);
CREATE INDEX inventory_item_date ON inventory_item (tenant_id, itinerary_id, start_date) WHERE deleted_at IS NULL;

CREATE TABLE itinerary_recommendation (
    tenant_id    uuid NOT NULL,
    host_id      uuid NOT NULL,
    itinerary_id uuid NOT NULL,
    top          boolean NOT NULL DEFAULT false,
    note         text NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, host_id, itinerary_id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id),
    FOREIGN KEY (tenant_id, itinerary_id) REFERENCES itinerary (tenant_id, id)
);

CREATE TABLE trip_request (
    tenant_id         uuid NOT NULL,
    id                uuid NOT NULL,
    host_id           uuid NOT NULL,
    itinerary_id      uuid NOT NULL,
    operator_id       uuid NOT NULL,
    inventory_item_id uuid,
    status            text NOT NULL CHECK (status IN ('pending', 'trip-created', 'accepted', 'rejected')),
    package_level     text NOT NULL,
    start_date        date NOT NULL,
    end_date          date NOT NULL,
    form              jsonb NOT NULL, -- companions, rooms, workshop spaces, activities, pre/post choices, requests
    instantly_approved boolean NOT NULL DEFAULT false,
    auto_priced       boolean NOT NULL DEFAULT false,
    trip_id           uuid,
    version           bigint NOT NULL DEFAULT 1,
    created_at        timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id),
    FOREIGN KEY (tenant_id, itinerary_id) REFERENCES itinerary (tenant_id, id),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id),
    FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_item (tenant_id, id)
);
CREATE INDEX trip_request_host ON trip_request (tenant_id, host_id, created_at DESC);
CREATE INDEX trip_request_operator ON trip_request (tenant_id, operator_id, status, created_at DESC);

CREATE TABLE trip (
    tenant_id         uuid NOT NULL,
    id                uuid NOT NULL,
    short_id          text NOT NULL,
    trip_path         text NOT NULL CHECK (trip_path ~ '^[a-z0-9][a-z0-9-]{2,120}$'),
    itinerary_id      uuid NOT NULL,
    host_id           uuid NOT NULL,
    operator_id       uuid NOT NULL,
    trip_request_id   uuid NOT NULL,
    inventory_item_id uuid,
    status            text NOT NULL CHECK (status IN ('created', 'partner_approved', 'trova_pricing_approved', 'host_approved', 'early_confirmed', 'live', 'ready_to_confirm', 'confirmed', 'closed', 'complete', 'cancelled')),
    status_since      timestamptz NOT NULL,
    publish_status    text NOT NULL DEFAULT 'pending' CHECK (publish_status IN ('pending', 'in_review', 'marketing', 'live')),
    publish_request   timestamptz,
    name              text NOT NULL,
    country           text NOT NULL,
    destination       text NOT NULL,
    trip_summary      text NOT NULL,
    categories        text[] NOT NULL DEFAULT '{}',
    package_level     text NOT NULL,
    start_date        date NOT NULL,
    end_date          date NOT NULL,
    bookings_deadline date NOT NULL,
    launch_at         timestamptz,
    launched_at       timestamptz,
    currency          char(3) NOT NULL,
    minimum_spots     int NOT NULL,
    maximum_spots     int NOT NULL,
    minimum_trip_threshold int NOT NULL,
    spots_taken       int NOT NULL DEFAULT 0,
    single_supplement_price_minor bigint NOT NULL DEFAULT 0,
    single_supplement_quantity    int NOT NULL DEFAULT 0,
    single_supplement_taken       int NOT NULL DEFAULT 0,
    foc               int NOT NULL CHECK (foc >= 0),
    cost_schedule     jsonb NOT NULL,
    schedule_year     int NOT NULL,
    year_over_year_increase_bp int NOT NULL DEFAULT 0,
    group_variable_minor bigint NOT NULL DEFAULT 0,
    initial_price_minor   bigint,
    remaining_price_minor bigint,
    flight_stipend_minor  bigint NOT NULL DEFAULT 0,
    service_fee_bp     int NOT NULL,
    transaction_fee_bp int NOT NULL,
    platform_fee_bp    int NOT NULL,
    operator_terms_accepted_at timestamptz,
    host_terms_version     text,
    host_terms_accepted_at timestamptz,
    booking_auto_confirmation boolean NOT NULL DEFAULT false,
    promote_tutorial_completed boolean NOT NULL DEFAULT false,
    cancellation_reason text,
    internal_cancellation_reason int,
    content           jsonb NOT NULL DEFAULT '{}', -- photos, companions, rooms, requests, inclusions, exclusions, airports, preparation link
    policy            jsonb NOT NULL,              -- the tenant's policies this trip was made under
    version           bigint NOT NULL DEFAULT 1,
    created_at        timestamptz NOT NULL,
    updated_at        timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, short_id),
    UNIQUE (tenant_id, trip_path),
    UNIQUE (tenant_id, trip_request_id),
    FOREIGN KEY (tenant_id, itinerary_id) REFERENCES itinerary (tenant_id, id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_request_id) REFERENCES trip_request (tenant_id, id),
    FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_item (tenant_id, id),
    -- The last line of defence against overselling; the hold's locked update is the first.
    CONSTRAINT trip_spots_not_oversold CHECK (spots_taken BETWEEN 0 AND maximum_spots),
    CONSTRAINT trip_supplements_not_oversold CHECK (single_supplement_taken BETWEEN 0 AND single_supplement_quantity)
);
CREATE INDEX trip_host ON trip (tenant_id, host_id, start_date);
CREATE INDEX trip_operator ON trip (tenant_id, operator_id, start_date);
CREATE INDEX trip_status ON trip (tenant_id, status, start_date, id);

CREATE TABLE trip_service (
    tenant_id   uuid NOT NULL,
    id          uuid NOT NULL,
    trip_id     uuid NOT NULL,
    day         int NOT NULL,
    position    int NOT NULL,
    type        text NOT NULL,
    timing      text NOT NULL DEFAULT 'onTrip',
    price_minor bigint CHECK (price_minor >= 0),
    bookable    boolean NOT NULL DEFAULT false,
    capacity    int,
    taken       int NOT NULL DEFAULT 0,
    detail      jsonb NOT NULL DEFAULT '{}',
    deleted_at  timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    CONSTRAINT trip_service_not_oversold CHECK (taken >= 0 AND (capacity IS NULL OR taken <= capacity))
);
CREATE INDEX trip_service_day ON trip_service (tenant_id, trip_id, day, position);

CREATE TABLE hold (
    tenant_id   uuid NOT NULL,
    id          uuid NOT NULL,
    trip_id     uuid NOT NULL,
    token_hash  bytea NOT NULL,
    state       text NOT NULL CHECK (state IN ('active', 'paying', 'converted', 'expired', 'released')),
    spots       int NOT NULL CHECK (spots > 0),
    supplements int NOT NULL DEFAULT 0 CHECK (supplements >= 0),
    first_spot  int NOT NULL, -- how many spots were taken before this hold; decides early-bird prices
    choices     jsonb NOT NULL, -- rooms and activities
    quote       jsonb NOT NULL,
    expires_at  timestamptz NOT NULL,
    created_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
CREATE INDEX hold_expiry ON hold (tenant_id, expires_at) WHERE state = 'active';

CREATE TABLE booking (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    order_id     text NOT NULL,
    trip_id      uuid NOT NULL,
    hold_id      uuid,
    customer_id  uuid NOT NULL,
    status       text NOT NULL CHECK (status IN ('pending', 'awaiting', 'waitlist', 'confirmed', 'cancelled', 'closed')),
    spots        int NOT NULL CHECK (spots > 0),
    supplements  int NOT NULL DEFAULT 0,
    currency     char(3) NOT NULL,
    deposit_minor bigint NOT NULL,
    payment_due_date date NOT NULL,
    rooms        jsonb NOT NULL DEFAULT '[]',
    lines        jsonb NOT NULL DEFAULT '[]', -- the price lines the customer agreed to
    policy       jsonb NOT NULL,
    is_pending_cancellation boolean NOT NULL DEFAULT false,
    cancelled_by_host boolean NOT NULL DEFAULT false,
    internal_cancellation_reason int,
    confirmed_at timestamptz,
    cancelled_at timestamptz,
    version      bigint NOT NULL DEFAULT 1,
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, order_id),
    UNIQUE (tenant_id, hold_id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, hold_id) REFERENCES hold (tenant_id, id),
    FOREIGN KEY (tenant_id, customer_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX booking_trip ON booking (tenant_id, trip_id, created_at);
CREATE INDEX booking_customer ON booking (tenant_id, customer_id, created_at DESC);

CREATE TABLE booking_participant (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL,
    booking_id uuid NOT NULL,
    position   int NOT NULL CHECK (position >= 0), -- 0 is the customer
    member_id  uuid,
    first_name text NOT NULL,
    last_name  text NOT NULL,
    email      text NOT NULL DEFAULT '',
    phone      text NOT NULL DEFAULT '',
    gender     text NOT NULL DEFAULT '',
    date_of_birth date,
    country_code  text NOT NULL DEFAULT '',
    instagram_handle text NOT NULL DEFAULT '',
    status     text NOT NULL DEFAULT 'created' CHECK (status IN ('created', 'waiver-complete', 'trip-form-complete', 'ready-to-travel', 'complete', 'feedback-complete', 'cancelled')),
    terms_accepted_at timestamptz,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, booking_id, position),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX booking_participant_member ON booking_participant (tenant_id, member_id);

CREATE TABLE booking_add_on (
    tenant_id       uuid NOT NULL,
    id              uuid NOT NULL,
    booking_id      uuid NOT NULL,
    participant_id  uuid NOT NULL,
    trip_service_id uuid,
    type            text NOT NULL CHECK (type IN ('activity', 'singleSupplement', 'additionalService', 'groundTransfer')),
    name            text NOT NULL,
    status          text NOT NULL CHECK (status IN ('AVAILABLE', 'CONFIRMED', 'PENDING_ADDITION', 'PENDING_REMOVAL')),
    quantity        int NOT NULL CHECK (quantity > 0),
    unit_price_minor bigint NOT NULL,
    deleted         boolean NOT NULL DEFAULT false,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id),
    FOREIGN KEY (tenant_id, participant_id) REFERENCES booking_participant (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_service_id) REFERENCES trip_service (tenant_id, id)
);
CREATE INDEX booking_add_on_booking ON booking_add_on (tenant_id, booking_id);

CREATE TABLE trip_form (
    tenant_id      uuid NOT NULL,
    participant_id uuid NOT NULL,
    trip_id        uuid NOT NULL,
    open_part      jsonb NOT NULL DEFAULT '{}', -- flights, plans, insurance, emergency contact, preferences
    sealed_part    bytea,                       -- passport, medical and disclosure fields, encrypted
    complete       boolean NOT NULL DEFAULT false,
    version        bigint NOT NULL DEFAULT 1,
    updated_at     timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, participant_id),
    FOREIGN KEY (tenant_id, participant_id) REFERENCES booking_participant (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);

CREATE TABLE payment (
    tenant_id       uuid NOT NULL,
    id              uuid NOT NULL,
    hold_id         uuid,
    booking_id      uuid,
    provider        text NOT NULL,
    provider_ref    text,
    status          text NOT NULL CHECK (status IN ('processing', 'requires_action', 'succeeded', 'failed')),
    amount_minor    bigint NOT NULL CHECK (amount_minor > 0),
    currency        char(3) NOT NULL,
    method_label    text NOT NULL DEFAULT '',
    secret_hash     bytea NOT NULL,
    failure_code    text NOT NULL DEFAULT '',
    failure_message text NOT NULL DEFAULT '',
    automatic       boolean NOT NULL DEFAULT false,
    method          text NOT NULL DEFAULT '',    -- the provider's token of the card, never its number
    request         jsonb NOT NULL DEFAULT '{}', -- the people of the order, until it becomes a booking
    activation_mailed boolean NOT NULL DEFAULT false,
    settled_at      timestamptz,
    created_at      timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, provider, provider_ref),
    FOREIGN KEY (tenant_id, hold_id) REFERENCES hold (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id)
);
CREATE INDEX payment_booking ON payment (tenant_id, booking_id, created_at);
CREATE INDEX payment_open ON payment (tenant_id, created_at) WHERE status IN ('processing', 'requires_action');
CREATE INDEX payment_hold ON payment (tenant_id, hold_id, created_at);

-- Money on its way back. The id is the provider's idempotency key.
CREATE TABLE refund (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    payment_id   uuid NOT NULL,
    booking_id   uuid,
    amount_minor bigint NOT NULL CHECK (amount_minor > 0),
    currency     char(3) NOT NULL,
    status       text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
    reason       text NOT NULL DEFAULT '',
    provider_ref text,
    created_at   timestamptz NOT NULL,
    settled_at   timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, payment_id) REFERENCES payment (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id)
);
CREATE INDEX refund_payment ON refund (tenant_id, payment_id);
CREATE INDEX refund_booking ON refund (tenant_id, booking_id, created_at);

CREATE TABLE payment_event (
    tenant_id   uuid NOT NULL REFERENCES tenant (id),
    provider    text NOT NULL,
    event_id    text NOT NULL,
    received_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, provider, event_id)
);

-- What the embedded provider remembers: it stands outside the product's own books.
CREATE TABLE sandbox_intent (
    tenant_id       uuid NOT NULL REFERENCES tenant (id),
    id              text NOT NULL,
    idempotency_key text NOT NULL,
    behaviour       text NOT NULL,
    status          text NOT NULL,
    amount_minor    bigint NOT NULL,
    currency        char(3) NOT NULL,
    failure_code    text NOT NULL DEFAULT '',
    method_label    text NOT NULL DEFAULT '',
    created_at      timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, idempotency_key)
);

CREATE TABLE sandbox_refund (
    tenant_id       uuid NOT NULL REFERENCES tenant (id),
    id              text NOT NULL,
    idempotency_key text NOT NULL,
    intent_id       text NOT NULL,
    amount_minor    bigint NOT NULL CHECK (amount_minor > 0),
    created_at      timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, idempotency_key),
    FOREIGN KEY (tenant_id, intent_id) REFERENCES sandbox_intent (tenant_id, id)
);

CREATE TABLE ledger_entry (
    tenant_id      uuid NOT NULL,
    id             uuid NOT NULL,
    transaction_id uuid NOT NULL,
    account        text NOT NULL CHECK (account IN ('traveler_receivable', 'deferred_trip_revenue', 'provider_clearing', 'traveler_credit', 'cancellation_fee')),
    booking_id     uuid,
    trip_id        uuid,
    amount_minor   bigint NOT NULL CHECK (amount_minor <> 0), -- debit positive, credit negative
    currency       char(3) NOT NULL,
    kind           text NOT NULL,
    memo           text NOT NULL DEFAULT '',
    payment_id     uuid,
    posted_at      timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, payment_id) REFERENCES payment (tenant_id, id)
);
CREATE INDEX ledger_entry_booking ON ledger_entry (tenant_id, booking_id, posted_at);
CREATE INDEX ledger_entry_transaction ON ledger_entry (tenant_id, transaction_id);
CREATE INDEX ledger_entry_trip ON ledger_entry (tenant_id, trip_id, account);
CREATE INDEX ledger_entry_payment ON ledger_entry (tenant_id, payment_id);

CREATE TABLE export (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    kind         text NOT NULL,
    trip_id      uuid,
    requested_by uuid NOT NULL,
    state        text NOT NULL CHECK (state IN ('pending', 'running', 'success', 'failure')),
    done_rows    bigint NOT NULL DEFAULT 0,
    total_rows   bigint NOT NULL DEFAULT 0,
    file_key     text NOT NULL DEFAULT '',
    file_name    text NOT NULL DEFAULT '',
    error        text NOT NULL DEFAULT '',
    created_at   timestamptz NOT NULL,
    finished_at  timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, requested_by) REFERENCES member (tenant_id, id)
);
CREATE INDEX export_requested_by ON export (tenant_id, requested_by, created_at DESC);

CREATE TABLE email (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    id         uuid NOT NULL,
    dedupe_key text NOT NULL,
    template   text NOT NULL,
    recipient  text NOT NULL,
    subject    text NOT NULL,
    html       text NOT NULL,
    plain      text NOT NULL,
    created_at timestamptz NOT NULL,
    sent_at    timestamptz,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, dedupe_key)
);

CREATE TABLE idempotency_key (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    scope        text NOT NULL, -- operation and caller
    key          text NOT NULL,
    request_hash bytea NOT NULL,
    status       int,
    response     jsonb,
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, scope, key)
);

CREATE TABLE audit_log (
    tenant_id   uuid NOT NULL REFERENCES tenant (id),
    id          uuid NOT NULL,
    at          timestamptz NOT NULL,
    actor_id    uuid,  -- the person who acted; null for the system
    acting_as   uuid,  -- the person acted for, when impersonating
    action      text NOT NULL,
    object_type text NOT NULL,
    object_id   uuid NOT NULL,
    before      jsonb,
    after       jsonb,
    request_id  text NOT NULL DEFAULT '',
    ip          text NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX audit_log_at ON audit_log (tenant_id, at DESC, id);
CREATE INDEX audit_log_object ON audit_log (tenant_id, object_type, object_id, at DESC);

-- Relation changes wait here until the job has told Keto.
CREATE TABLE relation_outbox (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    id         uuid NOT NULL,
    adds       boolean NOT NULL, -- false removes the relation
    namespace  text NOT NULL,
    object_id  text NOT NULL,
    relation   text NOT NULL,
    subject    text NOT NULL, -- "User:<id>" for a person, "Namespace:<id>" for an object
    claimed_until timestamptz, -- one worker at a time per object, so that its changes keep their order
    created_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX relation_outbox_object ON relation_outbox (tenant_id, namespace, object_id);
CREATE INDEX relation_outbox_subject ON relation_outbox (tenant_id, subject);

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOR t IN SELECT c.table_name FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.column_name = 'tenant_id' AND c.table_name <> 'tenant_host'
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
    END LOOP;
END $$;
-- +goose StatementEnd

-- The running server may read and write rows, never change the schema; the books and the log are append-only.
GRANT USAGE ON SCHEMA public TO caravan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO caravan_app;
REVOKE UPDATE, DELETE ON ledger_entry, audit_log, payment_event FROM caravan_app;

-- +goose Down
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
