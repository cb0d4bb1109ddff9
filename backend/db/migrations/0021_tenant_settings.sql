-- +goose Up

ALTER TABLE tenant
    ADD COLUMN version     bigint  NOT NULL DEFAULT 1,
    ADD COLUMN is_platform boolean NOT NULL DEFAULT false, -- its admins may open other marketplaces
    ADD COLUMN features    jsonb   NOT NULL DEFAULT '{}',  -- switches that differ from the default
    ADD COLUMN providers   jsonb   NOT NULL DEFAULT '{}';  -- who does each outside service, with settings that are no secret

-- A host name that a tenant asked for and has not proven. It is no reference row: until then anybody may ask for it.
CREATE TABLE tenant_host_claim (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    id         uuid NOT NULL,
    host       text NOT NULL CHECK (host = lower(host)),
    token      text NOT NULL,
    problem    text NOT NULL DEFAULT '',
    checked_at timestamptz,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, host)
);

-- Secrets of outside services, sealed in their place.
CREATE TABLE tenant_secret (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    id         uuid NOT NULL,
    name       text NOT NULL, -- "service/choice/secret"
    sealed     bytea NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, name)
);

CREATE TABLE tenant_logo (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    png        bytea NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id)
);

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['tenant_host_claim', 'tenant_secret', 'tenant_logo'] LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd

ALTER TABLE impersonation ADD COLUMN ended_by uuid;
ALTER TABLE impersonation ADD FOREIGN KEY (tenant_id, ended_by) REFERENCES member (tenant_id, id);
CREATE INDEX impersonation_started ON impersonation (tenant_id, started_at DESC, id DESC);

-- +goose Down
ALTER TABLE impersonation DROP COLUMN ended_by;
DROP INDEX impersonation_started;
DROP TABLE tenant_logo, tenant_secret, tenant_host_claim;
ALTER TABLE tenant DROP COLUMN version, DROP COLUMN is_platform, DROP COLUMN features, DROP COLUMN providers;
