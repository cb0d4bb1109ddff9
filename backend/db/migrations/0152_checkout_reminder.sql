-- +goose Up

-- Who asked, in a checkout, for one email with which to finish it later: the hold that he had last.
CREATE TABLE checkout_reminder (
    tenant_id    uuid NOT NULL,
    trip_id      uuid NOT NULL,
    email        text NOT NULL,
    hold_id      uuid NOT NULL,
    first_name   text NOT NULL,
    language     text NOT NULL,
    consented_at timestamptz NOT NULL,
    settled_at   timestamptz, -- when it was sent, or needed no more
    PRIMARY KEY (tenant_id, trip_id, email),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, hold_id) REFERENCES hold (tenant_id, id)
);
CREATE INDEX checkout_reminder_open ON checkout_reminder (tenant_id, consented_at) WHERE settled_at IS NULL;
CREATE INDEX checkout_reminder_hold ON checkout_reminder (tenant_id, hold_id);
ALTER TABLE checkout_reminder ENABLE ROW LEVEL SECURITY;
ALTER TABLE checkout_reminder FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON checkout_reminder USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON checkout_reminder TO caravan_app;

-- +goose Down
DROP TABLE checkout_reminder;
