-- +goose Up

-- The day that a bulk action takes, such as the new last day of discount codes.
ALTER TABLE bulk_run ADD COLUMN until date;

-- +goose Down
ALTER TABLE bulk_run DROP COLUMN until;
