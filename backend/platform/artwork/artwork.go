// Package artwork draws the product's travel posters and portraits as SVG.
//
// A picture is a pure function of its Spec: the same spec gives the same bytes on every machine and with every Go
// release, so that a URL can be cached forever. Pictures are flat, layered and limited in color, like a
// screen-printed poster, and stay under MaxBytes.
package artwork

import (
	"bytes"
	"cmp"
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"
)

// MaxBytes bounds a rendered picture.
const MaxBytes = 30 << 10

// Landscape names the scene of a poster.
type Landscape string

// Palette names the light a poster is printed in.
type Palette string

// Aspect names the proportions of a poster.
type Aspect string

// The proportions a poster can have. AspectLandscape is used when none is given.
const (
	AspectLandscape Aspect = "landscape" // 16:10
	AspectSquare    Aspect = "square"    // 1:1
	AspectPortrait  Aspect = "portrait"  // 5:7
	AspectHero      Aspect = "hero"      // 21:9
)

var sizes = map[Aspect][2]float64{
	AspectLandscape: {1600, 1000},
	AspectSquare:    {1200, 1200},
	AspectPortrait:  {1000, 1400},
	AspectHero:      {2100, 900},
}

// Spec describes one poster.
type Spec struct {
	Seed      string    // any text; varies the composition
	Landscape Landscape // one of scenes
	Palette   Palette   // one of palettes
	Title     string    // optional; printed on a paper border
	Aspect    Aspect    // empty means AspectLandscape
}

var scenes = map[Landscape]func(*canvas){
	"canyon":    (*canvas).canyon,
	"city":      (*canvas).city,
	"coast":     (*canvas).coast,
	"desert":    (*canvas).desert,
	"duomo":     (*canvas).duomo,
	"fjord":     (*canvas).fjord,
	"highlands": (*canvas).highlands,
	"hilltown":  (*canvas).hilltown,
	"islands":   (*canvas).islands,
	"jungle":    (*canvas).jungle,
	"lake":      (*canvas).lake,
	"medina":    (*canvas).medina,
	"mountains": (*canvas).mountains,
	"oldtown":   (*canvas).oldtown,
	"pueblo":    (*canvas).pueblo,
	"reef":      (*canvas).reef,
	"ricefield": (*canvas).ricefield,
	"savanna":   (*canvas).savanna,
	"temple":    (*canvas).temple,
	"tundra":    (*canvas).tundra,
	"vineyard":  (*canvas).vineyard,
	"volcano":   (*canvas).volcano,
}

// Validate returns an error if Render cannot draw the spec.
func (s Spec) Validate() error {
	if _, ok := scenes[s.Landscape]; !ok {
		return fmt.Errorf("unknown landscape %q", s.Landscape)
	}
	if _, ok := palettes[s.Palette]; !ok {
		return fmt.Errorf("unknown palette %q", s.Palette)
	}
	if _, ok := sizes[s.Aspect]; !ok && s.Aspect != "" {
		return fmt.Errorf("unknown aspect %q", s.Aspect)
	}
	return nil
}

// Render draws the poster. It returns nil for an invalid spec.
func Render(s Spec) []byte { return render(s, (*canvas).grain) }

// Plain is the poster without paper grain and with integer lengths, for programs that support only the basic
// shapes of SVG.
func Plain(s Spec) []byte {
	wide := strconv.Itoa(int(sizes[cmp.Or(s.Aspect, AspectLandscape)][0]))
	return bytes.ReplaceAll(render(s, func(*canvas) {}), []byte(`"100%"`), []byte(`"`+wide+`"`))
}

func render(s Spec, paper func(*canvas)) []byte {
	if s.Validate() != nil {
		return nil
	}
	if s.Aspect == "" {
		s.Aspect = AspectLandscape
	}
	size := sizes[s.Aspect]
	c := newCanvas(size[0], size[1], palettes[s.Palette], string(s.Landscape)+"/"+s.Seed)
	c.open(string(s.Landscape) + " poster")
	scenes[s.Landscape](c)
	paper(c)
	if t := strings.TrimSpace(s.Title); t != "" {
		c.border(t)
	}
	c.put("</svg>")
	return c.b
}

// rng is splitmix64: small, and unlike that of math/rand its sequence never changes between releases.
type rng struct{ s uint64 }

func newRNG(seed string) *rng {
	h := fnv.New64a()
	h.Write([]byte(seed))
	return &rng{h.Sum64()}
}

func (r *rng) next() uint64 {
	r.s += 0x9e3779b97f4a7c15
	z := r.s
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

func (r *rng) float() float64            { return float64(r.next()>>11) / (1 << 53) }
func (r *rng) in(lo, hi float64) float64 { return lo + (hi-lo)*r.float() }
func (r *rng) n(n int) int               { return int(r.next() % uint64(n)) }
func (r *rng) chance(p float64) bool     { return r.float() < p }
