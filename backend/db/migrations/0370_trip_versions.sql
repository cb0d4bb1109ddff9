-- +goose Up

-- Every saved state of a trip's page and days.
CREATE TABLE trip_version (
    tenant_id uuid NOT NULL,
    trip_id   uuid NOT NULL,
    version   bigint NOT NULL,
    action    text NOT NULL,
    saved_by  uuid, -- empty for jobs
    saved_as  text CHECK (saved_as IN ('host', 'operator', 'admin')),
    saved_at  timestamptz NOT NULL,
    changes   int NOT NULL,
    snapshot  jsonb NOT NULL,
    PRIMARY KEY (tenant_id, trip_id, version),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
ALTER TABLE trip_version ENABLE ROW LEVEL SECURITY;
ALTER TABLE trip_version FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON trip_version USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON trip_version TO caravan_app;

-- What was sent back instead of approved, and why.
CREATE TABLE trip_round (
    tenant_id uuid NOT NULL,
    id        uuid NOT NULL,
    trip_id   uuid NOT NULL,
    part      text NOT NULL CHECK (part IN ('page', 'technicalItinerary', 'earningsReport')),
    reason    text NOT NULL,
    told      text[] NOT NULL,
    sent_by   uuid NOT NULL,
    sent_name text NOT NULL,
    sent_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
CREATE INDEX trip_round_trip ON trip_round (tenant_id, trip_id, sent_at DESC, id DESC);
ALTER TABLE trip_round ENABLE ROW LEVEL SECURITY;
ALTER TABLE trip_round FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON trip_round USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON trip_round TO caravan_app;

-- +goose Down
DROP TABLE trip_round, trip_version;
