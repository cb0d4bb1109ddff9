package app_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// Staff write notes on a record and tag it: others read them, only their author changes them, and nobody else
// reads them or finds records by them.
func TestNotesAndTagsOfRecords(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 4, 10)
	author, other := s.SignIn(t, s.Person(t, "admin")), s.SignIn(t, s.Person(t, "admin"))
	of := "?objectType=Trip&objectId=" + trip.ID
	read := func(token string) object {
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/notes" + of, Token: token})
	}
	id := uuid.NewString()
	write := func(token, text string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "PUT", Path: "/api/admin/notes/" + id, Token: token,
			Body: object{"objectType": "Trip", "objectId": trip.ID, "text": text}})
	}
	tag := func(tags ...string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "PUT", Path: "/api/admin/tags", Token: author,
			Body: object{"objectType": "Trip", "objectId": trip.ID, "tags": append([]string{}, tags...)}})
	}

	for range 2 { // a repeated request writes one note
		if a := write(author, "  Called the host twice.  "); a.Status != http.StatusOK {
			t.Fatalf("write: %d %s", a.Status, a.Text)
		}
	}
	if a := tag("VIP ", "vip", " late  fee"); a.Status != http.StatusOK {
		t.Fatalf("tag: %d %s", a.Status, a.Text)
	}
	shown := read(other)
	notes, tags := shown["notes"].([]any), shown["tags"].([]any)
	if len(notes) != 1 || notes[0].(object)["text"] != "Called the host twice." || notes[0].(object)["own"] != false ||
		notes[0].(object)["by"] == nil {
		t.Errorf("another admin reads %v", notes)
	}
	if !slices.Equal(tags, []any{"late fee", "vip"}) || len(shown["known"].([]any)) != 2 {
		t.Errorf("tags %v of %v", tags, shown["known"])
	}
	found := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tags?tag=VIP", Token: other})["items"].([]any)
	if len(found) != 1 || found[0].(object)["objectId"] != trip.ID || found[0].(object)["name"] == "" {
		t.Errorf("tagged: %v", found)
	}

	// Only the author changes and deletes it.
	if a := write(other, "Mine now."); a.Status != http.StatusNotFound {
		t.Errorf("another admin changed it: %d %s", a.Status, a.Text)
	}
	remove := apptest.Request{Method: "DELETE", Path: "/api/admin/notes/" + id, Token: other}
	if a := s.Call(t, remove); a.Status != http.StatusForbidden {
		t.Errorf("another admin deleted it: %d %s", a.Status, a.Text)
	}
	if a := write(author, "Called the host three times."); a.Status != http.StatusOK ||
		read(author)["notes"].([]any)[0].(object)["changedAt"] == nil {
		t.Errorf("change: %d %s", a.Status, a.Text)
	}
	if a := write(author, "   "); a.Status != http.StatusBadRequest || a.Fields["text"] == "" {
		t.Errorf("an empty note: %d %s", a.Status, a.Text)
	}

	// Neither the host nor someone who manages trips reads it, and a record that is not there has none.
	for _, token := range []string{trip.Host, s.SignIn(t, s.Person(t, "tripManager"))} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/notes" + of,
			Token: token}); a.Status != http.StatusForbidden && a.Status != http.StatusNotFound {
			t.Errorf("read by others: %d %s", a.Status, a.Text)
		}
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips?search=vip",
		Token: trip.Host}); strings.Contains(a.Text, trip.ID) {
		t.Errorf("the host finds the trip by the tag: %s", a.Text)
	}
	nowhere := apptest.Request{Method: "GET", Path: "/api/admin/notes?objectType=Trip&objectId=" + uuid.NewString(),
		Token: author}
	refused(t, s, nowhere, http.StatusNotFound)

	remove.Token = author
	for range 2 {
		if a := s.Call(t, remove); a.Status != http.StatusOK || len(read(author)["notes"].([]any)) != 0 {
			t.Errorf("delete: %d %s", a.Status, a.Text)
		}
	}
	if a := tag(); a.Status != http.StatusOK || len(read(author)["tags"].([]any)) != 0 {
		t.Errorf("no tags: %d %s", a.Status, a.Text)
	}
}

// Notes and tags belong to a record of their kind: the id of a trip is no booking. A record without a name has them,
// too.
func TestNotesOfTheirKindAndOfTheUnnamed(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 4, 10)
	admin := s.SignIn(t, s.Person(t, "admin"))
	note := func(of, id string) apptest.Request {
		return apptest.Request{Method: "PUT", Path: "/api/admin/notes/" + uuid.NewString(), Token: admin,
			Body: object{"objectType": of, "objectId": id, "text": "Called."}}
	}
	tag := func(of, id string) apptest.Request {
		return apptest.Request{Method: "PUT", Path: "/api/admin/tags", Token: admin,
			Body: object{"objectType": of, "objectId": id, "tags": []string{"vip"}}}
	}
	for _, of := range []string{"Member", "Booking", "Host", "Operator", "Itinerary"} {
		refused(t, s, note(of, trip.ID), http.StatusNotFound)
		refused(t, s, tag(of, trip.ID), http.StatusNotFound)
		refused(t, s, apptest.Request{Method: "GET", Path: "/api/admin/notes?objectType=" + of + "&objectId=" + trip.ID,
			Token: admin}, http.StatusNotFound)
	}

	host := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/hosts?limit=1",
		Token: admin})["items"].([]any)[0].(object)["id"].(string)
	err := s.Services.DB.InTenantTx(t.Context(), s.Tenant(t).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), `UPDATE host SET display_name = '' WHERE id = $1`, host)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []apptest.Request{note("Host", host), tag("Host", host), note("Trip", trip.ID),
		tag("Trip", trip.ID)} {
		s.Must(t, r)
	}
	found := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tags?tag=vip", Token: admin})["items"].([]any)
	names := map[string]any{}
	for _, one := range found {
		names[one.(object)["objectId"].(string)] = one.(object)["name"]
	}
	if len(found) != 2 || names[host] != "–" || names[trip.ID] == "" {
		t.Errorf("tagged: %v", found)
	}
}
