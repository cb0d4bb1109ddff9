-- name: CreateSettlement :execrows
INSERT INTO trip_settlement (tenant_id, trip_id, host_id, operator_id, currency, report, finalised_at)
VALUES (@tenant_id, @trip_id, @host_id, @operator_id, @currency, @report, @finalised_at) ON CONFLICT (tenant_id, trip_id) DO NOTHING;

-- name: CreatePayout :execrows
INSERT INTO payout (tenant_id, id, payee_kind, payee_id, trip_id, kind, amount_minor, currency, status, due_on, created_at)
VALUES (@tenant_id, @id, @payee_kind, @payee_id, @trip_id, @kind, @amount_minor, @currency, @status, @due_on, @created_at)
ON CONFLICT (tenant_id, payee_kind, payee_id, trip_id, kind) DO NOTHING;

-- name: DuePayouts :many
SELECT p.id FROM payout p JOIN payout_account a ON a.tenant_id = p.tenant_id AND a.payee_kind = p.payee_kind AND a.payee_id = p.payee_id
WHERE p.tenant_id = @tenant_id AND p.status IN ('scheduled', 'failed') AND p.due_on <= @today
  AND (p.approved_at IS NOT NULL OR NOT @approval::boolean AND (NOT @two_approvals::boolean OR p.amount_minor < (@below::jsonb ->> p.currency)::bigint))
  AND (p.next_try_at IS NULL OR p.next_try_at <= @now::timestamptz)
ORDER BY p.due_on, p.id LIMIT @page_size;

-- name: GetPayout :one
SELECT * FROM payout WHERE tenant_id = @tenant_id AND id = @id;

-- name: BookedPayouts :many
SELECT * FROM payout
WHERE tenant_id = @tenant_id AND (id = ANY (@ids::uuid[]) OR status = 'sent' AND provider = @provider AND sent_at >= @since::timestamptz)
ORDER BY id;

-- name: LockPayout :one
SELECT * FROM payout WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: SentPayout :exec
-- SentPayout stores the amount requested from the provider, even if the plan changed in the meantime.
UPDATE payout SET status = 'sent', amount_minor = @amount_minor, provider = @provider, provider_ref = @provider_ref, failure = '', sent_at = @sent_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: UnclearPayout :exec
-- UnclearPayout records an attempt without a known outcome: the payout is unchanged, and the next attempt first checks
-- whether this one arrived.
UPDATE payout SET attempts = attempts + 1 WHERE tenant_id = @tenant_id AND id = @id AND status IN ('scheduled', 'failed', 'held');

-- name: ReturnedPayout :execrows
-- ReturnedPayout applies the return of the transfer that sent the payout; the return of another transfer affects no
-- row.
UPDATE payout SET status = 'failed', failure = @failure, attempts = attempts + 1, next_try_at = @next_try_at, sent_at = NULL, provider = '', provider_ref = NULL
WHERE tenant_id = @tenant_id AND id = @id AND status = 'sent' AND provider = @provider AND provider_ref = @provider_ref;

-- name: FailedPayout :one
UPDATE payout SET status = CASE WHEN status = 'held' THEN status ELSE 'failed' END, failure = @failure, attempts = attempts + 1, next_try_at = @next_try_at
WHERE tenant_id = @tenant_id AND id = @id AND status IN ('scheduled', 'failed', 'held') RETURNING *;

-- name: UntoldWaiting :many
-- UntoldWaiting returns payouts that lack only an account, and whose payees were not notified. For payouts planned
-- today, the email about the plan already says so.
SELECT p.id FROM payout p
WHERE p.tenant_id = @tenant_id AND p.status = 'scheduled' AND p.payee_kind IN ('host', 'operator') AND p.due_on <= @today AND p.waiting_told_at IS NULL
  AND (p.created_at AT TIME ZONE 'UTC')::date < @today
  AND NOT EXISTS (SELECT 1 FROM payout_account a WHERE a.tenant_id = p.tenant_id AND a.payee_kind = p.payee_kind AND a.payee_id = p.payee_id)
ORDER BY p.due_on, p.id LIMIT @page_size;

-- name: TellWaiting :one
UPDATE payout p SET waiting_told_at = @told_at
WHERE p.tenant_id = @tenant_id AND p.id = @id AND p.status = 'scheduled' AND p.waiting_told_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM payout_account a WHERE a.tenant_id = p.tenant_id AND a.payee_kind = p.payee_kind AND a.payee_id = p.payee_id)
RETURNING *;

