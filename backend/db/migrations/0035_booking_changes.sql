-- +goose Up

-- Nights before and after a trip that travelers took from a departure, per kind of room. The quantity is the
-- departure's at the time of the last take; the row's lock and the constraint keep it from being oversold.
CREATE TABLE departure_night (
    tenant_id         uuid NOT NULL,
    inventory_item_id uuid NOT NULL,
    timing            text NOT NULL CHECK (timing IN ('preTrip', 'postTrip')),
    occupancy         text NOT NULL CHECK (occupancy IN ('single', 'double')),
    quantity          int NOT NULL CHECK (quantity >= 0),
    taken             int NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, inventory_item_id, timing, occupancy),
    FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_item (tenant_id, id),
    CONSTRAINT departure_night_not_oversold CHECK (taken BETWEEN 0 AND quantity)
);

-- What an add-on is of: a service of the trip, or a night or transfer of its departure (offer_id).
ALTER TABLE booking_add_on DROP CONSTRAINT booking_add_on_type_check;
ALTER TABLE booking_add_on ADD CONSTRAINT booking_add_on_type_check
    CHECK (type IN ('activity', 'singleSupplement', 'additionalService', 'groundTransfer', 'insurance'));
ALTER TABLE booking_add_on ADD COLUMN offer_id uuid;
ALTER TABLE booking_add_on ADD COLUMN inventory_item_id uuid;
ALTER TABLE booking_add_on ADD COLUMN service_type text NOT NULL DEFAULT '';
ALTER TABLE booking_add_on ADD COLUMN timing text NOT NULL DEFAULT '';
ALTER TABLE booking_add_on ADD COLUMN occupancy text NOT NULL DEFAULT '';
ALTER TABLE booking_add_on ADD COLUMN change_id uuid;
ALTER TABLE booking_add_on ADD FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_item (tenant_id, id);

ALTER TABLE booking ADD COLUMN cancellation jsonb; -- who cancelled, why, and what the rules gave back
ALTER TABLE booking ADD COLUMN offer_expires_at timestamptz; -- until when an offered waitlist place is kept
ALTER TABLE booking ADD COLUMN places_kept boolean NOT NULL DEFAULT false; -- an awaiting booking holds its places
CREATE INDEX booking_waitlist ON booking (tenant_id, trip_id, created_at, id) WHERE status = 'waitlist';
CREATE INDEX booking_offer ON booking (tenant_id, offer_expires_at) WHERE status = 'awaiting';

-- A change of rooms and add-ons that waits for its payment. The places it adds are already taken.
CREATE TABLE booking_change (
    tenant_id  uuid NOT NULL,
    id         uuid NOT NULL,
    booking_id uuid NOT NULL,
    state      text NOT NULL CHECK (state IN ('paying', 'applied', 'dropped')),
    cart       jsonb NOT NULL, -- the rooms and add-ons after the change, and what it costs line by line
    created_at timestamptz NOT NULL,
    ended_at   timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, booking_id) REFERENCES booking (tenant_id, id)
);
CREATE UNIQUE INDEX booking_change_open ON booking_change (tenant_id, booking_id) WHERE state = 'paying';

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['departure_night', 'booking_change'] LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO caravan_app', t);
    END LOOP;
END $$;
-- +goose StatementEnd

-- +goose Down
DROP TABLE booking_change;
DROP TABLE departure_night;
ALTER TABLE booking DROP COLUMN cancellation, DROP COLUMN offer_expires_at, DROP COLUMN places_kept;
ALTER TABLE booking_add_on DROP COLUMN offer_id, DROP COLUMN inventory_item_id, DROP COLUMN service_type, DROP COLUMN timing,
    DROP COLUMN occupancy, DROP COLUMN change_id;
