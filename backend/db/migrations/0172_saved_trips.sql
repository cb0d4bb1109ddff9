-- +goose Up

-- The trips that a member keeps an eye on.
CREATE TABLE saved_trip (
    tenant_id uuid NOT NULL,
    member_id uuid NOT NULL,
    trip_id   uuid NOT NULL,
    saved_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, member_id, trip_id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
ALTER TABLE saved_trip ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_trip FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON saved_trip USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_trip TO caravan_app;

-- +goose Down
DROP TABLE saved_trip;
