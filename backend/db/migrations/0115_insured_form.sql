-- +goose Up
-- Whether a policy is named: the policy itself is sealed.
ALTER TABLE trip_form ADD COLUMN insured boolean NOT NULL DEFAULT false;

-- +goose Down
ALTER TABLE trip_form DROP COLUMN insured;
