package artwork

import (
	"net/http"
	"regexp"
	"strings"
)

var seedForm = regexp.MustCompile(`^[a-z0-9][a-z0-9._-]{0,79}$`)

// Handler serves
//
//	GET /media/art/{landscape}/{palette}/{seed}.svg?aspect=hero
//	GET /media/avatar/{seed}.svg
//
// Anything else, an unknown name or a second query parameter is a 404, so that
// nobody can fill a cache with variants of one picture.
func Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /media/art/{landscape}/{palette}/{file}", func(w http.ResponseWriter, r *http.Request) {
		seed, ok := seedOf(r.PathValue("file"))
		s := Spec{Seed: seed, Landscape: Landscape(r.PathValue("landscape")), Palette: Palette(r.PathValue("palette"))}
		if r.URL.RawQuery != "" {
			aspect, only := strings.CutPrefix(r.URL.RawQuery, "aspect=")
			s.Aspect = Aspect(aspect)
			ok = ok && only && aspect != ""
		}
		if !ok || s.Validate() != nil {
			http.NotFound(w, r)
			return
		}
		serve(w, Render(s))
	})
	mux.HandleFunc("GET /media/avatar/{file}", func(w http.ResponseWriter, r *http.Request) {
		seed, ok := seedOf(r.PathValue("file"))
		if !ok || r.URL.RawQuery != "" {
			http.NotFound(w, r)
			return
		}
		serve(w, Portrait(seed))
	})
	return mux
}

// SpecOf returns the spec of the poster at an address that Handler serves.
func SpecOf(address string) (Spec, bool) {
	address, _, _ = strings.Cut(address, "?")
	rest, ok := strings.CutPrefix(address, "/media/art/")
	parts := strings.Split(rest, "/")
	if !ok || len(parts) != 3 {
		return Spec{}, false
	}
	seed, ok := seedOf(parts[2])
	s := Spec{Seed: seed, Landscape: Landscape(parts[0]), Palette: Palette(parts[1])}
	return s, ok && s.Validate() == nil
}

// SeedOf returns the seed of the avatar at an address that Handler serves.
func SeedOf(address string) (string, bool) {
	file, ok := strings.CutPrefix(address, "/media/avatar/")
	seed, named := seedOf(file)
	return seed, ok && named
}

func seedOf(file string) (string, bool) {
	seed, ok := strings.CutSuffix(file, ".svg")
	return seed, ok && seedForm.MatchString(seed)
}

func serve(w http.ResponseWriter, svg []byte) {
	h := w.Header()
	h.Set("Content-Type", "image/svg+xml")
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	h.Set("X-Content-Type-Options", "nosniff")
	// An SVG opened as a document must not be able to run anything.
	h.Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
	_, _ = w.Write(svg)
}
