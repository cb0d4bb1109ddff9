-- +goose Up

-- xid is the transaction that wrote the entry: what seals the log orders by it, because a clock of the tenant's
-- own and commits out of order leave nothing else that only grows (see domain/auditlog).
ALTER TABLE audit_log ADD COLUMN xid bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint;
ALTER TABLE audit_log ADD COLUMN user_agent text NOT NULL DEFAULT '';
CREATE INDEX audit_log_xid ON audit_log (tenant_id, xid, id);
CREATE INDEX audit_log_actor ON audit_log (tenant_id, actor_id, at DESC, id);

-- The hash chain over a tenant's entries. A row covers its entry and, through the row before it, all earlier ones.
CREATE TABLE audit_seal (
    tenant_id uuid   NOT NULL,
    position  bigint NOT NULL CHECK (position >= 1),
    entry_id  uuid   NOT NULL,
    hash      bytea  NOT NULL,
    horizon   bigint NOT NULL, -- every entry of an earlier transaction is sealed
    sealed_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, position),
    UNIQUE (tenant_id, entry_id),
    FOREIGN KEY (tenant_id, entry_id) REFERENCES audit_log (tenant_id, id)
);
ALTER TABLE audit_seal ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_seal FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON audit_seal USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT ON audit_seal TO caravan_app;

-- +goose Down
DROP TABLE audit_seal;
ALTER TABLE audit_log DROP COLUMN xid, DROP COLUMN user_agent;
