package main

import (
	"os"
	"path/filepath"
	"testing"
)

// What stands is made anew when its source changes, when it was changed by hand, and when it is gone; else it is left.
func TestStampedMakesAnewWhatIsNoLongerTrue(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	source, made, stamp := filepath.Join(dir, "from"), filepath.Join(dir, "made"), filepath.Join(dir, "sum")
	times := 0
	put := func(path, text string) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	generate := func() error {
		times++
		content, err := os.ReadFile(source)
		if err != nil {
			return err
		}
		return os.WriteFile(made, append([]byte("of "), content...), 0o600)
	}
	put(source, "one")
	for _, row := range []struct {
		what  string
		first func()
		want  int
	}{
		{"nothing stands", func() {}, 1},
		{"nothing changed", func() {}, 1},
		{"the source changed", func() { put(source, "two") }, 2},
		{"changed by hand", func() { put(made, "of mine") }, 3},
		{"taken away", func() { _ = os.Remove(made) }, 4},
		{"nothing changed again", func() {}, 4},
		{"the stamp is gone", func() { _ = os.Remove(stamp) }, 5},
	} {
		row.first()
		if err := stamped(stamp, []string{source}, []string{made}, generate); err != nil {
			t.Fatal(row.what, err)
		}
		if times != row.want {
			t.Errorf("%s: made %d times, want %d", row.what, times, row.want)
		}
	}
	if content, _ := os.ReadFile(made); string(content) != "of two" {
		t.Errorf("%s", content)
	}
}
