-- +goose Up

-- What entries of the books add to the figures of their trip: figures and what they consist of are read from here only.
-- What a provider kept of a payment, its refunds, and its disputes name only the booking; they belong to the trip that
-- the booking was for at that moment.
CREATE VIEW ledger_figure WITH (security_invoker = true) AS
SELECT e.tenant_id, e.transaction_id, e.booking_id, e.kind, e.currency, e.posted_at,
    CASE WHEN e.account <> 'traveler_receivable' THEN 'earned' WHEN e.kind = 'payment' THEN 'collected'
        WHEN e.kind IN ('refund', 'chargeback') THEN 'refunded' ELSE 'sold' END AS figure,
    CASE WHEN e.account = 'traveler_receivable' AND e.kind <> 'payment' THEN e.amount_minor ELSE -e.amount_minor END AS amount_minor,
    coalesce(e.trip_id,
        (SELECT b.trip_id FROM ledger_entry b WHERE b.tenant_id = e.tenant_id AND b.booking_id = e.booking_id AND b.trip_id IS NOT NULL
            AND b.posted_at <= e.posted_at ORDER BY b.posted_at DESC, b.id DESC LIMIT 1),
        (SELECT a.trip_id FROM ledger_entry a WHERE a.tenant_id = e.tenant_id AND a.booking_id = e.booking_id AND a.trip_id IS NOT NULL
            AND a.posted_at > e.posted_at ORDER BY a.posted_at, a.id LIMIT 1)) AS trip_id
FROM ledger_entry e
WHERE e.account IN ('platform_fee', 'service_fee', 'transaction_fee', 'cancellation_fee', 'forfeited_revenue', 'promotion',
        'referral_expense', 'provider_fee')
    OR e.account = 'traveler_receivable' AND e.kind NOT IN ('credit_used', 'credit');

-- Bookings that count as sold.
CREATE VIEW booking_sold WITH (security_invoker = true) AS
SELECT tenant_id, id, trip_id, spots, created_at FROM booking
WHERE status IN ('pending', 'confirmed', 'closed') AND NOT is_pending_cancellation;

-- Lists sorted by what other tables name: each is read in the order of the names. What has no such row, such as payouts
-- without a trip, comes first, under the nil UUID.
CREATE INDEX payout_by_payee ON payout (tenant_id, (CASE WHEN payee_kind = 'insurer' THEN '00000000-0000-0000-0000-000000000000'::uuid ELSE payee_id END), id);
CREATE INDEX payout_by_trip ON payout (tenant_id, coalesce(trip_id, '00000000-0000-0000-0000-000000000000'::uuid), id);
CREATE INDEX webhook_by_owner ON webhook (tenant_id, coalesce(operator_id, '00000000-0000-0000-0000-000000000000'::uuid), id);
CREATE INDEX impersonation_subject ON impersonation (tenant_id, subject_id, id);
CREATE INDEX impersonation_actor ON impersonation (tenant_id, actor_id, id);

-- How many bookings and active holds use a code, counted where its uses change.
ALTER TABLE discount_code ADD COLUMN uses bigint NOT NULL DEFAULT 0 CHECK (uses >= 0);
UPDATE discount_code c SET uses = u.uses
FROM (SELECT tenant_id, code_id, count(*) AS uses FROM discount_use WHERE removed_at IS NULL GROUP BY tenant_id, code_id) u
WHERE u.tenant_id = c.tenant_id AND u.code_id = c.id;
CREATE INDEX discount_code_uses ON discount_code (tenant_id, uses, id);

-- +goose Down
DROP INDEX discount_code_uses;
ALTER TABLE discount_code DROP COLUMN uses;
DROP INDEX impersonation_actor, impersonation_subject, webhook_by_owner, payout_by_trip, payout_by_payee;
DROP VIEW booking_sold;
DROP VIEW ledger_figure;
