-- +goose Up
-- Credit pays for rides as it pays for trips: what rides cost comes of the card and of the credit beside it.
ALTER TABLE payment DROP CONSTRAINT payment_transfer;
ALTER TABLE payment ADD CONSTRAINT payment_transfer CHECK (transfer_minor >= 0 AND (transfer_minor = 0
    OR CASE WHEN provider = 'credit' THEN insurance_minor = 0 AND transfer_minor = amount_minor
       ELSE transfer_minor + insurance_minor = amount_minor + credit_minor END));

-- +goose Down
ALTER TABLE payment DROP CONSTRAINT payment_transfer;
ALTER TABLE payment ADD CONSTRAINT payment_transfer CHECK (transfer_minor >= 0 AND transfer_minor <= amount_minor
    AND (transfer_minor = 0 OR transfer_minor + insurance_minor = amount_minor)) NOT VALID;
