-- name: GetTrip :one
SELECT * FROM trip WHERE tenant_id = @tenant_id AND id = @id;

-- name: LockTrip :one
SELECT * FROM trip WHERE tenant_id = @tenant_id AND id = @id FOR NO KEY UPDATE;

-- name: GetTripByPath :one
SELECT * FROM trip WHERE tenant_id = @tenant_id AND trip_path = @trip_path;

-- name: TripsByPath :many
SELECT * FROM trip WHERE tenant_id = @tenant_id AND trip_path = ANY (@paths::text[]) ORDER BY trip_path;

-- name: PathsLike :many
SELECT trip_path FROM trip WHERE tenant_id = @tenant_id AND trip_path LIKE @prefix::text || '%';

-- name: ListTrips :many
-- ListTrips lists the newest trips first: version 7 ids are ordered by time.
SELECT * FROM trip
WHERE trip.tenant_id = @tenant_id
  AND (sqlc.narg('host_id')::uuid IS NULL OR host_id = sqlc.narg('host_id'))
  AND (sqlc.narg('operator_id')::uuid IS NULL OR operator_id = sqlc.narg('operator_id'))
  AND (sqlc.narg('manager_id')::uuid IS NULL OR EXISTS (SELECT 1 FROM account_assignment a WHERE a.tenant_id = @tenant_id
    AND a.member_id = sqlc.narg('manager_id') AND (a.object_type, a.object_id) IN (('Trip', trip.id), ('Host', trip.host_id))))
  AND (sqlc.narg('ids')::uuid[] IS NULL OR id = ANY (sqlc.narg('ids')::uuid[]))
  AND (sqlc.narg('status')::text IS NULL OR status = sqlc.narg('status'))
  AND (sqlc.narg('before_id')::uuid IS NULL OR id < sqlc.narg('before_id'))
ORDER BY id DESC
LIMIT @page_size;

-- name: ListPublicTrips :many
SELECT * FROM trip
WHERE tenant_id = @tenant_id
  AND (status IN ('live', 'ready_to_confirm', 'confirmed', 'early_confirmed') OR (status = 'host_approved' AND launch_at IS NOT NULL))
  AND start_date > @today::date
  AND (@category::text = '' OR @category = ANY (categories))
  AND (sqlc.narg(host_id)::uuid IS NULL OR host_id = sqlc.narg(host_id))
  AND (@search::text = '' OR name ILIKE '%' || @search || '%' OR destination ILIKE '%' || @search || '%' OR country ILIKE '%' || @search || '%')
  AND (@month::text = '' OR to_char(start_date, 'YYYY-MM') = @month)
  AND (@country::text = '' OR country = @country)
  AND (@destination::text = '' OR destination = @destination AND (@destination_country::text = '' OR country = @destination_country))
  AND (@days::int = 0 OR end_date - start_date + 1 = @days)
  AND (@max_price_minor::bigint = 0 OR CASE WHEN initial_price_minor IS NULL OR remaining_price_minor IS NULL THEN 0 WHEN spots_taken < minimum_spots THEN initial_price_minor ELSE remaining_price_minor END <= @max_price_minor)
  AND (@min_spots::int = 0 OR maximum_spots - spots_taken >= @min_spots)
  AND (@pace::int = 0 OR pace = @pace)
  AND ((CASE @sort::text WHEN 'price' THEN CASE WHEN initial_price_minor IS NULL OR remaining_price_minor IS NULL THEN 0 WHEN spots_taken < minimum_spots THEN initial_price_minor ELSE remaining_price_minor END WHEN '-price' THEN -(CASE WHEN initial_price_minor IS NULL OR remaining_price_minor IS NULL THEN 0 WHEN spots_taken < minimum_spots THEN initial_price_minor ELSE remaining_price_minor END)
    WHEN 'days' THEN end_date - start_date WHEN 'spots' THEN spots_taken - maximum_spots ELSE 0 END)::bigint, start_date, id) > (@after_key::bigint, @after_date::date, @after_id::uuid)
