package app_test

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
)

// saver is a staff member who saves views.
type saver struct {
	*apptest.Server
	token string
}

const (
	viewsPath = "/api/admin/list-views"
	unpaid    = "hide=host&q=unpaid&sort=-created"
)

// view returns a saved view of the list of bookings, with changes.
func view(name string, change map[string]any) map[string]any {
	body := map[string]any{"list": "bookings", "name": name, "query": unpaid, "shared": false}
	maps.Copy(body, change)
	return body
}

func (d saver) save(t *testing.T, id string, body map[string]any) apptest.Answer {
	t.Helper()
	return d.Call(t, apptest.Request{Method: "PUT", Path: viewsPath + "/" + id, Token: d.token, Body: body})
}

func (d saver) saved(t *testing.T, id string, body map[string]any) map[string]any {
	t.Helper()
	return d.Must(t, apptest.Request{Method: "PUT", Path: viewsPath + "/" + id, Token: d.token, Body: body})
}

func (d saver) views(t *testing.T, list string) (items map[string]map[string]any, names []string) {
	t.Helper()
	items = map[string]map[string]any{}
	for _, one := range d.Must(t, apptest.Request{Method: "GET", Path: viewsPath + "?list=" + list,
		Token: d.token})["items"].([]any) {
		item := one.(map[string]any)
		items[item["id"].(string)] = item
		names = append(names, item["name"].(string))
	}
	return items, names
}

func (d saver) sees(t *testing.T, what string, want ...string) {
	t.Helper()
	if _, got := d.views(t, "bookings"); !slices.Equal(got, want) {
		t.Errorf("%s: %v, not %v", what, got, want)
	}
}

func (d saver) remove(t *testing.T, id string, want int) {
	t.Helper()
	if a := d.Call(t, apptest.Request{Method: "DELETE", Path: viewsPath + "/" + id, Token: d.token}); a.Status != want {
		t.Errorf("delete: %d %s", a.Status, a.Text)
	}
}

// TestSavedViews saves a view, changes, shares, deletes and restores it, as seen by its owner, a colleague, an
// admin and a person of another marketplace.
func TestSavedViews(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	owner, colleague := saver{s, s.SignIn(t, s.Person(t, "tripManager"))},
		saver{s, s.SignIn(t, s.Person(t, "tripManager"))}
	admin := saver{s, s.SignIn(t, s.Person(t, "admin"))}
	id := uuid.NewString()

	first := owner.saved(t, id, view("  Unpaid ", nil))
	if first["name"] != "Unpaid" || first["query"] != unpaid || first["own"] != true || first["canChange"] != true ||
		first["version"] != 1.0 {
		t.Fatalf("%v", first)
	}
	if again := owner.saved(t, id, view("Unpaid", nil)); again["version"] != 1.0 {
		t.Errorf("the same once more: %v", again)
	}
	if a := owner.save(t, id, view("Unpaid soon", nil)); a.Status != http.StatusConflict {
		t.Errorf("without a version: %d %s", a.Status, a.Text)
	}
	owner.sees(t, "the owner", "Unpaid")
	if _, names := owner.views(t, "trips"); len(names) != 0 {
		t.Errorf("of another list: %v", names)
	}
	colleague.sees(t, "a colleague, of what is not shared")
	for what, other := range map[string]saver{"a colleague": colleague, "an admin": admin} {
		if a := other.save(t, id, view("Mine", map[string]any{"version": 1})); a.Status != http.StatusNotFound {
			t.Errorf("%s changes what is not shared: %d %s", what, a.Status, a.Text)
		}
		other.remove(t, id, http.StatusNotFound)
	}

	shared := owner.saved(t, id, view("Unpaid", map[string]any{"shared": true, "version": 1}))
	if shared["version"] != 2.0 {
		t.Errorf("%v", shared)
	}
	colleague.sees(t, "a colleague, of what is shared", "Unpaid")
	seen, _ := colleague.views(t, "bookings")
	if one := seen[id]; one["own"] != false || one["canChange"] != false || one["savedBy"] == nil {
		t.Errorf("a colleague sees %v", one)
	}
	if a := colleague.save(t, id,
		view("Mine", map[string]any{"shared": true, "version": 2})); a.Status != http.StatusForbidden {
		t.Errorf("a colleague changes it: %d %s", a.Status, a.Text)
	}
	colleague.remove(t, id, http.StatusForbidden)
	renamed := admin.saved(t, id, view("Still unpaid", map[string]any{"shared": true, "version": 2}))
	if renamed["own"] != false || renamed["canChange"] != true {
		t.Errorf("an admin changes it: %v", renamed)
	}
	if a := owner.save(t, id,
		view("Unpaid", map[string]any{"shared": true, "version": 2})); a.Status != http.StatusConflict {
		t.Errorf("an old version: %d %s", a.Status, a.Text)
	}

	admin.remove(t, id, http.StatusOK)
	admin.remove(t, id, http.StatusOK)
	owner.sees(t, "deleted")
	if back := admin.saved(t, id, view("Still unpaid", map[string]any{"shared": true})); back["own"] != false {
		t.Errorf("brought back: %v", back)
	}
	owner.sees(t, "brought back", "Still unpaid")
	if mine, _ := owner.views(t, "bookings"); mine[id]["own"] != true {
		t.Errorf("whose it is: %v", mine[id])
	}

	elsewhere := saver{s.On("solstice.localhost"), ""}
	elsewhere.token = elsewhere.SignIn(t, "admin@solstice.example")
	elsewhere.sees(t, "another marketplace")
	elsewhere.remove(t, id, http.StatusNotFound)
	if own := elsewhere.saved(t, id, view("Unpaid", nil)); own["version"] != 1.0 {
		t.Errorf("the same id in another marketplace: %v", own)
	}
	owner.sees(t, "after another marketplace's", "Still unpaid")
}

