-- name: CreateHold :exec
-- CreateHold has what a holder may hold enforced by check constraints, so that the trip is not locked while a caller
-- waits for a query. free is the number of spots that the holder could hold, including their current holds; whole is
-- that for the duration of a hold, in spot-seconds. A holder who held half of it in vain may hold half as much.
WITH held AS (
    SELECT o.spots, o.seconds, o.in_vain, o.spots + @spots_left::int AS free,
           least(@holder_most::int, o.spots + @spots_left::int) * @hold_seconds::bigint AS whole
    FROM (
        SELECT coalesce(sum(h.spots) FILTER (WHERE h.state IN ('active', 'paying')), 0)::int AS spots,
               coalesce(sum(h.spots * extract(epoch FROM h.expires_at - h.created_at)), 0)::bigint AS seconds,
               coalesce(sum(h.spots * extract(epoch FROM h.expires_at - h.created_at)) FILTER (WHERE h.state NOT IN ('active', 'paying')), 0)::bigint AS in_vain
        FROM hold h
        WHERE h.tenant_id = @tenant_id AND h.trip_id = @trip_id AND h.holder = @holder AND h.state <> 'converted'
            AND (h.created_at > @since OR h.state IN ('active', 'paying'))
    ) o
)
INSERT INTO hold (tenant_id, id, trip_id, token_hash, state, spots, supplements, first_spot, choices, quote, expires_at, created_at, holder, holder_spots, holder_most,
    holder_seconds, holder_patience)
SELECT @tenant_id, @id, @trip_id, @token_hash, 'active', @spots, @supplements, @first_spot, @choices, @quote, @expires_at, @created_at, @holder,
       held.spots + @spots,
       CASE WHEN held.in_vain > 0 AND 2 * held.in_vain >= held.whole THEN least(@holder_most::int, greatest(@holder_again::int, (held.free + 1) / 2)) ELSE @holder_most::int END,
       held.seconds + @seconds::bigint, held.whole * @patience_times::int FROM held;

-- name: HolderWaits :one
-- HolderWaits returns when the first of a holder's spots may become free, and when the oldest of their holds stops
-- counting.
SELECT coalesce(sum(spots) FILTER (WHERE state IN ('active', 'paying')), 0)::int AS spots,
       coalesce(min(expires_at) FILTER (WHERE state IN ('active', 'paying')), @now::timestamptz)::timestamptz AS until,
       coalesce(min(created_at), @now::timestamptz)::timestamptz AS first_at
FROM hold
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND holder = @holder AND state <> 'converted'
    AND (created_at > @since OR state IN ('active', 'paying'));

-- name: GetHold :one
SELECT * FROM hold WHERE tenant_id = @tenant_id AND id = @id;

-- name: LockHold :one
SELECT * FROM hold WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: MoveHold :exec
UPDATE hold SET state = @state, expires_at = @expires_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: RepriceHold :exec
UPDATE hold SET quote = @quote WHERE tenant_id = @tenant_id AND id = @id;

-- name: ExpiredHolds :many
SELECT id, trip_id FROM hold WHERE tenant_id = @tenant_id AND state = 'active' AND expires_at <= @now::timestamptz ORDER BY expires_at LIMIT @page_size;

-- name: RemindOfHold :exec
INSERT INTO checkout_reminder AS r (tenant_id, trip_id, email, hold_id, first_name, language, consented_at)
VALUES (@tenant_id, @trip_id, @email, @hold_id, @first_name, @language, @now::timestamptz)
ON CONFLICT (tenant_id, trip_id, email) DO UPDATE SET hold_id = excluded.hold_id, first_name = excluded.first_name, language = excluded.language
    WHERE r.settled_at IS NULL;

