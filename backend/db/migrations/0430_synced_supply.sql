-- +goose Up

-- What was pushed last, by which key, and whether edits made here win over the next push. The content is the message
-- of the contract that content_form names; it is null for pushes from before this column, until the next one.
ALTER TABLE supply_reference
    ADD COLUMN content bytea,
    ADD COLUMN content_form text,
    ADD COLUMN pushed_by uuid,
    ADD COLUMN key_name text NOT NULL DEFAULT '',
    ADD COLUMN itinerary_id uuid,
    ADD COLUMN edits_win boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT supply_reference_content_check CHECK ((content IS NULL) = (content_form IS NULL));
ALTER TABLE supply_reference NO FORCE ROW LEVEL SECURITY;
ALTER TABLE inventory_item NO FORCE ROW LEVEL SECURITY;
UPDATE supply_reference r SET itinerary_id = r.object_id WHERE r.kind = 'itinerary';
UPDATE supply_reference r SET itinerary_id = i.itinerary_id
FROM inventory_item i WHERE r.kind = 'departure' AND i.tenant_id = r.tenant_id AND i.id = r.object_id;
ALTER TABLE supply_reference FORCE ROW LEVEL SECURITY;
ALTER TABLE inventory_item FORCE ROW LEVEL SECURITY;
CREATE INDEX supply_reference_itinerary_idx ON supply_reference (tenant_id, itinerary_id, kind);

-- +goose Down
DROP INDEX supply_reference_itinerary_idx;
ALTER TABLE supply_reference
    DROP CONSTRAINT supply_reference_content_check,
    DROP COLUMN edits_win, DROP COLUMN itinerary_id, DROP COLUMN key_name, DROP COLUMN pushed_by,
    DROP COLUMN content_form, DROP COLUMN content;
