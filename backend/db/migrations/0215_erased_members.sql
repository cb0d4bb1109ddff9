-- +goose Up

-- When somebody was asked to be erased, until a job has done or refused it, and when only a pseudonym was left.
ALTER TABLE member ADD COLUMN erase_asked_at timestamptz, ADD COLUMN erased_at timestamptz,
    ADD CONSTRAINT member_erased_is_closed CHECK (erased_at IS NULL OR (status = 'disabled' AND identity_id IS NULL));

-- +goose Down
ALTER TABLE member DROP COLUMN erased_at, DROP COLUMN erase_asked_at;
