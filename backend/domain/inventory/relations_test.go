package inventory_test

import (
	"os"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/triptest"
	"caravan/backend/platform/civil"
)

// A departure is related to its itinerary while it can be sold.
func TestDeparturesAreRelatedToTheirItinerary(t *testing.T) {
	m := triptest.Open(t)
	var id uuid.UUID
	m.Tx(m.Operator(), func(tx pgx.Tx) (err error) {
		id, err = m.Inventory.CreateTx(m.Operator(), tx, m.ItineraryID, triptest.Departure(civil.New(2027, 5, 1)))
		return err
	})
	related := func(adds string) int {
		return m.Count("relation_outbox",
			"namespace = 'Inventory' AND relation = 'itineraries' AND object_id = $1 AND subject = $2 AND adds = "+adds,
			id.String(), "Itinerary:"+m.ItineraryID.String())
	}
	if related("true") != 1 || related("false") != 0 {
		t.Fatal("a new departure is not related")
	}
	if err := m.Inventory.Delete(m.Operator(), m.ItineraryID, id); err != nil {
		t.Fatal(err)
	}
	if related("false") != 1 {
		t.Error("a removed departure stays related")
	}
}

// The migration adds the relations of existing departures and files.
func TestDeparturesAndFilesOfBeforeAreRelated(t *testing.T) {
	m := triptest.Open(t)
	picture := uuid.New()
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			`INSERT INTO image (tenant_id, id, member_id, content_type, bytes, width, height, created_at)
			VALUES ($1, $2, $3, 'image/png', 1, 1, 1, now())`, m.Tenant.ID, picture, m.HostMember)
		if err == nil {
			_, err = tx.Exec(t.Context(), "DELETE FROM relation_outbox WHERE tenant_id = $1", m.Tenant.ID)
		}
		return err
	})
	m.AddTenant("empty")
	raw, err := os.ReadFile("../../db/migrations/0017_relations.sql")
	if err != nil {
		t.Fatal(err)
	}
	up, _, _ := strings.Cut(string(raw), "-- +goose Down")
	if _, err := m.Owner.Exec(t.Context(), up); err != nil {
		t.Fatal(err)
	}
	for where, want := range map[string]int{
		"namespace = 'Inventory' AND relation = 'itineraries' AND subject = 'Itinerary:" + m.ItineraryID.String() +
			"'": len(m.Departures),
		"namespace = 'File' AND relation = 'owners' AND object_id = '" + picture.String() + "' AND subject = 'User:" +
			m.HostMember.String() + "'": 1,
		"namespace = 'File' AND relation = 'tenants' AND subject = 'Tenant:" + m.Tenant.ID.String() + "'": 1,
	} {
		if n := m.Count("relation_outbox", where); n != want {
			t.Errorf("%s: %d, not %d", where, n, want)
		}
	}
}