ORDER BY (CASE @sort::text WHEN 'price' THEN CASE WHEN initial_price_minor IS NULL OR remaining_price_minor IS NULL THEN 0 WHEN spots_taken < minimum_spots THEN initial_price_minor ELSE remaining_price_minor END WHEN '-price' THEN -(CASE WHEN initial_price_minor IS NULL OR remaining_price_minor IS NULL THEN 0 WHEN spots_taken < minimum_spots THEN initial_price_minor ELSE remaining_price_minor END)
    WHEN 'days' THEN end_date - start_date WHEN 'spots' THEN spots_taken - maximum_spots ELSE 0 END)::bigint, start_date, id
LIMIT @page_size;

-- name: PublicTripFilters :many
-- PublicTripFilters counts how many open trips each value of a filter would leave under the other filters: those that
-- miss none but this one.
WITH seen AS (
    SELECT host_id, country, destination, categories, pace, to_char(start_date, 'YYYY-MM') AS month, end_date - start_date + 1 AS days,
        CASE WHEN initial_price_minor IS NULL OR remaining_price_minor IS NULL THEN 0 WHEN spots_taken < minimum_spots THEN initial_price_minor ELSE remaining_price_minor END AS price, maximum_spots - spots_taken AS spots,
        (NOT (@search::text = '' OR name ILIKE '%' || @search || '%' OR destination ILIKE '%' || @search || '%' OR country ILIKE '%' || @search || '%'))::int AS miss_search,
        (NOT (@category::text = '' OR @category = ANY (categories)))::int AS miss_category,
        (NOT (sqlc.narg(host_id)::uuid IS NULL OR host_id = sqlc.narg(host_id)))::int AS miss_host,
        (NOT (@month::text = '' OR to_char(start_date, 'YYYY-MM') = @month))::int AS miss_month,
        (NOT (@country::text = '' OR country = @country))::int AS miss_country,
        (NOT (@destination::text = '' OR destination = @destination AND (@destination_country::text = '' OR country = @destination_country)))::int AS miss_destination,
        (NOT (@days::int = 0 OR end_date - start_date + 1 = @days))::int AS miss_days,
        (NOT (@max_price_minor::bigint = 0 OR CASE WHEN initial_price_minor IS NULL OR remaining_price_minor IS NULL THEN 0 WHEN spots_taken < minimum_spots THEN initial_price_minor ELSE remaining_price_minor END <= @max_price_minor))::int AS miss_price,
        (NOT (@min_spots::int = 0 OR maximum_spots - spots_taken >= @min_spots))::int AS miss_spots,
        (NOT (@pace::int = 0 OR pace = @pace))::int AS miss_pace
    FROM trip
    WHERE tenant_id = @tenant_id
  AND (status IN ('live', 'ready_to_confirm', 'confirmed', 'early_confirmed') OR (status = 'host_approved' AND launch_at IS NOT NULL))
  AND start_date > @today::date
), counted AS (
    SELECT *, miss_search + miss_category + miss_host + miss_month + miss_country + miss_destination + miss_days + miss_price + miss_spots + miss_pace AS misses FROM seen
)
SELECT 'total'::text AS filter, ''::text AS value, count(*) AS trips FROM counted WHERE misses = 0
UNION ALL SELECT 'month', month, count(*) FROM counted WHERE misses = miss_month GROUP BY month
UNION ALL SELECT 'country', country, count(*) FROM counted WHERE misses = miss_country GROUP BY country
UNION ALL SELECT 'destination', country || E'\n' || destination, count(*) FROM counted WHERE misses = miss_destination GROUP BY country, destination
UNION ALL SELECT 'days', days::text, count(*) FROM counted WHERE misses = miss_days GROUP BY days
UNION ALL SELECT 'maxPriceMinor', price::text, count(*) FROM counted WHERE misses = miss_price GROUP BY price
UNION ALL SELECT 'host', host_id::text, count(*) FROM counted WHERE misses = miss_host GROUP BY host_id
UNION ALL SELECT 'minSpots', spots::text, count(*) FROM counted WHERE misses = miss_spots GROUP BY spots
UNION ALL SELECT 'pace', pace::text, count(*) FROM counted WHERE misses = miss_pace AND pace > 0 GROUP BY pace
UNION ALL SELECT 'category', one, count(*) FROM (SELECT unnest(categories) AS one FROM counted WHERE misses = miss_category) AS c GROUP BY one
UNION ALL SELECT 'categories', one, count(*) FROM (SELECT unnest(categories) AS one FROM counted) AS c GROUP BY one
UNION ALL SELECT 'without', 'category', count(*) FROM counted WHERE misses = miss_category
UNION ALL SELECT 'without', 'q', count(*) FROM counted WHERE misses = miss_search;

