package artwork_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"caravan/backend/platform/artwork"
)

// golden is the sum of one poster of each landscape and one portrait.
const golden = "70c1049447f3d65c"

func wellFormed(t *testing.T, svg []byte) {
	t.Helper()
	if bytes.Contains(svg, []byte("NaN")) || bytes.Contains(svg, []byte("Inf")) {
		t.Fatal("a length is not a number")
	}
	d := xml.NewDecoder(bytes.NewReader(svg))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("not XML: %v", err)
		}
	}
}

func TestEveryPosterIsSmallQuickAndWellFormed(t *testing.T) {
	start, n := time.Now(), 0
	for _, l := range artwork.Landscapes() {
		for _, p := range artwork.Palettes() {
			for _, a := range artwork.Aspects() {
				for _, seed := range []string{"one", "two", "three"} {
					svg := artwork.Render(artwork.Spec{Seed: seed, Landscape: l, Palette: p, Aspect: a})
					n++
					if len(svg) == 0 || len(svg) > artwork.MaxBytes {
						t.Errorf("%s/%s/%s/%s is %d bytes", l, p, a, seed, len(svg))
					}
					if seed == "one" {
						wellFormed(t, svg)
					}
				}
			}
		}
	}
	if per := time.Since(start) / time.Duration(n); per > 5*time.Millisecond {
		t.Errorf("%v a poster", per)
	}
	if len(artwork.Landscapes()) < 14 || len(artwork.Palettes()) < 10 {
		t.Error("too little variety")
	}
}

// Cached pictures must not change by accident. A deliberate change of the
// drawings changes these sums.
func TestPicturesAreDeterministic(t *testing.T) {
	h := sha256.New()
	for _, l := range artwork.Landscapes() {
		s := artwork.Spec{Seed: "golden", Landscape: l, Palette: "dawn", Title: "A & B"}
		first := artwork.Render(s)
		if !bytes.Equal(first, artwork.Render(s)) {
			t.Errorf("%s differs between two renderings", l)
		}
		if other := s; true {
			other.Seed = "silver"
			if bytes.Equal(first, artwork.Render(other)) {
				t.Errorf("%s ignores its seed", l)
			}
		}
		h.Write(first)
	}
	h.Write(artwork.Portrait("golden"))
	if got := hex.EncodeToString(h.Sum(nil)[:8]); got != golden {
		t.Errorf("the drawings changed: sum %s, want %s", got, golden)
	}
}

func TestHandler(t *testing.T) {
	h := artwork.Handler()
	for path, want := range map[string]int{
		"/media/art/coast/dawn/lisbon.svg":                   200,
		"/media/art/coast/dawn/lisbon.svg?aspect=hero":       200,
		"/media/art/coast/dawn/lisbon.svg?aspect=":           404,
		"/media/art/coast/dawn/lisbon.svg?aspect=tall":       404,
		"/media/art/coast/dawn/lisbon.svg?v=2":               404,
		"/media/art/coast/dawn/lisbon.svg?aspect=hero&v=2":   404,
		"/media/art/coast/dawn/lisbon.png":                   404,
		"/media/art/coast/dawn/LISBON.svg":                   404,
		"/media/art/coast/dawn/%3Cscript%3E.svg":             404,
		"/media/art/moon/dawn/lisbon.svg":                    404,
		"/media/art/coast/plaid/lisbon.svg":                  404,
		"/media/avatar/amara-osei.svg":                       200,
		"/media/avatar/amara-osei.svg?x=1":                   404,
		"/media/avatar/.svg":                                 404,
		"/media/avatar/" + strings.Repeat("a", 200) + ".svg": 404,
	} {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		if w.Code != want {
			t.Errorf("%s: %d, want %d", path, w.Code, want)
		}
		if want == 200 {
			if !strings.Contains(w.Header().Get("Cache-Control"), "immutable") ||
				w.Header().Get("Content-Type") != "image/svg+xml" {
				t.Errorf("%s: headers %v", path, w.Header())
			}
		}
	}
}

func TestURLIsServed(t *testing.T) {
	addresses := []string{"/media/art/reef/noon/a-1.svg"}
	for _, a := range artwork.Aspects() {
		addresses = append(addresses, addresses[0]+"?aspect="+string(a))
	}
	for _, u := range addresses {
		w := httptest.NewRecorder()
		artwork.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, u, nil))
		if w.Code != 200 {
			t.Errorf("%s: %d", u, w.Code)
		}
	}
}

func FuzzRender(f *testing.F) {
	f.Add("seed", 3, 4, 1, "Title <b>")
	f.Fuzz(func(t *testing.T, seed string, l, p, a int, title string) {
		ls, ps, as := artwork.Landscapes(), artwork.Palettes(), artwork.Aspects()
		abs := func(i, n int) int { return int(uint(i) % uint(n)) }
		s := artwork.Spec{Seed: seed, Landscape: ls[abs(l, len(ls))], Palette: ps[abs(p, len(ps))],
			Aspect: as[abs(a, len(as))]}
		svg := artwork.Render(s)
		wellFormed(t, svg)
		if len(svg) > artwork.MaxBytes {
			t.Errorf("%+v is %d bytes", s, len(svg))
		}
		if s.Title = title; strings.ToValidUTF8(title, "") == title &&
			!strings.ContainsFunc(title, func(r rune) bool { return r < ' ' || r > 0xFFFD || r == 0xFFFE || r == 0xFFFF }) {
			wellFormed(t, artwork.Render(s))
		}
		wellFormed(t, artwork.Portrait(seed))
	})
}

func BenchmarkRender(b *testing.B) {
	ls := artwork.Landscapes()
	for i := 0; b.Loop(); i++ {
		artwork.Render(artwork.Spec{Seed: fmt.Sprint(i), Landscape: ls[i%len(ls)], Palette: "dusk",
			Aspect: artwork.AspectHero})
	}
}

var halfTurn = regexp.MustCompile(`a([\d.]+) [\d.]+ 0 0 1(?: |-)([\d.]+) 0`)

// A circle whose halves are rounded independently of its width has pointed ends, like a lemon.
func TestCirclesAreRoundInEveryAspect(t *testing.T) {
	for _, landscape := range artwork.Landscapes() {
		for _, aspect := range artwork.Aspects() {
			svg := artwork.Render(artwork.Spec{Seed: "round", Landscape: landscape, Palette: artwork.Palettes()[0],
				Aspect: aspect})
			turns := halfTurn.FindAllSubmatch(svg, -1)
			if len(turns) < 2 {
				t.Errorf("%s %s has no circle", landscape, aspect)
			}
			for _, turn := range turns {
				radius, _ := strconv.ParseFloat(string(turn[1]), 64)
				width, _ := strconv.ParseFloat(string(turn[2]), 64)
				if width != 2*radius {
					t.Errorf("%s %s: %s is not round", landscape, aspect, turn[0])
				}
			}
		}
	}
}
