-- +goose Up

-- A marketplace's own words for its emails: one row for each email and language, with the texts of its sentences and
-- the standard texts that they replaced.
CREATE TABLE email_words (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    template   text NOT NULL,
    language   text NOT NULL,
    words      jsonb NOT NULL,
    version    bigint NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, template, language)
);
ALTER TABLE email_words ENABLE ROW LEVEL SECURITY;
ALTER TABLE email_words FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON email_words USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON email_words TO caravan_app;
-- Counts the changes of its emails' words, so that a marketplace without any costs no query.
ALTER TABLE tenant ADD COLUMN email_words bigint NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE tenant DROP COLUMN email_words;
DROP TABLE email_words;
