-- +goose Up
-- Two accounts that one person had in a marketplace: the one that goes leads to the one that stays.
ALTER TABLE member ADD COLUMN merged_into uuid,
    ADD CONSTRAINT member_merged_into FOREIGN KEY (tenant_id, merged_into) REFERENCES member (tenant_id, id),
    ADD CONSTRAINT member_merged_is_closed CHECK (merged_into IS NULL OR (status = 'disabled' AND merged_into <> id));
CREATE INDEX member_merged ON member (tenant_id, merged_into) WHERE merged_into IS NOT NULL;

-- +goose Down
DROP INDEX member_merged;
ALTER TABLE member DROP COLUMN merged_into;
