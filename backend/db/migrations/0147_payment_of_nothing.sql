-- +goose Up

-- A discount can cover the whole price: its order is a payment of nothing, which no provider sees.
ALTER TABLE payment DROP CONSTRAINT payment_amount_minor_check;
ALTER TABLE payment ADD CONSTRAINT payment_amount_minor_check CHECK (amount_minor > 0 OR (amount_minor = 0 AND provider = 'none'));

-- +goose Down
ALTER TABLE payment DROP CONSTRAINT payment_amount_minor_check;
ALTER TABLE payment ADD CONSTRAINT payment_amount_minor_check CHECK (amount_minor > 0) NOT VALID;
