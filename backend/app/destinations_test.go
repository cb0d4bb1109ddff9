package app_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
)

// atlas is a marketplace whose destinations change.
type atlas struct {
	*apptest.Server
	trip          apptest.Trip
	country, name string // of the trip
}

func (m atlas) get(t *testing.T, path, token string) map[string]any {
	t.Helper()
	return m.Must(t, apptest.Request{Method: "GET", Path: path, Token: token})
}

func (m atlas) settings(t *testing.T) map[string]any {
	t.Helper()
	return m.get(t, "/api/admin/destinations", m.trip.Admin)
}

func (m atlas) post(t *testing.T, path, token string, body any) apptest.Answer {
	t.Helper()
	return m.Call(t, apptest.Request{Method: "POST", Path: path, Token: token, Body: body})
}

// save sends the list as fn changes it.
func (m atlas) save(t *testing.T, fn func(items []map[string]any) []map[string]any) apptest.Answer {
	t.Helper()
	have := m.settings(t)
	items := objects(have["items"])
	for _, item := range items {
		delete(item, "itineraries")
		delete(item, "trips")
	}
	return m.post(t, "/api/admin/destinations", m.trip.Admin, map[string]any{"version": have["version"],
		"onlyListed": have["onlyListed"], "items": fn(items)})
}

func (m atlas) merge(t *testing.T, name, into string) apptest.Answer {
	t.Helper()
	return m.post(t, "/api/admin/destinations/merge", m.trip.Admin, map[string]any{"version": m.settings(t)["version"],
		"country": m.country, "name": name, "into": into})
}

func (m atlas) draft(t *testing.T, name string) apptest.Answer {
	t.Helper()
	return m.Call(t, apptest.Request{Method: "POST", Path: "/api/me/itineraries", Token: m.trip.Operator,
		Header: map[string]string{"Idempotency-Key": "draft-" + name}, Body: map[string]any{"name": "Dark skies",
			"country": m.country, "destination": name, "lengthInDays": 2, "servicesByDay": []any{}}})
}

// An admin's change of a destination appears with operators and travelers at once, what uses it follows, and links with
// its former names keep working.
func TestDestinationsOfAMarketplace(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	live := s.LiveTrip(t, 2, 6)
	shown := s.Must(t, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + live.Path})
	m := atlas{s, live, shown["country"].(string), shown["destination"].(string)}
	t.Run("added", func(t *testing.T) { m.added(t) })
	t.Run("renamed", func(t *testing.T) { m.renamed(t) })
	t.Run("in use", func(t *testing.T) { m.inUse(t) })
	t.Run("chosen", func(t *testing.T) { m.chosen(t) })
	t.Run("merged", func(t *testing.T) { m.merged(t) })
	t.Run("rejected", func(t *testing.T) { m.rejected(t) })
	other := s.On("solstice.localhost")
	if a := other.Must(t, apptest.Request{Method: "GET", Path: "/public/trips?destination=the-high-valley"}); len(
		a["items"].([]any)) > 0 || len(objects(a["filters"].(map[string]any)["destination"])) > 0 {
		t.Errorf("another marketplace: %v", a)
	}
}

