-- name: CreatePayment :exec
INSERT INTO payment (tenant_id, id, hold_id, booking_id, provider, status, amount_minor, currency, secret_hash, automatic, method, request, created_at, save_card, member_id, credit_minor, insurance_minor, transfer_minor)
VALUES (@tenant_id, @id, @hold_id, @booking_id, @provider, 'processing', @amount_minor, @currency, @secret_hash, @automatic, @method, @request, @created_at, @save_card, @member_id, @credit_minor, @insurance_minor, @transfer_minor);

-- name: GetPayment :one
SELECT * FROM payment WHERE tenant_id = @tenant_id AND id = @id;

-- name: LockPayment :one
SELECT * FROM payment WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: PaymentByRef :one
SELECT * FROM payment WHERE tenant_id = @tenant_id AND provider = @provider AND provider_ref = @provider_ref;

-- name: UpdatePayment :exec
UPDATE payment SET status = @status, provider_ref = @provider_ref, method_label = @method_label, failure_code = @failure_code,
    failure_message = @failure_message, booking_id = @booking_id, activation_mailed = @activation_mailed, settled_at = @settled_at,
    client_secret = @client_secret, member_id = @member_id, on_its_way_at = @on_its_way_at,
    on_its_way_since = @on_its_way_since
WHERE tenant_id = @tenant_id AND id = @id;

-- name: OpenPayments :many
SELECT id FROM payment
WHERE tenant_id = @tenant_id AND (status = 'processing' AND created_at < @processing_before AND (on_its_way_at IS NULL OR on_its_way_at < @on_its_way_before::timestamptz) OR status = 'requires_action' AND created_at <= @action_before)
ORDER BY created_at LIMIT @page_size;

-- name: BookingPayments :many
SELECT * FROM payment WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) AND status = 'succeeded'
ORDER BY created_at;

-- name: BookingRefunds :many
-- BookingRefunds returns the refunds of the payments of bookings: those of the booking itself, and those of insurance
-- and rides, which do not name a booking but what they refund.
SELECT r.*, p.booking_id AS paid_for FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
WHERE p.tenant_id = @tenant_id AND p.booking_id = ANY (@booking_ids::uuid[]) ORDER BY r.created_at;

-- name: CreditsReturned :many
-- CreditsReturned returns the credit that was restored for rides of bookings.
SELECT e.credit_id::uuid AS credit_id, p.booking_id::uuid AS booking_id, (-e.amount_minor)::bigint AS amount_minor, e.currency, e.posted_at
FROM payment p JOIN ledger_entry e ON e.tenant_id = p.tenant_id AND e.payment_id = p.id AND e.account = 'traveler_credit' AND e.credit_id IS NOT NULL
    AND e.amount_minor < 0
WHERE p.tenant_id = @tenant_id AND p.booking_id = ANY (@booking_ids::uuid[]) AND p.transfer_minor > 0 AND p.credit_minor > 0 ORDER BY e.posted_at;

-- name: HasOpenPayment :one
SELECT EXISTS (SELECT 1 FROM payment WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND status IN ('processing', 'requires_action'));

-- name: HasPaymentOnItsWay :one
SELECT EXISTS (SELECT 1 FROM payment WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND status = 'processing' AND on_its_way_at IS NOT NULL);

-- name: BookingDebits :many
-- BookingDebits returns the bank debits of bookings that are in flight, or that failed after days.
SELECT * FROM payment WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) AND on_its_way_since IS NOT NULL
    AND status <> 'succeeded' ORDER BY created_at;

-- name: LockBookingPayments :exec
-- LockBookingPayments does not wait for entries that only refer to the payments.
SELECT 1 FROM payment WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND status = 'succeeded' ORDER BY id FOR NO KEY UPDATE;

-- name: ProviderPayments :many
SELECT * FROM payment WHERE tenant_id = @tenant_id AND provider = @provider AND status = 'succeeded' AND created_at >= @since ORDER BY created_at;

-- name: ProviderRefunds :many
SELECT r.* FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
WHERE r.tenant_id = @tenant_id AND p.provider = @provider AND p.created_at >= @since ORDER BY r.created_at;

-- name: RefundByProviderRef :one
-- RefundByProviderRef prefers the refund with this reference: one that was sent again has that of its last attempt.
SELECT * FROM refund WHERE tenant_id = @tenant_id AND payment_id = @payment_id AND (provider_ref = @provider_ref OR id = @id)
ORDER BY (coalesce(provider_ref, '') = @provider_ref) DESC LIMIT 1;

-- name: KeepDifference :one
INSERT INTO reconciliation_difference (tenant_id, id, provider, kind, provider_ref, payment_id, refund_id, books_minor, provider_minor, currency, explanation, action, status, found_at)
VALUES (@tenant_id, @id, @provider, @kind, @provider_ref, @payment_id, @refund_id, @books_minor, @provider_minor, @currency, @explanation, @action, 'open', @found_at)
ON CONFLICT (tenant_id, provider, kind, provider_ref) WHERE status = 'open' DO UPDATE SET
    books_minor = excluded.books_minor, provider_minor = excluded.provider_minor, explanation = excluded.explanation, action = excluded.action
RETURNING id;

-- name: CloseDifferences :exec
UPDATE reconciliation_difference SET status = 'gone', settled_at = @now WHERE tenant_id = @tenant_id AND status = 'open' AND NOT (id = ANY (@keep::uuid[]));

-- name: DifferencesOf :many
SELECT * FROM reconciliation_difference WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: GetDifference :one
SELECT * FROM reconciliation_difference WHERE tenant_id = @tenant_id AND id = @id;

-- name: SettleDifference :execrows
UPDATE reconciliation_difference SET status = 'settled', settled_at = @now WHERE tenant_id = @tenant_id AND id = @id AND status = 'open';

-- name: RecordEvent :execrows
INSERT INTO payment_event (tenant_id, provider, event_id, received_at, id, kind, payment_id) VALUES (@tenant_id, @provider, @event_id, @received_at, @id, @kind, @payment_id)
ON CONFLICT (tenant_id, provider, event_id) DO NOTHING;

-- name: CreateRefund :exec
INSERT INTO refund (tenant_id, id, payment_id, booking_id, aside, amount_minor, currency, status, reason, cause, asked_by, created_at)
VALUES (@tenant_id, @id, @payment_id, @booking_id, @aside, @amount_minor, @currency, 'pending', @reason, @cause, @asked_by, @created_at);