// TestSavedViewsAreBounded checks that taken names, too many views, and invalid fields are rejected at the field
// that is wrong.
func TestSavedViewsAreBounded(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	one, other := saver{s, s.SignIn(t, s.Person(t, "admin"))}, saver{s, s.SignIn(t, s.Person(t, "tripManager"))}
	says := func(what string, a apptest.Answer, status int, text string) {
		t.Helper()
		if a.Status != status || !strings.Contains(a.Text, text) {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}

	one.saved(t, uuid.NewString(), view("Unpaid", nil))
	says("a name of one’s own", one.save(t, uuid.NewString(), view("UNPAID", nil)), http.StatusBadRequest,
		"There’s already a view with this name")
	one.saved(t, uuid.NewString(), view("Unpaid", map[string]any{"list": "trips"}))
	other.saved(t, uuid.NewString(), view("Unpaid", nil))
	one.saved(t, uuid.NewString(), view("Everyone’s", map[string]any{"shared": true}))
	says("a name that all read", other.save(t, uuid.NewString(), view("everyone’s", map[string]any{"shared": true})),
		http.StatusBadRequest, "There’s already a shared view with this name")

	for what, body := range map[string]map[string]any{
		"no name":      view("   ", nil),
		"a long name":  view(strings.Repeat("n", 61), nil),
		"a NUL":        view("a\x00b", nil),
		"a NUL inside": view("Other", map[string]any{"query": "q=a\x00b"}),
		"a long query": view("Other", map[string]any{"query": strings.Repeat("q", 2001)}),
		"no list":      view("Other", map[string]any{"list": "../trips"}),
	} {
		says(what, one.save(t, uuid.NewString(), body), http.StatusBadRequest, "")
	}
	says("a version of nothing", one.save(t, uuid.NewString(), view("New", map[string]any{"version": 3})),
		http.StatusNotFound, "")
	for _, group := range []string{"traveler", "host", "operator"} {
		stranger := saver{s, s.SignIn(t, s.Person(t, group))}
		says(group, stranger.save(t, uuid.NewString(), view("New", nil)), http.StatusForbidden, "")
	}

	for i := range 47 {
		one.saved(t, uuid.NewString(), view(fmt.Sprintf("View %d", i), nil))
	}
	last := uuid.NewString()
	says("one too many", one.save(t, last, view("Last", nil)), http.StatusBadRequest, "You can save up to 50 views")
	_, names := one.views(t, "bookings")
	if len(names) != 49 {
		t.Errorf("%d views", len(names))
	}
}
