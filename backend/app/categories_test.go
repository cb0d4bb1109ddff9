package app_test

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
)

// shelf is a marketplace whose categories change.
type shelf struct {
	*apptest.Server
	trip apptest.Trip
}

func (m shelf) get(t *testing.T, path, token string) map[string]any {
	t.Helper()
	return m.Must(t, apptest.Request{Method: "GET", Path: path, Token: token})
}

func (m shelf) settings(t *testing.T) map[string]any {
	t.Helper()
	return m.get(t, "/api/admin/categories", m.trip.Admin)
}

// save sends the list as fn changes it.
func (m shelf) save(t *testing.T, fn func(items []map[string]any) []map[string]any) apptest.Answer {
	t.Helper()
	have := m.settings(t)
	return m.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/categories", Token: m.trip.Admin,
		Body: map[string]any{"version": have["version"], "items": fn(inputs(have))}})
}

// inputs are the items as they are saved.
func inputs(settings map[string]any) []map[string]any {
	items := objects(settings["items"])
	for _, item := range items {
		for _, use := range []string{"itineraries", "trips", "hosts"} {
			delete(item, use)
		}
	}
	return items
}

func objects(list any) []map[string]any {
	out := []map[string]any{}
	for _, one := range list.([]any) {
		out = append(out, maps.Clone(one.(map[string]any)))
	}
	return out
}

func named(list any, key string) string {
	names := []string{}
	for _, one := range objects(list) {
		names = append(names, one[key].(string))
	}
	return strings.Join(names, ", ")
}

func find(items []map[string]any, id string) map[string]any {
	return items[slices.IndexFunc(items, func(item map[string]any) bool { return item["id"] == id })]
}

// rejects asserts a rejected field.
func rejects(t *testing.T, a apptest.Answer, field string, words ...string) {
	t.Helper()
	for _, part := range words {
		if a.Status == http.StatusOK || !strings.Contains(a.Fields[field], part) {
			t.Errorf("%s without %q: %d %s", field, part, a.Status, a.Text)
		}
	}
}

const standardNames = "Photography, LGBTQ+, Body Positivity, Fitness, Exploration, Food, Health & Wellness, Yoga"

// An admin's change of a category appears in every portal, on the site and to partners at once; what uses a category
// keeps it or moves with it.
func TestCategoriesOfAMarketplace(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	m := shelf{s, s.LiveTrip(t, 2, 6)}
	if got := named(m.get(t, "/api/me/categories", "")["items"], "name"); got != standardNames { // T-063
		t.Fatal(got)
	}
	used := m.get(t, "/public/trip-details?path="+m.trip.Path, "")["categories"].([]any)[0].(string)
	old := find(inputs(m.settings(t)), used)["name"].(string)
	t.Run("renamed", func(t *testing.T) { m.renamed(t, used, old) })
	t.Run("in use", func(t *testing.T) { m.inUse(t, used) })
	t.Run("chosen", func(t *testing.T) { m.chosen(t) })
	t.Run("pushed", func(t *testing.T) { m.pushed(t) })
	t.Run("merged", func(t *testing.T) { m.merged(t, used, old) })
	t.Run("rejected", func(t *testing.T) { m.rejected(t) })
	other := s.On("solstice.localhost")
	if got := named(other.Must(t, apptest.Request{Method: "GET", Path: "/api/me/categories"})["items"],
		"name"); !strings.HasPrefix(got, "Fotografie, LGBTQ+, ") || strings.Contains(got, "Slow") {
		t.Errorf("another marketplace: %s", got)
	}
}

