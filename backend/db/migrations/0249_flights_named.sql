-- +goose Up

-- When the flight of a ride was last corrected; the trip form may say something newer, or older.
ALTER TABLE ground_transfer ADD COLUMN flight_named_at timestamptz;

-- +goose Down
ALTER TABLE ground_transfer DROP COLUMN flight_named_at;