-- name: CreateOutsideRefund :exec
INSERT INTO refund (tenant_id, id, payment_id, booking_id, amount_minor, currency, status, reason, cause, provider_ref, origin, created_at, settled_at, confirmed_at)
VALUES (@tenant_id, @id, @payment_id, @booking_id, @amount_minor, @currency, 'succeeded', @reason, 'provider', @provider_ref, 'provider', @created_at, @created_at, @created_at);

-- name: GetRefund :one
SELECT r.*, p.provider, p.provider_ref AS payment_ref FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
WHERE r.tenant_id = @tenant_id AND r.id = @id;

-- name: LockRefund :one
SELECT * FROM refund WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: LockBookingRefunds :exec
SELECT 1 FROM refund WHERE tenant_id = @tenant_id AND booking_id = @booking_id ORDER BY id FOR UPDATE;

-- name: RefundByRef :one
SELECT * FROM refund WHERE tenant_id = @tenant_id AND payment_id = @payment_id AND provider_ref = @provider_ref FOR UPDATE;

-- name: FinishRefund :exec
UPDATE refund SET status = 'succeeded', failure = '', provider_ref = @provider_ref, settled_at = @settled_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: FailRefund :exec
UPDATE refund SET status = 'failed', failure = @failure, provider_ref = coalesce(sqlc.narg('provider_ref'), provider_ref), settled_at = @settled_at
WHERE tenant_id = @tenant_id AND id = @id;

-- name: ReopenRefund :many
UPDATE refund SET status = 'pending', failure = '', provider_ref = NULL, settled_at = NULL, first_paid_by = NULL, paid_reference = '', paid_reason = ''
WHERE tenant_id = @tenant_id AND id = @id AND status = 'failed' AND paid_as IS NULL RETURNING booking_id;

-- name: ConfirmRefund :execrows
UPDATE refund SET confirmed_at = @confirmed_at WHERE tenant_id = @tenant_id AND id = @id AND confirmed_at IS NULL;

-- name: ReplaceRefund :exec
UPDATE refund SET paid_as = @paid_as, paid_reference = @paid_reference, paid_reason = @paid_reason, settled_at = @settled_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: RecordTransfer :exec
UPDATE refund SET first_paid_by = @first_paid_by, paid_reference = @paid_reference, paid_reason = @paid_reason WHERE tenant_id = @tenant_id AND id = @id;

-- name: AddRefundStep :exec
INSERT INTO refund_step (tenant_id, id, refund_id, kind, by_id, provider_ref, note, at)
VALUES (@tenant_id, @id, @refund_id, @kind, @by_id, @provider_ref, @note, @at);

-- name: RefundSteps :many
SELECT * FROM refund_step WHERE tenant_id = @tenant_id AND refund_id = @refund_id ORDER BY id;

-- name: AttemptFailed :one
-- AttemptFailed reports whether this attempt of a refund is already known to have failed.
SELECT EXISTS (SELECT 1 FROM refund_step WHERE tenant_id = @tenant_id AND refund_id = @refund_id AND kind = 'failed' AND provider_ref = @provider_ref::text AND provider_ref <> '');

-- name: QueuedRefunds :many
SELECT r.*, p.method_label, p.member_id AS payer_id, coalesce(p.booking_id, r.booking_id) AS order_booking_id
FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id WHERE r.tenant_id = @tenant_id AND r.id = ANY (@ids::uuid[]);

-- name: RefundCurrencies :many
-- RefundCurrencies steps from currency to currency in their index, however many refunds there are.
WITH RECURSIVE step AS (
    (SELECT r.currency FROM refund r WHERE r.tenant_id = @tenant_id ORDER BY r.currency LIMIT 1)
    UNION ALL
    SELECT (SELECT r.currency FROM refund r WHERE r.tenant_id = @tenant_id AND r.currency > s.currency ORDER BY r.currency LIMIT 1)
    FROM step s WHERE s.currency IS NOT NULL
)
SELECT currency::text AS currency FROM step WHERE currency IS NOT NULL;

-- name: RefundsOfBookings :many
SELECT r.id FROM payment p JOIN refund r ON r.tenant_id = p.tenant_id AND r.payment_id = p.id WHERE p.tenant_id = @tenant_id AND p.booking_id = ANY (@booking_ids::uuid[]);

-- name: RefundEntries :many
SELECT account, posted_at, sum(amount_minor)::bigint AS amount_minor FROM ledger_entry WHERE tenant_id = @tenant_id AND source_id = @refund_id
GROUP BY transaction_id, account, posted_at ORDER BY posted_at, transaction_id, account;

-- name: SettleRefundDifferences :exec
UPDATE reconciliation_difference SET status = 'settled', settled_at = @now WHERE tenant_id = @tenant_id AND refund_id = @refund_id AND kind = 'refundFailed' AND status = 'open';

-- name: PendingRefunds :one
SELECT count(*) FROM refund WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND status = 'pending';

-- name: Kept :many
-- Kept returns what earlier cancellations within bookings retained: fees and forfeited parts.
SELECT booking_id::uuid AS booking_id, coalesce(-sum(amount_minor), 0)::bigint AS amount_minor FROM ledger_entry
WHERE tenant_id = @tenant_id AND booking_id = ANY(@booking_ids::uuid[]) AND account IN ('cancellation_fee', 'forfeited_revenue')
GROUP BY booking_id;

-- name: RefundsUnderWay :many
SELECT booking_id::uuid AS booking_id, coalesce(sum(amount_minor), 0)::bigint AS amount_minor FROM refund
WHERE tenant_id = @tenant_id AND booking_id = ANY(@booking_ids::uuid[]) AND status = 'pending'
GROUP BY booking_id;

