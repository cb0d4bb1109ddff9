-- +goose Up

-- The sort orders of payouts, differences, reviews, exports, discount codes, webhooks and stand-ins.
CREATE INDEX payout_due_order ON payout (tenant_id, due_on, id);
CREATE INDEX payout_amount ON payout (tenant_id, amount_minor, id);
CREATE INDEX payout_kind ON payout (tenant_id, kind, id);
CREATE INDEX payout_status ON payout (tenant_id, status, id);
CREATE INDEX payout_trip ON payout (tenant_id, trip_id) WHERE trip_id IS NOT NULL;
DROP INDEX payout_newest;
CREATE INDEX reconciliation_difference_status ON reconciliation_difference (tenant_id, status, id);
CREATE INDEX reconciliation_difference_books ON reconciliation_difference (tenant_id, books_minor, id);
CREATE INDEX reconciliation_difference_provider ON reconciliation_difference (tenant_id, provider_minor, id);
CREATE INDEX review_saved ON review (tenant_id, saved_at, id);
CREATE INDEX review_rating ON review (tenant_id, rating, id);
CREATE INDEX review_state ON review (tenant_id, (CASE WHEN checked_at IS NULL AND comment <> '' THEN 'waiting'
    WHEN hidden_at IS NOT NULL THEN 'hidden' ELSE 'shown' END), id);
CREATE INDEX export_newest ON export (tenant_id, requested_by, id);
CREATE INDEX discount_code_ends ON discount_code (tenant_id, coalesce(expires_on, 'infinity'::date), id);
CREATE INDEX discount_code_state ON discount_code (tenant_id, (active::int), id);
CREATE INDEX webhook_url ON webhook (tenant_id, lower(url), id);
CREATE INDEX webhook_state ON webhook (tenant_id, state, id);
CREATE INDEX impersonation_ended ON impersonation (tenant_id, coalesce(ended_at, expires_at), id);
CREATE INDEX impersonation_start ON impersonation (tenant_id, started_at, id);
DROP INDEX impersonation_started;

-- +goose Down
CREATE INDEX impersonation_started ON impersonation (tenant_id, started_at DESC, id DESC);
CREATE INDEX payout_newest ON payout (tenant_id, id DESC);
DROP INDEX impersonation_start, impersonation_ended, webhook_state, webhook_url, discount_code_state, discount_code_ends,
    export_newest, review_state, review_rating, review_saved, reconciliation_difference_provider,
    reconciliation_difference_books, reconciliation_difference_status, payout_trip, payout_status, payout_kind, payout_amount,
    payout_due_order;