-- name: DueReminders :many
SELECT r.* FROM checkout_reminder r JOIN hold h ON h.tenant_id = r.tenant_id AND h.id = r.hold_id
WHERE r.tenant_id = @tenant_id AND r.settled_at IS NULL AND h.state IN ('expired', 'released') AND h.expires_at <= @ended_before::timestamptz
ORDER BY r.consented_at LIMIT @page_size;

-- name: SettleReminder :execrows
UPDATE checkout_reminder SET settled_at = @now::timestamptz WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND email = @email AND settled_at IS NULL;

-- name: HasBooked :one
SELECT EXISTS (SELECT 1 FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
    WHERE p.tenant_id = @tenant_id AND b.trip_id = @trip_id AND lower(p.email) = @email AND b.status <> 'cancelled');

-- name: CreateBooking :exec
INSERT INTO booking (tenant_id, id, order_id, trip_id, hold_id, customer_id, status, spots, supplements, currency, deposit_minor,
    payment_due_date, rooms, lines, policy, confirmed_at, created_at)
VALUES (@tenant_id, @id, @order_id, @trip_id, @hold_id, @customer_id, @status, @spots, @supplements, @currency, @deposit_minor,
    @payment_due_date, @rooms, @lines, @policy, @confirmed_at, @created_at);

-- name: CreateParticipants :exec
INSERT INTO booking_participant (tenant_id, id, booking_id, position, member_id, first_name, last_name, email, phone, gender, date_of_birth, country_code, instagram_handle)
SELECT @tenant_id, unnest(@ids::uuid[]), @booking_id, unnest(@positions::int[]), nullif(unnest(@member_ids::uuid[]), '00000000-0000-0000-0000-000000000000'::uuid),
    unnest(@first_names::text[]), unnest(@last_names::text[]), unnest(@emails::text[]), unnest(@phones::text[]), unnest(@genders::text[]),
    nullif(unnest(@dates_of_birth::text[]), '')::date, unnest(@country_codes::text[]), unnest(@instagram_handles::text[]);

-- name: CreateAddOns :exec
INSERT INTO booking_add_on (tenant_id, id, booking_id, participant_id, trip_service_id, type, name, status, quantity, unit_price_minor,
    offer_id, inventory_item_id, service_type, timing, occupancy, operator_unit_minor, change_id)
SELECT @tenant_id, unnest(@ids::uuid[]), @booking_id, unnest(@participant_ids::uuid[]),
    nullif(unnest(@service_ids::uuid[]), '00000000-0000-0000-0000-000000000000'::uuid), unnest(@types::text[]), unnest(@names::text[]), 'CONFIRMED', 1, unnest(@unit_prices::bigint[]),
    nullif(unnest(@offer_ids::uuid[]), '00000000-0000-0000-0000-000000000000'::uuid),
    nullif(unnest(@item_ids::uuid[]), '00000000-0000-0000-0000-000000000000'::uuid),
    unnest(@service_types::text[]), unnest(@timings::text[]), unnest(@occupancies::text[]), nullif(unnest(@operator_units::bigint[]), -1), sqlc.narg('change_id')::uuid;

-- name: RemoveAddOns :exec
UPDATE booking_add_on SET deleted = true WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND id = ANY (@ids::uuid[]);

-- name: GetBooking :one
SELECT * FROM booking WHERE tenant_id = @tenant_id AND id = @id;

-- name: LockBooking :one
SELECT * FROM booking WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: LockBookingPrice :one
-- LockBookingPrice waits for LockBooking, but not for those who only refer to the booking.
SELECT id FROM booking WHERE tenant_id = @tenant_id AND id = @id FOR NO KEY UPDATE;

-- name: LockTripBookings :many
SELECT * FROM booking WHERE tenant_id = @tenant_id AND trip_id = @trip_id
    AND (sqlc.narg('ids')::uuid[] IS NULL OR id = ANY (sqlc.narg('ids')::uuid[]))
ORDER BY id FOR UPDATE;

