package app_test

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"caravan/backend/app/apptest"
)

// A revocation takes effect on the process that made it within a second, and on every other within ten. These are
// promised limits, not measurements: each wait ends as soon as the call is rejected.
const (
	knownHere  = time.Second
	knownThere = 10 * time.Second
)

// revocation is one way in which a person's access ends.
type revocation struct {
	name   string
	path   string // a call the holder could make before
	token  string
	status int // the expected rejection
	end    func(t *testing.T)
}

// refused waits until a call is rejected as expected. Until then it may only succeed, not fail otherwise.
func (r revocation) refused(t *testing.T, where string, s *apptest.Server, limit time.Duration) {
	t.Helper()
	within(t, limit, "refused "+where, func() bool {
		return s.Call(t, apptest.Request{Method: "GET", Path: r.path, Token: r.token}).Status == r.status
	})
}

func (r revocation) run(t *testing.T, here, there *apptest.Server) {
	t.Helper()
	for where, s := range map[string]*apptest.Server{"here": here, "there": there} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: r.path, Token: r.token}); a.Status != http.StatusOK {
			t.Fatalf("before, %s: %d %s", where, a.Status, a.Text)
		}
	}
	r.end(t)
	r.refused(t, "here", here, knownHere)
	r.refused(t, "there", there, knownThere)
}

// personOf finds a person of the marketplace by email address.
func (m market) personOf(t *testing.T, email string) map[string]any {
	t.Helper()
	items := m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users?q=" + email,
		Token: m.admin})["items"].([]any)
	for _, item := range items {
		if person := item.(map[string]any); strings.EqualFold(person["email"].(string), email) {
			return person
		}
	}
	t.Fatalf("nobody is called %s", email)
	return nil
}

// regroup moves a person to another group, as the admin.
func (m market) regroup(t *testing.T, email, group string) {
	t.Helper()
	person := m.personOf(t, email)
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + person["id"].(string), Token: m.admin,
		Body: map[string]any{"version": person["version"], "group": group}})
}

// After signing out, a change of group, removal from an operator's people, the end of an impersonation, or the
// revocation of a key, access is closed: on the server that did it and on another one of the same database.
func TestWhatIsRevokedIsRefusedOnEveryServer(t *testing.T) {
	t.Parallel()
	m := openMarket(t)
	there := second(t, m.Server)
	manager, editor := m.Person(t, "tripManager"), m.Person(t, "tripManager")
	leaver, leaving := m.Person(t, "host"), m.SignIn(t, m.Person(t, "host"))
	everywhere := m.SignIn(t, leaver)
	secret, keyID := m.Key(t, m.operator, m.operatorID, "itineraries:read")
	agent := m.SignIn(t, agentEmail)
	agentID := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: agent})["id"].(string)
	itinerary := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries",
		Token: m.operator})["items"].([]any)[0].(map[string]any)["id"].(string)
	standing := m.SignIn(t, apptest.AdminEmail)
	host := m.personOf(t, apptest.HostEmail)
	grant := m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + host["id"].(string) + "/impersonate",
		Token: standing, Body: map[string]any{"reason": "Looking"}})

	for _, r := range []revocation{
		{"logout", "/api/me/profile", leaving, http.StatusUnauthorized, func(t *testing.T) {
			m.Must(t, apptest.Request{Method: "POST", Path: "/authentication/logout", Token: leaving})
		}},
		{"sign out everywhere", "/api/me/profile", everywhere, http.StatusUnauthorized, func(t *testing.T) {
			m.Must(t, apptest.Request{Method: "DELETE", Path: "/api/me/sessions", Token: m.SignIn(t, leaver)})
		}},
		{"another group: what a relation of the marketplace gave", "/api/admin/trips", m.SignIn(t, manager),
			http.StatusForbidden, func(t *testing.T) {
				m.regroup(t, manager, "traveler")
			}},
		{"another group: what a relation of an object gave", "/api/admin/itineraries/" + itinerary, m.SignIn(t, editor),
			http.StatusForbidden, func(t *testing.T) {
				m.regroup(t, editor, "accountManager")
			}},
		{"no more one of the operator's people", "/api/me/itineraries/" + itinerary, agent, http.StatusNotFound,
			func(t *testing.T) {
				m.Must(t, apptest.Request{Method: "DELETE", Path: "/api/admin/operators/" + m.operatorID + "/members/" + agentID,
					Token: m.admin})
			}},
		{"the stand-in is stopped", "/api/me/audience", standing, http.StatusForbidden, func(t *testing.T) {
			m.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/impersonations/" + grant["id"].(string) + "/stop",
				Token: m.admin})
		}},
		{"the key is revoked", "/api/me/itineraries", secret, http.StatusUnauthorized, func(t *testing.T) {
			m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/api-keys/" + keyID + "/revoke", Token: m.operator})
		}},
	} {
		t.Run(r.name, func(t *testing.T) { r.run(t, m.Server, there) })
	}
}

// A removed relation grants nothing even though no worker has updated the permission server: the row is what
// counts.
func TestWhatEndedIsRefusedBeforeThePermissionServerKnows(t *testing.T) {
	t.Parallel()
	m := openMarket(t)
	there := second(t, m.Server)
	manager := m.Person(t, "tripManager")
	token := m.SignIn(t, manager)
	m.Eventually(t, "the manager's relations have arrived", func() bool {
		a := m.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/trips", Token: token})
		return a.Status == http.StatusOK
	})
	m.Rest() // relations are no longer delivered
	m.regroup(t, manager, "traveler")
	for where, s := range map[string]*apptest.Server{"here": m.Server, "there": there} {
		within := knownThere
		if where == "here" {
			within = knownHere
		}
		r := revocation{path: "/api/admin/trips", token: token, status: http.StatusServiceUnavailable}
		r.refused(t, where, s, within)
	}
	// Once a worker is back, the rejection is the ordinary one.
	ctx, stop := context.WithCancel(context.WithoutCancel(t.Context()))
	worked := make(chan error, 1)
	go func() { worked <- there.Services.Work(ctx) }()
	defer func() {
		stop()
		if err := <-worked; err != nil {
			t.Error(err)
		}
	}()
	m.Eventually(t, "the permission server has learned of it", func() bool {
		return m.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/trips",
			Token: token}).Status == http.StatusForbidden
	})
}
