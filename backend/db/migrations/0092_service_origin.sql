-- +goose Up
-- When a service came to its trip, and by whom (H-230). Services that came before this have their trip's day.
ALTER TABLE trip_service ADD COLUMN created_at timestamptz, ADD COLUMN created_by uuid;

-- +goose Down
ALTER TABLE trip_service DROP COLUMN created_at, DROP COLUMN created_by;