-- name: TripBookings :many
SELECT * FROM booking WHERE tenant_id = @tenant_id AND trip_id = @trip_id ORDER BY created_at, id;

-- name: BookingsByID :many
SELECT * FROM booking WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: MemberTripBooking :one
SELECT b.* FROM booking b JOIN booking_participant p ON p.tenant_id = b.tenant_id AND p.booking_id = b.id
WHERE b.tenant_id = @tenant_id AND b.trip_id = @trip_id AND p.member_id = @member_id
ORDER BY (b.status = 'cancelled'), b.id DESC LIMIT 1;

-- name: MemberTrips :many
SELECT DISTINCT b.trip_id FROM booking b JOIN booking_participant p ON p.tenant_id = b.tenant_id AND p.booking_id = b.id
WHERE b.tenant_id = @tenant_id AND p.member_id = @member_id;

-- name: MemberTravels :many
-- MemberTravels returns the bookings on which a member has or had spots, and whether they are still among the
-- travelers.
SELECT b.id, b.trip_id, b.order_id, b.status, b.version, (p.status <> 'cancelled')::bool AS travels
FROM booking b JOIN booking_participant p ON p.tenant_id = b.tenant_id AND p.booking_id = b.id
WHERE b.tenant_id = @tenant_id AND p.member_id = @member_id AND b.status NOT IN ('waitlist', 'awaiting')
  AND (sqlc.narg('trip_id')::uuid IS NULL OR b.trip_id = sqlc.narg('trip_id'))
ORDER BY b.id;

-- name: Participants :many
SELECT * FROM booking_participant WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) ORDER BY booking_id, position;

-- name: GetParticipant :one
SELECT p.*, b.trip_id, b.customer_id, b.status AS booking_status FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
WHERE p.tenant_id = @tenant_id AND p.id = @id;

-- name: AcceptTerms :execrows
UPDATE booking_participant SET terms_accepted_at = @now::timestamptz, terms_version = @terms_version, terms_language = @terms_language
WHERE tenant_id = @tenant_id AND id = @id AND terms_accepted_at IS NULL;

-- name: MoveTraveler :exec
UPDATE booking_participant SET status = @status WHERE tenant_id = @tenant_id AND id = @id;

-- name: CompleteTravelers :many
-- CompleteTravelers completes everyone on confirmed bookings of a trip that is over (T-109).
WITH traveled AS (
    SELECT p.id, p.status FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
    WHERE p.tenant_id = @tenant_id AND b.trip_id = @trip_id AND b.status IN ('confirmed', 'closed')
      AND p.status NOT IN ('complete', 'feedback-complete', 'cancelled')
    ORDER BY p.id FOR UPDATE OF p
)
UPDATE booking_participant p SET status = 'complete' FROM traveled t
WHERE p.tenant_id = @tenant_id AND p.id = t.id
RETURNING p.id, t.status::text AS before;

-- name: AddOns :many
-- AddOns returns the add-ons bought with the trip. Rides are paid separately.
SELECT * FROM booking_add_on WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) AND NOT deleted AND type <> 'groundTransfer'
ORDER BY booking_id, id;

-- name: RideAddOns :many
SELECT * FROM booking_add_on WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) AND NOT deleted AND type = 'groundTransfer'
ORDER BY booking_id, id;

-- name: CreateRideAddOn :exec
INSERT INTO booking_add_on (tenant_id, id, booking_id, participant_id, type, name, status, quantity, unit_price_minor, service_type, timing, short_id)
VALUES (@tenant_id, @id, @booking_id, @participant_id, 'groundTransfer', @name, 'CONFIRMED', 1, @unit_price_minor, 'airportTransfer', @timing, @short_id);

-- name: ConfirmBookings :exec
UPDATE booking SET status = 'confirmed', confirmed_at = @now::timestamptz, version = version + 1
WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]) AND status = 'pending';

