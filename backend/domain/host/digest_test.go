package host_test

import (
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api/notificationapi"
)

// Hosts get a weekly email on Monday at eight in their own time zone, once, and only if there was a visit or a
// booking; those who disabled the notice get none.
func TestHostsHearOfTheirWeekOnMondays(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	exec := func(query string, args ...any) {
		t.Helper()
		m.Tx(m.System(), func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), query, args...)
			return err
		})
	}
	exec(`UPDATE host SET profile = profile || '{"country": {"code": "JP", "name": "Japan"}}' WHERE id = $1`, m.HostID)
	// Eight on a Monday morning in Japan is Sunday, 11 PM in UTC.
	monday := m.Clock.Now().UTC().Truncate(24 * time.Hour)
	for monday = monday.AddDate(0, 0, 8); monday.Weekday() != time.Monday; {
		monday = monday.AddDate(0, 0, 1)
	}
	at := func(moment time.Time) { m.Clock.Advance(moment.Sub(m.Clock.Now())) }
	visits := func(day time.Time, n int) {
		exec(
			`INSERT INTO trip_visit_day (tenant_id, trip_id, day, channel, visits, visitors) VALUES ($1, $2, $3, 'email', $4, $4)`,
			m.Tenant.ID, id, day, n)
	}
	told := func(want int, why string) {
		t.Helper()
		m.Must(m.Home.Digest(m.System()))
		if n := m.Count("email", "template = 'host_digest'"); n != want {
			t.Fatalf("%s: %d mails, want %d", why, n, want)
		}
	}
	visits(monday.AddDate(0, 0, -3), 148)
	visits(monday.AddDate(0, 0, -9), 70) // of the week before
	at(monday.AddDate(0, 0, -2))
	m.Book(id, "pending", 2)
	exec(`UPDATE trip SET status = 'confirmed' WHERE id = $1`, id)
	at(monday.Add(-61 * time.Minute))
	told(0, "before eight")
	at(monday.Add(-60 * time.Minute))
	told(1, "at eight")
	told(1, "once more")
	at(monday.Add(4 * time.Hour))
	told(1, "later that day")
	var subject, text string
	m.Tx(m.System(), func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT subject, plain FROM email WHERE template = 'host_digest'").Scan(&subject,
			&text)
	})
	for _, wanted := range []string{"Page visits: 148", "New bookings: 1", "Spots booked: 2", "You earn from them: $",
		"Travelers to confirm: " + m.Trip(id).Name + " (2)", "/app/host/home"} {
		if !strings.Contains(text, wanted) {
			t.Errorf("the mail lacks %q:\n%s", wanted, text)
		}
	}
	at(monday.AddDate(0, 0, 7))
	told(1, "nothing happened")
	visits(monday.AddDate(0, 0, 9), 5)
	_, err := m.Notifications.ChooseNotice(m.Host(), notificationapi.NoticeChoice{Kind: notificationapi.NoticeKindDigest})
	m.Must(err)
	at(monday.AddDate(0, 0, 14))
	told(1, "not wanted any more")
}
