package chromium_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"caravan/backend/platform/chromium"
)

// teller replaces Chromium: it writes its arguments and environment to the file that it is asked for.
const teller = `#!/bin/sh
for arg in "$@"; do
  case "$arg" in
    --screenshot=*|--print-to-pdf=*) { env; echo "uid=$(id -u)"; echo "args=$*"; } > "${arg#*=}";;
  esac
done
`

// The renderer sees none of this process's settings, and is not root.
func TestChromiumKnowsNothingOfTheProcess(t *testing.T) {
	dir, err := os.MkdirTemp("", "caravan-teller-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	program := filepath.Join(dir, "teller")
	if err := os.WriteFile(program, []byte(teller), 0o755); err != nil { // it is executed
		t.Fatal(err)
	}
	if err := os.Chmod(dir, 0o755); err != nil { // readable for any user it runs as
		t.Fatal(err)
	}
	t.Setenv("CARAVAN_SEAL_KEY", "the seal key")
	t.Setenv("SOME_TOKEN", "another secret")
	b := chromium.New(program)
	shot, err := b.Screenshot(t.Context(), "http://acme.example/trips/a", 1280, 1000)
	if err != nil {
		t.Fatal(err)
	}
	printed, err := b.PDF(t.Context(), []byte("<p>a</p>"))
	if err != nil {
		t.Fatal(err)
	}
	for name, told := range map[string]string{"picture": string(shot), "PDF": string(printed)} {
		if strings.Contains(told, "CARAVAN_") || strings.Contains(told, "secret") ||
			strings.Contains(told, "HOME="+os.Getenv("HOME")+"\n") {
			t.Errorf("%s: it was told %s", name, told)
		}
		if strings.Contains(told, "uid=0\n") {
			t.Errorf("%s: it is root", name)
		}
		if strings.Contains(told, "--no-sandbox") {
			t.Errorf("%s: without a sandbox though it could make one", name)
		}
	}
}

func TestTheRealOne(t *testing.T) {
	b := chromium.New("")
	printed, err := b.PDF(t.Context(), []byte("<p>a</p>"))
	if errors.Is(err, chromium.ErrMissing) {
		t.Skip("no Chromium is installed")
	}
	if err != nil || !bytes.HasPrefix(printed, []byte("%PDF")) {
		t.Fatalf("%v %.20q", err, printed)
	}
}
