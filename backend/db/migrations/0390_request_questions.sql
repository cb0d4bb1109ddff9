-- +goose Up

-- Questions about a trip request, between its host and its operator. Each is a thread that the other side answers.
CREATE TABLE request_thread (
    tenant_id   uuid NOT NULL,
    id          uuid NOT NULL,
    request_id  uuid NOT NULL,
    side        text NOT NULL CHECK (side IN ('host', 'operator')), -- who asked
    answered_at timestamptz,                                        -- unless the question is open
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, request_id) REFERENCES trip_request (tenant_id, id)
);
CREATE INDEX request_thread_request ON request_thread (tenant_id, request_id);
ALTER TABLE request_thread ENABLE ROW LEVEL SECURITY;
ALTER TABLE request_thread FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON request_thread USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON request_thread TO caravan_app;

CREATE TABLE request_message (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL, -- version 7, so in the order in which they were written
    thread_id  uuid NOT NULL,
    side       text NOT NULL CHECK (side IN ('host', 'operator')),
    member_id  uuid NOT NULL,
    said       text NOT NULL,
    written_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, thread_id) REFERENCES request_thread (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX request_message_thread ON request_message (tenant_id, thread_id, id);
CREATE INDEX request_message_member ON request_message (tenant_id, member_id, written_at);
ALTER TABLE request_message ENABLE ROW LEVEL SECURITY;
ALTER TABLE request_message FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON request_message USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON request_message TO caravan_app;

-- The latest message of a request that a person has read.
CREATE TABLE request_read (
    tenant_id  uuid NOT NULL,
    request_id uuid NOT NULL,
    member_id  uuid NOT NULL,
    message_id uuid NOT NULL,
    PRIMARY KEY (tenant_id, request_id, member_id),
    FOREIGN KEY (tenant_id, request_id) REFERENCES trip_request (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX request_read_member ON request_read (tenant_id, member_id);
ALTER TABLE request_read ENABLE ROW LEVEL SECURITY;
ALTER TABLE request_read FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON request_read USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON request_read TO caravan_app;

-- +goose Down
DROP TABLE request_read;
DROP TABLE request_message;
DROP TABLE request_thread;