-- name: PastTrips :many
-- PastTrips returns trips that took place, latest first.
SELECT * FROM trip
WHERE tenant_id = @tenant_id AND status IN ('confirmed', 'early_confirmed', 'closed', 'complete') AND launched_at IS NOT NULL AND end_date < @today::date
  AND (sqlc.narg(host_id)::uuid IS NULL OR host_id = sqlc.narg(host_id))
  AND (start_date, id) < (@before_date::date, @before_id::uuid)
ORDER BY start_date DESC, id DESC
LIMIT @page_size;

-- name: CompletedTrips :many
SELECT * FROM trip WHERE tenant_id = @tenant_id AND status = 'complete' AND end_date BETWEEN @from_date::date AND @to_date::date ORDER BY id;

-- name: CountPastTrips :one
SELECT count(*) FROM trip
WHERE tenant_id = @tenant_id AND status IN ('confirmed', 'early_confirmed', 'closed', 'complete') AND launched_at IS NOT NULL AND end_date < @today::date
  AND (sqlc.narg(host_id)::uuid IS NULL OR host_id = sqlc.narg(host_id));

-- name: SimilarTrips :many
-- SimilarTrips returns other bookable trips: in the same country, with the same host, or in the same categories.
SELECT * FROM trip
WHERE tenant_id = @tenant_id AND status IN ('live', 'ready_to_confirm', 'confirmed', 'early_confirmed') AND launched_at IS NOT NULL
  AND start_date > @today::date AND bookings_deadline >= @today::date AND maximum_spots > spots_taken AND id <> @id
ORDER BY 3 * (country = @country)::int + 2 * (host_id = @host_id)::int
    + (SELECT count(*) FROM unnest(categories) AS c WHERE c = ANY (@categories::text[])) DESC, start_date, id
LIMIT @page_size;

-- name: SaveTrips :exec
-- SaveTrips saves the trips with these paths for a member, up to a maximum of saved trips in total.
INSERT INTO saved_trip (tenant_id, member_id, trip_id, saved_at)
SELECT fresh.tenant_id, @member_id::uuid, fresh.id, @now::timestamptz
FROM (SELECT t.tenant_id, t.id, row_number() OVER (ORDER BY t.id) AS place FROM trip t
    WHERE t.tenant_id = @tenant_id AND t.trip_path = ANY (@paths::text[]) AND NOT EXISTS
        (SELECT 1 FROM saved_trip s WHERE s.tenant_id = t.tenant_id AND s.member_id = @member_id AND s.trip_id = t.id)) fresh
WHERE fresh.place + (SELECT count(*) FROM saved_trip kept WHERE kept.tenant_id = @tenant_id AND kept.member_id = @member_id) <= @most::int
ON CONFLICT DO NOTHING;

-- name: ForgetTrips :exec
DELETE FROM saved_trip s USING trip t WHERE t.tenant_id = s.tenant_id AND t.id = s.trip_id
  AND s.tenant_id = @tenant_id AND s.member_id = @member_id AND t.trip_path = ANY (@paths::text[]);

-- name: SavedTrips :many
-- SavedTrips returns a member's saved trips that are still ahead, earliest first.
SELECT t.* FROM saved_trip s JOIN trip t ON t.tenant_id = s.tenant_id AND t.id = s.trip_id
WHERE s.tenant_id = @tenant_id AND s.member_id = @member_id AND t.start_date >= @today::date AND t.status <> 'cancelled'
ORDER BY t.start_date, t.id;

-- name: DueTrips :many
-- DueTrips returns trips that the passing of time may move to another status; the lifecycle decides. Today is the
-- current day where it begins first on earth.
SELECT id FROM trip
WHERE tenant_id = @tenant_id
  AND (status = 'live'
    OR (status = 'ready_to_confirm' AND (booking_auto_confirmation OR bookings_deadline < @today::date))
    OR (status IN ('host_approved', 'early_confirmed') AND (launch_at IS NULL OR launch_at <= @now::timestamptz OR booking_auto_confirmation))
    OR (status = 'confirmed' AND bookings_deadline < @today::date)
    OR (status = 'closed' AND end_date < @today::date))
