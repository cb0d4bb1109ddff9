-- +goose Up

-- Who works for an operator as what: admins manage its people, keys and subscriptions.
ALTER TABLE operator_member ADD COLUMN role text NOT NULL DEFAULT 'member' CHECK (role IN ('admin', 'member'));

-- People beside the host himself (H-008).
CREATE TABLE host_member (
    tenant_id uuid NOT NULL,
    host_id   uuid NOT NULL,
    member_id uuid NOT NULL,
    PRIMARY KEY (tenant_id, host_id, member_id),
    FOREIGN KEY (tenant_id, host_id) REFERENCES host (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX host_member_member ON host_member (tenant_id, member_id);

-- What is assigned to an account manager.
CREATE TABLE account_assignment (
    tenant_id   uuid NOT NULL,
    member_id   uuid NOT NULL,
    object_type text NOT NULL CHECK (object_type IN ('Host', 'Trip')),
    object_id   uuid NOT NULL,
    created_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, member_id, object_type, object_id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX account_assignment_object ON account_assignment (tenant_id, object_type, object_id);

-- Keys of partner operators. A secret is never stored, only its hash.
CREATE TABLE api_key (
    tenant_id    uuid NOT NULL,
    id           uuid NOT NULL,
    operator_id  uuid NOT NULL,
    name         text NOT NULL CHECK (name <> ''),
    hint         text NOT NULL, -- first and last characters, to recognise it by
    secret_hash  bytea NOT NULL,
    previous_hash bytea,        -- after a rotation, until previous_expires_at
    previous_expires_at timestamptz,
    scopes       text[] NOT NULL,
    expires_at   timestamptz,
    revoked_at   timestamptz,
    last_used_at timestamptz,   -- to the minute
    last_used_ip text NOT NULL DEFAULT '',
    created_by   uuid,
    version      bigint NOT NULL DEFAULT 1,
    created_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, secret_hash),
    UNIQUE (tenant_id, previous_hash),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id),
    FOREIGN KEY (tenant_id, created_by) REFERENCES member (tenant_id, id)
);
CREATE INDEX api_key_operator ON api_key (tenant_id, operator_id, created_at DESC);

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['host_member', 'account_assignment', 'api_key']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd

-- +goose Down
DROP TABLE api_key, account_assignment, host_member;
ALTER TABLE operator_member DROP COLUMN role;
