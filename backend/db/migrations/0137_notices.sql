-- +goose Up

-- Emails are also shown in the portals: the page that one is about, and when its recipient read it there.
ALTER TABLE email ADD COLUMN path text NOT NULL DEFAULT '', ADD COLUMN read_at timestamptz;
CREATE INDEX email_notice ON email (tenant_id, lower(recipient), id DESC);

-- +goose Down
DROP INDEX email_notice;
ALTER TABLE email DROP COLUMN path, DROP COLUMN read_at;
