-- +goose Up

-- While it is set, the tenant's test clock stands still at that instant; otherwise it runs beside real time.
ALTER TABLE tenant ADD COLUMN clock_frozen_at timestamptz;

-- One advance of a sandbox tenant's test clock, with how far its rules have followed.
CREATE TABLE clock_run (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           uuid NOT NULL,
    state        text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'running', 'success', 'failure')),
    from_at      timestamptz NOT NULL,
    to_at        timestamptz NOT NULL,
    reached_at   timestamptz NOT NULL,
    frozen       boolean NOT NULL,
    steps        int NOT NULL DEFAULT 0,
    error        text NOT NULL DEFAULT '',
    requested_by uuid,
    created_at   timestamptz NOT NULL, -- real time
    finished_at  timestamptz,          -- real time
    PRIMARY KEY (tenant_id, id),
    CHECK (to_at >= from_at)
);
CREATE UNIQUE INDEX clock_run_one_at_a_time ON clock_run (tenant_id) WHERE state IN ('pending', 'running');

ALTER TABLE trip
    ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC', -- IANA name; the trip's days begin and end in it
    ADD COLUMN operator_technical_at timestamptz,     -- the operator submitted the technical itinerary
    ADD COLUMN admin_technical_at timestamptz,        -- the platform approved it
    ADD COLUMN technical_flagged boolean NOT NULL DEFAULT false,
    ADD COLUMN companions_submitted_at timestamptz,
    ADD COLUMN last_publish_at timestamptz;

-- The itinerary's service that a trip's was copied from, so that a change of its price finds the trips.
ALTER TABLE trip_service ADD COLUMN source_id uuid;

CREATE TABLE earnings_report (
    tenant_id   uuid NOT NULL REFERENCES tenant (id),
    trip_id     uuid NOT NULL,
    figures     jsonb NOT NULL,
    created_at  timestamptz NOT NULL,
    approved_at timestamptz,
    approved_by uuid,
    PRIMARY KEY (tenant_id, trip_id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);

-- One application of changed costs to the trips that were made from them.
CREATE TABLE repricing (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           uuid NOT NULL,
    itinerary_id uuid NOT NULL,
    state        text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'running', 'success', 'failure')),
    total        int NOT NULL,
    error        text NOT NULL DEFAULT '',
    requested_by uuid NOT NULL,
    created_at   timestamptz NOT NULL,
    finished_at  timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, itinerary_id) REFERENCES itinerary (tenant_id, id)
);
CREATE INDEX repricing_itinerary ON repricing (tenant_id, itinerary_id, id);

CREATE TABLE repricing_trip (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    repricing_id uuid NOT NULL,
    trip_id      uuid NOT NULL,
    version      bigint NOT NULL, -- of the trip in the preview that was agreed to
    outcome      text NOT NULL DEFAULT 'pending' CHECK (outcome IN ('pending', 'changed', 'skipped')),
    reason       text NOT NULL DEFAULT '',
    before       jsonb,
    after        jsonb,
    PRIMARY KEY (tenant_id, repricing_id, trip_id),
    FOREIGN KEY (tenant_id, repricing_id) REFERENCES repricing (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['clock_run', 'earnings_report', 'repricing', 'repricing_trip'] LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd

-- +goose Down
DROP TABLE repricing_trip, repricing, earnings_report, clock_run;
ALTER TABLE trip_service DROP COLUMN source_id;
ALTER TABLE trip DROP COLUMN time_zone, DROP COLUMN operator_technical_at, DROP COLUMN admin_technical_at, DROP COLUMN technical_flagged,
    DROP COLUMN companions_submitted_at, DROP COLUMN last_publish_at;
ALTER TABLE tenant DROP COLUMN clock_frozen_at;
