-- +goose Up

-- Files are written in parts, so that a job that was stopped goes on where it was.
ALTER TABLE export
    ADD COLUMN options jsonb NOT NULL DEFAULT '{}',
    ADD COLUMN host_id uuid,
    ADD COLUMN parts int NOT NULL DEFAULT 0,
    ADD COLUMN source int NOT NULL DEFAULT 0, -- which of the file's sources is being read
    ADD COLUMN last_key uuid,                 -- the last row of it that stands in a part
    ADD CONSTRAINT export_host FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id);
CREATE INDEX survey_response_export ON survey_response (tenant_id, host_id, id);
CREATE INDEX marketing_contact_export ON marketing_contact (tenant_id, host_id, id);

ALTER TABLE email ADD COLUMN headers jsonb NOT NULL DEFAULT '{}';

-- One promotional e-mail of a trip, or one message to its travelers, as it went out.
CREATE TABLE campaign (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           uuid NOT NULL,
    trip_id      uuid NOT NULL,
    host_id      uuid NOT NULL,
    kind         text NOT NULL,
    name         text NOT NULL,
    subject      text NOT NULL,
    body         text NOT NULL,
    marketing    boolean NOT NULL, -- readers can unsubscribe
    sent_by      uuid,             -- null: the clock
    recipients   int NOT NULL,
    created_at   timestamptz NOT NULL,
    completed_at timestamptz,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, trip_id, kind),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id)
);

CREATE TABLE campaign_recipient (
    tenant_id   uuid NOT NULL,
    id          uuid NOT NULL,
    campaign_id uuid NOT NULL,
    email       text NOT NULL CHECK (email = lower(email)),
    first_name  text NOT NULL DEFAULT '',
    state       text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'unsubscribed')),
    sent_at     timestamptz,
    opened_at   timestamptz,
    clicked_at  timestamptz,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, campaign_id, email),
    FOREIGN KEY (tenant_id, campaign_id) REFERENCES campaign (tenant_id, id)
);
CREATE INDEX campaign_recipient_waiting ON campaign_recipient (tenant_id, campaign_id, id) WHERE state = 'waiting';

-- Who wants no more promotional e-mails of a host.
CREATE TABLE marketing_unsubscribe (
    tenant_id uuid NOT NULL,
    host_id   uuid NOT NULL,
    email     text NOT NULL CHECK (email = lower(email)),
    at        timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, host_id, email),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id)
);

-- Visits of trip pages by day and channel. A visitor is a hash that means something for one trip and day only, and
-- is dropped after it.
CREATE TABLE trip_visit_day (
    tenant_id uuid NOT NULL,
    trip_id   uuid NOT NULL,
    day       date NOT NULL,
    channel   text NOT NULL,
    visits    int NOT NULL,
    visitors  int NOT NULL,
    PRIMARY KEY (tenant_id, trip_id, day, channel),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
CREATE TABLE trip_visitor (
    tenant_id uuid NOT NULL,
    trip_id   uuid NOT NULL,
    day       date NOT NULL,
    visitor   bytea NOT NULL,
    PRIMARY KEY (tenant_id, trip_id, day, visitor),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
CREATE INDEX trip_visitor_day ON trip_visitor (tenant_id, day);

-- What people did, by name, for product analytics: written with the change itself, handed on once.
CREATE TABLE analytics_event (
    tenant_id    uuid NOT NULL REFERENCES tenant (id),
    id           uuid NOT NULL,
    name         text NOT NULL,
    properties   jsonb NOT NULL,
    occurred_at  timestamptz NOT NULL,
    delivered_at timestamptz,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX analytics_event_name ON analytics_event (tenant_id, name, id);
CREATE INDEX analytics_event_undelivered ON analytics_event (tenant_id, id) WHERE delivered_at IS NULL;

CREATE TABLE review (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    trip_id      uuid NOT NULL,
    itinerary_id uuid NOT NULL,
    host_id      uuid NOT NULL,
    member_id    uuid NOT NULL,
    rating       int NOT NULL CHECK (rating BETWEEN 1 AND 5),
    comment      text NOT NULL DEFAULT '',
    saved_at     timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, trip_id, member_id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, itinerary_id) REFERENCES itinerary (tenant_id, id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX review_itinerary ON review (tenant_id, itinerary_id);
CREATE INDEX review_host ON review (tenant_id, host_id, id DESC);

-- Pictures of trip pages that were taken.
CREATE TABLE trip_screenshot (
    tenant_id uuid NOT NULL,
    trip_id   uuid NOT NULL,
    width     int NOT NULL,
    height    int NOT NULL,
    file_key  text NOT NULL,
    taken_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, trip_id, width, height),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);

ALTER TABLE itinerary ADD COLUMN published_at timestamptz;
ALTER TABLE booking_participant ADD COLUMN minor_disclaimer_at timestamptz;

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['campaign', 'campaign_recipient', 'marketing_unsubscribe', 'trip_visit_day', 'trip_visitor', 'analytics_event', 'review', 'trip_screenshot']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd

-- +goose Down
ALTER TABLE booking_participant DROP COLUMN minor_disclaimer_at;
ALTER TABLE itinerary DROP COLUMN published_at;
DROP TABLE trip_screenshot, review, analytics_event, trip_visitor, trip_visit_day, marketing_unsubscribe, campaign_recipient, campaign;
ALTER TABLE email DROP COLUMN headers;
DROP INDEX marketing_contact_export, survey_response_export;
ALTER TABLE export DROP CONSTRAINT export_host, DROP COLUMN options, DROP COLUMN host_id, DROP COLUMN parts, DROP COLUMN source, DROP COLUMN last_key;
