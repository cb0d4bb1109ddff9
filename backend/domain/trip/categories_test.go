package trip_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/triptest"
)

// The migration replaces the names that itineraries and trips have by ids. Names that no standard category has become
// categories of their marketplace, once each, and only there.
func TestNamesOfBeforeBecomeCategories(t *testing.T) {
	m := triptest.Open(t)
	trip := m.Launched()
	other := m.AddTenant("elsewhere")
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), `UPDATE itinerary SET categories = '{Food,"Día de campo",food,Health & Wellness}'
			WHERE tenant_id = $1 AND id = $2`, m.Tenant.ID, m.ItineraryID)
		if err != nil {
			return err
		}
		_, err = tx.Exec(t.Context(), `UPDATE trip SET categories = '{"día de campo","Dia de campo!",LGBTQ+," "}'
			WHERE tenant_id = $1 AND id = $2`, m.Tenant.ID, trip)
		return err
	})
	raw, err := os.ReadFile("../../db/migrations/0320_categories.sql")
	if err != nil {
		t.Fatal(err)
	}
	up, _, _ := strings.Cut(string(raw), "-- +goose Down")
	_, data, _ := strings.Cut(up, "-- +goose StatementBegin")
	if _, err := m.Owner.Exec(t.Context(), data); err != nil {
		t.Fatal(err)
	}
	read := func(query string, id any) (got []string) {
		m.Tx(m.System(), func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), query, m.Tenant.ID, id).Scan(&got)
		})
		return got
	}
	if got := read("SELECT categories FROM itinerary WHERE tenant_id = $1 AND id = $2", m.ItineraryID); !slices.Equal(got,
		[]string{"food", "dia-de-campo-2", "health-wellness"}) {
		t.Errorf("itinerary: %v", got)
	}
	if got := read("SELECT categories FROM trip WHERE tenant_id = $1 AND id = $2", trip); !slices.Equal(got,
		[]string{"dia-de-campo-2", "dia-de-campo", "lgbtq"}) {
		t.Errorf("trip: %v", got)
	}
	store := &tenant.Store{DB: m.DB}
	now, err := store.ByID(t.Context(), m.Tenant.ID)
	if err != nil {
		t.Fatal(err)
	}
	names := now.Categories.Names("en")
	if want := []string{"Photography", "LGBTQ+", "Body Positivity", "Fitness", "Exploration", "Food", "Health & Wellness",
		"Yoga", "Dia de campo!", "Día de campo"}; !slices.Equal(names, want) {
		t.Errorf("%q", names)
	}
	if there, err := store.ByID(t.Context(), other.ID); err != nil || len(there.Categories.Names("en")) != 8 {
		t.Errorf("another marketplace: %v %v", there.Categories, err)
	}
}
