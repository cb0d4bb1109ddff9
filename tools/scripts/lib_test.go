// Package scripts holds the shell scripts of the Makefile; its tests run what they share.
package scripts

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// run sources lib.sh and runs a line of shell after it.
func run(t *testing.T, line string) (string, error) {
	t.Helper()
	cmd := exec.Command("bash", "-c", `. "$PWD/lib.sh"; `+line)
	cmd.Env = append(os.Environ(), "CARAVAN_STILL_EVERY=0.1")
	out, err := cmd.CombinedOutput()
	return string(out), err
}

func TestALongStepSaysThatItGoesOn(t *testing.T) {
	log := filepath.Join(t.TempDir(), "log")
	t.Setenv("LOG", log)
	// The step ends once its progress has been reported, however busy the machine is.
	until := `bash -c 'for i in $(seq 600); do ! grep -q "still at it" "$LOG" || exit 0; sleep 0.1; done; exit 1'`
	out, err := run(t, `timed "Brewing" `+until+` >"$LOG"; cat "$LOG"`)
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, want := range []string{"• Brewing …\n", "• Brewing: still at it after ", "• Brewing: done ("} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in %q", want, out)
		}
	}
}

func TestAFailedStepFailsTheScript(t *testing.T) {
	out, err := run(t, `timed "Brewing" false; echo "went on"`)
	if err == nil || strings.Contains(out, "went on") || strings.Contains(out, "done") {
		t.Errorf("%v: %q", err, out)
	}
}
