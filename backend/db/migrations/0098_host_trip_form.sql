-- +goose Up

-- What the host of a trip tells about himself before it: he travels too, without a booking (H-446).
CREATE TABLE host_trip_form (
    tenant_id   uuid NOT NULL,
    trip_id     uuid NOT NULL,
    member_id   uuid NOT NULL,
    open_part   jsonb NOT NULL DEFAULT '{}', -- as trip_form has them
    sealed_part bytea,
    complete    boolean NOT NULL DEFAULT false,
    version     bigint NOT NULL DEFAULT 1,
    updated_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, trip_id, member_id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
ALTER TABLE host_trip_form ENABLE ROW LEVEL SECURITY;
ALTER TABLE host_trip_form FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON host_trip_form USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON host_trip_form TO caravan_app;

-- +goose Down
DROP TABLE host_trip_form;