-- name: Refundable :many
-- Refundable returns what remains of each payment of a booking after completed and pending refunds, newest first: of
-- the card, and of the credit used with it.
SELECT p.id, p.currency, p.member_id,
    (CASE WHEN p.provider = 'credit' OR p.transfer_minor > 0 THEN 0 ELSE p.amount_minor - p.insurance_minor END - coalesce((SELECT sum(r.amount_minor) FROM refund r
        WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.booking_id IS NOT NULL AND r.status <> 'failed'), 0)
      - coalesce((SELECT sum(d.amount_minor) FROM dispute d
        WHERE d.tenant_id = p.tenant_id AND d.payment_id = p.id AND d.status <> 'won'), 0))::bigint AS left_minor,
    coalesce((SELECT sum(e.amount_minor) FROM ledger_entry e
        WHERE e.tenant_id = p.tenant_id AND e.payment_id = p.id AND e.account = 'traveler_credit' AND e.booking_id = p.booking_id), 0)::bigint AS credit_left_minor
FROM payment p WHERE p.tenant_id = @tenant_id AND p.booking_id = @booking_id AND p.status = 'succeeded'
ORDER BY p.created_at DESC, p.id DESC;

-- name: CreateCredit :exec
INSERT INTO trip_credit (tenant_id, id, member_id, source_booking_id, transferred_from, amount_minor, currency, reason, expires_on, created_at)
VALUES (@tenant_id, @id, @member_id, @source_booking_id, @transferred_from, @amount_minor, @currency, @reason, @expires_on, @created_at);

-- name: LockCredits :many
-- LockCredits returns a member's credits that can be used on a day, those that expire first coming first.
SELECT * FROM trip_credit WHERE tenant_id = @tenant_id AND member_id = @member_id AND currency = @currency
  AND expires_on >= @today AND expired_at IS NULL ORDER BY expires_on, id FOR UPDATE;

-- name: LockCredit :one
SELECT * FROM trip_credit WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: MemberCredits :many
SELECT c.*, coalesce((SELECT -sum(e.amount_minor) FROM ledger_entry e
    WHERE e.tenant_id = c.tenant_id AND e.credit_id = c.id AND e.account = 'traveler_credit'), 0)::bigint AS left_minor
FROM trip_credit c WHERE c.tenant_id = @tenant_id AND c.member_id = @member_id ORDER BY c.expires_on, c.id;

-- name: CreditsLeft :many
SELECT credit_id::uuid AS credit_id, (-sum(amount_minor))::bigint AS left_minor FROM ledger_entry
WHERE tenant_id = @tenant_id AND account = 'traveler_credit' AND credit_id = ANY (@ids::uuid[]) GROUP BY credit_id;

-- name: CreditReserved :one
-- CreditReserved returns the credit that pending payments will use.
SELECT coalesce(sum(credit_minor), 0)::bigint FROM payment
WHERE tenant_id = @tenant_id AND member_id = @member_id AND currency = @currency AND status IN ('processing', 'requires_action') AND id <> @except_id;

-- name: EndedCredits :many
SELECT c.id FROM trip_credit c WHERE c.tenant_id = @tenant_id AND c.expired_at IS NULL AND c.expires_on < @today
  AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.tenant_id = c.tenant_id AND p.member_id = c.member_id AND p.credit_minor > 0
    AND p.status IN ('processing', 'requires_action'))
ORDER BY c.expires_on LIMIT @page_size;

-- name: EndCredit :exec
UPDATE trip_credit SET expired_at = @now::timestamptz WHERE tenant_id = @tenant_id AND id = @id;

-- name: DisputeByRef :one
SELECT * FROM dispute WHERE tenant_id = @tenant_id AND payment_id = @payment_id AND provider_ref = @provider_ref FOR UPDATE;

-- name: FindDispute :one
SELECT * FROM dispute WHERE tenant_id = @tenant_id AND payment_id = @payment_id AND provider_ref = @provider_ref;

-- name: CreateDispute :exec
INSERT INTO dispute (tenant_id, id, payment_id, provider_ref, amount_minor, currency, status, reason, opened_at, due_by)
VALUES (@tenant_id, @id, @payment_id, @provider_ref, @amount_minor, @currency, 'open', @reason, @opened_at, @due_by);

-- name: LockDispute :one
SELECT sqlc.embed(d), p.booking_id, p.provider, p.method_label FROM dispute d JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
WHERE d.tenant_id = @tenant_id AND d.id = @id FOR UPDATE OF d;

-- name: GetDispute :one
SELECT sqlc.embed(d), p.booking_id, p.provider, p.method_label FROM dispute d JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
WHERE d.tenant_id = @tenant_id AND d.id = @id;

-- name: DisputeAnsweredOutside :exec
-- DisputeAnsweredOutside records an answer given in the provider's dashboard.
UPDATE dispute SET answer = 'evidence', answered_at = @now, sent_at = @now, refused = '' WHERE tenant_id = @tenant_id AND id = @id AND answer IS NULL;

-- name: DisputeDue :exec
UPDATE dispute SET due_by = @due_by WHERE tenant_id = @tenant_id AND id = @id;

-- name: SaveDisputeEvidence :exec
UPDATE dispute SET evidence = @evidence WHERE tenant_id = @tenant_id AND id = @id;

-- name: AnswerDispute :exec
-- AnswerDispute records an admin's decision before it is sent to the provider.
UPDATE dispute SET answer = @answer, answered_at = @now, evidence = @evidence, sent_at = NULL, refused = '' WHERE tenant_id = @tenant_id AND id = @id;

-- name: DisputeAnswerSent :exec
UPDATE dispute SET sent_at = @now WHERE tenant_id = @tenant_id AND id = @id;

-- name: DisputeAnswerRefused :exec
UPDATE dispute SET answer = NULL, answered_at = NULL, refused = @refused, sent_at = @now WHERE tenant_id = @tenant_id AND id = @id;

-- name: CloseDispute :exec
UPDATE dispute SET status = @status, closed_at = @closed_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: DisputeFiles :many
SELECT * FROM dispute_file WHERE tenant_id = @tenant_id AND dispute_id = ANY (@dispute_ids::uuid[]) ORDER BY created_at, id;

-- name: AddDisputeFile :exec
INSERT INTO dispute_file (tenant_id, id, dispute_id, kind, name, content_type, bytes, pages, created_at)
VALUES (@tenant_id, @id, @dispute_id, @kind, @name, @content_type, @bytes, @pages, @now);

-- name: RemoveDisputeFile :many
DELETE FROM dispute_file WHERE tenant_id = @tenant_id AND dispute_id = @dispute_id AND kind = @kind RETURNING id;

