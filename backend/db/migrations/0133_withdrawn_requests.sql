-- +goose Up

-- A request that its host took back is rejected without a reason, at this time.
ALTER TABLE trip_request ADD COLUMN withdrawn_at timestamptz
    CONSTRAINT withdrawn_is_rejected CHECK (withdrawn_at IS NULL OR status = 'rejected');

-- +goose Down
ALTER TABLE trip_request DROP COLUMN withdrawn_at;