-- name: MovePayout :exec
UPDATE payout SET status = @status, failure = @failure, approved_at = @approved_at, approved_by = @approved_by,
    first_approved_at = @first_approved_at, first_approved_by = @first_approved_by, next_try_at = NULL
WHERE tenant_id = @tenant_id AND id = @id;

-- name: CancelUnsentAdvance :many
UPDATE payout SET status = 'cancelled', failure = 'The trip was cancelled.'
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND kind = 'advance' AND status IN ('scheduled', 'failed', 'held') RETURNING id;

-- name: CapUnsentAdvance :many
-- CapUnsentAdvance limits an unsent advance to what the trip earned. One whose last attempt has no known outcome may
-- have been sent.
UPDATE payout SET amount_minor = CASE WHEN @most_minor::bigint > 0 THEN @most_minor::bigint ELSE amount_minor END,
    status = CASE WHEN @most_minor::bigint > 0 THEN status ELSE 'cancelled' END,
    failure = CASE WHEN @most_minor::bigint > 0 THEN failure ELSE 'The trip earned nothing.' END
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND kind = 'advance' AND status IN ('scheduled', 'failed', 'held')
  AND amount_minor > @most_minor::bigint AND (attempts = 0 OR status = 'failed') RETURNING id, amount_minor, status;

-- name: AccountsOf :many
SELECT payee_kind, payee_id FROM payout_account WHERE tenant_id = @tenant_id AND payee_id = ANY (@payee_ids::uuid[]);

-- name: SettledTrips :many
SELECT trip_id FROM trip_settlement WHERE tenant_id = @tenant_id AND trip_id = ANY (@trip_ids::uuid[]);

-- name: PayeePayouts :many
SELECT * FROM payout WHERE tenant_id = @tenant_id AND payee_kind = @payee_kind AND payee_id = @payee_id ORDER BY id;

-- name: KeepAccount :exec
INSERT INTO payout_account (tenant_id, payee_kind, payee_id, holder, last4, country, sealed, updated_at)
VALUES (@tenant_id, @payee_kind, @payee_id, @holder, @last4, @country, @sealed, @updated_at)
ON CONFLICT (tenant_id, payee_kind, payee_id) DO UPDATE SET holder = excluded.holder, last4 = excluded.last4, country = excluded.country, sealed = excluded.sealed, provider_ref = '',
    version = payout_account.version + 1, updated_at = excluded.updated_at;

-- name: GetAccount :one
SELECT * FROM payout_account WHERE tenant_id = @tenant_id AND payee_kind = @payee_kind AND payee_id = @payee_id;

-- name: SetReferral :execrows
INSERT INTO host_referral (tenant_id, referred_id, referrer_id, created_at) VALUES (@tenant_id, @referred_id, @referrer_id, @created_at)
ON CONFLICT (tenant_id, referred_id) DO NOTHING;

-- name: RewardReferral :one
-- RewardReferral counts the first two trips of a referred host, each once.
UPDATE host_referral r SET rewarded = r.rewarded + 1
WHERE r.tenant_id = @tenant_id AND r.referred_id = @referred_id AND r.rewarded < 2 AND NOT EXISTS (
    SELECT 1 FROM payout p WHERE p.tenant_id = r.tenant_id AND p.payee_kind = 'host' AND p.payee_id = r.referrer_id
      AND p.trip_id = @trip_id AND p.kind IN ('referralFirst', 'referralSecond'))
RETURNING r.referrer_id, r.rewarded;

-- name: PlannedPremiums :one
-- PlannedPremiums returns what was and will be paid to an insurer.
SELECT coalesce(sum(amount_minor), 0)::bigint AS planned_minor, coalesce(sum(amount_minor) FILTER (WHERE status = 'sent'), 0)::bigint AS sent_minor
FROM payout WHERE tenant_id = @tenant_id AND payee_kind = 'insurer' AND payee_id = @payee_id AND currency = @currency AND status <> 'cancelled';

-- name: LockTenantPayouts :exec
-- LockTenantPayouts prevents two concurrent runs from planning the same premiums twice.
SELECT pg_advisory_xact_lock(hashtextextended(@tenant::text, 85));

-- name: LockPayee :exec
-- LockPayee prevents two trips that are settled concurrently from deducting the same debt twice.
SELECT pg_advisory_xact_lock(hashtextextended(@payee::text, 169));

-- name: IsPlanned :one
SELECT EXISTS (SELECT 1 FROM payout WHERE tenant_id = @tenant_id AND payee_kind = @payee_kind AND payee_id = @payee_id AND trip_id = @trip_id AND kind = @kind);

