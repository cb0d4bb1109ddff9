-- +goose Up

-- What currencies are worth, by day and source, for information beside prices: nothing is charged or booked by it.
CREATE TABLE exchange_rate (
    tenant_id  uuid NOT NULL REFERENCES tenant (id),
    id         uuid NOT NULL,
    day        date NOT NULL,
    source     text NOT NULL,
    per_euro   jsonb NOT NULL, -- by currency, in millionths
    fetched_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, day, source)
);
ALTER TABLE exchange_rate ENABLE ROW LEVEL SECURITY;
ALTER TABLE exchange_rate FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON exchange_rate USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON exchange_rate TO caravan_app;

-- +goose Down
DROP TABLE exchange_rate;
