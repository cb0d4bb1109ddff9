package look_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"caravan/backend/platform/look"
	"caravan/backend/testkit/random"
)

func TestButtonTextIsReadable(t *testing.T) {
	for accent, text := range map[string]string{"#000000": "#ffffff", "#b4532a": "#ffffff", "#fde047": "#14110f",
		"#ffffff": "#14110f"} {
		if background, got := (look.Look{Accent: accent}).Button(); got != text || background != accent {
			t.Errorf("on %s: %s on %s", accent, got, background)
		}
	}
}

func TestDarkPaperIsDarkForEveryReader(t *testing.T) {
	for paper, dark := range map[string]bool{"#14111f": true, "#000000": true, "#f2efe9": false, "#ffffff": false,
		"#6a5acd": false} {
		if got := (look.Look{Paper: paper}).Dark(); got != dark {
			t.Errorf("%s: %t", paper, got)
		}
	}
}

func TestEveryThemeIsReadable(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		colour := func(name string) string {
			return fmt.Sprintf("#%06x", rapid.IntRange(0, 0xffffff).Draw(t, name))
		}
		l := look.Look{Accent: colour("accent"), Paper: colour("paper"), Ink: colour("ink")}
		ground, text := l.Button()
		for what, ratio := range map[string]float64{
			"button": look.Contrast(ground, text), "print": look.Contrast(l.Print(), "#ffffff"),
			"paper": look.Contrast(l.OnPaper(), l.Paper), "soft": look.Contrast(l.Soft(), l.Paper),
		} {
			if ratio < 4.5 {
				t.Errorf("%s of %+v has %.2f", what, l, ratio)
			}
		}
	})
}

func TestWhatIsNoColourIsTheDefault(t *testing.T) {
	for _, theme := range []string{``, `[]`, `{"accent":"red;background:url(x)","paper":"#fff","ink":"#gggggg"}`} {
		if got := look.Of(json.RawMessage(theme)); got != look.Default {
			t.Errorf("%s: %+v", theme, got)
		}
	}
	got := look.Of(json.RawMessage(`{"accent":"#f2b84b","paper":"#14111f","ink":"#f1ecff"}`))
	if got != (look.Look{Accent: "#f2b84b", Paper: "#14111f", Ink: "#f1ecff"}) {
		t.Errorf("%+v", got)
	}
}
