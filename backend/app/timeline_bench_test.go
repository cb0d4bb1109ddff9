package app_test

import (
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// BenchmarkTimelines reads the timelines of a host and an operator to whom a hundred thousand things happened of each
// kind that grows, page by page. The requirement is a p95 of 150 ms.
func BenchmarkTimelines(b *testing.B) {
	s := apptest.Start(b)
	s.Small(b)
	live := s.LiveTrip(b, 2, 20)
	profile := func(token, field string) string {
		return s.Must(b, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})[field].(string)
	}
	host, operator := profile(live.Host, "hostId"), profile(live.Operator, "operatorId")
	s.Must(b, apptest.Request{Method: "POST", Path: "/api/me/operators/" + operator + "/webhooks", Token: live.Operator,
		Body: map[string]any{"url": "https://hooks.partner.example/caravan", "eventTypes": []string{}}})
	s.Rest()
	err := s.Services.DB.InTenantTx(b.Context(), s.Tenant(b).ID, func(tx pgx.Tx) error {
		for _, insert := range []string{
			`INSERT INTO audit_log (tenant_id, id, at, action, object_type, object_id)
			SELECT w.tenant_id, gen_random_uuid(), now() - n * interval '1 minute', 'host.update', o.of, o.id
			FROM webhook w, generate_series(1, 100000) n, (VALUES ('Host', $1::uuid), ('Operator', $2::uuid)) o (of, id)`,
			`INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, created_at)
			SELECT m.tenant_id, gen_random_uuid(), gen_random_uuid()::text, 'host_digest', m.email, 'Your week', '', '',
				now() - n * interval '1 hour'
			FROM member m JOIN host h ON h.tenant_id = m.tenant_id AND h.member_id = m.id, generate_series(1, 2000) n
			WHERE h.id = $1 AND $2::uuid IS NOT NULL`,
			`INSERT INTO webhook_delivery (tenant_id, id, webhook_id, event_id, seq, state, event_type, host_id, operator_id,
				created_at)
			SELECT w.tenant_id, gen_random_uuid(), w.id, (SELECT e.id FROM event e WHERE e.tenant_id = w.tenant_id LIMIT 1), n,
				'delivered', 'trip.updated', $1, $2, now() - n * interval '1 minute'
			FROM webhook w, generate_series(1, 100000) n`,
		} {
			if _, err := tx.Exec(b.Context(), insert, host, operator); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	admin := s.SignIn(b, apptest.AdminEmail)
	for _, one := range []struct{ of, id string }{{"Operator", operator}, {"Host", host}} {
		b.Run(one.of, func(b *testing.B) {
			cursor := ""
			quantiles(b, func() {
				page := s.Must(b, apptest.Request{Method: "GET", Token: admin,
					Path: "/api/admin/timeline?limit=50&objectType=" + one.of + "&objectId=" + one.id + cursor})
				cursor = "&cursor=" + page["nextCursor"].(string)
			})
		})
	}
}
