-- +goose Up

-- A campaign that is stopped on the way stays stopped: who did not get it yet never does.
ALTER TABLE campaign ADD COLUMN stopped_at timestamptz, ADD COLUMN stopped_by uuid;
ALTER TABLE campaign_recipient DROP CONSTRAINT campaign_recipient_state_check,
    ADD CONSTRAINT campaign_recipient_state_check CHECK (state IN ('waiting', 'sent', 'unsubscribed', 'stopped', 'undeliverable'));

-- Mails that are written together are held back together, as long as they have not left.
ALTER TABLE email ADD COLUMN batch uuid;
CREATE INDEX email_batch_unsent ON email (tenant_id, batch) WHERE batch IS NOT NULL AND sent_at IS NULL;

-- Addresses that a mail server has refused for good; nobody promotes anything to them.
CREATE TABLE refused_address (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    email      text NOT NULL CHECK (email = lower(email)),
    refused_at timestamptz NOT NULL,
    answer     text NOT NULL,
    PRIMARY KEY (tenant_id, email)
);
ALTER TABLE refused_address ENABLE ROW LEVEL SECURITY;
ALTER TABLE refused_address FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON refused_address USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON refused_address TO caravan_app;

-- +goose Down
DROP TABLE refused_address;
DROP INDEX email_batch_unsent;
ALTER TABLE email DROP COLUMN batch;
UPDATE campaign_recipient SET state = 'waiting' WHERE state IN ('stopped', 'undeliverable');
ALTER TABLE campaign_recipient DROP CONSTRAINT campaign_recipient_state_check,
    ADD CONSTRAINT campaign_recipient_state_check CHECK (state IN ('waiting', 'sent', 'unsubscribed'));
ALTER TABLE campaign DROP COLUMN stopped_at, DROP COLUMN stopped_by;
