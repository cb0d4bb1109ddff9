package scripts

import (
	"encoding/json"
	"os/exec"
	"slices"
	"testing"
)

// affected asks Nx which projects a change to a file affects.
func affected(t *testing.T, file string) []string {
	t.Helper()
	cmd := exec.Command("node_modules/.bin/nx", "show", "projects", "--affected", "--files="+file, "--json")
	cmd.Dir = "../.."
	cmd.Env = append(cmd.Environ(), "NX_DAEMON=false", "NX_NO_CLOUD=true")
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("nx: %v: %s", err, out)
	}
	var projects []string
	if err := json.Unmarshal(out, &projects); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return projects
}

// What a change affects is what is tested: a package with its dependents, a contract with both sides, Go on its
// own.
func TestAChangeAffectsWhatUsesIt(t *testing.T) {
	portals := []string{"@caravan/app-admin", "@caravan/app-host", "@caravan/app-operator", "@caravan/app-site",
		"@caravan/app-traveler"}
	for file, want := range map[string]struct{ in, out []string }{
		"packages/ui/src/Button/Button.tsx": {append([]string{"@caravan/ui", "@caravan/shell"}, portals...),
			[]string{"backend", "apis", "@caravan/sdk"}},
		"apis/openapi/trip.yaml": {append([]string{"apis", "backend", "@caravan/sdk", "@caravan/shell"},
			portals...), []string{"@caravan/ui"}},
		"backend/app/server.go": {[]string{"backend"}, append([]string{"apis", "@caravan/sdk", "@caravan/ui"},
			portals...)},
	} {
		got := affected(t, file)
		for _, project := range want.in {
			if !slices.Contains(got, project) {
				t.Errorf("%s does not affect %s: %v", file, project, got)
			}
		}
		for _, project := range want.out {
			if slices.Contains(got, project) {
				t.Errorf("%s affects %s: %v", file, project, got)
			}
		}
	}
}