ORDER BY id;

-- name: UnplacedTrips :many
SELECT id FROM trip WHERE tenant_id = @tenant_id AND NOT placed ORDER BY id LIMIT @page_size;

-- name: PlaceTrip :exec
UPDATE trip SET placed = true, time_zone = @time_zone, version = version + CASE WHEN time_zone = @time_zone THEN 0 ELSE 1 END
WHERE tenant_id = @tenant_id AND id = @id;

-- name: InsertTrip :one
INSERT INTO trip (
    tenant_id, id, short_id, trip_path, itinerary_id, host_id, operator_id, trip_request_id, inventory_item_id, status, status_since,
    name, country, destination, trip_summary, categories, package_level, start_date, end_date, bookings_deadline, currency,
    minimum_spots, maximum_spots, minimum_trip_threshold, single_supplement_price_minor, single_supplement_quantity, foc,
    cost_schedule, schedule_year, year_over_year_increase_bp, group_variable_minor, service_fee_bp, transaction_fee_bp, platform_fee_bp,
    content, policy, time_zone, created_at, updated_at)
VALUES (
    @tenant_id, @id, @short_id, @trip_path, @itinerary_id, @host_id, @operator_id, @trip_request_id, @inventory_item_id, 'created', @now,
    @name, @country, @destination, @trip_summary, @categories, @package_level, @start_date, @end_date, @bookings_deadline, @currency,
    @minimum_spots, @maximum_spots, @minimum_trip_threshold, @single_supplement_price_minor, @single_supplement_quantity, @foc,
    @cost_schedule, @schedule_year, @year_over_year_increase_bp, @group_variable_minor, @service_fee_bp, @transaction_fee_bp, @platform_fee_bp,
    @content, @policy, @time_zone, @now, @now)
RETURNING *;

-- name: SaveTrip :one
UPDATE trip SET
    status = @status, status_since = @status_since, publish_status = @publish_status, publish_request = @publish_request,
    name = @name, trip_summary = @trip_summary, categories = @categories, launch_at = @launch_at, launched_at = @launched_at,
    minimum_spots = @minimum_spots, maximum_spots = @maximum_spots, minimum_trip_threshold = @minimum_trip_threshold,
    single_supplement_price_minor = @single_supplement_price_minor, single_supplement_quantity = @single_supplement_quantity,
    cost_schedule = @cost_schedule, initial_price_minor = @initial_price_minor, remaining_price_minor = @remaining_price_minor,
    flight_stipend_minor = @flight_stipend_minor, operator_terms_accepted_at = @operator_terms_accepted_at,
    host_terms_version = @host_terms_version, host_terms_accepted_at = @host_terms_accepted_at,
    booking_auto_confirmation = @booking_auto_confirmation, promote_tutorial_completed = @promote_tutorial_completed,
    cancellation_reason = @cancellation_reason, internal_cancellation_reason = @internal_cancellation_reason,
    time_zone = @time_zone, operator_technical_at = @operator_technical_at, admin_technical_at = @admin_technical_at,
    technical_flagged = @technical_flagged, companions_submitted_at = @companions_submitted_at, last_publish_at = @last_publish_at,
    group_variable_minor = @group_variable_minor, content = @content, updated_at = @now, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version
RETURNING *;

-- name: SaveTripContent :exec
-- SaveTripContent stores changes made by the product itself, on a locked row.
UPDATE trip SET content = @content WHERE tenant_id = @tenant_id AND id = @id;

-- name: ListTripServices :many
SELECT * FROM trip_service
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND deleted_at IS NULL
ORDER BY day, position, id;

