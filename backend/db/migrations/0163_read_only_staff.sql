-- +goose Up

-- Staff who look after people and trips without changing any of it.
ALTER TABLE member ADD COLUMN read_only boolean NOT NULL DEFAULT false;

-- +goose Down
ALTER TABLE member DROP COLUMN read_only;
