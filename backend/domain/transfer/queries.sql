-- name: CreateQuote :exec
INSERT INTO ground_transfer_quote (tenant_id, id, trip_id, booking_id, member_id, type, company_id, provider_ref, wish, origin, destination, pickup_at, vehicle,
    price_minor, company_minor, currency, duration_seconds, distance_meters, expires_at, stay_on, created_at)
VALUES (@tenant_id, @id, @trip_id, @booking_id, @member_id, @type, @company_id, @provider_ref, @wish, @origin, @destination, @pickup_at, @vehicle,
    @price_minor, @company_minor, @currency, @duration_seconds, @distance_meters, @expires_at, @stay_on, @created_at);

-- name: Quotes :many
-- Quotes returns quotes that a member got for a trip.
SELECT * FROM ground_transfer_quote WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND member_id = @member_id AND id = ANY (@ids::uuid[]) ORDER BY id;

-- name: OrderedQuotes :many
SELECT * FROM ground_transfer_quote WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]) ORDER BY id;

-- name: ChosenQuotes :many
-- ChosenQuotes returns quotes for a booking that are about to be accepted.
SELECT * FROM ground_transfer_quote WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND id = ANY (@ids::uuid[]) ORDER BY id;

-- name: CreateOrder :exec
INSERT INTO ground_transfer_order (tenant_id, id, trip_id, booking_id, quotes, contact, state, created_at)
VALUES (@tenant_id, @id, @trip_id, @booking_id, @quotes, @contact, 'paying', @created_at);

-- name: LockOrder :one
SELECT * FROM ground_transfer_order WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: EndOrder :exec
UPDATE ground_transfer_order SET state = @state, ended_at = @ended_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: CreateRide :exec
INSERT INTO ground_transfer (tenant_id, id, trip_id, booking_id, host_id, order_id, add_on_id, type, code, status, company_id, company, quote_ref, origin, destination,
    pickup_at, time_zone, duration_seconds, distance_meters, vehicle, passengers, carry_on_luggage, checked_luggage, flight_number, first_name, last_name,
    email, phone, price_minor, company_minor, currency, free_until, stay_on, created_at)
VALUES (@tenant_id, @id, @trip_id, @booking_id, @host_id, @order_id, @add_on_id, @type, @code, 'pending', @company_id, @company, @quote_ref, @origin, @destination,
    @pickup_at, @time_zone, @duration_seconds, @distance_meters, @vehicle, @passengers, @carry_on_luggage, @checked_luggage, @flight_number, @first_name, @last_name,
    @email, @phone, @price_minor, @company_minor, @currency, @free_until, @stay_on, @created_at);

-- name: GetRide :one
SELECT * FROM ground_transfer WHERE tenant_id = @tenant_id AND id = @id;

-- name: LockRide :one
SELECT * FROM ground_transfer WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: SaveRide :exec
UPDATE ground_transfer SET status = @status, provider_ref = @provider_ref, driver = @driver, cancelling = @cancelling, cancellation_type = @cancellation_type,
    refund_minor = @refund_minor, told_version = @told_version, message = @message, ended_at = @ended_at, version = version + @changed::bigint
WHERE tenant_id = @tenant_id AND id = @id;

-- name: RidesOfOrder :many
SELECT id FROM ground_transfer WHERE tenant_id = @tenant_id AND order_id = @order_id ORDER BY type, id;

-- name: LiveRides :many
SELECT * FROM ground_transfer WHERE tenant_id = @tenant_id AND booking_id = @booking_id AND ended_at IS NULL ORDER BY id FOR UPDATE;

-- name: HostPassengers :one
-- HostPassengers returns for how many people a host already has rides in one direction.
SELECT coalesce(sum(passengers), 0)::bigint FROM ground_transfer
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND host_id IS NOT NULL AND type = @type AND cancellation_type IS NULL AND cancelling = '';