-- name: RetireAccount :exec
-- RetireAccount locks the row, so that no account is opened concurrently.
WITH had AS (
    SELECT * FROM payout_account a WHERE a.tenant_id = @tenant_id AND a.payee_kind = @payee_kind AND a.payee_id = @payee_id FOR UPDATE
)
INSERT INTO retired_payout_account (tenant_id, id, provider, provider_ref, payee_kind, payee_id, retired_at, next_try_at)
SELECT had.tenant_id, @id, @provider, had.provider_ref, had.payee_kind, had.payee_id, @now::timestamptz, @now::timestamptz
FROM had WHERE had.provider_ref <> '' ON CONFLICT (tenant_id, provider, provider_ref) DO NOTHING;

-- name: RetireRef :exec
INSERT INTO retired_payout_account (tenant_id, id, provider, provider_ref, payee_kind, payee_id, retired_at, next_try_at)
VALUES (@tenant_id, @id, @provider, @provider_ref, @payee_kind, @payee_id, @now, @now) ON CONFLICT (tenant_id, provider, provider_ref) DO NOTHING;

-- name: RetiredAccounts :many
SELECT * FROM retired_payout_account
WHERE tenant_id = @tenant_id AND provider = @provider AND closed_at IS NULL AND next_try_at <= @now::timestamptz
ORDER BY next_try_at, id LIMIT @page_size;

-- name: KeepRetiredAccount :exec
UPDATE retired_payout_account SET failure = @failure, next_try_at = @next_try_at WHERE tenant_id = @tenant_id AND id = @id AND closed_at IS NULL;

-- name: CloseRetiredAccount :execrows
UPDATE retired_payout_account SET closed_at = @now, failure = '' WHERE tenant_id = @tenant_id AND id = @id AND closed_at IS NULL;

-- name: KeepProviderRef :execrows
UPDATE payout_account SET provider_ref = @provider_ref WHERE tenant_id = @tenant_id AND payee_kind = @payee_kind AND payee_id = @payee_id AND version = @version;

-- name: UnapprovedPayouts :many
-- UnapprovedPayouts returns the amounts of payouts that are still to be sent, and that no one approved.
SELECT amount_minor, currency, count(*) AS payouts FROM payout
WHERE tenant_id = @tenant_id AND status IN ('scheduled', 'failed', 'held') AND approved_at IS NULL GROUP BY amount_minor, currency;

-- name: PlannedPayouts :one
-- PlannedPayouts counts the payouts of a kind that have a day, and those that have a time for the next attempt.
SELECT count(*) FILTER (WHERE kind = @kind) AS planned, count(*) FILTER (WHERE next_try_at > @now::timestamptz) AS again FROM payout
WHERE tenant_id = @tenant_id AND status IN ('scheduled', 'failed', 'held');

-- name: PayoutsOf :many
SELECT * FROM payout WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: PastPayouts :many
-- PastPayouts returns when payouts of a payee or a trip were planned and sent, newest first.
SELECT past.id, past.sent::boolean AS sent, past.at::timestamptz AS at, past.payee_kind, past.payee_id, past.kind, past.amount_minor, past.currency, past.status, past.failure
FROM (
    SELECT p.id, false AS sent, p.created_at AS at, p.payee_kind, p.payee_id, p.kind, p.amount_minor, p.currency, p.status, p.failure FROM payout p
    WHERE p.tenant_id = @tenant_id AND (p.payee_kind = @payee_kind::text AND p.payee_id = @payee_id::uuid OR p.trip_id = sqlc.narg('trip_id')::uuid)
    UNION ALL
    SELECT p.id, true, p.sent_at, p.payee_kind, p.payee_id, p.kind, p.amount_minor, p.currency, p.status, p.failure FROM payout p
    WHERE p.tenant_id = @tenant_id AND (p.payee_kind = @payee_kind::text AND p.payee_id = @payee_id::uuid OR p.trip_id = sqlc.narg('trip_id')::uuid)
      AND p.sent_at <> p.created_at
) past
WHERE (past.at, past.id) < (@before_at::timestamptz, @before_id::uuid) ORDER BY past.at DESC, past.id DESC LIMIT @page_size;

-- name: UnsentToOperator :many
SELECT p.trip_id::uuid AS trip_id, min(p.due_on)::date AS due_on
FROM payout p
WHERE p.tenant_id = @tenant_id AND p.payee_kind = 'operator' AND p.payee_id = @operator_id AND p.trip_id IS NOT NULL
  AND p.status IN ('scheduled', 'held', 'failed')
GROUP BY p.trip_id;
