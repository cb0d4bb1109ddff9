-- +goose Up
-- Payouts can be held and cancelled, and may ask for an admin's approval.
ALTER TABLE payout DROP CONSTRAINT payout_status_check;
ALTER TABLE payout ADD CONSTRAINT payout_status_check CHECK (status IN ('scheduled', 'held', 'sent', 'failed', 'cancelled'));
ALTER TABLE payout ADD COLUMN approved_at timestamptz;
ALTER TABLE payout ADD COLUMN approved_by uuid;
ALTER TABLE payout ADD COLUMN attempts int NOT NULL DEFAULT 0;
ALTER TABLE payout ADD COLUMN next_try_at timestamptz;
DROP INDEX payout_due;
CREATE INDEX payout_due ON payout (tenant_id, due_on) WHERE status IN ('scheduled', 'failed');
CREATE INDEX payout_newest ON payout (tenant_id, id DESC);
ALTER TABLE payout_account ADD COLUMN country text NOT NULL DEFAULT '';

-- What the operator gets for an add-on, as it was when it was booked; null on those from before.
ALTER TABLE booking_add_on ADD COLUMN operator_unit_minor bigint;

-- +goose Down
ALTER TABLE booking_add_on DROP COLUMN operator_unit_minor;
ALTER TABLE payout_account DROP COLUMN country;
DROP INDEX payout_newest;
DROP INDEX payout_due;
CREATE INDEX payout_due ON payout (tenant_id, due_on) WHERE status <> 'sent';
ALTER TABLE payout DROP COLUMN next_try_at, DROP COLUMN attempts, DROP COLUMN approved_by, DROP COLUMN approved_at;
DELETE FROM payout WHERE status IN ('held', 'cancelled');
ALTER TABLE payout DROP CONSTRAINT payout_status_check;
ALTER TABLE payout ADD CONSTRAINT payout_status_check CHECK (status IN ('scheduled', 'sent', 'failed'));
