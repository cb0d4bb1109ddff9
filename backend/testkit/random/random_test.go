package random_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"caravan/backend/testkit/random"
)

// TestDraws prints what a run draws, for the test below.
func TestDraws(t *testing.T) {
	if os.Getenv("RANDOM_PRINT") == "" {
		t.Skip("the other test runs it")
	}
	random.Check(t, func(r *rapid.T) { println("drawn", rapid.Int64().Draw(r, "n")) })
	println("drawn", random.Source(random.Seed(t), 3).Int64())
}

// Every run draws the same cases; another seed draws others, reproducibly; an invalid seed is rejected.
func TestRunsAreRepeated(t *testing.T) {
	run := func(seed string) (drawn []string, err error) {
		cmd := exec.Command(os.Args[0], "-test.run", "^TestDraws$", "-test.v")
		cmd.Env = append(slices.DeleteFunc(os.Environ(), func(v string) bool {
			return strings.HasPrefix(v, random.Variable+"=") || strings.HasPrefix(v, "RAPID_")
		}), "RANDOM_PRINT=1", random.Variable+"="+seed)
		out, err := cmd.CombinedOutput()
		for line := range strings.Lines(string(out)) {
			if strings.HasPrefix(line, "drawn ") {
				drawn = append(drawn, line)
			}
		}
		return drawn, err
	}
	var runs [][]string
	for _, seed := range []string{"", "", "77", "77"} {
		drawn, err := run(seed)
		if err != nil || len(drawn) < 50 {
			t.Fatalf("seed %q: %d cases, %v", seed, len(drawn), err)
		}
		runs = append(runs, drawn)
	}
	if !slices.Equal(runs[0], runs[1]) || !slices.Equal(runs[2], runs[3]) {
		t.Error("the same seed draws other cases")
	}
	if slices.Equal(runs[0], runs[2]) {
		t.Error("another seed draws the same cases")
	}
	for _, wrong := range []string{"0", "-1", "often"} {
		if _, err := run(wrong); err == nil {
			t.Errorf("%q is taken as a seed", wrong)
		}
	}
}
