-- +goose Up
-- A session of Kratos as this tenant has seen it: where from, when last, and when a passkey confirmed it.
CREATE TABLE member_session (
    tenant_id    uuid NOT NULL,
    session_id   uuid NOT NULL, -- Kratos' id
    member_id    uuid NOT NULL,
    address      text NOT NULL DEFAULT '',
    user_agent   text NOT NULL DEFAULT '',
    last_seen_at timestamptz NOT NULL,
    confirmed_at timestamptz,
    PRIMARY KEY (tenant_id, session_id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX member_session_member ON member_session (tenant_id, member_id);

-- Passkeys belong to a member, not to the identity: browsers tie them to the tenant's host name.
CREATE TABLE member_passkey (
    tenant_id     uuid NOT NULL,
    id            uuid NOT NULL,
    member_id     uuid NOT NULL,
    credential_id bytea NOT NULL,
    credential    jsonb NOT NULL, -- public key, counter and flags
    name          text NOT NULL CHECK (name <> ''),
    created_at    timestamptz NOT NULL,
    last_used_at  timestamptz,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, credential_id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX member_passkey_member ON member_passkey (tenant_id, member_id);

-- A mailed link may come with a code to type; wrong tries use the code up, not the link.
ALTER TABLE member_token
    ADD COLUMN code_hash bytea,
    ADD COLUMN code_tries integer NOT NULL DEFAULT 0,
    ADD COLUMN code_expires_at timestamptz;
CREATE INDEX member_token_member ON member_token (tenant_id, member_id) WHERE used_at IS NULL;

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['member_session', 'member_passkey']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
    END LOOP;
END $$;
-- +goose StatementEnd
GRANT SELECT, INSERT, UPDATE, DELETE ON member_session, member_passkey TO caravan_app;

-- +goose Down
DROP TABLE member_passkey;
DROP TABLE member_session;
ALTER TABLE member_token DROP COLUMN code_hash, DROP COLUMN code_tries, DROP COLUMN code_expires_at;
