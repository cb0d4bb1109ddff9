package app_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
	"caravan/backend/gen/permission"
)

// Names of properties that grant a right, besides lists of actions and fields.
var rights = regexp.MustCompile(`^(editable|can[A-Z]\w*|\w*[oO]ffered|cancellable|showModal|resendable)$`)

// notRights have similar names, but describe the marketplace or a policy rather than what the reader may do:
// staff has no button for any of them.
var notRights = []string{"offered", "insuranceOffered", "cancellable"}

// offers lists the actions that a response offers its reader.
func offers(at string, value any) (found []string) {
	switch v := value.(type) {
	case []any:
		for i, one := range v {
			found = append(found, offers(fmt.Sprintf("%s[%d]", at, i), one)...)
		}
	case map[string]any:
		for name, one := range v {
			is := at + "." + name
			switch {
			case name == "availableActions" || name == "supportActions" || name == "editableServiceKeys" || name == "payers":
				if list, _ := one.([]any); slices.ContainsFunc(list, possible) {
					found = append(found, is)
				}
				continue
			case rights.MatchString(name) && !slices.Contains(notRights, name):
				list, _ := one.([]any)
				if one == true || len(list) > 0 {
					found = append(found, is)
				}
			}
			found = append(found, offers(is, one)...)
		}
	}
	return found
}

// possible reports whether an action of a list can be taken: listed by name, or with its state.
func possible(action any) bool {
	of, named := action.(map[string]any)
	return !named || of["enabled"] != false
}

// Whatever a page requests, read-only staff are offered nothing that the server would reject: no field is
// editable, no action listed. Every read of the contract that an admin may make is tried as an admin and as
// read-only staff.
func TestStaffThatLooksIsOfferedNothing(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	looker := m.looker(t)
	m.Must(t, apptest.Request{Method: http.MethodPost, Path: "/api/admin/itinerary-recommendations",
		Token: m.tokens[admin],
		Body: map[string]any{"hostId": m.objects["Host"],
			"options": []any{map[string]any{"itineraryId": m.objects["Itinerary"], "topRecommended": true}}}})
	asked, opened := 0, map[string]bool{}
	for _, operation := range slices.Sorted(maps.Keys(permission.REST)) {
		rule := permission.REST[operation]
		who := allowed[rule.Permission]
		own := rule.Permission == "public" || rule.Permission == "session" || rule.Permission == "self"
		if rule.Method != http.MethodGet || own || strings.HasSuffix(rule.Path, "pdf") || !slices.Contains(who, admin) {
			continue
		}
		path := m.address(rule)
		if rule.Resource == "" && strings.HasSuffix(rule.Path, "/{id}") {
			if path = m.first(t, strings.TrimSuffix(rule.Path, "/{id}")); path == "" {
				continue
			}
		}
		read := func(token string) []string {
			a := m.Call(t, apptest.Request{Method: http.MethodGet, Path: path, Token: token})
			if a.Status != http.StatusOK {
				return nil
			}
			var body any
			if json.Unmarshal([]byte(a.Text), &body) != nil {
				return nil // a file
			}
			asked++
			return offers(operation, body)
		}
		if len(read(m.tokens[admin])) > 0 {
			opened[operation] = true
		}
		for _, what := range read(looker) {
			t.Errorf("offered to who only looks: %s", what)
		}
	}
	for _, operation := range []string{"adminGetTrip", "adminGetBooking", "getHost", "getOperator", "adminGetLink",
		"getTraveler", "getUser", "listGroundTransfers", "adminListWebhooks", "adminListApiKeys", "getRecommendation"} {
		if rule := permission.REST[operation]; rule.Permission != "session" && !opened[operation] {
			t.Errorf("%s offers an admin nothing, so that nothing is shown of it", operation)
		}
	}
	if asked < 100 {
		t.Errorf("%d answers were read", asked)
	}
}

// looker signs in a read-only admin.
func (m matrix) looker(t *testing.T) string {
	t.Helper()
	email := m.Person(t, "admin")
	token := m.SignIn(t, email)
	me := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + me["id"].(string), Token: m.tokens[admin],
		Body: map[string]any{"version": me["version"], "readOnly": true}})
	return token
}

// first returns the id of the first record of a list; "" if it is empty.
func (m matrix) first(t *testing.T, list string) string {
	t.Helper()
	a := m.Call(t, apptest.Request{Method: "GET", Path: list, Token: m.tokens[admin]})
	items, _ := a.Data["items"].([]any)
	if len(items) == 0 {
		return ""
	}
	return list + "/" + items[0].(map[string]any)["id"].(string)
}
