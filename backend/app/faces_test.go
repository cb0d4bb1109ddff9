package app_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
)

// Pages that the server writes itself, such as agreements, have the typefaces of the marketplace's look.
func TestServedPagesHaveTheMarketplacesTypefaces(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	sheet := s.Call(t, apptest.Request{Method: "GET", Path: "/faces.css"})
	if sheet.Status != http.StatusOK || !strings.HasPrefix(sheet.Header.Get("Content-Type"), "text/css") {
		t.Fatalf("%d %s", sheet.Status, sheet.Text)
	}
	for _, want := range []string{"--heading:'", "--text:'Geist Variable'"} {
		if !strings.Contains(sheet.Text, want) {
			t.Errorf("no %s in %s", want, sheet.Text)
		}
	}
	for _, file := range regexp.MustCompile(`url\(([^)]+)\)`).FindAllStringSubmatch(sheet.Text, -1) {
		if font := s.Call(t,
			apptest.Request{Method: "GET", Path: strings.Trim(file[1], `"'`)}); font.Status != http.StatusOK {
			t.Errorf("%s: %d", file[1], font.Status)
		}
	}
}
