-- +goose Up

-- Who holds, as a keyed hash of the person or the network, and how much of the trip that is with everything else that
-- he holds there and has not paid. Whoever writes a hold has the trip's row locked, so the sum is right.
ALTER TABLE hold
    ADD COLUMN holder bytea,
    ADD COLUMN holder_spots int,
    ADD COLUMN holder_most int,
    ADD CONSTRAINT hold_share CHECK (holder IS NULL OR holder_spots <= holder_most);
CREATE INDEX hold_holder ON hold (tenant_id, trip_id, holder) WHERE state IN ('active', 'paying');

-- +goose Down
DROP INDEX hold_holder;
ALTER TABLE hold DROP CONSTRAINT hold_share, DROP COLUMN holder, DROP COLUMN holder_spots, DROP COLUMN holder_most;
