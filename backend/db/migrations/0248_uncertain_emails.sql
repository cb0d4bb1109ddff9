-- +goose Up

-- When a promotional email is handed to the mail server: set before the server can have it, and cleared if the server
-- definitely does not. Unsent and failed with it means that nobody knows whether the server accepted the email.
ALTER TABLE email ADD COLUMN handed_at timestamptz;
ALTER TABLE campaign_recipient DROP CONSTRAINT campaign_recipient_state_check,
    ADD CONSTRAINT campaign_recipient_state_check CHECK (state IN ('waiting', 'sent', 'unsubscribed', 'stopped', 'undeliverable', 'uncertain'));

-- +goose Down
UPDATE campaign_recipient SET state = 'undeliverable' WHERE state = 'uncertain';
ALTER TABLE campaign_recipient DROP CONSTRAINT campaign_recipient_state_check,
    ADD CONSTRAINT campaign_recipient_state_check CHECK (state IN ('waiting', 'sent', 'unsubscribed', 'stopped', 'undeliverable'));
ALTER TABLE email DROP COLUMN handed_at;
