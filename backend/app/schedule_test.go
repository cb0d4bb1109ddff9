package app_test

import (
	"net/http"
	"testing"

	"caravan/backend/app/apptest"
)

// TestPlatformOperatorsSeeWhatRunsWhen reads the periodic jobs, with the last run of one that starts with the
// server; admins of other marketplaces and all others see none of it.
func TestPlatformOperatorsSeeWhatRunsWhen(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	_, stranger := open(t, s, admin, true)
	there := map[string]map[string]any{}
	s.Eventually(t, "a job has run", func() bool {
		list := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/jobs/schedule", Token: admin})["jobs"].([]any)
		for _, one := range list {
			job := one.(map[string]any)
			there[job["name"].(string)] = job
		}
		if len(there) != len(list) {
			t.Fatalf("%d names of %d jobs", len(there), len(list))
		}
		return there["trip_lifecycle"]["outcome"] == "done"
	})
	lifecycle := there["trip_lifecycle"]
	if lifecycle["startedAt"] == nil || lifecycle["endedAt"] == nil || lifecycle["nextAt"] == nil ||
		lifecycle["error"] != nil || lifecycle["everySeconds"].(float64) < 1 {
		t.Errorf("%v", lifecycle)
	}
	if len(there) < 15 {
		t.Errorf("%d jobs", len(there))
	}
	for who, token := range map[string]string{"another marketplace's admin": stranger,
		"a host": s.SignIn(t, apptest.HostEmail), "nobody": ""} {
		a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/jobs/schedule", Token: token})
		if a.Status != http.StatusForbidden && a.Status != http.StatusUnauthorized && a.Status != http.StatusNotFound {
			t.Errorf("%s: %d %s", who, a.Status, a.Text)
		}
	}
}