-- name: TripServicesByID :many
-- TripServicesByID includes removed services: existing bookings keep them.
SELECT * FROM trip_service WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: InsertTripServices :exec
INSERT INTO trip_service (tenant_id, id, source_id, trip_id, day, position, type, timing, price_minor, bookable, capacity, detail, created_at, created_by)
SELECT @tenant_id, (s ->> 'id')::uuid, (s ->> 'sourceId')::uuid, @trip_id, (s ->> 'day')::int, (s ->> 'position')::int, s ->> 'type', s ->> 'timing',
       (s ->> 'priceMinor')::bigint, (s ->> 'bookable')::boolean, (s ->> 'capacity')::int, s -> 'detail', @now::timestamptz, sqlc.narg('created_by')::uuid
FROM jsonb_array_elements(@services::jsonb) AS s;

-- name: TripsWithRules :many
-- TripsWithRules returns trips that a date rule can still move.
SELECT * FROM trip
WHERE tenant_id = @tenant_id AND status IN ('host_approved', 'early_confirmed', 'live', 'ready_to_confirm', 'confirmed', 'closed')
ORDER BY id;

-- name: LockTripService :one
SELECT * FROM trip_service WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND id = @id AND deleted_at IS NULL FOR UPDATE;

-- name: SaveTripService :exec
UPDATE trip_service SET day = @day, position = @position, price_minor = @price_minor, detail = @detail
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND id = @id;

-- name: DeleteTripService :exec
UPDATE trip_service SET deleted_at = @now WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND id = @id;

-- name: TripServiceSources :many
SELECT id, source_id, type, price_minor FROM trip_service
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND deleted_at IS NULL AND source_id IS NOT NULL;

-- name: RepriceTripService :exec
UPDATE trip_service SET price_minor = @price_minor, detail = detail || @detail::jsonb
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND id = @id;

-- name: TripsOfItinerary :many
SELECT * FROM trip WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id ORDER BY start_date, id;

-- name: DraftEarningsReport :exec
INSERT INTO earnings_report (tenant_id, trip_id, figures, created_at) VALUES (@tenant_id, @trip_id, @figures, @now)
ON CONFLICT (tenant_id, trip_id) DO NOTHING;

-- name: GetEarningsReport :one
SELECT * FROM earnings_report WHERE tenant_id = @tenant_id AND trip_id = @trip_id;

-- name: LockEarningsReport :one
SELECT * FROM earnings_report WHERE tenant_id = @tenant_id AND trip_id = @trip_id FOR UPDATE;

-- name: ApproveEarningsReport :exec
UPDATE earnings_report SET figures = @figures, approved_at = @now, approved_by = @approved_by
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND approved_at IS NULL;

-- name: CreateRepricing :exec
INSERT INTO repricing (tenant_id, id, itinerary_id, total, requested_by, created_at)
VALUES (@tenant_id, @id, @itinerary_id, @total, @requested_by, @now);

-- name: AddRepricingTrip :exec
INSERT INTO repricing_trip (tenant_id, repricing_id, trip_id, version) VALUES (@tenant_id, @repricing_id, @trip_id, @version);

-- name: GetRepricing :one
SELECT * FROM repricing WHERE tenant_id = @tenant_id AND id = @id;

-- name: ListRepricingTrips :many
SELECT trip_id, version, outcome, reason FROM repricing_trip WHERE tenant_id = @tenant_id AND repricing_id = @repricing_id ORDER BY trip_id;

-- name: MoveRepricing :exec
UPDATE repricing SET state = @state, error = @error, finished_at = sqlc.narg('finished_at')
WHERE tenant_id = @tenant_id AND id = @id AND finished_at IS NULL;

-- name: SettleRepricingTrip :exec
UPDATE repricing_trip SET outcome = @outcome, reason = @reason, before = @before, after = @after
WHERE tenant_id = @tenant_id AND repricing_id = @repricing_id AND trip_id = @trip_id;

-- name: TripNames :many
SELECT id, name FROM trip WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: TripsCancelled :many
SELECT id FROM trip WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]) AND status = 'cancelled';

-- name: TripsToPromote :many
SELECT * FROM trip WHERE tenant_id = @tenant_id AND launched_at IS NOT NULL AND status IN ('live', 'ready_to_confirm', 'confirmed') ORDER BY id;

-- name: AddDayChange :exec
INSERT INTO trip_day_change (tenant_id, id, trip_id, day, revision, kind, service_type, name, field, before, after, changed_at)
VALUES (@tenant_id, @id, @trip_id, @day, @revision, @kind, @service_type, @name, @field, @before, @after, @now);