-- name: StoredDisputeFiles :many
-- StoredDisputeFiles returns which of the files have a row.
SELECT id FROM dispute_file WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: DisputeFileSent :exec
UPDATE dispute_file SET provider_ref = @provider_ref WHERE tenant_id = @tenant_id AND id = @id;

-- name: DisputesDue :many
-- DisputesDue returns unanswered disputes whose deadline is near.
SELECT sqlc.embed(d), p.booking_id FROM dispute d JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
WHERE d.tenant_id = @tenant_id AND d.status = 'open' AND d.answer IS NULL AND p.booking_id IS NOT NULL
  AND d.due_by > @now::timestamptz AND d.due_by <= @until::timestamptz
ORDER BY d.due_by, d.id;

-- name: BookingDisputes :many
SELECT sqlc.embed(d), p.provider, p.method_label FROM dispute d JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
WHERE d.tenant_id = @tenant_id AND p.booking_id = @booking_id ORDER BY d.opened_at;

-- name: GetCustomer :one
SELECT customer_ref FROM payment_customer WHERE tenant_id = @tenant_id AND member_id = @member_id AND provider = @provider;

-- name: KeepCustomer :exec
INSERT INTO payment_customer (tenant_id, member_id, provider, customer_ref, created_at)
VALUES (@tenant_id, @member_id, @provider, @customer_ref, @created_at) ON CONFLICT (tenant_id, member_id, provider) DO NOTHING;

-- name: CreateCard :exec
INSERT INTO saved_card (tenant_id, id, member_id, provider, method_ref, label, created_at)
VALUES (@tenant_id, @id, @member_id, @provider, @method_ref, @label, @created_at);

-- name: GetCard :one
SELECT * FROM saved_card WHERE tenant_id = @tenant_id AND id = @id AND removed_at IS NULL;

-- name: MemberCards :many
SELECT * FROM saved_card WHERE tenant_id = @tenant_id AND member_id = @member_id AND removed_at IS NULL ORDER BY created_at DESC, id DESC;

-- name: RemoveCard :execrows
UPDATE saved_card SET removed_at = @now::timestamptz WHERE tenant_id = @tenant_id AND id = @id AND member_id = @member_id AND removed_at IS NULL;

-- name: StopAutomaticWith :many
UPDATE automatic_payment SET status = 'off', card_id = NULL, version = version + 1, updated_at = @now::timestamptz
WHERE tenant_id = @tenant_id AND card_id = @card_id RETURNING booking_id;

-- name: StopAutomaticOf :exec
-- StopAutomaticOf removes the card: the booking's next payer has none stored there.
UPDATE automatic_payment SET status = 'off', card_id = NULL, version = version + 1, updated_at = @now::timestamptz
WHERE tenant_id = @tenant_id AND booking_id = @booking_id;

-- name: SetAutomatic :exec
INSERT INTO automatic_payment (tenant_id, booking_id, member_id, card_id, status, created_at, updated_at)
VALUES (@tenant_id, @booking_id, @member_id, @card_id, @status, @now::timestamptz, @now::timestamptz)
ON CONFLICT (tenant_id, booking_id) DO UPDATE SET member_id = excluded.member_id, card_id = excluded.card_id, status = excluded.status, failures = 0, attempted_on = NULL,
    version = automatic_payment.version + 1, updated_at = excluded.updated_at;

-- name: AutomaticOf :many
SELECT a.*, coalesce(c.label, '')::text AS card_label FROM automatic_payment a LEFT JOIN saved_card c ON c.tenant_id = a.tenant_id AND c.id = a.card_id
WHERE a.tenant_id = @tenant_id AND a.booking_id = ANY (@booking_ids::uuid[]);

-- name: LockAutomatic :one
SELECT a.*, c.method_ref, c.provider, c.label FROM automatic_payment a JOIN saved_card c ON c.tenant_id = a.tenant_id AND c.id = a.card_id
WHERE a.tenant_id = @tenant_id AND a.booking_id = @booking_id AND a.status = 'on' FOR UPDATE OF a;

-- name: AutomaticBookings :many
SELECT booking_id FROM automatic_payment WHERE tenant_id = @tenant_id AND status = 'on' AND booking_id > @after
  AND (attempted_on IS NULL OR attempted_on < @today) ORDER BY booking_id LIMIT @page_size;

-- name: AutomaticAttempted :exec
UPDATE automatic_payment SET attempted_on = @today, updated_at = @now::timestamptz WHERE tenant_id = @tenant_id AND booking_id = @booking_id;

-- name: AutomaticFailed :one
UPDATE automatic_payment SET failures = failures + 1, status = CASE WHEN failures + 1 >= @most::int THEN 'failed' ELSE status END,
    version = version + 1, updated_at = @now::timestamptz
WHERE tenant_id = @tenant_id AND booking_id = @booking_id RETURNING status, failures;

-- name: AutomaticWorked :exec
UPDATE automatic_payment SET failures = 0, updated_at = @now::timestamptz WHERE tenant_id = @tenant_id AND booking_id = @booking_id;

-- name: PostEntries :exec
-- PostEntries writes nothing into a closed month: an entry for an event in one is posted at the beginning of the open
-- month, with the time of the event.
WITH books AS (SELECT b.open_from FROM ledger_books b WHERE b.tenant_id = @tenant_id FOR SHARE)
INSERT INTO ledger_entry (tenant_id, id, transaction_id, account, booking_id, trip_id, amount_minor, currency, kind, memo, payment_id, source_id, posted_at,
    line, participant_id, party_id, credit_id, happened_at)
SELECT @tenant_id, unnest(@ids::uuid[]), @transaction_id, unnest(@accounts::text[]), sqlc.narg('booking_id')::uuid,
    nullif(unnest(@trip_ids::uuid[]), '00000000-0000-0000-0000-000000000000'::uuid),
    unnest(@amounts::bigint[]), unnest(@currencies::text[]), unnest(@kinds::text[]), unnest(@memos::text[]), sqlc.narg('payment_id')::uuid,
    sqlc.narg('source_id')::uuid, greatest(@posted_at::timestamptz, (SELECT open_from FROM books)), unnest(@lines::text[]), nullif(unnest(@participant_ids::uuid[]), '00000000-0000-0000-0000-000000000000'::uuid),
    nullif(unnest(@party_ids::uuid[]), '00000000-0000-0000-0000-000000000000'::uuid), nullif(unnest(@credit_ids::uuid[]), '00000000-0000-0000-0000-000000000000'::uuid),
    CASE WHEN @posted_at::timestamptz < (SELECT open_from FROM books) THEN @posted_at::timestamptz END;

