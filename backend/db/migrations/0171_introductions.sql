-- +goose Up

-- The member who agreed to be shown on a trip's public page with first name and picture, and the trip. It counts for
-- these only: a spot that is given to somebody else, or moved to another trip, shows nobody.
ALTER TABLE booking_participant ADD COLUMN shown_by uuid, ADD COLUMN shown_on uuid;

-- +goose Down
ALTER TABLE booking_participant DROP COLUMN shown_by, DROP COLUMN shown_on;
