-- +goose Up

-- A payout of which everything was taken off for what its payee owes is never sent: it stays as the record of that.
ALTER TABLE payout DROP CONSTRAINT payout_amount_minor_check;
ALTER TABLE payout ADD CONSTRAINT payout_amount_minor_check CHECK (amount_minor > 0 OR amount_minor = 0 AND status = 'cancelled');

-- What was taken off payouts is read by the payout.
CREATE INDEX ledger_entry_set_off ON ledger_entry (tenant_id, source_id) WHERE kind = 'set_off';

-- +goose Down
DROP INDEX ledger_entry_set_off;
DELETE FROM payout WHERE amount_minor = 0;
ALTER TABLE payout DROP CONSTRAINT payout_amount_minor_check;
ALTER TABLE payout ADD CONSTRAINT payout_amount_minor_check CHECK (amount_minor > 0);