-- name: PostFigures :exec
-- PostFigures writes what the entries of a transaction count as.
INSERT INTO ledger_figure (tenant_id, transaction_id, currency, figure, kind, trip_id, booking_id, posted_at, amount_minor)
SELECT c.tenant_id, c.transaction_id, c.currency, c.figure, c.kind, c.trip_id, c.booking_id, c.posted_at, sum(c.amount_minor)::bigint
FROM ledger_counted c WHERE c.tenant_id = @tenant_id AND c.transaction_id = @transaction_id AND c.trip_id IS NOT NULL
GROUP BY c.tenant_id, c.transaction_id, c.currency, c.figure, c.kind, c.trip_id, c.booking_id, c.posted_at HAVING sum(c.amount_minor) <> 0;

-- name: PromotionOf :one
SELECT coalesce(sum(amount_minor), 0)::bigint FROM ledger_entry WHERE tenant_id = @tenant_id AND booking_id = ANY(@booking_ids::uuid[]) AND account = 'promotion';

-- name: Totals :many
-- Totals derives every amount from the receivable, so that paid + due = total holds for any set of entries.
SELECT booking_id::uuid AS booking_id,
    coalesce(sum(amount_minor) FILTER (WHERE kind NOT IN ('payment', 'refund', 'chargeback', 'credit_used', 'credit')), 0)::bigint AS total_minor,
    coalesce(-sum(amount_minor) FILTER (WHERE kind IN ('payment', 'refund', 'chargeback', 'credit_used', 'credit')), 0)::bigint AS paid_minor,
    sum(amount_minor)::bigint AS due_minor
FROM ledger_entry
WHERE tenant_id = @tenant_id AND account = 'traveler_receivable' AND booking_id = ANY (@booking_ids::uuid[])
GROUP BY booking_id;

-- name: TravelerTotals :many
SELECT participant_id,
    coalesce(sum(amount_minor) FILTER (WHERE kind NOT IN ('payment', 'refund', 'chargeback', 'credit_used', 'credit')), 0)::bigint AS total_minor,
    sum(amount_minor)::bigint AS due_minor
FROM ledger_entry
WHERE tenant_id = @tenant_id AND account = 'traveler_receivable' AND booking_id = @booking_id
GROUP BY participant_id ORDER BY participant_id;

-- name: ChargesToReverse :many
-- ChargesToReverse returns the balance of a booking's price by account, traveler and line; posting its opposite
-- removes the price. What earlier cancellations retained is not part of the price, and stays.
SELECT account, participant_id, line, currency, sum(amount_minor)::bigint AS minor
FROM ledger_entry
WHERE tenant_id = @tenant_id AND booking_id = @booking_id
  AND account IN ('traveler_receivable', 'deferred_trip_revenue', 'promotion')
  AND kind NOT IN ('payment', 'refund', 'chargeback', 'credit_used', 'credit', 'fee', 'forfeit')
GROUP BY account, participant_id, line, currency HAVING sum(amount_minor) <> 0
ORDER BY account, participant_id, line;

-- name: WaivedOf :one
-- WaivedOf returns what has been waived of the fees of a booking.
SELECT coalesce(-sum(amount_minor), 0)::bigint FROM ledger_entry
WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND account = 'traveler_receivable' AND line = 'fee' AND amount_minor < 0
  AND memo LIKE 'Fee waived: %';

-- name: ReducedOf :one
-- ReducedOf returns by how much refunds with a reason have lowered the price of a booking.
SELECT coalesce(-sum(amount_minor), 0)::bigint FROM ledger_entry
WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND account = 'traveler_receivable' AND amount_minor < 0
  AND memo LIKE 'Refund: %';

-- name: BookFaults :many
SELECT 'unbalanced transaction'::text AS rule, transaction_id AS object, sum(amount_minor)::bigint AS minor
FROM ledger_entry WHERE ledger_entry.tenant_id = @tenant_id GROUP BY transaction_id, currency HAVING sum(amount_minor) <> 0
UNION ALL
SELECT 'credit used beyond what was issued', credit_id, sum(amount_minor)::bigint
FROM ledger_entry WHERE ledger_entry.tenant_id = @tenant_id AND account = 'traveler_credit' AND credit_id IS NOT NULL
GROUP BY credit_id HAVING sum(amount_minor) > 0
UNION ALL
-- A bank may debit a disputed amount that was already refunded, and the provider keeps its fee: neither is counted.
SELECT 'more given back than was paid', payment_id, sum(amount_minor)::bigint
FROM ledger_entry WHERE ledger_entry.tenant_id = @tenant_id AND account = 'provider_clearing' AND payment_id IS NOT NULL AND kind NOT IN ('dispute', 'provider_fee')
GROUP BY payment_id HAVING sum(amount_minor) < 0
UNION ALL
SELECT 'receivable of no booking', transaction_id, sum(amount_minor)::bigint
FROM ledger_entry WHERE ledger_entry.tenant_id = @tenant_id AND account = 'traveler_receivable' AND booking_id IS NULL
GROUP BY transaction_id;

-- name: BookingEntries :many
SELECT * FROM ledger_entry WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[])
  AND account = 'traveler_receivable' ORDER BY posted_at, id;

-- name: PartyEntries :many
SELECT * FROM ledger_entry WHERE tenant_id = @tenant_id AND party_id = @party_id AND account = @account
  AND (sqlc.narg('trip_id')::uuid IS NULL OR trip_id = sqlc.narg('trip_id'))
ORDER BY posted_at, id;

-- name: TripDeferred :one
SELECT coalesce(-sum(amount_minor), 0)::bigint FROM ledger_entry WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND account = 'deferred_trip_revenue';

-- name: CreateIntent :execrows
INSERT INTO sandbox_intent (tenant_id, id, idempotency_key, behaviour, status, amount_minor, currency, failure_code, method_label, customer_ref, off_session, created_at)
VALUES (@tenant_id, @id, @idempotency_key, @behaviour, @status, @amount_minor, @currency, @failure_code, @method_label, @customer_ref, @off_session, @created_at)
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

