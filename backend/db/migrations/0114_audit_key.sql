-- +goose Up
-- Which key made a seal, so that the key can be replaced; null for seals of before.
ALTER TABLE audit_seal ADD COLUMN key_id bytea;

-- +goose Down
ALTER TABLE audit_seal DROP COLUMN key_id;
