-- +goose Up

-- Since when a bank debit is on its way, which says when it is expected, and is told to its payer once.
ALTER TABLE payment ADD COLUMN on_its_way_since timestamptz;
UPDATE payment SET on_its_way_since = on_its_way_at WHERE on_its_way_at IS NOT NULL;

-- +goose Down
ALTER TABLE payment DROP COLUMN on_its_way_since;