-- name: DayChanges :many
SELECT * FROM trip_day_change WHERE tenant_id = @tenant_id AND trip_id = @trip_id ORDER BY day, revision, id;

-- name: DaysSeen :many
SELECT day, member_id, revision FROM trip_day_seen WHERE tenant_id = @tenant_id AND trip_id = @trip_id;

-- name: SeeDay :exec
INSERT INTO trip_day_seen (tenant_id, trip_id, day, member_id, revision, seen_at) VALUES (@tenant_id, @trip_id, @day, @member_id, @revision, @now)
ON CONFLICT (tenant_id, trip_id, day, member_id) DO UPDATE SET revision = EXCLUDED.revision, seen_at = EXCLUDED.seen_at;

-- name: MergeSavedTrips :execrows
WITH gone AS (DELETE FROM saved_trip s WHERE s.tenant_id = @tenant_id AND s.member_id = @from_id::uuid RETURNING s.tenant_id, s.trip_id, s.saved_at)
INSERT INTO saved_trip (tenant_id, member_id, trip_id, saved_at) SELECT tenant_id, @into_id::uuid, trip_id, saved_at FROM gone
ON CONFLICT DO NOTHING;

-- name: MergeSeenDays :execrows
WITH gone AS (DELETE FROM trip_day_seen s WHERE s.tenant_id = @tenant_id AND s.member_id = @from_id::uuid
    RETURNING s.tenant_id, s.trip_id, s.day, s.revision, s.seen_at)
INSERT INTO trip_day_seen (tenant_id, trip_id, day, member_id, revision, seen_at)
SELECT tenant_id, trip_id, day, @into_id::uuid, revision, seen_at FROM gone ON CONFLICT DO NOTHING;

-- name: EraseSavedTrips :execrows
DELETE FROM saved_trip WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: CountedTrips :many
-- CountedTrips returns trips in one currency that are named or start in a period, with what fills them.
SELECT id, name, host_id, operator_id, start_date, spots_taken, maximum_spots,
    status IN ('live', 'ready_to_confirm', 'early_confirmed', 'confirmed', 'closed', 'complete') AS sells
FROM trip
WHERE tenant_id = @tenant_id AND currency = @currency
  AND (id = ANY (@ids::uuid[]) OR start_date BETWEEN @first_day::date AND @last_day::date)
  AND (sqlc.narg('host_id')::uuid IS NULL OR host_id = sqlc.narg('host_id'))
  AND (sqlc.narg('operator_id')::uuid IS NULL OR operator_id = sqlc.narg('operator_id'));

-- name: TripsIn :many
-- TripsIn returns the trips in one currency, narrowed down to a host, an operator, or one trip.
SELECT id FROM trip
WHERE tenant_id = @tenant_id AND currency = @currency
  AND (sqlc.narg('host_id')::uuid IS NULL OR host_id = sqlc.narg('host_id'))
  AND (sqlc.narg('operator_id')::uuid IS NULL OR operator_id = sqlc.narg('operator_id'))
  AND (sqlc.narg('trip_id')::uuid IS NULL OR id = sqlc.narg('trip_id'));

-- name: TripCurrencies :many
SELECT DISTINCT currency::text FROM trip WHERE tenant_id = @tenant_id ORDER BY 1;

-- name: CategoryUse :many
SELECT unnest(categories)::text AS category, count(*) AS trips FROM trip WHERE tenant_id = @tenant_id GROUP BY 1;

-- name: MoveCategory :execrows
UPDATE trip SET categories = CASE WHEN @into_id::text = ANY (categories) THEN array_remove(categories, @from_id::text)
    ELSE array_replace(categories, @from_id, @into_id) END
WHERE tenant_id = @tenant_id AND @from_id = ANY (categories);

-- name: DestinationUse :many
SELECT country, destination, count(*) AS trips FROM trip WHERE tenant_id = @tenant_id GROUP BY 1, 2;

-- name: MoveDestinations :many
-- MoveDestinations moves trips to other destinations, all at once, so that two of them can change places.
UPDATE trip t SET country = m.into_country, destination = m.into_name
FROM (SELECT unnest(@from_countries::text[]) AS from_country, unnest(@from_names::text[]) AS from_name,
    unnest(@into_countries::text[]) AS into_country, unnest(@into_names::text[]) AS into_name) m
