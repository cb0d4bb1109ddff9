package app_test

import (
	"maps"
	"net/http"
	"slices"
	"testing"

	"caravan/backend/app/apptest"
	"caravan/backend/gen/permission"
)

// Every operation rejects parameters that its contract does not name, by name: a mistyped filter must not show
// everything.
func TestUnknownParametersAreRefusedByName(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	for _, operation := range slices.Sorted(maps.Keys(permission.REST)) {
		rule := permission.REST[operation]
		caller := askerOf(rule)
		if caller == "" || slices.Contains(ends, operation) {
			continue
		}
		t.Run(operation, func(t *testing.T) {
			address := m.address(rule)
			sign := "?"
			if slices.ContainsFunc([]byte(address), func(b byte) bool { return b == '?' }) {
				sign = "&"
			}
			request := apptest.Request{Method: rule.Method, Path: address + sign + "statsu=live&limitt=3",
				Token: m.tokens[caller]}
			if rule.Method != http.MethodGet && rule.Method != http.MethodDelete {
				request.Body = m.body(operation, rule)
			}
			a, err := m.answered(t.Context(), request)
			if err != nil {
				t.Fatal(err)
			}
			if a.Status != http.StatusBadRequest || a.Code != "invalid_input" || a.Fields["statsu"] == "" ||
				a.Fields["limitt"] == "" {
				t.Errorf("%d %s", a.Status, a.Text)
			}
		})
	}
	for _, malformed := range []string{"?q=%zz", "?a;b"} {
		if a := m.Call(t,
			apptest.Request{Method: "GET", Path: "/public/trips" + malformed}); a.Status != http.StatusBadRequest {
			t.Errorf("%s: %d %s", malformed, a.Status, a.Text)
		}
	}
	if a := m.Call(t, apptest.Request{Method: "GET", Path: "/public/trips?limit=3&q=lima"}); a.Status != http.StatusOK {
		t.Errorf("known ones: %d %s", a.Status, a.Text)
	}
}

// askerOf returns a permitted caller, "" if the matrix has none.
func askerOf(rule permission.Rule) string {
	for _, caller := range callers {
		if can, _ := may(caller, rule.Permission, rule.Scope); can && !(rule.SelfOnly && slices.Contains(standIns, caller)) {
			return caller
		}
	}
	return ""
}
