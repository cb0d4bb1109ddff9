package app_test

import (
	"os"
	"slices"
	"testing"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
)

func TestDemoLoads(t *testing.T) {
	s := apptest.Start(t)
	if err := app.Seed(t.Context(), s.Services, "", os.Stdout); err != nil {
		t.Fatal(err)
	}
}

// onlySolstice is the demo's files without the larger marketplace.
type onlySolstice struct{ fs.FS }

// ReadDir implements fs.ReadDirFS.
func (o onlySolstice) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := fs.ReadDir(o.FS, name)
	return slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return e.Name() == "meridian" }), err
}
