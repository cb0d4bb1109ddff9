-- +goose Up

-- What changed on the days of a trip since people booked it, in the order in which it did. A revision is the version that
-- the trip had then.
CREATE TABLE trip_day_change (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    trip_id      uuid NOT NULL,
    day          int NOT NULL,
    revision     bigint NOT NULL,
    kind         text NOT NULL CHECK (kind IN ('added', 'removed', 'moved', 'changed')),
    service_type text NOT NULL,
    name         text NOT NULL,
    field        text NOT NULL DEFAULT '',
    before       text NOT NULL DEFAULT '',
    after        text NOT NULL DEFAULT '',
    changed_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
CREATE INDEX trip_day_change_trip ON trip_day_change (tenant_id, trip_id, day, revision);
ALTER TABLE trip_day_change ENABLE ROW LEVEL SECURITY;
ALTER TABLE trip_day_change FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON trip_day_change USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON trip_day_change TO caravan_app;

-- Up to which revision of a day somebody has acknowledged what changed.
CREATE TABLE trip_day_seen (
    tenant_id uuid NOT NULL,
    trip_id   uuid NOT NULL,
    day       int NOT NULL,
    member_id uuid NOT NULL,
    revision  bigint NOT NULL,
    seen_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, trip_id, day, member_id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
ALTER TABLE trip_day_seen ENABLE ROW LEVEL SECURITY;
ALTER TABLE trip_day_seen FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON trip_day_seen USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON trip_day_seen TO caravan_app;

-- +goose Down
DROP TABLE trip_day_seen;
DROP TABLE trip_day_change;
