-- +goose Up

-- The listing narrows by pace: a trip's activity level, 0 where none is told. The content stays its only source.
ALTER TABLE trip ADD COLUMN pace int NOT NULL GENERATED ALWAYS AS (COALESCE((content ->> 'activityLevel')::int, 0)) STORED;
