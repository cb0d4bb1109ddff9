-- +goose Up

-- How long whoever holds has kept spots of the trip without paying, in spot-seconds of the last day with this hold, and
-- the most that is borne: nobody keeps others from a small trip by holding it over and over.
ALTER TABLE hold
    ADD COLUMN holder_seconds bigint,
    ADD COLUMN holder_patience bigint,
    ADD CONSTRAINT hold_patience CHECK (holder IS NULL OR holder_seconds <= holder_patience);
DROP INDEX hold_holder;
CREATE INDEX hold_holder ON hold (tenant_id, trip_id, holder, created_at) WHERE state <> 'converted';

-- +goose Down
DROP INDEX hold_holder;
CREATE INDEX hold_holder ON hold (tenant_id, trip_id, holder) WHERE state IN ('active', 'paying');
ALTER TABLE hold DROP CONSTRAINT hold_patience, DROP COLUMN holder_seconds, DROP COLUMN holder_patience;
