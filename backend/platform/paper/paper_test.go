package paper

import (
	"encoding/json"
	"strings"
	"testing"
)

// Names in every packaged script find their glyphs where a font has them (Fontsource claims Hangul for Chinese
// subsets), and a sheet embeds no more than it needs.
func TestLettersOfEveryScript(t *testing.T) {
	for script, name := range map[string]string{
		"noto-sans-latin": "Zoë Őry", "noto-sans-greek": "Ελένη", "noto-sans-cyrillic": "Наташа",
		"noto-sans-vietnamese": "Nguyễn", "noto-sans-arabic": "فاطمة", "noto-sans-sc": "王小明", "noto-sans-kr": "한글",
		"noto-sans-devanagari": "अनिता", "noto-sans-hebrew": "דנה", "noto-sans-thai": "สมชาย",
	} {
		missing := map[rune]bool{}
		for _, r := range name {
			missing[r] = true
		}
		all, err := cuts()
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, c := range all {
			if c.takes(missing) {
				found = found || strings.HasPrefix(c.File, script)
				if _, err := fonts.ReadFile("fonts/" + c.File); err != nil {
					t.Error(err)
				}
			}
		}
		if !found || len(missing) > 0 {
			t.Errorf("%s: %d letters of %s have no font", script, len(missing), name)
		}
	}
	html, err := Sheet{Title: "Plan", Brand: "Wander", Body: "<p>さくら 国 國</p>"}.HTML()
	if err != nil || strings.Count(string(html), "@font-face") < 2 || len(html) > 400_000 {
		t.Errorf("%d bytes, %v", len(html), err)
	}
}

// Text in a style sheet comes from the marketplace: no name or theme can break out of it.
func TestNothingEndsTheStyle(t *testing.T) {
	html, err := Sheet{Title: "<b>", Brand: `</style>"}x{`, Theme: json.RawMessage(`{"accent":"red}</style>"}`)}.HTML()
	if err != nil || strings.Count(string(html), "</style>") != 1 || strings.Contains(string(html), "<b>") ||
		strings.Contains(string(html), "red}") {
		t.Errorf("%.2000s, %v", html, err)
	}
}
