package trip_test

import (
	"os"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/triptest"
)

// The migration adds the relations of existing trips' reports, and gives each existing host the links that a new
// one has.
func TestReportsAndLinksOfBeforeAreCompleted(t *testing.T) {
	m := triptest.Open(t)
	created := m.Approved().String()
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "DELETE FROM relation_outbox WHERE tenant_id = $1", m.Tenant.ID)
		return err
	})
	raw, err := os.ReadFile("../../db/migrations/0086_links.sql")
	if err != nil {
		t.Fatal(err)
	}
	up, _, _ := strings.Cut(string(raw), "-- +goose Down")
	_, data, _ := strings.Cut(up, "-- +goose StatementBegin")
	if _, err := m.Owner.Exec(t.Context(), data); err != nil {
		t.Fatal(err)
	}
	for where, want := range map[string]int{
		"namespace = 'Report' AND relation = 'trips' AND object_id = '" + created + "' AND subject = 'Trip:" + created +
			"'": 1,
		"namespace = 'Report' AND relation = 'tenants' AND object_id = '" + created + "' AND subject = 'Tenant:" +
			m.Tenant.ID.String() + "'": 1,
	} {
		if n := m.Count("relation_outbox", where); n != want {
			t.Errorf("%s: %d, not %d", where, n, want)
		}
	}
	if n := m.Count("link", "host_id = '"+m.HostID.String()+"'"); n != 3 {
		t.Errorf("%d links of a host", n)
	}
}
