-- +goose Up

-- Who wants one email when a trip opens for booking, or, without a trip, when the host's next one does. Nothing is sent
-- before confirmed_at: anybody can type an address.
CREATE TABLE opening_watch (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    host_id      uuid NOT NULL,
    trip_id      uuid,
    email        text NOT NULL,
    language     text NOT NULL,
    asked_at     timestamptz NOT NULL,
    confirmed_at timestamptz,
    told_at      timestamptz,
    ended_at     timestamptz,
    PRIMARY KEY (tenant_id, id),
    UNIQUE NULLS NOT DISTINCT (tenant_id, host_id, trip_id, email),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
CREATE INDEX opening_watch_old ON opening_watch (tenant_id, asked_at);
ALTER TABLE opening_watch ENABLE ROW LEVEL SECURITY;
ALTER TABLE opening_watch FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON opening_watch USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON opening_watch TO caravan_app;

-- +goose Down
DROP TABLE opening_watch;
