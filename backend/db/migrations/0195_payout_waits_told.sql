-- +goose Up

-- When a payee was told that a payout which is due waits for an account, which is told once.
ALTER TABLE payout ADD COLUMN waiting_told_at timestamptz;

-- +goose Down
ALTER TABLE payout DROP COLUMN waiting_told_at;
