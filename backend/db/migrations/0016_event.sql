-- +goose Up

-- The feed of what changed. A row is written with its change and numbered after the commit by one writer, so that
-- who follows the numbers misses nothing.
CREATE TABLE event (
    tenant_id   uuid NOT NULL REFERENCES tenant (id),
    id          uuid NOT NULL,
    seq         bigint, -- null until numbered
    type        text NOT NULL,
    object_type text NOT NULL,
    object_id   uuid NOT NULL,
    actor_id    uuid,
    -- Whom it concerns; found when it is numbered.
    trip_id     uuid,
    booking_id  uuid,
    host_id     uuid,
    operator_id uuid,
    before      jsonb,
    after       jsonb,
    occurred_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, seq)
);
CREATE INDEX event_unnumbered ON event (tenant_id, id) WHERE seq IS NULL;
CREATE INDEX event_operator ON event (tenant_id, operator_id, seq);
CREATE INDEX event_host ON event (tenant_id, host_id, seq);
CREATE INDEX event_object ON event (tenant_id, object_type, object_id, seq);

CREATE TABLE event_feed (
    tenant_id uuid NOT NULL REFERENCES tenant (id),
    last_seq  bigint NOT NULL,
    PRIMARY KEY (tenant_id)
);

CREATE TABLE webhook (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           uuid NOT NULL,
    operator_id  uuid, -- null when it is the marketplace's own
    url          text NOT NULL,
    description  text NOT NULL DEFAULT '',
    event_types  text[] NOT NULL, -- empty: all
    state        text NOT NULL CHECK (state IN ('active', 'paused', 'archived')),
    pause_reason text NOT NULL DEFAULT '',
    failing_since timestamptz,
    sealed_secret   bytea NOT NULL,
    sealed_previous bytea, -- after a rotation, until previous_expires_at
    previous_expires_at timestamptz,
    from_seq     bigint NOT NULL, -- events after this one are delivered
    contact      text NOT NULL DEFAULT '', -- who is mailed when it is paused by itself
    version      bigint NOT NULL DEFAULT 1,
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id)
);
CREATE INDEX webhook_operator ON webhook (tenant_id, operator_id, created_at DESC);

CREATE TABLE webhook_delivery (
    tenant_id   uuid NOT NULL,
    id          uuid NOT NULL,
    webhook_id  uuid NOT NULL,
    event_id    uuid NOT NULL,
    seq         bigint NOT NULL,
    state       text NOT NULL CHECK (state IN ('pending', 'delivered', 'failed')),
    attempts    int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz,
    request     jsonb, -- headers (without the signature) and body as sent last
    response_status int,
    response_body   text NOT NULL DEFAULT '',
    error       text NOT NULL DEFAULT '',
    duration_ms int,
    first_attempt_at timestamptz,
    last_attempt_at  timestamptz,
    created_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhook (tenant_id, id),
    FOREIGN KEY (tenant_id, event_id) REFERENCES event (tenant_id, id)
);
CREATE INDEX webhook_delivery_webhook ON webhook_delivery (tenant_id, webhook_id, id DESC);
CREATE INDEX webhook_delivery_event ON webhook_delivery (tenant_id, event_id);

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['event', 'event_feed', 'webhook', 'webhook_delivery']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd
REVOKE DELETE ON event, webhook FROM caravan_app;

-- +goose Down
DROP TABLE webhook_delivery, webhook, event_feed, event;
