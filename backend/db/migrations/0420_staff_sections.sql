-- +goose Up

-- Staff who can change only some sections of a marketplace; NULL for all that their group can change.
ALTER TABLE member ADD COLUMN sections text[]
    CHECK (sections <@ ARRAY['trips', 'supply', 'money', 'people', 'settings']);

-- +goose Down
ALTER TABLE member DROP COLUMN sections;
