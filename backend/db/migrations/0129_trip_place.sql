-- +goose Up

-- A trip's zone is that of its place. Trips made before this have the marketplace's where their country was not known;
-- the workers find the places of those that are not marked.
ALTER TABLE trip ADD COLUMN placed boolean NOT NULL DEFAULT false;
ALTER TABLE trip ALTER COLUMN placed SET DEFAULT true;
CREATE INDEX trip_unplaced_idx ON trip (tenant_id, id) WHERE NOT placed;

-- +goose Down
DROP INDEX trip_unplaced_idx;
ALTER TABLE trip DROP COLUMN placed;