-- name: CancelBooking :exec
UPDATE booking SET status = 'cancelled', cancelled_at = @now::timestamptz, is_pending_cancellation = @refunding, cancelled_by_host = @by_host, places_kept = false, offer_expires_at = NULL,
    internal_cancellation_reason = @reason, cancellation = @cancellation, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id;

-- name: CancelParticipants :exec
UPDATE booking_participant SET status = 'cancelled' WHERE tenant_id = @tenant_id AND booking_id = @booking_id;

-- name: CancellationDone :exec
UPDATE booking SET is_pending_cancellation = false, version = version + 1 WHERE tenant_id = @tenant_id AND id = @id AND is_pending_cancellation;

-- name: TouchBooking :exec
UPDATE booking SET version = version + 1 WHERE tenant_id = @tenant_id AND id = @id;

-- name: TripSpots :one
SELECT coalesce(sum(spots) FILTER (WHERE status IN ('confirmed', 'closed')), 0)::int AS confirmed,
       coalesce(sum(spots) FILTER (WHERE status = 'pending'), 0)::int AS pending,
       coalesce(sum(spots) FILTER (WHERE status IN ('waitlist', 'awaiting')), 0)::int AS waiting
FROM booking WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND NOT is_pending_cancellation;

-- name: OpenBookings :many
-- OpenBookings returns bookings that may owe money, in batches.
SELECT * FROM booking WHERE tenant_id = @tenant_id AND status IN ('pending', 'confirmed', 'closed') AND NOT is_pending_cancellation AND id > @after
ORDER BY id LIMIT @page_size;

-- name: CustomerBookings :many
SELECT id FROM booking WHERE tenant_id = @tenant_id AND customer_id = @customer_id ORDER BY created_at;

-- name: CreateWaiting :exec
INSERT INTO booking (tenant_id, id, order_id, trip_id, customer_id, status, spots, supplements, currency, deposit_minor,
    payment_due_date, rooms, lines, policy, created_at)
VALUES (@tenant_id, @id, @order_id, @trip_id, @customer_id, 'waitlist', @spots, @supplements, @currency, 0,
    @payment_due_date, @rooms, '[]', @policy, @created_at);

-- name: LockWaitlist :many
-- LockWaitlist returns the waiting parties in the order in which they joined.
SELECT * FROM booking WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND status = 'waitlist' ORDER BY created_at, id FOR UPDATE;

-- name: WaitlistPosition :one
SELECT count(*)::int FROM booking w JOIN booking b ON b.tenant_id = w.tenant_id AND b.trip_id = w.trip_id
WHERE b.tenant_id = @tenant_id AND b.id = @id AND w.status = 'waitlist' AND (w.created_at, w.id) <= (b.created_at, b.id);

-- name: OfferPlaces :exec
UPDATE booking SET status = 'awaiting', offer_expires_at = @expires::timestamptz, places_kept = true, deposit_minor = @deposit_minor,
    lines = @lines, policy = @policy, payment_due_date = @payment_due_date, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND status = 'waitlist';

-- name: ProlongOffer :exec
UPDATE booking SET offer_expires_at = @until::timestamptz
WHERE tenant_id = @tenant_id AND id = @id AND status = 'awaiting' AND offer_expires_at < @until::timestamptz;

-- name: AcceptOffer :exec
UPDATE booking SET status = 'pending', offer_expires_at = NULL, places_kept = false, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND status = 'awaiting';

-- name: ExpiredOffers :many
SELECT id, trip_id FROM booking WHERE tenant_id = @tenant_id AND status = 'awaiting' AND offer_expires_at <= @now::timestamptz
ORDER BY offer_expires_at LIMIT @page_size;

-- name: CreateChange :exec
INSERT INTO booking_change (tenant_id, id, booking_id, state, cart, created_at) VALUES (@tenant_id, @id, @booking_id, 'paying', @cart, @created_at);

