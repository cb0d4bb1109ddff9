-- +goose Up

-- What was posted in a period, for the marketplace's figures and the months of its books.
CREATE INDEX ledger_entry_posted ON ledger_entry (tenant_id, posted_at);

-- +goose Down
DROP INDEX ledger_entry_posted;
