package app_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var readsTime = regexp.MustCompile(`\btime\.(Now|Since|Until)\(`)

// No domain reads the machine's clock: rules with a date follow the injected clock, and the age of cached values
// is measured with clock.Tick.
func TestDomainsDoNotReadTheMachinesClock(t *testing.T) {
	looked := 0
	err := filepath.WalkDir("../domain", func(path string, entry fs.DirEntry, err error) error {
		helper := strings.HasSuffix(path, "_test.go") || strings.HasSuffix(filepath.Dir(path), "test")
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || helper {
			return err
		}
		raw, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		looked++
		for i, line := range strings.Split(string(raw), "\n") {
			if readsTime.MatchString(line) {
				t.Errorf("%s:%d: %s", path, i+1, strings.TrimSpace(line))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if looked < 100 {
		t.Errorf("only %d files were looked at: the search is broken", looked)
	}
}
