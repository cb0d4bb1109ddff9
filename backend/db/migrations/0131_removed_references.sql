-- +goose Up

-- What a partner took back keeps its reference, so that the events that tell of it still name it. The reference is free
-- for another object.
ALTER TABLE supply_reference ADD COLUMN removed_at timestamptz;
ALTER TABLE supply_reference DROP CONSTRAINT supply_reference_pkey;
ALTER TABLE supply_reference DROP CONSTRAINT supply_reference_tenant_id_kind_object_id_key;
ALTER TABLE supply_reference ADD PRIMARY KEY (tenant_id, kind, object_id);
CREATE UNIQUE INDEX supply_reference_external_idx ON supply_reference (tenant_id, operator_id, kind, external_id) WHERE removed_at IS NULL;

-- +goose Down
DELETE FROM supply_reference WHERE removed_at IS NOT NULL;
DROP INDEX supply_reference_external_idx;
ALTER TABLE supply_reference DROP CONSTRAINT supply_reference_pkey;
ALTER TABLE supply_reference ADD PRIMARY KEY (tenant_id, operator_id, kind, external_id);
ALTER TABLE supply_reference ADD CONSTRAINT supply_reference_tenant_id_kind_object_id_key UNIQUE (tenant_id, kind, object_id);
ALTER TABLE supply_reference DROP COLUMN removed_at;
