-- +goose Up

-- How the operator arranged the rooms of a trip; the version grows with each change.
CREATE TABLE rooming (
    tenant_id uuid NOT NULL,
    trip_id   uuid NOT NULL,
    version   bigint NOT NULL,
    PRIMARY KEY (tenant_id, trip_id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES trip (tenant_id, id)
);
ALTER TABLE rooming ENABLE ROW LEVEL SECURITY;
ALTER TABLE rooming FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON rooming USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON rooming TO caravan_app;

-- Travelers who sleep elsewhere than booked. A room is named by the traveler for whom it was booked first; without one the
-- traveler is in none. The type that was booked then tells whether the move still holds.
CREATE TABLE rooming_move (
    tenant_id      uuid NOT NULL,
    trip_id        uuid NOT NULL,
    participant_id uuid NOT NULL,
    room_id        uuid,
    room_type      text NOT NULL,
    version        bigint NOT NULL,
    PRIMARY KEY (tenant_id, trip_id, participant_id),
    FOREIGN KEY (tenant_id, trip_id) REFERENCES rooming (tenant_id, trip_id),
    FOREIGN KEY (tenant_id, participant_id) REFERENCES booking_participant (tenant_id, id)
);
ALTER TABLE rooming_move ENABLE ROW LEVEL SECURITY;
ALTER TABLE rooming_move FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON rooming_move USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON rooming_move TO caravan_app;

-- +goose Down
DROP TABLE rooming_move;
DROP TABLE rooming;
