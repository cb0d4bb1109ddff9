-- name: CreatePayment :exec
INSERT INTO payment (tenant_id, id, hold_id, booking_id, provider, status, amount_minor, currency, secret_hash, automatic, method, request, created_at)
VALUES (@tenant_id, @id, @hold_id, @booking_id, @provider, 'processing', @amount_minor, @currency, @secret_hash, @automatic, @method, @request, @created_at);

-- name: GetPayment :one
SELECT * FROM payment WHERE tenant_id = @tenant_id AND id = @id;

-- name: LockPayment :one
SELECT * FROM payment WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: PaymentByRef :one
SELECT * FROM payment WHERE tenant_id = @tenant_id AND provider = @provider AND provider_ref = @provider_ref;

-- name: UpdatePayment :exec
UPDATE payment SET status = @status, provider_ref = @provider_ref, method_label = @method_label, failure_code = @failure_code,
    failure_message = @failure_message, booking_id = @booking_id, activation_mailed = @activation_mailed, settled_at = @settled_at
WHERE tenant_id = @tenant_id AND id = @id;

-- name: OpenPayments :many
SELECT id FROM payment
WHERE tenant_id = @tenant_id AND (status = 'processing' AND created_at < @processing_before OR status = 'requires_action' AND created_at < @action_before)
ORDER BY created_at LIMIT @page_size;

-- name: BookingPayments :many
SELECT * FROM payment WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) AND status = 'succeeded'
ORDER BY created_at;

-- name: BookingRefunds :many
SELECT * FROM refund WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) ORDER BY created_at;

-- name: HasOpenPayment :one
SELECT EXISTS (SELECT 1 FROM payment WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND status IN ('processing', 'requires_action'));

-- name: RecordEvent :execrows
INSERT INTO payment_event (tenant_id, provider, event_id, received_at) VALUES (@tenant_id, @provider, @event_id, @received_at)
ON CONFLICT (tenant_id, provider, event_id) DO NOTHING;

-- name: CreateRefund :exec
INSERT INTO refund (tenant_id, id, payment_id, booking_id, amount_minor, currency, status, reason, created_at)
VALUES (@tenant_id, @id, @payment_id, @booking_id, @amount_minor, @currency, 'pending', @reason, @created_at);

-- name: GetRefund :one
SELECT r.*, p.provider, p.provider_ref AS payment_ref FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
WHERE r.tenant_id = @tenant_id AND r.id = @id;

-- name: LockRefund :one
SELECT * FROM refund WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: FinishRefund :exec
UPDATE refund SET status = 'succeeded', provider_ref = @provider_ref, settled_at = @settled_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: PendingRefunds :one
SELECT count(*) FROM refund WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND status = 'pending';

-- name: Refundable :many
-- What is left of each payment of a booking after the refunds that are made or under way, newest first.
SELECT p.id, p.currency, (p.amount_minor - coalesce((SELECT sum(r.amount_minor) FROM refund r
    WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status <> 'failed'), 0))::bigint AS left_minor
FROM payment p WHERE p.tenant_id = @tenant_id AND p.booking_id = @booking_id AND p.status = 'succeeded'
ORDER BY p.created_at DESC;

-- name: PostEntries :exec
INSERT INTO ledger_entry (tenant_id, id, transaction_id, account, booking_id, trip_id, amount_minor, currency, kind, memo, payment_id, posted_at)
SELECT @tenant_id, unnest(@ids::uuid[]), @transaction_id, unnest(@accounts::text[]), sqlc.narg('booking_id')::uuid, sqlc.narg('trip_id')::uuid,
    unnest(@amounts::bigint[]), unnest(@currencies::text[]), unnest(@kinds::text[]), unnest(@memos::text[]), sqlc.narg('payment_id')::uuid, @posted_at;

-- name: Totals :many
-- Every amount is a sum over what travelers owe, so paid + due = total holds for any entries.
SELECT booking_id::uuid AS booking_id,
    coalesce(sum(amount_minor) FILTER (WHERE kind NOT IN ('payment', 'refund')), 0)::bigint AS total_minor,
    coalesce(-sum(amount_minor) FILTER (WHERE kind IN ('payment', 'refund')), 0)::bigint AS paid_minor,
    sum(amount_minor)::bigint AS due_minor
FROM ledger_entry
WHERE tenant_id = @tenant_id AND account = 'traveler_receivable' AND booking_id = ANY (@booking_ids::uuid[])
GROUP BY booking_id;

-- name: CreateIntent :execrows
INSERT INTO sandbox_intent (tenant_id, id, idempotency_key, behaviour, status, amount_minor, currency, failure_code, method_label, created_at)
VALUES (@tenant_id, @id, @idempotency_key, @behaviour, @status, @amount_minor, @currency, @failure_code, @method_label, @created_at)
ON CONFLICT (tenant_id, idempotency_key) DO NOTHING;

-- name: IntentByKey :one
SELECT * FROM sandbox_intent WHERE tenant_id = @tenant_id AND idempotency_key = @idempotency_key;

-- name: GetIntent :one
SELECT * FROM sandbox_intent WHERE tenant_id = @tenant_id AND id = @id;

-- name: MoveIntent :execrows
UPDATE sandbox_intent SET status = @status, failure_code = @failure_code
WHERE tenant_id = @tenant_id AND id = @id AND status = 'requires_action';

-- name: LockIntent :one
SELECT * FROM sandbox_intent WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: SandboxRefundByKey :one
SELECT * FROM sandbox_refund WHERE tenant_id = @tenant_id AND idempotency_key = @idempotency_key;

-- name: SandboxRefunded :one
SELECT coalesce(sum(amount_minor), 0)::bigint FROM sandbox_refund WHERE tenant_id = @tenant_id AND intent_id = @intent_id;

-- name: CreateSandboxRefund :exec
INSERT INTO sandbox_refund (tenant_id, id, idempotency_key, intent_id, amount_minor, created_at)
VALUES (@tenant_id, @id, @idempotency_key, @intent_id, @amount_minor, @created_at);