-- name: SandboxTakenBack :one
-- SandboxTakenBack returns what the cardholder of a charge got back: refunds, and disputes that are open or lost.
SELECT (coalesce((SELECT sum(r.amount_minor) FROM sandbox_refund r WHERE r.tenant_id = @tenant_id AND r.intent_id = @intent_id), 0)
  + coalesce((SELECT sum(d.amount_minor) FROM sandbox_dispute d WHERE d.tenant_id = @tenant_id AND d.intent_id = @intent_id AND d.status <> 'won'), 0))::bigint;

-- name: CreateSandboxRefund :exec
INSERT INTO sandbox_refund (tenant_id, id, idempotency_key, intent_id, amount_minor, created_at)
VALUES (@tenant_id, @id, @idempotency_key, @intent_id, @amount_minor, @created_at);

-- name: CreateSandboxDispute :exec
INSERT INTO sandbox_dispute (tenant_id, id, intent_id, amount_minor, status, reason, created_at)
VALUES (@tenant_id, @id, @intent_id, @amount_minor, @status, @reason, @created_at);

-- name: MoveSandboxDispute :execrows
UPDATE sandbox_dispute SET status = @status WHERE tenant_id = @tenant_id AND id = @id AND status = 'open';

-- name: AnswerSandboxDispute :execrows
UPDATE sandbox_dispute SET answer = @answer WHERE tenant_id = @tenant_id AND id = @id AND status = 'open' AND answer IN ('', @answer);

-- name: GetSandboxDispute :one
SELECT d.*, i.idempotency_key FROM sandbox_dispute d JOIN sandbox_intent i ON i.tenant_id = d.tenant_id AND i.id = d.intent_id
WHERE d.tenant_id = @tenant_id AND d.id = @id;

-- name: GetSandboxRefund :one
SELECT r.*, i.idempotency_key AS intent_key FROM sandbox_refund r JOIN sandbox_intent i ON i.tenant_id = r.tenant_id AND i.id = r.intent_id
WHERE r.tenant_id = @tenant_id AND r.id = @id;

-- name: SandboxCharges :many
SELECT * FROM sandbox_intent WHERE tenant_id = @tenant_id AND created_at >= @since AND id > @after ORDER BY id LIMIT @page_size;

-- name: SandboxRefundsOf :many
SELECT * FROM sandbox_refund WHERE tenant_id = @tenant_id AND intent_id = ANY (@intents::text[]) ORDER BY created_at, id;

-- name: SandboxDisputesOf :many
SELECT * FROM sandbox_dispute WHERE tenant_id = @tenant_id AND intent_id = ANY (@intents::text[]) ORDER BY created_at, id;

-- name: CreateSandboxPayout :execrows
INSERT INTO sandbox_payout (tenant_id, id, idempotency_key, amount_minor, currency, created_at)
VALUES (@tenant_id, @id, @idempotency_key, @amount_minor, @currency, @created_at) ON CONFLICT (tenant_id, idempotency_key) DO NOTHING;

-- name: SandboxPayoutByKey :one
SELECT * FROM sandbox_payout WHERE tenant_id = @tenant_id AND idempotency_key = @idempotency_key;

-- name: SandboxPayouts :many
SELECT * FROM sandbox_payout WHERE tenant_id = @tenant_id AND created_at >= @since ORDER BY created_at, id;

-- name: PartyTripTotals :many
-- PartyTripTotals returns what a host or an operator earned and was paid, by trip. A set-off for another trip is not a
-- payment: the amount was paid earlier, with that trip.
SELECT trip_id, currency, (-coalesce(sum(amount_minor) FILTER (WHERE kind NOT IN ('payout', 'set_off')), 0))::bigint AS earned_minor,
    coalesce(sum(amount_minor) FILTER (WHERE kind IN ('payout', 'set_off')), 0)::bigint AS paid_minor,
    (-coalesce(sum(amount_minor) FILTER (WHERE kind = 'referral'), 0))::bigint AS referral_minor
FROM ledger_entry WHERE tenant_id = @tenant_id AND party_id = @party_id AND account = @account
GROUP BY trip_id, currency ORDER BY max(posted_at) DESC, trip_id DESC;

-- name: SetOffs :many
-- SetOffs returns what was deducted from payouts, by the trip that owed it.
SELECT source_id::uuid AS payout_id, trip_id::uuid AS trip_id, (-amount_minor)::bigint AS amount_minor FROM ledger_entry
WHERE tenant_id = @tenant_id AND kind = 'set_off' AND source_id = ANY (@payout_ids::uuid[]) AND amount_minor < 0 ORDER BY posted_at, id;

-- name: PartyBalances :many
-- PartyBalances returns what is owed to every party of an account, largest first.
SELECT party_id::uuid AS party_id, currency, (-sum(amount_minor))::bigint AS owed_minor
FROM ledger_entry WHERE tenant_id = @tenant_id AND account = @account AND party_id IS NOT NULL
GROUP BY party_id, currency HAVING sum(amount_minor) <> 0 ORDER BY 3 DESC, 1 LIMIT 500;

-- name: RefundableInsurance :many
-- RefundableInsurance returns what remains of the insurance part of each payment of a booking, newest first. Its
-- refunds name no booking: the money was never the booking's. Refunds from before their purpose was stored count as
-- insurance if the payment contains no ride.
SELECT p.id, p.currency, (p.insurance_minor - coalesce((SELECT sum(r.amount_minor) FROM refund r
    WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.booking_id IS NULL AND r.status <> 'failed'
      AND coalesce(r.aside, CASE WHEN p.transfer_minor > 0 THEN 'transfer' ELSE 'insurance' END) = 'insurance'), 0))::bigint AS left_minor
FROM payment p WHERE p.tenant_id = @tenant_id AND p.booking_id = @booking_id AND p.status = 'succeeded' AND p.insurance_minor > 0
ORDER BY p.created_at DESC, p.id DESC;

