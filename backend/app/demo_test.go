package app_test

import (
	"os"
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
