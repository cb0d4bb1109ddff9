package rest_test

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"caravan/backend/platform/rest"
)

var places = map[string]rest.Place{
	"getMembers": {Method: "GET", Path: "/hosts/{id}/members"},
	"getUser":    {Method: "GET", Path: "/hosts/user/{id}"},
	"getService": {Method: "GET", Path: "/trips/{trip}/service/{type}/{service}"},
	"delService": {Method: "DELETE", Path: "/trips/{trip}/service/{type}/{service}"},
}

func router(t *testing.T) *rest.Router {
	t.Helper()
	var operations []rest.Operation
	at := map[string]rest.Place{}
	for id, place := range places {
		operations, at[id] = append(operations, rest.Operation{ID: id}), place
	}
	r, err := rest.NewRouter(operations, at)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The specification has paths of which neither is more specific: literals take precedence over parameters, from
// left to right. Values are unescaped and in path order; a path that would have to be cleaned first matches
// nothing.
func TestAddressesLeadToOperations(t *testing.T) {
	t.Parallel()
	r := router(t)
	for _, row := range []struct {
		ask, id string
		args    []string
	}{
		{"GET /hosts/user/members", "getUser", []string{"members"}},
		{"GET /hosts/7/members", "getMembers", []string{"7"}},
		{"GET /hosts/a%2Fb/members", "getMembers", []string{"a/b"}},
		{"GET /trips/t/service/meal/s", "getService", []string{"t", "meal", "s"}},
		{"DELETE /trips/t/service/meal/s", "delService", []string{"t", "meal", "s"}},
		{ask: "POST /trips/t/service/meal/s"},
		{ask: "HEAD /hosts/7/members"},
		{ask: "GET /hosts//members"},
		{ask: "GET /hosts/7/../7/members"},
		{ask: "GET /hosts"},
	} {
		method, path, _ := strings.Cut(row.ask, " ")
		call, ok := r.Find(httptest.NewRequest(method, path, http.NoBody))
		if ok != (row.id != "") || call.ID != row.id || !slices.Equal(call.Args, row.args) {
			t.Errorf("%s: %v %q %q", row.ask, ok, call.ID, call.Args)
		}
	}
}

func TestAnAddressNamesItsMethods(t *testing.T) {
	t.Parallel()
	r := router(t)
	for path, want := range map[string][]string{"/trips/t/service/meal/s": {"DELETE", "GET"}, "/hosts/7/members": {"GET"},
		"/nowhere": nil} {
		if got := r.Allowed(httptest.NewRequest(http.MethodPut, path, http.NoBody)); !slices.Equal(got, want) {
			t.Errorf("%s takes %q, want %q", path, got, want)
		}
	}
}

// An operation that the contract does not know, or that no server serves, stops the server from starting.
func TestTheContractAndItsServersAgree(t *testing.T) {
	t.Parallel()
	if _, err := rest.NewRouter([]rest.Operation{{ID: "unheardOf"}}, map[string]rest.Place{}); err == nil {
		t.Error("an operation outside the contract is served")
	}
	if _, err := rest.NewRouter(nil, map[string]rest.Place{"getUser": places["getUser"]}); err == nil {
		t.Error("an operation of the contract is served by nobody")
	}
}
