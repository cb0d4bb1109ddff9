package app_test

import (
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// manyFunctions make the values of rows from their numbers. Nobody's name is another's by chance alone: a first name is
// that of one in thirty, a last name that of one in some hundred.
const manyFunctions = `
CREATE FUNCTION nth(k int, i bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS
	$$ SELECT ('01900000-0000-7' || lpad(to_hex(k), 3, '0') || '-8000-' || lpad(to_hex(i), 12, '0'))::uuid $$;
CREATE FUNCTION day(i bigint) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS
	$$ SELECT timestamptz '2026-01-01 00:00+00' + i * interval '1 minute' $$;
CREATE FUNCTION one(i bigint, many text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT many[1 + i % cardinality(many)] $$;
CREATE FUNCTION first(i bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT one(i * 7, ARRAY['Anna','Ben','Carla','David','Elif','Femi','Greta','Hugo','Ines',
	'Jonas','Keiko','Liam','Maya','Noah','Olga','Pablo','Quinn','Rosa','Sven','Tara','Uma','Viktor','Wanda','Xenia','Yusuf','Zoe','Bo','Amir','Bruna','Chidi','Dora']) $$;
CREATE FUNCTION last(i bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT
	one(i * 11, ARRAY['Lind','Berg','Stone','Marsh','Hart','Vogel','Silva','Costa','Moreau','Kato','Novak','Okafor','Reyes','Fischer','Ahmed','Quist'])
	|| one(i / 3, ARRAY['','er','son','mann','ez','ova','sen','ley','ton','wood']) || one(i, ARRAY['','','', one(i / 11, ARRAY['a','e','i','o','u'])]) $$;
CREATE FUNCTION word(i bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT one(i * 3, ARRAY['Alentejo','Basalt','Canyons','Dunes','Embers','Fjords','Glaciers',
	'Harbors','Islands','Jungles','Kilns','Lagoons','Meadows','Nomads','Orchards','Peaks','Quarries','Rivers','Springs','Temples']) $$;
CREATE FUNCTION land(i bigint) RETURNS text LANGUAGE sql IMMUTABLE AS
	$$ SELECT one(i, ARRAY['Portugal','Iceland','Peru','Japan','Kenya','Norway','Mexico','Vietnam']) $$;
CREATE FUNCTION number_of(i bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT substr(o, 1, 4) || '-' || substr(o, 5)
	FROM (SELECT upper(lpad(to_hex(i * 2654435761 % 4294967296), 8, '0')) AS o) numbered $$;
CREATE FUNCTION mail_of(i bigint) RETURNS text LANGUAGE sql IMMUTABLE AS
	$$ SELECT lower(first(i) || '.' || last(i) || i || '@mail' || i % 50 || '.example') $$;`

// manyRows fill the tables of a tenant, @many people and what goes with them. The order is that of references.
var manyRows = []string{
	`INSERT INTO member (tenant_id, id, email, user_group, status, first_name, last_name, profile, created_at, updated_at)
		SELECT @tenant, nth(1, i), mail_of(i), CASE WHEN i <= @list THEN 'host' ELSE 'traveler' END, one(i, ARRAY['active','invited','disabled']),
			first(i), last(i), '{}', day(i), day(i) FROM generate_series(1, @many) i`,
	`INSERT INTO operator (tenant_id, id, name, code, email, terms, created_at)
		SELECT @tenant, nth(2, i), last(i) || ' ' || word(i) || ' Journeys', 'OP' || i, 'desk' || i || '@operator.example', '', day(i)
		FROM generate_series(1, @few) i`,
	`INSERT INTO host (tenant_id, id, member_id, level, status, display_name, page_path, created_at)
		SELECT @tenant, nth(3, i), nth(1, i), i % 4, one(i, ARRAY['created','qualified','planning','launched']), first(i) || ' ' || last(i), 'many-' || i, day(i)
		FROM generate_series(1, @list) i`,
	`INSERT INTO itinerary (tenant_id, id, operator_id, status, name, country, destination, length_in_days, currency, tier, minimum_spots, maximum_spots,
			schedule_year, created_at, updated_at)
		SELECT @tenant, nth(4, i), nth(2, 1 + i % @few), one(i, ARRAY['created','in review','complete']), word(i) || ' and ' || word(i / 7) || ' ' || i,
			land(i), word(i / 3), 3 + i % 12, 'USD', 1 + i % 3, 2, 20, 2026, day(i), day(i) FROM generate_series(1, @list) i`,
	`INSERT INTO trip_request (tenant_id, id, host_id, itinerary_id, operator_id, status, package_level, start_date, end_date, form, created_at)
		SELECT @tenant, nth(5, i), nth(3, i), nth(4, i), nth(2, 1 + i % @few), one(i, ARRAY['pending','trip-created','accepted','rejected']),
			one(i, ARRAY['economy','standard','premium']), day(i)::date, day(i)::date + 7, '{}', day(i) FROM generate_series(1, @list) i`,
	`INSERT INTO trip (tenant_id, id, short_id, trip_path, itinerary_id, host_id, operator_id, trip_request_id, status, status_since, name, country,
			destination, trip_summary, package_level, start_date, end_date, bookings_deadline, currency, minimum_spots, maximum_spots, minimum_trip_threshold,
			spots_taken, foc, cost_schedule, schedule_year, service_fee_bp, transaction_fee_bp, platform_fee_bp, content, policy, created_at, updated_at)
		SELECT @tenant, nth(6, i), 'M' || i, 'many-' || i, nth(4, i), nth(3, i), nth(2, 1 + i % @few), nth(5, i),
			one(i, ARRAY['created','partner_approved','host_approved','live','ready_to_confirm','confirmed','closed','complete','cancelled']), day(i),
			word(i) || ' and ' || word(i / 5) || ' with ' || first(i), land(i), word(i / 3), '', 'standard', day(i)::date + 90, day(i)::date + 97,
			day(i)::date + 30, 'USD', 2, 20, 2, i % 20, 1, m.cost_schedule, 2026, 1200, 300, 1000, m.content, m.policy, day(i), day(i)
		FROM generate_series(1, @list) i, (SELECT * FROM trip WHERE tenant_id = @tenant LIMIT 1) m`,
	`INSERT INTO booking (tenant_id, id, order_id, trip_id, customer_id, status, spots, currency, deposit_minor, payment_due_date, policy, created_at)
		SELECT @tenant, nth(7, i), number_of(i), nth(6, 1 + i % @list), nth(1, i), one(i, ARRAY['pending','confirmed','cancelled','closed']), 1 + i % 3, 'USD',
			10000, day(i)::date, m.policy, day(i) FROM generate_series(1, @bookings) i, (SELECT policy FROM booking WHERE tenant_id = @tenant LIMIT 1) m`,
	`INSERT INTO booking_participant (tenant_id, id, booking_id, position, member_id, first_name, last_name, email, status)
		SELECT @tenant, nth(8, 2 * i + seat), nth(7, i), seat, CASE WHEN seat = 0 THEN nth(1, i) END, first(i + seat), last(i + seat),
			CASE WHEN seat = 0 THEN mail_of(i) ELSE '' END, one(i, ARRAY['created','trip-form-complete','complete'])
		FROM generate_series(1, @bookings) i, generate_series(0, CASE WHEN i % 5 < 3 THEN 1 ELSE 0 END) seat`,
	`INSERT INTO payment (tenant_id, id, booking_id, provider, provider_ref, status, amount_minor, currency, method_label, secret_hash, settled_at, created_at)
		SELECT @tenant, nth(9, i), nth(7, i), 'sandbox', 'pi_' || md5(i::text), 'succeeded', 10000, 'USD', 'Visa •••• ' || lpad((i * 37 % 10000)::text, 4, '0'),
			'\x00', day(i), day(i) FROM generate_series(1, @bookings) i`,
	`INSERT INTO link (tenant_id, id, host_id, link_type, path, destination, created_at)
		SELECT @tenant, nth(10, i), nth(3, i), one(i, ARRAY['survey','emailCapture','referral']), 'many-' || i, word(i), day(i) FROM generate_series(1, @list) i`,
	`INSERT INTO host_recommendation (tenant_id, id, host_id, recommended_by, created_at)
		SELECT @tenant, nth(11, i), nth(3, i), first(i / 3), day(i) FROM generate_series(1, @list) i`,
	`INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, created_at, sent_at)
		SELECT @tenant, nth(12, i), 'many/' || i, one(i, ARRAY['receipt','reminder','activation']), mail_of(i), 'About ' || word(i), '', '', day(i),
			CASE WHEN i % 7 > 0 THEN day(i) END FROM generate_series(1, @list) i`,
	`INSERT INTO audit_log (tenant_id, id, at, actor_id, action, object_type, object_id, after)
		SELECT @tenant, nth(13, i), day(i), nth(1, 1 + i % 10), one(i, ARRAY['member.update','trip.update','booking.confirmed']), one(i, ARRAY['Member','Trip','Booking']),
			nth(1 + (i % 3)::int * 3, 1 + i / 9), jsonb_build_object('note', word(i) || ' ' || i) FROM generate_series(1, @list) i`,
	`INSERT INTO payout (tenant_id, id, payee_kind, payee_id, trip_id, kind, amount_minor, currency, status, due_on, created_at)
		SELECT @tenant, nth(14, i), CASE WHEN i % 3 > 0 THEN 'host' ELSE 'operator' END, CASE WHEN i % 3 > 0 THEN nth(3, i) ELSE nth(2, 1 + i % @few) END,
			CASE WHEN i % 20 > 0 THEN nth(6, i) END, 'firstHalf', 1000 + i, 'USD', one(i, ARRAY['scheduled','sent','failed']), day(i)::date, day(i)
		FROM generate_series(1, @list) i`,
	`INSERT INTO review (tenant_id, id, trip_id, itinerary_id, host_id, operator_id, member_id, rating, comment, saved_at, checked_at, hidden_at, hidden_reason)
		SELECT @tenant, nth(15, i), nth(6, i), nth(4, i), nth(3, i), nth(2, 1 + i % @few), nth(1, i), 1 + i % 5, 'The ' || word(i), day(i),
			CASE WHEN i % 40 > 0 THEN day(i) END, CASE WHEN i % 50 = 1 THEN day(i) END, CASE WHEN i % 50 = 1 THEN 'Rude' ELSE '' END
		FROM generate_series(1, @list) i`,
	`INSERT INTO discount_code (tenant_id, id, code, description, percent_bp, active, uses, created_at)
		SELECT @tenant, nth(16, i), upper(word(i)) || i, 'For ' || last(i), 1000, i % 3 > 0, i % 7, day(i) FROM generate_series(1, @list) i`,
	`INSERT INTO ground_transfer_order (tenant_id, id, trip_id, booking_id, quotes, contact, state, created_at, ended_at)
		SELECT @tenant, nth(18, i), nth(6, 1 + i % @list), nth(7, i), '{}', '{}', 'placed', day(i), day(i) FROM generate_series(1, @list) i`,
	`INSERT INTO ground_transfer (tenant_id, id, trip_id, booking_id, order_id, add_on_id, type, code, status, company, company_id, quote_ref, origin, destination, pickup_at,
			time_zone, duration_seconds, distance_meters, vehicle, passengers, carry_on_luggage, checked_luggage, flight_number, first_name, last_name, email, phone,
			price_minor, company_minor, currency, free_until, created_at)
		SELECT @tenant, nth(17, i), nth(6, 1 + i % @list), nth(7, i), nth(18, i), '', one(i, ARRAY['arrival','departure']), 'R' || i,
			one(i, ARRAY['pending','confirmed','planned','completed','cancelled free']), 'harbor', nth(17, 1), '', m.place, m.place, day(i), 'UTC', 1800, 20000,
			'{}', 2, 0, 0, 'XY' || i % 900, first(i), last(i), mail_of(i), '', 1000 + i % 9000, 0, 'USD', day(i), day(i)
		FROM generate_series(1, @list) i, (SELECT '{"Kind": "airport", "Name": "Airport"}'::jsonb AS place) m`,
	`INSERT INTO reconciliation_difference (tenant_id, id, provider, kind, provider_ref, books_minor, provider_minor, currency, explanation, action, status, found_at)
		SELECT @tenant, nth(19, i), 'sandbox', 'chargeAmount', 'pi_' || i, 100, 200, 'USD', 'Differs', 'look', CASE WHEN i % 50 = 0 THEN 'open' ELSE 'settled' END, day(i)
		FROM generate_series(1, @list) i`,
	`INSERT INTO export (tenant_id, id, kind, requested_by, state, file_name, created_at)
		SELECT @tenant, nth(20, i), one(i, ARRAY['bookings','journal']), m.id, one(i, ARRAY['success','failure','expired']), lower(word(i)) || '-' || i || '.csv', day(i)
		FROM generate_series(1, @list) i, (SELECT id FROM member WHERE tenant_id = @tenant AND user_group = 'admin' ORDER BY id LIMIT 1) m`,
	`INSERT INTO webhook (tenant_id, id, operator_id, url, event_types, state, sealed_secret, from_seq, created_at)
		SELECT @tenant, nth(21, i), CASE WHEN i % 3 > 0 THEN nth(2, 1 + i % @few) END, 'https://' || lower(word(i)) || '.example/' || i / 4, '{}',
			one(i, ARRAY['active','paused','archived']), '\x00', 0, day(i) FROM generate_series(1, @list) i`,
	`INSERT INTO impersonation (tenant_id, id, session_hash, actor_id, subject_id, reason, started_at, expires_at, ended_at)
		SELECT @tenant, nth(22, i), '\x00', nth(1, 1 + i % 10), nth(1, i), 'About ' || word(i), day(i / 3), day(i / 3) + interval '1 hour',
			CASE WHEN i % 2 = 0 THEN day(i / 3 + 9) END FROM generate_series(1, @list) i`,
}

// peopled fills a marketplace that has a trip with a booking, past the product: with a quarter as many people as there
// are records to be, and long lists of two fifths of that.
func peopled(t *testing.T, s *apptest.Server, records int) {
	t.Helper()
	owner, err := pgx.Connect(t.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		t.Fatal(err)
	}
	defer owner.Close(t.Context())
	do := func(query string) {
		t.Helper()
		if _, err := owner.Exec(t.Context(), query); err != nil {
			t.Fatalf("%v\n%s", err, query)
		}
	}
	many := records / 4
	values := strings.NewReplacer("@tenant", "'"+s.Tenant(t).ID.String()+"'::uuid", "@many", decimal(many), "@list",
		decimal(many*2/5), "@few", decimal(max(many/100, 3)), "@bookings", decimal(many*4/5))
	do(manyFunctions)
	do("SET caravan.tenant_id = '" + s.Tenant(t).ID.String() + "'")
	for _, rows := range manyRows {
		do(values.Replace(rows))
		do("ANALYZE " + strings.Fields(rows)[2]) // the rows that refer to these are checked by plans made after it
	}
}
