-- +goose Up

-- A removed service is kept: requests and trips made before refer to it (O-108).
ALTER TABLE itinerary_service ADD COLUMN deleted_at timestamptz;

ALTER TABLE inventory_item ADD COLUMN accommodation_selections jsonb NOT NULL DEFAULT '[]'; -- accommodation ids (O-189)

ALTER TABLE trip_request ADD COLUMN rejection_reason text NOT NULL DEFAULT '';
ALTER TABLE trip_request ADD COLUMN rejected_at timestamptz;
CREATE INDEX trip_request_departure ON trip_request (tenant_id, inventory_item_id) WHERE inventory_item_id IS NOT NULL;
CREATE INDEX trip_request_newest ON trip_request (tenant_id, id DESC);

-- Lists are read in the order of the name.
CREATE INDEX itinerary_name ON itinerary (tenant_id, lower(name), id);
CREATE INDEX itinerary_operator_name ON itinerary (tenant_id, operator_id, lower(name), id);

-- Services that an operator takes up in other itineraries too (O-188).
CREATE TABLE service_library (
    tenant_id   uuid NOT NULL,
    id          uuid NOT NULL,
    operator_id uuid NOT NULL,
    type        text NOT NULL,
    name        text NOT NULL,
    detail      jsonb NOT NULL, -- the contract's Service without its place in an itinerary
    updated_at  timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, operator_id, type, name),
    FOREIGN KEY (tenant_id, operator_id) REFERENCES operator (tenant_id, id)
);
CREATE INDEX service_library_newest ON service_library (tenant_id, operator_id, updated_at DESC, id);

-- Every saved state of an itinerary.
CREATE TABLE itinerary_version (
    tenant_id     uuid NOT NULL,
    itinerary_id  uuid NOT NULL,
    version       bigint NOT NULL,
    action        text NOT NULL,
    restored_from bigint,
    saved_by      uuid, -- empty for jobs
    saved_at      timestamptz NOT NULL,
    changes       int NOT NULL,
    snapshot      jsonb NOT NULL, -- the itinerary as a file, photos by reference
    PRIMARY KEY (tenant_id, itinerary_id, version),
    FOREIGN KEY (tenant_id, itinerary_id) REFERENCES itinerary (tenant_id, id)
);

-- +goose StatementBegin
DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['service_library', 'itinerary_version']
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
        EXECUTE format('CREATE POLICY tenant_isolation ON %I USING (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''caravan.tenant_id'', true), '''')::uuid)', t);
    END LOOP;
END $$;
-- +goose StatementEnd

GRANT SELECT, INSERT, UPDATE, DELETE ON service_library, itinerary_version TO caravan_app;

-- +goose Down
DROP TABLE itinerary_version, service_library;
DROP INDEX itinerary_operator_name, itinerary_name, trip_request_newest, trip_request_departure;
ALTER TABLE trip_request DROP COLUMN rejected_at, DROP COLUMN rejection_reason;
ALTER TABLE inventory_item DROP COLUMN accommodation_selections;
ALTER TABLE itinerary_service DROP COLUMN deleted_at;