-- name: LockChange :one
SELECT * FROM booking_change WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: OpenChanges :many
SELECT * FROM booking_change WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) AND state = 'paying';

-- name: EndChange :exec
UPDATE booking_change SET state = @state, ended_at = @ended_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: ChangeBooking :exec
UPDATE booking SET rooms = @rooms, lines = @lines, supplements = @supplements, version = version + 1 WHERE tenant_id = @tenant_id AND id = @id;

-- name: CancelTravelers :exec
UPDATE booking_participant SET status = 'cancelled' WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND id = ANY (@ids::uuid[]);

-- name: ShrinkBooking :exec
UPDATE booking SET spots = @spots, supplements = @supplements, deposit_minor = @deposit_minor, rooms = @rooms, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id;

-- name: ReinstateTravelers :exec
UPDATE booking_participant SET status = CASE WHEN id = ANY (@ids::uuid[]) THEN 'created' ELSE 'cancelled' END,
    terms_accepted_at = CASE WHEN id = ANY (@ids::uuid[]) THEN NULL ELSE terms_accepted_at END
WHERE tenant_id = @tenant_id AND booking_id = @booking_id;

-- name: RemoveOtherAddOns :exec
UPDATE booking_add_on SET deleted = true WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND NOT deleted AND type <> 'groundTransfer' AND id <> ALL (@kept::uuid[]);

-- name: ReinstateBooking :exec
UPDATE booking SET status = @status, spots = @spots, supplements = @supplements, rooms = @rooms, confirmed_at = @confirmed_at, cancelled_at = NULL,
    cancelled_by_host = false, internal_cancellation_reason = NULL, cancellation = NULL, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND status = 'cancelled';

-- name: MoveBooking :exec
UPDATE booking SET trip_id = @trip_id, status = @status, confirmed_at = CASE WHEN @status::text = 'pending' THEN NULL ELSE confirmed_at END,
    supplements = @supplements, rooms = @rooms, lines = @lines, deposit_minor = @deposit_minor, payment_due_date = @payment_due_date, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id;

-- name: ChangePayer :exec
UPDATE booking SET customer_id = @customer_id, rooms = @rooms, version = version + 1 WHERE tenant_id = @tenant_id AND id = @id;

-- name: PlaceTraveler :exec
UPDATE booking_participant SET position = @position WHERE tenant_id = @tenant_id AND id = @id;

-- name: TravelersAfresh :exec
-- TravelersAfresh resets the consents of travelers, which applied to another trip.
UPDATE booking_participant SET status = 'created', terms_accepted_at = NULL, minor_disclaimer_at = NULL
WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND status <> 'cancelled';

-- name: ReplaceParticipant :exec
UPDATE booking_participant SET member_id = @member_id, first_name = @first_name, last_name = @last_name, email = @email, phone = @phone, gender = @gender,
    date_of_birth = @date_of_birth, country_code = @country_code, instagram_handle = @instagram_handle,
    status = CASE WHEN @afresh::bool THEN 'created' ELSE status END,
    terms_accepted_at = CASE WHEN @afresh::bool THEN NULL ELSE terms_accepted_at END,
    shown_by = CASE WHEN @afresh::bool THEN NULL ELSE shown_by END
WHERE tenant_id = @tenant_id AND id = @id;

-- name: OperatorAddOns :one
-- OperatorAddOns returns the operator's share of the add-ons of active travelers. Private rooms cost what the trip
-- says; for add-ons from before the operator's price was stored, it is derived from the traveler's price.
SELECT coalesce(sum(a.quantity * CASE WHEN a.type = 'singleSupplement' THEN @supplement_minor::bigint
    ELSE coalesce(a.operator_unit_minor, a.unit_price_minor * 10000 / (10000 + @platform_fee_bp::bigint) / sqlc.arg('step')::bigint * sqlc.arg('step')::bigint) END), 0)::bigint AS minor
