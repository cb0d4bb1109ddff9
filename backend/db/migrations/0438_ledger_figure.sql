-- +goose Up

-- What was posted together for one reason and counts towards a figure of a trip, written with the entries that it sums
-- up. The view is the rule: it says what each entry counts as.
ALTER VIEW ledger_figure RENAME TO ledger_counted;
CREATE TABLE ledger_figure (
    tenant_id      uuid NOT NULL,
    transaction_id uuid NOT NULL,
    currency       text NOT NULL,
    figure         text NOT NULL CHECK (figure IN ('sold', 'collected', 'refunded', 'earned')),
    kind           text NOT NULL,
    trip_id        uuid NOT NULL,
    booking_id     uuid,
    posted_at      timestamptz NOT NULL,
    amount_minor   bigint NOT NULL CHECK (amount_minor <> 0),
    PRIMARY KEY (tenant_id, transaction_id, currency, figure, kind, trip_id)
);

-- The setting is a literal because set_config() does not reach the shards of a distributed database.
-- +goose StatementBegin
DO $$
DECLARE market uuid;
BEGIN
    FOR market IN SELECT id FROM tenant LOOP
        EXECUTE format('SET LOCAL caravan.tenant_id = %L', market);
        INSERT INTO ledger_figure (tenant_id, transaction_id, currency, figure, kind, trip_id, booking_id, posted_at, amount_minor)
        SELECT tenant_id, transaction_id, currency, figure, kind, trip_id, booking_id, posted_at, sum(amount_minor)
        FROM ledger_counted WHERE tenant_id = market AND trip_id IS NOT NULL
        GROUP BY tenant_id, transaction_id, currency, figure, kind, trip_id, booking_id, posted_at HAVING sum(amount_minor) <> 0;
    END LOOP;
    SET LOCAL caravan.tenant_id = '';
END $$;
-- +goose StatementEnd

CREATE INDEX ledger_figure_posted ON ledger_figure (tenant_id, currency, figure, posted_at) INCLUDE (trip_id, amount_minor);
CREATE INDEX booking_sold_at ON booking (tenant_id, created_at) INCLUDE (id, trip_id, spots)
    WHERE status IN ('pending', 'confirmed', 'closed') AND NOT is_pending_cancellation;
ALTER TABLE ledger_figure ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_figure FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON ledger_figure USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT ON ledger_figure TO caravan_app;
REVOKE UPDATE, DELETE ON ledger_figure FROM caravan_app;

-- +goose Down
DROP INDEX booking_sold_at;
DROP TABLE ledger_figure;
ALTER VIEW ledger_counted RENAME TO ledger_figure;