func (m shelf) renamed(t *testing.T, used, old string) {
	a := m.save(t, func(items []map[string]any) []map[string]any {
		c := find(items, used)
		c["name"], c["names"], c["icon"] = "Slow cameras", map[string]any{"de": "Langsame Kameras"}, "moon"
		slices.Reverse(items)
		return items
	})
	if a.Status != http.StatusOK || find(objects(a.Data["items"]), used)["name"] != "Slow cameras" {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	german := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/categories",
		Header: map[string]string{"Accept-Language": "de"}})["items"]
	list := m.get(t, "/api/me/categories", "")["items"]
	if !strings.HasPrefix(named(list, "name"), "Yoga, ") || !strings.Contains(named(list, "name"), "Slow cameras") {
		t.Errorf("%v %v", list, german)
	}
	if catalog := m.get(t, "/api/me/itineraries?category="+used, m.trip.Host); len(catalog["items"].([]any)) == 0 ||
		!strings.Contains(named(catalog["categories"], "name"), "Slow cameras") {
		t.Errorf("the host's catalog: %v", catalog["categories"])
	}
	// Links with the former name lead to the same page.
	for _, asked := range []string{used, old, strings.ToLower(old), "Slow cameras"} {
		query := url.Values{"category": {asked}}.Encode()
		m.Eventually(t, "the list of "+asked, func() bool {
			listed := m.get(t, "/public/trips?"+query, "")
			current, _ := listed["category"].(map[string]any)
			return len(listed["items"].([]any)) == 1 && current["id"] == used && current["name"] == "Slow cameras"
		})
		page := opened(t, m.Server, "/trips?"+query).Text
		if !strings.Contains(page, "<title>Group trips: Slow cameras · ") ||
			!strings.Contains(page, "/trips?category="+used+`">`) {
			t.Errorf("the page of %s: %.2000s", asked, page)
		}
	}
	trail := m.get(t, "/api/metadata/audit-logs?limit=50", m.trip.Admin)
	if !strings.Contains(named(trail["items"], "action"), "category.update") {
		t.Errorf("%v", trail)
	}
}

func (m shelf) inUse(t *testing.T, used string) {
	without := func(items []map[string]any) []map[string]any {
		return slices.DeleteFunc(items, func(item map[string]any) bool { return item["id"] == used })
	}
	rejects(t, m.save(t, without), "items", "Slow cameras is still used (itineraries: ", "trips: 1, hosts: ")
	hidden := m.save(t, func(items []map[string]any) []map[string]any {
		find(items, used)["hidden"] = true
		return items
	})
	if hidden.Status != http.StatusOK {
		t.Fatalf("%d %s", hidden.Status, hidden.Text)
	}
	if got := named(m.get(t, "/api/me/categories", "")["items"], "name"); strings.Contains(got, "Slow cameras") {
		t.Errorf("a hidden category is offered: %s", got)
	}
	if got := named(m.get(t, "/api/me/categories?hidden=true", "")["items"], "name"); !strings.Contains(got, "Slow") {
		t.Errorf("a hidden category has no name: %s", got)
	}
	rejects(t, m.draft(t, used), "categories[0]", "isn’t one of the categories")
	m.save(t, func(items []map[string]any) []map[string]any {
		find(items, used)["hidden"] = false
		return items
	})
}

// draft creates an itinerary with a category.
func (m shelf) draft(t *testing.T, category string) apptest.Answer {
	t.Helper()
	return m.Call(t, apptest.Request{Method: "POST", Path: "/api/me/itineraries", Token: m.trip.Operator,
		Header: map[string]string{"Idempotency-Key": "draft-" + category}, Body: map[string]any{"name": "Dark skies",
			"country": "Chile", "destination": "Elqui", "lengthInDays": 2, "servicesByDay": []any{},
			"categories": []any{category}}})
}

func (m shelf) chosen(t *testing.T) {
	rejects(t, m.draft(t, "Basket weaving"), "categories[0]", "Basket weaving isn’t one of the categories: ",
		"Slow cameras", "Health & Wellness")
	if a := m.draft(t, "health & wellness"); a.Status != http.StatusOK ||
		a.Data["categories"].([]any)[0] != "health-wellness" {
		t.Errorf("by name: %d %s", a.Status, a.Text)
	}
	trip := m.get(t, "/api/me/trips/"+m.trip.ID, m.trip.Host)
	change := apptest.Request{Method: "POST", Path: "/api/me/trips/" + m.trip.ID, Token: m.trip.Host,
		Body: map[string]any{"version": trip["version"], "categories": []any{"Basket weaving"}}}
	rejects(t, m.Call(t, change), "categories[0]", "isn’t one of the categories")
}

