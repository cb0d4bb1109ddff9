-- +goose Up

-- What insurance companies reported about policies, and what came of it. A delivery is what identifies a webhook that
-- is repeated; null for the response to a call.
CREATE TABLE insurance_event (
    tenant_id   uuid NOT NULL,
    id          uuid NOT NULL,
    policy_id   uuid NOT NULL,
    booking_id  uuid NOT NULL,
    company_id  uuid NOT NULL,
    company     text NOT NULL, -- its name
    kind        text NOT NULL,
    reference   text NOT NULL, -- the policy at the company
    outcome     text NOT NULL, -- the policy's status afterwards
    delivery    text,
    received_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, company_id, delivery),
    FOREIGN KEY (tenant_id, policy_id) REFERENCES insurance_policy (tenant_id, id)
);
CREATE INDEX insurance_event_booking ON insurance_event (tenant_id, booking_id, received_at DESC, id DESC);

-- What transfer companies reported about rides. A ride is of a booking or of the trip's host.
CREATE TABLE ground_transfer_event (
    tenant_id   uuid NOT NULL,
    id          uuid NOT NULL,
    ride_id     uuid NOT NULL,
    trip_id     uuid NOT NULL,
    booking_id  uuid,
    host_id     uuid,
    company_id  uuid NOT NULL,
    company     text NOT NULL,
    kind        text NOT NULL,
    reference   text NOT NULL,
    outcome     text NOT NULL,
    delivery    text,
    received_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, company_id, delivery),
    FOREIGN KEY (tenant_id, ride_id) REFERENCES ground_transfer (tenant_id, id)
);
CREATE INDEX ground_transfer_event_booking ON ground_transfer_event (tenant_id, booking_id, received_at DESC, id DESC) WHERE booking_id IS NOT NULL;
CREATE INDEX ground_transfer_event_trip ON ground_transfer_event (tenant_id, trip_id, received_at DESC, id DESC) WHERE host_id IS NOT NULL;
CREATE INDEX ground_transfer_event_host ON ground_transfer_event (tenant_id, host_id, received_at DESC, id DESC) WHERE host_id IS NOT NULL;

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['insurance_event', 'ground_transfer_event']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd

-- +goose Down
DROP TABLE ground_transfer_event, insurance_event;
