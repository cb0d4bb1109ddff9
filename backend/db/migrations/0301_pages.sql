-- +goose Up

-- A page that the marketplace writes itself, such as its terms, in one language: its draft, and which version is
-- published.
CREATE TABLE article (
    tenant_id   uuid NOT NULL REFERENCES tenant (id),
    id          uuid NOT NULL,
    page        text NOT NULL CHECK (page IN ('terms', 'privacy', 'imprint', 'help', 'preparation', 'hostTerms')),
    language    text NOT NULL CHECK (language IN ('en', 'de', 'es')),
    version     bigint NOT NULL DEFAULT 1, -- of this row, for optimistic locking
    live        integer CHECK (live > 0), -- the published version; NULL if none is
    draft_title text,
    draft_html  text,
    drafted_at  timestamptz,
    drafted_by  uuid,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, page, language),
    CHECK ((draft_title IS NULL) = (draft_html IS NULL) AND (draft_title IS NULL) = (drafted_at IS NULL))
);
ALTER TABLE article ENABLE ROW LEVEL SECURITY;
ALTER TABLE article FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON article USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON article TO caravan_app;

-- What was published stays as it was: people have accepted it.
CREATE TABLE article_version (
    tenant_id    uuid NOT NULL,
    article_id   uuid NOT NULL,
    number       integer NOT NULL CHECK (number > 0),
    title        text NOT NULL,
    html         text NOT NULL,
    note         text NOT NULL,
    published_at timestamptz NOT NULL,
    published_by uuid,
    PRIMARY KEY (tenant_id, article_id, number),
    FOREIGN KEY (tenant_id, article_id) REFERENCES article (tenant_id, id)
);
ALTER TABLE article_version ENABLE ROW LEVEL SECURITY;
ALTER TABLE article_version FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON article_version USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT ON article_version TO caravan_app;

-- Which pages are published in any language: every public page links to them, and its marketplace is in memory.
ALTER TABLE tenant ADD COLUMN pages text[] NOT NULL DEFAULT '{}';

-- The terms of the marketplace that a traveler accepted with those of the trip; NULL if none were published.
ALTER TABLE booking_participant ADD COLUMN terms_version integer, ADD COLUMN terms_language text;

-- +goose Down
ALTER TABLE booking_participant DROP COLUMN terms_version, DROP COLUMN terms_language;
ALTER TABLE tenant DROP COLUMN pages;
DROP TABLE article_version;
DROP TABLE article;
