-- name: CreateQuote :exec
INSERT INTO insurance_quote (tenant_id, id, booking_id, kind, company_id, provider_ref, premiums, total_minor, currency, coverage, expires_at, created_at)
VALUES (@tenant_id, @id, @booking_id, @kind, @company_id, @provider_ref, @premiums, @total_minor, @currency, @coverage, @expires_at, @created_at);

-- name: GetQuote :one
SELECT * FROM insurance_quote WHERE tenant_id = @tenant_id AND id = @id AND booking_id = @booking_id;

-- name: CreateOrder :exec
INSERT INTO insurance_order (tenant_id, id, booking_id, quote_id, state, created_at) VALUES (@tenant_id, @id, @booking_id, @quote_id, 'paying', @created_at);

-- name: LockOrder :one
SELECT * FROM insurance_order WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: EndOrder :exec
UPDATE insurance_order SET state = @state, ended_at = @ended_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: CreatePolicy :exec
INSERT INTO insurance_policy (tenant_id, id, booking_id, participant_id, company_id, company, quote_ref, status, coverage, trip_cost_minor, premium_minor, currency, ends_on, created_at)
VALUES (@tenant_id, @id, @booking_id, @participant_id, @company_id, @company, @quote_ref, 'processing', @coverage, @trip_cost_minor, @premium_minor, @currency, @ends_on, @created_at);

-- name: LivePolicies :many
SELECT * FROM insurance_policy WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND status NOT IN ('cancelled', 'failed') ORDER BY id;

-- name: BookingPolicies :many
SELECT * FROM insurance_policy WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) ORDER BY id DESC;

-- name: InsuredTravelers :many
SELECT participant_id FROM insurance_policy WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[])
    AND status IN ('processing', 'confirmed', 'modification pending');

-- name: GetPolicy :one
SELECT * FROM insurance_policy WHERE tenant_id = @tenant_id AND id = @id;

-- name: LockPolicy :one
SELECT * FROM insurance_policy WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: SavePolicy :exec
UPDATE insurance_policy SET status = @status, provider_ref = @provider_ref, policy_number = @policy_number, coverage = @coverage, claims_url = @claims_url,
    benefits_url = @benefits_url, trip_cost_minor = @trip_cost_minor, premium_minor = @premium_minor, change = @change, message = @message,
    ended_at = @ended_at, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id;

-- name: PolicyByRef :one
SELECT id FROM insurance_policy WHERE tenant_id = @tenant_id AND company_id = @company_id AND provider_ref = @provider_ref;

-- name: Decline :exec
INSERT INTO insurance_decline (tenant_id, booking_id, declined_at) VALUES (@tenant_id, @booking_id, @declined_at) ON CONFLICT (tenant_id, booking_id) DO NOTHING;

-- name: Declined :one
SELECT EXISTS (SELECT 1 FROM insurance_decline WHERE tenant_id = @tenant_id AND booking_id = @booking_id);

-- name: TakeBackDecline :exec
DELETE FROM insurance_decline WHERE tenant_id = @tenant_id AND booking_id = @booking_id;

-- name: CreateSimulated :execrows
INSERT INTO simulated_policy (tenant_id, id, idempotency_key, state, premium_minor, confirms_at, created_at)
VALUES (@tenant_id, @id, @idempotency_key, @state, @premium_minor, @confirms_at, @created_at) ON CONFLICT (tenant_id, idempotency_key) DO NOTHING;

-- name: SimulatedByKey :one
SELECT * FROM simulated_policy WHERE tenant_id = @tenant_id AND idempotency_key = @idempotency_key;

-- name: SimulatedByID :one
SELECT * FROM simulated_policy WHERE tenant_id = @tenant_id AND id = @id;

-- name: ConfirmSimulated :exec
UPDATE simulated_policy SET state = 'confirmed' WHERE tenant_id = @tenant_id AND id = @id AND state = 'processing' AND confirms_at <= @now::timestamptz;

-- name: ChangeSimulated :exec
UPDATE simulated_policy SET state = @state, premium_minor = @premium_minor WHERE tenant_id = @tenant_id AND id = @id;

-- name: OpenPolicies :many
SELECT id FROM insurance_policy WHERE tenant_id = @tenant_id AND status IN ('processing', 'modification pending', 'cancellation pending') ORDER BY id LIMIT 200;

-- name: CreateHoldQuote :exec
INSERT INTO insurance_hold_quote (tenant_id, id, hold_id, company_id, provider_ref, people, premiums, total_minor, currency, coverage, expires_at, created_at)
VALUES (@tenant_id, @id, @hold_id, @company_id, @provider_ref, @people, @premiums, @total_minor, @currency, @coverage, @expires_at, @created_at);

-- name: GetHoldQuote :one
SELECT * FROM insurance_hold_quote WHERE tenant_id = @tenant_id AND id = @id AND hold_id = @hold_id;

-- name: LiveInsurers :many
-- LiveInsurers returns the premiums of each insurer's live policies: of those bought before a given time, which can no
-- longer be canceled for a refund, and of all.
SELECT company_id, max(company)::text AS company, currency, sum(premium_minor)::bigint AS premiums_minor,
    coalesce(sum(premium_minor) FILTER (WHERE created_at <= @bought_before AND status IN ('confirmed', 'modification pending')), 0)::bigint AS due_minor
FROM insurance_policy WHERE tenant_id = @tenant_id AND status NOT IN ('cancelled', 'failed') GROUP BY company_id, currency ORDER BY company_id, currency;

-- name: CountBought :one
-- CountBought counts the policies in force that were bought after one instant and until another.
SELECT count(*) FROM insurance_policy WHERE tenant_id = @tenant_id AND status = 'confirmed' AND created_at > @after::timestamptz AND created_at <= @until::timestamptz;

-- name: InForce :many
-- InForce counts each company's policies in force.
SELECT company_id, count(*) FROM insurance_policy WHERE tenant_id = @tenant_id AND status NOT IN ('cancelled', 'failed') AND ends_on >= @today::date GROUP BY company_id;

-- name: DeliveryKnown :one
SELECT EXISTS (SELECT 1 FROM insurance_event WHERE tenant_id = @tenant_id AND company_id = @company_id AND delivery = @delivery);

-- name: RecordEvent :exec
INSERT INTO insurance_event (tenant_id, id, policy_id, booking_id, company_id, company, kind, reference, outcome, delivery, received_at)
VALUES (@tenant_id, @id, @policy_id, @booking_id, @company_id, @company, @kind, @reference, @outcome, @delivery, @received_at)
ON CONFLICT (tenant_id, company_id, delivery) DO NOTHING;

-- name: PastEvents :many
-- PastEvents returns what companies reported about the policies of bookings, newest first.
SELECT id, company, kind, received_at FROM insurance_event
WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) AND (received_at, id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY received_at DESC, id DESC LIMIT @page_size;
