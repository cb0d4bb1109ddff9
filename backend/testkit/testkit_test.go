package testkit_test

import (
	"testing"

	"caravan/backend/testkit"
)

func TestEachTestHasItsOwnDatabase(t *testing.T) {
	for range 4 {
		t.Run("clone", func(t *testing.T) {
			t.Parallel()
			own := testkit.DB(t).Owner(t)
			// The name is the same in every clone: the second CREATE would fail if
			// two tests shared a database.
			if _, err := own.Exec(t.Context(), `CREATE TABLE mine (n int)`); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestDatabaseIsNotInUTC(t *testing.T) {
	var zone string
	if err := testkit.DB(t).App(t).QueryRow(t.Context(), `SHOW TimeZone`).Scan(&zone); err != nil {
		t.Fatal(err)
	}
	if zone != "Pacific/Chatham" {
		t.Errorf("time zone %s", zone)
	}
}