WHERE t.tenant_id = @tenant_id AND t.country = m.from_country AND t.destination = m.from_name
RETURNING t.id;

-- name: OperatorFills :many
-- OperatorFills returns how full an operator's trips of a period are, except canceled ones.
SELECT id, itinerary_id, inventory_item_id, package_level, start_date, spots_taken, maximum_spots FROM trip
WHERE tenant_id = @tenant_id AND operator_id = @operator_id AND status <> 'cancelled'
  AND start_date BETWEEN @first_day::date AND @last_day::date
ORDER BY start_date, id;

-- name: KeptPolicies :many
-- KeptPolicies returns the policies that open trips were created under, with these trips.
SELECT policy, currency, array_agg(id ORDER BY id)::uuid[] AS trips FROM trip
WHERE tenant_id = @tenant_id AND status NOT IN ('complete', 'cancelled') GROUP BY policy, currency;

-- name: AddTripVersion :exec
INSERT INTO trip_version (tenant_id, trip_id, version, action, saved_by, saved_as, saved_at, changes, snapshot)
VALUES (@tenant_id, @trip_id, @version, @action, @saved_by, @saved_as, @saved_at, @changes, @snapshot);

-- name: LatestTripVersion :one
SELECT version, snapshot FROM trip_version WHERE tenant_id = @tenant_id AND trip_id = @trip_id ORDER BY version DESC LIMIT 1;

-- name: GetTripVersion :one
SELECT snapshot FROM trip_version WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND version = @version;

-- name: TripVersionAt :one
-- TripVersionAt returns the version that a trip had at a time.
SELECT version FROM trip_version WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND saved_at <= @at::timestamptz
ORDER BY version DESC LIMIT 1;

-- name: ListTripVersions :many
SELECT version, action, saved_by, saved_as, saved_at, changes FROM trip_version
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND version < @before ORDER BY version DESC LIMIT @page_size;

-- name: AddTripRound :exec
INSERT INTO trip_round (tenant_id, id, trip_id, part, reason, told, sent_by, sent_name, sent_at)
VALUES (@tenant_id, @id, @trip_id, @part, @reason, @told, @sent_by, @sent_name, @sent_at);

-- name: TripRounds :many
SELECT * FROM trip_round WHERE tenant_id = @tenant_id AND trip_id = @trip_id ORDER BY sent_at DESC, id DESC LIMIT 100;

-- name: PastRepricings :many
-- PastRepricings returns the repricings that a trip was part of, newest first.
SELECT r.id, r.state, r.error, r.requested_by, r.created_at, t.outcome, t.reason
FROM repricing_trip t JOIN repricing r ON r.tenant_id = t.tenant_id AND r.id = t.repricing_id
WHERE t.tenant_id = @tenant_id AND t.trip_id = @trip_id AND (r.created_at, r.id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY r.created_at DESC, r.id DESC LIMIT @page_size;

-- name: BoardTrips :many
-- BoardTrips returns an operator's trips that are not over, and those of the others that still have something to come.
SELECT * FROM trip
WHERE tenant_id = @tenant_id AND operator_id = @operator_id
  AND (status NOT IN ('complete', 'cancelled') OR (status = 'complete' AND id = ANY (@unsettled::uuid[])));

-- name: OpenReports :many
SELECT e.trip_id FROM earnings_report e JOIN trip t ON t.tenant_id = e.tenant_id AND t.id = e.trip_id
WHERE e.tenant_id = @tenant_id AND t.operator_id = @operator_id AND e.approved_at IS NULL;

-- name: BoardServices :many
-- BoardServices returns what each day of trips has.
SELECT trip_id, day, source_id, (type IN ('accommodation', 'legacyFullDay'))::boolean AS stay,
    coalesce((detail ->> 'numberOfNights')::int, 1)::int AS nights
FROM trip_service
WHERE tenant_id = @tenant_id AND trip_id = ANY (@trip_ids::uuid[]) AND deleted_at IS NULL AND timing = 'onTrip'
  AND type <> 'informalGathering'
ORDER BY trip_id, day, position, id;
