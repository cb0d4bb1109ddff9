-- +goose Up

-- A large payout is approved by two people: the first of them.
ALTER TABLE payout ADD COLUMN first_approved_at timestamptz, ADD COLUMN first_approved_by uuid;

-- +goose Down
ALTER TABLE payout DROP COLUMN first_approved_at, DROP COLUMN first_approved_by;
