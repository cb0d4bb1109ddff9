package bookingtest

import (
	"context"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river/rivertype"

	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/testkit"
)

// soon retries failed jobs immediately.
type soon struct{}

// NextRetry implements river.ClientRetryPolicy.
func (soon) NextRetry(*rivertype.JobRow) time.Time { return time.Now().Add(20 * time.Millisecond) }

// seed inserts the rows of a trip that its services would take many calls to create.
func (w *World) seed(t testing.TB, o Options) {
	t.Helper()
	ctx, now := context.Background(), o.Now
	ids := make([]uuid.UUID, 9)
	for i := range ids {
		ids[i] = uuid.Must(uuid.NewV7())
	}
	tenantID, operatorMember, itineraryID, requestID := ids[0], ids[1], ids[2], ids[3]
	w.OperatorID, w.HostID, w.HostMember, w.TripID, w.Activity = ids[4], ids[5], ids[6], ids[7], ids[8]
	exec := func(tx pgx.Tx, query string, args ...any) {
		if _, err := tx.Exec(ctx, query, args...); err != nil {
			t.Fatalf("seed: %v\n%s", err, query)
		}
	}
	testkit.Must(t, w.DB.InReferenceTx(ctx, func(tx pgx.Tx) error {
		exec(tx,
			`INSERT INTO tenant (id, slug, brand, currency, locale, theme, support_email, sender_email, is_sandbox, created_at)
			VALUES ($1, 'acme', 'Acme Journeys', 'USD', 'en-US', '{"accent":"#0f766e"}', 'help@acme.test', 'trips@acme.test', true, $2)`,
			tenantID, now)
		return nil
	}))
	schedule := encode([]pricing.Tier{{Travelers: 2, PriceMinor: 120_000}, {Travelers: 10, PriceMinor: 100_000}})
	testkit.Must(t, w.DB.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
		for _, m := range []struct {
			id           uuid.UUID
			email, group string
		}{{w.HostMember, "host@acme.test", "host"}, {operatorMember, "operator@acme.test", "operator"}} {
			exec(tx,
				`INSERT INTO member (tenant_id, id, email, user_group, status, first_name, last_name, created_at, updated_at)
				VALUES ($1, $2, $3, $4, 'active', 'Harper', 'Lane', $5, $5)`, tenantID, m.id, m.email, m.group, now)
		}
		exec(tx,
			`INSERT INTO operator (tenant_id, id, name, code, terms, created_at) VALUES ($1, $2, 'Andes Guides', 'AND', '', $3)`,
			tenantID, w.OperatorID, now)
		exec(tx, `INSERT INTO operator_member (tenant_id, operator_id, member_id) VALUES ($1, $2, $3)`, tenantID,
			w.OperatorID, operatorMember)
		exec(tx,
			`INSERT INTO host (tenant_id, id, member_id, level, status, display_name, page_path, created_at) VALUES ($1, $2, $3, 1, 'planning', 'Harper Lane', 'harper', $4)`,
			tenantID, w.HostID, w.HostMember, now)
		exec(tx,
			`INSERT INTO itinerary (tenant_id, id, operator_id, status, name, country, destination, length_in_days, currency, tier, minimum_spots, maximum_spots, schedule_year, created_at, updated_at)
			VALUES ($1, $2, $3, 'complete', 'Andes', 'Peru', 'Cusco', 8, 'USD', 1, 2, 20, $4, $5, $5)`, tenantID, itineraryID,
			w.OperatorID, now.Year(), now)
		exec(tx,
			`INSERT INTO trip_request (tenant_id, id, host_id, itinerary_id, operator_id, status, package_level, start_date, end_date, form, created_at)
			VALUES ($1, $2, $3, $4, $5, 'trip-created', 'standard', $6, $7, '{}', $8)`,
			tenantID, requestID, w.HostID, itineraryID, w.OperatorID, date(now, o.StartIn), date(now, o.StartIn+8), now)
		exec(tx,
			`INSERT INTO trip (tenant_id, id, short_id, trip_path, itinerary_id, host_id, operator_id, trip_request_id, status, status_since, name, country, destination,
				trip_summary, package_level, start_date, end_date, bookings_deadline, launch_at, launched_at, currency, minimum_spots, maximum_spots, minimum_trip_threshold,
				single_supplement_price_minor, single_supplement_quantity, foc, cost_schedule, schedule_year, initial_price_minor, remaining_price_minor,
				service_fee_bp, transaction_fee_bp, platform_fee_bp, booking_auto_confirmation, content, policy, created_at, updated_at)
			VALUES ($1, $2, 'T1', 'andes-with-harper', $3, $4, $5, $6, $7, $8, 'Andes with Harper', 'Peru', 'Cusco', '', 'standard', $9, $10, $11, $8, $8, 'USD', $12, $13, $14,
				30000, $15, 1, $16, $17, $18, $19, 1200, 300, 1000, $20, '{"passportRequired":true}', $21, $8, $8)`,
			tenantID, w.TripID, itineraryID, w.HostID, w.OperatorID, requestID, string(o.Status), now, date(now, o.StartIn),
			date(now, o.StartIn+8), date(now, o.StartIn-60),
			o.MinimumSpots, o.MaximumSpots, o.Threshold, o.Supplements, schedule, now.Year(), o.EarlyMinor, o.PriceMinor,
			o.AutoConfirm, encode(policy.Default()))
		exec(tx,
			`INSERT INTO trip_service (tenant_id, id, trip_id, day, position, type, price_minor, bookable, capacity, detail)
			VALUES ($1, $2, $3, 2, 0, 'activity', 10000, true, $4, '{"type":"activity","name":"Rafting","bookable":true,"priceMinor":10000}')`,
			tenantID, w.Activity, w.TripID, o.ActivityPlaces)
		return nil
	}))
}
