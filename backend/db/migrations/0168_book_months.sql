-- +goose Up

-- From when on the books take entries: the end of the last closed month. Whoever posts holds the row for share, so that a
-- month is not closed under an entry that is being written.
CREATE TABLE ledger_books (
    tenant_id uuid PRIMARY KEY REFERENCES tenant (id),
    open_from timestamptz NOT NULL
);
ALTER TABLE ledger_books ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_books FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON ledger_books USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_books TO caravan_app;

-- A month that is closed, as it was then. Its totals are debits by currency.
CREATE TABLE ledger_month (
    tenant_id   uuid NOT NULL REFERENCES tenant (id),
    id          uuid NOT NULL,
    month       date NOT NULL,
    from_at     timestamptz NOT NULL,
    to_at       timestamptz NOT NULL,
    entries     bigint NOT NULL,
    late        bigint NOT NULL,
    totals      jsonb NOT NULL,
    fingerprint text NOT NULL,
    closed_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, month)
);
ALTER TABLE ledger_month ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_month FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON ledger_month USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_month TO caravan_app;

-- When an entry's cause happened, if its month was closed by then: it stands in the first month that was open.
ALTER TABLE ledger_entry ADD COLUMN happened_at timestamptz;

-- +goose Down
ALTER TABLE ledger_entry DROP COLUMN happened_at;
DROP TABLE ledger_month;
DROP TABLE ledger_books;
