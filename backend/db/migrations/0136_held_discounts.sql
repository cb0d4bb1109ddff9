-- +goose Up

-- A host's own codes come out of his earnings.
ALTER TABLE discount_code
    ADD COLUMN borne_by_host boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT discount_code_borne CHECK (NOT borne_by_host OR host_id IS NOT NULL);

-- A code entered at checkout is used by the hold first and by its booking once that is paid for. The trip is that of uses
-- since then; older ones are none of a host's codes.
ALTER TABLE discount_use
    ALTER COLUMN booking_id DROP NOT NULL,
    ADD COLUMN hold_id uuid,
    ADD COLUMN trip_id uuid,
    ADD FOREIGN KEY (tenant_id, hold_id) REFERENCES hold (tenant_id, id),
    ADD FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id),
    ADD CONSTRAINT discount_use_of CHECK (booking_id IS NOT NULL OR hold_id IS NOT NULL);
CREATE UNIQUE INDEX discount_use_hold ON discount_use (tenant_id, hold_id) WHERE removed_at IS NULL AND hold_id IS NOT NULL;
CREATE INDEX discount_use_trip ON discount_use (tenant_id, trip_id) WHERE removed_at IS NULL;

-- +goose Down
DROP INDEX discount_use_trip, discount_use_hold;
DELETE FROM discount_use WHERE booking_id IS NULL;
ALTER TABLE discount_use DROP COLUMN trip_id, DROP COLUMN hold_id, ALTER COLUMN booking_id SET NOT NULL;
ALTER TABLE discount_code DROP COLUMN borne_by_host;
