-- +goose Up

-- Whoever moderates reviews has read one since it was last saved, or keeps it from others, and says why.
ALTER TABLE review ADD COLUMN operator_id uuid,
    ADD COLUMN checked_at timestamptz,
    ADD COLUMN hidden_at timestamptz,
    ADD COLUMN hidden_reason text NOT NULL DEFAULT '',
    ADD FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id);
CREATE INDEX review_operator ON review (tenant_id, operator_id, id DESC);
CREATE INDEX review_waiting ON review (tenant_id, saved_at) WHERE checked_at IS NULL;

-- After how many days a traveler was last asked what a trip was like.
CREATE TABLE review_ask (
    tenant_id uuid NOT NULL,
    trip_id   uuid NOT NULL,
    member_id uuid NOT NULL,
    days      int NOT NULL,
    asked_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, trip_id, member_id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
ALTER TABLE review_ask ENABLE ROW LEVEL SECURITY;
ALTER TABLE review_ask FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON review_ask USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON review_ask TO caravan_app;

-- Who does not want to be asked.
CREATE TABLE review_silence (
    tenant_id uuid NOT NULL,
    member_id uuid NOT NULL,
    since     timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, member_id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
ALTER TABLE review_silence ENABLE ROW LEVEL SECURITY;
ALTER TABLE review_silence FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON review_silence USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON review_silence TO caravan_app;

-- +goose Down
DROP TABLE review_silence;
DROP TABLE review_ask;
ALTER TABLE review DROP COLUMN hidden_reason, DROP COLUMN hidden_at, DROP COLUMN checked_at, DROP COLUMN operator_id;