FROM booking_add_on a
JOIN booking b ON b.tenant_id = a.tenant_id AND b.id = a.booking_id
JOIN booking_participant p ON p.tenant_id = a.tenant_id AND p.id = a.participant_id
WHERE a.tenant_id = @tenant_id AND b.trip_id = @trip_id AND b.status IN ('confirmed', 'closed') AND NOT b.is_pending_cancellation
  AND p.status <> 'cancelled' AND NOT a.deleted AND a.status = 'CONFIRMED' AND a.type <> 'groundTransfer';

-- name: CountRoster :one
SELECT count(*) FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
WHERE p.tenant_id = @tenant_id AND (sqlc.narg('trip_id')::uuid IS NULL OR b.trip_id = sqlc.narg('trip_id'));

-- name: RosterPage :many
-- RosterPage is ordered by booking id, and therefore by time.
SELECT * FROM booking b
WHERE b.tenant_id = @tenant_id AND (sqlc.narg('trip_id')::uuid IS NULL OR b.trip_id = sqlc.narg('trip_id'))
  AND (sqlc.narg('after_id')::uuid IS NULL OR b.id > sqlc.narg('after_id'))
ORDER BY b.id LIMIT @page_size;

-- name: AcceptMinorDisclaimer :execrows
UPDATE booking_participant SET minor_disclaimer_at = @now::timestamptz
WHERE tenant_id = @tenant_id AND id = @id AND minor_disclaimer_at IS NULL;

-- name: FeedbackGiven :execrows
-- FeedbackGiven marks a traveler who rated the trip as finished with it (T-109).
UPDATE booking_participant p SET status = 'feedback-complete'
FROM booking b
WHERE p.tenant_id = @tenant_id AND p.member_id = @member_id AND b.tenant_id = p.tenant_id AND b.id = p.booking_id AND b.trip_id = @trip_id
  AND p.status <> 'cancelled' AND b.status NOT IN ('cancelled', 'waitlist', 'awaiting');

-- name: TravelersThrough :many
-- TravelersThrough returns who completed a trip and has not rated it.
SELECT DISTINCT p.member_id::uuid FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
WHERE p.tenant_id = @tenant_id AND b.trip_id = @trip_id AND p.status = 'complete' AND p.member_id IS NOT NULL ORDER BY 1;

-- name: Addressees :many
SELECT DISTINCT ON (lower(p.email)) lower(p.email)::text AS email, p.first_name
FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
WHERE p.tenant_id = @tenant_id AND b.trip_id = @trip_id AND b.status = ANY (@statuses::text[]) AND p.status <> 'cancelled' AND p.email <> ''
    AND p.id <> ALL (@without::uuid[])
ORDER BY lower(p.email), p.position;

-- name: TravelersOfTrip :many
-- TravelersOfTrip returns the travelers on the pending and confirmed bookings of a trip.
SELECT p.id FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
WHERE p.tenant_id = @tenant_id AND b.trip_id = @trip_id AND b.status IN ('pending', 'confirmed') AND p.status <> 'cancelled';

-- name: PeopleOfTrip :many
-- PeopleOfTrip returns who reads what concerns each of those travelers: the traveler or, for one without an account,
-- the customer of the booking.
SELECT COALESCE(p.member_id, b.customer_id)::uuid AS reader FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
WHERE p.tenant_id = @tenant_id AND b.trip_id = @trip_id AND b.status IN ('pending', 'confirmed') AND p.status <> 'cancelled';

-- name: Introduce :many
-- Introduce shows a member on the page of a trip that they travel on, or hides them again.
UPDATE booking_participant p SET shown_by = CASE WHEN @shown::bool THEN p.member_id END, shown_on = CASE WHEN @shown THEN b.trip_id END
FROM booking b WHERE b.tenant_id = p.tenant_id AND b.id = p.booking_id
  AND p.tenant_id = @tenant_id AND b.trip_id = @trip_id AND p.member_id = @member_id::uuid
  AND (p.shown_by, p.shown_on) IS DISTINCT FROM (CASE WHEN @shown THEN p.member_id END, CASE WHEN @shown THEN b.trip_id END)
