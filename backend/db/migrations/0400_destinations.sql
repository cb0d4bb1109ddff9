-- +goose Up

-- A marketplace's destinations, in their order. Itineraries and trips have a destination's country and name, and follow
-- its changes.
CREATE TABLE destination_list (
    tenant_id   uuid NOT NULL REFERENCES tenant (id),
    version     bigint NOT NULL DEFAULT 1, -- for optimistic locking
    only_listed boolean NOT NULL DEFAULT false, -- whether itineraries may have no other destination
    items       jsonb NOT NULL DEFAULT '[]',
    PRIMARY KEY (tenant_id)
);
ALTER TABLE destination_list ENABLE ROW LEVEL SECURITY;
ALTER TABLE destination_list FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON destination_list USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON destination_list TO caravan_app;

-- +goose Down
DROP TABLE destination_list;
