// Package look reads a marketplace's theme for everything that is not a page of the portals: emails, printed
// sheets, small documents, share images, icons. The portals compute their full palette in packages/ui/src/theme;
// here are the few colors that the rest needs, each readable on its background (WCAG 2 AA), whatever the
// marketplace chose.
package look

import (
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"strconv"
)

// Default applies where a theme has no color, or an invalid one.
var Default = Look{Accent: "#12574a", Paper: "#f2efe9", Ink: "#1c1a17"}

const (
	white = "#ffffff"
	black = "#14110f"
	// readable is the minimum contrast of text on its background, WCAG 2 AA.
	readable = 4.5
)

// Look holds a theme's colors as #rrggbb.
type Look struct {
	Accent string `json:"accent"`
	Paper  string `json:"paper"`
	Ink    string `json:"ink"`
}

var colour = regexp.MustCompile(`^#[0-9a-fA-F]{6}$`)

// Of reads a theme: the contract's Theme as JSON.
func Of(theme json.RawMessage) Look {
	var l Look
	_ = json.Unmarshal(theme, &l) // falls back to the default
	for _, c := range []struct {
		is        *string
		otherwise string
	}{{&l.Accent, Default.Accent}, {&l.Paper, Default.Paper}, {&l.Ink, Default.Ink}} {
		if !colour.MatchString(*c.is) {
			*c.is = c.otherwise
		}
	}
	return l
}

// Button returns the background and text colors of a filled button: where neither ink nor white is readable on
// the accent, the accent is darkened until white is.
func (l Look) Button() (background, text string) {
	if Contrast(l.Accent, black) >= readable && Contrast(l.Accent, white) < readable {
		return l.Accent, black
	}
	accent := darker(l.Accent, white)
	return accent, white
}

// Print returns the accent as a text color on white paper.
func (l Look) Print() string { return darker(l.Accent, white) }

// OnPaper returns the text color on the marketplace's paper: its ink if readable, otherwise black or white.
func (l Look) OnPaper() string {
	if Contrast(l.Ink, l.Paper) >= readable {
		return l.Ink
	}
	if Contrast(white, l.Paper) > Contrast(black, l.Paper) {
		return white
	}
	return black
}

// Dark reports whether the marketplace's pages are dark whatever the reader's system prefers, as in
// packages/ui/src/theme: its paper calls for light text.
func (l Look) Dark() bool { return lightness(l.Paper) < 0.5 }

// Soft returns a muted text color on the paper: as much of the paper mixed into OnPaper as remains readable.
func (l Look) Soft() string {
	ink := l.OnPaper()
	for part := 40; part > 0; part -= 5 {
		if soft := mixed(ink, l.Paper, part); Contrast(soft, l.Paper) >= readable {
			return soft
		}
	}
	return ink
}

// darker darkens a color until it is readable on ground.
func darker(of, ground string) string {
	for Contrast(of, ground) < readable {
		n := rgb(of)
		of = fmt.Sprintf("#%02x%02x%02x", n[0]*96/100, n[1]*96/100, n[2]*96/100)
	}
	return of
}

// mixed returns a mixed with part percent of b.
func mixed(a, b string, part int) string {
	x, y := rgb(a), rgb(b)
	for i := range x {
		x[i] = (x[i]*uint64(100-part) + y[i]*uint64(part)) / 100
	}
	return fmt.Sprintf("#%02x%02x%02x", x[0], x[1], x[2])
}

func rgb(hex string) [3]uint64 {
	n, _ := strconv.ParseUint(hex[1:], 16, 32)
	return [3]uint64{n >> 16 & 255, n >> 8 & 255, n & 255}
}

// Contrast returns the WCAG 2 contrast ratio, from 1 to 21, of two colors as #rrggbb.
func Contrast(a, b string) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(hex string) float64 { return weighed(linear(hex), 0.2126, 0.7152, 0.0722) }

// lightness returns the OKLCH lightness, from 0 to 1.
func lightness(hex string) float64 {
	light := linear(hex)
	l := math.Cbrt(weighed(light, 0.4122214708, 0.5363325363, 0.0514459929))
	m := math.Cbrt(weighed(light, 0.2119034982, 0.6806995451, 0.1073969566))
	s := math.Cbrt(weighed(light, 0.0883024619, 0.2817188376, 0.6299787005))
	return 0.2104542553*l + 0.793617785*m - 0.0040720468*s
}

func weighed(light [3]float64, r, g, b float64) float64 { return r*light[0] + g*light[1] + b*light[2] }

// linear returns the linear light of each channel, from 0 to 1.
func linear(hex string) (light [3]float64) {
	for i, channel := range rgb(hex) {
		v := float64(channel) / 255
		if v <= 0.04045 {
			light[i] = v / 12.92
		} else {
			light[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return light
}