// added starts from what itineraries and trips have.
func (m atlas) added(t *testing.T) {
	have := m.settings(t)
	at := slices.IndexFunc(objects(have["unlisted"]), func(p map[string]any) bool {
		return p["name"] == m.name && p["country"] == m.country && p["trips"] == 1.0 && p["itineraries"].(float64) > 0
	})
	if at < 0 || len(have["items"].([]any)) > 0 {
		t.Fatalf("%v", have)
	}
	a := m.save(t, func(items []map[string]any) []map[string]any {
		return append(items, map[string]any{"country": m.country, "name": m.name},
			map[string]any{"country": "Portugal", "name": "Açores"})
	})
	if a.Status != http.StatusOK || find(objects(a.Data["items"]), "acores")["trips"] != 0.0 {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if left := objects(a.Data["unlisted"]); slices.ContainsFunc(left, func(p map[string]any) bool {
		return p["name"] == m.name
	}) {
		t.Errorf("still not listed: %v", left)
	}
}

// current returns the id of the trip's destination.
func (m atlas) current(t *testing.T) string {
	t.Helper()
	items := objects(m.settings(t)["items"])
	at := slices.IndexFunc(items, func(d map[string]any) bool { return d["trips"] == 1.0 })
	if at < 0 {
		t.Fatalf("%v", items)
	}
	return items[at]["id"].(string)
}

func (m atlas) renamed(t *testing.T) {
	id := m.current(t)
	a := m.save(t, func(items []map[string]any) []map[string]any {
		d := find(items, id)
		d["name"], d["intro"], d["picture"] = "The High Valley", "Terraces above the clouds.", map[string]any{
			"url": "/media/valley.jpg", "alt": "A valley"}
		slices.Reverse(items)
		return items
	})
	if a.Status != http.StatusOK || find(objects(a.Data["items"]), id)["trips"] != 1.0 {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	choices := m.get(t, "/api/me/destinations", m.trip.Operator)
	if named(choices["items"], "name") != "Açores, The High Valley" || choices["onlyListed"] != false {
		t.Errorf("%v", choices)
	}
	if got := m.get(t, "/public/trip-details?path="+m.trip.Path, "")["destination"]; got != "The High Valley" {
		t.Errorf("the trip's page: %v", got)
	}
	if got := m.get(t, "/api/me/trips/"+m.trip.ID, m.trip.Host)["destination"]; got != "The High Valley" {
		t.Errorf("the host's trip: %v", got)
	}
	for _, asked := range []string{id, m.name, strings.ToUpper(m.name), "the high valley"} {
		query := url.Values{"destination": {asked}}.Encode()
		m.Eventually(t, "the list of "+asked, func() bool {
			listed := m.get(t, "/public/trips?"+query, "")
			current, _ := listed["destination"].(map[string]any)
			return len(listed["items"].([]any)) == 1 && current["id"] == id && current["intro"] == "Terraces above the clouds."
		})
		page := opened(t, m.Server, "/trips?"+query).Text
		for _, part := range []string{"<title>Group trips to The High Valley · ", "/trips?destination=" + id + `">`,
			"Terraces above the clouds.", "/media/valley.jpg"} {
			if !strings.Contains(page, part) {
				t.Errorf("the page of %s has no %s: %.3000s", asked, part, page)
			}
		}
	}
	options := objects(m.get(t, "/public/trips", "")["filters"].(map[string]any)["destination"])
	if len(options) != 1 || options[0]["value"] != id || options[0]["label"] != "The High Valley" ||
		options[0]["count"] != 1.0 {
		t.Errorf("the filter: %v", options)
	}
	if none := m.get(t, "/public/trips?destination=acores", ""); len(none["items"].([]any)) > 0 ||
		objects(none["without"])[0]["filter"] != "destination" {
		t.Errorf("a destination without trips: %v", none)
	}
	trail := m.get(t, "/api/metadata/audit-logs?limit=50", m.trip.Admin)
	for _, action := range []string{"destination.add", "destination.update", "destination.order"} {
		if !strings.Contains(named(trail["items"], "action"), action) {
			t.Errorf("no %s: %s", action, named(trail["items"], "action"))
		}
	}
}

func (m atlas) inUse(t *testing.T) {
	id := m.current(t)
	rejects(t, m.save(t, func(items []map[string]any) []map[string]any {
		return slices.DeleteFunc(items, func(item map[string]any) bool { return item["id"] == id })
	}), "items", "The High Valley is still used (itineraries: ", "trips: 1)")
	if a := m.save(t, func(items []map[string]any) []map[string]any {
		find(items, id)["hidden"] = true
		return items
	}); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if got := named(m.get(t, "/api/me/destinations", m.trip.Operator)["items"], "name"); got != "Açores" {
		t.Errorf("a hidden destination is offered: %s", got)
	}
	m.Eventually(t, "a hidden destination is no filter, and its link works", func() bool {
		options := m.get(t, "/public/trips", "")["filters"].(map[string]any)["destination"].([]any)
		return len(options) == 0 && len(m.get(t, "/public/trips?destination="+id, "")["items"].([]any)) == 1
	})
	m.save(t, func(items []map[string]any) []map[string]any {
		find(items, id)["hidden"] = false
		return items
	})
}

func (m atlas) chosen(t *testing.T) {
	if a := m.draft(t, "  the high VALLEY"); a.Status != http.StatusOK || a.Data["destination"] != "The High Valley" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if a := m.draft(t, m.name); a.Status != http.StatusOK || a.Data["destination"] != "The High Valley" {
		t.Errorf("by its former name: %d %s", a.Status, a.Text)
	}
	if a := m.draft(t, "Upper valley"); a.Status != http.StatusOK || a.Data["destination"] != "Upper valley" {
		t.Errorf("another place: %d %s", a.Status, a.Text)
	}
	have := m.settings(t)
	if a := m.post(t, "/api/admin/destinations", m.trip.Admin, map[string]any{"version": have["version"],
		"onlyListed": true, "items": []any{}}); a.Status == http.StatusOK {
		t.Errorf("nothing is listed, and nothing else allowed: %s", a.Text)
	}
	items := []any{}
	for _, d := range objects(have["items"]) {
		items = append(items, map[string]any{"id": d["id"], "country": d["country"], "name": d["name"]})
	}
	if a := m.post(t, "/api/admin/destinations", m.trip.Admin, map[string]any{"version": have["version"],
		"onlyListed": true, "items": items}); a.Status != http.StatusOK || a.Data["onlyListed"] != true {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	rejects(t, m.draft(t, "Atlantis"), "destination", "Atlantis isn’t one of the marketplace’s destinations")
	a := m.post(t, "/rpc/caravan.supply.v1.SupplyService/PushItineraries", m.trip.Operator, map[string]any{
		"itineraries": []any{map[string]any{"externalId": "D-1", "name": "Lagoons", "country": m.country,
			"destination": "Atlantis", "lengthInDays": 2, "minimumSpots": 2, "maximumSpots": 8}}})
	if !strings.Contains(a.Text, "OUTCOME_FAILED") || !strings.Contains(a.Text, "Atlantis isn’t one of") {
		t.Errorf("pushed: %d %s", a.Status, a.Text)
	}
}

func (m atlas) merged(t *testing.T) {
	id := m.current(t)
	before := find(objects(m.settings(t)["items"]), id)
	rejects(t, m.merge(t, "The High Valley", id), "into", "Choose another destination")
	rejects(t, m.merge(t, "Nowhere at all", id), "into", "Choose another destination")
	unlisted := m.merge(t, "Upper valley", id)
	if after := find(objects(unlisted.Data["items"]), id); unlisted.Status != http.StatusOK ||
		after["itineraries"] != before["itineraries"].(float64)+1 {
		t.Fatalf("%d %v %s", unlisted.Status, before, unlisted.Text)
	}
	stale := m.settings(t)["version"].(float64) - 1
	if a := m.post(t, "/api/admin/destinations/merge", m.trip.Admin, map[string]any{"version": stale,
		"country": m.country, "name": "The High Valley", "into": "acores"}); a.Status != http.StatusConflict {
		t.Errorf("a merge of an old version: %d %s", a.Status, a.Text)
	}
	if a := m.merge(t, "The High Valley", "acores"); a.Status != http.StatusOK ||
		find(objects(a.Data["items"]), "acores")["trips"] != 1.0 {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	trip := m.get(t, "/api/me/trips/"+m.trip.ID, m.trip.Host)
	if trip["destination"] != "Açores" || trip["country"] != "Portugal" {
		t.Errorf("%v, %v", trip["destination"], trip["country"])
	}
	for _, asked := range []string{id, m.name, "Upper valley", "The High Valley"} {
		m.Eventually(t, asked+" leads to what remains", func() bool {
			listed := m.get(t, "/public/trips?"+url.Values{"destination": {asked}}.Encode(), "")
			current, _ := listed["destination"].(map[string]any)
			return len(listed["items"].([]any)) == 1 && current["id"] == "acores"
		})
	}
	m.Eventually(t, "search finds the trip by its new destination", func() bool {
		found := m.get(t, "/api/admin/trips?q="+url.QueryEscape("Açores"), m.trip.Admin)
		gone := m.get(t, "/api/admin/trips?q=High+Valley", m.trip.Admin)
		return len(found["items"].([]any)) == 1 && len(gone["items"].([]any)) == 0
	})
}

func (m atlas) rejected(t *testing.T) {
	have := m.settings(t)
	body := map[string]any{"version": have["version"], "onlyListed": false, "items": []any{}}
	for who, token := range map[string]string{"support": m.SignIn(t, m.Person(t, "support")),
		"an operator": m.trip.Operator, "a host": m.trip.Host} {
		if a := m.post(t, "/api/admin/destinations", token, body); a.Status != http.StatusForbidden {
			t.Errorf("%s: %d %s", who, a.Status, a.Text)
		}
	}
	twice := m.save(t, func(items []map[string]any) []map[string]any {
		return append(items, map[string]any{"country": "Portugal", "name": "AÇORES"},
			map[string]any{"country": "", "name": ""})
	})
	for _, part := range []string{"Another destination in this country has this name", "A name is required",
		"A country selection is required"} {
		if !strings.Contains(twice.Text, part) {
			t.Errorf("no %q: %s", part, twice.Text)
		}
	}
}
