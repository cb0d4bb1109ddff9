-- +goose Up

-- The private address at which calendars follow a traveler's trips: its secret is kept as a hash.
CREATE TABLE calendar_feed (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL,
    member_id  uuid NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, member_id),
    UNIQUE (tenant_id, token_hash),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
ALTER TABLE calendar_feed ENABLE ROW LEVEL SECURITY;
ALTER TABLE calendar_feed FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON calendar_feed USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_feed TO caravan_app;

-- Emails may bring a calendar file.
ALTER TABLE email ADD COLUMN calendar text NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE email DROP COLUMN calendar;
DROP TABLE calendar_feed;
