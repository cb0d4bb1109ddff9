-- +goose Up

-- Who took a trip's manifest along, and what it said then: of each traveler digests by which the next one tells what has
-- changed. They hold nothing that could be read.
CREATE TABLE manifest_print (
    tenant_id  uuid NOT NULL,
    trip_id    uuid NOT NULL,
    version    integer NOT NULL,
    kind       text NOT NULL CHECK (kind IN ('pdf', 'csv')),
    printed_by uuid NOT NULL,
    printed_at timestamptz NOT NULL,
    travelers  jsonb NOT NULL,
    PRIMARY KEY (tenant_id, trip_id, version),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
ALTER TABLE manifest_print ENABLE ROW LEVEL SECURITY;
ALTER TABLE manifest_print FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON manifest_print USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON manifest_print TO caravan_app;

-- +goose Down
DROP TABLE manifest_print;