-- name: RefundableTransfers :many
-- RefundableTransfers returns what remains of the part of each payment of a booking that paid for rides, newest first:
-- of the card, and of the credit used with it. Its refunds name no booking.
SELECT p.id, p.currency, p.member_id, (p.transfer_minor - p.credit_minor - coalesce((SELECT sum(r.amount_minor) FROM refund r
    WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.booking_id IS NULL AND r.status <> 'failed'
      AND coalesce(r.aside, 'transfer') = 'transfer'), 0))::bigint AS left_minor,
    coalesce((SELECT sum(e.amount_minor) FROM ledger_entry e
        WHERE e.tenant_id = p.tenant_id AND e.payment_id = p.id AND e.account = 'traveler_credit' AND e.credit_id IS NOT NULL), 0)::bigint AS credit_left_minor
FROM payment p WHERE p.tenant_id = @tenant_id AND p.booking_id = @booking_id AND p.status = 'succeeded' AND p.transfer_minor > 0
ORDER BY p.created_at DESC, p.id DESC;

-- name: CreditOfBookings :many
-- CreditOfBookings returns the latest credit that resulted from each booking.
SELECT DISTINCT ON (source_booking_id) source_booking_id::uuid AS booking_id, id FROM trip_credit
WHERE tenant_id = @tenant_id AND source_booking_id = ANY (@booking_ids::uuid[]) AND transferred_from IS NULL
ORDER BY source_booking_id, created_at DESC, id DESC;

-- name: KeepFee :execrows
INSERT INTO provider_fee (tenant_id, id, provider, provider_ref, kind, payment_id, amount_minor, currency, charged_at)
VALUES (@tenant_id, @id, @provider, @provider_ref, @kind, @payment_id, @amount_minor, @currency, @charged_at)
ON CONFLICT (tenant_id, provider, provider_ref) DO NOTHING;

-- name: KnownFees :many
SELECT provider_ref FROM provider_fee WHERE tenant_id = @tenant_id AND provider = @provider AND provider_ref = ANY (@refs::text[]);

-- name: OpenBooks :exec
INSERT INTO ledger_books (tenant_id, open_from) VALUES (@tenant_id, @open_from) ON CONFLICT (tenant_id) DO NOTHING;

-- name: MoveBooks :execrows
-- MoveBooks waits for transactions that are posting.
UPDATE ledger_books SET open_from = @open_from WHERE tenant_id = @tenant_id AND open_from < @open_from;

-- name: FirstEntry :one
SELECT coalesce(min(posted_at), 'infinity')::timestamptz FROM ledger_entry WHERE tenant_id = @tenant_id;

-- name: BookMonths :many
SELECT * FROM ledger_month WHERE tenant_id = @tenant_id ORDER BY month DESC;

-- name: SumMonth :many
-- SumMonth returns what was debited in a period, by currency, and how many entries refer to an event before it.
SELECT currency, count(*) AS entries, count(happened_at) AS late, coalesce(sum(amount_minor) FILTER (WHERE amount_minor > 0), 0)::bigint AS debits_minor
FROM ledger_entry WHERE tenant_id = @tenant_id AND posted_at >= @from_at AND posted_at < @to_at GROUP BY currency ORDER BY currency;

-- name: FingerprintMonth :one
-- FingerprintMonth returns the same value for the same entries.
SELECT encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', id, transaction_id, account, kind, amount_minor, currency, extract(epoch FROM posted_at)), E'\n' ORDER BY id), ''), 'UTF8')), 'hex')::text
FROM ledger_entry WHERE tenant_id = @tenant_id AND posted_at >= @from_at AND posted_at < @to_at;

-- name: CloseMonth :exec
INSERT INTO ledger_month (tenant_id, id, month, from_at, to_at, entries, late, totals, fingerprint, closed_at)
VALUES (@tenant_id, @id, @month, @from_at, @to_at, @entries, @late, @totals, @fingerprint, @closed_at);

-- name: KeepRates :exec
INSERT INTO exchange_rate (tenant_id, id, day, source, per_euro, fetched_at) VALUES (@tenant_id, @id, @day, @source, @per_euro, @fetched_at)
ON CONFLICT (tenant_id, day, source) DO NOTHING;

-- name: LatestRates :one
SELECT day, source, per_euro FROM exchange_rate WHERE tenant_id = @tenant_id ORDER BY day DESC, fetched_at DESC LIMIT 1;

-- name: MergePayments :execrows
-- MergePayments makes the remaining account the payer, who also receives credit for refunds.
UPDATE payment SET member_id = @into_id::uuid WHERE tenant_id = @tenant_id AND member_id = @from_id::uuid;

-- name: MergeCredits :execrows
UPDATE trip_credit SET member_id = @into_id::uuid WHERE tenant_id = @tenant_id AND member_id = @from_id::uuid;

-- name: RemoveCards :execrows
UPDATE saved_card SET removed_at = @now::timestamptz WHERE tenant_id = @tenant_id AND member_id = @member_id AND removed_at IS NULL;

-- name: StopAutomaticsBy :execrows
UPDATE automatic_payment SET status = 'off', card_id = NULL, version = version + 1, updated_at = @now::timestamptz
WHERE tenant_id = @tenant_id AND member_id = @member_id AND status <> 'off';

-- name: MemberPays :one
-- MemberPays reports whether a payment of a member is still pending.
SELECT EXISTS (SELECT 1 FROM payment WHERE tenant_id = @tenant_id AND member_id = @member_id::uuid AND status IN ('processing', 'requires_action'));

-- name: HasOpenDispute :one
SELECT EXISTS (SELECT 1 FROM dispute d JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
    WHERE d.tenant_id = @tenant_id AND p.booking_id = ANY (@booking_ids::uuid[]) AND d.status = 'open');

-- name: MemberDisputes :one
-- MemberDisputes reports whether a dispute of a payment of a member is still open.
SELECT EXISTS (SELECT 1 FROM dispute d JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
    WHERE d.tenant_id = @tenant_id AND d.status = 'open' AND (p.member_id = @member_id::uuid OR position(@email::text IN lower(p.request::text)) > 0));

-- name: EraseEvidence :execrows
UPDATE dispute d SET evidence = NULL FROM payment p
WHERE d.tenant_id = @tenant_id AND p.tenant_id = d.tenant_id AND p.id = d.payment_id
    AND (p.member_id = @member_id::uuid OR position(@email::text IN lower(p.request::text)) > 0)
    AND (d.evidence IS NOT NULL OR EXISTS (SELECT 1 FROM dispute_file f WHERE f.tenant_id = d.tenant_id AND f.dispute_id = d.id));

