-- +goose Up

-- Records that admins edit carry a version, so that two who edit at once are told.
ALTER TABLE operator ADD COLUMN version bigint NOT NULL DEFAULT 1, ADD COLUMN active boolean NOT NULL DEFAULT true;
ALTER TABLE booking_participant ADD COLUMN version bigint NOT NULL DEFAULT 1;

-- Public pages of a host under /public/l/{path} (H-248).
CREATE TABLE link (
    tenant_id   uuid NOT NULL,
    id          uuid NOT NULL,
    host_id     uuid NOT NULL,
    link_type   text NOT NULL CHECK (link_type IN ('survey', 'emailCapture', 'referral')),
    path        text NOT NULL CHECK (path ~ '^[a-z0-9][a-z0-9-]{1,78}[a-z0-9]$'),
    destination text NOT NULL DEFAULT '',
    active      boolean NOT NULL DEFAULT true,
    version     bigint NOT NULL DEFAULT 1,
    created_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, path),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id)
);
CREATE INDEX link_host ON link (tenant_id, host_id);

-- What the marketplace suggests to a host (H-185); the itineraries are the rows of itinerary_recommendation.
CREATE TABLE host_recommendation (
    tenant_id      uuid NOT NULL,
    id             uuid NOT NULL,
    host_id        uuid NOT NULL,
    active         boolean NOT NULL DEFAULT true,
    recommended_by text NOT NULL DEFAULT '',
    note           text NOT NULL DEFAULT '',
    seen_at        timestamptz, -- when the host saw it first
    version        bigint NOT NULL DEFAULT 1,
    created_at     timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, host_id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id)
);
INSERT INTO host_recommendation (tenant_id, id, host_id, note, created_at)
SELECT r.tenant_id, gen_random_uuid(), r.host_id, max(r.note), now() FROM itinerary_recommendation r GROUP BY r.tenant_id, r.host_id;
ALTER TABLE itinerary_recommendation ADD COLUMN position int NOT NULL DEFAULT 0;
ALTER TABLE itinerary_recommendation DROP COLUMN note;
ALTER TABLE itinerary_recommendation ADD FOREIGN KEY (tenant_id, host_id) REFERENCES host_recommendation (tenant_id, host_id) ON DELETE CASCADE;

-- +goose StatementBegin
DO $$
DECLARE
    t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['link', 'host_recommendation'] LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END
$$;
-- +goose StatementEnd

-- +goose Down
ALTER TABLE itinerary_recommendation DROP CONSTRAINT itinerary_recommendation_tenant_id_host_id_fkey1;
ALTER TABLE itinerary_recommendation ADD COLUMN note text NOT NULL DEFAULT '', DROP COLUMN position;
DROP TABLE host_recommendation;
DROP TABLE link;
ALTER TABLE booking_participant DROP COLUMN version;
ALTER TABLE operator DROP COLUMN active, DROP COLUMN version;