RETURNING p.id;

-- name: Introduced :many
-- Introduced returns the travelers of a trip who agreed to be shown and, as far as is known, are of age.
SELECT DISTINCT ON (p.member_id) p.member_id::uuid AS member_id, p.first_name
FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
WHERE p.tenant_id = @tenant_id AND b.trip_id = @trip_id AND b.status IN ('pending', 'confirmed') AND NOT b.is_pending_cancellation
  AND p.status <> 'cancelled' AND p.shown_by = p.member_id AND p.shown_on = b.trip_id
  AND (p.date_of_birth IS NULL OR p.date_of_birth <= @born_until::date)
ORDER BY p.member_id, p.id LIMIT @most::int;

-- name: RiderBookings :many
-- RiderBookings returns the bookings of a trip in which a member takes part: those they pay for first, canceled ones
-- last.
SELECT b.* FROM booking b WHERE b.tenant_id = @tenant_id AND b.trip_id = @trip_id
    AND EXISTS (SELECT 1 FROM booking_participant p WHERE p.tenant_id = b.tenant_id AND p.booking_id = b.id AND p.member_id = @member_id)
ORDER BY b.status = 'cancelled', b.customer_id <> @member_id, b.id DESC;

-- name: SoldOfTrips :many
SELECT trip_id, count(*)::int AS bookings, sum(spots)::int AS spots FROM booking_sold
WHERE tenant_id = @tenant_id AND trip_id = ANY (@trip_ids::uuid[]) AND created_at >= @since AND created_at < @until
GROUP BY trip_id;

-- name: SoldIn :many
SELECT trip_id, count(*)::int AS bookings, sum(spots)::int AS spots FROM booking_sold
WHERE tenant_id = @tenant_id AND created_at >= @since AND created_at < @until
GROUP BY trip_id;

-- name: SoldBookings :many
-- SoldBookings returns a page of these bookings, with how many there are and their spots. They are sorted by rank, which
-- is a time in microseconds or the number of spots, negative for the latest or largest first.
WITH sold AS MATERIALIZED (
    SELECT id, trip_id, spots, created_at,
        CASE @sort::text WHEN 'amount' THEN spots::bigint WHEN '-amount' THEN -spots::bigint
            WHEN 'date' THEN (extract(epoch FROM created_at) * 1000000)::bigint ELSE -(extract(epoch FROM created_at) * 1000000)::bigint END AS rank
    FROM booking_sold
    WHERE tenant_id = @tenant_id AND trip_id = ANY (@trip_ids::uuid[]) AND created_at >= @since AND created_at < @until
)
SELECT id, trip_id, spots, created_at, rank::bigint AS rank, (SELECT count(*) FROM sold) AS bookings, (SELECT coalesce(sum(spots), 0) FROM sold)::bigint AS all_spots
FROM sold WHERE (rank, id) > (@after_rank::bigint, @after_id::uuid) ORDER BY rank, id LIMIT @page_size;

-- name: LockMemberBookings :many
-- LockMemberBookings locks the bookings of a member, as customer or traveler. It fails instead of waiting for another
-- lock; the caller retries.
SELECT * FROM booking b WHERE b.tenant_id = @tenant_id AND (b.customer_id = @member_id::uuid
    OR EXISTS (SELECT 1 FROM booking_participant p WHERE p.tenant_id = b.tenant_id AND p.booking_id = b.id AND p.member_id = @member_id))
ORDER BY b.id FOR UPDATE NOWAIT;

