-- +goose Up
-- A payment for rides may carry what their insurance costs more. Which part of it a refund gives back is written on the
-- refund; before, a payment that was not the booking's had one such part.
ALTER TABLE payment DROP CONSTRAINT payment_transfer;
ALTER TABLE payment ADD CONSTRAINT payment_transfer CHECK (transfer_minor >= 0 AND transfer_minor <= amount_minor
    AND (transfer_minor = 0 OR transfer_minor + insurance_minor = amount_minor));
ALTER TABLE refund ADD COLUMN aside text CONSTRAINT refund_aside CHECK (aside IN ('insurance', 'transfer'));

-- A ride's add-on has the ride's id, and a short one that people can read out (T-209).
ALTER TABLE booking_add_on ADD COLUMN short_id text;

-- The day on which the travelers' stay began or ended when the ride was offered: nights that change later are told by it (T-173).
ALTER TABLE ground_transfer_quote ADD COLUMN stay_on date;
ALTER TABLE ground_transfer ADD COLUMN stay_on date;

-- +goose Down
ALTER TABLE ground_transfer DROP COLUMN stay_on;
ALTER TABLE ground_transfer_quote DROP COLUMN stay_on;
ALTER TABLE booking_add_on DROP COLUMN short_id;
ALTER TABLE refund DROP COLUMN aside;
ALTER TABLE payment DROP CONSTRAINT payment_transfer;
ALTER TABLE payment ADD CONSTRAINT payment_transfer CHECK (transfer_minor >= 0 AND transfer_minor <= amount_minor AND (transfer_minor = 0 OR insurance_minor = 0));