-- name: EraseDisputeFiles :many
DELETE FROM dispute_file f USING dispute d, payment p
WHERE f.tenant_id = @tenant_id AND d.tenant_id = f.tenant_id AND d.id = f.dispute_id AND p.tenant_id = d.tenant_id AND p.id = d.payment_id
    AND (p.member_id = @member_id::uuid OR position(@email::text IN lower(p.request::text)) > 0)
RETURNING f.id;

-- name: EraseCards :execrows
DELETE FROM saved_card c WHERE c.tenant_id = @tenant_id AND c.member_id = @member_id;

-- name: EraseCustomers :exec
DELETE FROM payment_customer WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: EraseOrders :execrows
-- EraseOrders keeps the amounts in the books and the card digits that a bank would ask for, but removes the people of
-- the order.
UPDATE payment SET request = '{}', client_secret = ''
WHERE tenant_id = @tenant_id AND (member_id = @member_id::uuid OR position(@email::text IN lower(request::text)) > 0);

-- name: EraseAutomatics :exec
DELETE FROM automatic_payment WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: CountCredits :one
SELECT count(*) FROM trip_credit WHERE tenant_id = @tenant_id AND member_id = @member_id AND expired_at IS NULL;

-- name: TripFigures :many
-- TripFigures returns what the books say of each trip in a period.
SELECT trip_id,
    coalesce(sum(amount_minor) FILTER (WHERE figure = 'sold'), 0)::bigint AS sold_minor,
    coalesce(sum(amount_minor) FILTER (WHERE figure = 'collected'), 0)::bigint AS collected_minor,
    coalesce(sum(amount_minor) FILTER (WHERE figure = 'refunded'), 0)::bigint AS refunded_minor,
    coalesce(sum(amount_minor) FILTER (WHERE figure = 'earned'), 0)::bigint AS earned_minor
FROM ledger_figure
WHERE tenant_id = @tenant_id AND currency = @currency AND figure IN ('sold', 'collected', 'refunded', 'earned') AND posted_at >= @since AND posted_at < @until
GROUP BY trip_id;

-- name: FigureEntries :many
-- FigureEntries returns a page of what a figure of trips consists of, with how many there are and their sum: what was
-- posted together for one reason is one entry. They are sorted by rank, which is a time in microseconds or an amount,
-- negative for the latest or largest first.
WITH entry AS MATERIALIZED (
    SELECT transaction_id, trip_id, kind, booking_id, posted_at, amount_minor,
        CASE @sort::text WHEN 'amount' THEN amount_minor WHEN '-amount' THEN -amount_minor
            WHEN 'date' THEN (extract(epoch FROM posted_at) * 1000000)::bigint ELSE -(extract(epoch FROM posted_at) * 1000000)::bigint END AS rank
    FROM ledger_figure
    WHERE tenant_id = @tenant_id AND currency = @currency AND figure = @figure AND posted_at >= @since AND posted_at < @until
        AND trip_id IN (SELECT unnest(@trip_ids::uuid[]))
)
SELECT transaction_id, trip_id, kind, booking_id, posted_at, amount_minor, rank::bigint AS rank,
    (SELECT count(*) FROM entry) AS entries, (SELECT coalesce(sum(amount_minor), 0) FROM entry)::bigint AS sum_minor
FROM entry
WHERE (rank, transaction_id, trip_id, kind) > (@after_rank::bigint, @after_transaction::uuid, @after_trip::uuid, @after_kind::text)
ORDER BY rank, transaction_id, trip_id, kind LIMIT @page_size;

-- name: PastMoney :many
-- PastMoney returns the payments, refunds, and disputes of orders, newest first.
SELECT past.id, past.what::text AS what, past.status::text AS status, past.amount_minor, past.currency::text AS currency, past.at, past.booking_id::uuid AS booking_id,
    past.method_label, past.problem::text AS problem
FROM (
    SELECT p.id, 'payment' AS what, p.status, p.amount_minor, p.currency, p.created_at AS at, p.booking_id, p.method_label, p.failure_message AS problem
    FROM payment p WHERE p.tenant_id = @tenant_id AND p.booking_id = ANY (@booking_ids::uuid[])
    UNION ALL
    SELECT r.id, 'refund', CASE WHEN r.paid_as IS NULL THEN r.status ELSE 'succeeded' END, r.amount_minor, r.currency, r.created_at, p.booking_id, p.method_label,
        CASE WHEN r.paid_as IS NULL THEN r.failure ELSE '' END
    FROM payment p JOIN refund r ON r.tenant_id = p.tenant_id AND r.payment_id = p.id WHERE p.tenant_id = @tenant_id AND p.booking_id = ANY (@booking_ids::uuid[])
    UNION ALL
    SELECT d.id, 'dispute', d.status, d.amount_minor, d.currency, d.opened_at, p.booking_id, p.method_label, ''
    FROM payment p JOIN dispute d ON d.tenant_id = p.tenant_id AND d.payment_id = p.id WHERE p.tenant_id = @tenant_id AND p.booking_id = ANY (@booking_ids::uuid[])
) past
WHERE (past.at, past.id) < (@before_at::timestamptz, @before_id::uuid) ORDER BY past.at DESC, past.id DESC LIMIT @page_size;

-- name: PastProviderEvents :many
-- PastProviderEvents returns what providers told of the payments of orders, newest first.
SELECT e.id, e.provider, e.kind, e.received_at FROM payment p JOIN payment_event e ON e.tenant_id = p.tenant_id AND e.payment_id = p.id
WHERE p.tenant_id = @tenant_id AND p.booking_id = ANY (@booking_ids::uuid[]) AND (e.received_at, e.id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY e.received_at DESC, e.id DESC LIMIT @page_size;

-- name: MoneyIDs :many
-- MoneyIDs returns the ids of the payments and refunds of orders.
SELECT p.id FROM payment p WHERE p.tenant_id = @tenant_id AND p.booking_id = ANY (@booking_ids::uuid[])
UNION ALL
SELECT r.id FROM payment p JOIN refund r ON r.tenant_id = p.tenant_id AND r.payment_id = p.id WHERE p.tenant_id = @tenant_id AND p.booking_id = ANY (@booking_ids::uuid[]);
