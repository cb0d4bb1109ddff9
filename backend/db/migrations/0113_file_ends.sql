-- +goose Up
-- The file of an export goes after a while; what was asked for and when stays.
ALTER TABLE export DROP CONSTRAINT export_state_check;
ALTER TABLE export ADD CONSTRAINT export_state_check CHECK (state IN ('pending', 'running', 'success', 'failure', 'expired'));
CREATE INDEX export_finished ON export (tenant_id, finished_at) WHERE state = 'success';

-- Pictures of pages are kept for a while, and no more of them than fit.
ALTER TABLE trip_screenshot ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
CREATE INDEX trip_screenshot_taken ON trip_screenshot (tenant_id, taken_at DESC);

-- +goose Down
DROP INDEX trip_screenshot_taken;
ALTER TABLE trip_screenshot DROP COLUMN bytes;
DROP INDEX export_finished;
ALTER TABLE export DROP CONSTRAINT export_state_check;
ALTER TABLE export ADD CONSTRAINT export_state_check CHECK (state IN ('pending', 'running', 'success', 'failure'));
