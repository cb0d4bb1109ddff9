-- +goose Up

-- A bank debit is on its way for days. When it was last asked for, so that it is not asked for all the time.
ALTER TABLE payment ADD COLUMN on_its_way_at timestamptz;

-- +goose Down
ALTER TABLE payment DROP COLUMN on_its_way_at;
