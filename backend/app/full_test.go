package app_test

import (
	"net/http"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// A database with a full disk rejects writes; the response says so, and reads continue.
func TestDatabaseWithoutRoom(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	conn, err := pgx.Connect(t.Context(), s.Services.Config.OwnerDatabaseURL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close(t.Context()) })
	_, err = conn.Exec(t.Context(), `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
		$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
		CREATE TRIGGER full_disk BEFORE INSERT ON hold FOR EACH ROW EXECUTE FUNCTION full_disk()`)
	if err != nil {
		t.Fatal(err)
	}
	a := s.Call(t, apptest.Request{Method: "POST", Path: "/public/trips/" + live.ID + "/holds",
		Body: map[string]any{"spots": 1}, Header: map[string]string{"Idempotency-Key": uuid.NewString()}})
	if a.Status != http.StatusInsufficientStorage || a.Code != "storage_full" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: "/public/trips?limit=20"}); a.Status != http.StatusOK {
		t.Errorf("a read: %d %s", a.Status, a.Text)
	}
}