-- name: DueRides :many
-- DueRides returns rides whose company must be queried: those without an answer, and those that are near.
SELECT id FROM ground_transfer WHERE tenant_id = @tenant_id AND ended_at IS NULL
    AND (status IN ('pending', 'awaiting approval') OR cancelling <> '' OR told_version <> version OR pickup_at <= @until::timestamptz) ORDER BY id LIMIT 500;

-- name: CreateSimulated :execrows
INSERT INTO simulated_ride (tenant_id, id, idempotency_key, pickup_at, duration_seconds, traveler, state, created_at)
VALUES (@tenant_id, @id, @idempotency_key, @pickup_at, @duration_seconds, @traveler, @state, @created_at) ON CONFLICT (tenant_id, idempotency_key) DO NOTHING;

-- name: SimulatedByKey :one
SELECT * FROM simulated_ride WHERE tenant_id = @tenant_id AND idempotency_key = @idempotency_key;

-- name: SimulatedByID :one
SELECT * FROM simulated_ride WHERE tenant_id = @tenant_id AND id = @id;

-- name: ChangeSimulated :exec
UPDATE simulated_ride SET state = @state, traveler = @traveler WHERE tenant_id = @tenant_id AND id = @id;

-- name: RidesOfBookings :many
SELECT * FROM ground_transfer WHERE tenant_id = @tenant_id AND booking_id = ANY (@booking_ids::uuid[]) ORDER BY pickup_at, id;

-- name: FlightsOfTrip :many
-- FlightsOfTrip returns the flights that were named with the rides of bookings, oldest first, without canceled rides.
SELECT booking_id::uuid AS booking_id, type, flight_number, pickup_at, duration_seconds, time_zone, passengers, first_name, last_name, email,
    coalesce(flight_named_at, created_at)::timestamptz AS named_at FROM ground_transfer
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND booking_id IS NOT NULL AND flight_number <> '' AND cancellation_type IS NULL AND cancelling = ''
ORDER BY created_at, id;

-- name: EraseRides :many
UPDATE ground_transfer SET first_name = @first_name, last_name = @last_name, email = '', phone = '', flight_number = '', version = version + 1
WHERE tenant_id = @tenant_id AND lower(email) = @email::text RETURNING id;

-- name: EraseOrders :exec
UPDATE ground_transfer_order SET contact = '{}' WHERE tenant_id = @tenant_id AND state <> 'paying' AND lower(contact ->> 'email') = @email::text;

-- name: EraseSimulatedRides :exec
UPDATE simulated_ride SET traveler = '{}' WHERE tenant_id = @tenant_id AND lower(traveler ->> 'email') = @email::text;

-- name: InForce :many
-- InForce counts each company's rides that have not ended.
SELECT company_id, count(*) FROM ground_transfer WHERE tenant_id = @tenant_id AND ended_at IS NULL GROUP BY company_id;

-- name: RideByRef :one
SELECT id FROM ground_transfer WHERE tenant_id = @tenant_id AND company_id = @company_id AND provider_ref = @provider_ref;

-- name: DeliveryKnown :one
SELECT EXISTS (SELECT 1 FROM ground_transfer_event WHERE tenant_id = @tenant_id AND company_id = @company_id AND delivery = @delivery);

-- name: RecordEvent :exec
INSERT INTO ground_transfer_event (tenant_id, id, ride_id, trip_id, booking_id, host_id, company_id, company, kind, reference, outcome, delivery, received_at)
VALUES (@tenant_id, @id, @ride_id, @trip_id, @booking_id, @host_id, @company_id, @company, @kind, @reference, @outcome, @delivery, @received_at)
ON CONFLICT (tenant_id, company_id, delivery) DO NOTHING;

-- name: PastEvents :many
-- PastEvents returns what companies reported about the rides of bookings, and about those of the host of a trip or of a
-- host, newest first.
SELECT id, company, kind, received_at FROM ground_transfer_event
WHERE tenant_id = @tenant_id AND (booking_id = ANY (@booking_ids::uuid[]) OR host_id IS NOT NULL AND (trip_id = sqlc.narg(trip_id) OR host_id = sqlc.narg(host_id)))
    AND (received_at, id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY received_at DESC, id DESC LIMIT @page_size;
