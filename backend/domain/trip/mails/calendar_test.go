package mails_test

import (
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/trip/triptest"
)

// A host's calendar has each trip once: tentative once its dates and prices are approved, confirmed with the launch.
func TestHostsGetTheirTripsForTheCalendar(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	for template, status := range map[notification.Template]string{notification.PricingApproved: "TENTATIVE",
		notification.TripLaunched: "CONFIRMED"} {
		var file string
		m.Tx(m.Host(), func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), `SELECT calendar FROM email WHERE tenant_id = $1 AND template = $2 AND dedupe_key
				LIKE '%/host/' || $3::text`, m.Tenant.ID, template, id).Scan(&file)
		})
		of := m.Trip(id)
		for _, line := range []string{"UID:" + id.String() + "@", "STATUS:" + status, "SUMMARY:" + of.Name,
			"DTSTART;VALUE=DATE:" + of.StartDate.UTC().Format("20060102"), "/app/host/trips/"} {
			if !strings.Contains(strings.ReplaceAll(file, "\r\n ", ""), line) {
				t.Errorf("%s: no %s in\n%s", template, line, file)
			}
		}
	}
}