func (m shelf) pushed(t *testing.T) {
	itinerary := func(id, category string) map[string]any {
		return map[string]any{"externalId": id, "name": "Lagoons", "country": "Chile", "destination": "Chiloé",
			"lengthInDays": 2, "minimumSpots": 2, "maximumSpots": 8, "categories": []any{category}}
	}
	a := m.Call(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.supply.v1.SupplyService/PushItineraries",
		Token: m.trip.Operator, Body: map[string]any{"itineraries": []any{itinerary("C-1", "Food"),
			itinerary("C-2", "yoga"), itinerary("C-3", "Basket weaving")}}})
	if strings.Count(a.Text, "OUTCOME_CREATED") != 2 || strings.Count(a.Text, "OUTCOME_FAILED") != 1 ||
		!strings.Contains(a.Text, `"categories[0]"`) || !strings.Contains(a.Text, "Basket weaving isn’t one of") {
		t.Errorf("%d %s", a.Status, a.Text)
	}
}

func (m shelf) merged(t *testing.T, used, old string) {
	added := m.save(t, func(items []map[string]any) []map[string]any {
		return append(items, map[string]any{"name": "Über den Wolken", "icon": "telescope", "colorScheme": "plum"})
	})
	if added.Status != http.StatusOK || find(objects(added.Data["items"]), "uber-den-wolken")["hosts"] != 0.0 {
		t.Fatalf("%d %s", added.Status, added.Text)
	}
	before := find(objects(added.Data["items"]), used)
	merge := func(version any, id, into string) apptest.Answer {
		return m.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/categories/merge", Token: m.trip.Admin,
			Body: map[string]any{"version": version, "id": id, "into": into}})
	}
	rejects(t, merge(added.Data["version"], used, used), "into", "Choose another category")
	a := merge(added.Data["version"], used, "uber-den-wolken")
	after := find(objects(a.Data["items"]), "uber-den-wolken")
	if a.Status != http.StatusOK || after["trips"] != before["trips"] || after["itineraries"] != before["itineraries"] ||
		after["hosts"] != before["hosts"] || strings.Contains(named(a.Data["items"], "id"), used+",") {
		t.Errorf("%d %v %v", a.Status, before, after)
	}
	if again := merge(added.Data["version"], used, "uber-den-wolken"); again.Status != http.StatusConflict {
		t.Errorf("a merge of an old version: %d %s", again.Status, again.Text)
	}
	trip := m.get(t, "/api/me/trips/"+m.trip.ID, m.trip.Host)
	if !slices.Contains(trip["categories"].([]any), any("uber-den-wolken")) {
		t.Errorf("%v", trip["categories"])
	}
	m.Eventually(t, "former links lead to what remains", func() bool {
		listed := m.get(t, "/public/trips?"+url.Values{"category": {old}}.Encode(), "")
		current, _ := listed["category"].(map[string]any)
		return len(listed["items"].([]any)) == 1 && current["id"] == "uber-den-wolken"
	})
	if deleted := m.save(t, func(items []map[string]any) []map[string]any {
		return slices.DeleteFunc(items, func(item map[string]any) bool { return item["id"] == "lgbtq" })
	}); deleted.Status == http.StatusOK && strings.Contains(named(deleted.Data["items"], "id"), "lgbtq") {
		t.Errorf("%s", deleted.Text)
	}
}

func (m shelf) rejected(t *testing.T) {
	have := m.settings(t)
	stale := have["version"].(float64) - 1
	send := func(token string, version float64, items any) apptest.Answer {
		return m.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/categories", Token: token,
			Body: map[string]any{"version": version, "items": items}})
	}
	if a := send(m.trip.Admin, stale, inputs(have)); a.Status != http.StatusConflict {
		t.Errorf("an old version: %d %s", a.Status, a.Text)
	}
	support := m.SignIn(t, m.Person(t, "support"))
	for who, token := range map[string]string{"support": support, "an operator": m.trip.Operator, "a host": m.trip.Host} {
		if a := send(token, stale+1, inputs(have)); a.Status != http.StatusForbidden {
			t.Errorf("%s: %d %s", who, a.Status, a.Text)
		}
	}
	twice := append(inputs(have), map[string]any{"name": "yoga", "icon": "moon", "colorScheme": "sky"})
	a := send(m.trip.Admin, stale+1, twice)
	if !strings.Contains(a.Text, "Another category has this name") {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	for _, item := range twice {
		item["hidden"] = true
	}
	rejects(t, send(m.trip.Admin, stale+1, twice[:len(twice)-1]), "items", "Show at least one category")
}