-- name: MembersShareTrip :one
-- MembersShareTrip reports whether both members have, or wait for, a spot on the same trip.
SELECT EXISTS (
    SELECT 1 FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
    JOIN booking_participant o ON o.tenant_id = p.tenant_id AND o.member_id = @other_id::uuid AND o.status <> 'cancelled'
    JOIN booking c ON c.tenant_id = o.tenant_id AND c.id = o.booking_id AND c.trip_id = b.trip_id AND c.status <> 'cancelled'
    WHERE p.tenant_id = @tenant_id AND p.member_id = @member_id::uuid AND p.status <> 'cancelled' AND b.status <> 'cancelled');

-- name: MembersBornApart :one
-- MembersBornApart reports whether travelers of two members have different dates of birth.
SELECT count(DISTINCT p.date_of_birth) > 1 FROM booking_participant p
WHERE p.tenant_id = @tenant_id AND p.member_id = ANY (@members::uuid[]) AND p.date_of_birth IS NOT NULL AND p.date_of_birth > '0001-01-01';

-- name: MergeTravelers :many
-- MergeTravelers replaces the email address of the retired account with that of the remaining one.
UPDATE booking_participant SET member_id = @into_id::uuid, shown_by = CASE WHEN shown_by = @from_id::uuid THEN @into_id ELSE shown_by END,
    email = CASE WHEN lower(email) = @from_email::text THEN @into_email::text ELSE email END
WHERE tenant_id = @tenant_id AND member_id = @from_id RETURNING id, booking_id;

-- name: MergeCustomer :exec
UPDATE booking SET customer_id = CASE WHEN customer_id = @from_id::uuid THEN @into_id::uuid ELSE customer_id END, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id;

-- name: ReaddressTravelers :many
UPDATE booking_participant SET email = @new_email::text, version = version + 1
WHERE tenant_id = @tenant_id AND member_id = @member_id::uuid AND lower(email) = @old_email::text RETURNING id;

-- name: EraseTravelers :many
-- EraseTravelers keeps a person's spots in their party, under a pseudonym.
UPDATE booking_participant SET first_name = @first_name, last_name = @last_name, email = '', phone = '', gender = '', date_of_birth = NULL, country_code = '',
    instagram_handle = '', shown_by = NULL, shown_on = NULL, version = version + 1
WHERE tenant_id = @tenant_id AND (member_id = @member_id::uuid OR lower(email) = @email::text) RETURNING id, booking_id;

-- name: EraseReminders :execrows
DELETE FROM checkout_reminder WHERE tenant_id = @tenant_id AND email = @email;

-- name: OpenOfTrips :many
-- OpenOfTrips counts, by trip, the bookings that are not canceled.
SELECT trip_id, count(*) AS bookings FROM booking WHERE tenant_id = @tenant_id AND trip_id = ANY (@trip_ids::uuid[]) AND status <> 'cancelled'
GROUP BY trip_id;

-- name: BegunNow :one
-- BegunNow counts the holds and the waitlist offers that have not run out.
SELECT (SELECT count(*) FROM hold h WHERE h.tenant_id = @tenant_id AND h.state = 'active' AND h.expires_at > @now::timestamptz) AS holds,
    (SELECT count(*) FROM booking b WHERE b.tenant_id = @tenant_id AND b.status = 'awaiting' AND b.offer_expires_at > @now::timestamptz) AS offers;

-- name: OrdersOfTrip :many
SELECT b.id, b.order_id FROM booking b WHERE b.tenant_id = @tenant_id AND b.trip_id = @trip_id;

-- name: OrdersOfMember :many
-- OrdersOfMember returns the orders that a person pays for or travels on.
SELECT b.id, b.order_id FROM booking b WHERE b.tenant_id = @tenant_id AND b.customer_id = @member_id::uuid
UNION
SELECT b.id, b.order_id FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
WHERE p.tenant_id = @tenant_id AND p.member_id = @member_id;

-- name: OrderParticipants :many
SELECT p.id FROM booking_participant p WHERE p.tenant_id = @tenant_id AND p.booking_id = @booking_id;
